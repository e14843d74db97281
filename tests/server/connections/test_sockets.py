"""What only real sockets show."""

from __future__ import annotations

import asyncio
import json
import socket
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from stormark.server.config import Config
from tests.server.served import served
from tests.server.site import CHEAP, UNLIMITED, by, person

Json = dict[str, Any]


def config(tmp_path: Path) -> Config:
    return Config(f"sqlite:///{tmp_path / 'tables.db'}", **{**CHEAP, **UNLIMITED})


def open_table(address: str, *seats: Json) -> Json:
    wanted = {"game": "xibalba", "seats": list(seats)}
    opened: Json = httpx.post(f"http://{address}/api/tables", json=wanted).json()
    return opened


async def hello(address: str, table: str, token: str = "", **options: Any) -> ClientConnection:
    connection = await connect(f"ws://{address}/api/tables/{table}/live", **options)
    await connection.send(json.dumps({"type": "hello", "protocol": 1, "token": token}))
    return connection


async def heard(connection: ClientConnection, kind: str) -> Json:
    async with asyncio.timeout(20):
        while True:
            message: Json = json.loads(await connection.recv())
            if message["type"] == kind:
                return message


def test_a_seat_is_taken_over_and_the_older_socket_closed(tmp_path: Path) -> None:
    async def story(address: str) -> None:
        table = open_table(address, person("Ada"))
        name, token = table["table"]["id"], table["seat_tokens"]["0"]
        old = await hello(address, name, token)
        await heard(old, "company")
        new = await hello(address, name, token)
        assert (await heard(old, "bye"))["reason"] == "taken-over"
        await asyncio.wait_for(old.wait_closed(), 10)
        assert (await heard(new, "company"))["presence"]["seats"] == [0]
        await new.close()

    with served(config(tmp_path)) as address:
        asyncio.run(story(address))


def deaf(address: str) -> socket.socket:
    """A socket that takes in next to nothing."""
    host, _, port = address.partition(":")
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    made.connect((host, int(port)))
    return made


@pytest.mark.parametrize(("bound", "most"), [("BACKLOG", 20), ("UNSENT", 10_000)])
def test_a_client_that_does_not_read_holds_nobody_up_and_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bound: str, most: int
) -> None:
    monkeypatch.setattr(f"stormark.server.connections.web_socket.{bound}", most)

    async def story(address: str) -> None:
        table = open_table(address, person("Ada"), person("Ben"))
        name = table["table"]["id"]
        ben = await hello(address, name, table["seat_tokens"]["1"])
        await heard(ben, "company")
        slow = await hello(address, name, sock=deaf(address), max_queue=1, compression=None)
        assert (await heard(ben, "presence"))["spectators"] == 1
        line = "x" * 500
        gone = False
        for number in range(400):
            await ben.send(json.dumps({"type": "say", "request": str(number), "text": line}))
            while (message := json.loads(await ben.recv()))["type"] != "done":
                gone = gone or message == {"type": "presence", "seats": [1], "spectators": 0}
            if gone:
                break
        assert gone, "the slow client still counts as present"
        slow.transport.abort()
        await ben.close()

    with served(config(tmp_path), send_buffer=4096) as address:
        asyncio.run(story(address))


def test_a_message_beyond_all_bounds_ends_only_its_own_connection(tmp_path: Path) -> None:
    async def story(address: str) -> None:
        table = open_table(address, person("Ada"), person("Ben"))
        name = table["table"]["id"]
        ada = await hello(address, name, table["seat_tokens"]["0"])
        ben = await hello(address, name, table["seat_tokens"]["1"])
        await heard(ada, "company")
        await heard(ben, "company")
        await ada.send("x" * 1_000_000)
        assert (await heard(ada, "error"))["problem"] == "message-too-long"
        await ben.send(json.dumps({"type": "ping"}))
        assert await heard(ben, "pong")
        await ada.close()
        await ben.close()

    with served(config(tmp_path)) as address:
        asyncio.run(story(address))


def test_whoever_asks_by_http_and_by_socket_sees_the_same_table(tmp_path: Path) -> None:
    async def story(address: str) -> None:
        table = open_table(address, person("Ada"), person("Ben"))
        name = table["table"]["id"]
        spectator = await hello(address, name)
        await heard(spectator, "company")
        path = f"http://{address}/api/tables/{name}"
        async with httpx.AsyncClient() as client:
            await client.post(f"{path}/start", headers=by(table["host_token"]))
            told = await heard(spectator, "table")
            assert told["table"] == (await client.get(path)).json()
        assert (await heard(spectator, "welcome"))["view"] is not None
        await spectator.close()

    with served(config(tmp_path)) as address:
        asyncio.run(story(address))
