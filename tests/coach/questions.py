"""Positions of games that are played anyhow, to ask the coach in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from stormark.kernel.chance import KeyedChance
from stormark.kernel.game import Game, Setup
from stormark.kernel.json import Json
from stormark.kernel.state import Io

Asked = tuple[Any, int]
"""A true position, and a seat that has several answers in it."""


def asked(game: Game[Any], options: Mapping[str, Json], seed: int, most: int) -> Iterator[Asked]:
    """Decisions with a choice, as random play meets them."""
    setup = game.setup(options)
    assert isinstance(setup, Setup)
    io = Io(KeyedChance(bytes([seed] * 32), game.spec.streams))
    state = game.start(setup, io)
    random = Random(seed)
    for _ in range(most):
        seats = state.open_seats()
        if not seats:
            return
        seat = random.choice(seats)
        answers = state.options(seat)
        if len(answers) > 1:
            yield state.copy(), seat
        state.apply(seat, random.choice(answers), io)


def first_of_each_kind(
    game: Game[Any], options: Mapping[str, Json], seed: int, most: int
) -> Iterator[Asked]:
    """Of every kind of decision the first one that random play meets."""
    seen: set[str] = set()
    for state, seat in asked(game, options, seed, most):
        kind = game.decision(state, seat).kind
        if kind not in seen:
            seen.add(kind)
            yield state, seat
