"""Metamorpha on a road of some terrain, and a hero on another such road."""

from __future__ import annotations

from typing import Any

from tests.games.battalia.table import Table


def with_her(terrain: str, **given: Any) -> Table:
    """Six sets; Metamorpha on a road of a terrain, player 1's first hero on another such road."""
    road = {"card": "road", "terrain": terrain}
    board = {"3,6": road, "5,6": road} | given.pop("board", {})
    p1 = {"heroes": ["5,6", ""]} | given.pop("p1", {})
    return Table(
        players=6,
        team_mode=False,
        metamorpha=True,
        npcs={"metamorpha": "3,6"},
        board=board,
        p1=p1,
        **given,
    )


def tributes(table: Table) -> list[str]:
    return [option for option in table.options if option.startswith("tribute")]
