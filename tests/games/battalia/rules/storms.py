"""A jump between two gates that draws a storm effect of our choice."""

from __future__ import annotations

from typing import Any

from tests.games.battalia.table import Table

QUIET = (9, 8)  # effects that find nothing to do here
JUMP = "move 1; lay supply; lay supply; go; jump 6,4"


def before_jump(effect: int, *hand: str, **given: Any) -> Table:
    """Two players; the first stands on his home gate with what a jump to the other one costs."""
    player = {"heroes": ["2,4", ""], "hand": ["2 supply", *hand], **given.pop("p1", {})}
    stock = {"storm": [effect], **given.pop("stock", {})}
    return Table(p1=player, stock=stock, **given)


def storm(effect: int, *hand: str, **given: Any) -> Table:
    """The table after the jump: the effect is drawn and, where it asks something, open."""
    return before_jump(effect, *hand, **given).do(JUMP)
