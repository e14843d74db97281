"""A connection at a table's socket: what waits to be sent to it, and how much it may say."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any, Final

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from stormark.kernel.json import JsonDict
from stormark.server.config import Config
from stormark.server.connections.authorize import Access
from stormark.server.connections.connection import ClientConnection
from stormark.server.http.limits import Bucket
from stormark.server.ids import new_id

BACKLOG: Final = 500  # messages a slow client may be behind
UNSENT: Final = 2_000_000  # bytes it may be behind, and one message more
TOO_SLOW: Final = "too-slow"
END: Final = b""  # no message is empty: nothing is sent after it


class WebSocketConnection(ClientConnection):
    """A queue of messages to be sent, and a bucket for those that come."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        access: Access,
        lang: str | None,
        address: str,
        config: Config,
        text: bool = False,
        position: bool = False,
    ) -> None:
        self.viewer = access.viewer
        self.seat = access.seat
        self.token = access.token
        self.name = access.name
        self.lang = lang
        self.text = text
        self.position = position
        self.session = new_id()
        self.address = address
        self.close_reason = ""  # why the server ends the connection
        self.close_params: JsonDict | None = None
        self._socket = socket
        self._messages = None if config.messages is None else Bucket(config.messages, monotonic())
        self._mistakes = Bucket(config.mistakes, monotonic())
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue(BACKLOG)
        self._unsent = 0  # bytes that wait
        self._sending: asyncio.Future[None] | None = None

    # What others do with a connection; none of it waits

    def dismiss(self, reason: str, params: JsonDict | None = None) -> None:
        """End the connection when everything before was sent."""
        if not self.close_reason:
            self.close_reason = reason
            self.close_params = params
            self.send(END)

    def send(self, data: bytes) -> None:
        if self._unsent <= UNSENT and not self._waiting.full():
            self._unsent += len(data)
            self._waiting.put_nowait(data)
        else:  # it does not read: there is no point in sending the rest
            self.close_reason = TOO_SLOW
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
        if self.close_reason == TOO_SLOW:
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
        while not self.close_reason:
            await heard((await self._socket.receive_text()).encode())
        await asyncio.Event().wait()  # what waits is still being sent

    async def _send_all(self) -> None:
        while (data := await self._waiting.get()) != END:
            try:
                await self._socket.send_text(data.decode())
            except OSError:
                return  # it has gone
            self._unsent -= len(data)
