"""When somebody was last here, and from which part of the net."""

from __future__ import annotations

from sqlalchemy import Connection, insert, update

from stormark.server.storage.moderation_schema import sightings
from stormark.server.storage.notices import Addressee


def note(connection: Connection, who: Addressee, address: str, at: int) -> None:
    """Somebody was seen; a person's account counts rather than the seat."""
    if who.person is not None:
        which = sightings.c.person == who.person
        values: dict[str, str | int | None] = {"person": who.person}
    else:
        which = (sightings.c.table == who.table) & (sightings.c.seat == who.seat)
        values = {"table": who.table, "seat": who.seat}
    seen = {"address": address, "seen_at": at}
    known = connection.execute(update(sightings).where(which).values(**seen))
    if known.rowcount == 0:
        connection.execute(insert(sightings).values(**values, **seen))
