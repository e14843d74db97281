"""Activating the ACTION effect of an add-on card: pay once, then top to bottom (G2, X-CARD-36)."""

from __future__ import annotations

from stormark.games.xibalba.atoms import count_activation, count_use
from stormark.games.xibalba.effects.effect import ACTIVATION, Effect, any_feasible
from stormark.games.xibalba.effects.paying import pay
from stormark.games.xibalba.effects.payment import open_items, payable
from stormark.games.xibalba.modifiers import is_disabled
from stormark.games.xibalba.state import Position
from stormark.kernel.compiling import i64


def can_activate(s: Position, seat: i64, card: i64) -> bool:
    """Whether an ACTION effect may be used now (X-CARD-16, X-CARD-17, X-CARD-34)."""
    items = s.tables.main[card].items
    if not items or (s.lasting and is_disabled(s, seat, card)):
        return False
    items = open_items(s, card, items)
    return payable(s, seat, card, items) and any_feasible(s, Effect(seat, card), items)


def activate(s: Position, seat: i64, card: i64) -> None:
    """All items within their limits are used, paid for and counted together."""
    items = s.tables.main[card]
    used = open_items(s, card, items.items)
    mask = 0
    for position, item in enumerate(items.items):
        if item in used:
            mask |= 1 << position
            count_use(s, item, card)
    count_activation(s, seat, card)
    s.push(Effect(seat, card, items, ACTIVATION, used=mask))
    pay(s, seat, card, used)
