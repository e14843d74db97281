"""What cannot be done at a table now, and who may ask for it."""

from __future__ import annotations

from hmac import compare_digest
from typing import NoReturn

from sqlalchemy import Connection

from stormark.kernel.json import Json
from stormark.kernel.refusal import Refusal
from stormark.server.ids import is_id, token_hash
from stormark.server.storage import tables
from stormark.server.storage.tables import OPEN, SeatRow, TableRow


class LobbyRefusal(Exception):
    """Something that cannot be done at this table now; names its rule."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(refusal.rule)


def refuse(rule: str, **params: Json) -> NoReturn:
    raise LobbyRefusal(Refusal(rule, "", params))


def found(connection: Connection, table: str) -> TableRow:
    """A table that is about to be changed; nobody else changes it meanwhile."""
    row = tables.read(connection, table, lock=True) if is_id(table) else None
    return row if row is not None else refuse_missing(connection, table)


def refuse_missing(connection: Connection, table: str) -> NoReturn:
    """There is no such table, or only a later version of the server can read it."""
    there = is_id(table) and tables.is_there(connection, table)
    refuse("T-TABLE-03" if there else "T-TABLE-01")


def found_open(connection: Connection, table: str) -> TableRow:
    """A table whose match has not begun."""
    row = found(connection, table)
    if row.status != OPEN:
        refuse("T-TABLE-02")
    return row


def seat_of(row: TableRow, seat: int) -> SeatRow:
    if not 0 <= seat < len(row.seats):
        refuse("T-PLACE-01", seat=seat + 1, seats=len(row.seats))
    return row.seats[seat]


def is_host(row: TableRow, token: str) -> bool:
    return compare_digest(token_hash(token), row.host_token)


def hosted(row: TableRow, token: str) -> TableRow:
    """The table, if the token is that of its host."""
    if not is_host(row, token):
        refuse("T-HOST-01")
    return row


def holds(seat: SeatRow, token: str) -> bool:
    return seat.token is not None and compare_digest(token_hash(token), seat.token)
