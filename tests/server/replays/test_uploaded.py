"""Replays that people bring along as files."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from stormark.kernel.chance import seed_hash
from stormark.kernel.game import Setup
from stormark.kernel.replay_text import ReplayRecord, read_record, write_record
from stormark.server.config import Config
from stormark.server.content.games import game_named
from stormark.server.heavy.work import HeavyWork
from stormark.server.http.limits import Rate
from stormark.server.lobby import LobbyRefusal
from stormark.server.replays import file, uploaded
from stormark.server.replays.uploaded import UploadedReplays
from tests.server.replays.matches import Table, finished, given_up, in_database
from tests.server.site import Client, Json, refusal, site


class NoPacks:
    """Nobody brought a pack along."""

    def at_hand(self, game: str, content: str) -> object:
        return game_named(game)

    async def material(self, game: str, content: str) -> dict[str, Any]:
        return {}


def text_of(client: Client, table: Table) -> str:
    return client.get(f"/api/tables/{table.id}/replay").text


def brought(client: Client, text: str) -> Json:
    answer = client.post("/api/replays", json={"text": text})
    assert answer.status_code == 201, answer.text
    card: Json = answer.json()
    return card


@pytest.mark.parametrize("game", ["xibalba", "battalia"])
def test_a_file_is_walked_through_as_the_match_of_its_table_is(
    client: Client, tmp_path: Path, game: str
) -> None:
    table = finished(client, tmp_path, game)
    card = brought(client, text_of(client, table))
    last = table.state().match.number
    assert (card["game"], card["first"], card["last"]) == (game, 0, last)
    assert (card["players"], card["result"]) == (["Ada", "Ben"], table.state().returns())
    for more in (
        "/steps?viewer=1&lang=en&limit=40",
        "/positions?viewer=0&lang=de&since=3&limit=9",
        f"/positions/{last // 2}?viewer=-1",
        "/analysis",
    ):
        there = client.get(f"/api/tables/{table.id}/replay{more}")
        here = client.get(f"/api/replays/{card['id']}{more}")
        assert (here.status_code, here.json()) == (200, there.json())


def test_the_same_file_is_the_same_replay(client: Client, tmp_path: Path) -> None:
    text = text_of(client, given_up(client, tmp_path))
    card = brought(client, text)
    assert brought(client, text) == card
    assert client.get(f"/api/replays/{card['id']}").json() == card
    assert card["save"]
    assert card["result"] is None
    assert refusal(client.get(f"/api/replays/{card['id']}/steps?viewer=2")) == (409, "T-PLACE-01")


def edited(text: str, **changes: Any) -> str:
    """Somebody who knows how checksums are made changes a file."""
    record = read_record(text)
    return write_record(type(record)(**{**vars(record), **changes}))


def test_bad_files_are_refused_with_the_exact_reason(client: Client, tmp_path: Path) -> None:
    text = text_of(client, given_up(client, tmp_path, moves=30))
    entries = json.loads(text)["entries"]
    other = next(n for n, entry in enumerate(entries) if entry["action"] != entries[0]["action"])
    record = read_record(text)
    swapped = list(record.entries)
    swapped[0], swapped[other] = swapped[other], swapped[0]
    cases = {
        "": ("replay-not-json", "1:1"),
        '{"format": "chess"}': ("replay-format", "format"),
        text.replace('"seat": 0', '"seat": 1', 1): ("replay-checksum", "checksum"),
        edited(text, seed=bytes(31) + b"x"): ("replay-seed-hash", "seed"),
        edited(text, seed=None, save=False): ("replay-sealed", "seed"),
        edited(text, pack="0" * 64): ("replay-pack", "pack"),
        edited(text, players=("Ada",)): ("replay-players", "players"),
    }
    for bad, reason in cases.items():
        answer = client.post("/api/replays?lang=en", json={"text": bad})
        assert answer.status_code == 400
        assert (answer.json()["problem"], answer.json()["place"]) == reason
        assert answer.json()["text"]
    untrue = client.post("/api/replays", json={"text": edited(text, entries=tuple(swapped))})
    assert untrue.status_code == 400
    assert untrue.json()["place"].startswith("entries[0]")


def test_matches_that_are_too_long_and_files_that_are_too_large_are_not_taken(
    client: Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = text_of(client, given_up(client, tmp_path, moves=30))
    monkeypatch.setattr(file, "LONGEST", 29)
    answer = client.post("/api/replays", json={"text": text})
    assert (answer.status_code, answer.json()["problem"]) == (400, "replay-too-long")
    assert client.post("/api/replays", json={"text": "x" * 4_000_000}).status_code == 413


def unfinished(pack: str) -> str:
    """A saved game without entries that names a pack by its hash, as anybody can write one."""
    rules = game_named("battalia")
    setup = rules.setup({"players": 2})
    assert isinstance(setup, Setup)
    record = ReplayRecord(
        save=True,
        game="battalia",
        rules_version=rules.spec.rules_version,
        pack=pack,
        options=dict(setup.options),
        auto_forced=False,
        players=("Ada", "Ben"),
        seed_hash=seed_hash(bytes(32)),
        seed=bytes(32),
        entries=(),
        result=None,
    )
    return write_record(record)


def test_a_pack_of_somebody_else_is_not_shown_to_whoever_knows_its_hash(
    client: Client, tmp_path: Path
) -> None:
    text = "[units.lord.hire]\nsupply = 7\n"
    pack = client.post("/api/games/battalia/packs", json={"text": text}).json()["hash"]

    def answer(content: str) -> tuple[int, str]:
        told = client.post("/api/replays?lang=en", json={"text": unfinished(content)})
        return told.status_code, told.text.replace(content, "")

    assert answer(pack)[0] == 201
    in_database(tmp_path, lambda c: c.exec_driver_sql("UPDATE pack_owners SET owner = 'another'"))
    refused = answer(pack)
    assert refused[0] == 400
    assert refused == answer("0" * 64)


def test_bringing_files_is_limited(tmp_path: Path) -> None:
    with site(tmp_path, new_tables=Rate(0.001, 2)) as client:
        statuses = [client.post("/api/replays", json={"text": "x"}).status_code for _ in range(3)]
    assert statuses == [400, 400, 429]


def test_files_are_forgotten_when_nobody_looks_at_them(client: Client, tmp_path: Path) -> None:
    text = text_of(client, given_up(client, tmp_path, moves=10))
    now = [0.0]
    packs: Any = NoPacks()

    async def play() -> None:
        heavy = HeavyWork(Config("sqlite:///", heavy_workers=0))
        files = UploadedReplays(packs, packs, heavy, clock=lambda: now[0])
        file = await files.add(("somebody",), None, text)
        now[0] = uploaded.SECONDS - 1
        assert files.find(file.id).id == file.id
        now[0] += uploaded.SECONDS - 1
        assert files.find(file.id).id == file.id
        now[0] += uploaded.SECONDS + 1
        with pytest.raises(LobbyRefusal):
            files.find(file.id)

    asyncio.run(play())
    assert refusal(client.get("/api/replays/unknown/steps")) == (404, "T-REPLAY-04")
