"""Purchasing cards (X-BUY): pay, take, place, refill; an event is resolved, then discarded."""

from __future__ import annotations

from typing import ClassVar, final

from stormark.games.xibalba import events as E
from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.atoms import (
    pay_resources,
    put_event_away,
    put_on_top,
    refill,
    resolve_event,
    take_from_market,
    use_up_discounts,
)
from stormark.games.xibalba.effects.effect import EVENT, Effect
from stormark.games.xibalba.effects.triggers import Answer, collect, fire
from stormark.games.xibalba.procedure import Procedure
from stormark.games.xibalba.procedure_fields import SEAT, Fields
from stormark.games.xibalba.queries import price
from stormark.games.xibalba.state import Position
from stormark.kernel.compiling import i64


def buy(s: Position, seat: i64, slot: i64, field: i64) -> None:
    """The order of X-BUY-12 for a card with a place, of X-BUY-13 for an event."""
    card = s.market[slot]
    card_type = slot >> 1
    cost = price(s, seat, card)
    if s.sink is not None:
        s.say(E.E_BUY, (seat, card, cost, slot))
    pay_resources(s, seat, cost)
    use_up_discounts(s, seat, card_type)
    take_from_market(s, slot)
    if card_type == L.EVENT:
        resolve_event(s, card)
        s.push(BoughtEvent(seat))
        s.push(Effect(seat, card, s.tables.main[card], EVENT))
    else:
        put_on_top(s, seat, field, card)
        bought(s, seat, card_type)
    refill(s, slot)


@final
class BoughtEvent(Procedure):
    """An event takes effect at once (X-CARD-23); resolved, it never becomes part of a base."""

    word: ClassVar[str] = "bought-event"
    fields: ClassVar[Fields] = (SEAT,)

    def run(self, s: Position) -> bool:
        s.pop()
        put_event_away(s)
        bought(s, self.seat, L.EVENT)
        return True


def bought(s: Position, seat: i64, card_type: i64) -> None:
    """The moments `buy` and `opponent_buys`, after the card was placed or resolved."""
    answers: list[Answer] = []
    collect(s, answers, V.T_BUY, seat, bought=card_type)
    for other in range(s.seats):
        if other != seat:
            collect(s, answers, V.T_OPPONENT_BUYS, other, other=seat, bought=card_type)
    fire(s, answers)
