"""Numbers to words and back: dice, places, slots, cards and players as everybody sees them.

A `Codec` translates one kind of argument between the packed int, its JSON value and its notation.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.tables import Tables
from stormark.kernel.json import Json
from stormark.kernel.refusal import InputError

FACES = ("R-", "R1", "R2", "R3", "A-", "A", "C", "G-", "G1", "G2")
PLACES = ("warhost", "field.1", "field.2", "field.3", "field.4", "ark")
SLOTS = tuple(f"{word}.{number}" for word in V.TYPE_WORDS for number in (1, 2))
PHASES = ("effect", "dice", "action", "end")


def faces_of(dice: Sequence[int]) -> list[Json]:
    """Dice as a list of faces, in the order of their kinds.

    >>> faces_of([0, 2, 0, 0, 0, 1, 0, 0, 0, 0])
    ['R1', 'R1', 'A']
    """
    return [FACES[kind] for kind in range(L.KINDS) for _ in range(dice[kind])]


class Codec(ABC):
    """One kind of argument."""

    name: str

    @abstractmethod
    def to_json(self, tables: Tables, value: int) -> Json: ...

    @abstractmethod
    def from_json(self, tables: Tables, value: Json) -> int:
        """The int of a JSON value; raises InputError with what is allowed."""

    def to_text(self, value: Json) -> str:
        """The notation of a JSON value."""
        return str(value)

    def from_text(self, tables: Tables, text: str) -> int:
        return self.from_json(tables, text)


class WordCodec(Codec):
    """An argument out of a fixed list of words; the notation may leave out the dots."""

    def __init__(self, name: str, words: Sequence[str]) -> None:
        self.name = name
        self.words = tuple(words)
        self._index = {word: index for index, word in enumerate(words)}
        self._texts = {word.replace(".", "").lower(): index for index, word in enumerate(words)} | {
            word.lower(): index for index, word in enumerate(words)
        }

    def to_json(self, tables: Tables, value: int) -> Json:
        return self.words[value]

    def from_json(self, tables: Tables, value: Json) -> int:
        if not isinstance(value, str) or value not in self._index:
            raise InputError(
                "argument-unknown", self.name, found=str(value), allowed=", ".join(self.words)
            )
        return self._index[value]

    def to_text(self, value: Json) -> str:
        return str(value).replace(".", "")

    def from_text(self, tables: Tables, text: str) -> int:
        found = self._texts.get(text.lower())
        if found is None:
            raise InputError(
                "argument-unknown", self.name, found=text, allowed=", ".join(self.words)
            )
        return found


class NumberCodec(Codec):
    """A small number; `first` is what packed 0 stands for."""

    def __init__(self, name: str, first: int = 0, most: int = 99) -> None:
        self.name = name
        self.first = first
        self.most = most

    def to_json(self, tables: Tables, value: int) -> Json:
        return value + self.first

    def from_json(self, tables: Tables, value: Json) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not self._fits(value):
            raise InputError(
                "argument-unknown",
                self.name,
                found=str(value),
                allowed=f"{self.first}-{self.most}",
            )
        return value - self.first

    def _fits(self, value: int) -> bool:
        return self.first <= value <= self.most

    def from_text(self, tables: Tables, text: str) -> int:
        if not text.isdecimal() or len(text) > 3:
            raise InputError(
                "argument-unknown", self.name, found=text, allowed=f"{self.first}-{self.most}"
            )
        return self.from_json(tables, int(text))


class FieldCodec(NumberCodec):
    """An add-on field: its number, in notation also `field2`; 0 is the Warhost."""

    def from_text(self, tables: Tables, text: str) -> int:
        return super().from_text(tables, text.lower().removeprefix("field"))


class SeatCodec(NumberCodec):
    """A player: the seat in JSON, p1 to p4 in notation."""

    def __init__(self, name: str) -> None:
        super().__init__(name, 0, 3)

    def to_text(self, value: Json) -> str:
        return f"p{value + 1}" if isinstance(value, int) else str(value)

    def from_text(self, tables: Tables, text: str) -> int:
        if text.lower() not in ("p1", "p2", "p3", "p4"):
            raise InputError("argument-unknown", self.name, found=text, allowed="p1, p2, p3, p4")
        return int(text[1]) - 1


class TargetCodec(SeatCodec):
    """What is attacked: the Ark, or a player's base."""

    def to_json(self, tables: Tables, value: int) -> Json:
        return "ark" if value == 0 else value - 1

    def from_json(self, tables: Tables, value: Json) -> int:
        return 0 if value == "ark" else super().from_json(tables, value) + 1

    def from_text(self, tables: Tables, text: str) -> int:
        return 0 if text.lower() == "ark" else super().from_text(tables, text) + 1


class CardCodec(Codec):
    """A card, by its id, with #1, #2 where there are copies."""

    def __init__(self, name: str) -> None:
        self.name = name

    def to_json(self, tables: Tables, value: int) -> Json:
        return tables.refs[value]

    def from_json(self, tables: Tables, value: Json) -> int:
        found = tables.ref_index.get(value) if isinstance(value, str) else None
        if found is None:
            raise InputError("card-unknown", self.name, found=str(value))
        return found


FACE = WordCodec("face", FACES)
TO_FACE = WordCodec("to", FACES)
PAID = WordCodec("with", (*FACES, "free"))
PLACE = WordCodec("place", PLACES)
LIFT_TO = WordCodec("to", PLACES)
SLOT = WordCodec("slot", SLOTS)
DISCARDED = WordCodec("place", (*SLOTS, *PLACES))
DIE = WordCodec("die", V.DIE_WORDS)
DECK = WordCodec("deck", V.TYPE_WORDS)
MOMENT = WordCodec("moment", V.TRIGGER_WORDS)
TARGET = TargetCodec("target")
SEAT = SeatCodec("seat")
CARD = CardCodec("card")
FIELD = FieldCodec("field", 0, 4)
RESOURCE_DICE = NumberCodec("resource", 0, 8)
ATTACK_DICE = NumberCodec("attack", 0, 8)
ATTACKS = NumberCodec("attacks")
CRITICALS = NumberCodec("criticals")
LEVEL = NumberCodec("level", 0, 4)
NUMBER = NumberCodec("number", 1)
INDEX = NumberCodec("index", 1)
