"""A whole server behind a real socket, in the same loop as its clients, so that tests reach both.

Clients keep every byte they are sent.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from stormark.server.app import create_app
from stormark.server.config import Config
from stormark.server.http.bounded_http import BoundedHttp
from stormark.server.http.bounded_socket import BoundedSocket
from stormark.server.http.limits import Rate
from stormark.server.protocol.codec import LONGEST
from stormark.server.services import Services
from stormark.server.table.room import Room
from tests.server.fresh import fresh_database
from tests.server.patience import PATIENCE
from tests.server.site import CHEAP, UNLIMITED

ENDLESS = Rate(1e6, 1e6)

Message = dict[str, Any]


@dataclass(frozen=True)
class Server:
    """A running server."""

    app: Litestar
    port: int
    http: httpx.AsyncClient

    @property
    def services(self) -> Services:
        found: Services = self.app.state.services
        return found

    async def room(self, table: str) -> Room:
        room = await self.services.rooms.room(table)
        assert room is not None
        return room

    async def opened(
        self, game: str, seats: int, names: Sequence[str] = "ABCDEF", **given: Any
    ) -> Table:
        """A running match of people."""
        people = [{"kind": "person", "name": names[seat]} for seat in range(seats)]
        options = {"players": seats, **given.pop("options", {})}
        wanted = {"game": game, "seats": people, "options": options, **given}
        made = (await self.http.post("/api/tables", json=wanted)).json()
        table = Table(
            made["table"]["id"],
            made["host_token"],
            [made["seat_tokens"][str(seat)] for seat in range(seats)],
        )
        headers = {"X-Table-Token": table.host_token}
        started = await self.http.post(f"/api/tables/{table.id}/start", headers=headers)
        assert started.status_code == 200, started.text
        return table


@dataclass(frozen=True)
class Table:
    """What its host knows of it."""

    id: str
    host_token: str
    tokens: list[str]

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}"


@asynccontextmanager
async def serving(database: Path, **settings: Any) -> AsyncIterator[Server]:
    """A server without limits, except for those that are given."""
    config = Config(
        fresh_database(database), **{**CHEAP, **UNLIMITED, "mistakes": ENDLESS, **settings}
    )
    app = create_app(config)
    running = uvicorn.Server(
        uvicorn.Config(
            app,
            port=0,
            http=BoundedHttp,
            ws=BoundedSocket,
            ws_max_size=2 * LONGEST,
            log_config=None,
            access_log=False,
            server_header=False,
        )
    )
    task = asyncio.create_task(running.serve())
    async with asyncio.timeout(PATIENCE):
        while not running.started:
            assert not task.done(), task
            await asyncio.sleep(0.01)
    port = running.servers[0].sockets[0].getsockname()[1]
    try:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
            yield Server(app, port, http)
    finally:
        running.should_exit = True
        await task


class Wire:
    """A connection to a table, with everything that came over it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[bytes] = []

    @staticmethod
    async def open(server: Server, table: str) -> Wire:
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
        return Wire(await connect(address, max_size=None))

    @staticmethod
    async def join(server: Server, table: str, token: str = "", **more: Any) -> Wire:
        """A connection that has said hello and was told where things stand."""
        wire = await Wire.open(server, table)
        await wire.say("hello", protocol=1, token=token, **more)
        await wire.hear("company")
        return wire

    async def say(self, kind: str, **fields: Any) -> None:
        await self.send(json.dumps({"type": kind, **fields}))

    async def send(self, data: str | bytes) -> None:
        async with asyncio.timeout(PATIENCE):
            await self.socket.send(data)

    async def next(self) -> Message:
        """The next message; raises ConnectionClosed."""
        async with asyncio.timeout(PATIENCE):
            data = await self.socket.recv(decode=False)
        self.frames.append(data)
        message: Message = json.loads(data)
        return message

    async def hear(self, *kinds: str) -> Message:
        """The next message of these kinds; others are kept and passed over."""
        while True:
            message = await self.next()
            if message["type"] in kinds:
                return message
            assert message["type"] != "bye", message

    async def ask(self, kind: str, **fields: Any) -> Message:
        """The answer to a request."""
        await self.say(kind, **fields)
        return await self.hear("accepted", "refused", "because", "prepared", "done", "error")

    async def settle(self) -> None:
        """Wait until everything that was on the way has come."""
        await self.say("ping")
        await self.hear("pong")

    async def closed(self) -> Message | None:
        """How the server ends the connection: its last message."""
        last: Message | None = None
        try:
            while True:
                last = await self.next()
        except ConnectionClosed:
            return last

    async def close(self) -> None:
        await self.socket.close()

    def cut(self) -> None:
        """As if the network was gone: no goodbye."""
        self.socket.transport.abort()
