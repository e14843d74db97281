"""Packs that people bring along: how much is kept, for how long, and for whose eyes."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, func, select, update

from stormark.games.registry import pack_format
from stormark.server.config import DAY, Config
from stormark.server.content.games import checked_pack
from stormark.server.retention.rules import Packs
from stormark.server.retention.runner import deadlines
from stormark.server.storage import packs, tables
from stormark.server.storage.database import open_database
from stormark.server.storage.packs import Asker, Quota
from stormark.server.storage.schema import packs as stored
from tests.server.replays.matches import in_database
from tests.server.site import Client, Json, by, opened, person, refusal, site

PACKS = "/api/games/battalia/packs"
ROOMY = Quota(1000, 10**9)


def brought(client: Client, supply: int) -> Any:
    text = f"# why so many\n[units.lord.hire]\nsupply = {supply}\n"
    return client.post(PACKS, json={"text": text})


def kept(folder: Path) -> int:
    count = select(func.count()).select_from(stored)
    return int(in_database(folder, lambda c: c.scalar(count)) or 0)


def hidden_table(client: Client, content: str) -> Json:
    """A table that nobody else may look at."""
    people = person("Ada"), person("Ben")
    settings = {"spectators": "none", "replay": "private"}
    return opened(client, *people, game="battalia", pack=content, settings=settings)


def disowned(folder: Path) -> None:
    """Whoever brought packs along is somebody else now."""

    def forget(connection: Connection) -> None:
        connection.exec_driver_sql("UPDATE pack_owners SET owner = 'somebody else'")

    in_database(folder, forget)


def test_packs_that_no_table_uses_make_room_for_new_ones(tmp_path: Path) -> None:
    with site(tmp_path, packs=2) as client:
        first = brought(client, 4).json()["hash"]
        assert opened(client, game="battalia", pack=first)
        for supply in (5, 6, 7):
            assert brought(client, supply).status_code == 201
        assert client.get(f"{PACKS}/{first}").status_code == 200
        assert kept(tmp_path) == 2
        last = brought(client, 7).json()["hash"]
        assert opened(client, game="battalia", pack=last)
        refused = brought(client, 8)
        assert refusal(refused) == (409, "T-PACK-02")
        assert brought(client, 7).status_code == 201  # it is here already
        assert kept(tmp_path) == 2


def test_what_is_kept_for_somebody_has_a_size(tmp_path: Path) -> None:
    """A pack is kept whole, whatever it leaves out: a little more than that of the game."""
    own = len(json.dumps(dict(pack_format("battalia").tables(None)), separators=(",", ":")))
    with site(tmp_path, pack_kilobytes=own // 1000 + 1) as client:
        text = "schema_version = 1\n" + "# nothing of this is kept\n" * 1000
        small = client.post(PACKS, json={"text": text + "[units.lord.hire]\nsupply = 4\n"})
        assert small.status_code == 201
        effect = "x" * 390
        large = f'[artefacts.amulet.effect]\nen = "{effect}"\nde = "{effect}"\n'
        large += f'[artefacts.amulet.enlightened]\nen = "{effect}"\nde = "{effect}"\n'
        assert refusal(client.post(PACKS, json={"text": large})) == (409, "T-PACK-02")


def test_a_pack_is_kept_whole_so_that_its_hash_stays(tmp_path: Path) -> None:
    text = '[pack]\nname = "Dear Lords"\nbased_on = "base"\n[units.lord.hire]\nsupply = 4\n'
    with site(tmp_path) as client:
        content = client.post(PACKS, json={"text": text}).json()["hash"]
        told = json.loads(client.get(f"{PACKS}/{content}").json()["text"])
    assert told.pop("pack") == {"name": "Dear Lords"}
    base = pack_format("battalia").tables(None)
    assert set(told) == set(base)
    assert told["units"]["lord"]["hire"]["supply"] == 4
    assert told["units"]["chief"] == base["units"]["chief"]
    assert checked_pack("battalia", json.dumps(told)).hash == content


def test_a_whole_pack_of_xibalba_has_the_hash_of_what_was_brought() -> None:
    text = '[cards.bomber]\neffect = "todo"\ntext_de = "Alle lachen."\n'
    kept = checked_pack("xibalba", text)
    assert len(json.loads(kept.text)["cards"]) > 100
    assert checked_pack("xibalba", kept.text).hash == kept.hash


def test_a_pack_that_was_kept_as_it_came_is_still_read(tmp_path: Path) -> None:
    """Earlier versions kept what somebody brought."""
    text = '{"units":{"lord":{"hire":{"supply":4}}}}'
    content = checked_pack("battalia", text).hash
    with site(tmp_path) as client:
        assert brought(client, 4).json()["hash"] == content

        def as_before(connection: Connection) -> None:
            connection.execute(update(stored).values(text=text))

        in_database(tmp_path, as_before)
        assert opened(client, game="battalia", pack=content)


def test_an_account_has_one_quota_wherever_it_comes_from(database_url: str) -> None:
    async def work() -> None:
        database = open_database(database_url)
        await database.prepare()

        def bring(connection: Connection, name: str, *owners: str) -> bool:
            return packs.keep(connection, (name, "xibalba", "{}"), owners, Quota(1, 99), 1)

        def use(connection: Connection) -> None:
            connection.exec_driver_sql(
                "INSERT INTO tables (id, game, options, pack, rules_version, status, settings, "
                "host_token, seed, created_at, changed_at) VALUES "
                "('t', 'xibalba', '{}', 'a', 1, 'open', '{}', 'h', '', 0, 0)"
            )

        try:
            assert await database.run(lambda c: bring(c, "a", "home", "ada"))
            await database.run(use)
            assert not await database.run(lambda c: bring(c, "b", "office", "ada"))
            assert await database.run(lambda c: bring(c, "b", "office"))
            assert await database.run(lambda c: Packs().sweep(c, 2)) == 1
            assert await database.run(lambda c: packs.stored(c, "xibalba", "a"))
        finally:
            await database.close()

    asyncio.run(work())


def test_a_pack_goes_when_no_table_needs_it_and_nobody_brought_it_lately(
    client: Client, tmp_path: Path
) -> None:
    used = brought(client, 4).json()["hash"]
    table = opened(client, game="battalia", pack=used)
    brought(client, 5)
    now = table["table"]["created_at"]
    config = Config("sqlite://")

    def swept(days: int) -> Any:
        ((rule, before),) = deadlines(config, now + days * DAY, [Packs()])
        return in_database(tmp_path, lambda c: rule.sweep(c, before))

    assert swept(29) == 0
    assert swept(31) == 1
    assert client.get(f"{PACKS}/{used}").status_code == 200
    in_database(tmp_path, lambda c: tables.remove(c, table["table"]["id"]))
    assert swept(31) == 1
    assert kept(tmp_path) == 0
    wanted = {"game": "battalia", "pack": used}
    assert refusal(client.post("/api/tables", json=wanted)) == (404, "T-PACK-01")


def test_a_pack_is_for_those_who_see_a_table_that_uses_it(client: Client, tmp_path: Path) -> None:
    content = brought(client, 4).json()["hash"]
    paths = [f"{PACKS}/{content}", f"/api/games/battalia/library/en?pack={content}"]
    assert [client.get(path).status_code for path in paths] == [200, 200]  # it is hers
    table = hidden_table(client, content)
    disowned(tmp_path)
    for path in paths:
        assert refusal(client.get(path)) == (404, "T-PACK-01")
        assert refusal(client.get(path, headers=by("guessed"))) == (404, "T-PACK-01")
        for token in (table["host_token"], table["seat_tokens"]["1"]):
            shown = client.get(path, headers=by(token))
            assert shown.status_code == 200
    assert "public" not in client.get(paths[1], headers=by(token)).headers["cache-control"]
    wanted = {"game": "battalia", "pack": content}
    assert refusal(client.post("/api/tables", json=wanted)) == (404, "T-PACK-01")
    options = client.post("/api/games/battalia/options", json={"pack": content})
    assert refusal(options) == (404, "T-PACK-01")


@pytest.mark.parametrize(
    ("settings", "status", "password", "seen"),
    [
        ({"spectators": "public", "replay": "private"}, "running", None, True),
        ({"spectators": "public", "replay": "private"}, "running", "hashed", False),
        ({"spectators": "none", "replay": "public"}, "running", None, False),
        ({"spectators": "none", "replay": "public"}, "finished", "hashed", True),
        ({"spectators": "none", "replay": "private"}, "finished", None, False),
    ],
)
def test_strangers_see_what_they_may_watch_or_look_back_at(
    client: Client, tmp_path: Path, settings: Json, status: str, password: str | None, seen: bool
) -> None:
    content = brought(client, 4).json()["hash"]
    table = hidden_table(client, content)["table"]

    def change(connection: Connection) -> bool:
        whole = {**table["settings"], **settings}
        values = {"settings": whole, "status": status, "password": password}
        tables.change(connection, table["id"], **values)
        return packs.may_see(connection, content, Asker(["a stranger"]))

    assert in_database(tmp_path, change) is seen
