"""The same connection for programs without `async`: its loop runs in a thread of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from threading import Thread
from typing import Any, Self, TypeVar

from stormark.client.connection import Connection
from stormark.client.known import KnownTable
from stormark.kernel.action import Action, Decision

T = TypeVar("T")


class SyncConnection:
    """A connection to a table, for `with`; see `Connection` for what its methods do."""

    def __init__(self, connection: Connection, seconds: float | None = None) -> None:
        """`seconds` is how long any call may wait before it raises TimeoutError."""
        self._connection = connection
        self._seconds = seconds
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        try:
            self._wait(self._connection.__aenter__())
        except BaseException:
            self._stop()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self._wait(self._connection.close())
        self._stop()

    @property
    def known(self) -> KnownTable:
        return self._connection.known

    def act(self, action: Action, decision: Decision | None = None) -> int:
        return self._wait(self._connection.act(action, decision))

    def write(self, text: str) -> int:
        return self._wait(self._connection.write(text))

    def undo(self) -> int:
        return self._wait(self._connection.undo())

    def why_not(self, action: Action) -> str | None:
        return self._wait(self._connection.why_not(action))

    def say(self, text: str) -> None:
        self._wait(self._connection.say(text))

    def request(self, kind: str, **fields: Any) -> dict[str, Any]:
        return self._wait(self._connection.request(kind, **fields))

    def until(self, true: Callable[[KnownTable], bool]) -> KnownTable:
        return self._wait(self._connection.until(true))

    def _wait(self, what: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(what, self._loop).result(self._seconds)

    def _stop(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()
