"""Numbers of a position in the words of a view."""

from __future__ import annotations

from typing import Final, cast

from stormark.games.battalia import words as W
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.state import Position
from stormark.games.battalia.view.types import Card, Direction, FieldName, Terrain

DIRECTIONS: Final[tuple[Direction, ...]] = ("north", "east", "south", "west")  # by their bits


def card_words(s: Position, cards: Cards) -> list[Card]:
    """The cards that are known of a pile."""
    return [s.rules.words.card(card) for card in cards if card >= 0]


def terrain_word(terrain: int) -> Terrain:
    return cast(Terrain, W.TERRAINS[terrain])


def field_word(s: Position, field: int) -> FieldName:
    return W.field_word(field, s.rules.board.columns)


def field_or_none(s: Position, field: int) -> FieldName | None:
    return None if field < 0 else field_word(s, field)


def seat_or_none(seat: int) -> int | None:
    return None if seat < 0 else seat


def ways(exits: int) -> list[Direction]:
    """Where the roads of a card lead."""
    return [way for bit, way in enumerate(DIRECTIONS) if exits >> bit & 1]


def hero_numbers(mask: int) -> list[int]:
    """Heroes of a set, numbered from 1."""
    return [hero + 1 for hero in range(2) if mask >> hero & 1]
