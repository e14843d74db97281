"""Every record of a log is chained to the one before, so that none can vanish or change unnoticed.

The chain value of a record is a hash of the one before and of everything the record says.  Whoever
has seen the value of a record knows the whole log up to there: an end that went missing shows as
soon as anybody who saw it comes back (see `table.heads`).
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from typing import Any, TypeAlias

from stormark.kernel.json import Json, canonical
from stormark.kernel.refusal import InputError

StoredRecord: TypeAlias = tuple[Any, ...]
"""seq, at, seat, request, kind and body of a record, and its chain value."""


def beginning(table: str) -> str:
    """What the first record of a table is chained to."""
    return sha256(b"stormark log " + table.encode()).hexdigest()


def link(
    before: str, seq: int, at: int, seat: int | None, request: str | None, kind: str, body: Json
) -> str:
    """The chain value of a record.

    >>> link(beginning("T"), 1, 0, None, None, "moves", {})[:16]
    '388f325b4fa03f3c'
    """
    said = canonical([seq, at, seat, request, kind, body])
    return sha256(bytes.fromhex(before) + said).hexdigest()


def check_chain(before: str, rows: Iterable[StoredRecord]) -> None:
    """Raises InputError at the first row that does not follow from those before it."""
    for *said, chain in rows:
        before = link(before, *said)
        if before != chain:
            raise InputError("log-chain", f"log[{said[0]}]")
