"""The kit every game must pass: random games, checked at every decision.

`check()` is asked everywhere; the expensive checks of `conformance_checks` run in full games.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import Generic, TypeVar

from stormark.kernel.action import Action
from stormark.kernel.broken_promise import BrokenPromise
from stormark.kernel.chance import KeyedChance
from stormark.kernel.conformance_checks import PositionChecks
from stormark.kernel.digest import digest
from stormark.kernel.game import Game, Setup
from stormark.kernel.json import Json
from stormark.kernel.match import Match
from stormark.kernel.refusal import InputError, Refusal
from stormark.kernel.replay import record_match
from stormark.kernel.replay_text import write_record
from stormark.kernel.state import Io, State

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class GameReport:
    """How a random game went."""

    seats: int
    decisions: int
    turns: int
    returns: tuple[float, ...]
    digest: str


class ConformanceError(AssertionError):
    """A game broke a promise.  `replay` is a save of the game up to where it happened."""

    def __init__(
        self,
        promise: str,
        detail: str,
        options: Mapping[str, Json],
        seed: int,
        decision: int,
        replay: str,
    ) -> None:
        self.promise = promise
        self.replay = replay
        super().__init__(
            f"{promise}: {detail} (options {dict(options)}, seed {seed}, decision {decision})"
        )


class Kit(Generic[S]):
    """Plays random games and checks them.

    `every` thins the expensive checks of a full game to every n-th decision; `limit` is the
    number of decisions after which a game counts as endless.
    """

    def __init__(self, game: Game[S], every: int = 1, limit: int = 100_000) -> None:
        self.game = game
        self.every = every
        self.limit = limit

    def run_all(self, games: int, full: bool = True) -> list[GameReport]:
        """`games` random games of every option set."""
        return [
            self.run_game(options, seed, full)
            for options in self.game.option_sets()
            for seed in range(games)
        ]

    def run_game(self, options: Mapping[str, Json], seed: int, full: bool = True) -> GameReport:
        """One random game; the same numbers give the same game, full or not.

        Raises ConformanceError where the game breaks a promise.
        """
        setup = self.game.setup(options)
        if isinstance(setup, Refusal):
            raise ConformanceError("setup", f"refused by {setup.rule}", options, seed, 0, "")
        game = _RandomGame(self, setup, seed)
        try:
            return game.full() if full else game.fast()
        except BrokenPromise as broken:
            promise, detail, cause = broken.promise, broken.detail, broken.__cause__ or broken
        except Exception as crash:  # whatever a faulty game may raise is a finding
            promise, detail, cause = "crash", repr(crash), crash
        played = len(game.moves)
        raise ConformanceError(promise, detail, options, seed, played, game.replay()) from cause


def seed_bytes(seed: int) -> bytes:
    """The secret of a numbered random game."""
    return sha256(f"conformance {seed}".encode()).digest()


class _RandomGame(Generic[S]):
    """One game of the kit."""

    def __init__(self, kit: Kit[S], setup: Setup, seed: int) -> None:
        self.game, self.limit, self.every = kit.game, kit.limit, kit.every
        self.setup = setup
        self.secret = seed_bytes(seed)
        self.chance = KeyedChance(self.secret, self.game.spec.streams)
        self.moves: list[tuple[int, Action]] = []
        self._rng = Random(seed)
        self._checking = Random(~seed)

    def fast(self) -> GameReport:
        """The bare loop, with nothing but the invariant checked."""
        io = Io(self.chance)
        state = self.game.start(self.setup, io)
        for played in range(self.limit):
            _sound(state)
            if not state.open_seats():
                return self._report(state, played)
            seat, option = self._choose(state)
            state.apply(seat, option, io)
        raise BrokenPromise("termination", f"not over after {self.limit} decisions")

    def full(self) -> GameReport:
        """The same game beside a referee, whose log is played again at the end."""
        io = Io(self.chance)
        state = self.game.start(self.setup, io)
        match = Match(self.game, self.setup, self.secret)
        checks = PositionChecks(self.game, self.chance, self._checking, self.secret)
        for played in range(self.limit):
            _sound(state)
            if digest(state) != match.digest:
                raise BrokenPromise("replay", "the same actions led to another position")
            over = not state.open_seats()
            if over or played % self.every == 0:
                checks.all(state)
            if over:
                self._play_again(match)
                return self._report(state, played)
            seat, option = self._choose(state)
            action = self.moves[-1][1]
            result = match.act(seat, action)
            if isinstance(result, Refusal):
                raise BrokenPromise("options", f"{action} was offered, then refused: {result.rule}")
            checks.events(result.events)
            before = (list(state.answered), list(state.draws))
            state.apply(seat, option, io)
            checks.counters(before, state, seat)
        raise BrokenPromise("termination", f"not over after {self.limit} decisions")

    def _choose(self, state: S) -> tuple[int, int]:
        seat = self._rng.choice(state.open_seats())
        option = self._rng.choice(state.options(seat))
        self.moves.append((seat, self.game.action(state, seat, option)))
        return seat, option

    def _play_again(self, match: Match[S]) -> None:
        try:
            Match.from_log(self.game, self.setup, self.secret, match.log)
        except InputError as error:
            raise BrokenPromise("replay", str(error)) from error

    def _report(self, state: S, decisions: int) -> GameReport:
        turns = self.game.turn_of(state)[0]
        return GameReport(state.seats, decisions, turns, tuple(state.returns()), digest(state))

    def replay(self) -> str:
        """The game so far, as far as a referee can follow it."""
        match = Match(self.game, self.setup, self.secret)
        for seat, action in self.moves:
            try:
                if isinstance(match.act(seat, action), Refusal):
                    break
            except Exception:  # the crash that is being reported
                break
        names = [f"seat {seat}" for seat in range(match.seats)]
        return write_record(record_match(match, names, save=True))


def _sound(state: State) -> None:
    broken = state.check()
    if broken:
        raise BrokenPromise("check", "; ".join(broken))
