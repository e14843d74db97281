"""Who plays Xibalba in the coach's place: a planner that looks at one decision quickly."""

from __future__ import annotations

from typing import Final

from stormark.bots.bot import Bot
from stormark.bots.xibalba.planner import XibalbaPlanner
from stormark.bots.xibalba.weights import fitted

STEPS: Final = 5_000  # for a turn: a review asks at every decision


def reviewer(seed: int) -> Bot:
    return XibalbaPlanner(seed, STEPS, fitted(), {})
