"""What an item costs (G7, X-CARD-34, X-CARD-37) and how often it may be used (G6)."""

from __future__ import annotations

from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.effects.operation import Operation
from stormark.games.xibalba.effects.operations.prevent import PreventSoldierLoss
from stormark.games.xibalba.modifiers import active_cards, is_active, sums_of
from stormark.games.xibalba.state import Position, warhost
from stormark.kernel.compiling import i64


def payable(s: Position, seat: i64, card: i64, items: list[Operation]) -> bool:
    """Whether the costs of some items can be paid together, each once and in full."""
    resources: i64 = 0
    paragon: i64 = 0
    life: i64 = 0
    for item in items:
        resources += item.pay_resources
        paragon += item.pay_paragon
        life += item.pay_life
        if item.pay_sacrifice and not can_sacrifice(s, seat, card, item.pay_sacrifice):
            return False
    if resources > s.resources[seat] or paragon > s.paragon[seat]:
        return False
    return life == 0 or (s.ark_owner == seat and s.life > life)


def can_sacrifice(s: Position, seat: i64, card: i64, what: i64) -> bool:
    """Whether there is a card to sacrifice which no effect keeps from that (X-CARD-37)."""
    if what == V.SACRIFICE_SOLDIER:
        pile = s.piles[warhost(seat)]
        return bool(pile) and not always_stays(s, seat, pile[-1])
    if not is_active(s, seat, card):
        return False
    if s.tables.type[card] == L.SOLDIER:
        return not always_stays(s, seat, card)
    return not sums_of(s, seat).kept[s.tables.type[card]]


def always_stays(s: Position, seat: i64, soldier: i64) -> bool:
    """Whether an effect that leaves its owner no choice keeps a soldier where it is."""
    if stays_by(s, seat, soldier, V.T_DESTROYED):
        return True
    for card in active_cards(s, seat):
        if stays_by(s, seat, card, V.T_OWN_SOLDIER_DESTROYED):
            return True
    return False


def stays_by(s: Position, seat: i64, card: i64, trigger: i64) -> bool:
    for item in s.tables.triggered[card][trigger].items:
        if isinstance(item, PreventSoldierLoss) and item.stays:
            if not item.optional and item.holds(s, seat, card) and within_limit(s, item, card):
                return True
    return False


def within_limit(s: Position, item: Operation, card: i64) -> bool:
    return item.limit == 0 or not s.uses or s.uses.count(card << 6 | item.key) < item.limit


def open_items(s: Position, card: i64, items: list[Operation]) -> list[Operation]:
    """The items that an activation of an add-on card would use now (G6, X-CARD-16, X-CARD-17).

    Each keeps to its own limit; one without a limit is used once per turn if nothing is paid.
    """
    if not s.uses:
        return items  # nothing was used in this turn
    left = [item for item in items if within_limit(s, item, card)]
    if has_cost(left) or card << 6 | L.CARD_KEY not in s.uses:
        return left
    return [item for item in left if item.limit]


def has_cost(items: list[Operation]) -> bool:
    """Whether an effect always costs something."""
    for item in items:
        if item.always_costs():
            return True
    return False
