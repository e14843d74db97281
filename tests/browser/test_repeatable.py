"""The server of these tests deals the same cards whenever a table is opened in the same way."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.processes.running import Client, Server


def first_told(server: Server, name: str) -> Any:
    """How a new match looks to the player of this name."""
    seats = [{"kind": "person", "name": one} for one in (name, "Cleo")]
    opened = server.post("/api/tables", {"game": "xibalba", "seats": seats})
    table = opened["table"]["id"]
    server.post(f"/api/tables/{table}/start", token=opened["host_token"])

    async def told() -> Any:
        client = await Client.at(server, table, opened["seat_tokens"]["0"])
        welcome = await client.hear("welcome")
        await client.close()
        return welcome

    return asyncio.run(told())["view"]


def test_tables_opened_in_the_same_way_begin_the_same(server: Server) -> None:
    dealt = first_told(server, "Ada")
    assert first_told(server, "Ada") == dealt
    assert first_told(server, "Ben") != dealt
