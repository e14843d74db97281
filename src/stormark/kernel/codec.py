"""Arguments of actions between the packed int, its JSON value and its notation.

A codec translates one kind of argument; `context` is whatever a game needs for it (its tables, its
board).  Bad input raises InputError with what is allowed.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic, TypeVar

from stormark.kernel.json import Json
from stormark.kernel.refusal import InputError

Context = TypeVar("Context")


class Codec(ABC, Generic[Context]):
    """One kind of argument."""

    name: str

    @abstractmethod
    def to_json(self, context: Context, value: int) -> Json: ...

    @abstractmethod
    def from_json(self, context: Context, value: Json) -> int: ...

    def to_text(self, value: Json) -> str:
        """The notation of a JSON value."""
        return str(value)

    def from_text(self, context: Context, text: str) -> int:
        return self.from_json(context, text)


class WordCodec(Codec[object]):
    """An argument out of a fixed list of words; the notation may leave out the dots."""

    def __init__(self, name: str, words: Sequence[str]) -> None:
        self.name = name
        self.words = tuple(words)
        self._index = {word: index for index, word in enumerate(words)}
        self._texts = {word.replace(".", "").lower(): index for index, word in enumerate(words)} | {
            word.lower(): index for index, word in enumerate(words)
        }

    def to_json(self, context: object, value: int) -> Json:
        return self.words[value]

    def from_json(self, context: object, value: Json) -> int:
        if not isinstance(value, str) or value not in self._index:
            raise self._unknown(str(value))
        return self._index[value]

    def to_text(self, value: Json) -> str:
        return str(value).replace(".", "")

    def from_text(self, context: object, text: str) -> int:
        found = self._texts.get(text.lower())
        if found is None:
            raise self._unknown(text)
        return found

    def _unknown(self, found: str) -> InputError:
        allowed = ", ".join(word for word in self.words if word)
        return InputError("argument-unknown", self.name, found=found, allowed=allowed)


class NumberCodec(Codec[object]):
    """A small number; `first` is what packed 0 stands for."""

    def __init__(self, name: str, first: int = 0, most: int = 99) -> None:
        self.name = name
        self.first = first
        self.most = most

    def to_json(self, context: object, value: int) -> Json:
        return value + self.first

    def from_json(self, context: object, value: Json) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not self._fits(value):
            raise self._unknown(str(value))
        return value - self.first

    def from_text(self, context: object, text: str) -> int:
        if not text.isdecimal() or len(text) > 3:
            raise self._unknown(text)
        return self.from_json(context, int(text))

    def _fits(self, value: int) -> bool:
        return self.first <= value <= self.most

    def _unknown(self, found: str) -> InputError:
        allowed = f"{self.first}-{self.most}"
        return InputError("argument-unknown", self.name, found=found, allowed=allowed)


class SeatCodec(NumberCodec):
    """A player: the seat in JSON, p1, p2 ... in notation."""

    def __init__(self, name: str, players: int) -> None:
        super().__init__(name, 0, players - 1)
        self._texts = {f"p{number + 1}": number for number in range(players)}

    def to_text(self, value: Json) -> str:
        return f"p{value + 1}" if isinstance(value, int) else str(value)

    def from_text(self, context: object, text: str) -> int:
        found = self._texts.get(text.lower())
        if found is None:
            allowed = ", ".join(self._texts)
            raise InputError("argument-unknown", self.name, found=text, allowed=allowed)
        return found
