"""Signs of life of the processes that serve this database."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, delete, func, insert, select, text, update

from stormark.server.storage.schema import processes, tables

STOPPED: Final = "stopped"  # when the last process that said goodbye did so


def seen(connection: Connection) -> dict[str, int]:
    """When each process was last known to live."""
    return {row.id: row.seen_at for row in connection.execute(select(processes))}


def latest_time(connection: Connection) -> int:
    """The latest moment at which something is known to have happened."""
    changed = connection.scalar(select(func.max(tables.c.changed_at))) or 0
    return max([changed, *seen(connection).values()])


def database_time(connection: Connection) -> int:
    """What the clock of a database server says, which all its processes share; 0: it has none."""
    if connection.dialect.name != "postgresql":
        return 0
    milliseconds = text("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
    return int(connection.scalar(milliseconds) or 0)


def sign(connection: Connection, process: str, at: int) -> None:
    """A process lives."""
    known = connection.execute(
        update(processes).where(processes.c.id == process).values(seen_at=at)
    )
    if known.rowcount == 0:
        connection.execute(insert(processes).values(id=process, seen_at=at))


def stop(connection: Connection, process: str, at: int) -> None:
    """A process ends in good order."""
    connection.execute(delete(processes).where(processes.c.id == process))
    sign(connection, STOPPED, at)


def forget(connection: Connection, before: int) -> None:
    """Drop those who have not been seen since."""
    connection.execute(delete(processes).where(processes.c.seen_at < before))


def keep_numbers(connection: Connection, process: str, numbers: str) -> None:
    """What a process has counted."""
    connection.execute(update(processes).where(processes.c.id == process).values(numbers=numbers))


def numbers(connection: Connection) -> dict[str, str]:
    """The same of all processes that wrote something down."""
    chosen = select(processes.c.id, processes.c.numbers).where(processes.c.numbers.is_not(None))
    return {row[0]: row[1] for row in connection.execute(chosen)}
