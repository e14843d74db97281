"""What the log of a table consists of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from stormark.kernel.json import JsonDict

STARTED: Final = "started"
"""The first record: who sits where.  `{"seats": [{"kind", "name", "bot"}]}`"""
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


@dataclass(frozen=True)
class Record:
    """One accepted request.  Everything about a running match follows from its records."""

    seq: int  # from 1 without gaps
    at: int  # milliseconds since 1970
    kind: str
    seat: int | None  # who asked for it; None: the server itself
    request: str | None
    body: JsonDict
