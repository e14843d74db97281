"""The bot that takes any option: the opponent to be beaten, and the one that plays every game."""

from __future__ import annotations

from random import Random
from typing import Any

from stormark.kernel.action import Action, Decision
from stormark.kernel.json import JsonDict
from stormark.kernel.simulator import Simulator


class RandomBot:
    """Chooses uniformly among all options."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: JsonDict, decision: Decision, simulator: Simulator[Any]) -> Action:
        return self._rng.choice(decision.actions)

    def __repr__(self) -> str:
        return "RandomBot()"
