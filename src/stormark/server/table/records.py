"""What the log of a table consists of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from stormark.kernel.json import JsonDict
from stormark.kernel.log import Entry, entry_from_json
from stormark.kernel.refusal import InputError

STARTED: Final = "started"
"""The first record: who sits where.  `{"seats": [{"kind", "bot"}], "entries"?}`

The entry of a table that was forked is a Continued, with the position it begins with.
"""
MOVES: Final = "moves"
"""Entries of the referee's log: a move with its parts and what was forced, or an undo.
`{"entries": [...], "by"?: "bot" | "standing"}`
"""
PROPOSED: Final = "proposed"
"""A seat proposes an undo or a pause.  `{"what", "to"?, "entries"?}`"""
AGREED: Final = "agreed"
"""A seat agrees; with the last one the undo comes as `entries`."""
DECLINED: Final = "declined"
"""A seat declines, or whoever proposed it thinks better of it."""
RESUMED: Final = "resumed"
"""The end of a pause."""
TAKEN_OVER: Final = "taken_over"
"""A bot plays a seat from now on.  `{"seat", "bot", "why"}`"""
GIVEN_BACK: Final = "given_back"
"""A person plays the seat again."""
RESIGNED: Final = "resigned"
"""A seat gives up."""
EXPIRED: Final = "expired"
"""A seat's time is up.  `{"seat", "then", "bot"?}`"""
INTERRUPTED: Final = "interrupted"
"""The server was away.  `{"last_seen_at"}`"""
CONTINUED: Final = "continued"
"""Another version of the rules holds from now on.  `{"from", "to", "pack", "entries"?, "aside"?}`

Without entries, everything before is true by the newer rules as well.  Otherwise it is not played
any more: the entry is a Continued with the position, and `aside` is the state around it.
"""


@dataclass(frozen=True)
class Record:
    """One accepted request.  Everything about a running match follows from its records."""

    seq: int  # from 1 without gaps
    at: int  # milliseconds since 1970
    kind: str
    seat: int | None  # who asked for it; None: the server itself
    request: str | None
    body: JsonDict


def entries_of(record: Record) -> list[Entry]:
    """What a record adds to the referee's log; raises InputError naming the place."""
    place = f"log[{record.seq}].entries"
    listed = record.body.get("entries", [])
    if not isinstance(listed, list):
        raise InputError("entry-malformed", place)
    return [entry_from_json(entry, f"{place}[{at}]") for at, entry in enumerate(listed)]
