"""A connection to a table: it comes back by itself, and asks again what was not answered."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from importlib.util import find_spec
from itertools import count
from secrets import token_hex
from typing import TYPE_CHECKING, Any, Final, Self

from stormark.client.errors import ConnectionEnded, RequestRefused
from stormark.client.known import KnownTable, Lost
from stormark.kernel.action import Action, Decision
from stormark.kernel.extras import missing_extra

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection

PROTOCOL: Final = 1
PASSING: Final = (
    *("server-stops", "server-error", "storage", "too-slow"),
    *("too-many-connections", "too-many-mistakes"),
)
"""Farewells after which it is worth coming back."""
PAUSES: Final = (0.1, 0.5, 1.0, 2.0, 4.0, 8.0, 15.0)  # seconds before each attempt
TOO_FAST: Final = "T-RATE-01"


class Connection:
    """One viewer of one table.

    `known` is what the viewer knows; `act` and `write` answer decisions and return when the answer
    is in the log; `until` waits for something to be true of `known`; iterating gives `known` after
    every change.
    """

    def __init__(
        self,
        address: str,
        token: str = "",
        *,
        language: str | None = None,
        position: bool = False,
        **wishes: Any,
    ) -> None:
        """`wishes` are further fields of `hello`, such as `watch` or `password`."""
        if find_spec("websockets") is None:
            raise missing_extra("connections", "websockets", "client")
        self.known = KnownTable()
        self._address = address
        self._hello = {"token": token, "lang": language, "position": position, **wishes}
        self._socket: ClientConnection | None = None
        self._names = (f"{token_hex(6)}.{number}" for number in count(1))
        self._waiting: dict[str, tuple[dict[str, Any], asyncio.Future[dict[str, Any]]]] = {}
        self._changed = asyncio.Event()
        self._heard_messages = 0
        self._task: asyncio.Task[None] | None = None
        self._repeating: set[asyncio.Task[None]] = set()
        self._ended: ConnectionEnded | None = None

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._stay())
        try:
            await self.until(lambda known: bool(known.table))
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        tasks = [task for task in (self._task, *self._repeating) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # --- what a player does

    async def act(self, action: Action, decision: Decision | None = None) -> int:
        """Answer a decision, the first one if none is named; the number of the record.

        Raises RequestRefused with the rule.
        """
        asked = decision or next(iter(self.known.asked), None)
        if asked is None:
            raise RequestRefused({"rule": "K-SEAT-01"})
        told = await self.request("act", decision=asked.id, action=action.to_json())
        return int(told["seq"])

    async def write(self, text: str) -> int:
        """Answer in the notation of the game."""
        return int((await self.request("write", text=text))["seq"])

    async def undo(self) -> int:
        """Take one's last move back."""
        return int((await self.request("undo"))["seq"])

    async def why_not(self, action: Action) -> str | None:
        """The rule that keeps one's seat from an action; None if it is possible."""
        told = await self.request("why", action=action.to_json())
        return None if told["possible"] else str(told["rule"])

    async def say(self, text: str) -> None:
        """A line of chat."""
        await self.request("say", text=text)

    async def request(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Any request of the protocol; its answer, or RequestRefused."""
        name = next(self._names)
        message = {"type": kind, "request": name, **fields}
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._waiting[name] = message, answer
        try:
            if self._ended is not None:
                raise self._ended
            await self._send(message)
            told = await answer
        finally:
            del self._waiting[name]
        if told["type"] in ("refused", "error"):
            raise RequestRefused(told)
        return told

    # --- what a viewer waits for

    async def until(self, true: Callable[[KnownTable], bool]) -> KnownTable:
        """Wait until something is true of `known`; raises ConnectionEnded if it cannot be."""
        while not true(self.known):
            if self._ended is not None:
                raise self._ended
            self._changed.clear()
            await self._changed.wait()
        return self.known

    async def __aiter__(self) -> AsyncIterator[KnownTable]:
        """What is known, now and after every change, until the match is over."""
        while True:
            heard = self._heard_messages  # what comes while somebody acts on it counts as well
            yield self.known
            if self.known.result is not None:
                return
            await self._heard_more_than(heard)

    async def _heard_more_than(self, messages: int) -> None:
        while self._heard_messages == messages:
            if self._ended is not None:
                raise self._ended
            self._changed.clear()
            await self._changed.wait()

    # --- how

    async def _stay(self) -> None:
        try:
            await self._come_back()
        except ConnectionEnded as ended:
            self._end(ended)
        except asyncio.CancelledError:
            self._end(ConnectionEnded("closed"))
            raise
        except Exception as error:
            self._end(ConnectionEnded("client-failed", repr(error)))
            raise

    async def _come_back(self) -> None:
        from websockets.asyncio.client import connect
        from websockets.exceptions import InvalidStatus, WebSocketException

        pauses = iter(PAUSES)
        while True:
            known, reason = self.known.seq, "server-stops"
            try:
                async with connect(self._address, max_size=None) as socket:
                    await self._listen(socket)
            except ConnectionEnded:
                raise
            except InvalidStatus as error:
                if error.response.status_code == 404:
                    raise ConnectionEnded("T-TABLE-01", "there is no such table") from None
                reason = f"HTTP {error.response.status_code}"
            except (OSError, TimeoutError, WebSocketException, Lost) as error:
                reason = str(error) or type(error).__name__
            finally:
                self._socket = None
            if self.known.seq != known:
                pauses = iter(PAUSES)  # it was good for something
            pause = next(pauses, None)
            if pause is None:
                raise ConnectionEnded("unreachable", reason)
            await asyncio.sleep(pause)

    async def _listen(self, socket: ClientConnection) -> None:
        hello = {name: value for name, value in self._hello.items() if value not in (None, "")}
        if self.known.begun:
            hello |= {"since": self.known.seq, "head": self.known.head}
        await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, **hello}))
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "bye":
                if message["reason"] not in PASSING:
                    raise ConnectionEnded(message["reason"], message.get("text", ""))
                return
            self._heard(message)
            if message["type"] == "welcome" and self._socket is None:
                self._socket = socket
                for unanswered, _ in list(self._waiting.values()):
                    await self._send(unanswered)

    def _heard(self, message: dict[str, Any]) -> None:
        self.known.hear(message)
        self._heard_messages += 1
        self._changed.set()
        waiting = self._waiting.get(message.get("request", ""))
        if waiting is None:
            return
        asked, answer = waiting
        if message.get("rule") == TOO_FAST:
            pause = float(message["params"]["seconds"])
            task = asyncio.create_task(self._repeat(asked, pause))
            self._repeating.add(task)
            task.add_done_callback(self._repeating.discard)
        elif not answer.done():
            answer.set_result(message)

    async def _repeat(self, message: dict[str, Any], seconds: float) -> None:
        """We were too fast; whoever asked need not know."""
        await asyncio.sleep(seconds)
        if message["request"] in self._waiting:
            await self._send(message)

    async def _send(self, message: dict[str, Any]) -> None:
        from websockets.exceptions import ConnectionClosed

        if self._socket is not None:
            with suppress(ConnectionClosed):  # it will be said again
                await self._socket.send(json.dumps(message))

    def _end(self, ended: ConnectionEnded) -> None:
        self._ended = ended
        self._changed.set()
        for _, answer in self._waiting.values():
            if not answer.done():
                answer.set_exception(ended)
