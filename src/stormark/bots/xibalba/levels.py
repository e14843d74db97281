"""The five levels: how far each plans, and how often it errs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stormark.bots.bot import Bot
from stormark.bots.erring import ErringBot
from stormark.bots.levels import BEGINNER, CASUAL, EXPERT, MASTER, SKILLED
from stormark.bots.xibalba.planner import XibalbaPlanner
from stormark.bots.xibalba.styles import factors_of, liked_by
from stormark.bots.xibalba.weights import fitted

# In a hundred decisions, and simulated steps for a turn; without any, nothing is planned.
MISTAKES: Final[Mapping[str, int]] = {BEGINNER: 50, CASUAL: 25, SKILLED: 5}
STEPS: Final[Mapping[str, int]] = {
    EXPERT: 10_000,
    MASTER: 500_000,
}


def level(name: str, style: str, seed: int) -> Bot:
    """A bot of one of the five levels, with a style or without."""
    bot = XibalbaPlanner(seed, STEPS.get(name, 0), fitted(), factors_of(style), liked_by(style))
    return ErringBot(bot, seed, MISTAKES[name]) if name in MISTAKES else bot
