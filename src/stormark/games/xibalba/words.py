"""Numbers to words and back: dice, places, slots, cards and players as everybody sees them."""

from __future__ import annotations

from collections.abc import Sequence

from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.tables import Tables
from stormark.kernel.codec import Codec, NumberCodec, SeatCodec, WordCodec
from stormark.kernel.compiling import i64, vec
from stormark.kernel.json import Json
from stormark.kernel.refusal import InputError

FACES = ("R-", "R1", "R2", "R3", "A-", "A", "C", "G-", "G1", "G2")
PLACES = ("warhost", "field.1", "field.2", "field.3", "field.4", "ark")
SLOTS = tuple(f"{word}.{number}" for word in V.TYPE_WORDS for number in (1, 2))
PHASES = ("effect", "dice", "action", "end")


def faces_of(dice: vec[i64] | Sequence[int]) -> list[Json]:
    """Dice as a list of faces, in the order of their kinds.

    >>> faces_of([0, 2, 0, 0, 0, 1, 0, 0, 0, 0])
    ['R1', 'R1', 'A']
    """
    return [FACES[kind] for kind in range(L.KINDS) for _ in range(dice[kind])]


class FieldCodec(NumberCodec):
    """An add-on field: its number, in notation also `field2`; 0 is the Warhost."""

    def from_text(self, context: object, text: str) -> int:
        return super().from_text(context, text.lower().removeprefix("field"))


class TargetCodec(SeatCodec):
    """What is attacked: the Ark, or a player's base."""

    def to_json(self, context: object, value: int) -> Json:
        return "ark" if value == 0 else value - 1

    def from_json(self, context: object, value: Json) -> int:
        return 0 if value == "ark" else super().from_json(context, value) + 1

    def from_text(self, context: object, text: str) -> int:
        return 0 if text.lower() == "ark" else super().from_text(context, text) + 1


class CardCodec(Codec[Tables]):
    """A card, by its id, with #1, #2 where there are copies."""

    def __init__(self, name: str) -> None:
        self.name = name

    def to_json(self, context: Tables, value: int) -> Json:
        return context.refs[value]

    def from_json(self, context: Tables, value: Json) -> int:
        found = context.ref_index.get(value) if isinstance(value, str) else None
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
WHAT = WordCodec("what", V.CHANGE_WORDS)
MOMENT = WordCodec("moment", V.TRIGGER_WORDS)
TARGET = TargetCodec("target", 4)
SEAT = SeatCodec("seat", 4)
CARD = CardCodec("card")
FIELD = FieldCodec("field", 0, 4)
RESOURCE_DICE = NumberCodec("resource", 0, 8)
ATTACK_DICE = NumberCodec("attack", 0, 8)
ATTACKS = NumberCodec("attacks")
CRITICALS = NumberCodec("criticals")
LEVEL = NumberCodec("level", 0, 4)
AMOUNT = NumberCodec("amount", 0, 6)
NUMBER = NumberCodec("number", 1)
INDEX = NumberCodec("index", 1)
