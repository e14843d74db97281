"""Moments: which cards answer to one, and in which order (X-CARD-27, X-CARD-31).

A unit is six ints: owner, card, trigger, the other side, detail (the type of a bought card), and
how many moments had been noted down in this turn before (see moments.py).
"""

from __future__ import annotations

from typing import Final

from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.effects.feasible import any_ready
from stormark.games.xibalba.effects.modes import M_TRIGGER
from stormark.games.xibalba.effects.moments import ABOUT_THE_SOLDIER, note_moment
from stormark.games.xibalba.modifiers import active_cards, has_trigger
from stormark.games.xibalba.state import Frame, Position

UNIT: Final = 6


def collect(
    s: Position,
    units: list[int],
    trigger: int,
    seat: int,
    soldier: int = -1,
    other: int = -1,
    detail: int = -1,
) -> None:
    """A moment of a seat has come: add the units of its active cards that answer to it."""
    earlier = len(s.moments)
    note_moment(s, trigger, seat, soldier, detail)
    if not has_trigger(s, seat, trigger):
        return
    tables = s.tables
    for card in active_cards(s, seat):
        if not tables.triggers[card] >> trigger & 1:
            continue
        if tables.type[card] == L.SOLDIER and ABOUT_THE_SOLDIER >> trigger & 1:
            if card != soldier:
                continue
        # Only PERMANENT effects reach into other players' turns (X-CARD-10, X-CARD-11).
        if tables.tag[card] == L.TAG_PERMANENT or seat == s.turn:
            units.extend((seat, card, trigger, other, detail, earlier))


def fire(s: Position, units: list[int]) -> None:
    """Let the collected units be resolved before whatever comes next."""
    if units:
        s.push(Frame(L.F_TRIGGERS, units[0], data=tuple(units)))


def fire_for(s: Position, trigger: int, seat: int, soldier: int = -1, other: int = -1) -> None:
    """Fire one trigger of one seat."""
    units: list[int] = []
    collect(s, units, trigger, seat, soldier, other)
    fire(s, units)


def fire_destroyed(s: Position, units: list[int], seat: int, card: int, attacker: int) -> None:
    """The unit of a card for the moment of its own destruction, although it is gone (X-CARD-32)."""
    units.extend((seat, card, V.T_DESTROYED, attacker, -1, len(s.moments)))


def fire_blanks(s: Position, seat: int, blanks: int, source: int) -> None:
    """A player's Paragon dice showed blanks: once per blank die."""
    if blanks:
        units: list[int] = []
        for _ in range(blanks):
            collect(s, units, V.T_PARAGON_BLANK, seat, source)
        fire(s, units)


def unit_frame(s: Position, f: Frame, start: int) -> Frame:
    """The items frame of the unit that starts at an index of a triggers frame's data."""
    owner, card, trigger, other, detail, earlier = f.data[start : start + UNIT]
    items = s.tables.triggered[card][trigger]
    return Frame(
        L.F_ITEMS,
        owner,
        card=card,
        items=items,
        other=other,
        mode=M_TRIGGER,
        data=(detail, earlier),
    )


def open_units(s: Position, f: Frame) -> list[int]:
    """Where the units start that come next: those of the first player who has one to resolve."""
    for distance in range(s.seats):
        seat = (s.turn + distance) % s.seats
        starts: list[int] = []
        for start in range(0, len(f.data), UNIT):
            if f.data[start] == seat and still_counts(s, f, start):
                frame = unit_frame(s, f, start)
                if any_ready(s, frame, s.tables.lists[frame.items]):
                    starts.append(start)
        if starts:
            return starts
    return []


def still_counts(s: Position, f: Frame, start: int) -> bool:
    """A card that stopped being active is not resolved, unless its own end is the moment."""
    return f.data[start + 2] == V.T_DESTROYED or f.data[start + 1] in active_cards(s, f.data[start])


def run_triggers(s: Position, f: Frame) -> bool:
    starts = open_units(s, f)
    if not starts:
        s.pop()
        return True
    if f.data[starts[0]] != f.seat:
        f = Frame(L.F_TRIGGERS, f.data[starts[0]], data=f.data)
        s.replace(f)
    if len(different(f, starts)) == 1:
        resolve_unit(s, f, starts[0])
        return True
    return False


def different(f: Frame, starts: list[int]) -> list[int]:
    """One of each of the units that are alike (several blank dice give a card several)."""
    seen: list[int] = []
    result: list[int] = []
    for start in starts:
        key = f.data[start + 1] << 8 | f.data[start + 2]
        if key not in seen:
            seen.append(key)
            result.append(start)
    return result


def resolve_unit(s: Position, f: Frame, start: int) -> None:
    rest = f.data[:start] + f.data[start + UNIT :]
    s.replace(f.holding(rest))
    s.push(unit_frame(s, f, start))


def trigger_options(s: Position, f: Frame) -> list[int]:
    return [
        L.pack(L.V_TRIGGER, f.data[start + 1], f.data[start + 2])
        for start in different(f, open_units(s, f))
    ]


def choose_trigger(s: Position, f: Frame, option: int) -> None:
    for start in range(0, len(f.data), UNIT):
        if f.data[start + 1] == L.a_of(option) and f.data[start + 2] == L.b_of(option):
            resolve_unit(s, f, start)
            return
