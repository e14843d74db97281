"""Taking the logs as they are, where records are lost and nobody can bring them back."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, select, update

from stormark.server.clock.wall_clock import now_ms
from stormark.server.operations.restore import restore_mark_of
from stormark.server.processes.postgres_bus import notify_all
from stormark.server.storage import history
from stormark.server.storage.database import Database
from stormark.server.storage.schema import tables


async def accept(database: Database) -> list[str]:
    """Let every match go on that was stopped, from what is there; which these are."""

    def go_on(connection: Connection) -> tuple[list[str], Path | None]:
        stopped = tables.c.damaged.is_not(None)
        found = list(connection.scalars(select(tables.c.id).where(stopped)))
        connection.execute(update(tables).where(stopped).values(damaged=None, due_at=now_ms()))
        history.begin(connection)
        notify_all(connection)
        return found, restore_mark_of(connection)

    found, mark = await database.run(go_on)
    if mark is not None:
        mark.touch()
    return found
