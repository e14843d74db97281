"""Sitting down, changing one's name, getting up."""

from __future__ import annotations

from sqlalchemy import Connection

from stormark.server.clock.wall_clock import now_ms
from stormark.server.ids import new_token, token_hash
from stormark.server.lobby.preconditions import found, found_open, holds, is_host, refuse, seat_of
from stormark.server.lobby.start import begin
from stormark.server.sanitize import clean_name
from stormark.server.storage import tables
from stormark.server.storage.tables import OPEN, PERSON, SeatRow


def sit_down(
    connection: Connection, table: str, seat: int, name: str, person: str | None = None
) -> str:
    """Take an open seat; the token that proves it from now on."""
    row = found(connection, table)
    if row.status != OPEN:
        refuse("T-SEAT-02")
    if seat_of(row, seat).kind != OPEN:
        refuse("T-SEAT-01", seat=seat + 1)
    token = new_token()
    taken = SeatRow(seat, PERSON, clean_name(name, "name"), person=person, token=token_hash(token))
    tables.change_seat(connection, table, taken)
    tables.change(connection, table, changed_at=now_ms())
    full = all(other.kind != OPEN for other in row.seats if other.seat != seat)
    if full and row.settings.auto_start:
        begin(connection, table)
    return token


def rename(connection: Connection, table: str, seat: int, token: str, name: str) -> None:
    """Bear another name."""
    row = found(connection, table)
    sitting = seat_of(row, seat)
    if not holds(sitting, token):
        refuse("T-TOKEN-01")
    tables.set_seat(connection, table, seat, name=clean_name(name, "name"))


def take_along(connection: Connection, table: str, seat: int, person: str) -> str:
    """A new token for a seat of one's account: it is played from another device then.

    The old token is worth nothing any more, as a seat is played from one place at a time.
    """
    sitting = seat_of(found(connection, table), seat)
    if sitting.person != person:
        refuse("T-TOKEN-01")
    token = new_token()
    tables.set_seat(connection, table, seat, token=token_hash(token))
    return token


def leave(connection: Connection, table: str, seat: int, token: str) -> None:
    """Get up, or be sent away by the host: the seat is open again."""
    row = found(connection, table)
    sitting = seat_of(row, seat)
    if not (holds(sitting, token) or is_host(row, token)):
        refuse("T-TOKEN-01")
    found_open(connection, table)
    tables.change_seat(connection, table, SeatRow(seat))
    tables.change(connection, table, changed_at=now_ms())
