"""The common actions, paid or free.

X-DISCARD, X-REORG, X-PHARMA, X-WEAPON, X-ASSAULT, X-HARVEST.
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
from stormark.games.xibalba.effects.triggers import Answer, collect, fire, fire_for
from stormark.games.xibalba.modifiers import sums_of
from stormark.games.xibalba.queries import can_heal
from stormark.games.xibalba.state import Position
from stormark.games.xibalba.turn.reorganize import Reorganize, can_rearrange
from stormark.kernel.compiling import i64

HEALED_BY_PHARMACEUTICALS: Final = 2


# --- whether one is possible


def action_possible(s: Position, seat: i64, action: i64) -> bool:
    """Whether a common action is possible, its price aside."""
    if action == L.DISCARD_ACTION:
        return bool(discard_places(s, seat))
    if action == L.REORGANIZE:
        return can_rearrange(s, seat)
    if action == L.PHARMACEUTICALS:
        return can_heal(s, seat)
    if action == L.WEAPON_TECHNOLOGY:
        return s.action_dice[L.A1] > 0
    if action == L.HARVEST:
        return not sums_of(s, seat).no_harvest
    return True


def discard_places(s: Position, seat: i64) -> list[int]:
    """What may be discarded: market slots, then own piles (X-DISCARD-02, -03, X-APOC-06)."""
    places: list[int] = []
    if not s.apocalypse:
        for slot in range(L.MARKET_SLOTS):
            if s.market[slot] >= 0:
                places.append(slot)
    for place in range(L.BASE_PILES):
        if s.piles[L.BASES + L.BASE_PILES * seat + place]:
            places.append(L.MARKET_SLOTS + place)
    return places


# --- carrying one out


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
    answers: list[Answer] = []
    collect(s, answers, V.T_HARVEST, seat)
    if kind == L.P0:
        collect(s, answers, V.T_HARVEST_BLANK, seat)
        collect(s, answers, V.T_PARAGON_BLANK, seat)
    fire(s, answers)


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
