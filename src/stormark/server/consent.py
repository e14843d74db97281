"""Proposals that the people at a table have to agree to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from stormark.kernel.fields import expect, inside, numbers, read
from stormark.kernel.json import Json, JsonDict

UNDO: Final = "undo"
PAUSE: Final = "pause"


@dataclass(frozen=True)
class Proposal:
    """What is proposed, by whom, and who has agreed."""

    what: str
    by: int
    to: int  # for an undo: the record after which everything shall be as it was
    agreed: frozenset[int]

    def agreed_by(self, seat: int) -> Proposal:
        return Proposal(self.what, self.by, self.to, self.agreed | {seat})

    def to_json(self) -> JsonDict:
        return {"what": self.what, "by": self.by, "to": self.to, "agreed": [*sorted(self.agreed)]}

    @staticmethod
    def from_json(data: Json, place: str) -> Proposal:
        """Inverse of `to_json`; raises InputError naming the field."""
        table: JsonDict = expect(data, dict, place)
        return Proposal(
            read(table, "what", str, place),
            read(table, "by", int, place),
            read(table, "to", int, place),
            frozenset(numbers(table.get("agreed"), inside(place, "agreed"))),
        )
