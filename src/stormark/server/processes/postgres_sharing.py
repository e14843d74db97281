"""Telling other processes what was used of the limits, through PostgreSQL.

All of a moment's reports travel in one statement.  Rows are small, are not written to the log of
PostgreSQL and go away by themselves; while it cannot be reached, each process goes on with its
share.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from time import monotonic
from typing import Any, Final

import asyncpg

from stormark.server.clock.wall_clock import now_ms
from stormark.server.config import Config
from stormark.server.http.limits import Buckets, Rate
from stormark.server.ids import new_id
from stormark.server.processes.heartbeat import LOST
from stormark.server.processes.shares import Reports, SharedBuckets, SharedConnectionLimit
from stormark.server.processes.sharing import Sharing
from stormark.server.storage.processes import STOPPED
from stormark.server.workers.ending import end

EVERY: Final = 0.25  # seconds between two reports, if nothing calls for one
APART: Final = 0.02  # seconds between two reports at least
LOOK_EVERY: Final = 2.0  # seconds between two looks at who else serves
SWEEP_EVERY: Final = 60.0  # seconds between two clean-ups
GONE: Final = 10.0  # seconds without a sign until the connections of a process count no more
PATIENCE: Final = 5.0  # seconds for any answer of PostgreSQL

logger: Final = logging.getLogger(__name__)

NOW: Final = "extract(epoch FROM clock_timestamp())"

USED: Final = f"""
INSERT INTO shared_rates AS known (name, remaining, per_second, burst, at)
SELECT name, burst - used, per_second, burst, {NOW}
FROM unnest($1::text[], $2::float8[], $3::float8[], $4::float8[])
     AS told (name, used, per_second, burst)
ORDER BY name
ON CONFLICT (name) DO UPDATE SET
    remaining = greatest(
        -excluded.burst,
        least(excluded.burst,
              known.remaining + (excluded.at - known.at) * excluded.per_second)
        - (excluded.burst - excluded.remaining)
    ),
    per_second = excluded.per_second, burst = excluded.burst, at = excluded.at
RETURNING name, remaining
"""

PROCESSES: Final = "SELECT count(*) FROM processes WHERE id <> $1 AND seen_at >= $2"

CONNECTED: Final = f"""
INSERT INTO shared_connections (process, name, connections, seen_at)
SELECT $1, name, connections, {NOW} FROM unnest($2::text[], $3::int[]) AS told (name, connections)
ON CONFLICT (process, name) DO UPDATE
SET connections = excluded.connections, seen_at = excluded.seen_at
"""

LEFT: Final = "DELETE FROM shared_connections WHERE process = $1 AND name = ANY($2::text[])"

ELSEWHERE: Final = f"""
SELECT name, sum(connections)::int FROM shared_connections
WHERE process <> $1 AND name = ANY($2::text[]) AND seen_at >= {NOW} - $3::float8 GROUP BY name
"""

SWEEP: Final = f"""
DELETE FROM shared_rates WHERE remaining + ({NOW} - at) * per_second >= burst;
DELETE FROM shared_connections WHERE seen_at < {NOW} - {GONE}
"""


class PostgresSharing(Sharing):
    """The reports of this process, on a connection of its own."""

    connection_limit: SharedConnectionLimit

    def __init__(self, config: Config) -> None:
        self._url = config.database
        self._process = new_id()
        self._stirred = asyncio.Event()
        self._workers = config.workers  # who may be about to start
        self.reports = Reports(self._workers, self._stirred.set)
        self.connection_limit = SharedConnectionLimit(config.connections, self._stirred.set)
        self._pool: asyncpg.Pool[Any] | None = None
        self._task: asyncio.Task[None] | None = None
        self._looked = self._swept = 0.0

    def buckets(self, kind: str, rate: Rate | None) -> Buckets:
        return Buckets(None) if rate is None else SharedBuckets(kind, rate, self.reports)

    async def open(self) -> None:
        await self.connect()
        self._task = asyncio.create_task(self._serve())

    async def connect(self) -> None:
        self._pool = await asyncpg.create_pool(
            self._url,
            min_size=0,
            max_size=1,
            timeout=PATIENCE,
            command_timeout=PATIENCE,
            reset=_leave_as_it_is,
        )

    async def close(self) -> None:
        """Whoever was connected here is so no more."""
        await end(self._task)
        if self._pool is None:
            return
        with suppress(*FAILURES):
            async with self._pool.acquire(timeout=PATIENCE) as connection:
                await self._report_shares(connection)
                gone = "DELETE FROM shared_connections WHERE process = $1"
                await connection.execute(gone, self._process)
        with suppress(*FAILURES):
            await asyncio.wait_for(self._pool.close(), PATIENCE)

    async def _serve(self) -> None:
        well = True
        while True:
            try:
                await self.report()
                well = True
            except FAILURES as error:
                if well:
                    logger.warning("limits are not shared: %s", type(error).__name__)
                well = False
            await asyncio.sleep(APART if well else EVERY)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stirred.wait(), EVERY)
            self._stirred.clear()

    async def report(self) -> None:
        """Tell what was used here, and learn what is left for all."""
        at = monotonic()
        looking, sweeping = at - self._looked >= LOOK_EVERY, at - self._swept >= SWEEP_EVERY
        limit = self.connection_limit
        if not (looking or self.reports.shares or limit.changed):
            return
        assert self._pool is not None
        async with self._pool.acquire(timeout=PATIENCE) as connection:
            if looking:
                lost = now_ms() - LOST
                found = await connection.fetchval(PROCESSES, STOPPED, lost)
                self.reports.processes = max(self._workers, found)
                limit.changed.update(limit.here)
            await self._report_shares(connection)
            await self._report_connections(connection)
            if sweeping:
                await connection.execute(SWEEP)
        self._looked = at if looking else self._looked
        self._swept = at if sweeping else self._swept

    async def _report_shares(self, connection: Any) -> None:
        shares = list(self.reports.shares.values())
        if not shares:
            return
        told = [share.used for share in shares]
        for share in shares:
            share.used = 0.0
        self.reports.shares.clear()
        try:
            answers = await connection.fetch(
                USED,
                [share.name for share in shares],
                told,
                [share.rate.per_second for share in shares],
                [share.rate.burst for share in shares],
            )
        except BaseException:
            for share, used in zip(shares, told, strict=True):  # it was not counted: next time
                share.used += used
                self.reports.shares[share.name] = share
            raise
        remaining = {row["name"]: row["remaining"] for row in answers}
        for share in shares:
            left = max(0.0, remaining[share.name])
            part = max(left / self.reports.processes, min(1.0, left))  # the last one is anybody's
            share.left = part - share.used  # what was taken meanwhile is not in it
            share.at = monotonic()

    async def _report_connections(self, connection: Any) -> None:
        limit = self.connection_limit
        changed, limit.changed = limit.changed, set()
        if not changed:
            return
        try:
            here = sorted(name for name in changed if limit.here[name])
            counts = [limit.here[name] for name in here]
            await connection.execute(CONNECTED, self._process, here, counts)
            await connection.execute(LEFT, self._process, sorted(changed - set(here)))
            rows = await connection.fetch(ELSEWHERE, self._process, here, GONE)
        except BaseException:
            limit.changed |= changed
            raise
        found = {row[0]: row[1] for row in rows}
        for name in here:
            limit.elsewhere[name] = found.get(name, 0)


async def _leave_as_it_is(_connection: Any) -> None:
    """There is nothing to tidy up after a report."""


FAILURES: Final = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)
