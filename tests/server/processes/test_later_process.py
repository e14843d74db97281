"""Beside a process of a later version, people at one play with those at the other."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import httpx
from sqlalchemy import Connection, select

from stormark.server.storage import records
from stormark.server.storage.database import open_database
from stormark.server.storage.schema import tables
from tests.server.patience import PATIENCE
from tests.server.processes.running import Client, Server, served
from tests.server.processes.test_processes import new_match, seated, who_is_asked

LATER = [sys.executable, "-m", "tests.server.processes.later"]
ACTIONS = 6  # by turns at one and at the other


def listed(server: Server) -> list[str]:
    asked = f"{server.address}/api/tables?status=running"
    answer = httpx.get(asked, timeout=PATIENCE)
    assert answer.status_code == 200, answer.text
    return [card["id"] for card in answer.json()["tables"]]


async def played(servers: list[Server], table: str, tokens: list[str]) -> None:
    for number in range(ACTIONS):
        client, _, decision = await who_is_asked(servers, table, tokens, number)
        act = {"decision": decision["id"], "action": decision["actions"][0]}
        await client.say(type="act", request=f"act-{number}", **act)
        answer = await client.hear("accepted", "refused", "bye")
        assert answer is not None
        assert answer["type"] == "accepted", answer
        await client.close()


async def said(speaker: Client, listener: Client, text: str) -> None:
    await speaker.say(type="say", request=text, text=text)
    async with asyncio.timeout(PATIENCE):
        while (line := await listener.hear("chat")) is not None and line["text"] != text:
            pass
    assert line is not None, "nobody was told"


async def written_later(url: str, table: str) -> tuple[bool, list[bool]]:
    """Whether the settings of a table, and which of its records, say more than this version."""

    def work(connection: Connection) -> tuple[bool, list[bool]]:
        chosen = select(tables.c.settings).where(tables.c.id == table)
        settings = connection.execute(chosen).scalar_one()
        rows = records.read_rows(connection, table)
        return "weather" in settings, ["weather" in row[5] for row in rows]

    database = open_database(url)
    try:
        return await database.look(work)
    finally:
        await database.close()


def test_a_later_process_at_the_same_database_disturbs_nobody(
    postgres_url: str, tmp_path: Path
) -> None:
    async def work(this: Server, later: Server) -> None:
        table, tokens = new_match(later)
        other, others = new_match(this)
        watching = [(await seated(server, table, ""))[0] for server in (this, later)]
        await played([this, later], table, tokens)
        await played([later, this], other, others)
        assert set(listed(this)) == set(listed(later)) == {table, other}
        seats = [(await seated(server, table, tokens[0]))[0] for server in (this,)]
        seats += [(await seated(later, table, tokens[1]))[0]]
        await said(seats[1], seats[0], "said-at-the-later-one")
        await said(seats[0], seats[1], "said-at-this-one")
        for client in (*watching, *seats):
            await client.close()
        changed, marked = await written_later(postgres_url, table)
        assert changed
        assert set(marked) == {True, False}, "both have written records"

    log = tmp_path / "log"
    with (
        served(postgres_url, log) as this,
        served(postgres_url, tmp_path / "later", program=LATER) as later,
    ):
        asyncio.run(work(this, later))
        this.stop()
        later.stop()
    assert '"level": "error"' not in log.read_text()
