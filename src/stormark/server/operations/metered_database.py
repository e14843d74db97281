"""A database whose transactions are counted, and whose troubles are known."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final, TypeVar

from sqlalchemy import Connection

from stormark.server.operations.condition import StorageCondition
from stormark.server.operations.metrics import Metrics
from stormark.server.operations.tracing import tracing
from stormark.server.storage import history
from stormark.server.storage.database import Database
from stormark.server.storage.history import History
from stormark.server.storage.trouble import BUSY, DISK_FULL, StorageError

T = TypeVar("T")

PROOF_SECONDS: Final = 5.0  # in which a small write has to be done
PROVED_FOR: Final = 1.0  # seconds


class MeteredDatabase(Database):
    """Passes everything on."""

    def __init__(self, database: Database, metrics: Metrics) -> None:
        self.shown = database.shown
        self._database = database
        self._metrics = metrics
        self.condition = StorageCondition()
        self._proved = 0.0  # when something was written for that reason alone

    async def run(self, work: Callable[[Connection], T], table: str | None = None) -> T:
        return await self._measured("run", self._database.run(work, table))

    async def look(self, work: Callable[[Connection], T]) -> T:
        return await self._measured("look", self._database.look(work))

    async def alter(self, work: Callable[[Connection], T]) -> T:
        return await self._database.alter(work)

    async def prepare(self) -> None:
        await self._database.prepare()

    async def find(self) -> None:
        await self._database.find()

    async def check(self) -> None:
        await self._database.check()

    async def close(self) -> None:
        await self._database.close()

    async def _measured(self, operation: str, work: Awaitable[T]) -> T:
        began = monotonic()
        try:
            with tracing.span(f"database {operation}", inner=True):
                result = await work
        except StorageError as error:
            self.condition.failed(error)
            self._metrics.storage_errors.labels(error.kind).inc()
            raise
        self.condition.answered()
        self._metrics.database_seconds.labels(operation).observe(monotonic() - began)
        return result

    async def signed(self, sign: History | None) -> None:
        """A sign of life was written.  What needs more room than that may still fail."""
        if self.condition.trouble == DISK_FULL:
            await self.run(history.fill)
            await self.run(history.clear_filler)
        self.condition.wrote()
        await self._database.signed(sign)

    async def prove(self) -> None:
        """Write a little, at most once a second.  Raises StorageError while that cannot be done."""
        if not self.condition.trouble and monotonic() < self._proved + PROVED_FOR:
            return
        try:
            async with asyncio.timeout(PROOF_SECONDS):
                await self.run(history.touch)
        except TimeoutError:
            self.condition.failed(StorageError(BUSY))
        self._proved = monotonic()
        if self.condition.trouble:
            raise StorageError(self.condition.trouble)
