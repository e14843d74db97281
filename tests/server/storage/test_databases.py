"""Work over a database counts as a whole, in a row, or not at all."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import asyncpg
import pytest
from sqlalchemy import Connection, func, insert, select, text, update

from stormark.kernel.refusal import InputError
from stormark.server.storage.address import SQLITE, kind_of, shown
from stormark.server.storage.claim import claim
from stormark.server.storage.database import Database, open_database
from stormark.server.storage.schema import people, tables
from stormark.server.storage.trouble import READ_ONLY, StorageError
from tests.server.patience import PATIENCE
from tests.server.storage.filling import made_up

ROW = {column.name: made_up(column, 0) for column in people.columns}
TABLE = {column.name: made_up(column, 0) for column in tables.columns}


async def prepared(url: str) -> Database:
    database = open_database(url)
    await database.prepare()
    return database


def names(connection: Connection) -> list[str]:
    return list(connection.scalars(select(people.c.name)))


def test_work_that_fails_leaves_nothing_behind(database_url: str) -> None:
    def add_and_fail(connection: Connection) -> None:
        connection.execute(insert(people), ROW)
        raise ValueError("on second thought")

    async def work() -> list[str]:
        database = await prepared(database_url)
        with pytest.raises(ValueError, match="on second thought"):
            await database.run(add_and_fail)
        found = await database.run(names)
        await database.close()
        return found

    assert asyncio.run(work()) == []


def test_whoever_looks_and_then_acts_is_not_overtaken(database_url: str) -> None:
    """Sixteen at once count on by one each: none of them reads what another is about to change."""

    def count_on(connection: Connection) -> None:
        number = connection.scalars(select(people.c.created_at)).one()
        connection.execute(update(people).values(created_at=number + 1))

    async def work() -> int:
        databases = [await prepared(database_url) for _ in range(2)]
        first = databases[0]
        await first.run(lambda c: c.execute(insert(people), {**ROW, "created_at": 0}))
        await asyncio.gather(*(databases[n % 2].run(count_on) for n in range(16)))
        number: int = await first.run(lambda c: c.scalars(select(people.c.created_at)).one())
        for database in databases:
            await database.close()
        return number

    assert asyncio.run(work()) == 16


def test_work_about_one_table_comes_one_after_the_other(database_url: str) -> None:
    """Sixteen at once count on at one table, without being turned down and tried again."""
    carried_out = 0

    def count_on(connection: Connection) -> None:
        nonlocal carried_out
        carried_out += 1
        number = connection.scalars(select(tables.c.changed_at)).one()
        connection.execute(update(tables).values(changed_at=number + 1))

    async def work() -> int:
        databases = [await prepared(database_url) for _ in range(2)]
        first = databases[0]
        await first.run(lambda c: c.execute(insert(tables), {**TABLE, "changed_at": 0}))
        at = TABLE["id"]
        await asyncio.gather(*(databases[n % 2].run(count_on, at) for n in range(16)))
        number: int = await first.run(lambda c: c.scalars(select(tables.c.changed_at)).one())
        for database in databases:
            await database.close()
        return number

    assert asyncio.run(work()) == 16
    if kind_of(database_url) != SQLITE:  # two files of SQLite may get into each other's way
        assert carried_out == 16


def test_looking_changes_nothing_and_waits_for_nobody(database_url: str) -> None:
    async def work() -> int:
        database = await prepared(database_url)
        await database.run(lambda c: c.execute(insert(people), ROW))
        counted = await database.look(lambda c: c.scalar(select(func.count()).select_from(people)))
        await database.close()
        return counted or 0

    assert asyncio.run(work()) == 1


def test_connections_that_were_cut_are_made_anew(postgres_url: str) -> None:
    cut = text(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid != pg_backend_pid()"
    )

    async def work() -> list[str]:
        database, other = await prepared(postgres_url), open_database(postgres_url)
        await database.run(lambda c: c.execute(insert(people), ROW))
        await other.alter(lambda c: c.execute(cut))
        found = await database.run(names)
        await database.close()
        await other.close()
        return found

    assert asyncio.run(work()) == [ROW["name"]]


def test_work_under_way_is_finished_when_a_database_is_closed(postgres_url: str) -> None:
    """And no connection is left: the pool that it would be given back to is gone."""
    here = text("SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()")

    async def work() -> int:
        database, other = await prepared(postgres_url), await prepared(postgres_url)
        begun = asyncio.Event()

        def slowly(connection: Connection) -> int:
            begun.set()
            return int(connection.scalar(text("SELECT 7 FROM pg_sleep(0.3)")) or 0)

        working = asyncio.create_task(database.run(slowly))
        await begun.wait()
        await database.close()
        async with asyncio.timeout(PATIENCE):  # PostgreSQL takes a moment to see who has gone
            while await other.run(lambda connection: connection.scalar(here)) != 1:
                await asyncio.sleep(0.01)
        await other.close()
        return await working

    assert asyncio.run(work()) == 7


def test_what_went_wrong_is_told_although_the_connection_was_lost_as_well(
    postgres_url: str,
) -> None:
    async def cut(backend: int) -> None:
        other = await asyncpg.connect(postgres_url)
        await other.execute("SELECT pg_terminate_backend($1)", backend)
        await other.close()

    def lose_and_fail(connection: Connection) -> None:
        backend = connection.scalar(text("SELECT pg_backend_pid()"))
        with ThreadPoolExecutor(1) as elsewhere:
            elsewhere.submit(lambda: asyncio.run(cut(int(backend or 0)))).result()
        raise ValueError("on second thought")

    async def work() -> list[str]:
        database = await prepared(postgres_url)
        with pytest.raises(ValueError, match="on second thought"):
            await database.run(lose_and_fail)
        found = await database.run(names)
        await database.close()
        return found

    assert asyncio.run(work()) == []


def test_a_connection_that_may_only_read_is_not_used_again(postgres_url: str) -> None:
    def become_a_copy(connection: Connection) -> None:
        connection.execute(text("SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY"))
        connection.commit()
        connection.execute(insert(people), ROW)

    async def work() -> list[str]:
        database = await prepared(postgres_url)
        with pytest.raises(StorageError, match=READ_ONLY):
            await database.run(become_a_copy)
        await database.run(lambda c: c.execute(insert(people), ROW))
        found = await database.run(names)
        await database.close()
        return found

    assert asyncio.run(work()) == [ROW["name"]]


def test_a_database_that_does_not_answer_is_named_without_its_password() -> None:
    url = "postgresql://anna:secret@127.0.0.1:1/stormark"
    with pytest.raises(InputError, match="database-unreachable") as caught:
        asyncio.run(prepared(url))
    assert "secret" not in str(caught.value)
    assert caught.value.params["found"] == "postgresql://anna@127.0.0.1:1/stormark"


def test_a_file_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="database-file"):
        asyncio.run(prepared(f"sqlite:///{tmp_path}/missing/tables.db"))
    (tmp_path / "text.db").write_text("not a database at all, but long enough to look at\n" * 40)
    with pytest.raises(InputError, match="database-file"):
        asyncio.run(prepared(f"sqlite:///{tmp_path}/text.db"))


@pytest.mark.parametrize(
    ("url", "problem"),
    [
        ("tables.db", "database-url"),
        ("mysql://localhost/x", "database-url"),
        ("sqlite://", "database-sqlite-url"),
        ("sqlite:///", "database-sqlite-url"),
        ("sqlite:///:memory:", "database-sqlite-url"),
        ("sqlite:///a.db?mode=ro", "database-sqlite-url"),
        ("postgresql://localhost", "database-postgres-url"),
        ("postgresql://localhost:many/x", "database-postgres-url"),
        ("postgresql://localhost/x/y", "database-postgres-url"),
    ],
)
def test_a_bad_address_is_refused(url: str, problem: str) -> None:
    with pytest.raises(InputError) as caught:
        kind_of(url)
    assert caught.value.problem == problem


def test_no_password_is_shown() -> None:
    assert shown("postgres://a:b@h:5/n?password=b") == "postgresql://a@h:5/n"
    assert shown("postgresql:///n") == "postgresql:///n"


def test_a_sqlite_file_is_served_by_one_server_at_a_time(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    with claim(url), pytest.raises(InputError, match="database-served"), claim(url):
        pass
    with claim(url):
        pass
