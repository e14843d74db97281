"""The five levels: how hard each thinks, and how often it errs."""

from __future__ import annotations

from typing import Final

from stormark.bots.battalia.planner import Effort, PlanningBot
from stormark.bots.battalia.styles import styled, tastes_of
from stormark.bots.battalia.weights import PLANNED, WEIGHTS
from stormark.bots.bot import Bot
from stormark.bots.erring import ErringBot
from stormark.bots.levels import BEGINNER, CASUAL, EXPERT, MASTER, SKILLED

EFFORTS: Final = {
    BEGINNER: Effort(0, 1, 1, 0),
    CASUAL: Effort(0, 1, 1, 0),
    SKILLED: Effort(0, 1, 1, 0),
    EXPERT: Effort(20_000, 8, 8, 0),
    MASTER: Effort(400_000, 24, 32, 10),
}
IN_CREATION: Final = {EXPERT: Effort(6_000, 6, 4, 0)}  # where that is enough
MISTAKES: Final = {BEGINNER: 62, CASUAL: 30}  # in a hundred decisions


def level(name: str, style: str, seed: int) -> Bot:
    """A bot of one of the five levels, with a style or without."""
    tables = PLANNED if EFFORTS[name].steps else WEIGHTS
    weights = {mode: styled(found, style) for mode, found in tables.items()}
    bot = PlanningBot(EFFORTS[name], weights, tastes_of(style), IN_CREATION.get(name))
    return ErringBot(bot, seed, MISTAKES[name]) if name in MISTAKES else bot
