"""`stormark serve`: settings, clear errors, and an orderly end."""

from __future__ import annotations

import asyncio
import signal
import socket
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text

from stormark.cli.commands.serve import pack_lines
from stormark.cli.main import run
from stormark.i18n import translator
from stormark.kernel.refusal import InputError
from stormark.server.config import Config, read_config
from stormark.server.content.offered import read_packs
from stormark.server.http.limits import Rate
from stormark.server.storage import sqlite
from stormark.server.storage.claim import claim
from stormark.server.storage.database import open_database
from tests.server.patience import PATIENCE
from tests.server.processes.running import Client, Server, served

FALLBACK = "sqlite:///somewhere.db"


# Settings


def test_flags_come_before_the_environment_and_both_before_what_is_usual() -> None:
    environ = {"STORMARK_PORT": "9000", "STORMARK_HOST": "0.0.0.0", "STORMARK_CHAT": "none"}
    config = read_config(environ, {"port": "9001", "host": None}, FALLBACK)
    assert config == Config(FALLBACK, host="0.0.0.0", port=9001, chat=None)


def test_worker_processes_get_the_same_settings_through_the_environment() -> None:
    config = Config(
        "postgresql://anna:secret@localhost/x",
        workers=3,
        log_level="debug",
        origins=("https://a.example", "http://b.example:81"),
        pack=("my.toml", "balanced"),
        requests=None,
        chat=Rate(0.25, 3),
    )
    assert read_config(config.to_environ(), {}, "") == config


@pytest.mark.parametrize(
    ("given", "problem", "place"),
    [
        ({"port": "65536"}, "number-range", "--port"),
        ({"port": "-1"}, "number-range", "--port"),
        ({"workers": "0"}, "number-range", "--workers"),
        ({"workers": "2"}, "serve-workers", "--workers"),
        ({"log_level": "loud"}, "argument-unknown", "--log-level"),
        ({"origins": "example.org"}, "serve-origin", "--origins"),
        ({"database": "x.db"}, "database-url", "--database"),
        ({"chat": "0/0"}, "serve-rate", "--chat"),
    ],
)
def test_a_bad_setting_is_named_with_its_place(
    given: dict[str, str | None], problem: str, place: str
) -> None:
    with pytest.raises(InputError) as caught:
        read_config({}, given, FALLBACK)
    assert (caught.value.problem, caught.value.place) == (problem, place)


def test_a_bad_setting_of_the_environment_is_named_by_its_variable() -> None:
    with pytest.raises(InputError) as caught:
        read_config({"STORMARK_PORT": "http"}, {}, FALLBACK)
    assert caught.value.place == "STORMARK_PORT"


# What keeps it from starting


def refused(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    assert run(["serve", "--port", "0", *args]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    return said.err


def test_a_port_that_is_taken_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        database = f"sqlite:///{tmp_path}/tables.db"
        said = refused(capsys, "--database", database, "--port", port, "--lang", "de")
    assert said.startswith(f"Fehler: 127.0.0.1:{port}: Diese Adresse kann nicht benutzt werden")


def test_a_file_that_another_server_uses_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    with claim(database):
        said = refused(capsys, "--database", database, "--lang", "en")
    assert "Another server already uses the file" in said


def test_a_full_disk_is_named_before_anything_is_served(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path}/x.db"

    async def begin() -> None:
        database = open_database(url)
        await database.prepare()
        await database.close()

    asyncio.run(begin())
    monkeypatch.setattr(sqlite, "PRAGMAS", (*sqlite.PRAGMAS, "max_page_count=1"))
    said = refused(capsys, "--database", url)
    assert said.count("\n") == 1
    assert f"{url} cannot be used: its disk is full." in said


def test_a_database_of_a_newer_version_is_named(
    capsys: pytest.CaptureFixture[str], database_url: str
) -> None:
    async def from_the_future() -> None:
        database = open_database(database_url)
        await database.prepare()
        await database.run(lambda c: c.execute(text("UPDATE alembic_version SET version_num='z'")))
        await database.close()

    asyncio.run(from_the_future())
    said = refused(capsys, "--database", database_url, "--lang", "en")
    assert "newer version of Stormark (its schema is z)" in said


# Its end


def test_a_server_that_is_stopped_says_goodbye_and_keeps_everything(tmp_path: Path) -> None:
    """Whatever was accepted before is there when it is started again."""
    url = f"sqlite:///{tmp_path}/tables.db"

    async def play_until_the_end(server: Server) -> tuple[str, str, int]:
        seats = [{"kind": "person", "name": name} for name in ("Anna", "Ben")]
        opened = server.post("/api/tables", {"game": "xibalba", "seats": seats})
        table, tokens = opened["table"]["id"], opened["seat_tokens"]
        server.post(f"/api/tables/{table}/start", token=opened["host_token"])
        for token in tokens.values():
            client = await Client.at(server, table, token)
            welcome = await client.hear("welcome") or {}
            if welcome["decisions"]:
                break
            await client.close()
        decision = welcome["decisions"][0]
        await client.say(
            type="act", request="one", decision=decision["id"], action=decision["actions"][0]
        )
        accepted = await client.hear("accepted")
        assert accepted is not None
        server.process.send_signal(signal.SIGINT)
        async with asyncio.timeout(PATIENCE):
            back = {"from": 1.0, "to": 6.0}
            said = {"type": "bye", "reason": "server-stops", "back": back}
            assert await client.hear("bye") == said
            assert await client.hear("anything") is None
        return table, token, int(accepted["seq"])

    async def come_back(server: Server, table: str, token: str) -> int:
        client = await Client.at(server, table, token)
        welcome = await client.hear("welcome")
        assert welcome is not None
        await client.close()
        return int(welcome["seq"])

    with served(url, tmp_path / "log") as server:
        table, token, seq = asyncio.run(play_until_the_end(server))
        assert server.process.wait(PATIENCE) == 0
    with served(url, tmp_path / "log") as server:
        assert asyncio.run(come_back(server, table, token)) >= seq
        server.stop()
    logged = (tmp_path / "log").read_text()
    assert token not in logged
    assert table not in logged  # its link is an invitation


# Packs that it offers


def packs_of(server: Server, game: str) -> tuple[list[str], str]:
    """The names of what is offered, and what is proposed."""
    answer = httpx.get(f"{server.address}/api/games", timeout=PATIENCE).json()
    (card,) = (card for card in answer if card["id"] == game)
    names = {pack["hash"]: pack["name"] for pack in card["packs"]}
    return list(names.values()), names.get(card["proposed_pack"], "")


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("[units.lord]\nrank = 9\n", "bad.toml: units.lord.rank: "),
        ('[pack]\ngame = "battalia"\n[units\n', "bad.toml:3: "),
        ("", "bad.toml: "),  # of which game?
    ],
)
@pytest.mark.parametrize("by", ["flag", "variable"])
def test_a_broken_pack_is_told_as_its_check_tells_it(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    written: str,
    said: str,
    by: str,
) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text(written)
    assert run(["pack", "check", str(bad), "--lang", "de"]) == 1
    *checked, _count = capsys.readouterr().out.splitlines()
    assert checked[0].startswith(said)
    given = ["--pack", str(bad)] if by == "flag" else []
    monkeypatch.setenv("STORMARK_PACK", "" if given else str(bad))
    database = tmp_path / "tables.db"
    told = refused(capsys, "--database", f"sqlite:///{database}", "--lang", "de", *given)
    assert told.splitlines() == [f"Fehler: {checked[0]}", *checked[1:]]
    assert not database.exists()  # nothing was begun


def test_packs_are_offered_by_files_folders_and_names(tmp_path: Path) -> None:
    folder = tmp_path / "our, cards"  # commas part those of the environment
    folder.mkdir()
    (folder / "a.toml").write_text('[pack]\nname = "Our cards"\n[cards.bomber]\ncost = 9\n')
    (tmp_path / "b.toml").write_text("[units.lord.hire]\nsupply = 4\n")
    url, log = f"sqlite:///{tmp_path}/tables.db", tmp_path / "log"
    given = ("--pack", str(folder), "--pack", str(tmp_path / "b.toml"))
    with served(url, log, *given, PACK="ignored.toml") as server:
        assert packs_of(server, "xibalba") == (["Our cards", "balanced"], "Our cards")
        assert packs_of(server, "battalia") == (["b"], "b")
        assert server.process.stdout is not None
        lines = [server.process.stdout.readline().strip() for _ in range(2)]
        server.stop()
    assert lines == [
        "New tables of Xibalba propose the cards of “Our cards”.",
        "New tables of Battalia propose the cards of “b”.",
    ]
    with served(url, log, PACK=f"{tmp_path / 'b.toml'}, balanced") as server:
        assert packs_of(server, "xibalba") == (["balanced"], "balanced")
        assert packs_of(server, "battalia") == (["b"], "b")
        server.stop()
    with served(url, log) as server:
        assert packs_of(server, "xibalba") == (["balanced"], "")
        server.stop()


def test_what_becomes_of_each_pack_is_said(tmp_path: Path) -> None:
    same = tmp_path / "same.toml"
    same.write_text('[pack]\ngame = "xibalba"\n')
    (tmp_path / "a.toml").write_text("[cards.bomber]\ncost = 9\n")
    packs = read_packs([str(same), str(tmp_path / "a.toml"), "balanced"])
    assert pack_lines(translator("de"), packs) == [
        "„same“ hat dieselben Karten wie Xibalba selbst, es gibt also nichts auszuwählen.",
        "An neuen Tischen von Xibalba stehen die Karten von „a“ zur Wahl.",
        "An neuen Tischen von Xibalba stehen die Karten von „balanced“ zur Wahl.",
    ]
