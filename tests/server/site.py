"""A whole server in the same process, and what clients do with it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar
from litestar.testing import TestClient, WebSocketTestSession

from stormark.server.app import create_app
from stormark.server.config import Config
from tests.server.fresh import fresh_database
from tests.server.patience import PATIENCE

Client = TestClient[Litestar]
Json = dict[str, Any]

UNLIMITED: Json = {
    "requests": None,
    "arrivals": None,
    "new_tables": None,
    "passwords": None,
    "guesses": None,
    "passkeys": None,
    "address_messages": None,
    "messages": None,
    "frames": None,
    "chat": None,
    "reports": None,
    "heavy_workers": 0,  # in this process, where tests change what it finds
    "heavy_questions": 1000,
    "heavy_seconds": None,
    "seats": None,
    "address_seats": None,
}
CHEAP: Json = {"argon2_time": 1, "argon2_kib": 8}


@contextmanager
def site(tmp_path: Path, **settings: Any) -> Iterator[Client]:
    """A client of a fresh server without limits, except for those that are given."""
    database = fresh_database(tmp_path / "tables.db")
    config = Config(database, **{**CHEAP, **UNLIMITED, **settings})
    with TestClient(create_app(config)) as client:
        yield client


def person(name: str) -> Json:
    return {"kind": "person", "name": name}


def bot(level: str = "random") -> Json:
    return {"kind": "bot", "bot": level}


def opened(client: Client, *seats: Json, **given: Any) -> Json:
    """A table of Xibalba, or of another game."""
    wanted = {"game": "xibalba", "seats": list(seats), **given}
    response = client.post("/api/tables", json=wanted)
    assert response.status_code == 201, response.text
    found: Json = response.json()
    return found


def by(token: str) -> dict[str, str]:
    """Headers that prove who asks."""
    return {"X-Table-Token": token}


def refusal(response: Any) -> tuple[int, str]:
    """Status and rule of a refusal."""
    return response.status_code, response.json()["rule"]


@contextmanager
def at_table(
    client: Client, table: str, token: str = "", **hello: Any
) -> Iterator[WebSocketTestSession]:
    """A connection that has said hello."""
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        say(socket, "hello", protocol=1, token=token, **hello)
        yield socket


def say(socket: WebSocketTestSession, kind: str, **fields: Any) -> None:
    socket.send_text(json.dumps({"type": kind, **fields}))


def heard(socket: WebSocketTestSession, kind: str) -> Json:
    """The next message of a kind; others are passed over."""
    while True:
        message: Json = json.loads(socket.receive_text(timeout=PATIENCE))
        if message["type"] == kind:
            return message
        assert message["type"] != "bye" or kind == "bye", message
