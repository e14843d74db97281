"""`stormark server`: verify, back up and restore what is stored, on both databases."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, delete, select, update

from stormark.cli.main import run
from stormark.games.registry import load_game
from stormark.server.storage import schema, tables
from stormark.server.storage.schema import log
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
    assert (status, said) == (0, "The one stored match replays exactly as recorded.\n")


def test_a_server_without_matches_is_verified(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    status, said = server(capsys, "verify", "--database", f"sqlite:///{tmp_path}/x.db", lang="de")
    assert (status, said) == (0, "Es gibt noch keine Partien.\n")


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
    assert "One match of 1 came out differently." in said


def test_a_divergence_in_postgresql_is_named_in_german(
    capsys: pytest.CaptureFixture[str], postgres_url: str
) -> None:
    over(postgres_url, lambda connection: store(connection, played()))
    over(postgres_url, another_digest)
    status, said = server(capsys, "verify", "--database", postgres_url, lang="de")
    assert status == 1
    assert f"Tisch {TABLE}, Eintrag 9: " in said
    assert "Eine Partie von 1 ging anders aus." in said


def test_a_backup_is_made_and_restored_by_commands(
    capsys: pytest.CaptureFixture[str], database_url: str, tmp_path: Path
) -> None:
    over(database_url, lambda connection: store(connection, played()))
    before = over(database_url, contents)
    file, other = str(tmp_path / "backup"), f"sqlite:///{tmp_path}/other.db"
    status, said = server(capsys, "backup", file, "--database", database_url, lang="de")
    assert status == 0
    assert "enthält alles: 44 Zeilen" in said
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
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert server(capsys, "verify")[0] == 0
    assert (tmp_path / "stormark" / "stormark.db").exists()
