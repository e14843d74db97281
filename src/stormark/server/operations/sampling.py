"""Numbers that have to be looked for: loop lag, pools, disk, tables, other processes."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path
from time import monotonic
from typing import Final, Protocol

from sqlalchemy import Connection, func, select, text

from stormark.server.clock.wall_clock import now_ms
from stormark.server.ids import new_id
from stormark.server.operations.logs import log_failure
from stormark.server.operations.metrics import Metrics
from stormark.server.operations.summing import written_down
from stormark.server.storage import inspection, processes
from stormark.server.storage.address import SQLITE, kind_of, sqlite_file
from stormark.server.storage.database import Database
from stormark.server.storage.schema import tables
from stormark.server.workers.ending import end

TICK: Final = 0.5  # seconds between two measurements of the loop's lag
EVERY: Final = 10.0  # seconds between two looks at disk and tables


class WorkerPool(Protocol):
    """Processes that work for this one."""

    @property
    def size(self) -> int: ...

    @property
    def busy(self) -> int: ...

    @property
    def waiting(self) -> int: ...


class Sampling:
    """Looks now and then.  With PostgreSQL, other processes find the numbers of this one there."""

    def __init__(
        self, metrics: Metrics, database: Database, url: str, pools: dict[str, WorkerPool]
    ) -> None:
        self._metrics = metrics
        self._database = database
        self._url = url
        self._pools = pools
        self._process = ""
        self._tasks: list[asyncio.Task[None]] = []

    def open(self, process: str) -> None:
        self._process = process
        self._tasks = [asyncio.ensure_future(self._feel()), asyncio.ensure_future(self._look())]

    async def close(self) -> None:
        await end(*self._tasks)

    async def _feel(self) -> None:
        """How much later than it should a task goes on, and who waits for workers."""
        while True:
            due = monotonic() + TICK
            await asyncio.sleep(TICK)
            self._metrics.loop_lag.observe(max(0.0, monotonic() - due))
            for name, pool in self._pools.items():
                for state in ("size", "busy", "waiting"):
                    self._metrics.workers.labels(name, state).set(getattr(pool, state))

    async def _look(self) -> None:
        while True:
            try:
                await self.look()
            except Exception as error:
                log_failure(new_id(), error, doing="counting")
            await asyncio.sleep(EVERY)

    async def look(self) -> None:
        metrics = self._metrics
        if kind_of(self._url) == SQLITE:
            folder = sqlite_file(self._url).absolute().parent
            metrics.disk_free.set(shutil.disk_usage(folder).free)
            metrics.database_bytes.set(_sqlite_bytes(sqlite_file(self._url)))
            counted = await self._database.look(_count_tables)
        else:
            size, counted = await self._database.look(
                lambda c: (
                    c.scalar(text("SELECT pg_database_size(current_database())")),
                    _count_tables(c),
                )
            )
            metrics.database_bytes.set(size or 0)
            numbers = written_down(metrics.registry)
            await self._database.run(lambda c: processes.keep_numbers(c, self._process, numbers))
        for status in ("open", "running", "finished", "damaged"):
            metrics.tables.labels(status).set(counted.get(status, 0))
        at = now_ms()
        waiting = await self._database.look(lambda c: inspection.waiting(c, at))
        metrics.waiting_tables.labels("person").set(waiting.for_people)
        metrics.waiting_tables.labels("bot").set(waiting.for_server)
        metrics.waiting_seconds.set(waiting.longest / 1_000)

    async def of_others(self) -> list[str]:
        """What the other processes that live wrote down last."""
        found = await self._database.look(processes.numbers)
        return [numbers for process, numbers in found.items() if process != self._process]


def _sqlite_bytes(file: Path) -> int:
    beside = (file, file.with_name(file.name + "-wal"))
    return sum(one.stat().st_size for one in beside if one.exists())


def _count_tables(connection: Connection) -> dict[str, int]:
    by_status = select(tables.c.status, func.count()).group_by(tables.c.status)
    counted = {str(status): int(number) for status, number in connection.execute(by_status)}
    damaged = select(func.count()).where(tables.c.damaged.is_not(None))
    return {**counted, "damaged": connection.scalar(damaged) or 0}
