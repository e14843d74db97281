"""The kinds of fields a procedure can have, each with its word in JSON.

A card is written as everywhere (`lord.islanders`), a field of the board as row and column, a seat
as its number from 0.  Nobody, no field and no card are null; a card a viewer may not see is `?`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Final

from stormark.games.battalia import words as W
from stormark.games.battalia.tables import Rules
from stormark.kernel.json import Json
from stormark.kernel.refusal import InputError

NONE: Final = -1
UNKNOWN: Final = -2  # a card somebody may not see


class Declared(ABC):
    """A field of a procedure: the name of the attribute, and how its value is written."""

    def __init__(self, name: str) -> None:
        self.name = name

    @abstractmethod
    def to_json(self, rules: Rules, value: Any) -> Json: ...

    @abstractmethod
    def from_json(self, rules: Rules, value: Json) -> Any: ...

    def wrong(self) -> InputError:
        return InputError("snapshot-malformed", f"state.procedures.{self.name}")


class Number(Declared):
    """A count, or a number with a meaning of its own; -1 where there is none."""

    def to_json(self, rules: Rules, value: int) -> Json:
        return value

    def from_json(self, rules: Rules, value: Json) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.wrong()
        return value


class Flag(Declared):
    """Yes or no."""

    def to_json(self, rules: Rules, value: bool) -> Json:
        return value

    def from_json(self, rules: Rules, value: Json) -> bool:
        if not isinstance(value, bool):
            raise self.wrong()
        return value


class Seat(Declared):
    """A player, counted from 0."""

    def to_json(self, rules: Rules, value: int) -> Json:
        return None if value == NONE else value

    def from_json(self, rules: Rules, value: Json) -> int:
        if value is None:
            return NONE
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < rules.seats:
            raise self.wrong()
        return value


class Word(Declared):
    """One of a few words: the step a procedure stands at, a potion, a shape."""

    def __init__(self, name: str, words: Sequence[str]) -> None:
        super().__init__(name)
        self.words = tuple(words)

    def to_json(self, rules: Rules, value: int) -> Json:
        return None if value == NONE else self.words[value]

    def from_json(self, rules: Rules, value: Json) -> int:
        if value is None:
            return NONE
        if not isinstance(value, str) or value not in self.words:
            raise self.wrong()
        return self.words.index(value)


class Card(Declared):
    """A card with what happened to it."""

    def to_json(self, rules: Rules, value: int) -> Json:
        if value == NONE:
            return None
        return "?" if value == UNKNOWN else rules.words.card(value)

    def from_json(self, rules: Rules, value: Json) -> int:
        if value is None:
            return NONE
        if not isinstance(value, str):
            raise self.wrong()
        return UNKNOWN if value == "?" else rules.words.number(value, self.name)


class BoardField(Declared):
    """A field of the board."""

    def to_json(self, rules: Rules, value: int) -> Json:
        return None if value == NONE else W.field_word(value, rules.board.columns)

    def from_json(self, rules: Rules, value: Json) -> int:
        if value is None:
            return NONE
        if not isinstance(value, str):
            raise self.wrong()
        return W.field_number(value, rules.board.rows, rules.board.columns, self.name)


class Several(Declared):
    """A tuple of values of one kind."""

    def __init__(self, each: Declared) -> None:
        super().__init__(each.name)
        self.each = each

    def to_json(self, rules: Rules, value: tuple[Any, ...]) -> Json:
        return [self.each.to_json(rules, entry) for entry in value]

    def from_json(self, rules: Rules, value: Json) -> tuple[Any, ...]:
        if not isinstance(value, list):
            raise self.wrong()
        return tuple(self.each.from_json(rules, entry) for entry in value)


def cards(name: str) -> Several:
    return Several(Card(name))
