"""The log of a match: what was decided, by whom, in which order.  It only ever grows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from stormark.kernel.action import Action
from stormark.kernel.fields import inside, only, read
from stormark.kernel.json import Json, JsonDict
from stormark.kernel.refusal import InputError

CHOSEN: Final = "chosen"
"""A seat's own move."""
CONTINUED: Final = "continued"
"""A later part of the compound move before it."""
FORCED: Final = "forced"
"""The only option there was, taken by the referee for the seat."""

CAUSES: Final = (CHOSEN, CONTINUED, FORCED)
WAYS_BACK: Final = ("agreed", "practice")
"""How moves that are not free can be taken back."""


@dataclass(frozen=True)
class Move:
    """One answered decision.  `digest` is that of the position after it."""

    seat: int
    action: Action
    cause: str
    digest: str

    def to_json(self) -> JsonDict:
        return {
            "seat": self.seat,
            "action": self.action.to_json(),
            "cause": self.cause,
            "digest": self.digest,
        }

    def sealed(self) -> Move:
        """Without what would tell hidden things."""
        return replace(self, digest="")


@dataclass(frozen=True)
class Undo:
    """A seat took moves back: the position is again the one after entry number `to` (0: start).

    `agreed`: the whole table went back, at this seat's proposal.  Then what chance decided since
    does not come again: in the position the results drawn so far keep counting.

    `practice`: somebody who plays alone went back, whatever came since; chance decides the same
    again (T-PRACTICE-01).
    """

    seat: int
    to: int
    digest: str
    agreed: bool = False
    practice: bool = False

    def to_json(self) -> JsonDict:
        how: JsonDict = {name: True for name in WAYS_BACK if getattr(self, name)}
        return {"seat": self.seat, "undo_to": self.to, **how, "digest": self.digest}

    def sealed(self) -> Undo:
        """Without what would tell hidden things."""
        return replace(self, digest="")


@dataclass(frozen=True)
class Continued:
    """From here on the match goes by other rules, from the last position it had come to.

    `state` is that position as the new rules know it; it is None where it must stay secret.
    """

    rules_from: int
    rules_to: int
    pack: str  # content hash of the pack that the new rules are played with
    state: JsonDict | None
    digest: str

    def to_json(self) -> JsonDict:
        rules: JsonDict = {"from": self.rules_from, "to": self.rules_to, "pack": self.pack}
        return {"continued": rules, "state": self.state, "digest": self.digest}

    def sealed(self) -> Continued:
        """Without what would tell hidden things."""
        return replace(self, state=None, digest="")


Entry: TypeAlias = Move | Undo | Continued
"""Entries are numbered from 1; number 0 is the position the match began with."""


def first_position(entries: Sequence[Entry]) -> int:
    """The number of the first position that is played by the rules the match goes by now."""
    for number in range(len(entries), 0, -1):
        if isinstance(entries[number - 1], Continued):
            return number
    return 0


def moves_in_force(entries: Sequence[Entry]) -> Iterator[tuple[int, Move]]:
    """The moves that led to the last position, the latest first, with their numbers.

    What was taken back is not among them, nor what was played by other rules.
    """
    number, first = len(entries), first_position(entries)
    while number > first:
        entry = entries[number - 1]
        if isinstance(entry, Undo):
            number = entry.to
        elif isinstance(entry, Move):
            yield number, entry
            number -= 1


def entry_from_json(data: Json, place: str) -> Entry:
    """Inverse of `to_json`; raises InputError naming the place."""
    if not isinstance(data, dict):
        raise InputError("entry-malformed", place)
    if "continued" in data:
        return _continued(data, place)
    seat, found = data.get("seat"), data.get("digest")
    if type(seat) is not int or not isinstance(found, str):
        raise InputError("entry-malformed", place)
    if set(data) - set(WAYS_BACK) == {"seat", "undo_to", "digest"}:
        to, how = data["undo_to"], [data[name] for name in WAYS_BACK if name in data]
        if type(to) is not int or len(how) > 1 or any(way is not True for way in how):
            raise InputError("entry-malformed", place)
        return Undo(seat, to, found, "agreed" in data, "practice" in data)
    cause = data.get("cause")
    if set(data) != {"seat", "action", "cause", "digest"} or cause not in CAUSES:
        raise InputError("entry-malformed", place)
    return Move(seat, Action.from_json(data["action"], f"{place}.action"), str(cause), found)


def _continued(data: JsonDict, place: str) -> Continued:
    only(data, ("continued", "state", "digest"), place)
    rules: JsonDict = read(data, "continued", dict, place)
    here = inside(place, "continued")
    only(rules, ("from", "to", "pack"), here)
    state: JsonDict | None = None
    if data.get("state", {}) is not None:
        state = read(data, "state", dict, place)
    return Continued(
        read(rules, "from", int, here),
        read(rules, "to", int, here),
        read(rules, "pack", str, here),
        state,
        read(data, "digest", str, place),
    )
