"""`stormark server`: verify, back up and restore what is stored, on both databases."""

from __future__ import annotations

import asyncio
import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, delete, inspect, select, update

from stormark.cli.main import run
from stormark.cli.sharing import keep, kept
from stormark.games.registry import load_game
from stormark.server.storage import address, schema, tables
from stormark.server.storage.database import open_database
from stormark.server.storage.schema import log
from stormark.server.storage.upgrade import head, revisions, upgrade
from tests.server.storage.filling import contents
from tests.server.storage.storing import TABLE, over, store
from tests.server.table.states import GREEDY, PERSON, Table


def played(game: str = "xibalba", moves: int = 40) -> Table:
    table = Table(PERSON, GREEDY, game=load_game(game))
    table.play(moves)
    return table


def server(capsys: pytest.CaptureFixture[str], *args: str, lang: str = "en") -> tuple[int, str]:
    status = run(["server", *args, "--lang", lang])
    said = capsys.readouterr()
    return status, said.out + said.err


@pytest.mark.parametrize("game", ["xibalba", "battalia"])
def test_a_sound_match_is_verified(
    capsys: pytest.CaptureFixture[str], database_url: str, game: str
) -> None:
    over(database_url, lambda connection: store(connection, played(game)))
    status, said = server(capsys, "verify", "--database", database_url)
    shown = address.shown(database_url)
    assert (status, said) == (0, f"The one match in {shown} replays exactly as recorded.\n")


def test_a_server_without_matches_is_verified(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    url = f"sqlite:///{tmp_path}/x.db"
    over(url, contents)
    status, said = server(capsys, "verify", "--database", url, lang="de")
    assert (status, said) == (0, f"In {url} gibt es keine Partien.\n")


EVERY_LOOK = [
    ["verify"],
    ["backup", "FILE"],
    ["accept"],
    ["retention"],
    ["retention", "--dry-run"],
    ["tables"],
    ["operator", "list"],
    ["logout", "Anna", "--reason", "asked"],
]


def looked(command: list[str], folder: Path, capsys: pytest.CaptureFixture[str], url: str) -> str:
    """What a command says that has to refuse the database; it leaves no file behind."""
    args = [str(folder / "backup") if arg == "FILE" else arg for arg in command]
    status, said = server(capsys, *args, "--database", url)
    assert status == 2
    assert not list(folder.glob("backup*"))
    return said


@pytest.mark.parametrize("command", EVERY_LOOK, ids=" ".join)
def test_a_database_that_is_not_there_is_not_made(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: list[str]
) -> None:
    url = f"sqlite:///{tmp_path}/typo.db"
    assert f"{url} is not there" in looked(command, tmp_path, capsys, url)
    assert list(tmp_path.iterdir()) == []


def test_an_empty_postgresql_database_stays_empty(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, postgres_url: str
) -> None:
    said = looked(["backup", "FILE"], tmp_path, capsys, postgres_url)
    assert f"{address.shown(postgres_url)} is not there" in said

    async def names() -> list[str]:
        database = open_database(postgres_url)
        try:
            return await database.look(lambda connection: inspect(connection).get_table_names())
        finally:
            await database.close()

    assert asyncio.run(names()) == []


@pytest.mark.parametrize("command", EVERY_LOOK, ids=" ".join)
def test_looking_at_a_database_of_an_older_version_does_not_migrate_it(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: list[str]
) -> None:
    """A server of that version may be using it."""
    file, url = tmp_path / "x.db", f"sqlite:///{tmp_path}/x.db"
    older = revisions()[1]

    async def begin() -> None:
        database = open_database(url)
        try:
            await database.alter(lambda connection: upgrade(connection, older))
        finally:
            await database.close()

    asyncio.run(begin())
    before = file.read_bytes()
    said = looked(command, tmp_path, capsys, url)
    assert f"{url} was last used by an older version" in said
    assert f"its schema is {older}, here it is {head()}" in said
    assert file.read_bytes() == before


def test_a_file_that_is_no_database_is_told_in_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "x.db"
    file.write_bytes(b"no database" * 1000)
    said = looked(["verify"], tmp_path, capsys, f"sqlite:///{file}")
    assert said.count("\n") == 1
    assert f"sqlite:///{file} cannot be used: its disk or the file is damaged." in said


def test_a_backup_that_does_not_fit_on_the_disk_is_told_and_leaves_nothing(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path}/x.db"
    over(url, lambda connection: store(connection, played()))

    def full(_opened: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    said = looked(["backup", "FILE"], tmp_path, capsys, url)
    assert "The file cannot be written: No space left on device." in said


def test_a_backup_into_a_folder_that_one_may_not_enter_is_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path}/x.db"
    over(url, lambda connection: store(connection, played()))
    real = Path.exists

    def denied(path: Path) -> bool:
        if path.name == "backup":
            raise PermissionError(errno.EACCES, "Permission denied")
        return real(path)

    monkeypatch.setattr(Path, "exists", denied)
    status, said = server(capsys, "backup", str(tmp_path / "backup"), "--database", url)
    assert (status, said.count("\n")) == (2, 1)
    assert "The file cannot be written: Permission denied." in said


def another_digest(connection: Connection) -> None:
    body = connection.scalars(select(log.c.body).where(log.c.seq == 9)).one()
    body["entries"][0]["digest"] = "0" * 32
    connection.execute(update(log).where(log.c.seq == 9).values(body=body))


def another_move(connection: Connection) -> None:
    body = connection.scalars(select(log.c.body).where(log.c.seq == 9)).one()
    body["entries"][0]["action"] = {"verb": "fly", "args": {}}
    connection.execute(update(log).where(log.c.seq == 9).values(body=body))


def a_gap(connection: Connection) -> None:
    connection.execute(delete(log).where(log.c.seq == 9))


def nonsense(connection: Connection) -> None:
    connection.execute(update(log).where(log.c.seq == 9).values(body={"entries": 5}))


def another_seed(connection: Connection) -> None:
    connection.execute(update(schema.tables).values(seed=bytes(32)))


def not_finished(connection: Connection) -> None:
    tables.change(connection, TABLE, status=tables.FINISHED)


@pytest.mark.parametrize(
    ("damage", "record"),
    [
        (another_digest, 9),
        (another_move, 9),
        (a_gap, 10),
        (nonsense, 9),
        (another_seed, None),
        (not_finished, 41),
    ],
)
def test_the_first_divergence_is_named(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    damage: Callable[[Connection], Any],
    record: int | None,
) -> None:
    url = f"sqlite:///{tmp_path}/x.db"
    over(url, lambda connection: store(connection, played()))
    over(url, damage)
    status, said = server(capsys, "verify", "--database", url)
    assert status == 1
    assert f"Table {TABLE}, record {'' if record is None else f'{record}: '}" in said
    assert f"Of 1 matches in {url}: 0 replay exactly as recorded" in said
    assert "1 are broken." in said


def test_a_divergence_in_postgresql_is_named_in_german(
    capsys: pytest.CaptureFixture[str], postgres_url: str
) -> None:
    over(postgres_url, lambda connection: store(connection, played()))
    over(postgres_url, another_digest)
    status, said = server(capsys, "verify", "--database", postgres_url, lang="de")
    assert status == 1
    assert f"Tisch {TABLE}, Eintrag 9: " in said
    assert "1 sind beschädigt." in said


def test_a_backup_is_made_and_restored_by_commands(
    capsys: pytest.CaptureFixture[str], database_url: str, tmp_path: Path
) -> None:
    over(database_url, lambda connection: store(connection, played()))
    before = over(database_url, contents)
    file, other = str(tmp_path / "backup"), f"sqlite:///{tmp_path}/other.db"
    status, said = server(capsys, "backup", file, "--database", database_url, lang="de")
    assert status == 0
    assert f"enthält alles aus {address.shown(database_url)}: 44 Zeilen" in said
    assert server(capsys, "restore", file, "--database", other)[0] == 0
    assert over(other, contents) == before
    assert server(capsys, "verify", "--database", other)[0] == 0


def test_a_restore_into_a_database_that_is_not_empty_needs_a_word(
    capsys: pytest.CaptureFixture[str], database_url: str, tmp_path: Path
) -> None:
    over(database_url, lambda connection: store(connection, played()))
    file = str(tmp_path / "backup")
    server(capsys, "backup", file, "--database", database_url)
    status, said = server(capsys, "restore", file, "--database", database_url)
    assert (status, "The database is not empty." in said) == (2, True)
    assert server(capsys, "restore", file, "--replace", "--database", database_url)[0] == 0


def test_the_database_may_be_named_in_the_environment(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STORMARK_DATABASE", "nowhere")
    status, said = server(capsys, "verify")
    assert (status, said.startswith("Error: STORMARK_DATABASE: ")) == (2, True)
    monkeypatch.delenv("STORMARK_DATABASE")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    usual = tmp_path / "data" / "stormark" / "stormark.db"
    status, said = server(capsys, "verify")
    assert (status, f"sqlite:///{usual} is not there" in said) == (2, True)
    assert not usual.parent.exists()
    url = f"sqlite:///{tmp_path}/x.db"
    over(url, lambda connection: store(connection, played()))
    assert server(capsys, "backup", str(tmp_path / "backup"), "--database", url)[0] == 0
    assert server(capsys, "restore", str(tmp_path / "backup"))[0] == 0
    assert server(capsys, "verify")[0] == 0


def test_a_home_that_cannot_be_written_is_no_trouble_where_a_database_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "home").write_text("a file, so that nothing can be made in it")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    url = f"sqlite:///{tmp_path}/x.db"
    over(url, lambda connection: store(connection, played()))
    assert server(capsys, "verify", "--database", url)[0] == 0
    assert server(capsys, "backup", str(tmp_path / "backup"), "--database", url)[0] == 0
    status, said = server(capsys, "restore", str(tmp_path / "backup"))
    folder = tmp_path / "home" / "stormark"
    assert (status, said.count("\n")) == (2, 1)
    assert f"{folder}: This folder cannot be made: part of its path is a file." in said
    assert run(["serve", "--lang", "en"]) == 2
    assert "This folder cannot be made" in capsys.readouterr().err
    assert kept() is None
    keep(True)  # which nobody can, and that is all
    assert kept() is None
