"""Battalia: bots with changed weights, which think as little as a skilled one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stormark.bots.battalia.features import NAMES
from stormark.bots.battalia.levels import EFFORTS
from stormark.bots.battalia.planner import PlanningBot
from stormark.bots.battalia.weights import WEIGHTS as FITTED
from stormark.bots.battalia.weights import Weights
from stormark.bots.bot import Bot
from stormark.bots.levels import SKILLED

WEIGHTS: Final = tuple(NAMES)


def tuned(factors: Mapping[str, float], seed: int) -> Bot:
    changed = {mode: _multiplied(weights, factors) for mode, weights in FITTED.items()}
    return PlanningBot(EFFORTS[SKILLED], changed)


def _multiplied(weights: Weights, factors: Mapping[str, float]) -> Weights:
    by = [factors.get(name, 1.0) for name in NAMES]
    opening = [weight * factor for weight, factor in zip(weights.opening, by, strict=True)]
    ending = [weight * factor for weight, factor in zip(weights.ending, by, strict=True)]
    return Weights(opening, ending)
