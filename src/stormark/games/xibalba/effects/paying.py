"""Paying for items (G7): a sacrifice is destroyed like any other card (X-CARD-37)."""

from __future__ import annotations

from stormark.games.xibalba import events as E
from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.atoms import change_life, change_paragon, pay_resources
from stormark.games.xibalba.effects.operation import Operation
from stormark.games.xibalba.state import Position, warhost
from stormark.games.xibalba.turn import destroy, destroy_addon
from stormark.kernel.compiling import i64


def pay(s: Position, seat: i64, card: i64, items: list[Operation]) -> None:
    """Pay; a sacrifice is carried out before whatever comes next."""
    resources = 0
    paragon = 0
    life = 0
    for item in items:
        resources += item.pay_resources
        paragon += item.pay_paragon
        life += item.pay_life
    pay_resources(s, seat, resources)
    if paragon:
        change_paragon(s, seat, -paragon, E.BY_PAYMENT, card)
    if life:
        change_life(s, -life, E.BY_PAYMENT, card)
    for item in items:
        if item.pay_sacrifice == V.SACRIFICE_SOLDIER:
            sacrifice_soldier(s, seat, s.piles[warhost(seat)][-1])
        elif item.pay_sacrifice == V.SACRIFICE_THIS:
            if s.tables.type[card] == L.SOLDIER:
                sacrifice_soldier(s, seat, card)
            else:
                field = field_of(s, seat, card)
                s.push(destroy_addon.DestroyAddon(seat, card, field, seat, L.BY_SACRIFICE))


def sacrifice_soldier(s: Position, seat: i64, soldier: i64) -> None:
    s.push(destroy.DestroySoldier(seat, soldier, seat, cause=L.BY_SACRIFICE))


def field_of(s: Position, seat: i64, card: i64) -> i64:
    """The field on which an active add-on card of a seat lies, or 0."""
    for field in range(1, L.FIELDS + 1):
        pile = s.piles[L.BASES + L.BASE_PILES * seat + field]
        if pile and pile[-1] == card:
            return field
    return 0
