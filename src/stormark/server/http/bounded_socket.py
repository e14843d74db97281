"""WebSockets of uvicorn and websockets, with bounds on frames: pings are work as well."""

from __future__ import annotations

import logging
from asyncio import BaseTransport, Transport
from time import monotonic
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ProtocolError
from websockets.frames import CloseCode, Frame, Opcode
from websockets.server import ServerProtocol

from stormark.server.http.door import Caller, Door
from stormark.server.http.limits import Bucket, Rate, address_key
from stormark.server.protocol.answers import farewell
from stormark.server.protocol.codec import encode

STOPPING: Final = encode(farewell("server-stops"))
TOO_MANY: Final = "too many frames"
FRAGMENTS: Final = 64  # of one message


class CountedFrames(ServerProtocol):
    """Frames of every kind use up one rate; whoever sends more is shown out (1008).

    Those that come together are read together, so they are counted while they are read.
    """

    def __init__(self, rate: Rate | None, **settings: Any) -> None:
        super().__init__(**settings)
        self._bucket = None if rate is None else Bucket(rate, monotonic())
        self._fragments = 0
        self._is_first = True

    def receive_data(self, data: bytes | bytearray) -> None:
        self._is_first = True
        if self._is_one_too_many():
            self.end(CloseCode.POLICY_VIOLATION, TOO_MANY)
        else:
            super().receive_data(data)

    def recv_frame(self, frame: Frame) -> None:
        if frame.opcode is Opcode.CONT:
            self._fragments += 1
        elif frame.opcode in (Opcode.TEXT, Opcode.BINARY):
            self._fragments = 0
        first, self._is_first = self._is_first, False  # it was counted when the data came
        if self._fragments > FRAGMENTS or (not first and self._is_one_too_many()):
            self.fail(CloseCode.POLICY_VIOLATION, TOO_MANY)
            raise ProtocolError(TOO_MANY)  # so that nothing more is read
        super().recv_frame(frame)

    def end(self, code: CloseCode, reason: str) -> None:
        self.fail(code, reason)
        self.parser_exc = ProtocolError(reason)

    def _is_one_too_many(self) -> bool:
        return self._bucket is not None and self._bucket.take(monotonic()) > 0


class BoundedSocket(WebSocketsSansIOProtocol):
    """A socket that counts frames, and says goodbye when the server stops."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self._door: Door = self.app_state["app"].state.door
        self._caller: Caller | None = None
        self.conn: CountedFrames = CountedFrames(
            self._door.config.frames,
            extensions=self.conn.available_extensions,
            max_size=self.config.ws_max_size,
            logger=logging.getLogger("uvicorn.error"),
        )

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self._caller = self._door.caller(cast(Transport, transport))
        self._caller.deadline = float("inf")  # the table's socket has deadlines of its own

    def connection_lost(self, exc: Exception | None) -> None:
        if self._caller is not None:
            self._door.leave(self._caller)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.end(CloseCode.INVALID_DATA, "no UTF-8")
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        assert self.conn.close_sent is not None
        self._door.complain(self._address(), f"socket-{int(self.conn.close_sent.code)}")
        super().handle_parser_exception()

    def shutdown(self) -> None:
        if self.handshake_complete and not self.close_sent:
            self.conn.send_text(STOPPING)
        super().shutdown()

    def _address(self) -> str:
        """Of the client; a proxy in front has said who that is."""
        client = self.scope["client"] if self.handshake_initiated else self.client
        return address_key(client[0]) if client else ""


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
