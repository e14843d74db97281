"""The option table of Xibalba."""

from __future__ import annotations

from typing import Final, final

from stormark.games.xibalba import layout as L
from stormark.games.xibalba.encoding.blocks import (
    BLOCKS,
    SPARE,
    VERSION,
    around,
    own_place,
    place_in_block,
)
from stormark.games.xibalba.modifiers import place_of
from stormark.games.xibalba.queries import action_price, price
from stormark.games.xibalba.state import Position
from stormark.games.xibalba.turn.reorganize import Reorganize
from stormark.kernel.columns import Column, put
from stormark.kernel.compiling import i64, u8, vec
from stormark.kernel.option_table import OptionTable
from stormark.kernel.state import State

FEATURES: Final = (
    Column("verb", 40, "the verb's number in the table of verbs"),
    Column("seat", 3, "seats clockwise to the player it is about; 0 oneself or nobody"),
    Column("card", 255, "face of the card it is about + 1; 0: none"),
    Column("type", 4, "type of that card + 1: soldier, civilian, structure, event"),
    Column("place", 15, "where it lies: market slots 1 to 8, Warhost 9, fields 10 to 13, Ark 14"),
    Column("to", 5, "field it goes to; 0: none"),
    Column("face", 11, "face of the die it is about + 1; 11: free of charge"),
    Column("second", 255, "face turned to + 1; or symbols, moment, height, copy, number"),
    Column("criticals", 255, "critical hits used in an attack"),
    Column("price", 255, "resources it costs"),
)
VERB: Final = 0
SEAT: Final = 1
CARD: Final = 2
TYPE: Final = 3
PLACE: Final = 4
TO: Final = 5
FACE: Final = 6
SECOND: Final = 7
CRITICALS: Final = 8
PRICE: Final = 9

CHANGE_ROOM: Final = 8  # the number of a change: its kind times this, plus its amount


@final
class XibalbaOptions(OptionTable):
    """Every option of Xibalba as a number."""

    def __init__(self) -> None:
        super().__init__(VERSION, BLOCKS, SPARE, FEATURES)

    def verb(self, option: i64) -> i64:
        return L.verb_of(option)

    def place(self, state: State, seat: i64, option: i64) -> i64:
        assert isinstance(state, Position)
        return place_in_block(state, seat, option)

    def write_features(self, state: State, seat: i64, option: i64, out: vec[u8], at: i64) -> None:
        assert isinstance(state, Position)
        verb = L.verb_of(option)
        a = L.a_of(option)
        b = L.b_of(option)
        put(out, at + VERB, verb)
        if has_die(verb):
            put(out, at + FACE, a + 1)
        if verb == L.V_DIE:
            put(out, at + SECOND, b + 1)
        elif verb == L.V_SPLIT or verb == L.V_OPTION or verb == L.V_UPGRADE:
            put(out, at + SECOND, a)
            if verb == L.V_UPGRADE:
                put(out, at + PRICE, action_price(state, seat, L.UPGRADE))
        elif verb == L.V_CHANGE:
            put(out, at + SECOND, a * CHANGE_ROOM + b)
        elif verb == L.V_ADD_DIE or verb == L.V_DROP_DIE or verb == L.V_DECK:
            put(out, at + SECOND, a + 1)
        elif verb == L.V_ATTACK:
            put(out, at + SECOND, b)
            put(out, at + CRITICALS, L.c_of(option))
            if a:
                put(out, at + SEAT, around(state, seat, a - 1))
            else:
                put_card(state, out, at, state.ark, L.MARKET_SLOTS + L.ARK)
        elif verb == L.V_BUY:
            put_card(state, out, at, state.market[a], a)
            put(out, at + TO, b)
            put(out, at + PRICE, price(state, seat, state.market[a]))
        elif verb == L.V_DISCARD:
            put(out, at + PRICE, action_price(state, seat, L.DISCARD_ACTION))
            card = state.market[a] if a < L.MARKET_SLOTS else at_place(state, seat, a)
            put_card(state, out, at, card, a)
        elif L.V_REORGANIZE <= verb <= L.V_HARVEST:
            put(out, at + PRICE, action_price(state, seat, verb - L.V_DISCARD))
        elif verb == L.V_SLOT:
            put_card(state, out, at, state.market[a], a)
        elif verb == L.V_RESOLVE or verb == L.V_ACTIVATE:
            put_card(state, out, at, place_of(state, seat, a), L.MARKET_SLOTS + a)
        elif verb == L.V_DESTROY or verb == L.V_DISABLE:
            put(out, at + SEAT, around(state, seat, a))
            put_card(state, out, at, place_of(state, a, b), L.MARKET_SLOTS + b)
        elif verb == L.V_OPPONENT:
            put(out, at + SEAT, around(state, seat, a))
        elif verb == L.V_FIELD:
            put(out, at + TO, a)
        elif verb == L.V_TRIGGER or verb == L.V_KEEP_CARD:
            lies = own_place(state, seat, a)
            put_card(state, out, at, a, -1 if lies < 0 else L.MARKET_SLOTS + lies)
            put(out, at + SECOND, b)
        elif verb == L.V_TOP or verb == L.V_BOTTOM or verb == L.V_TAKE:
            put_card(state, out, at, a, -1)
            put(out, at + SECOND, a)  # copies of a card differ by it
        elif verb == L.V_LIFT:
            top = state.top
            assert isinstance(top, Reorganize)
            put_card(state, out, at, top.arrangement(state)[a][b], L.MARKET_SLOTS + a)
            put(out, at + TO, L.c_of(option))
            put(out, at + SECOND, b)


def has_die(verb: i64) -> bool:
    """Whether the first argument is a face of a die."""
    return (
        verb == L.V_KEEP
        or verb == L.V_GATHER
        or verb == L.V_EXCHANGE
        or verb == L.V_ENTER
        or verb == L.V_REMOVE
        or verb == L.V_DIE
    )


def at_place(s: Position, seat: i64, slot_or_place: i64) -> i64:
    return place_of(s, seat, slot_or_place - L.MARKET_SLOTS)


def put_card(s: Position, out: vec[u8], at: i64, card: i64, place: i64) -> None:
    """The columns of a card; `place` counts market slots, then places of a base."""
    put(out, at + PLACE, place + 1)
    if card >= 0:
        put(out, at + CARD, s.tables.card[card] + 1)
        put(out, at + TYPE, s.tables.type[card] + 1)
