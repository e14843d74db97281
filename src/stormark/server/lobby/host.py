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
from stormark.server.lobby.consent import asked_again, remembered
from stormark.server.lobby.create import Wanted, check_settings, new_seat, players_of, set_up
from stormark.server.lobby.fit import kept_beside
from stormark.server.lobby.naming import check_not_anothers
from stormark.server.lobby.preconditions import found_open, hosted, refuse, seat_of
from stormark.server.lobby.visitor import send_away
from stormark.server.storage import tables
from stormark.server.storage.tables import PERSON, SeatRow, TableRow
from stormark.server.table.settings import TableSettings


@dataclass(frozen=True)
class Changes:
    """What shall be different; None leaves it as it is."""

    options: Mapping[str, Json] | None = None
    settings: Mapping[str, Json] | None = None
    password: str | None = None  # hashed; an empty one unlocks the table


def change(
    connection: Connection, table: str, token: str, rules: Game[Any], changes: Changes
) -> None:
    """Play otherwise: options of the game, settings of the table, its password."""
    row = remembered(connection, hosted(found_open(connection, table), token))
    values: dict[str, Any] = {"changed_at": now_ms()}
    if changes.options is not None:
        if tables.position(connection, table) is not None:
            refuse("T-FORK-02")
        setup = set_up(rules, kept_beside(rules, changes.options, row.options))
        values |= {"options": dict(setup.options), "pack": setup.pack}
        _seats_for(connection, row, players_of(setup))
    if changes.settings is not None:
        values["settings"] = msgspec.to_builtins(_settings(row, changes.settings))
    if changes.password is not None:
        values["password"] = changes.password or None
    tables.change(connection, table, **values)
    asked_again(connection, table)


def _settings(row: TableRow, changes: Mapping[str, Json]) -> TableSettings:
    """The settings with what shall be different, if this table may be played like that."""
    changed = msgspec.structs.replace(row.settings, **changes)
    check_settings(row.game, changed)
    guests = any(seat.agreed is not None for seat in row.seats)
    if changed.practice and not row.settings.practice and guests:
        refuse("T-PRACTICE-01")  # somebody else sits here
    if changed.coach != row.settings.coach and guests:
        refuse("T-COACH-02")  # whoever sits here knew it otherwise
    if changed.public and row.origin is not None and row.origin.get("exact"):
        refuse("T-FORK-03")
    return changed


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
    row = remembered(connection, hosted(found_open(connection, table), token))
    send_away(connection, table, seat_of(row, seat))
    seat_token = new_token() if who.kind == PERSON else None
    sitting = new_seat(row.game, seat, who, seat_token, person, row.seats)
    if sitting.kind == PERSON:
        check_not_anothers(connection, sitting.name, person)
    tables.change_seat(connection, table, sitting)
    tables.change(connection, table, changed_at=now_ms())
    asked_again(connection, table)
    return seat_token


def exchange(connection: Connection, table: str, token: str, one: int, other: int) -> None:
    """Let two seats change places; an open seat counts as one."""
    row = remembered(connection, hosted(found_open(connection, table), token))
    first, second = seat_of(row, one), seat_of(row, other)
    for seat in (first, second):
        if seat.kept:  # whoever it is kept for will look for it where it was
            refuse("T-PLACE-03", seat=seat.seat + 1)
    seats = list(row.seats)
    seats[one] = replace(second, seat=one)
    seats[other] = replace(first, seat=other)
    tables.put_seats(connection, table, seats)
    tables.change(connection, table, changed_at=now_ms())
    asked_again(connection, table)


def dissolve(connection: Connection, table: str, token: str) -> None:
    """Nobody will play here: the table is gone, unless its match began."""
    hosted(found_open(connection, table), token)
    tables.remove(connection, table)
