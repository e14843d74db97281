"""Effects that keep a card from being destroyed or put it elsewhere (op `prevent`, X-ARK-25)."""

from __future__ import annotations

from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.effects import paying
from stormark.games.xibalba.effects.payment import count_use, payable, within_limit
from stormark.games.xibalba.modifiers import active_cards, holds
from stormark.games.xibalba.state import Position
from stormark.games.xibalba.tables import Item


def soldier_keepers(s: Position, owner: int, victim: int, cause: int) -> list[tuple[int, Item]]:
    """(card, item) of every effect with which its owner may keep a soldier.

    A sacrificed soldier is destroyed, or the cost would not be paid in full (X-CARD-37); it may
    still go somewhere else than to the discard pile.
    """
    result: list[tuple[int, Item]] = []
    if owner < 0:
        return result
    blocking = s.attack is not None and s.attack.blocker == victim
    for trigger in (V.T_DESTROYED, V.T_BLOCK):
        if trigger == V.T_DESTROYED or blocking:
            add_keepers(s, result, owner, victim, trigger)
    for card in active_cards(s, owner):
        add_keepers(s, result, owner, card, V.T_OWN_SOLDIER_DESTROYED)
        if blocking and card != victim and s.tables.type[card] != L.SOLDIER:
            add_keepers(s, result, owner, card, V.T_BLOCK)
    if cause == L.BY_SACRIFICE:
        return [keeper for keeper in result if keeper[1].q != V.STAY]
    return result


def add_keepers(
    s: Position, result: list[tuple[int, Item]], owner: int, card: int, trigger: int
) -> None:
    for item in s.tables.lists[s.tables.triggered[card][trigger]]:
        if item.op == V.PREVENT and item.p == V.P_SOLDIER and usable(s, owner, card, item):
            result.append((card, item))


def addon_keepers(s: Position, owner: int, victim: int, cause: int) -> list[tuple[int, Item]]:
    """(card, item) of every effect with which its owner may keep an add-on card.

    Protection that always works makes the card no target at all.
    """
    result: list[tuple[int, Item]] = []
    if cause == L.BY_SACRIFICE:
        return result
    for card in active_cards(s, owner):
        for item in s.tables.continuous[card]:
            if item.op == V.PREVENT and item.p == V.P_ADDON:
                if not item.kinds >> s.tables.type[victim] & 1:
                    continue
                if item.q == 0 and cause != L.BY_ATTACK:
                    continue
                if item.asked and usable(s, owner, card, item):
                    result.append((card, item))
    return result


def usable(s: Position, owner: int, card: int, item: Item) -> bool:
    return (
        holds(s, item, owner, card)
        and within_limit(s, item, card)
        and payable(s, owner, card, [item])
    )


def keep_options(keepers: list[tuple[int, Item]]) -> list[int]:
    """Use one of them, or none where all are optional."""
    options: list[int] = []
    forced = False
    for card, item in keepers:
        options.append(L.pack(L.V_KEEP_CARD, card))
        if not item.optional:
            forced = True
    if not forced:
        options.append(L.pack(L.V_PASS))
    return options


def keeper_item(card: int, keepers: list[tuple[int, Item]]) -> Item:
    """The first effect of a card among those that may be used."""
    for keeper, item in keepers:
        if keeper == card:
            return item
    return keepers[0][1]


def use_keeper(s: Position, owner: int, card: int, item: Item) -> None:
    """Count the use of an effect that keeps a card, and pay for it."""
    if s.tables.reached is not None:
        s.tables.reached.count(item, card)
    count_use(s, item, card)
    paying.pay(s, owner, card, [item])
