"""Battles of player 1 that wait, so that his teammate, player 3, may act meanwhile."""

from __future__ import annotations

from typing import Any

from tests.games.battalia.table import Table

ROAD = {"card": "road", "turned": 1}  # left and right
ATTACKER: dict[str, Any] = {"heroes": ["2,6", ""], "hand": ["weapon.baerfolk", "lord.baerfolk"]}
DEFENDER: dict[str, Any] = {"heroes": ["2,6", ""], "hand": ["lord.emberians"]}


def attacked(**given: Any) -> Table:
    """Player 1 attacks player 2's city on (2,6), which waits for its defender."""
    siege: dict[str, Any] = {"extended": False, "p1": ATTACKER, "p2": DEFENDER}
    return Table(players=4, **siege | given).do("attack city 2,6 p2", by=1)


def begins(table: Table, *verbs: str) -> list[str]:
    return [option for option in table.options_of(3) if option.split()[0] in verbs]


def in_the_city(**given: Any) -> Table:
    """Player 2's hero in player 3's city on (6,2) is attacked; player 4 thinks about Frosthand."""
    siege: dict[str, Any] = {
        "bilkarr": True,
        "p1": {**ATTACKER, "heroes": ["6,2", ""]},
        "p2": {"heroes": ["6,2", ""]},
        "p4": {"potions": {"frosthand": {"turned": 1}}},
    }
    table = Table(players=4, **siege | given)
    return table.do("attack heroes 6,2 p2", by=1).do("finish", by=1)
