"""Scenes in which a card shows what it does: who stands where, and nothing else on the table."""

from __future__ import annotations

from typing import Any

from stormark.kernel.json import Json
from tests.games.xibalba.table import Table

BLANK_ROLL = ["R-", "R-", "R-", "A-", "A-", "A-"]


def in_ark(soldier: str, pool: str = "A", *, life: int = 8, **given: Any) -> Table:
    """Player 1's soldier is in the Ark and ready to attack bases."""
    ark = {"soldier": soldier, "owner": 1, "life": life}
    return Table(ark=ark, action_pool=pool.split(), **given)


def at_ark(soldier: str, pool: str = "A", *, life: int = 10, owner: int = 0, **given: Any) -> Table:
    """Player 1's soldier is the top of the Warhost; a soldier without effect holds the Ark."""
    p1 = {"warhost": [soldier], **given.pop("p1", {})}
    ark = {"soldier": "Idol(0/1/0)", "owner": owner, "life": life}
    return Table(ark=ark, action_pool=pool.split(), p1=p1, **given)


def raided(power: int, *, paragon: int = 0, pool: str = "A", **given: Any) -> Table:
    """Player 2 is about to attack the base of player 1 from the Ark, each symbol this strong."""
    ark = {"soldier": f"Raider({power}/1/{paragon})", "owner": 2, "life": 8}
    return Table(turn=2, ark=ark, action_pool=pool.split(), **given)


def at_empty_ark(soldier: str, pool: str = "A", **given: Any) -> Table:
    """Player 1's soldier is the top of the Warhost, and nobody is in the Ark."""
    p1 = {"warhost": [soldier], **given.pop("p1", {})}
    return Table(ark={"soldier": ""}, action_pool=pool.split(), p1=p1, **given)


def effect_phase(**given: Any) -> Table:
    """Player 1's effect phase, after the productivity."""
    return Table(phase="effect", **given)


def idle_turn(table: Table, income: str = "") -> None:
    """The next player takes a turn without doing anything; `income` is rolled at its end."""
    table.do("split 3 3", dice=BLANK_ROLL)
    table.do("keep all")
    table.do("end", dice=income.split())


def power(table: Table) -> Json:
    """The power that the attack of the last move had."""
    return next(event.args["power"] for event in table.events if event.verb == "power")


def paid_for(table: Table, purchase: str) -> Json:
    """What a purchase cost."""
    table.do(purchase)
    return next(event.args["price"] for event in table.events if event.verb == "buy")


def nothing_to_resolve(table: Table) -> bool:
    """Whether the effect phase went by without a decision."""
    return table.asks == (1, "split-pool")
