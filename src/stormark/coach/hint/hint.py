"""A hint as data: what to do in which order, what it leads to, and why."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from stormark.kernel.action import Action, Decision
from stormark.kernel.json import JsonDict


@dataclass(frozen=True)
class Step:
    """One action of a plan, with the question it answers as its player will see it."""

    action: Action
    asked: Decision
    view: JsonDict
    routine: bool  # goes without saying: no plan is named after it


@dataclass(frozen=True)
class Gain:
    """By how much something changes until the end of the turn, on average."""

    name: str  # of an amount that the game names
    amount: float


@dataclass(frozen=True)
class Reason:
    """A sentence by its message and arguments; `plan` is the number of another hint, 0 the best."""

    message: str
    args: Mapping[str, float]
    plan: int | None = None


@dataclass(frozen=True)
class Hint:
    """A plan of a strong player, and what it is worth to the seat that was asked."""

    steps: tuple[Step, ...]
    chance: float  # to win, for the seat or its team, at the end of the turn
    change: float  # against what a quick bot makes of the position
    gains: tuple[Gain, ...]  # the largest first, losses below zero
    reasons: tuple[Reason, ...]
    trials: int  # games in which it was tried out

    @property
    def actions(self) -> tuple[Action, ...]:
        """What to do, in order."""
        return tuple(step.action for step in self.steps)
