"""The option table of Battalia."""

from __future__ import annotations

from typing import Final, final

from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.encoding.blocks import (
    ATTACKED,
    HELPERS,
    PLAIN_GREATS,
    SOURCES,
    SPARE,
    UNITS,
    VERBS,
    VERSION,
)
from stormark.games.battalia.encoding.operands import (
    CARD,
    FIELD,
    NUMBER,
    PLAIN_CARD,
    SEAT,
    SEAT_OR_NOBODY,
    around,
    value_of,
)
from stormark.games.battalia.state import Position
from stormark.kernel.columns import Column, put
from stormark.kernel.compiling import i64, u8, vec
from stormark.kernel.option_table import LISTED, NOWHERE, Block, OptionTable
from stormark.kernel.state import State

FEATURES: Final = (
    Column("verb", 127, "the verb's number in the table of verbs"),
    Column("seat", 6, "seats clockwise + 1 to the player it is about; 0: nobody"),
    Column("card", 128, "kind of the card it is about + 1; 0: none"),
    Column("form", 15, "what the card was transformed to"),
    Column("marks", 127, "what else happened to this copy: lender, traded, named, copies"),
    Column("helper", 128, "kind of the second card + 1"),
    Column("field", 77, "number of the field + 1; 0: none"),
    Column("place", 10, "what stands there + 1"),
    Column("terrain", 7, "its terrain + 1"),
    Column("owner", 6, "its owner: seats clockwise + 1; 0: nobody"),
    Column("level", 255, "its level"),
    Column("first", 255, "first argument that is a number and neither card, seat nor field"),
    Column("second", 255, "its second number, or the number of a second field"),
)
VERB: Final = 0
PLAYER: Final = 1
KIND: Final = 2
FORM: Final = 3
MARKS: Final = 4
HELPER: Final = 5
AT_FIELD: Final = 6
PLACE: Final = 7
TERRAIN: Final = 8
OWNER: Final = 9
LEVEL: Final = 10
FIRST: Final = 11
SECOND: Final = 12

# what the operands of verbs are that the table counts in another way
REAL: Final = {
    V.V_ATTACK: (NUMBER, FIELD, SEAT_OR_NOBODY),
    V.V_GREAT: (CARD, NUMBER, 0),
    V.V_DOUBLE: (CARD, NUMBER, CARD),
    V.V_SWAP: (FIELD, NUMBER, 0),
    V.V_DELIVER: (CARD, FIELD, 0),
    V.V_TURN: (FIELD, NUMBER, 0),
}


@final
class BattaliaOptions(OptionTable):
    """Every option of Battalia as a number."""

    def __init__(self) -> None:
        blocks: list[Block] = []
        numbers = 3 * (max([verb for verb, _, _ in VERBS]) + 1)
        self._how: vec[i64] = vec[i64]([0] * numbers)  # by 3 * verb + number of the operand
        self._counts: vec[i64] = vec[i64]([1] * numbers)
        self._kinds: vec[i64] = vec[i64]([0] * numbers)
        for verb, word, operands in VERBS:
            blocks.append(Block(verb, word, *[each.argument for each in operands]))
            for number, operand in enumerate(operands):
                self._how[3 * verb + number] = operand.how
                self._counts[3 * verb + number] = operand.argument.count
            real = REAL.get(verb, tuple([each.how for each in operands]))
            for number, how in enumerate(real):
                self._kinds[3 * verb + number] = how
        super().__init__(VERSION, blocks, SPARE, FEATURES)

    def verb(self, option: i64) -> i64:
        return V.verb_of(option)

    def place(self, state: State, seat: i64, option: i64) -> i64:
        assert isinstance(state, Position)
        verb = V.verb_of(option)
        a = V.a_of(option)
        b = V.b_of(option)
        if verb == V.V_ATTACK:
            return b * ATTACKED + heroes_attacked(state, seat, a, V.c_of(option))
        if verb == V.V_PITCH or verb == V.V_PROMOTE or verb == V.V_AMULET:
            return 2 * source(a) + b
        if verb == V.V_GREAT:
            return great(L.kind_of(a), b)
        if verb == V.V_DOUBLE:
            return doubled(L.kind_of(a), b, L.kind_of(V.c_of(option)), V.c_of(option) != 0)
        if verb == V.V_SWAP or verb == V.V_DELIVER:
            return LISTED
        if verb == V.V_TURN:
            return b
        if verb == V.V_CHANGE:
            return NOWHERE  # rare, and younger than the table: spare numbers in their order
        place: i64 = 0
        for number in range(i64(3)):
            count = self._counts[3 * verb + number]
            if count > 1:
                operand = a if number == 0 else b if number == 1 else V.c_of(option)
                value = value_of(state, seat, self._how[3 * verb + number], operand)
                if value >= count:
                    return NOWHERE
                place = place * count + value
        return place

    def write_features(self, state: State, seat: i64, option: i64, out: vec[u8], at: i64) -> None:
        assert isinstance(state, Position)
        verb = V.verb_of(option)
        put(out, at + VERB, verb)
        if verb == V.V_CHANGE:
            put(out, at + FIRST, V.a_of(option))
        for number in range(i64(3)):
            how = self._kinds[3 * verb + number]
            operand = V.a_of(option)
            if number == 1:
                operand = V.b_of(option)
            elif number == 2:
                operand = V.c_of(option)
            if how == CARD and number == 2:
                put(out, at + HELPER, 1 + L.kind_of(operand) if operand else 0)
            elif CARD <= how <= PLAIN_CARD:
                put(out, at + KIND, 1 + L.kind_of(operand))
                put(out, at + FORM, L.form_of(operand))
                put(out, at + MARKS, operand >> 11 & 127)
            elif how == SEAT:
                put(out, at + PLAYER, 1 + around(state, seat, operand))
            elif how == SEAT_OR_NOBODY:
                put(out, at + PLAYER, 0 if operand == 0 else 1 + around(state, seat, operand - 1))
            elif how == FIELD:
                put_field(state, seat, operand, out, at)
            elif how == NUMBER:
                put(out, at + (FIRST if number == 0 else SECOND), operand)


def heroes_attacked(s: Position, seat: i64, target: i64, defender: i64) -> i64:
    """0: what stands on the field; else whose heroes are attacked there, seats clockwise."""
    return 0 if target else around(s, seat, defender - 1)


def source(card: i64) -> i64:
    """By which card an artefact is used: that of a faction, or any other one in its form."""
    kind = L.kind_of(card)
    if L.ARTEFACTS <= kind < L.QUEENS and card == kind:
        return (kind - L.ARTEFACTS) // L.TYPES
    return SOURCES - 1


def great(kind: i64, copied: i64) -> i64:
    """A Great Artefact or Fate card; the Hammer and Fate 1 count as another one (`copied` - 1)."""
    if copied == 0:
        return kind - L.GREAT
    first: i64 = PLAIN_GREATS if kind == L.GREAT + L.HAMMER else PLAIN_GREATS + L.GREATS
    return first + copied - 1


def doubled(kind: i64, zone: i64, helper: i64, helped: bool) -> i64:
    """A unit that is doubled by a Scroll of the line, a Scroll, or something else."""
    if kind >= UNITS:
        return NOWHERE
    how: i64 = 0
    if helped:
        how = 1 if L.ARTEFACTS <= helper < L.QUEENS else 2
    return (2 * kind + zone) * HELPERS + how


def put_field(s: Position, seat: i64, field: i64, out: vec[u8], at: i64) -> None:
    """The columns of a field."""
    put(out, at + AT_FIELD, 1 + field)
    put(out, at + PLACE, 1 + s.place[field])
    put(out, at + TERRAIN, 1 + s.terrain[field])
    owner = s.owner[field]
    put(out, at + OWNER, 0 if owner < 0 else 1 + around(s, seat, owner))
    put(out, at + LEVEL, s.level[field])
