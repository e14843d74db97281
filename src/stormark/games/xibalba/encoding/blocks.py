"""The blocks of Xibalba's option table, and where in its block an option stands.

Seats count clockwise from the deciding one.  Cards are named by the place where they lie; a card
that may be taken out of a discard pile is named by its own number.
"""

from __future__ import annotations

from typing import Final

from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.effects.operations.scout import Scouting
from stormark.games.xibalba.modifiers import place_of
from stormark.games.xibalba.state import Position
from stormark.games.xibalba.turn.reorganize import Reorganize
from stormark.kernel.compiling import i64
from stormark.kernel.option_table import NOWHERE, Argument, Block

VERSION: Final = 1
SPARE: Final = 64

SYMBOLS: Final = 7  # 0 to 6 dice of a kind in an attack
PLACES: Final = L.ARK + 1
SCOUTED: Final = 8
SOLDIERS: Final = 64  # as many as there are in the box, should one seat own them all
ADDONS: Final = 80
TAKEN: Final = 192

KIND: Final = Argument("face", L.KINDS)
SLOT: Final = Argument("slot", L.MARKET_SLOTS)
FIELD: Final = Argument("field", L.FIELDS + 1)
PLACE: Final = Argument("place", PLACES)
SEAT: Final = Argument("seat", L.MOST_SEATS)
DIE: Final = Argument("die", 3)

BLOCKS: Final = [
    Block(L.V_RESOLVE, "resolve", PLACE),
    Block(L.V_SPLIT, "split", Argument("resource", 9)),
    Block(L.V_ADD_DIE, "add", DIE),
    Block(L.V_DROP_DIE, "drop", DIE),
    Block(L.V_KEEP, "keep", KIND),
    Block(L.V_KEEP_ALL, "keep_all"),
    Block(L.V_ROLL, "roll"),
    Block(L.V_GATHER, "gather", KIND),
    Block(L.V_EXCHANGE, "exchange", KIND),
    Block(
        L.V_ATTACK,
        "attack",
        Argument("target", L.MOST_SEATS),  # 0 the Ark, else the seat of a base
        Argument("attacks", SYMBOLS),
        Argument("criticals", SYMBOLS),
    ),
    Block(L.V_ENTER, "enter", Argument("with", L.KINDS + 1)),
    Block(L.V_BUY, "buy", SLOT, FIELD),
    Block(L.V_DISCARD, "discard", Argument("slot_or_place", L.MARKET_SLOTS + PLACES)),
    Block(L.V_REORGANIZE, "reorganize"),
    Block(L.V_PHARMACEUTICALS, "pharmaceuticals"),
    Block(L.V_WEAPON, "weapon_technology"),
    Block(L.V_ASSAULT, "tactical_assault"),
    Block(L.V_HARVEST, "harvest"),
    Block(L.V_UPGRADE, "upgrade", Argument("level", L.FIELDS + 1)),
    Block(L.V_ACTIVATE, "activate", FIELD),
    Block(L.V_REMOVE, "remove", KIND),
    Block(L.V_END, "end"),
    Block(L.V_BLOCK, "block"),
    Block(L.V_PASS, "pass"),
    Block(L.V_DESTROY, "destroy", SEAT, FIELD),
    Block(L.V_OPPONENT, "opponent", SEAT),
    Block(L.V_OPTION, "option", Argument("number", 8)),
    Block(L.V_USE, "use"),
    Block(L.V_DIE, "die", KIND, Argument("to", L.KINDS)),
    Block(L.V_TRIGGER, "trigger", PLACE, Argument("moment", V.TRIGGERS)),
    Block(L.V_FIELD, "place", FIELD),
    # soldiers first, then add-on cards with the field they go to; see `lifted_card`
    Block(L.V_LIFT, "lift", Argument("card_and_field", SOLDIERS + ADDONS * L.FIELDS)),
    Block(L.V_DONE, "done"),
    Block(L.V_DECK, "deck", Argument("deck", L.TYPES)),
    Block(L.V_TOP, "top", Argument("scouted", SCOUTED)),
    Block(L.V_BOTTOM, "bottom", Argument("scouted", SCOUTED)),
    Block(L.V_SLOT, "replace", SLOT),
    Block(L.V_TAKE, "take", Argument("card", TAKEN)),
    Block(L.V_KEEP_CARD, "protect", PLACE),
    Block(L.V_DISABLE, "disable", SEAT, FIELD),
]


def place_in_block(s: Position, seat: i64, option: i64) -> i64:
    """Where in the block of its verb an option stands, or NOWHERE."""
    verb = L.verb_of(option)
    a = L.a_of(option)
    if verb == L.V_ATTACK:
        attacks = L.b_of(option)
        criticals = L.c_of(option)
        if attacks >= SYMBOLS or criticals >= SYMBOLS:
            return NOWHERE
        target: i64 = 0 if a == 0 else around(s, seat, a - 1)
        return (target * SYMBOLS + attacks) * SYMBOLS + criticals
    if verb == L.V_BUY:
        return a * (L.FIELDS + 1) + L.b_of(option)
    if verb == L.V_DESTROY or verb == L.V_DISABLE:
        return around(s, seat, a) * (L.FIELDS + 1) + L.b_of(option)
    if verb == L.V_OPPONENT:
        return around(s, seat, a)
    if verb == L.V_DIE:
        return a * L.KINDS + L.b_of(option)
    if verb == L.V_TRIGGER:
        place = own_place(s, seat, a)
        return NOWHERE if place < 0 else place * V.TRIGGERS + L.b_of(option)
    if verb == L.V_KEEP_CARD:
        return own_place(s, seat, a)
    if verb == L.V_TOP or verb == L.V_BOTTOM:
        return scouted_card(s, a)
    if verb == L.V_CHANGE:
        return NOWHERE  # rare, and younger than the table: spare numbers in their order
    if verb == L.V_LIFT:
        return lifted_card(s, a, L.b_of(option), L.c_of(option))
    return a  # a number of its own, or 0 where the verb has no arguments


def around(s: Position, seat: i64, other: i64) -> i64:
    """How many seats clockwise another one is."""
    return other - seat if other >= seat else other - seat + s.seats


def own_place(s: Position, seat: i64, card: i64) -> i64:
    """Where an active card of the seat lies; NOWHERE for one that is gone already."""
    for place in range(i64(PLACES)):
        if place_of(s, seat, place) == card:
            return place
    return NOWHERE


def scouted_card(s: Position, card: i64) -> i64:
    """Which of the cards that are looked at and not sorted yet it is, from the lowest up."""
    top = s.top
    if isinstance(top, Scouting):
        for index in range(i64(len(top.left))):
            if top.left[index] == card:
                return index
    return NOWHERE


def lifted_card(s: Position, place: i64, index: i64, to: i64) -> i64:
    """Cards of the base are counted from the bottom of the first pile on, without those that were
    lifted already.  A soldier can only be put on top; an add-on card goes to one of four fields.
    """
    top = s.top
    if not isinstance(top, Reorganize):
        return NOWHERE
    piles = top.arrangement(s)
    number: i64 = 0
    for below in range(i64(1 if place else 0), place + 1):
        end: i64 = len(piles[below]) if below < place else index
        for each in range(end):
            if piles[below][each] not in top.lifted:
                number += 1
    if place == L.WARHOST:
        return number if number < SOLDIERS else NOWHERE
    return SOLDIERS + number * L.FIELDS + to - 1 if number < ADDONS else NOWHERE
