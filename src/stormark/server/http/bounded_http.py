"""HTTP of uvicorn and httptools, with bounds on what a client may send and how long it may take.

Neither has any: see docs/adr/0023-bounds-at-the-door.md.
"""

from __future__ import annotations

import asyncio
from functools import cache
from http import HTTPStatus
from math import inf
from typing import Any, Final, NamedTuple, cast

import httptools
import msgspec
from uvicorn._types import ASGI3Application, HTTPScope
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from stormark.server.api.errors import ErrorBody, put_in_words
from stormark.server.http.door import Caller, Door
from stormark.server.http.limits import address_key
from stormark.server.http.origins import names_are_sound

LONGEST_TARGET: Final = 8_192  # bytes of a path with its query
LONGEST_HEAD: Final = 32_768
MOST_HEADERS: Final = 100
LARGEST_REQUEST: Final = 5_000_000  # on the wire; routes have bounds of their own
PIECES: Final = 1_000  # in which a request may come, and one more for every so many bytes:
PIECE: Final = 64
PIPELINED: Final = 10  # requests that wait for the answer to the one before


class Excess(NamedTuple):
    """Why a request is not read to its end."""

    status: int
    problem: str


class OutOfBoundsError(Exception):
    """Ends the parsing of what has come; the protocol knows why."""


BAD: Final = Excess(400, "request-invalid")
LONG_TARGET: Final = Excess(414, "target-too-long")
LARGE_HEAD: Final = Excess(431, "head-too-large")
LARGE: Final = Excess(413, "body-too-large")
IN_PIECES: Final = Excess(400, "too-many-pieces")
LATE: Final = Excess(408, "request-late")
CROWDED: Final = Excess(429, "too-many-connections")


class BoundedHttp(HttpToolsProtocol):
    """A connection that asks for something, one request after the other."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self._door: Door = self.app_state["app"].state.door
        self._caller: Caller | None = None
        self._in_head = True
        self._received = 0  # bytes of the request, as far as it has come
        self._pieces = 0
        self._answering: RequestResponseCycle | None = None  # requests after it have to wait
        self._excess = BAD  # what is wrong if the parser stops

    # What the loop calls

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._caller = self._door.admit(transport, self._late)
        if self._caller is None:
            self._refuse(CROWDED)
        else:
            self._begin()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._caller is not None:
            self._door.leave(self._caller)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        if self._caller is None or self.transport.is_closing():
            return
        if self._caller.deadline == inf and self._in_head:
            self._begin()
        self._received += len(data)
        self._pieces += 1
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
        except httptools.HttpParserError:
            self._refuse(self._excess)
        else:
            self._check_size()

    # What the parser calls; it makes an error of its own of every error

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > LONGEST_TARGET:
            self._stop_parsing(LONG_TARGET)

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        if len(self.headers) > MOST_HEADERS:
            self._stop_parsing(LARGE_HEAD)

    def on_headers_complete(self) -> None:
        assert self._caller is not None
        if len(self.pipeline) >= PIPELINED:
            self._stop_parsing(IN_PIECES)
        if not names_are_sound(self.headers):
            self._stop_parsing(BAD)
        super().on_headers_complete()
        self._in_head = False
        self._door.asked(self._caller)
        self._caller.deadline = self.loop.time() + self._door.config.body_seconds

    def on_body(self, body: bytes) -> None:
        self._pieces += 1
        if self._pieces > PIECES + self._received // PIECE:
            self._stop_parsing(IN_PIECES)
        super().on_body(body)

    def on_message_complete(self) -> None:
        assert self._caller is not None
        super().on_message_complete()
        self._in_head = True
        self._received = self._pieces = 0
        self._caller.deadline = inf

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    # Bounds

    def _begin(self) -> None:
        assert self._caller is not None
        self._caller.deadline = self.loop.time() + self._door.config.head_seconds

    def _check_size(self) -> None:
        if self._received > (LONGEST_HEAD if self._in_head else LARGEST_REQUEST):
            self._refuse(LARGE_HEAD if self._in_head else LARGE)
        elif self._pieces > PIECES + self._received // PIECE:
            self._refuse(IN_PIECES)

    def _stop_parsing(self, excess: Excess) -> None:
        self._excess = excess
        raise OutOfBoundsError

    def _late(self) -> None:
        if self._received == 0:
            self.transport.close()  # a browser that thought it would need one more connection
        else:
            self._refuse(LATE)

    def _refuse(self, excess: Excess) -> None:
        """Say why, unless another answer is under way, and end the connection."""
        self._door.complain(self._address(), excess.problem)
        if self._may_answer():
            self.transport.write(answer(excess))
        self._leave_unanswered()
        self.transport.close()

    def _may_answer(self) -> bool:
        """Whether the next thing the client hears is about this request."""
        cycle = self._answering
        if cycle is None:
            return True
        if self._in_head:
            return cycle.response_complete
        return cycle is self.cycle and not cycle.response_started

    def _leave_unanswered(self) -> None:
        """Whoever works at an answer shall know that nobody waits for it."""
        self.pipeline.clear()
        cycle = self._answering
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True
            cycle.message_event.set()

    def _address(self) -> str:
        """Of the client, as soon as a proxy in front has said who that is."""
        scope = cast(HTTPScope | None, self.scope)
        client = self.client if scope is None else scope["client"]
        peer = client[0] if client else ""
        return address_key(self._door.asked_for(peer, self.headers or ()))


@cache
def answer(excess: Excess) -> bytes:
    """An error as all of them are, for somebody whose language nobody has read."""
    body = ErrorBody(excess.problem)
    put_in_words(body, "en")
    content = msgspec.json.encode(body)
    head = (
        f"HTTP/1.1 {excess.status} {HTTPStatus(excess.status).phrase}\r\n"
        "content-type: application/json\r\ncache-control: no-store\r\n"
        f"content-length: {len(content)}\r\nconnection: close\r\n\r\n"
    )
    return head.encode() + content
