"""The log of a table in the database."""

from __future__ import annotations

from sqlalchemy import Connection, bindparam, insert, select

from stormark.server.storage.schema import log
from stormark.server.table.records import Record

COLUMNS = (log.c.seq, log.c.at, log.c.kind, log.c.seat, log.c.request, log.c.body)

# Building a statement takes longer than carrying it out: those of every action are built once.
_APPEND = insert(log)
_ONE = select(log.c.seq).where(log.c.table == bindparam("table"), log.c.seq == bindparam("seq"))


class LogCut(Exception):
    """The log ends earlier than it did: an older state was restored."""


def append(connection: Connection, table: str, record: Record) -> None:
    """Raises IntegrityError if somebody else wrote this number first, LogCut if it leaves a gap."""
    before = {"table": table, "seq": record.seq - 1}
    if record.seq > 1 and connection.scalar(_ONE, before) is None:
        raise LogCut
    connection.execute(
        _APPEND,
        {
            "table": table,
            "seq": record.seq,
            "at": record.at,
            "kind": record.kind,
            "seat": record.seat,
            "request": record.request,
            "body": record.body,
        },
    )


def last(connection: Connection, table: str, kind: str) -> Record | None:
    """The last record of a kind, if there is one."""
    chosen = select(*COLUMNS).where(log.c.table == table, log.c.kind == kind)
    row = connection.execute(chosen.order_by(log.c.seq.desc()).limit(1)).one_or_none()
    return None if row is None else Record(*row)


def read(connection: Connection, table: str, after: int = 0) -> list[Record]:
    """The records after number `after`, in order."""
    chosen = select(*COLUMNS).where(log.c.table == table, log.c.seq > after).order_by(log.c.seq)
    return [Record(*row) for row in connection.execute(chosen)]
