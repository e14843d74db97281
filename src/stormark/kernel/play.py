"""The plain loop of random play: simulations and speed measurements run it compiled."""

from __future__ import annotations

from random import Random

from stormark.kernel.state import Io, State


def play_random(state: State, io: Io, rng: Random, limit: int) -> int:
    """Play uniformly random options on a state of one's own, until it is over or `limit`
    decisions are made; how many were made.
    """
    uniform = rng.random
    for played in range(limit):
        seats = state.open_seats()
        if not seats:
            return played
        seat = seats[0] if len(seats) == 1 else seats[int(uniform() * len(seats))]
        options = state.options(seat)
        state.apply(seat, options[int(uniform() * len(options))], io)
    return limit
