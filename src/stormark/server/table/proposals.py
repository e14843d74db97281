"""Proposals that the people at a table have to agree to."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, cast

from stormark.bots.levels import PROPOSED
from stormark.kernel.fields import expect, inside, numbers, one_of, read
from stormark.kernel.json import Json, JsonDict

Proposable: TypeAlias = Literal["undo", "pause", "resume", "stand_in"]

UNDO: Final = "undo"
PAUSE: Final = "pause"
RESUME: Final = "resume"
STAND_IN: Final = "stand_in"
PROPOSABLE: Final = (UNDO, PAUSE, RESUME, STAND_IN)
LONGEST_PAUSE: Final = 86_400_000  # milliseconds; later whoever is still there may go on alone

ELECTED_BOT: Final = PROPOSED  # others who vote for a bot cannot choose a weak one


@dataclass(frozen=True)
class Proposal:
    """What is proposed, by whom, and who has agreed."""

    what: Proposable
    by: int
    to: int  # the record to go back to, or the seat that a bot shall play
    agreed: frozenset[int]

    def needs(self, people: Iterable[int]) -> set[int]:
        """The seats that have to agree; whoever is away cannot."""
        return {seat for seat in people if self.what != STAND_IN or seat != self.to}

    def agreed_by(self, seat: int) -> Proposal:
        return Proposal(self.what, self.by, self.to, self.agreed | {seat})

    def to_json(self) -> JsonDict:
        return {"what": self.what, "by": self.by, "to": self.to, "agreed": [*sorted(self.agreed)]}

    @staticmethod
    def from_json(data: Json, place: str) -> Proposal:
        """Inverse of `to_json`; raises InputError naming the field."""
        table: JsonDict = expect(data, dict, place)
        what = one_of(read(table, "what", str, place), inside(place, "what"), PROPOSABLE)
        return Proposal(
            cast(Proposable, what),
            read(table, "by", int, place),
            read(table, "to", int, place),
            frozenset(numbers(table.get("agreed"), inside(place, "agreed"))),
        )
