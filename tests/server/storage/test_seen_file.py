"""A SQLite file that went back to an earlier commit is noticed before anybody plays on."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import pytest
from sqlalchemy import text

from stormark.cli.main import run
from stormark.kernel.refusal import InputError
from stormark.server.storage import history
from stormark.server.storage.database import Database, open_database
from stormark.server.storage.seen_file import read_seen, seen_file


async def prepared(file: Path) -> Database:
    database = open_database(f"sqlite:///{file}")
    await database.prepare()
    return database


async def beaten(file: Path, beats: int) -> None:
    database = await prepared(file)
    for _ in range(beats):
        await database.signed(await database.run(history.count_on))
    await database.close()


async def checked(file: Path) -> None:
    database = await prepared(file)
    try:
        await database.check()
    finally:
        await database.close()


def lost_end(file: Path) -> None:
    """Two signs of life, of which the second is not in the database any more."""
    asyncio.run(beaten(file, 1))
    shutil.copy(file, file.with_name("copy"))
    asyncio.run(beaten(file, 1))
    shutil.copy(file.with_name("copy"), file)


def test_a_file_as_it_was_left_is_sound(tmp_path: Path) -> None:
    file = tmp_path / "t.db"
    asyncio.run(beaten(file, 3))
    asyncio.run(checked(file))
    seen = read_seen(file)
    assert seen is not None
    assert (seen.beat, seen.ended) == (3, True)
    assert seen_file(file).stat().st_mode & 0o777 == 0o600


def test_a_file_that_lost_its_end_is_refused_until_somebody_accepts_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "t.db"
    lost_end(file)
    with pytest.raises(InputError, match="database-older"):
        asyncio.run(checked(file))
    at = ["--database", f"sqlite:///{file}", "--lang", "en"]
    assert run(["server", "verify", *at]) == 1
    assert "older than when" in capsys.readouterr().out
    assert run(["serve", "--port", "0", *at]) == 2
    assert "older than when" in capsys.readouterr().err
    assert run(["server", "accept", *at]) == 0
    assert run(["server", "verify", *at]) == 0
    asyncio.run(checked(file))


def test_a_file_that_was_cut_short_says_nothing(tmp_path: Path) -> None:
    file = tmp_path / "t.db"
    asyncio.run(beaten(file, 1))
    seen_file(file).write_bytes(b'{"history"')
    asyncio.run(checked(file))


def test_after_an_unclean_end_a_damaged_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "t.db"

    async def killed() -> tuple[int, int]:
        database = await prepared(file)
        sign = await database.run(history.count_on)
        index = text("SELECT rootpage FROM sqlite_master WHERE name = 'ix_seats_person'")
        page = await database.run(lambda c: c.scalar(index))
        size = await database.run(lambda c: c.scalar(text("PRAGMA page_size")))
        await database.close()
        await database.signed(sign)  # as if it had not been closed
        return page or 0, size or 0

    page, size = asyncio.run(killed())
    asyncio.run(checked(file))
    with file.open("r+b") as data:
        data.seek((page - 1) * size)
        data.write(b"\xff" * 64)
    with pytest.raises(InputError, match="database-damaged"):
        asyncio.run(checked(file))
