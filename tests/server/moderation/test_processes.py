"""What an operator does at one process reaches people who are connected to another."""

from __future__ import annotations

import asyncio
from pathlib import Path
from secrets import token_hex
from typing import Any

import httpx
from sqlalchemy import Connection

from stormark.server.clock.wall_clock import now_ms
from stormark.server.sanitize import casefolded
from stormark.server.storage import operators, people
from stormark.server.storage.database import open_database
from tests.server.patience import PATIENCE
from tests.server.processes.running import Client, Server, served

OLGA = {"name": "Olga", "password": "correct horse"}
PAUL = {"name": "Paul", "password": "correct horse"}


def test_bans_notices_and_ends_cross_from_process_to_process(
    postgres_url: str, tmp_path: Path
) -> None:
    with (
        served(postgres_url, tmp_path / "log") as one,
        served(postgres_url, tmp_path / "log") as two,
    ):
        asyncio.run(asyncio.wait_for(_across(postgres_url, one, two), 4 * PATIENCE))
        one.stop()
        two.stop()
    assert '"level": "error"' not in (tmp_path / "log").read_text()


async def _across(url: str, one: Server, two: Server) -> None:
    async with (
        httpx.AsyncClient(base_url=one.address, timeout=PATIENCE) as olga,
        httpx.AsyncClient(base_url=two.address, timeout=PATIENCE) as paul,
    ):
        await olga.post("/api/people", json=OLGA)
        await paul.post("/api/people", json=PAUL)
        pauls = await _appoint(url)
        seats = [{"kind": "person", "name": "Paul"}, {"kind": "bot", "bot": "random"}]
        made = (await paul.post("/api/tables", json={"game": "xibalba", "seats": seats})).json()
        table, token = made["table"]["id"], made["seat_tokens"]["0"]
        started = await paul.post(
            f"/api/tables/{table}/start", headers={"X-Table-Token": made["host_token"]}
        )
        assert started.status_code == 200, started.text
        there = await Client.at(two, table, token, lang="en")
        assert await there.hear("company") is not None

        await _act(olga, {"do": "mute_person", "person": pauls, "hours": 1})
        notice = await there.hear("notice")
        assert notice is not None
        assert notice["message"] == "notice-muted"
        await there.say(type="say", request="1", text="hello")
        refused = await there.hear("refused")
        assert refused is not None
        assert refused["rule"] == "T-MUTE-01"

        await _act(olga, {"do": "close_table", "table": table})
        while True:
            update = await there.hear("update")
            assert update is not None
            if update["kind"] == "closed":
                break
        assert update["play"]["result"] == [0.0, 0.0]

        await _act(olga, {"do": "ban_person", "person": pauls})
        bye = await there.hear("bye")
        assert bye is not None
        assert bye["reason"] == "banned"
        refusal = await paul.post("/api/tables", json={"game": "xibalba"})
        assert refusal.json()["rule"] == "T-BAN-01"


async def _appoint(url: str) -> str:
    """Make Olga an operator; the account of Paul."""

    def work(connection: Connection) -> str:
        found = [people.named(connection, casefolded(name)) for name in ("Olga", "Paul")]
        assert found[0] is not None
        assert found[1] is not None
        operators.add(connection, found[0].id, now_ms())
        return found[1].id

    database = open_database(url)
    try:
        return await database.run(work)
    finally:
        await database.close()


async def _act(olga: httpx.AsyncClient, action: dict[str, Any]) -> None:
    body = {"request": token_hex(8), "reason": "because", "action": action}
    done = await olga.post("/api/admin/actions", json=body)
    assert done.status_code == 200, done.text
