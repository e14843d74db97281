"""What is said at tables, in the database."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select

from stormark.server.storage.schema import chat


@dataclass(frozen=True)
class ChatRow:
    """A line of chat; numbered by the database."""

    id: int
    at: int
    seat: int | None  # None: a spectator
    name: str
    text: str
    person: str | None = None  # the account, if whoever said it was logged in


COLUMNS = (chat.c.id, chat.c.at, chat.c.seat, chat.c.name, chat.c.text, chat.c.person)


def add(
    connection: Connection,
    table: str,
    at: int,
    seat: int | None,
    name: str,
    person: str | None,
    text: str,
) -> ChatRow:
    said = insert(chat).values(table=table, at=at, seat=seat, name=name, person=person, text=text)
    number = connection.execute(said.returning(chat.c.id)).scalar_one()
    return ChatRow(number, at, seat, name, text, person)


def latest(connection: Connection, table: str, limit: int, after: int = 0) -> list[ChatRow]:
    """The last lines of a table, in order, of those after number `after`."""
    chosen = select(*COLUMNS).where(chat.c.table == table, chat.c.id > after)
    rows = connection.execute(chosen.order_by(chat.c.id.desc()).limit(limit))
    return [ChatRow(*row) for row in rows][::-1]


def read(connection: Connection, line: int) -> tuple[str, ChatRow] | None:
    """A line by its number, with the table where it was said."""
    chosen = select(chat.c.table, *COLUMNS).where(chat.c.id == line)
    found = connection.execute(chosen).one_or_none()
    return None if found is None else (found[0], ChatRow(*found[1:]))


def around(connection: Connection, table: str, line: int, each: int) -> list[ChatRow]:
    """A line with those before and after it."""
    there = select(*COLUMNS).where(chat.c.table == table)
    before = there.where(chat.c.id <= line).order_by(chat.c.id.desc()).limit(each + 1)
    after = there.where(chat.c.id > line).order_by(chat.c.id).limit(each)
    earlier = [ChatRow(*row) for row in connection.execute(before)][::-1]
    return [*earlier, *(ChatRow(*row) for row in connection.execute(after))]


def remove(connection: Connection, line: int) -> None:
    connection.execute(delete(chat).where(chat.c.id == line))


def of_person(connection: Connection, person: str) -> list[tuple[str, ChatRow]]:
    """Everything an account said, with the table where."""
    chosen = select(chat.c.table, *COLUMNS).where(chat.c.person == person).order_by(chat.c.id)
    return [(table, ChatRow(*row)) for table, *row in connection.execute(chosen)]
