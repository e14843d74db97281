"""Bots against bots: every bot plays every seat equally often, and all of it repeats by a seed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, TypeVar

from stormark.bots import Bot, make_bot
from stormark.kernel.chance import FastChance, KeyedChance
from stormark.kernel.game import Game, Setup
from stormark.kernel.json import Json, JsonDict
from stormark.kernel.refusal import InputError, Refusal
from stormark.kernel.simulator import Simulator
from stormark.kernel.state import Io, State
from stormark.lab.stats import wilson
from stormark.lab.subject import Subject, loaded
from stormark.lab.watch import Watch

S = TypeVar("S", bound=State)

ENDLESS = 100_000  # decisions after which a game is given up


@dataclass(frozen=True)
class Pairing:
    """One game: which bot sits where.  `seating[seat]` is the number of an entrant."""

    number: int
    seed: int
    seating: tuple[int, ...]


@dataclass(frozen=True)
class Arena:
    """Entrants, numbered from 0, and the options they play with."""

    subject: Subject
    entrants: tuple[str, ...]
    options: Mapping[str, Json]
    games: int
    seed: int

    def pairings(self) -> list[Pairing]:
        """Entrants move on by one seat from game to game."""
        seats = len(self.entrants)
        return [
            Pairing(number, self.seed, tuple((seat + number) % seats for seat in range(seats)))
            for number in range(self.games)
        ]


@dataclass(frozen=True)
class Outcome:
    """How a game ended; a share of the victory per seat."""

    pairing: Pairing
    returns: tuple[float, ...]
    decisions: int
    turns: int


@dataclass(frozen=True)
class ArenaJob:
    """A game for a process."""

    arena: Arena
    pairing: Pairing


def play_pairing(job: ArenaJob) -> Outcome:
    """Play one game with bots at all seats."""
    arena, pairing = job.arena, job.pairing
    game = loaded(arena.subject.load)
    secret = sha256(f"arena {pairing.seed} {pairing.number}".encode()).digest()
    bots = [
        make_bot(arena.entrants[entrant], seed_for(secret, seat), game.spec.id)
        for seat, entrant in enumerate(pairing.seating)
    ]
    state, decisions = play_out(game, arena_setup(game, arena.options), secret, bots)
    return Outcome(pairing, tuple(state.returns()), decisions, game.turn_of(state)[0])


def arena_setup(game: Game[Any], options: Mapping[str, Json]) -> Setup:
    setup = game.setup(options)
    if isinstance(setup, Refusal):
        raise InputError("arena-options-refused", "options", rule=setup.rule)
    return setup


def play_out(
    game: Game[S], setup: Setup, secret: bytes, bots: Sequence[Bot], watch: Watch | None = None
) -> tuple[S, int]:
    """Let bots play a game to its end; the last position, and how many decisions it took."""
    io = Io(KeyedChance(secret, game.spec.streams), None if watch is None else watch.sink)
    chances = [FastChance(seed_for(secret, -1 - seat)) for seat in range(len(bots))]
    state = game.start(setup, io)
    decisions = 0
    while state.open_seats() and decisions < ENDLESS:
        seat = state.open_seats()[0]
        decision = game.decision(state, seat)
        seen = game.seen_by(state, seat)
        simulator = Simulator(game, seen, seat, chances[seat])
        action = bots[seat].choose(game.show(seen, seat), decision, simulator)
        option = game.option(state, seat, action)
        if isinstance(option, Refusal):
            raise AssertionError(f"{bots[seat]!r} chose {action}, refused by {option.rule}")
        if watch is not None:
            watch.chose(decision.kind, option)
        state.apply(seat, option, io)
        decisions += 1
    return state, decisions


def seed_for(secret: bytes, purpose: int) -> int:
    """A seed of its own for everybody who needs one."""
    return int.from_bytes(sha256(secret + str(purpose).encode()).digest()[:8], "big")


@dataclass
class Score:
    """Games and victories of an entrant, in all or at one seat."""

    games: int = 0
    wins: float = 0.0

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    def add(self, won: float) -> None:
        self.games += 1
        self.wins += won

    def interval(self) -> tuple[float, float]:
        """95 % Wilson."""
        return wilson(self.wins, self.games)

    def to_json(self) -> JsonDict:
        return {"games": self.games, "wins": self.wins, "interval": list(self.interval())}


@dataclass
class Standings:
    """All outcomes so far."""

    entrants: tuple[str, ...]
    outcomes: list[Outcome]

    def score(self, entrant: int, seat: int | None = None) -> Score:
        """The score of an entrant, at one seat or at all of them."""
        score = Score()
        for outcome in self.outcomes:
            at = outcome.pairing.seating.index(entrant)
            if seat is None or at == seat:
                score.add(outcome.returns[at])
        return score

    def average(self, what: str) -> float:
        """The mean of `decisions` or `turns`."""
        values = [getattr(outcome, what) for outcome in self.outcomes]
        return sum(values) / len(values) if values else 0.0
