"""A database whose transactions are counted."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import TypeVar

from sqlalchemy import Connection

from stormark.server.operations.metrics import Metrics
from stormark.server.storage.database import Database

T = TypeVar("T")


class MeteredDatabase(Database):
    """Passes everything on."""

    def __init__(self, database: Database, metrics: Metrics) -> None:
        self._database = database
        self._metrics = metrics

    async def run(self, work: Callable[[Connection], T]) -> T:
        began = monotonic()
        result = await self._database.run(work)
        self._metrics.commits.inc()
        self._metrics.commit_seconds.observe(monotonic() - began)
        return result

    async def look(self, work: Callable[[Connection], T]) -> T:
        return await self._database.look(work)

    async def alter(self, work: Callable[[Connection], T]) -> T:
        return await self._database.alter(work)

    async def close(self) -> None:
        await self._database.close()
