"""The whole way from games to files: play, find, prove, put into words, write."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from stormark.coach.puzzles.collection import PuzzleFile, puzzle_in
from stormark.coach.puzzles.proof import kit_of
from stormark.coach.puzzles.prospecting import Diggings, prospect
from stormark.coach.puzzles.wording import Teller
from stormark.coach.puzzles.writing import puzzle_from, text_of
from stormark.kernel.files import write_atomically
from stormark.kernel.game import Game
from stormark.kernel.json import Json
from stormark.lab.executor import Executor


@dataclass(frozen=True)
class Order:
    """What is wanted: games by options and seed, and not too many puzzles of one kind."""

    options: Mapping[str, Json]
    games: int
    seed: int
    every: int = 1
    most_of_a_kind: int = 6

    def command(self, game: str) -> str:
        """How to order the same again."""
        options = " ".join(
            f"--{name.replace('_', '-')}" if value is True else f"--{name} {value}"
            for name, value in self.options.items()
        )
        return (
            f"stormark puzzles mine {game} {options} --games {self.games} --seed {self.seed} "
            f"--every {self.every}"
        )


def dig(game: Game[Any], order: Order, folder: Path, executor: Executor) -> Iterator[PuzzleFile]:
    """Write puzzles into a folder, numbered after those that are there; each as it is found.

    The games are searched by the executor; which puzzles come of them does not depend on it.
    """
    kit = kit_of(game)
    known = [puzzle_in(path) for path in sorted(folder.glob("*.toml"))]
    titles = [title for file in known for title in file.scenario.title.values()]
    kinds = Counter(file.puzzle.kind for file in known)
    teller = Teller(game, kit, titles)
    number = max((int(file.name) for file in known if file.name.isdecimal()), default=0)
    digging = Diggings(order.options, order.games, order.seed, order.every)
    for find in prospect(digging, game.spec.id, executor):
        name = f"{number + 1:03}"
        file = puzzle_from(game, kit, find, name, teller, order.command(game.spec.id))
        if file is not None and kinds[file.puzzle.kind] < order.most_of_a_kind:
            number += 1
            kinds[file.puzzle.kind] += 1
            write_atomically(folder / f"{name}.toml", text_of(file))
            yield file
