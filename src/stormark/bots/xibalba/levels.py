"""The five levels: how far each plans, and how often it errs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stormark.bots.bot import Bot
from stormark.bots.levels import BEGINNER, CASUAL, EXPERT, MASTER, SKILLED
from stormark.bots.xibalba.planner import FAR, XibalbaPlanner
from stormark.bots.xibalba.styles import factors_of
from stormark.bots.xibalba.weights import fitted
from stormark.games.xibalba.engine import XibalbaState
from stormark.kernel.action import Action, Decision
from stormark.kernel.chance import FastRandom
from stormark.kernel.json import JsonDict
from stormark.kernel.simulator import Simulator

# in a hundred decisions
MISTAKES: Final[Mapping[str, int]] = {BEGINNER: 50, CASUAL: 25, SKILLED: 5}
STEPS: Final[Mapping[str, int]] = {EXPERT: 10_000, MASTER: 500_000}  # for a turn


class XibalbaLearner:
    """Plays without planning and takes any option now and then, by its seed and the moment."""

    def __init__(self, seed: int, mistakes: int, factors: Mapping[str, float]) -> None:
        self._seed = seed
        self._mistakes = mistakes
        self._best = XibalbaPlanner(seed, 0, fitted(), factors)

    def choose(
        self, view: JsonDict, decision: Decision, simulator: Simulator[XibalbaState]
    ) -> Action:
        if len(decision.actions) == 1:
            return decision.actions[0]
        moment = int(simulator.sample().answered[decision.seat])
        random = FastRandom(FAR * self._seed + moment)
        if random.below(100) < self._mistakes:
            return decision.actions[random.below(len(decision.actions))]
        return self._best.choose(view, decision, simulator)

    def __repr__(self) -> str:
        return f"XibalbaLearner({self._mistakes})"


def level(name: str, style: str, seed: int) -> Bot:
    """A bot of one of the five levels, with a style or without."""
    factors = factors_of(style)
    if name in MISTAKES:
        return XibalbaLearner(seed, MISTAKES[name], factors)
    return XibalbaPlanner(seed, STEPS[name], fitted(), factors)
