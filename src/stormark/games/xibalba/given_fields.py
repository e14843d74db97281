"""Reading the dice of a [given]; every mistake names its place."""

from __future__ import annotations

from stormark.games.xibalba import layout as L
from stormark.games.xibalba.words import FACES
from stormark.kernel.fields import expect, read
from stormark.kernel.json import JsonDict
from stormark.kernel.refusal import InputError


def faces(table: JsonDict, key: str) -> list[int]:
    """Dice as a count per kind."""
    counts = [0] * L.KINDS
    for index, face in enumerate(read(table, key, list, "given", [])):
        place = f"given.{key}[{index}]"
        if expect(face, str, place) not in FACES:
            raise InputError("argument-unknown", place, found=str(face), allowed=", ".join(FACES))
        counts[FACES.index(str(face))] += 1
    return counts
