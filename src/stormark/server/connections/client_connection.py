"""Somebody at a table's socket: who they are, and what waits to be sent to them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from stormark.kernel.state import SPECTATOR
from stormark.server.config import Config
from stormark.server.http.limits import Bucket
from stormark.server.ids import new_id, token_hash
from stormark.server.protocol import messages as M
from stormark.server.sanitize import NAME_LENGTH, clean_line
from stormark.server.services import Services
from stormark.server.storage.tables import TableRow

BACKLOG: Final = 500  # messages a slow client may be behind
TOO_SLOW: Final = "too-slow"


class Turned(Exception):
    """The connection is not wanted, or not any more; the reason is a message id."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True)
class Place:
    """Where somebody is at a table."""

    viewer: int  # whose view is shown
    seat: int | None  # for whom they may act; None: a spectator
    token: str = ""  # hashed; spectators who have one are the host
    name: str = ""


def known_token(row: TableRow, token: str) -> bool:
    """Whether a token is the host's or one of the seats'."""
    return token_hash(token) in {row.host_token, *(seat.token for seat in row.seats)}


async def admit(row: TableRow, hello: M.Hello, services: Services, address: str) -> Place:
    """The place of whoever says hello; raises Turned if there is none."""
    hashed = token_hash(hello.token) if hello.token else ""
    name = clean_line(hello.name)[:NAME_LENGTH]
    if hashed == row.host_token:
        return Place(SPECTATOR, None, hashed, name)
    if hashed:
        seat = next((seat.seat for seat in row.seats if seat.token == hashed), None)
        if seat is None:
            raise Turned("token-unknown")
        return Place(seat, seat, hashed, row.seats[seat].name)
    if row.settings["spectators"] == "none":
        raise Turned("spectators-refused")
    if row.password is not None:
        if services.limits.passwords.take(address):
            raise Turned("too-many-passwords")
        if not await services.passwords.fits(row.password, hello.password):
            raise Turned("password-wrong")
    if hello.watch is None:
        return Place(SPECTATOR, None, "", name)
    if row.settings["spectators"] != "open" or not 0 <= hello.watch < len(row.seats):
        raise Turned("watching-refused")
    return Place(hello.watch, None, "", name)


class Visitor:
    """A connection: a viewer to the room, a guest to the company."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        place: Place,
        lang: str | None,
        address: str,
        config: Config,
        text: bool = False,
    ) -> None:
        self.viewer = place.viewer
        self.seat = place.seat
        self.token = place.token
        self.name = place.name
        self.lang = lang
        self.text = text
        self.session = new_id()
        self.address = address
        self.farewell = ""  # why the server ends the connection
        self._socket = socket
        self._messages = None if config.messages is None else Bucket(config.messages, monotonic())
        self._mistakes = Bucket(config.mistakes, monotonic())
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue(BACKLOG)
        self._sending: asyncio.Future[None] | None = None

    # What others do with a connection; none of it waits

    def tell(self, data: bytes) -> None:
        self._put(data)

    def dismiss(self, reason: str) -> None:
        """End the connection when everything before was sent."""
        if not self.farewell:
            self.farewell = reason
            self._put(None)

    def _put(self, data: bytes | None) -> None:
        try:
            self._waiting.put_nowait(data)
        except asyncio.QueueFull:  # it does not read: there is no point in sending the rest
            self.farewell = TOO_SLOW
            if self._sending is not None:
                self._sending.cancel()

    # Limits

    def wait(self) -> float:
        """Seconds until this connection may say something again; 0.0 if it may now."""
        return 0.0 if self._messages is None else self._messages.take(monotonic())

    def made_a_mistake(self) -> None:
        """Refusal comes before the ban, but it comes to that."""
        if self._mistakes.take(monotonic()):
            self.dismiss("too-many-mistakes")

    # The conversation

    async def stay(self, heard: Callable[[bytes], Awaitable[None]]) -> None:
        """Listen and talk until either side ends it."""
        if self.farewell == TOO_SLOW:
            return
        self._sending = asyncio.ensure_future(self._send_all())
        listening = asyncio.ensure_future(self._listen(heard))
        tasks = {self._sending, listening}
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            results = await asyncio.gather(*tasks, return_exceptions=True)
        for result in results:
            if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect):
                raise result

    async def _listen(self, heard: Callable[[bytes], Awaitable[None]]) -> None:
        while not self.farewell:
            await heard((await self._socket.receive_text()).encode())
        await asyncio.Event().wait()  # what waits is still being sent

    async def _send_all(self) -> None:
        while (data := await self._waiting.get()) is not None:
            try:
                await self._socket.send_text(data.decode())
            except OSError:
                return  # it has gone
