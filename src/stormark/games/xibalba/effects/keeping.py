"""Effects that keep a card from being destroyed or put it elsewhere (op `prevent`, X-ARK-25)."""

from __future__ import annotations

from typing import final

from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.atoms import count_use
from stormark.games.xibalba.effects import paying
from stormark.games.xibalba.effects.operation import Operation
from stormark.games.xibalba.effects.operations.prevent import (
    PreventAddonLoss,
    PreventSoldierLoss,
)
from stormark.games.xibalba.effects.payment import payable, within_limit
from stormark.games.xibalba.modifiers import active_cards
from stormark.games.xibalba.state import Position
from stormark.kernel.compiling import i64


@final
class Keeper:
    """A card with an effect by which its owner may keep a card."""

    __slots__ = ("card", "item")

    def __init__(self, card: i64, item: Operation) -> None:
        self.card = card
        self.item = item


def soldier_keepers(s: Position, owner: i64, victim: i64, cause: i64) -> list[Keeper]:
    """Every effect with which its owner may keep a soldier.

    A sacrificed soldier is destroyed, or the cost would not be paid in full (X-CARD-37); it may
    still go somewhere else than to the discard pile.
    """
    result: list[Keeper] = []
    if owner < 0:
        return result
    blocking = s.attack is not None and s.attack.blocker == victim
    for trigger in (V.T_DESTROYED, V.T_BLOCK):
        if trigger == V.T_DESTROYED or blocking:
            add_keepers(s, result, owner, victim, trigger, cause)
    for card in active_cards(s, owner):
        add_keepers(s, result, owner, card, V.T_OWN_SOLDIER_DESTROYED, cause)
        if blocking and card != victim and s.tables.type[card] != L.SOLDIER:
            add_keepers(s, result, owner, card, V.T_BLOCK, cause)
    return result


def add_keepers(
    s: Position, result: list[Keeper], owner: i64, card: i64, trigger: i64, cause: i64
) -> None:
    for item in s.tables.triggered[card][trigger].items:
        if isinstance(item, PreventSoldierLoss) and usable(s, owner, card, item):
            if cause != L.BY_SACRIFICE or not item.stays:
                result.append(Keeper(card, item))


def addon_keepers(s: Position, owner: i64, victim: i64, cause: i64) -> list[Keeper]:
    """Every effect with which its owner may keep an add-on card.

    Protection that always works makes the card no target at all.
    """
    result: list[Keeper] = []
    if cause == L.BY_SACRIFICE:
        return result
    for card in active_cards(s, owner):
        for item in s.tables.continuous[card]:
            if isinstance(item, PreventAddonLoss) and item.asked():
                if not item.kinds >> s.tables.type[victim] & 1:
                    continue
                if item.only_attacks and cause != L.BY_ATTACK:
                    continue
                if usable(s, owner, card, item):
                    result.append(Keeper(card, item))
    return result


def usable(s: Position, owner: i64, card: i64, item: Operation) -> bool:
    return (
        item.holds(s, owner, card)
        and within_limit(s, item, card)
        and payable(s, owner, card, [item])
    )


def keep_options(keepers: list[Keeper]) -> list[int]:
    """Use one of them, or none where all are optional."""
    options: list[int] = []
    forced = False
    for keeper in keepers:
        options.append(L.pack(L.V_KEEP_CARD, keeper.card))
        if not keeper.item.optional:
            forced = True
    if not forced:
        options.append(L.pack(L.V_PASS))
    return options


def keeper_of(card: i64, keepers: list[Keeper]) -> Keeper:
    """The first effect of a card among those that may be used."""
    for keeper in keepers:
        if keeper.card == card:
            return keeper
    return keepers[0]


def lets_stay(keeper: Keeper) -> bool:
    """Whether a soldier is not destroyed at all, instead of put under its Warhost."""
    return isinstance(keeper.item, PreventSoldierLoss) and keeper.item.stays


def use_keeper(s: Position, owner: i64, keeper: Keeper) -> None:
    """Count the use of an effect that keeps a card, and pay for it."""
    if s.tables.reached is not None:
        s.tables.reached.count(keeper.item, keeper.card)
    count_use(s, keeper.item, keeper.card)
    paying.pay(s, owner, keeper.card, [keeper.item])
