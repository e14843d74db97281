"""The puzzles that come with the package, and the one of the day."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias

from stormark.kernel.game import Game
from stormark.kernel.refusal import InputError
from stormark.kernel.scenario import Scenario, load_scenario
from stormark.kernel.scenario_puzzle import Puzzle

FOLDER: Final = Path(__file__).parent
STRIDE: Final = 7  # days between two neighbours in the list; without common factors, all get a turn


@dataclass(frozen=True)
class PuzzleFile:
    """A puzzle with the scenario around it."""

    name: str  # of its file: a number of three digits
    scenario: Scenario
    puzzle: Puzzle

    @property
    def seat(self) -> int:
        """From 0, as everywhere but in files."""
        return self.puzzle.seat - 1


Puzzles: TypeAlias = Mapping[str, PuzzleFile]
"""By name, the easy ones first."""


@cache
def puzzles_of(game: str) -> Puzzles:
    """Every puzzle there is for a game."""
    found = [puzzle_in(path) for path in sorted((FOLDER / game).glob("*.toml"))]
    found.sort(key=lambda each: (each.puzzle.difficulty, each.name))
    return {each.name: each for each in found}


def puzzle_in(path: Path) -> PuzzleFile:
    """A puzzle of any file; raises InputError for one without."""
    scenario = load_scenario(path)
    if scenario.puzzle is None:
        raise InputError("puzzle-none", str(path))
    return PuzzleFile(path.stem, scenario, scenario.puzzle)


def puzzle_named(game: Game[Any], name: str, place: str) -> PuzzleFile:
    """A puzzle by its name or number; raises InputError naming the place."""
    known = puzzles_of(game.spec.id)
    found = known.get(name.zfill(3))
    if found is None:
        raise InputError("puzzle-unknown", place, found=name, count=len(known))
    return found


def puzzle_of_the_day(game: str, day: date) -> PuzzleFile:
    """The same for everybody; all have their day before one comes again.

    >>> puzzle_of_the_day("xibalba", date(2030, 1, 1)).name == (
    ...     puzzle_of_the_day("xibalba", date(2030, 1, 1)).name
    ... )
    True
    """
    known = puzzles_of(game)
    names = sorted(known)
    step = next(step for step in range(STRIDE, STRIDE + len(names) + 1) if _coprime(step, names))
    return known[names[day.toordinal() * step % len(names)]]


def _coprime(step: int, names: list[str]) -> bool:
    from math import gcd

    return gcd(step, len(names)) == 1
