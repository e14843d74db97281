"""How many steps a turn may take: they are dearer the more players there are.

A step weighs the position of every seat, and valleys are one thing more to weigh.  What is known
before a turn decides, never a clock; `python -m bench.turns` measures what turns take.
"""

from __future__ import annotations

from typing import Final

from stormark.games.battalia.engine import BattaliaState

MOST: Final = 400_000  # in a duel: about five seconds, seldom all of them
DUEL: Final = 7  # what a step costs there, by `step_cost`
VALLEY: Final = 4  # thirds


def most_steps(s: BattaliaState) -> int:
    """As many as cost what the most steps of a duel cost; members of a team share a turn."""
    members = len(s.teams[s.team])
    return MOST * 3 * DUEL // (step_cost(s) * members)


def step_cost(s: BattaliaState) -> int:
    """What a step costs, in thirds of a seventh of one in a duel."""
    cost = 3 + 2 * int(s.seats)
    return cost * (VALLEY if s.rules.valleys() else 3)
