"""Cards made up for one test: effects are written as in content packs (docs/packs.md).

table = use('{ op = "resources", amount = 2 }')     # a structure of player 1, activated
table = play('{ op = "paragon", amount = 1 }')      # an event, bought by player 1
"""

from __future__ import annotations

import tomllib
from typing import Any

from tests.games.xibalba.table import Table

QUIET_ROLL = ["R-", "R-", "R-", "A-", "A-", "A-"]


def card(name: str, kind: str, phase: str, *items: str, **values: Any) -> dict[str, Any]:
    """A card with an effect of these items."""
    effect = tomllib.loads(f"effect = [{', '.join(items)}]")["effect"]
    return {"id": name, "type": kind, "phase": phase, "effect": effect, **values}


def hero(phase: str, *items: str, stats: tuple[int, int, int] = (3, 3, 0)) -> dict[str, Any]:
    """A soldier named hero: power, resistance, Paragon value."""
    power, resistance, paragon = stats
    values = {"power": power, "resistance": resistance, "paragon": paragon}
    return card("hero", "soldier", phase, *items, **values)


def owning(tag: str, /, *items: str, pool: str = "", **given: Any) -> Table:
    """Player 1 owns a structure named gadget on field 1, and 10 resources."""
    p1 = {"field1": ["gadget"], "resources": 10, **given.pop("p1", {})}
    cards = [card("gadget", "structure", tag, *items), *given.pop("cards", [])]
    return Table(cards=cards, p1=p1, action_pool=pool.split(), **given)


def use(*items: str, dice: str = "", **given: Any) -> Table:
    """Player 1 activates a gadget."""
    return owning("ACTION", *items, **given).do("activate 1", dice=dice.split())


def for_sale(*items: str, pool: str = "", **given: Any) -> Table:
    """Player 1 can buy an event named news for 1 of 10 resources."""
    p1 = {"resources": 10, **given.pop("p1", {})}
    cards = [card("news", "event", "ACTION", *items), *given.pop("cards", [])]
    slots = ["news"] if given.get("mode") == "apocalypse" else ["news", "perfect_throw"]
    market = {"event": slots, **given.pop("market", {})}
    return Table(cards=cards, p1=p1, market=market, action_pool=pool.split(), **given)


def play(*items: str, dice: str = "", **given: Any) -> Table:
    """Player 1 buys the event."""
    return for_sale(*items, **given).do("buy event1", dice=dice.split())


def hero_in_ark(
    phase: str, *items: str, pool: str = "A", life: int = 8, paragon: int = 0, **given: Any
) -> Table:
    """The hero of player 1 (power 3) holds the Ark."""
    cards = [hero(phase, *items, stats=(3, 3, paragon)), *given.pop("cards", [])]
    ark = {"soldier": "hero", "owner": 1, "life": life}
    return Table(cards=cards, ark=ark, action_pool=pool.split(), **given)


def hero_at_ark(
    phase: str, *items: str, pool: str = "A", life: int = 10, paragon: int = 0, **given: Any
) -> Table:
    """The hero of player 1 (power 3) stands before the Ark and its soldier without effect."""
    cards = [hero(phase, *items, stats=(3, 3, paragon)), *given.pop("cards", [])]
    ark = {"soldier": "Idol(0/1/0)", "owner": given.pop("owner", 0), "life": life}
    p1 = {"warhost": ["hero"], **given.pop("p1", {})}
    return Table(cards=cards, ark=ark, p1=p1, action_pool=pool.split(), **given)


def defended(tag: str, /, *items: str, power: int = 3, pool: str = "A", **given: Any) -> Table:
    """Player 2 attacks from the Ark; player 1 owns a gadget on field 1."""
    paragon = given.pop("paragon", 0)
    ark = {"soldier": f"Raider({power}/1/{paragon})", "owner": 2, "life": 8}
    return owning(tag, *items, pool=pool, turn=2, ark=ark, **given)


def begin_turn(table: Table, roll: str = "") -> Table:
    """The player whose turn has begun rolls 3 + 3 dice and keeps everything."""
    table.do("split 3 3", dice=roll.split() or QUIET_ROLL)
    return table.do("keep all")


def values(table: Table, key: str) -> list[Any]:
    """One value of every player: `resources`, `paragon`."""
    return [table[f"p{number}.{key}"] for number in range(1, table["players"] + 1)]
