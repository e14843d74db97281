"""Whom hosts have sent away from their tables, in the database."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from sqlalchemy import Connection, delete, insert, select

from stormark.server.storage.schema import sent_away


@dataclass(frozen=True)
class SentAway:
    """Somebody who may not sit down at a table again; device and address are hashed."""

    id: str
    table: str
    at: int
    name: str
    person: str | None
    device: str | None
    address: str | None


def add(connection: Connection, row: SentAway) -> None:
    connection.execute(insert(sent_away).values(**asdict(row)))


def of_table(connection: Connection, table: str) -> list[SentAway]:
    chosen = select(sent_away).where(sent_away.c.table == table).order_by(sent_away.c.at)
    return [SentAway(**row._mapping) for row in connection.execute(chosen)]


def remove(connection: Connection, table: str, name: str) -> bool:
    """Let somebody in again; whether there was such an entry."""
    which = (sent_away.c.table == table) & (sent_away.c.id == name)
    return connection.execute(delete(sent_away).where(which)).rowcount > 0
