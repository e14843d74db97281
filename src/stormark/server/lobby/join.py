"""Sitting down, changing one's name, getting up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection

from stormark.kernel.json import Json
from stormark.server.clock.wall_clock import now_ms
from stormark.server.ids import new_token, token_hash
from stormark.server.lobby.consent import (
    agreed,
    all_changes,
    asked_again,
    changes_for,
    followed,
    is_ready,
    offer,
    remembered,
    sat_down,
)
from stormark.server.lobby.naming import check_not_anothers, names_beside, seat_name
from stormark.server.lobby.preconditions import found, found_open, holds, is_host, refuse, seat_of
from stormark.server.lobby.start import begin
from stormark.server.lobby.visitor import (
    SeatLimits,
    Visitor,
    check_seats_held,
    check_welcome,
    send_away,
)
from stormark.server.storage import tables
from stormark.server.storage.tables import OPEN, PERSON, SeatRow

NOBODY: Final = Visitor()
NO_LIMITS: Final = SeatLimits()


def sit_down(
    connection: Connection,
    table: str,
    seat: int,
    name: str,
    visitor: Visitor = NOBODY,
    limits: SeatLimits = NO_LIMITS,
    offered: str = "",
) -> str:
    """Take an open seat; the token that proves it from now on.

    Whoever says what was `offered` sits down only if that still holds.
    """
    row = found(connection, table)
    if row.status != OPEN:
        refuse("T-SEAT-02")
    if seat_of(row, seat).kind != OPEN:
        refuse("T-SEAT-01", seat=seat + 1)
    if row.settings.practice:
        refuse("T-PRACTICE-01")
    if offered and offered != offer(row):
        refuse("T-AGREE-01")
    check_welcome(connection, table, visitor)
    check_seats_held(connection, visitor, limits)
    name = seat_name(name, "name", names_beside(row.seats, seat))
    check_not_anothers(connection, name, visitor.person)
    token = new_token()
    taken = SeatRow(
        seat,
        PERSON,
        name,
        person=visitor.person,
        token=token_hash(token),
        agreed=True,
        device=visitor.device,
        address=visitor.address,
    )
    tables.change_seat(connection, table, taken)
    tables.change(connection, table, changed_at=now_ms())
    sat_down(connection, row, seat)
    begin_if_all_are_ready(connection, table)
    return token


def agree(
    connection: Connection, table: str, seat: int, token: str, changes: Sequence[Json]
) -> None:
    """Whoever sits there is content with these changes of the host, if they are all there are."""
    row = found_open(connection, table)
    sitting = seat_of(row, seat)
    if not holds(sitting, token):
        refuse("T-TOKEN-01")
    if list(changes) not in (changes_for(row, sitting), all_changes(row)):
        refuse("T-AGREE-01")
    if sitting.agreed is not None:
        agreed(connection, table, seat)
    tables.change(connection, table, changed_at=now_ms())
    begin_if_all_are_ready(connection, table)


def begin_if_all_are_ready(connection: Connection, table: str) -> None:
    """Where the table wants that, the match begins with the last seat."""
    row = found(connection, table)
    ready = all(seat.kind != OPEN and not seat.kept and is_ready(row, seat) for seat in row.seats)
    if ready and row.settings.auto_start:
        begin(connection, table)


def rename(connection: Connection, table: str, seat: int, token: str, name: str) -> None:
    """Bear another name."""
    row = found(connection, table)
    sitting = seat_of(row, seat)
    if not holds(sitting, token):
        refuse("T-TOKEN-01")
    name = seat_name(name, "name", names_beside(row.seats, seat))
    check_not_anothers(connection, name, sitting.person)
    tables.set_seat(connection, table, seat, name=name)
    if row.status == OPEN:
        followed(connection, row)


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
    by_host = not holds(sitting, token)
    if by_host:
        send_away(connection, table, sitting)
    row = remembered(connection, row)
    tables.change_seat(connection, table, SeatRow(seat))
    tables.change(connection, table, changed_at=now_ms())
    if by_host:
        asked_again(connection, table)
    else:
        followed(connection, row)
