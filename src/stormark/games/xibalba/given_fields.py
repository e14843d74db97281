"""Reading numbers, words and dice of a [given]; every mistake names its place."""

from __future__ import annotations

from stormark.games.xibalba import layout as L
from stormark.games.xibalba.words import FACES
from stormark.kernel.fields import expect, inside, read
from stormark.kernel.json import Json, JsonDict
from stormark.kernel.refusal import InputError


def number(table: JsonDict, key: str, place: str, default: int, low: int, high: int) -> int:
    """A whole number within bounds."""
    return bounded(read(table, key, int, place, default), inside(place, key), low, high)


def bounded(value: Json, place: str, low: int, high: int) -> int:
    found = expect(value, int, place)
    if not low <= found <= high:
        raise InputError("number-range", place, found=found, low=low, high=high)
    return found


def word(table: JsonDict, key: str, place: str, words: tuple[str, ...], default: str) -> str:
    """One of a few words."""
    value = read(table, key, str, place, default)
    if value not in words:
        allowed = ", ".join(words)
        raise InputError("argument-unknown", inside(place, key), found=value, allowed=allowed)
    return value


def faces(table: JsonDict, key: str) -> list[int]:
    """Dice as a count per kind."""
    counts = [0] * L.KINDS
    for index, face in enumerate(read(table, key, list, "given", [])):
        place = f"given.{key}[{index}]"
        if expect(face, str, place) not in FACES:
            raise InputError("argument-unknown", place, found=str(face), allowed=", ".join(FACES))
        counts[FACES.index(str(face))] += 1
    return counts
