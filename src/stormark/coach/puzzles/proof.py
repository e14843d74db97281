"""Doing the proof of a puzzle again: the same trials, the same seeds, the same chances."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from stormark.coach.manifest import CoachManifest
from stormark.coach.puzzles.attempt import Attempt
from stormark.coach.puzzles.collection import PuzzleFile
from stormark.coach.puzzles.kit import PuzzleKit
from stormark.coach.puzzles.verdict import options_of
from stormark.kernel.game import Game
from stormark.kernel.manifest import manifest


@dataclass(frozen=True)
class Proved:
    """Chances of the plan and its rivals by seed, in the order of the file."""

    plan: tuple[float, ...]
    rivals: tuple[tuple[float, ...], ...]

    @property
    def least_gap(self) -> float:
        """By how much the plan was better than the best rival with the worst of the seeds."""
        best = [max(rival[at] for rival in self.rivals) for at in range(len(self.plan))]
        return min(own - other for own, other in zip(self.plan, best, strict=True))


def kit_of(game: Game[Any]) -> PuzzleKit:
    return manifest("coach", game.spec.id, CoachManifest).puzzles


def prove(
    game: Game[Any], file: PuzzleFile, trials: int | None = None, kit: PuzzleKit | None = None
) -> Proved:
    """Compare the plan with its rivals as often as the file says, or so many times."""
    attempt = Attempt(game, file, kit or kit_of(game))
    puzzle = file.puzzle
    plans = [options_of(attempt, puzzle.plan)]
    plans += [options_of(attempt, rival.plan) for rival in puzzle.rivals]
    seen = attempt.game.seen_by(attempt.start, attempt.seat)
    rows = [
        attempt.kit.chances(
            attempt.game, seen, attempt.seat, plans, trials or puzzle.proof.trials, seed, False
        )
        for seed in puzzle.proof.seeds
    ]
    return Proved(
        tuple(row[0] for row in rows),
        tuple(tuple(row[number] for row in rows) for number in range(1, len(plans))),
    )


def mean(chances: Sequence[float]) -> float:
    """As files tell it."""
    return round(fmean(chances), 3)
