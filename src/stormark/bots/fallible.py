"""A good player who errs now and then."""

from __future__ import annotations

from random import Random
from typing import Any

from stormark.bots.bot import Bot
from stormark.kernel.action import Action, Decision
from stormark.kernel.json import JsonDict
from stormark.kernel.simulator import Simulator


class FallibleBot:
    """Plays like another bot, but takes any option in a share of all decisions."""

    def __init__(self, best: Bot, rng: Random, mistakes: float) -> None:
        self._best = best
        self._rng = rng
        self._mistakes = mistakes

    def choose(self, view: JsonDict, decision: Decision, simulator: Simulator[Any]) -> Action:
        if self._rng.random() < self._mistakes:
            return self._rng.choice(decision.actions)
        return self._best.choose(view, decision, simulator)

    def __repr__(self) -> str:
        return f"FallibleBot({self._best!r}, {self._mistakes:g})"
