"""Where heroes can go on foot, and what it costs: so that tables need not know the roads."""

from __future__ import annotations

from typing import Final

from stormark.games.battalia.grid import steps_from
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn.walking import is_home
from stormark.games.battalia.view.types import Reachable
from stormark.games.battalia.view.words import field_word

FAR: Final = 6  # dearer ways are not told: hardly anybody pays them


def reach(s: Position, seat: int, hero: int) -> list[Reachable]:
    """The fields a hero can reach, nearest first; home terrain may be free (B-MOVE-10)."""
    start = s.heroes[2 * seat + hero]
    if start < 0:
        return []
    costs = {start: 0}
    before: dict[int, int] = {}
    todo = [start]
    while todo:
        field = todo.pop()
        for other in steps_from(s, field):
            cost = costs[field] + (0 if is_home(s, seat, other) else 1)
            if cost <= FAR and cost < costs.get(other, FAR + 1):
                costs[other] = cost
                before[other] = field
                todo.append(other)
    del costs[start]
    found = sorted((cost, field) for field, cost in costs.items())
    return [
        Reachable(field=field_word(s, field), cost=cost, via=field_word(s, before[field]))
        for cost, field in found
    ]
