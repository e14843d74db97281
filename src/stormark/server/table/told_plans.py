"""Plans as clients are told them: from what a seat sees and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypedDict, cast

from stormark.kernel.action import Action
from stormark.kernel.game import Game
from stormark.kernel.planning import Goal
from stormark.kernel.plans import plans_for
from stormark.server.protocol import shapes
from stormark.server.protocol.localizer import Localizer


class ToldPlans(TypedDict):
    """The ways to a goal, in words."""

    plans: list[shapes.Plan]
    more: bool


def told_plans(
    game: Game[Any], seen: Any, seat: int, goal: Goal, lang: str | None, names: Sequence[str]
) -> ToldPlans:
    """How a seat comes to a goal; `seen` is the position as the seat sees it."""
    found = plans_for(game, seen, seat, goal)
    if found.asked is None:
        return {"plans": [], "more": False}
    localizer = Localizer(game, names)
    view = game.show(seen, seat) if found.plans else {}
    plans = [
        shapes.Plan(
            goal=_action(plan.aim),
            steps=[_action(step) for step in plan.steps],
            text=localizer.plan(lang, plan, found.asked, view),
            pays=localizer.pieces(lang, plan.uses),
        )
        for plan in found.plans
    ]
    return {"plans": plans, "more": found.more}


def _action(action: Action) -> shapes.Action:
    return cast(shapes.Action, action.to_json())
