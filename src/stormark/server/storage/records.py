"""The log of a table in the database."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select

from stormark.server.records import Record
from stormark.server.storage.schema import log

COLUMNS = (log.c.seq, log.c.at, log.c.kind, log.c.seat, log.c.request, log.c.body)


def append(connection: Connection, table: str, record: Record) -> None:
    """Raises IntegrityError if somebody else wrote this number first."""
    connection.execute(
        insert(log).values(
            table=table,
            seq=record.seq,
            at=record.at,
            kind=record.kind,
            seat=record.seat,
            request=record.request,
            body=record.body,
        )
    )


def read(connection: Connection, table: str, after: int = 0) -> list[Record]:
    """The records after number `after`, in order."""
    chosen = select(*COLUMNS).where(log.c.table == table, log.c.seq > after).order_by(log.c.seq)
    return [Record(*row) for row in connection.execute(chosen)]
