"""Workers are restarted one after the other while people play."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from time import sleep

import httpx
import pytest

from stormark.server.storage import records
from stormark.server.storage.database import open_database
from tests.server.processes.running import Client, Message, Server, served
from tests.server.processes.test_processes import new_match

WORKERS = 2
MATCHES = 3
PATIENCE = 200.0  # every worker is started anew, on whatever machine this is


def workers(server: Server) -> set[int]:
    """The processes that serve; others belong to Python's own management of them."""
    pid = server.process.pid
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return {
        int(child)
        for child in found
        if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()
    }


@dataclass
class Player:
    """Plays all seats of a match, whoever is asked, and comes back whenever it is sent away."""

    server: Server
    table: str
    tokens: list[str]
    accepted: list[str] = field(default_factory=list)
    farewells: int = 0
    number: int = 0

    async def play(self, done: Callable[[], bool]) -> None:
        while not done():
            for token in self.tokens:
                await self._visit(token, done)

    async def _visit(self, token: str, done: Callable[[], bool]) -> None:
        """Answer what this seat is asked, until somebody else is or the server says goodbye."""
        client = await Client.at(self.server, self.table, token)
        try:
            asked = await client.hear("welcome", "bye")
            while asked is not None and asked.get("decisions") and not done():
                asked = await self._answer(client, asked["decisions"][0])
            if asked is None or any(told["type"] == "bye" for told in client.told):
                self.farewells += 1  # in words, or just by an end of the connection
        finally:
            await client.close()

    async def _answer(self, client: Client, decision: Message) -> Message | None:
        self.number += 1
        request = f"{self.table}-{self.number}"
        await client.say(
            type="act", request=request, decision=decision["id"], action=decision["actions"][0]
        )
        answer = await client.hear("accepted", "refused", "bye")
        if answer is None or answer["type"] == "bye":
            return None
        if answer["type"] == "accepted":
            self.accepted.append(request)
            await asyncio.sleep(0.02)  # people think
        for told in reversed(client.told):
            if "decisions" in told:
                return told
        return None


async def logged(url: str, table: str) -> list[str | None]:
    database = open_database(url)
    try:
        found = await database.run(lambda connection: records.read(connection, table))
        return [record.request for record in found]
    finally:
        await database.close()


@pytest.mark.timeout(600)
def test_workers_are_replaced_one_by_one_while_everybody_plays_and_nothing_is_lost(
    postgres_url: str, tmp_path: Path
) -> None:
    async def work(server: Server) -> None:
        players = [Player(server, *new_match(server)) for _ in range(MATCHES)]
        before = workers(server)
        assert len(before) == WORKERS
        finished = False

        async def restart() -> None:
            nonlocal finished
            while not all(player.accepted for player in players):
                await asyncio.sleep(0.05)
            begun = [len(player.accepted) for player in players]
            server.process.send_signal(signal.SIGHUP)
            while len(after := workers(server)) != WORKERS or after & before:
                await asyncio.sleep(0.05)
            during = [len(player.accepted) for player in players]
            assert all(now > then for now, then in zip(during, begun, strict=True))
            finished = True

        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(restart(), *(player.play(lambda: finished) for player in players))
        for player in players:
            written = await logged(postgres_url, player.table)
            assert [request for request in player.accepted if request not in written] == []
        assert sum(player.farewells for player in players) > 0

    log = tmp_path / "log"
    with served(postgres_url, log, "--workers", str(WORKERS)) as server:
        asyncio.run(work(server))
        server.stop()
    assert '"level": "error"' not in log.read_text()


@pytest.mark.timeout(600)
def test_all_workers_offer_the_packs_of_the_first_start(postgres_url: str, tmp_path: Path) -> None:
    """Somebody works on the file meanwhile, or takes it away."""
    pack = tmp_path / "cards.toml"
    pack.write_text('[pack]\nname = "Our cards"\n[cards.bomber]\ncost = 9\n')

    def offered(server: Server) -> set[tuple[str, ...]]:
        """What is offered, whichever worker answers."""
        answers = [httpx.get(f"{server.address}/api/games", timeout=60).json() for _ in range(12)]
        return {tuple(pack["name"] for pack in cards[0]["packs"]) for cards in answers}

    def play(server: Server) -> None:
        content = httpx.get(f"{server.address}/api/games", timeout=60).json()[0]["proposed_pack"]
        for _ in range(6):
            opened = server.post("/api/tables", {"game": "xibalba", "pack": content})
            assert opened["table"]["pack"] == content

    log = tmp_path / "log"
    with served(postgres_url, log, "--workers", str(WORKERS), "--pack", str(pack)) as server:
        while len(before := workers(server)) < WORKERS:
            sleep(0.05)
        assert offered(server) == {("Our cards", "balanced")}
        play(server)
        pack.unlink()
        server.process.send_signal(signal.SIGHUP)
        while len(after := workers(server)) != WORKERS or after & before:
            sleep(0.05)
        assert offered(server) == {("Our cards", "balanced")}
        play(server)
        server.stop()
    assert '"level": "error"' not in log.read_text()


@pytest.mark.timeout(600)
def test_a_server_that_is_told_to_end_while_it_restarts_starts_no_more_workers(
    postgres_url: str, tmp_path: Path
) -> None:
    with served(postgres_url, tmp_path / "log", "--workers", str(WORKERS)) as server:
        while len(before := workers(server)) < WORKERS:
            sleep(0.02)
        server.process.send_signal(signal.SIGHUP)
        while not (new := workers(server) - before):
            sleep(0.02)
        server.process.send_signal(signal.SIGTERM)
        seen = set(new)
        while server.process.poll() is None:
            with suppress(FileNotFoundError):  # a process that ends while we look
                seen |= workers(server) - before
            sleep(0.02)
        assert (server.process.returncode, seen) == (0, new)


def test_a_server_of_one_process_ends_in_good_order_when_it_is_asked_to_restart(
    tmp_path: Path,
) -> None:
    """Whoever started it, systemd or an engine, starts it again."""
    with served(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log") as server:
        server.process.send_signal(signal.SIGHUP)
        assert server.process.wait(PATIENCE) == 0
