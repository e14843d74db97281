"""The five levels: how hard each thinks, and how often it errs."""

from __future__ import annotations

from typing import Final

from stormark.bots.battalia.planner import Effort, PlanningBot
from stormark.bots.battalia.styles import styled
from stormark.bots.battalia.weights import WEIGHTS
from stormark.bots.bot import Bot
from stormark.bots.levels import BEGINNER, CASUAL, EXPERT, MASTER, SKILLED
from stormark.games.battalia.engine import BattaliaState
from stormark.kernel.action import Action, Decision
from stormark.kernel.chance import FastRandom
from stormark.kernel.json import JsonDict
from stormark.kernel.simulator import Simulator

EFFORTS: Final = {
    BEGINNER: Effort(0, 1, 1, 0),
    CASUAL: Effort(0, 1, 1, 0),
    SKILLED: Effort(0, 1, 1, 0),
    EXPERT: Effort(6_000, 6, 4, 0),
    MASTER: Effort(400_000, 24, 32, 10),
}
MISTAKES: Final = {BEGINNER: 62, CASUAL: 30}  # in a hundred decisions
MOMENTS: Final = 1_000_003  # more than a game has decisions


class ErringBot:
    """Takes any option now and then, by its seed and the moment alone."""

    def __init__(self, best: Bot, seed: int, mistakes: int) -> None:
        self._best = best
        self._seed = seed
        self._mistakes = mistakes

    def choose(
        self, view: JsonDict, decision: Decision, simulator: Simulator[BattaliaState]
    ) -> Action:
        if len(decision.actions) == 1:
            return decision.actions[0]
        moment = int(simulator.sample().answered[decision.seat])
        random = FastRandom(MOMENTS * self._seed + moment)
        if random.below(100) < self._mistakes:
            return decision.actions[random.below(len(decision.actions))]
        return self._best.choose(view, decision, simulator)

    def __repr__(self) -> str:
        return f"ErringBot({self._best!r}, {self._mistakes})"


def level(name: str, style: str, seed: int) -> Bot:
    """A bot of one of the five levels, with a style or without."""
    weights = {mode: styled(found, style) for mode, found in WEIGHTS.items()}
    bot = PlanningBot(EFFORTS[name], weights)
    return ErringBot(bot, seed, MISTAKES[name]) if name in MISTAKES else bot
