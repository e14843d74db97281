"""What a viewer can prove about the log it has seen.

With everything it is told a viewer gets a head: the number of the record, and a mark of it that
only the server can make.  A client that comes back shows the last one it got.  If it is genuine,
and the log ends before that record or has another one in its place, records are lost: there is no
other way to have it.  The mark is made of what the viewer was told anyway (when, what kind, who),
so it holds nothing of what is hidden.
"""

from __future__ import annotations

import hmac
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from stormark.server.storage.history import History
from stormark.server.table.state import TableState

HALF: Final = 9  # bytes of a mark, and as many that prove who made it
HEAD: Final = re.compile(r"(-?\d{1,3})\.(\d{1,9})\.([\w-]{24})", re.ASCII)


@dataclass(frozen=True)
class Head:
    """A genuine one: up to which record a viewer saw the log."""

    viewer: int
    number: int
    mark: bytes


class Heads:
    """Those of one table in one history."""

    def __init__(self, history: History, table: str) -> None:
        self.history = history
        self._table = table

    def told(self, state: TableState, viewer: int) -> str:
        """The head of a viewer that knows all it may know."""
        number = state.numbers.number(viewer, state.seq)
        mark = self._mark(state, viewer, number)
        proof = self._signed(f"head {viewer} {number}", mark)
        return f"{viewer}.{number}.{urlsafe_b64encode(mark + proof).decode()}"

    def read(self, text: str) -> Head | None:
        """None if it was not made here, in this history: such a head says nothing."""
        found = HEAD.fullmatch(text)
        if found is None:
            return None
        viewer, number, both = int(found[1]), int(found[2]), urlsafe_b64decode(found[3])
        mark, proof = both[:HALF], both[HALF:]
        if not hmac.compare_digest(proof, self._signed(f"head {viewer} {number}", mark)):
            return None
        return Head(viewer, number, mark)

    def fits(self, state: TableState, head: Head) -> bool:
        """Whether the log still holds what was seen."""
        if head.number > state.numbers.number(head.viewer, state.seq):
            return False
        return hmac.compare_digest(head.mark, self._mark(state, head.viewer, head.number))

    def _mark(self, state: TableState, viewer: int, number: int) -> bytes:
        """Of the record that the viewer knows by the number: hidden ones after it do not show."""
        facts = state.facts_of(state.numbers.seq(viewer, number))
        return self._signed(f"record {viewer} {number}", facts.encode())

    def _signed(self, what: str, data: bytes) -> bytes:
        text = f"{self._table} {what} ".encode() + data
        return hmac.digest(self.history.secret, text, sha256)[:HALF]
