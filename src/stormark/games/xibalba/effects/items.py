"""Resolving a list of items from top to bottom (G3): the items frame.

Steps: 0 look at the next item, 1 ask whether an optional one is used, 2 pay, 3 ask for an
opponent, 4 carry it out.
"""

from __future__ import annotations

from typing import Final

from stormark.games.xibalba import layout as L
from stormark.games.xibalba.effects.feasible import affected, feasible, is_choice, ready
from stormark.games.xibalba.effects.modes import M_ACTIVATION, M_EVENT
from stormark.games.xibalba.effects.paying import pay
from stormark.games.xibalba.effects.payment import count_use
from stormark.games.xibalba.effects.perform import perform
from stormark.games.xibalba.modifiers import holds
from stormark.games.xibalba.state import Frame, Position
from stormark.games.xibalba.tables import Item

LOOK: Final = 0
ASK: Final = 1
PAY: Final = 2
WHOM: Final = 3
DO: Final = 4


def item_of(s: Position, f: Frame) -> Item:
    return s.tables.lists[f.items][f.pos]


def run_items(s: Position, f: Frame) -> bool:
    items = s.tables.lists[f.items]
    if f.pos >= len(items):
        s.pop()
        if f.mode == M_ACTIVATION or f.mode == M_EVENT:
            return_dice(s)
        return True
    item = items[f.pos]
    if f.step == LOOK:
        # Items of an activation were paid for and counted together (G2).
        if f.mode == M_ACTIVATION:
            used = f.data[0] >> f.pos & 1
            usable = bool(used) and holds(s, item, f.seat, f.card) and feasible(s, f, item)
        else:
            usable = ready(s, f, item)
        if not usable:
            s.replace(next_item(f))
        elif item.optional and not item.offers_itself():
            s.goto(ASK)
        else:
            s.goto(PAY)
        return True
    if f.step == ASK:
        return False
    if f.step == PAY:
        s.goto(WHOM)
        if f.mode != M_ACTIVATION:
            count_use(s, item, f.card)
            if item.has_pay():
                pay(s, f.seat, f.card, [item])
        return True
    if f.step == WHOM:
        if is_choice(item.who):
            seats = affected(s, f, item)
            if len(seats) > 1:
                return False
            if seats:
                s.replace(choosing(f, seats[0]))
                return True
        s.goto(DO)
        return True
    s.replace(next_item(f))
    perform(s, f, item)
    return True


def next_item(f: Frame) -> Frame:
    return Frame(
        f.kind, f.seat, LOOK, f.card, f.items, f.pos + 1, f.chosen, f.other, f.mode, f.data
    )


def choosing(f: Frame, opponent: int) -> Frame:
    """The frame with an opponent chosen, ready to carry the item out."""
    return Frame(f.kind, f.seat, DO, f.card, f.items, f.pos, opponent, f.other, f.mode, f.data)


def return_dice(s: Position) -> None:
    """Dice that an activation or event has changed are ordinary dice again (G5)."""
    if s.aside != L.NO_DICE:
        for kind in range(L.KINDS):
            s.action_dice[kind] += s.aside[kind]
        s.aside = L.NO_DICE


def item_options(s: Position, f: Frame) -> list[int]:
    if f.step == ASK:
        return [L.pack(L.V_USE), L.pack(L.V_PASS)]
    return [L.pack(L.V_OPPONENT, seat) for seat in affected(s, f, item_of(s, f))]


def choose_item(s: Position, f: Frame, option: int) -> None:
    verb = L.verb_of(option)
    if verb == L.V_USE:
        s.goto(PAY)
    elif verb == L.V_PASS:
        s.replace(next_item(f))
    else:
        s.replace(choosing(f, L.a_of(option)))
