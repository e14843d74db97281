"""Purchasing cards (X-BUY): pay, take, place, refill; an event is resolved, then discarded."""

from __future__ import annotations

from typing import Final

from stormark.games.xibalba import events as E
from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.atoms import discard, pay_resources, put_on_top, refill
from stormark.games.xibalba.effects.lasting import use_up_discounts
from stormark.games.xibalba.effects.modes import M_EVENT
from stormark.games.xibalba.effects.triggers import collect, fire
from stormark.games.xibalba.queries import price
from stormark.games.xibalba.state import Frame, Position

RESOLVE: Final = 0
PUT_AWAY: Final = 1


def buy(s: Position, seat: int, slot: int, field: int) -> None:
    """The order of X-BUY-12 for a card with a place, of X-BUY-13 for an event."""
    card = s.market[slot]
    card_type = slot >> 1
    cost = price(s, seat, card)
    s.say(E.E_BUY, (seat, card, cost, slot))
    pay_resources(s, seat, cost)
    use_up_discounts(s, seat, card_type)
    s.market[slot] = -1
    if card_type == L.EVENT:
        s.resolving = card
        s.push(Frame(L.F_BUY, seat, card=card))
    else:
        put_on_top(s, seat, field, card)
        bought(s, seat, card_type)
    refill(s, slot)


def run_buy(s: Position, f: Frame) -> bool:
    """An event takes effect at once (X-CARD-23) and never becomes part of a base."""
    if f.step == RESOLVE:
        s.goto(PUT_AWAY)
        s.push(Frame(L.F_ITEMS, f.seat, card=f.card, items=s.tables.main[f.card], mode=M_EVENT))
    else:
        s.pop()
        s.resolving = -1
        discard(s, f.card)
        bought(s, f.seat, L.EVENT)
    return True


def bought(s: Position, seat: int, card_type: int) -> None:
    """The moments `buy` and `opponent_buys`, after the card was placed or resolved."""
    units: list[int] = []
    collect(s, units, V.T_BUY, seat, detail=card_type)
    for other in range(s.seats):
        if other != seat:
            collect(s, units, V.T_OPPONENT_BUYS, other, other=seat, detail=card_type)
    fire(s, units)
