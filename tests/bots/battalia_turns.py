"""Whole turns of Battalia that a planner plays from a given position."""

from __future__ import annotations

from stormark.bots import Bot
from stormark.games.battalia.engine import BattaliaState
from stormark.kernel.chance import FastChance
from stormark.kernel.state import Io
from tests.bots.playing import choice
from tests.games.battalia.table import GAME

MOST = 60  # answers; no turn takes as many


def turn(bot: Bot, state: BattaliaState) -> list[str]:
    """What it does until the turn is over, in notation."""
    io = Io(FastChance(7))
    began = state.turn_no
    done: list[str] = []
    while state.turn_no == began and state.open_seats() and len(done) < MOST:
        action = choice(GAME, bot, state, FastChance(len(done)))
        seat = state.open_seats()[0]
        option = GAME.option(state, seat, action)
        assert isinstance(option, int)
        state.apply(seat, option, io)
        done.append(GAME.notation(action))
    return done
