"""Records are chained: one that was changed, or is missing, is noticed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import Connection, delete, insert, text, update

from stormark.kernel.refusal import InputError
from stormark.server.storage import records, schema
from stormark.server.storage.database import open_database
from stormark.server.storage.records import LogCut
from stormark.server.storage.schema import log
from stormark.server.storage.upgrade import upgrade
from stormark.server.table.records import MovesMade, Record
from tests.server.storage.storing import TABLE, over, row_of, store
from tests.server.table.states import GREEDY, PERSON, Table


def played(moves: int = 10) -> Table:
    table = Table(PERSON, GREEDY)
    table.play(moves)
    return table


def read(connection: Connection) -> list[Record]:
    return records.read(connection, TABLE)


def test_a_log_is_read_as_it_was_written(database_url: str) -> None:
    table = played()
    over(database_url, lambda c: store(c, table))
    assert over(database_url, read) == table.records


def change_time(connection: Connection) -> None:
    connection.execute(update(log).where(log.c.seq == 5).values(at=log.c.at + 1))


def change_seat(connection: Connection) -> None:
    connection.execute(update(log).where(log.c.seq == 5).values(seat=1 - log.c.seat))


def change_body(connection: Connection) -> None:
    connection.execute(update(log).where(log.c.seq == 5).values(body={"by": "standing"}))


def remove_one(connection: Connection) -> None:
    connection.execute(delete(log).where(log.c.seq == 5))


def remove_the_beginning(connection: Connection) -> None:
    connection.execute(delete(log).where(log.c.seq < 6))


@pytest.mark.parametrize(
    ("damage", "place"),
    [
        (change_time, "log[5]"),
        (change_seat, "log[5]"),
        (change_body, "log[5]"),
        (remove_one, "log[6]"),
        (remove_the_beginning, "log[6]"),
    ],
)
def test_what_was_changed_or_removed_is_named(
    database_url: str, damage: Callable[[Connection], None], place: str
) -> None:
    over(database_url, lambda c: store(c, played()))
    over(database_url, damage)
    with pytest.raises(InputError, match="log-chain") as caught:
        over(database_url, read)
    assert caught.value.place == place


def test_a_record_is_only_written_after_the_one_that_is_known(database_url: str) -> None:
    table = played()
    over(database_url, lambda c: store(c, table))
    last = over(database_url, read)[-1]
    following = Record(last.seq + 1, last.at, 0, None, MovesMade())
    for after in ("0" * 64, table.state.chain_at(3) or "f" * 64):
        with pytest.raises(LogCut):
            over(database_url, lambda c, after=after: records.append(c, TABLE, following, after))  # type: ignore[misc]
    over(database_url, lambda c: records.append(c, TABLE, following, last.chain))
    assert over(database_url, read)[-1] == following


LATER = ("damaged", "changes")  # columns that the first version did not have


def test_older_logs_are_chained_by_the_migration(database_url: str) -> None:
    """A database of the first version, with a match in it."""
    table = played()

    def first_version(connection: Connection) -> None:
        upgrade(connection, "0001")
        values: dict[str, Any] = {**row_of(table).__dict__, "settings": {}, "position": None}
        old = [column for column in schema.tables.columns if column.name in values]
        values = {column.name: values[column.name] for column in old if column.name not in LATER}
        connection.execute(insert(schema.tables), {**values, "due_at": None})
        for record in table.records:
            said = {"at": record.at, "kind": record.kind, "seat": record.seat}
            body = records.body_of(record)
            connection.execute(
                insert(log), {"table": TABLE, "seq": record.seq, **said, "body": body}
            )

    async def work() -> tuple[list[Record], int]:
        database = open_database(database_url)
        await database.alter(first_version)
        await database.prepare()
        found = await database.run(read)
        histories = await database.run(lambda c: c.scalar(text("SELECT count(*) FROM history")))
        await database.close()
        return found, histories or 0

    found, histories = asyncio.run(work())
    assert (found, histories) == (table.records, 1)
    assert all(len(record.chain) == 64 for record in found)
