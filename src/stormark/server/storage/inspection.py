"""Lists for operators: what there is, found and sorted by the database."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Select,
    case,
    exists,
    func,
    or_,
    select,
    tuple_,
)

from stormark.server.sanitize import casefolded
from stormark.server.storage.moderation_schema import operators, sightings
from stormark.server.storage.schema import people, presence, seats, sessions, tables
from stormark.server.storage.tables import PERSON, TableRow, read_many


@dataclass(frozen=True)
class Search:
    """What to look for, how many, and where the last page ended."""

    text: str = ""
    limit: int = 50
    before: tuple[int, str] | None = None


def found_tables(
    connection: Connection, search: Search, status: str | None, game: str | None
) -> list[TableRow]:
    """Tables of every kind, those where something happened last first."""
    chosen = select(tables.c.id)
    if status is not None:
        chosen = chosen.where(tables.c.status == status)
    if game is not None:
        chosen = chosen.where(tables.c.game == game)
    if search.text:
        sitting = exists().where(seats.c.table == tables.c.id, _like(seats.c.name, search.text))
        chosen = chosen.where(or_(tables.c.id == search.text, sitting))
    if search.before is not None:
        chosen = chosen.where(tuple_(tables.c.changed_at, tables.c.id) < search.before)
    latest = chosen.order_by(tables.c.changed_at.desc(), tables.c.id.desc()).limit(search.limit)
    return read_many(connection, connection.scalars(latest).all())


def found_people(connection: Connection, search: Search) -> Sequence[Row[Any]]:
    """Accounts, the newest first, with when they were last here."""
    chosen = _accounts()
    if search.text:
        named = people.c.folded.contains(casefolded(search.text), autoescape=True)
        chosen = chosen.where(or_(people.c.id == search.text, named))
    if search.before is not None:
        chosen = chosen.where(tuple_(people.c.created_at, people.c.id) < search.before)
    latest = chosen.order_by(people.c.created_at.desc(), people.c.id.desc())
    return connection.execute(latest.limit(search.limit)).all()


def account(connection: Connection, person: str) -> Row[Any] | None:
    return connection.execute(_accounts().where(people.c.id == person)).one_or_none()


def _accounts() -> Select[Any]:
    logged_in = select(func.count()).where(sessions.c.person == people.c.id).scalar_subquery()
    return (
        select(
            people.c.id,
            people.c.name,
            people.c.created_at,
            func.coalesce(sightings.c.seen_at, people.c.created_at).label("seen_at"),
            func.coalesce(sightings.c.address, "").label("address"),
            logged_in.label("sessions"),
            operators.c.person.is_not(None).label("operator"),
        )
        .select_from(people)
        .outerjoin(sightings, sightings.c.person == people.c.id)
        .outerjoin(operators, operators.c.person == people.c.id)
    )


def found_guests(connection: Connection, text: str, limit: int) -> Sequence[Row[Any]]:
    """Seats of people without an account, those of the latest tables first."""
    chosen: Select[Any] = (
        select(
            seats.c.table,
            tables.c.game,
            tables.c.status,
            seats.c.seat,
            seats.c.name,
            func.coalesce(sightings.c.seen_at, func.nullif(seats.c.seen_at, 0)).label("seen_at"),
            func.coalesce(sightings.c.address, "").label("address"),
        )
        .select_from(seats)
        .join(tables, tables.c.id == seats.c.table)
        .outerjoin(
            sightings, (sightings.c.table == seats.c.table) & (sightings.c.seat == seats.c.seat)
        )
        .where(seats.c.kind == PERSON, seats.c.person.is_(None), seats.c.name != "")
    )
    if text:
        chosen = chosen.where(_like(seats.c.name, text))
    latest = chosen.order_by(tables.c.changed_at.desc(), tables.c.id, seats.c.seat)
    return connection.execute(latest.limit(limit)).all()


def names_of(connection: Connection, wanted: Sequence[str]) -> dict[str, str]:
    """The names of accounts by their ids."""
    chosen = select(people.c.id, people.c.name).where(people.c.id.in_(wanted))
    return {row.id: row.name for row in connection.execute(chosen)}


def connected(connection: Connection, wanted: Sequence[str], since: int) -> dict[str, int]:
    """How many are at tables, where processes write that down."""
    chosen = select(presence.c.table, func.count()).where(
        presence.c.table.in_(wanted), presence.c.seen_at >= since
    )
    return {row[0]: row[1] for row in connection.execute(chosen.group_by(presence.c.table))}


def table_counts(connection: Connection) -> dict[str, int]:
    """How many tables there are of each status."""
    chosen = select(tables.c.status, func.count()).group_by(tables.c.status)
    return {row[0]: row[1] for row in connection.execute(chosen)}


def overdue(connection: Connection, at: int) -> int:
    """How many tables wait for the server to act."""
    chosen = select(func.count()).where(tables.c.status == "running", tables.c.due_at <= at)
    return connection.scalar(chosen) or 0


@dataclass(frozen=True)
class WaitingTables:
    """Running matches by whom they wait for, and how long (milliseconds) the server lets one."""

    for_people: int
    for_server: int
    longest: int


def waiting(connection: Connection, at: int) -> WaitingTables:
    """Every running match waits for somebody, a paused one for its people; damaged ones stand."""
    due = tables.c.due_at <= at
    chosen = select(
        func.count(), func.count(case((due, 1))), func.min(case((due, tables.c.due_at)))
    ).where(tables.c.status == "running", tables.c.damaged.is_(None))
    running, for_server, first = connection.execute(chosen).one()
    return WaitingTables(running - for_server, for_server, 0 if first is None else at - first)


def people_count(connection: Connection) -> int:
    return connection.scalar(select(func.count()).select_from(people)) or 0


def _like(column: ColumnElement[str], text: str) -> ColumnElement[bool]:
    return func.lower(column).contains(text.lower(), autoescape=True)
