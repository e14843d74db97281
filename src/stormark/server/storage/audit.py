"""The audit log: what operators did.  Entries are added and read, never changed or deleted.

Every entry carries a hash of itself and of the one before, so that one that was changed or taken
out behind the program's back is found.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Select, func, insert, select

from stormark.kernel.json import JsonDict
from stormark.server.storage.moderation_schema import audit, audit_addresses

BEGINNING: Final = "0" * 64  # the hash before the first entry

_encode: Final = msgspec.json.Encoder(order="deterministic").encode


@dataclass(frozen=True)
class AuditEntry:
    """Who did what to whom, why, when and from where."""

    seq: int
    at: int
    actor: str | None  # an account; None: somebody at the server's terminal
    actor_name: str
    action: str
    details: JsonDict
    reason: str
    request: str | None
    hash: str
    address: str = ""  # shortened; forgotten after a while, and no part of the hash


def append(
    connection: Connection,
    at: int,
    actor: str | None,
    actor_name: str,
    action: str,
    details: JsonDict,
    reason: str,
    request: str | None = None,
    address: str = "",
) -> AuditEntry:
    """Add an entry; it counts together with whatever else the transaction does."""
    last = connection.execute(
        select(audit.c.seq, audit.c.hash).order_by(audit.c.seq.desc()).limit(1)
    ).one_or_none()
    seq, before = (1, BEGINNING) if last is None else (last.seq + 1, last.hash)
    said = (seq, at, actor, actor_name, action, details, reason, request)
    entry = AuditEntry(*said, hash=hash_of(before, *said), address=address)
    values = {column.name: getattr(entry, column.name) for column in audit.columns}
    connection.execute(insert(audit).values(values))
    if address:
        connection.execute(insert(audit_addresses).values(seq=seq, address=address))
    return entry


def hash_of(before: str, *said: object) -> str:
    return sha256(before.encode() + _encode(said)).hexdigest()


def asked_before(connection: Connection, request: str) -> AuditEntry | None:
    """The entry of a request that was carried out already."""
    return next(iter(_read(connection, select(audit).where(audit.c.request == request))), None)


def latest(connection: Connection, limit: int, before: int | None = None) -> list[AuditEntry]:
    """The last entries, the newest first."""
    chosen = select(audit).order_by(audit.c.seq.desc()).limit(limit)
    return _read(connection, chosen if before is None else chosen.where(audit.c.seq < before))


def after(connection: Connection, seq: int, limit: int | None) -> list[AuditEntry]:
    """The entries after one, in order."""
    return _read(
        connection, select(audit).where(audit.c.seq > seq).order_by(audit.c.seq).limit(limit)
    )


def last_seq(connection: Connection) -> int:
    return connection.scalar(select(func.max(audit.c.seq))) or 0


def newest_before(connection: Connection, at: int) -> int:
    """The number of the last entry before a moment; 0 if there is none."""
    return connection.scalar(select(func.max(audit.c.seq)).where(audit.c.at < at)) or 0


def first_broken(
    entries: Sequence[AuditEntry], before: str = BEGINNING, seq: int = 0
) -> int | None:
    """The number of the first entry that is missing or not as it was written."""
    for entry in entries:
        seq += 1
        said = (seq, entry.at, entry.actor, entry.actor_name, entry.action)
        before = hash_of(before, *said, entry.details, entry.reason, entry.request)
        if entry.seq != seq or entry.hash != before:
            return seq
    return None


def _read(connection: Connection, chosen: Select[Any]) -> list[AuditEntry]:
    rows = connection.execute(chosen).all()
    known = select(audit_addresses).where(audit_addresses.c.seq.in_([row.seq for row in rows]))
    addresses = {row.seq: row.address for row in connection.execute(known)} if rows else {}
    return [AuditEntry(**row._mapping, address=addresses.get(row.seq, "")) for row in rows]
