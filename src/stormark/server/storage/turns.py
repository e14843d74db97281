"""Seats of accounts that are asked, in the database: for lists of games, calendars, reminders."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from stormark.kernel.json import Json
from stormark.server.storage.reminder_schema import turns


@dataclass(frozen=True)
class Turn:
    """A seat that is asked, with the account it belongs to."""

    seat: int
    person: str
    expires_at: int | None  # None: it has no clock


@dataclass(frozen=True)
class TurnRow:
    """The same with its table, and since when."""

    table: str
    seat: int
    person: str
    since: int
    expires_at: int | None
    told_by: list[Json] | None = None  # the channels on which its person was told
    tries: int = 0


COLUMNS = tuple(turns.c[name] for name in TurnRow.__dataclass_fields__)


def replace(connection: Connection, table: str, asked: Collection[Turn], at: int) -> None:
    """Whose turn it is at a table now; who was asked before goes on waiting."""
    chosen = select(turns.c.seat, turns.c.person, turns.c.expires_at).where(turns.c.table == table)
    before = {(row[0], row[1]): row[2] for row in connection.execute(chosen)}
    wanted = {(turn.seat, turn.person): turn.expires_at for turn in asked}
    for seat, _ in before.keys() - wanted.keys():
        connection.execute(delete(turns).where(turns.c.table == table, turns.c.seat == seat))
    for (seat, person), expires_at in wanted.items():
        if (seat, person) not in before:
            values = {"since": at, "expires_at": expires_at, "rests_until": 0}
            added = insert(turns).values(table=table, seat=seat, person=person, **values)
            connection.execute(added)
        elif before[seat, person] != expires_at:
            same = (turns.c.table == table) & (turns.c.seat == seat)
            connection.execute(update(turns).where(same).values(expires_at=expires_at))


def of_person(connection: Connection, person: str) -> list[TurnRow]:
    """Where somebody is asked, longest first."""
    chosen = select(*COLUMNS).where(turns.c.person == person).order_by(turns.c.since)
    return [TurnRow(*row) for row in connection.execute(chosen)]


def claim(connection: Connection, before: int, at: int, until: int, most: int) -> list[TurnRow]:
    """Turns nobody was reminded of, asked before then; nobody else gets them until `until`."""
    waiting = turns.c.told_at.is_(None) & (turns.c.since <= before) & (turns.c.rests_until <= at)
    chosen = select(*COLUMNS).where(waiting).order_by(turns.c.since).limit(most)
    found = [TurnRow(*row) for row in connection.execute(chosen.with_for_update())]
    for row in found:
        connection.execute(update(turns).where(_same(row)).values(rests_until=until))
    return found


def told(connection: Connection, row: TurnRow, at: int) -> None:
    """Its person was reminded."""
    connection.execute(update(turns).where(_same(row)).values(told_at=at))


def told_in_part(
    connection: Connection, row: TurnRow, channels: Collection[str], until: int
) -> None:
    """Its person was told on some channels; the others are tried again then."""
    values = {"told_by": sorted(channels), "tries": row.tries + 1, "rests_until": until}
    connection.execute(update(turns).where(_same(row)).values(**values))


def _same(row: TurnRow) -> ColumnElement[bool]:
    return (turns.c.table == row.table) & (turns.c.seat == row.seat) & (turns.c.since == row.since)
