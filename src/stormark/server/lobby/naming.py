"""What people are called at a table: nobody bears another's name, and no two look alike."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection

from stormark.kernel.refusal import InputError
from stormark.server.accounts.names import clean_name, distinct, is_of_the_server
from stormark.server.lobby.preconditions import refuse
from stormark.server.storage import people
from stormark.server.storage.tables import PERSON, SeatRow, TableRow


def seat_name(name: str, place: str, others: Iterable[str]) -> str:
    """A name at a table, with a number if another one there looks alike."""
    cleaned = clean_name(name, place)
    if is_of_the_server(cleaned):
        refuse("T-NAME-01")
    return distinct(cleaned, others)


def names_beside(seats: Iterable[SeatRow], seat: int) -> list[str]:
    """What everybody else at a table is called."""
    return [other.name for other in seats if other.seat != seat and other.name]


def check_not_anothers(connection: Connection, name: str, person: str | None) -> None:
    """Refuse a name that belongs to an account, unless it is one's own."""
    owner = people.looking_like(connection, name)
    if owner is not None and owner.id != person:
        refuse("T-NAME-02", name=name)


def spectator_name(
    connection: Connection, wished: str, person: str | None, others: Iterable[str]
) -> str:
    """What a spectator is called who speaks; nothing if it would be somebody else's name."""
    try:
        name = clean_name(wished, "name")
    except InputError:
        return ""
    owner = people.looking_like(connection, name)
    if is_of_the_server(name) or (owner is not None and owner.id != person):
        return ""
    return distinct(name, filter(None, others))


def check_names(connection: Connection, row: TableRow) -> None:
    """The same for everybody whom the host has put on a seat."""
    for seat in row.seats:
        if seat.kind == PERSON and seat.name:
            check_not_anothers(connection, seat.name, seat.person)
