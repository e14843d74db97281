"""The server of these tests deals the same cards whenever a table is opened in the same way."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
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


@pytest.mark.parametrize("where", ["", "settings", "options"])
def test_no_request_names_a_seed(server: Server, where: str) -> None:
    seed = {"seed": "00" * 32}
    seats = [{"kind": "person", "name": "Ada"}] * 2
    wanted = {"game": "xibalba", "seats": seats, **({where: seed} if where else seed)}
    answer = httpx.post(f"{server.address}/api/tables", json=wanted, timeout=PATIENCE)
    assert answer.status_code in (400, 422), answer.text
