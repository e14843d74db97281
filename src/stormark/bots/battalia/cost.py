"""How many steps a turn may take: they are dearer the more players there are.

A step weighs the position of every seat, on a map that grows with them: with six players it takes
nearly four times as long as with two.  Valleys are one thing more to weigh.  What is known before a
turn decides, never a clock; `python -m bench.turns` measures what turns take.
"""

from __future__ import annotations

from typing import Final

from stormark.games.battalia.engine import BattaliaState

TURN: Final = 6_000_000  # microseconds at most, for all members of a team together
SEAT: Final = 20  # microseconds of a step for each seat, as measured,
DUEL: Final = 12  # less these


def most_steps(s: BattaliaState) -> int:
    """As many as a turn has time for; members of a team share a turn."""
    members = len(s.teams[s.team])
    return TURN // (step_cost(s) * members)


def step_cost(s: BattaliaState) -> int:
    """What a step costs, in microseconds; a third more with a valley."""
    cost = SEAT * int(s.seats) - DUEL
    return cost * 4 // 3 if s.rules.valleys() else cost
