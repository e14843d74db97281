"""Road and city cards for the maps of these tests, named by their exits.

Two players of mode creation have the fields of rows and columns 2 to 6, and 4,1 and 4,7; player 1
lives in 2,2, player 2 in 6,6, the ruin lies on 4,4.
"""

from __future__ import annotations

from typing import Any

from tests.games.battalia.table import Table

SHAPES = {  # the exits of each shape, turned clockwise
    "dead_end": ("n", "e", "s", "w"),
    "straight": ("ns", "ew"),
    "curve": ("ne", "es", "sw", "nw"),
    "t": ("nes", "esw", "nsw", "new"),
    "x": ("nesw",),
}
TURNS = {
    exits: (shape, turned) for shape, ways in SHAPES.items() for turned, exits in enumerate(ways)
}


def road(exits: str, **more: Any) -> dict[str, Any]:
    """A road with exits to these sides: `road("ew")`."""
    shape, turned = TURNS[exits]
    return {"card": "road", "shape": shape, "turned": turned, **more}


def city(exits: str = "nesw", owner: int = 0, **more: Any) -> dict[str, Any]:
    """A city with exits to these sides, with a player's marker or neutral."""
    shape, turned = TURNS[exits]
    return {"card": "city", "shape": shape, "turned": turned, "owner": owner, **more}


def creation(**given: Any) -> Table:
    """A table of mode creation, on a day that enlightens only Tents."""
    return Table(**{"mode": "creation", "day": 4, **given})


def starting(table: Table, *verbs: str) -> list[str]:
    """The open options that begin with these words."""
    return [option for option in table.options if option.split()[0] in verbs]
