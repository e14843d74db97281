"""What the fields of procedures are, in the words of Xibalba: seats, cards, steps, numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from stormark.games.xibalba import words as W
from stormark.games.xibalba.tables import NO_ITEMS, ItemList, Tables
from stormark.kernel.codec import WordCodec
from stormark.kernel.json import Json
from stormark.kernel.procedure_field import (
    Flag,
    Groups,
    Many,
    Number,
    One,
    ProcedureField,
    Records,
    Shape,
)
from stormark.kernel.refusal import InputError

if TYPE_CHECKING:
    from stormark.games.xibalba.effects.operation import Operation

UNKNOWN: Final = -2
"""A card that a viewer may not know."""

Fields = tuple[ProcedureField, ...]


class _CardCodec(W.CardCodec):
    """A card, or null for one that the viewer may not know."""

    def to_json(self, context: Tables, value: int) -> Json:
        return None if value == UNKNOWN else super().to_json(context, value)

    def from_json(self, context: Tables, value: Json) -> int:
        return UNKNOWN if value is None else super().from_json(context, value)


SEAT: Final = ProcedureField("seat", One(W.SEAT))
CARD: Final = ProcedureField("card", One(W.CARD))


def step_field(*words: str) -> ProcedureField:
    """The step of a procedure, by its words in the order of their numbers."""
    return ProcedureField("step", One(WordCodec("step", words)))


def seat_field(name: str, may_miss: bool = False) -> ProcedureField:
    return ProcedureField(name, One(W.SEAT, may_miss))


def card_field(name: str, may_miss: bool = False) -> ProcedureField:
    return ProcedureField(name, One(W.CARD, may_miss))


def word_field(name: str, *words: str) -> ProcedureField:
    """One of a few kinds, by its word."""
    return ProcedureField(name, One(WordCodec(name, words)))


def cards_field(name: str) -> ProcedureField:
    """A tuple of cards; some may be UNKNOWN."""
    return ProcedureField(name, Many(_CardCodec(name)))


def piles_field(name: str) -> ProcedureField:
    """A tuple of piles of cards."""
    return ProcedureField(name, Groups(W.CardCodec(name)))


def number_field(name: str, least: int = 0, most: int = 99) -> ProcedureField:
    return ProcedureField(name, Number(name, least, most))


def flag_field(name: str) -> ProcedureField:
    return ProcedureField(name, Flag())


# --- cards and their effects


def type_field(name: str, may_miss: bool = False) -> ProcedureField:
    """A card type."""
    return ProcedureField(name, One(W.DECK, may_miss))


def moment_field(name: str) -> ProcedureField:
    """A moment to which cards answer, by the word of its trigger."""
    return ProcedureField(name, One(W.MOMENT))


def item_field(name: str) -> ProcedureField:
    """An item of a card, by its name."""
    return ProcedureField(name, _ItemShape())


def item_list_field(name: str) -> ProcedureField:
    return ProcedureField(name, _ItemListShape())


def records_field(name: str, make: Callable[..., Any], fields: Fields) -> ProcedureField:
    """A tuple of records with fields of their own."""
    return ProcedureField(name, Records(make, fields))


class _ItemShape(Shape):
    def to_json(self, context: Tables, value: Operation) -> Json:
        return value.name

    def from_json(self, context: Tables, value: Json) -> Operation:
        if not isinstance(value, str) or value not in context.item_names:
            raise InputError("argument-unknown", "item", found=str(value), allowed="")
        return context.item_names[value]


class _ItemListShape(Shape):
    def to_json(self, context: Tables, value: ItemList) -> Json:
        return value.name

    def from_json(self, context: Tables, value: Json) -> ItemList:
        if value == NO_ITEMS.name:
            return NO_ITEMS
        if not isinstance(value, str) or value not in context.lists:
            raise InputError("argument-unknown", "items", found=str(value), allowed="")
        return context.lists[value]
