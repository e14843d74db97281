"""The server of these tests deals the same cards whenever a table is opened in the same way."""

from __future__ import annotations

import json
from typing import Any

from websockets.sync.client import connect

from tests.server.patience import PATIENCE
from tests.server.processes.running import Server


def first_told(server: Server, name: str) -> Any:
    """How a new match looks to the player of this name."""
    seats = [{"kind": "person", "name": one} for one in (name, "Cleo")]
    opened = server.post("/api/tables", {"game": "xibalba", "seats": seats})
    table, token = opened["table"]["id"], opened["seat_tokens"]["0"]
    server.post(f"/api/tables/{table}/start", token=opened["host_token"])
    address = server.address.replace("http", "ws", 1)
    with connect(f"{address}/api/tables/{table}/live", max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "protocol": 1, "token": token}))
        told = json.loads(socket.recv(timeout=PATIENCE))
    assert told["type"] == "welcome"
    return told["view"]


def test_tables_opened_in_the_same_way_begin_the_same(server: Server) -> None:
    dealt = first_told(server, "Ada")
    assert first_told(server, "Ada") == dealt
    assert first_told(server, "Ben") != dealt
