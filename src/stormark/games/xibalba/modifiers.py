"""Which effects apply: active cards, and sums of everything that changes a value.

Sums over active cards and lasting effects are worked out once and kept until something changes
(`Position.dirty`).  Rules: X-CARD-07 to X-CARD-11, X-CARD-28.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.state import Position
from stormark.games.xibalba.sums import Sums
from stormark.kernel.compiling import i64

if TYPE_CHECKING:
    from stormark.games.xibalba.effects.operation import Operation


def place_of(s: Position, seat: i64, place: i64) -> i64:
    """The active card of a seat at a place (Warhost, field 1 to 4, Ark), or -1."""
    if place == L.ARK:
        return s.ark if s.ark_owner == seat else -1
    pile = s.piles[L.BASES + L.BASE_PILES * seat + place]
    return pile[-1] if pile else -1


def is_active(s: Position, seat: i64, card: i64) -> bool:
    """Whether a card is an active card of a seat, effective or not (X-CARD-07)."""
    return any(place_of(s, seat, place) == card for place in range(L.ARK + 1))


def is_disabled(s: Position, seat: i64, card: i64) -> bool:
    """Whether a lasting effect has made an add-on card ineffective (op `disable`)."""
    for lasting in s.lasting:
        if lasting.item.disables(s.tables.type[card]) and lasting.in_force():
            if seat in lasting.players and (lasting.on < 0 or lasting.on == card):
                return True
    return False


def sums_of(s: Position, seat: i64) -> Sums:
    """What effects add up to for a seat."""
    if s.dirty:
        refresh(s)
    return s.sums[seat]


def active_cards(s: Position, seat: i64) -> tuple[int, ...]:
    """The active cards of a seat whose effects count: Warhost, fields 1 to 4, Ark."""
    if s.dirty:
        refresh(s)
    return s.active[seat]


def has_trigger(s: Position, seat: i64, trigger: i64) -> bool:
    """Whether an active card of a seat has a trigger: a cheap first question."""
    return bool(sums_of(s, seat).triggers >> trigger & 1)


def refresh(s: Position) -> None:
    """Work out the effective active cards and all sums.

    While a card counts resources or dice (`Operation.fleeting`), the sums are not kept.
    """
    s.dirty = False
    s.active = effective_cards(s)
    sums: list[Sums] = []
    for _seat in range(s.seats):
        sums.append(Sums(s.tables.pool_max_per_type))
    s.sums = sums
    fleeting = False
    for seat in range(s.seats):
        if add_cards(s, seat):
            fleeting = True
    for lasting in s.lasting:
        if lasting.in_force():
            for seat in lasting.players:
                lasting.item.add_to(sums[seat], lasting.amount)
    s.dirty = fleeting


def effective_cards(s: Position) -> list[tuple[int, ...]]:
    """The active cards of every seat that no effect has made ineffective."""
    disabling = bool(s.lasting)
    active: list[tuple[int, ...]] = []
    first = L.BASES
    for seat in range(s.seats):
        cards: list[int] = []
        for index in range(first, first + L.BASE_PILES):
            pile = s.piles[index]
            if pile and not (disabling and is_disabled(s, seat, pile[-1])):
                cards.append(pile[-1])
        if s.ark_owner == seat:
            cards.append(s.ark)
        active.append(tuple(cards))
        first += L.BASE_PILES
    return active


def add_cards(s: Position, seat: i64) -> bool:
    """Add what the active cards of a seat change; whether some of it changes all the time."""
    tables = s.tables
    triggers: i64 = 0
    fleeting = False
    for card in s.active[seat]:
        triggers |= tables.triggers[card]
        for item in tables.continuous[card]:
            if item.fleeting:
                fleeting = True
            if item.holds(s, seat, card):
                add_continuous(s, item, seat)
                if tables.reached is not None:
                    tables.reached.count(item, card)
    s.sums[seat].triggers = triggers
    return fleeting


def add_continuous(s: Position, item: Operation, owner: i64) -> None:
    """Add a PERMANENT item to the sums of everybody it affects.

    What its owner is asked for, or what has a limit, is no sum: see effects/keeping.py.
    """
    if item.asked():
        return
    amount = item.amount_now(s, owner, owner)
    if item.who == V.YOU:
        item.add_to(s.sums[owner], amount)
        return
    for seat in range(s.seats):
        if (seat != owner or item.who == V.ALL_PLAYERS) and item.suits(s, owner, seat):
            item.add_to(s.sums[seat], amount)
