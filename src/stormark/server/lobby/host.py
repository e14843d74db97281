"""What the host may do before the match begins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import msgspec
from sqlalchemy import Connection

from stormark.kernel.game import Game
from stormark.kernel.json import Json
from stormark.server.clock.wall_clock import now_ms
from stormark.server.ids import new_token
from stormark.server.lobby.create import Wanted, check_settings, new_seat, players_of, set_up
from stormark.server.lobby.naming import check_not_anothers
from stormark.server.lobby.preconditions import found_open, hosted, refuse, seat_of
from stormark.server.lobby.table_changes import changes_between
from stormark.server.lobby.visitor import send_away
from stormark.server.storage import tables
from stormark.server.storage.tables import PERSON, SeatRow, TableRow
from stormark.server.table.settings import TableSettings


@dataclass(frozen=True)
class Changes:
    """What shall be different; None leaves it as it is."""

    options: Mapping[str, Json] | None = None
    settings: TableSettings | None = None
    password: str | None = None  # hashed; an empty one unlocks the table


def change(
    connection: Connection, table: str, token: str, rules: Game[Any], changes: Changes
) -> None:
    """Play otherwise: options of the game, settings of the table, its password."""
    row = hosted(found_open(connection, table), token)
    values: dict[str, Any] = {"changed_at": now_ms()}
    if changes.options is not None:
        if tables.position(connection, table) is not None:
            refuse("T-FORK-02")
        setup = set_up(rules, changes.options)
        values |= {"options": dict(setup.options), "pack": setup.pack}
        _seats_for(connection, row, players_of(setup))
    if changes.settings is not None:
        check_settings(row.game, changes.settings)
        if changes.settings.practice and not row.settings.practice:
            if any(seat.agreed is not None for seat in row.seats):
                refuse("T-PRACTICE-01")  # somebody else sits here
        if changes.settings.coach != row.settings.coach:
            if any(seat.agreed is not None for seat in row.seats):
                refuse("T-COACH-02")  # whoever sits here knew it otherwise
        if changes.settings.public and row.origin is not None and row.origin.get("exact"):
            refuse("T-FORK-03")
        values["settings"] = msgspec.to_builtins(changes.settings)
    if changes.password is not None:
        values["password"] = changes.password or None
    tables.change(connection, table, **values)
    _ask_again(connection, row, values)


def _ask_again(connection: Connection, before: TableRow, values: Mapping[str, Any]) -> None:
    """Whoever sat down before must agree to what they did not know then."""
    guests = [seat for seat in before.seats if seat.agreed is not None]
    told = changes_between(before, values)
    if not guests or told == (before.changes or []):
        return
    for seat in guests:
        tables.set_seat(connection, before.id, seat.seat, agreed=not told)
    tables.change(connection, before.id, changes=told or None)


def _seats_for(connection: Connection, row: TableRow, players: int) -> None:
    """More or fewer seats; nobody is sent away by it."""
    for seat in row.seats[players:]:
        if seat.kind == PERSON:
            refuse("T-PLACE-02", seat=seat.seat + 1)
    added = [SeatRow(number) for number in range(len(row.seats), players)]
    if players != len(row.seats):
        tables.put_seats(connection, row.id, [*row.seats[:players], *added])


def seat_as(
    connection: Connection,
    table: str,
    token: str,
    seat: int,
    who: Wanted,
    person: str | None = None,
) -> str | None:
    """Put a bot, the host's own company or nobody on a seat; a token for a person."""
    row = hosted(found_open(connection, table), token)
    send_away(connection, table, seat_of(row, seat))
    seat_token = new_token() if who.kind == PERSON else None
    sitting = new_seat(row.game, seat, who, seat_token, person, row.seats)
    if sitting.kind == PERSON:
        check_not_anothers(connection, sitting.name, person)
    tables.change_seat(connection, table, sitting)
    tables.change(connection, table, changed_at=now_ms())
    return seat_token


def exchange(connection: Connection, table: str, token: str, one: int, other: int) -> None:
    """Let two seats change places; an open seat counts as one."""
    row = hosted(found_open(connection, table), token)
    first, second = seat_of(row, one), seat_of(row, other)
    for seat in (first, second):
        if seat.kept:  # whoever it is kept for will look for it where it was
            refuse("T-PLACE-03", seat=seat.seat + 1)
    seats = list(row.seats)
    seats[one] = replace(second, seat=one)
    seats[other] = replace(first, seat=other)
    tables.put_seats(connection, table, seats)
    tables.change(connection, table, changed_at=now_ms())


def dissolve(connection: Connection, table: str, token: str) -> None:
    """Nobody will play here: the table is gone, unless its match began."""
    hosted(found_open(connection, table), token)
    tables.remove(connection, table)
