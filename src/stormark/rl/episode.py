"""One game as environments play it: seats, numbers of options, observations, results."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from stormark.games.registry import load_game, observer, option_table
from stormark.kernel.chance import FastChance
from stormark.kernel.game import Game, Setup
from stormark.kernel.json import Json
from stormark.kernel.refusal import InputError, Refusal
from stormark.kernel.state import Io, State

Bytes = NDArray[np.uint8]


class Episode:
    """A game under way.  `begin` starts another one; equal seeds and answers give equal games.

    >>> episode = Episode("xibalba", {"players": 2})
    >>> episode.begin(seed=1)
    >>> seat = episode.open_seats()[0]
    >>> int(episode.mask(seat).sum()) == len(episode.numbers(seat))
    True
    """

    def __init__(
        self, name: str, options: Mapping[str, Json] | None = None, pack: Path | str | None = None
    ) -> None:
        self.name = name
        self.game: Game[Any] = load_game(name, pack)
        self.setup = checked_setup(self.game, options or {})
        self.table = option_table(name)
        self.observer = observer(name)
        self.io = Io(FastChance(0))
        self.state: State = self.game.start(self.setup, self.io)
        self.seats = int(self.state.seats)
        self.decisions = 0

    def begin(self, seed: int) -> None:
        self.io = Io(FastChance(seed))
        self.state = self.game.start(self.setup, self.io)
        self.decisions = 0

    # --- what there is to decide

    def open_seats(self) -> list[int]:
        """The seats with an open decision, the one to answer first in front; empty at the end."""
        return [int(seat) for seat in self.state.open_seats()]

    def numbers(self, seat: int) -> list[int]:
        """The numbers of a seat's options, in the order of the decision."""
        return [int(i) for i in self.table.indices(self.state, seat, self.state.moves(seat))]

    def mask(self, seat: int) -> Bytes:
        """1 for every number that is an option of the seat; all 0 if it is not asked."""
        if seat not in self.state.open_seats():
            return np.zeros(int(self.table.size), np.uint8)
        return np.frombuffer(self.table.mask(self.state, seat), np.uint8)

    def observation(self, seat: int) -> Bytes:
        return np.frombuffer(self.observer.observe(self.state, seat), np.uint8)

    def features(self, seat: int) -> Bytes:
        """A row for every option of the seat, in the order of `numbers`."""
        rows = np.frombuffer(self.table.features(self.state, seat), np.uint8)
        return rows.reshape(-1, int(self.table.feature_size))

    def answer(self, seat: int, number: int) -> None:
        """Carry out an option; ValueError if the number is none of the seat's."""
        if seat not in self.state.open_seats():
            raise ValueError(f"seat {seat} is not asked; asked are {self.open_seats()}")
        option = self.table.option(self.state, seat, number)
        if option < 0:
            raise ValueError(f"{number} is no option of seat {seat}; look at the action mask")
        self.state.apply(seat, option, self.io)
        self.decisions += 1

    def any_number(self, seat: int, rng: Random) -> int:
        return rng.choice(self.numbers(seat))

    def rewards(self) -> list[float]:
        """1 for a victory, shares for a shared one, 0 for a defeat and while the game runs."""
        return [float(share) for share in self.state.returns()]


def checked_setup(game: Game[Any], options: Mapping[str, Json]) -> Setup:
    setup = game.setup(options)
    if isinstance(setup, Refusal):
        raise InputError("given-refused", "options", rule=setup.rule)
    return setup
