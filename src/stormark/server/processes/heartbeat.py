"""Whether anybody serves the tables: while nobody does, no clock runs.

Every process writes a sign of life now and then.  One that starts and finds that the others have
gone puts the interruption into the logs before anything else happens.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from logging import WARNING
from typing import Final

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from stormark.server.clock.wall_clock import advance_to, now_ms
from stormark.server.ids import new_id
from stormark.server.operations.logs import log, log_failure
from stormark.server.storage import history, interruptions, processes
from stormark.server.storage.database import Database
from stormark.server.storage.history import History
from stormark.server.workers.ending import end

BEAT: Final = 2.0  # seconds between two signs of life
LOST: Final = 6_000  # milliseconds without one, until a process counts as gone


class Heartbeat:
    """The signs of life of this process.

    `alone`: no other process can serve this database.  `changed` is told of every table that got
    a record while it was open here.
    """

    def __init__(
        self, database: Database, alone: bool, changed: Callable[[str], Awaitable[None]]
    ) -> None:
        self._database = database
        self._alone = alone
        self._changed = changed
        self.process = new_id()
        self._beating: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Returns when it is certain that the clocks are right."""
        await self._database.run(self._set_clock)
        arrived = now_ms()
        while not await self._arrived(arrived):
            await asyncio.sleep(BEAT)
        self._beating = asyncio.ensure_future(self._beat())

    async def close(self) -> None:
        """Say goodbye, so that nobody waits for another sign."""
        if self._beating is not None:
            await end(self._beating)
            await self._database.run(lambda c: processes.stop(c, self.process, now_ms()))

    def _set_clock(self, connection: Connection) -> None:
        """Time goes on from where it was, also if the clock of this machine says it is earlier."""
        advance_to(processes.database_time(connection))
        behind = advance_to(processes.latest_time(connection))
        if behind > LOST:
            log("clock behind", WARNING, seconds=behind // 1_000)

    async def _arrived(self, arrived: int) -> bool:
        try:
            return await self._database.run(lambda c: self._arrive(c, arrived))
        except IntegrityError:  # another process, which arrived as well, wrote the same
            return False

    def _arrive(self, connection: Connection, arrived: int) -> bool:
        """Whether this process may begin; not while another one may live, or may not."""
        at = now_ms()
        if not self._others(connection, arrived):
            maybe = self._others(connection, at - LOST)
            if maybe and interruptions.any_clock_runs(connection):
                return False
            last = max(processes.seen(connection).values(), default=0)
            interruptions.interrupt(connection, last, at)
        self._sign(connection, at)
        return True

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                interrupted, sign = await self._database.run(self._signed)
                await self._database.signed(sign)
                for table in interrupted:
                    await self._changed(table)
            except Exception as error:
                log_failure(new_id(), error, doing="giving a sign of life")

    def _signed(self, connection: Connection) -> tuple[list[str], History | None]:
        return self._go_on(connection), history.count_on(connection) if self._alone else None

    def _go_on(self, connection: Connection) -> list[str]:
        """A sign of life; the tables for which it comes late: this machine may have slept."""
        advance_to(max(processes.seen(connection).values(), default=0))  # others may be ahead
        at = now_ms()
        last = processes.seen(connection).get(self.process, at)
        late = last < at - LOST and not self._others(connection, at - LOST)
        interrupted = interruptions.interrupt(connection, last, at) if late else []
        self._sign(connection, at)
        return interrupted

    def _sign(self, connection: Connection, at: int) -> None:
        processes.sign(connection, self.process, at)
        processes.forget(connection, at - LOST)

    def _others(self, connection: Connection, since: int) -> bool:
        """Whether another process gave a sign of life since then."""
        mine = (self.process, processes.STOPPED)
        seen = processes.seen(connection).items()
        return not self._alone and any(at >= since for name, at in seen if name not in mine)
