"""Who is connected to which table, for servers of several processes."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, delete, insert, select, update

from stormark.server.storage.schema import presence, seats


def came(connection: Connection, session: str, table: str, seat: int | None, at: int) -> None:
    connection.execute(insert(presence).values(session=session, table=table, seat=seat, seen_at=at))


def went(connection: Connection, session: str) -> None:
    connection.execute(delete(presence).where(presence.c.session == session))


def still_there(connection: Connection, sessions: Collection[str], at: int, lost: int) -> None:
    """These are connected still; whoever was not seen since `lost` is gone with their process."""
    connection.execute(update(presence).where(presence.c.session.in_(sessions)).values(seen_at=at))
    gone = presence.c.seen_at < lost
    chosen = select(presence.c.table, presence.c.seat, presence.c.seen_at).where(gone)
    for table, seat, seen_at in connection.execute(chosen.where(presence.c.seat.is_not(None))):
        whose = (seats.c.table == table) & (seats.c.seat == seat) & (seats.c.seen_at < seen_at)
        connection.execute(update(seats).where(whose).values(seen_at=seen_at))
    connection.execute(delete(presence).where(gone))


def connected(connection: Connection, table: str, since: int) -> dict[str, int | None]:
    """The seats (None: a spectator) of the sessions that were seen since then."""
    chosen = select(presence.c.session, presence.c.seat)
    rows = connection.execute(chosen.where(presence.c.table == table, presence.c.seen_at >= since))
    return {row[0]: row[1] for row in rows}


def connected_to(
    connection: Connection, tables: Collection[str]
) -> dict[str, dict[str, int | None]]:
    """The same for each of many tables, of whoever is written down."""
    chosen = select(presence.c.table, presence.c.session, presence.c.seat)
    found: dict[str, dict[str, int | None]] = {table: {} for table in tables}
    for table, session, seat in connection.execute(chosen.where(presence.c.table.in_(tables))):
        found[table][session] = seat
    return found
