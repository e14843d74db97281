"""Xibalba: bots with changed weights, which take what looks best one step ahead."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stormark.bots.bot import Bot
from stormark.bots.xibalba.planner import XibalbaPlanner
from stormark.bots.xibalba.terms import NAMES
from stormark.bots.xibalba.weights import fitted

WEIGHTS: Final = tuple(NAMES)
NO_STEPS: Final = 0  # of planning: thousands of games have to be played


def tuned(factors: Mapping[str, float], seed: int) -> Bot:
    return XibalbaPlanner(seed, NO_STEPS, fitted(), factors)
