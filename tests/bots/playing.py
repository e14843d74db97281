"""Bots that play a game by what they see, without anything else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from stormark.bots import Bot
from stormark.kernel.action import Action
from stormark.kernel.chance import FastChance, KeyedChance
from stormark.kernel.game import Game, Setup
from stormark.kernel.json import Json
from stormark.kernel.simulator import Simulator
from stormark.kernel.state import Io, State

S = TypeVar("S", bound=State)


def start(game: Game[S], options: Mapping[str, Json], io: Io) -> S:
    setup = game.setup(options)
    assert isinstance(setup, Setup)
    return game.start(setup, io)


def choice(game: Game[Any], bot: Bot, state: State, chance: FastChance) -> Action:
    """What a bot does in a position of which it sees its own side alone."""
    seat = state.open_seats()[0]
    seen = game.seen_by(state, seat)
    simulator = Simulator(game, seen, seat, chance)
    return bot.choose(game.show(seen, seat), game.decision(state, seat), simulator)


def played(
    game: Game[S], bots: list[Bot], options: Mapping[str, Json], seed: int, most: int = 10_000
) -> tuple[list[Action], S]:
    """The actions of a game, every one of them legal, and where it led."""
    io = Io(KeyedChance(bytes([seed] * 32), game.spec.streams))
    state = start(game, options, io)
    chances = [FastChance(seat) for seat in range(len(bots))]
    actions: list[Action] = []
    while state.open_seats() and len(actions) < most:
        seat = state.open_seats()[0]
        action = choice(game, bots[seat], state, chances[seat])
        option = game.option(state, seat, action)
        assert isinstance(option, int)
        state.apply(seat, option, io)
        actions.append(action)
    return actions, state
