"""Bots against bots: every bot plays every seat equally often, and all of it repeats by a seed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256

from stormark.bots import make_bot
from stormark.kernel.json import Json
from stormark.lab.playing import arena_setup, play_out, seed_for
from stormark.lab.stats import Score
from stormark.lab.subject import Subject, loaded


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
