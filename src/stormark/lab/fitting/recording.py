"""Games of bots as data: what counts for every seat where a turn begins, and who won."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Generic, TypeVar

from stormark.bots.bot import Bot
from stormark.kernel.chance import FastChance, KeyedChance
from stormark.kernel.game import Game
from stormark.kernel.json import Json
from stormark.kernel.refusal import Refusal
from stormark.kernel.simulator import Simulator
from stormark.kernel.state import Io, State
from stormark.lab.playing import ENDLESS, arena_setup, seed_for
from stormark.lab.subject import loaded

S = TypeVar("S", bound=State)
Rows = list[list[float]]
"""The terms of a position: a row for each seat."""


@dataclass(frozen=True)
class Recorded:
    """One game: the rows of every position where a turn began, and a share of the victory per seat.

    A game that was given up has no winner and is no use.
    """

    number: int
    positions: tuple[Rows, ...]
    returns: tuple[float, ...]


@dataclass(frozen=True)
class Recording(Generic[S]):
    """What is to be played and written down; everything in it can travel to another process."""

    load: Callable[[], Game[S]]
    options: Mapping[str, Json]
    bots: Callable[[int, int], Sequence[Bot]]  # (seed, seats)
    rows: Callable[[S], Rows]
    seed: int


@dataclass(frozen=True)
class RecordingJob:
    """A game for a process."""

    recording: Recording[Any]
    number: int


def record(job: RecordingJob) -> Recorded:
    """Play one game.  Bots get no view: what they think with is the simulator."""
    plan, number = job.recording, job.number
    game = loaded(plan.load)
    secret = sha256(f"recording {plan.seed} {number}".encode()).digest()
    io = Io(KeyedChance(secret, game.spec.streams))
    state = game.start(arena_setup(game, plan.options), io)
    bots = plan.bots(seed_for(secret, 0), int(state.seats))
    chances = [FastChance(seed_for(secret, -1 - seat)) for seat in range(len(bots))]
    positions: list[Rows] = []
    turn = -1
    for _ in range(ENDLESS):
        seats = state.open_seats()
        if not seats:
            break
        if game.turn_of(state)[0] != turn:
            turn = game.turn_of(state)[0]
            positions.append(plan.rows(state))
        seat = seats[0]
        simulator = Simulator(game, game.seen_by(state, seat), seat, chances[seat])
        action = bots[seat].choose({}, game.decision(state, seat), simulator)
        option = game.option(state, seat, action)
        if isinstance(option, Refusal):
            raise AssertionError(f"{bots[seat]!r} chose {action}, refused by {option.rule}")
        state.apply(seat, option, io)
    return Recorded(number, tuple(positions), tuple(state.returns()))
