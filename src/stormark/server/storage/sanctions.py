"""Bans and mutes in the database."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from sqlalchemy import Connection, delete, insert, or_, select

from stormark.server.storage.moderation_schema import sanctions

BAN = "ban"
MUTE = "mute"


@dataclass(frozen=True)
class SanctionRow:
    """Somebody may not come in, or may not write.

    Whom it concerns: an account, a range of addresses, or a seat of a table.  An account may be
    muted at one table alone.
    """

    id: str
    kind: str
    reason: str
    created_at: int
    expires_at: int | None = None  # None: until somebody lifts it
    person: str | None = None
    network: str | None = None
    table: str | None = None
    seat: int | None = None


def add(connection: Connection, row: SanctionRow) -> None:
    """The same once more takes the place of the one before."""
    connection.execute(
        delete(sanctions).where(
            sanctions.c.kind == row.kind,
            sanctions.c.person.is_not_distinct_from(row.person),
            sanctions.c.network.is_not_distinct_from(row.network),
            sanctions.c.table.is_not_distinct_from(row.table),
            sanctions.c.seat.is_not_distinct_from(row.seat),
        )
    )
    connection.execute(insert(sanctions).values(**asdict(row)))


def read(connection: Connection, sanction: str) -> SanctionRow | None:
    found = connection.execute(select(sanctions).where(sanctions.c.id == sanction)).one_or_none()
    return None if found is None else SanctionRow(**found._mapping)


def lift(connection: Connection, sanction: str) -> None:
    connection.execute(delete(sanctions).where(sanctions.c.id == sanction))


def in_force(connection: Connection, at: int) -> list[SanctionRow]:
    """Everything that holds at a moment, the newest first."""
    holds = or_(sanctions.c.expires_at.is_(None), sanctions.c.expires_at > at)
    chosen = select(sanctions).where(holds).order_by(sanctions.c.created_at.desc(), sanctions.c.id)
    return [SanctionRow(**row._mapping) for row in connection.execute(chosen)]
