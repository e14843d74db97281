"""Migrations lead to the schema that the sources describe, on both databases."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

from stormark.kernel.refusal import InputError
from stormark.server.storage.database import Database, open_database
from stormark.server.storage.schema import metadata
from stormark.server.storage.upgrade import head, revision_of, revisions


async def prepared(url: str) -> Database:
    database = open_database(url)
    await database.prepare()
    return database


def test_a_migrated_database_is_what_the_schema_says(database_url: str) -> None:
    def differences(connection: Connection) -> list[Any]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, metadata))

    async def compare() -> list[Any]:
        database = await prepared(database_url)
        try:
            return await database.run(differences)
        finally:
            await database.close()

    assert asyncio.run(compare()) == []


def test_preparing_again_changes_nothing(database_url: str) -> None:
    async def twice() -> str | None:
        for _ in range(2):
            database = await prepared(database_url)
            found = await database.run(revision_of)
            await database.close()
        return found

    assert asyncio.run(twice()) == head()


def test_processes_that_start_at_once_prepare_one_after_the_other(database_url: str) -> None:
    program = (
        "import asyncio, sys\n"
        "from stormark.server.storage.database import open_database\n"
        "sys.stdin.readline()\n"
        "asyncio.run(open_database(sys.argv[1]).prepare())\n"
    )
    environment = {"PYTHONPATH": ":".join(path for path in sys.path if path)}
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", program, database_url],
            stdin=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=environment,
        )
        for _ in range(2)
    ]
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("\n")
        process.stdin.flush()
    problems = [process.communicate(timeout=60)[1] for process in processes]
    assert [process.returncode for process in processes] == [0, 0], problems


def test_a_database_of_a_newer_version_is_left_alone(database_url: str) -> None:
    async def from_the_future() -> None:
        database = await prepared(database_url)
        await database.run(lambda c: c.execute(text("UPDATE alembic_version SET version_num='z'")))
        try:
            await database.prepare()
        finally:
            await database.close()

    with pytest.raises(InputError, match="database-too-new"):
        asyncio.run(from_the_future())


def test_a_database_of_something_else_is_left_alone(database_url: str) -> None:
    async def of_others() -> None:
        database = open_database(database_url)
        try:
            await database.alter(lambda c: c.execute(text("CREATE TABLE people (x INTEGER)")))
            with pytest.raises(InputError, match="database-foreign"):
                await database.prepare()
            names = await database.run(lambda c: inspect(c).get_table_names())
            assert names == ["people"]
        finally:
            await database.close()

    asyncio.run(of_others())


def test_the_first_migration_is_the_last_of_the_list() -> None:
    assert revisions()[-1] == "0001"


def test_the_file_of_a_new_database_is_nobody_elses_business(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    asyncio.run(closed(f"sqlite:///{file}"))
    assert file.stat().st_mode & 0o777 == 0o600


async def closed(url: str) -> None:
    await (await prepared(url)).close()
