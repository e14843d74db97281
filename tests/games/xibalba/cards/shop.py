"""Scenes around the market: an event for sale, and the turns after it was bought."""

from __future__ import annotations

from typing import Any

from tests.games.xibalba.table import Table

QUIET_ROLL = ["R-", "R-", "R-", "A-", "A-", "A-"]


def shop(event: str, pool: str = "", *, resources: int = 10, **given: Any) -> Table:
    """Player 1 can buy an event; the other one for sale does nothing without dice."""
    p1 = {"resources": resources, **given.pop("p1", {})}
    slots = [event] if given.get("mode") == "apocalypse" else [event, "perfect_throw"]
    if event == "perfect_throw":
        slots = [event, "rain_of_dice"]
    market = {"event": slots, **given.pop("market", {})}
    return Table(p1=p1, market=market, action_pool=pool.split(), **given)


def begin_turn(table: Table, roll: str = "") -> Table:
    """The player whose turn has begun rolls and keeps everything: the action phase begins."""
    table.do("split 3 3", dice=roll.split() or QUIET_ROLL)
    return table.do("keep all")


def rerolls_after_roll(table: Table, split: str = "split 3 3") -> int:
    """How many re-rolls the player whose turn has begun has after the initial roll."""
    table.do(split, dice=QUIET_ROLL)
    left = table.decision.about.get("rerolls", 0)
    assert isinstance(left, int)
    return left
