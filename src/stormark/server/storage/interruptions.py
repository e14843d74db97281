"""Nobody's clock runs while there is no server."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, and_, func, or_, select

from stormark.server.storage import records
from stormark.server.storage.schema import log, tables
from stormark.server.storage.tables import RUNNING, change
from stormark.server.table.records import Record, ServerInterrupted


def any_clock_runs(connection: Connection) -> bool:
    return connection.execute(select(tables.c.id).where(_clock_runs()).limit(1)).first() is not None


def interrupt(connection: Connection, last_seen: int, back_at: int) -> list[str]:
    """Put an interruption into the log of every table with a running clock; which these are.

    A record later than the last sign of life of a process is a sign of life as well.
    """
    chosen = (
        select(tables.c.id, tables.c.due_at, func.max(log.c.seq), func.max(log.c.at))
        .join(log, log.c.table == tables.c.id)
        .where(_clock_runs())
        .group_by(tables.c.id, tables.c.due_at)
    )
    found = connection.execute(chosen).all()
    for table, due_at, seq, last_at in found:
        last, at = max(last_seen, last_at), max(back_at, last_at)
        record = Record(seq + 1, at, None, None, ServerInterrupted(last))
        records.append(connection, table, record)
        # What was due by then is due still; a clock that had not run out runs out later.
        if due_at is not None and due_at > last:
            change(connection, table, due_at=due_at + max(0, at - last))
    return [row[0] for row in found]


def _clock_runs() -> ColumnElement[bool]:
    """Somebody's time, or the playing time of the whole match."""
    clock = tables.c.settings["clock"]
    counts = and_(clock["kind"].as_string() != "none", tables.c.due_at.is_not(None))
    return and_(tables.c.status == RUNNING, or_(counts, clock["match_seconds"].as_integer() > 0))
