"""A game of bots, played to its end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any, Protocol, TypeVar

from stormark.bots import Bot
from stormark.kernel.action import Action, Decision
from stormark.kernel.chance import FastChance, KeyedChance
from stormark.kernel.event import Sink
from stormark.kernel.game import Game, Setup
from stormark.kernel.json import Json
from stormark.kernel.match import Match
from stormark.kernel.refusal import InputError, Refusal
from stormark.kernel.replay import replay_text
from stormark.kernel.simulator import Simulator
from stormark.kernel.state import Io, State
from stormark.lab.watch import Watch

S = TypeVar("S", bound=State)

ENDLESS = 100_000  # decisions after which a game is given up


class Observer(Protocol):
    """Follows a game: its events, and every answer before it is carried out."""

    sink: Sink

    def chose(
        self, state: State, seat: int, decision: Decision, action: Action, option: int
    ) -> None: ...


class Watching:
    """A watch as an observer."""

    def __init__(self, watch: Watch) -> None:
        self.sink: Sink = watch.sink
        self._watch = watch

    def chose(
        self, state: State, seat: int, decision: Decision, action: Action, option: int
    ) -> None:
        self._watch.chose(decision.kind, option)


def arena_setup(game: Game[Any], options: Mapping[str, Json]) -> Setup:
    setup = game.setup(options)
    if isinstance(setup, Refusal):
        raise InputError("arena-options-refused", "options", rule=setup.rule)
    return setup


def play_out(
    game: Game[S],
    setup: Setup,
    secret: bytes,
    bots: Sequence[Bot],
    observer: Observer | None = None,
    views: bool = True,
) -> tuple[S, int]:
    """Let bots play a game to its end; the last position, and how many decisions it took.

    Our own bots think with the simulator alone.  To write their seats' views takes longer than to
    play: without `views` they get an empty one.
    """
    io = Io(KeyedChance(secret, game.spec.streams), None if observer is None else observer.sink)
    chances = [FastChance(seed_for(secret, -1 - seat)) for seat in range(len(bots))]
    state = game.start(setup, io)
    decisions = 0
    while state.open_seats() and decisions < ENDLESS:
        seat = state.open_seats()[0]
        decision = game.decision(state, seat)
        seen = game.seen_by(state, seat)
        simulator = Simulator(game, seen, seat, chances[seat])
        view = game.show(seen, seat) if views else {}
        action = bots[seat].choose(view, decision, simulator)
        option = game.option(state, seat, action)
        if isinstance(option, Refusal):
            raise AssertionError(f"{bots[seat]!r} chose {action}, refused by {option.rule}")
        if observer is not None:
            observer.chose(state, seat, decision, action, option)
        state.apply(seat, option, io)
        decisions += 1
    return state, decisions


def replay_of(
    game: Game[Any],
    setup: Setup,
    secret: bytes,
    names: Sequence[str],
    choices: Sequence[tuple[int, Action]],
) -> str:
    """A game as a replay, from what the bots of these names chose, with their seats."""
    match = Match(game, setup, secret)
    for seat, action in choices:
        done = match.act(seat, action)
        if isinstance(done, Refusal):
            raise AssertionError(f"{action} of {names[seat]} is refused by {done.rule}")
    return replay_text(match, [f"bot:{name}" for name in names])


def seed_for(secret: bytes, purpose: int) -> int:
    """A seed of its own for everybody who needs one."""
    return int.from_bytes(sha256(secret + str(purpose).encode()).digest()[:8], "big")
