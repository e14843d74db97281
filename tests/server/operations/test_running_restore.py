"""Backup and restore while a server runs and people play."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from stormark.cli.main import run
from tests.server.patience import PATIENCE
from tests.server.processes.running import Client, Message, Server, served


async def move(client: Client, decision: Message, request: str) -> Message:
    """Answer a decision; the update that follows from it."""
    action = decision["actions"][0]
    await client.say(type="act", request=request, decision=decision["id"], action=action)
    async with asyncio.timeout(PATIENCE):
        update = await client.hear("update")
        assert update is not None
        assert await client.hear("accepted") is not None
    return update


async def play(client: Client, told: Message, name: str, moves: int) -> Message:
    """Some moves of one seat, as long as it is asked; what it was told last."""
    for number in range(moves):
        if not told["decisions"]:
            break
        told = await move(client, told["decisions"][0], f"{name}-{number}")
    return told


def test_an_older_state_is_restored_under_the_eyes_of_those_who_play(
    database_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever is connected is shown where things stand now, and the match goes on from there."""
    backup = str(tmp_path / "backup")

    async def work(server: Server) -> None:
        seats = [{"kind": "person", "name": name} for name in ("Anna", "Ben")]
        opened = server.post("/api/tables", {"game": "xibalba", "seats": seats})
        table, tokens = opened["table"]["id"], opened["seat_tokens"]
        server.post(f"/api/tables/{table}/start", token=opened["host_token"])
        for token in tokens.values():
            client = await Client.at(server, table, token)
            told = await client.hear("welcome") or {}
            if told["decisions"]:
                break
            await client.close()
        then = await play(client, told, "first", 1)
        assert await asyncio.to_thread(run, ["server", "backup", backup, *at]) == 0
        later = await play(client, then, "second", 2)
        assert later["seq"] > then["seq"]
        assert await asyncio.to_thread(run, ["server", "restore", backup, "--replace", *at]) == 0
        async with asyncio.timeout(PATIENCE):
            again = await client.hear("welcome")
        assert again is not None
        assert (again["seq"], again["decisions"]) == (then["seq"], then["decisions"])
        on = await play(client, again, "third", 1)
        assert on["seq"] == then["seq"] + 1
        await client.close()

    at = ["--database", database_url, "--lang", "en"]
    with served(database_url, tmp_path / "log") as server:
        asyncio.run(work(server))
        server.stop()
    assert run(["server", "verify", *at]) == 0
    assert "replays exactly as recorded" in capsys.readouterr().out
