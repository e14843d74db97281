"""What people shall be told, until they have read it."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, and_, insert, select, update

from stormark.kernel.json import JsonDict
from stormark.server.storage.moderation_schema import notices

MOST_SHOWN = 50


@dataclass(frozen=True)
class NoticeRow:
    """A message with its parameters: it is put into words when somebody reads it."""

    id: int
    at: int
    message: str
    params: JsonDict


@dataclass(frozen=True)
class Addressee:
    """Whom a notice is for: an account, or whoever sits at a seat."""

    person: str | None = None
    table: str | None = None
    seat: int | None = None


def add(
    connection: Connection, to: Addressee, at: int, message: str, params: JsonDict
) -> NoticeRow:
    said = insert(notices).values(
        person=to.person,
        table=None if to.person else to.table,
        seat=None if to.person else to.seat,
        at=at,
        message=message,
        params=params,
    )
    number = connection.execute(said.returning(notices.c.id)).scalar_one()
    return NoticeRow(number, at, message, params)


def unread(connection: Connection, to: Addressee) -> list[NoticeRow]:
    """The oldest first."""
    chosen = select(notices.c.id, notices.c.at, notices.c.message, notices.c.params)
    rows = connection.execute(
        chosen.where(_theirs(to), notices.c.read_at.is_(None))
        .order_by(notices.c.id)
        .limit(MOST_SHOWN)
    )
    return [NoticeRow(*row) for row in rows]


def who_has_unread(connection: Connection) -> set[Addressee]:
    chosen = select(notices.c.person, notices.c.table, notices.c.seat).distinct()
    return {
        Addressee(*row) for row in connection.execute(chosen.where(notices.c.read_at.is_(None)))
    }


def mark_read(connection: Connection, to: Addressee, up_to: int, at: int) -> None:
    """Everything up to a notice has been read."""
    new = and_(_theirs(to), notices.c.id <= up_to, notices.c.read_at.is_(None))
    connection.execute(update(notices).where(new).values(read_at=at))


def _theirs(to: Addressee) -> ColumnElement[bool]:
    if to.person is not None:
        return notices.c.person == to.person
    return and_(notices.c.table == to.table, notices.c.seat == to.seat)
