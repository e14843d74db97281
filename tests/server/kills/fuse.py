"""Where a server may be killed: before every step of every task, and inside of transactions.

A step is what a task does between two moments of waiting, so every `await` that really waits is
such a place.  Work in a transaction happens in another thread; it has places of its own.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from sqlalchemy import Connection

from stormark.server.protocol.codec import decode
from stormark.server.protocol.messages import FromClient
from stormark.server.storage.database import Database

T = TypeVar("T")


def fatal(length: int) -> str:
    """How the names of requests begin that light a fuse of this length."""
    return f"fatal{length}"


class Fuse:
    """Burns down by one at every place that is passed; when it is gone, so is the process."""

    def __init__(self, length: int) -> None:
        self._name = fatal(length) + "-"
        self._left = length
        self._lit = False

    def passed(self) -> None:
        if self._lit:
            self._left -= 1
            if self._left == 0:
                os.kill(os.getpid(), signal.SIGKILL)

    def decode(self, data: bytes) -> FromClient:
        """As the codec does."""
        message = decode(data)
        if str(getattr(message, "request", "")).startswith(self._name):
            self._lit = True
        return message

    def task(self, loop: asyncio.AbstractEventLoop, work: Any, **more: Any) -> asyncio.Task[Any]:
        """A task factory."""
        return asyncio.Task(Steps(work, self), loop=loop, **more)


class Steps(Coroutine[Any, Any, Any]):
    """A coroutine that passes a place before every step."""

    def __init__(self, work: Coroutine[Any, Any, Any], fuse: Fuse) -> None:
        self._work = work
        self._fuse = fuse

    def send(self, value: Any) -> Any:
        self._fuse.passed()
        return self._work.send(value)

    def throw(self, *raised: Any) -> Any:
        self._fuse.passed()
        return self._work.throw(*raised)

    def close(self) -> None:
        self._work.close()

    def __await__(self) -> Any:
        return self._work.__await__()


class DeadlyDatabase(Database):
    """Before a transaction does anything, and before it is committed."""

    def __init__(self, database: Database, fuse: Fuse) -> None:
        self.shown = database.shown
        self._database = database
        self._fuse = fuse

    async def run(self, work: Callable[[Connection], T], table: str | None = None) -> T:
        def deadly(connection: Connection) -> T:
            self._fuse.passed()
            result = work(connection)
            self._fuse.passed()
            return result

        return await self._database.run(deadly, table)

    async def look(self, work: Callable[[Connection], T]) -> T:
        return await self._database.look(work)

    async def alter(self, work: Callable[[Connection], T]) -> T:
        return await self._database.alter(work)

    async def close(self) -> None:
        await self._database.close()
