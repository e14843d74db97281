"""The plain loops of random play: simulations, soaks and speed measurements run them compiled."""

from __future__ import annotations

from random import Random
from typing import Final, final

from stormark.kernel.chance import FastRandom
from stormark.kernel.compiling import i64
from stormark.kernel.state import Io, State

MOST_OPTIONS: Final = 1024


def play_random(state: State, io: Io, rng: Random, limit: int) -> int:
    """Play uniformly random options on a state of one's own, until it is over or `limit`
    decisions are made; how many were made.
    """
    return play_fast(state, io, FastRandom(rng.getrandbits(62)), limit)


def play_fast(state: State, io: Io, random: FastRandom, limit: i64) -> i64:
    """`play_random` by a generator that is used up along the way; nothing but machine words."""
    played: i64 = 0
    while played < limit:
        seat = state.next_seat(random)
        if seat < 0:
            break
        moves = state.moves(seat)
        state.apply(seat, moves[random.below(len(moves))], io)
        played += 1
    return played


@final
class CheckedPlay:
    """How a checked game has gone so far; still true when a rule has raised an exception."""

    def __init__(self) -> None:
        self.over = False
        self.decisions = 0
        self.broken: list[str] = []  # what `check` had to say about the position reached
        # decisions by their number of options; the last entry holds everything above it
        self.branching = [0] * MOST_OPTIONS


def play_checked(state: State, io: Io, rng: Random, limit: int, play: CheckedPlay) -> None:
    """`play_random` with the same choices, every position checked.

    Ends when the game is over, a position is broken or `limit` decisions are made.
    """
    uniform = rng.random
    branching = play.branching
    while play.decisions < limit:
        play.broken = state.check()
        if play.broken:
            return
        seats = state.open_seats()
        if not seats:
            play.over = True
            return
        seat = seats[0] if len(seats) == 1 else seats[int(uniform() * len(seats))]
        options = state.options(seat)
        count = len(options)
        branching[min(count, MOST_OPTIONS - 1)] += 1
        state.apply(seat, options[int(uniform() * count)], io)
        play.decisions += 1
