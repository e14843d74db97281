"""A backup holds everything, and comes back as a whole or not at all."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select

from stormark.kernel.refusal import InputError
from stormark.server.operations.backup import back_up
from stormark.server.operations.restore import restore
from stormark.server.storage.database import Database, open_database
from stormark.server.storage.schema import chat, people, presence
from stormark.server.storage.upgrade import head
from tests.server.storage.filling import contents, fill, made_up

NEWEST = f'"{head()}"'.encode()  # how a backup says which migrations it has seen


def unheard(done: int, of: int) -> None:
    assert 0 < done <= of


def with_database(url: str, work: Callable[[Database], Awaitable[Any]]) -> Any:
    async def opened() -> Any:
        database = open_database(url)
        try:
            await database.prepare()
            return await work(database)
        finally:
            await database.close()

    return asyncio.run(opened())


def filled(url: str, file: Path, rows: int = 3) -> dict[str, list[Any]]:
    """Fill a database, make a backup of it, and tell what it held."""

    async def work(database: Database) -> dict[str, list[Any]]:
        await database.run(lambda connection: fill(connection, rows))
        await back_up(database, file, unheard)
        return await database.run(contents)

    found: dict[str, list[Any]] = with_database(url, work)
    return found


def restored(url: str, file: Path, replace: bool = False) -> dict[str, list[Any]]:
    async def work(database: Database) -> dict[str, list[Any]]:
        await restore(database, file, replace, unheard)
        return await database.run(contents)

    found: dict[str, list[Any]] = with_database(url, work)
    return found


def held(url: str) -> dict[str, list[Any]]:
    found: dict[str, list[Any]] = with_database(url, lambda database: database.run(contents))
    return found


@pytest.fixture
def other_url(database_url: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """An empty database of the other kind."""
    if database_url.startswith("sqlite"):
        return str(request.getfixturevalue("postgres_url"))
    return f"sqlite:///{tmp_path / 'other.db'}"


def test_what_one_database_held_the_other_kind_holds_after_moving(
    database_url: str, other_url: str, tmp_path: Path
) -> None:
    before = filled(database_url, tmp_path / "backup")
    assert restored(other_url, tmp_path / "backup") == before


def test_more_rows_than_are_written_at_once_all_come_back(tmp_path: Path) -> None:
    before = filled(f"sqlite:///{tmp_path}/a.db", tmp_path / "backup", rows=1203)
    assert restored(f"sqlite:///{tmp_path}/b.db", tmp_path / "backup") == before


def test_a_database_that_is_not_empty_is_replaced_only_on_request(
    database_url: str, tmp_path: Path
) -> None:
    before = filled(database_url, tmp_path / "backup")
    row = {column.name: made_up(column, 7) for column in people.columns}
    with_database(
        database_url, lambda database: database.run(lambda c: c.execute(insert(people), row))
    )
    with pytest.raises(InputError, match="restore-not-empty"):
        restored(database_url, tmp_path / "backup")
    assert len(held(database_url)["people"]) == 4
    assert restored(database_url, tmp_path / "backup", replace=True) == before


def test_new_rows_find_a_free_number_after_a_restore(database_url: str, tmp_path: Path) -> None:
    filled(database_url, tmp_path / "backup")
    restored(database_url, tmp_path / "backup", replace=True)
    row = {column.name: made_up(column, 1) for column in chat.columns if column.name != "id"}
    with_database(
        database_url, lambda database: database.run(lambda c: c.execute(insert(chat), row))
    )
    assert len(held(database_url)["chat"]) == 4


def test_who_was_there_is_not_there_after_a_restore(database_url: str, tmp_path: Path) -> None:
    filled(database_url, tmp_path / "backup")
    restored(database_url, tmp_path / "backup", replace=True)
    left = with_database(
        database_url, lambda database: database.run(lambda c: c.execute(select(presence)).all())
    )
    assert left == []


def test_a_row_that_cannot_be_stored_undoes_the_whole_restore(
    database_url: str, tmp_path: Path
) -> None:
    before = filled(database_url, tmp_path / "backup")
    lines = gzip.decompress((tmp_path / "backup").read_bytes()).splitlines()[:-1]
    rewrite(tmp_path / "twice", [*lines, lines[-1]])
    with pytest.raises(Exception, match=r"(?i)unique"):
        restored(database_url, tmp_path / "twice", replace=True)
    assert held(database_url) == before


def rewrite(file: Path, lines: list[bytes]) -> None:
    """A backup with these lines and a checksum that fits them."""
    from hashlib import sha256

    text = b"".join(line + b"\n" for line in lines)
    rows = sum(line.startswith(b"[") for line in lines)
    end = {"rows": rows, "sha256": sha256(text).hexdigest()}
    file.write_bytes(gzip.compress(text + json.dumps(end).encode() + b"\n"))


@pytest.mark.parametrize(
    ("damage", "problem"),
    [
        (lambda data: data[:-40], "backup-damaged"),
        (
            lambda data: gzip.compress(gzip.decompress(data).replace(b"name-1", b"name-9")),
            "backup-damaged",
        ),
        (
            lambda data: gzip.compress(b"\n".join(gzip.decompress(data).split(b"\n")[:-2])),
            "backup-damaged",
        ),
        (
            lambda data: gzip.compress(gzip.decompress(data).replace(NEWEST, b'"9999"', 1)),
            "backup-damaged",
        ),
        (lambda data: b"PK" + data, "backup-not-one"),
        (lambda data: gzip.compress(b'{"format":1}\n'), "backup-not-one"),
        (lambda data: b"", "backup-not-one"),
    ],
)
def test_a_damaged_file_is_refused_before_anything_happens(
    damage: Callable[[bytes], bytes], problem: str, tmp_path: Path
) -> None:
    url = f"sqlite:///{tmp_path}/a.db"
    before = filled(url, tmp_path / "backup")
    (tmp_path / "damaged").write_bytes(damage((tmp_path / "backup").read_bytes()))
    with pytest.raises(InputError, match=problem):
        restored(url, tmp_path / "damaged", replace=True)
    assert held(url) == before


def test_a_backup_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/a.db"
    filled(url, tmp_path / "backup")
    first, *rest = gzip.decompress((tmp_path / "backup").read_bytes()).splitlines()[:-1]
    rewrite(tmp_path / "newer", [first.replace(NEWEST, b'"9999"'), *rest])
    with pytest.raises(InputError, match="backup-too-new"):
        restored(url, tmp_path / "newer", replace=True)


def test_a_backup_is_for_its_makers_eyes_and_overwrites_nothing(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/a.db"
    filled(url, tmp_path / "backup")
    assert (tmp_path / "backup").stat().st_mode & 0o777 == 0o600
    with pytest.raises(InputError, match="backup-exists"):
        with_database(url, lambda database: back_up(database, tmp_path / "backup", unheard))
    assert sorted(path.name for path in tmp_path.glob("backup*")) == ["backup"]


def test_a_backup_is_of_one_moment_while_the_server_goes_on(
    database_url: str, tmp_path: Path
) -> None:
    """What is written after the backup began is not in it, though nobody had to wait."""

    async def work(database: Database) -> None:
        await database.run(lambda connection: fill(connection, 1203))
        before = await database.run(contents)
        loop = asyncio.get_running_loop()
        writing: list[Any] = []

        def while_reading(done: int, of: int) -> None:
            if not writing:
                row = {column.name: made_up(column, 5000) for column in people.columns}
                change = database.run(lambda c: c.execute(insert(people), row))
                if database_url.startswith("sqlite"):
                    asyncio.run_coroutine_threadsafe(change, loop).result(20)
                    writing.append(True)
                else:
                    writing.append(asyncio.ensure_future(change))

        await back_up(database, tmp_path / "backup", while_reading)
        if not database_url.startswith("sqlite"):
            await writing[0]
        assert len((await database.run(contents))["people"]) == 1204
        await restore(database, tmp_path / "backup", True, unheard)
        assert await database.run(contents) == before

    with_database(database_url, work)
