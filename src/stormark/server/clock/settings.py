"""How the clocks of a table are set."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from stormark.kernel.fields import bounded, expect, inside, one_of, only, read
from stormark.kernel.json import Json, JsonDict

NONE: Final = "none"
MOVE: Final = "move"
TURN: Final = "turn"
BANK: Final = "bank"
DAYS: Final = "days"

SECOND: Final = 1_000
DAY_SECONDS: Final = 86_400


@dataclass(frozen=True)
class Amount:
    """A number among the settings: its bounds, and what it is when nobody names it."""

    low: int
    high: int
    default: int | None = None  # None: it must be named


_MATCH: Final = {"match_seconds": Amount(0, 7 * DAY_SECONDS, 0)}
_REACTION: Final = {"reaction_seconds": Amount(0, 30 * DAY_SECONDS, 0)}

KINDS: Final[dict[str, dict[str, Amount]]] = {
    NONE: _MATCH,
    MOVE: {"seconds": Amount(5, DAY_SECONDS), **_REACTION, **_MATCH},
    TURN: {"seconds": Amount(10, DAY_SECONDS), **_REACTION, **_MATCH},
    BANK: {
        "seconds": Amount(10, DAY_SECONDS),
        "increment_seconds": Amount(0, 3_600, 0),
        "grace_seconds": Amount(1, 3_600, 30),
        **_REACTION,
        **_MATCH,
    },
    DAYS: {"days": Amount(1, 60), **_REACTION, **_MATCH},
}
"""The kinds of clocks, and the numbers each of them knows."""


@dataclass(frozen=True)
class ClockSettings:
    """What a table agreed on.  Numbers that its kind does not know are 0.

    `seconds` are those per decision (`move`), per turn (`turn`) or of the whole bank (`bank`).
    """

    kind: str = NONE
    seconds: int = 0
    increment_seconds: int = 0
    grace_seconds: int = 0
    days: int = 0
    reaction_seconds: int = 0
    match_seconds: int = 0

    @staticmethod
    def playing_time(minutes: int) -> ClockSettings:
        """The timer of Battalia: one for the whole table, and it only notifies (B-RULING-81)."""
        return ClockSettings(match_seconds=minutes * 60)

    @staticmethod
    def from_json(data: Json, place: str = "clock") -> ClockSettings:
        """Inverse of `to_json`; raises InputError naming the field."""
        table = expect(data, dict, place)
        kind = one_of(read(table, "kind", str, place), inside(place, "kind"), tuple(KINDS))
        amounts = KINDS[kind]
        only(table, ("kind", *amounts), place)
        found = {
            name: bounded(
                read(table, name, int, place, amount.default),
                inside(place, name),
                amount.low,
                amount.high,
            )
            for name, amount in amounts.items()
        }
        return ClockSettings(kind, **found)

    def to_json(self) -> JsonDict:
        return {"kind": self.kind, **{name: getattr(self, name) for name in KINDS[self.kind]}}

    @property
    def hasty(self) -> bool:
        """Whether it counts seconds or minutes: nobody may be away for long."""
        return self.kind in (MOVE, TURN, BANK)

    @property
    def bank(self) -> int:
        """What a seat may use up in the whole match, in milliseconds."""
        return self.seconds * SECOND if self.kind == BANK else 0

    @property
    def increment(self) -> int:
        return self.increment_seconds * SECOND

    @property
    def grace(self) -> int:
        return self.grace_seconds * SECOND

    @property
    def allowance(self) -> int:
        """What comes fresh with every decision (`move`) or every turn, in milliseconds."""
        if self.kind == DAYS:
            return self.days * DAY_SECONDS * SECOND
        return self.seconds * SECOND if self.kind in (MOVE, TURN) else 0

    @property
    def reaction(self) -> int:
        """What comes fresh with every reaction window; 0: reactions have no time of their own."""
        return self.reaction_seconds * SECOND

    @property
    def match(self) -> int:
        """The playing time of the whole match; 0: it is not measured."""
        return self.match_seconds * SECOND
