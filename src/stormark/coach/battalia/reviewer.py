"""Who plays Battalia in the coach's place: a planner that looks at one decision quickly."""

from __future__ import annotations

from typing import Final

from stormark.bots.battalia.planner import Effort, PlanningBot
from stormark.bots.battalia.weights import WEIGHTS
from stormark.bots.bot import Bot

STEPS: Final = 1_500  # for a turn: a review asks at every decision


def reviewer(seed: int) -> Bot:
    return PlanningBot(Effort(STEPS, 4, 2, 0), WEIGHTS)
