"""The bus of processes that share a PostgreSQL: LISTEN and NOTIFY on a connection of its own."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final

import asyncpg
import msgspec
from sqlalchemy import Connection, text

from stormark.server.ids import new_id
from stormark.server.processes.bus import Bus, BusListener, SeatTakenOver
from stormark.server.workers.ending import end

CHANNEL: Final = "stormark"
EVERYTHING: Final = "*"  # instead of a table: all of them
SILENCE: Final = 10.0  # seconds after which a connection has to show that it still works
PATIENCE: Final = 5.0  # seconds for any answer of PostgreSQL
LONGEST_PAUSE: Final = 5.0  # seconds between two attempts to connect

logger: Final = logging.getLogger(__name__)


class Notice(msgspec.Struct, array_like=True, frozen=True):
    """What travels; NOTIFY carries at most 8,000 bytes, this is far less."""

    process: str
    table: str
    seat: int | None = None
    session: str = ""


def notify_all(connection: Connection) -> None:
    """Tell every server of this database, when the transaction is done, to look at it anew."""
    if connection.dialect.name == "postgresql":
        notice = msgspec.json.encode(Notice("", EVERYTHING)).decode()
        told = text("SELECT pg_notify(:channel, :notice)")
        connection.execute(told, {"channel": CHANNEL, "notice": notice})


class PostgresBus(Bus):
    """Notes wait here until they are sent, so that nobody waits for PostgreSQL to pass them on.

    Whoever was cut off does not know what was told meanwhile, and looks at everything again.
    """

    def __init__(self, url: str) -> None:
        self._url = url
        self._process = new_id()
        self._waiting: dict[Notice, None] = {}  # in order, and each only once
        self._stirred = asyncio.Event()  # something waits, or the connection is lost
        self._connection: asyncpg.Connection[Any] | None = None
        self._task: asyncio.Task[None] | None = None
        self._closing = False

    async def publish(self, table: str, taken: SeatTakenOver | None = None) -> None:
        notice = Notice(self._process, table)
        if taken is not None:
            notice = Notice(self._process, table, taken.seat, taken.session)
        self._waiting[notice] = None
        self._stirred.set()

    async def open(self, listener: BusListener) -> None:
        await self._connect(listener)
        self._task = asyncio.create_task(self._serve(listener))

    async def close(self) -> None:
        """Send what waits and go; a PostgreSQL that does not answer holds nobody up."""
        self._closing = True
        self._stirred.set()
        if self._task is not None:
            await asyncio.wait({self._task}, timeout=PATIENCE)
            await end(self._task)
        await self._disconnect()

    # One task looks after the connection

    async def _serve(self, listener: BusListener) -> None:
        pause = 0.0
        while not self._closing or self._waiting:
            try:
                if self._connection is None or self._connection.is_closed():
                    await self._connect(listener)
                    listener.missed_notices()
                await self._pass_on()
                pause = 0.0
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                logger.warning("bus interrupted: %s", type(error).__name__)
                await self._disconnect()
                if self._closing:
                    return
                pause = min(LONGEST_PAUSE, 2 * pause or 0.1)
                await asyncio.sleep(pause)

    async def _pass_on(self) -> None:
        """Send what waits; if nothing comes for a while, see whether the connection still works."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._stirred.wait(), SILENCE)
        self._stirred.clear()
        notices = list(self._waiting)
        texts = [msgspec.json.encode(notice).decode() for notice in notices]
        assert self._connection is not None
        await self._connection.execute(
            "SELECT pg_notify($1, notice) FROM unnest($2::text[]) AS notice",
            CHANNEL,
            texts,
            timeout=PATIENCE,
        )
        for notice in notices:
            del self._waiting[notice]

    async def _connect(self, listener: BusListener) -> None:
        connection = await asyncpg.connect(self._url, timeout=PATIENCE)

        def heard(*told: Any) -> None:
            self._heard(listener, str(told[3]))

        connection.add_termination_listener(lambda _: self._stirred.set())
        try:
            await connection.add_listener(CHANNEL, heard)
        except BaseException:
            connection.terminate()  # nobody else knows of it
            raise
        self._connection = connection

    def _heard(self, listener: BusListener, text: str) -> None:
        try:
            notice = msgspec.json.decode(text, type=Notice)
        except msgspec.MsgspecError:
            return  # not one of ours: the channel is open to whoever may use the database
        if notice.process == self._process:
            return
        if notice.table == EVERYTHING:
            listener.missed_notices()
            return
        taken = None if notice.seat is None else SeatTakenOver(notice.seat, notice.session)
        listener.changed_elsewhere(notice.table, taken)

    async def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is None:
            return
        try:
            await connection.close(timeout=1.0)
        except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
            connection.terminate()
