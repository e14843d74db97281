"""Several processes serve the same tables from one PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from stormark.kernel.state import SPECTATOR
from stormark.server.storage import records
from stormark.server.storage.database import open_database
from stormark.server.table.records import Record
from tests.server.patience import PATIENCE
from tests.server.postgres import new_database
from tests.server.processes.running import Client, Message, Server, served

ROUNDS = 40


@dataclass(frozen=True)
class Shared:
    """A database and those who serve it."""

    url: str
    servers: list[Server]


@pytest.fixture(scope="module")
def shared(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shared]:
    """Two servers, each a process of its own, on one database."""
    url = new_database(postgres)
    log = tmp_path_factory.mktemp("servers") / "log"
    with served(url, log) as one, served(url, log) as two:
        yield Shared(url, [one, two])
        one.stop()
        two.stop()
    assert '"level": "error"' not in log.read_text()


def new_match(server: Server) -> tuple[str, list[str]]:
    """A match of two people; the table and the tokens of its seats."""
    seats = [{"kind": "person", "name": name} for name in ("Anna", "Ben")]
    opened = server.post("/api/tables", {"game": "xibalba", "seats": seats})
    table = str(opened["table"]["id"])
    server.post(f"/api/tables/{table}/start", token=opened["host_token"])
    return table, [opened["seat_tokens"][str(seat)] for seat in range(2)]


async def logged(url: str, table: str) -> list[Record]:
    database = open_database(url)
    try:
        return await database.run(lambda connection: records.read(connection, table))
    finally:
        await database.close()


async def seated(server: Server, table: str, token: str) -> tuple[Client, Message]:
    client = await Client.at(server, table, token)
    welcome = await client.hear("welcome")
    assert welcome is not None
    return client, welcome


async def who_is_asked(servers: list[Server], table: str, tokens: list[str], number: int) -> Any:
    """Somebody who has to decide, connected to one of the servers."""
    for seat in range(len(tokens)):
        client, welcome = await seated(servers[number % 2], table, tokens[seat])
        if welcome["decisions"] and welcome["decisions"][0]["actions"]:
            return client, seat, welcome["decisions"][0]
        await client.close()
    raise AssertionError("nobody is asked")


async def race(servers: list[Server], table: str, tokens: list[str], number: int) -> str | None:
    """Two sessions of one seat answer the same decision at once; the request that was accepted.

    The second comes to the other process just then, so it takes the seat over as well.
    """
    first, seat, decision = await who_is_asked(servers, table, tokens, number)
    answers = decision["actions"][0], decision["actions"][-1]
    asked = {"type": "act", "decision": decision["id"]}

    async def stay() -> Message | None:
        await first.say(**asked, request=f"stay-{number}", action=answers[0])
        heard: Message | None = await first.hear("accepted", "refused", "bye")
        return heard

    async def come() -> Message | None:
        second = await Client.at(servers[(number + 1) % 2], table, tokens[seat])
        await second.say(**asked, request=f"come-{number}", action=answers[1])
        heard = await second.hear("accepted", "refused")
        await second.close()
        return heard

    heard = await asyncio.gather(stay(), come())
    await first.close()
    accepted = [str(told["request"]) for told in heard if told and told["type"] == "accepted"]
    refused = [told for told in heard if told and told["type"] == "refused"]
    assert len(accepted) <= 1, heard
    assert all(told["rule"] == "K-DECISION-01" for told in refused), heard
    return accepted[0] if accepted else None


async def until(client: Client, seq: int) -> list[Message]:
    """The updates a spectator got, once it has seen a record."""
    async with asyncio.timeout(PATIENCE):
        while not any(told.get("seq") == seq for told in client.told):
            assert await client.hear("update", "welcome") is not None
    return [told for told in client.told if told["type"] == "update"]


def test_of_two_processes_one_wins_every_race_and_all_see_the_same(shared: Shared) -> None:
    async def work() -> None:
        servers, url = shared.servers, shared.url
        table, tokens = new_match(servers[0])
        watching = [(await seated(server, table, ""))[0] for server in servers]
        begun = len(await logged(url, table))
        winners = [await race(servers, table, tokens, number) for number in range(ROUNDS)]
        written = await logged(url, table)

        assert [record.seq for record in written] == list(range(1, begun + ROUNDS + 1))
        for number, (record, winner) in enumerate(zip(written[begun:], winners, strict=True)):
            assert record.request in {f"stay-{number}", f"come-{number}"}
            assert winner in {record.request, None}  # whoever was replaced may not have heard it
        told_all = [record for record in written if SPECTATOR not in record.hidden_from]
        streams = [await until(client, len(told_all)) for client in watching]
        assert streams[0] == streams[1]
        assert [told["seq"] for told in streams[0]] == list(range(begun + 1, len(told_all) + 1))
        for client in watching:
            await client.close()

    asyncio.run(work())


def test_a_newer_session_in_another_process_takes_a_seat_over_and_the_older_is_told(
    shared: Shared,
) -> None:
    async def work() -> None:
        servers = shared.servers
        table, tokens = new_match(servers[0])
        older, _ = await seated(servers[0], table, tokens[0])
        newer, _ = await seated(servers[1], table, tokens[0])
        async with asyncio.timeout(PATIENCE):
            assert await older.hear("bye") == {"type": "bye", "reason": "taken-over"}
            assert await older.hear("anything") is None
        await newer.say(type="ping")
        assert await newer.hear("pong") is not None
        await newer.close()

    asyncio.run(work())


def test_a_seat_that_was_taken_at_one_process_is_known_at_the_other_at_once(
    shared: Shared,
) -> None:
    async def work() -> None:
        one, two = shared.servers
        for _ in range(5):
            table = one.post("/api/tables", {"game": "xibalba"})["table"]["id"]
            watching, _ = await seated(two, table, "")
            token = one.post(f"/api/tables/{table}/seats/0", {"name": "Anna"})["token"]
            client, welcome = await seated(two, table, token)
            assert welcome["viewer"] == 0
            await client.close()
            await watching.close()

    asyncio.run(work())


def test_worker_processes_share_one_address(postgres_url: str, tmp_path: Path) -> None:
    """Whichever of them answers, it knows what another one did."""

    async def work(server: Server) -> None:
        for _ in range(4):
            table, tokens = new_match(server)
            clients = [(await seated(server, table, token))[0] for token in ("", *tokens)]
            for client in clients:
                await client.close()

    with served(postgres_url, tmp_path / "log", "--workers", "2") as server:
        asyncio.run(work(server))
        server.stop()
