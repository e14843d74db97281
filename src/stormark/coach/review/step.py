"""An action with what it answered: enough to say it in words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from stormark.kernel.action import Action, Decision
from stormark.kernel.game import Game
from stormark.kernel.json import JsonDict
from stormark.kernel.state import State


@dataclass(frozen=True)
class Step:
    """What a seat did or could have done, what it was asked, and what it saw."""

    action: Action
    decision: Decision
    view: JsonDict


Say: TypeAlias = Callable[[Step], str]
"""A step in words."""


def step_at(game: Game[Any], state: State, seat: int, action: Action) -> Step:
    return Step(action, game.decision(state, seat), game.view(state, seat))


def step_to_json(step: Step, say: Say) -> JsonDict:
    return {"action": step.action.to_json(), "text": say(step)}
