"""Activating the ACTION effect of an add-on card: pay once, then top to bottom (G2, X-CARD-36)."""

from __future__ import annotations

from stormark.games.xibalba import events as E
from stormark.games.xibalba import layout as L
from stormark.games.xibalba.effects.modes import M_ACTIVATION
from stormark.games.xibalba.effects.payment import CARD_KEY, count_use, open_items, pay
from stormark.games.xibalba.state import Frame, Position


def run_activate(s: Position, f: Frame) -> bool:
    """All items within their limits are used, paid for and counted together."""
    items = s.tables.main[f.card]
    used = open_items(s, f.card, s.tables.lists[items])
    mask = 0
    for position, item in enumerate(s.tables.lists[items]):
        if item in used:
            mask |= 1 << position
            count_use(s, item, f.card)
    s.say(E.E_EFFECT, (f.seat, f.card))
    s.uses.append(f.card << 6 | CARD_KEY)
    s.replace(Frame(L.F_ITEMS, f.seat, card=f.card, items=items, mode=M_ACTIVATION, data=(mask,)))
    pay(s, f.seat, f.card, used)
    return True
