"""Positions of random games, for tests of what is made from positions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from stormark.kernel.chance import FastChance
from stormark.kernel.game import Game
from stormark.kernel.json import Json
from stormark.kernel.refusal import Refusal
from stormark.kernel.state import Io, State


def positions(
    game: Game[Any], options: Mapping[str, Json], seed: int, limit: int = 100_000
) -> Iterator[State]:
    """Every position of a random game with an open decision, up to `limit` of them."""
    setup = game.setup(options)
    assert not isinstance(setup, Refusal)
    io = Io(FastChance(seed))
    rng = Random(seed)
    state: State = game.start(setup, io)
    for _ in range(limit):
        seats = state.open_seats()
        if not seats:
            return
        yield state
        seat = rng.choice(seats)
        state.apply(seat, rng.choice(state.options(seat)), io)
