"""The common actions, paid or free (X-DISCARD, X-REORG, X-PHARMA, X-WEAPON, X-ASSAULT, X-HARVEST).

Whether one is possible is asked in `effects.feasible.action_possible`.
"""

from __future__ import annotations

from typing import Final

from stormark.games.xibalba import events as E
from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.atoms import (
    add_die,
    discard,
    discard_market_card,
    heal,
    pay_resources,
    take_top,
    turn_die,
    upgrade_base,
)
from stormark.games.xibalba.effects.triggers import collect, fire, fire_for
from stormark.games.xibalba.state import Position
from stormark.games.xibalba.turn.reorganize import Reorganize
from stormark.kernel.compiling import i64

HEALED_BY_PHARMACEUTICALS: Final = 2


def carry_out(s: Position, seat: i64, action: i64, price: i64) -> None:
    """Pay for a common action and carry it out; to discard, see `discard_from`."""
    pay_resources(s, seat, price)
    if s.sink is not None:
        s.say(E.E_ACTION, (seat, action, price))
    if action == L.REORGANIZE:
        s.push(Reorganize(seat))
    elif action == L.PHARMACEUTICALS:
        heal(s, HEALED_BY_PHARMACEUTICALS, E.BY_PHARMACEUTICALS, -1)
        fire_for(s, V.T_PHARMACEUTICALS, seat)
    elif action == L.WEAPON_TECHNOLOGY:
        turn_die(s, seat, L.A1, L.A2)
    elif action == L.TACTICAL_ASSAULT:
        kind = s.roll(L.ATTACK_DIE)
        if s.sink is not None:
            s.say(E.E_ROLL, (seat, E.BY_ASSAULT, -1, kind))
        add_die(s, kind)
    elif action == L.HARVEST:
        harvest(s, seat)
    else:
        upgrade_base(s, seat)


def harvest(s: Position, seat: i64) -> None:
    """Roll a Paragon die into the action pool (X-HARVEST-01) and fire its moments together."""
    kind = s.roll(L.PARAGON_DIE)
    if s.sink is not None:
        s.say(E.E_ROLL, (seat, E.BY_HARVEST, -1, kind))
    add_die(s, kind)
    units: list[int] = []
    collect(s, units, V.T_HARVEST, seat)
    if kind == L.P0:
        collect(s, units, V.T_HARVEST_BLANK, seat)
        collect(s, units, V.T_PARAGON_BLANK, seat)
    fire(s, units)


def discard_for(s: Position, seat: i64, place: i64, price: i64) -> None:
    """Pay for discarding a card and discard it (X-DISCARD-01)."""
    pay_resources(s, seat, price)
    if s.sink is not None:
        s.say(E.E_ACTION, (seat, L.DISCARD_ACTION, price))
    discard_from(s, seat, place)


def discard_from(s: Position, seat: i64, place: i64) -> None:
    """Discard a market card, whose slot is refilled, or an own top card (X-DISCARD)."""
    if place < L.MARKET_SLOTS:
        discard_market_card(s, seat, place)
    else:
        card = take_top(s, seat, place - L.MARKET_SLOTS)
        if s.sink is not None:
            s.say(E.E_DISCARD, (seat, card))
        discard(s, card)
