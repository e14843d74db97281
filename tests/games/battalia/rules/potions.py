"""Players who own potions, and windows that pass."""

from __future__ import annotations

from typing import Any

from tests.games.battalia.table import Table


def owning(*potions: str, turned: int = 0, **more: Any) -> dict[str, Any]:
    return {"potions": {potion: {"turned": turned} for potion in potions}, **more}


def table_of(**given: Any) -> Table:
    return Table(**{"players": 2, "bilkarr": True} | given)


def to_act(table: Table, day: int) -> Table:
    """Pass every window until a day's first turn."""
    while table["day"] < day or table.asks[1] != "act":
        table.do("pass" if table.options[-1] == "pass" else "done")
    return table


def drinks(table: Table, player: int) -> list[str]:
    if player not in table.deciding:
        return []
    return [option for option in table.options_of(player) if option.startswith("drink")]
