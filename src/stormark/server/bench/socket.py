"""A WebSocket client that costs little: the machine that is measured also runs its clients."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Final, cast

FINAL: Final = 0x80
MASKED: Final = 0x80
TEXT: Final = 1
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10
NO_MASK: Final = b"\0\0\0\0"  # a client has to mask; with zeros that changes nothing


class Socket(asyncio.Protocol):
    """Gives every text message to `heard`."""

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self._heard = heard
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None

    @staticmethod
    async def connect(host: str, port: int, path: str, heard: Callable[[bytes], None]) -> Socket:
        loop = asyncio.get_running_loop()
        transport, socket = await loop.create_connection(lambda: Socket(heard), host, port)
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        await socket.opened
        return socket

    def send(self, data: bytes) -> None:
        self._send(TEXT, data)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()

    # What the loop calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server refused the connection"))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.opened.done():
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self._buffer.startswith(b"HTTP/1.1 101"):
                self.close()
                return
            del self._buffer[: end + 4]
            self.opened.set_result(None)
        while self._frame():
            pass

    def _frame(self) -> bool:
        """Take one frame from the buffer; whether there was one."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        size, start = buffer[1], 2
        if size >= 126:
            start = 4 if size == 126 else 10
            if len(buffer) < start:
                return False
            size = int.from_bytes(buffer[2:start])
        if len(buffer) < start + size:
            return False
        kind, content = buffer[0] & 0x0F, bytes(buffer[start : start + size])
        del buffer[: start + size]
        if kind == TEXT:
            self._heard(content)
        elif kind == PING:
            self._send(PONG, content)
        elif kind == CLOSE:
            self.close()
        return True

    def _send(self, kind: int, data: bytes) -> None:
        assert self._transport is not None
        size = len(data)
        head = bytes([FINAL | kind, MASKED | (size if size < 126 else 126)])
        if size >= 126:
            head += size.to_bytes(2)
        self._transport.write(head + NO_MASK + data)
