"""A good player who errs now and then."""

from __future__ import annotations

from random import Random
from typing import Any

from stormark.bots.bot import Bot
from stormark.bots.settled import settled_answer
from stormark.kernel.action import Action, Decision
from stormark.kernel.json import JsonDict
from stormark.kernel.simulator import Simulator


class ErringBot:
    """Plays like another bot, but takes any option in so many of a hundred decisions.

    When it errs depends on its seed and the decision alone: at a table any process may answer.
    """

    def __init__(self, best: Bot, seed: int, mistakes: int) -> None:
        self._best = best
        self._seed = seed
        self._mistakes = mistakes

    def choose(self, view: JsonDict, decision: Decision, simulator: Simulator[Any]) -> Action:
        settled = settled_answer(decision)
        if settled is not None:
            return settled
        random = Random(f"{self._seed} {decision.id}")
        if random.randrange(100) < self._mistakes:
            return random.choice(decision.actions)
        return self._best.choose(view, decision, simulator)

    def __repr__(self) -> str:
        return f"ErringBot({self._best!r}, {self._mistakes})"
