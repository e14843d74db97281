"""PostgreSQL: a transaction on a connection of the pool."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic
from typing import Final, TypeVar

import asyncpg
from sqlalchemy import Connection, bindparam, select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import QueuePool

from stormark.kernel.refusal import InputError
from stormark.server.storage.address import PLACE
from stormark.server.storage.database import Database, DatabaseAway
from stormark.server.storage.schema import tables
from stormark.server.storage.trouble import READ_ONLY, UNREACHABLE, StorageError, trouble_of

T = TypeVar("T")

CONNECTIONS: Final = 8  # kept by each process; as many again when there is a lot to do
ATTEMPTS: Final = 50  # until others no longer get in the way
LONGEST_PAUSE: Final = 0.1  # seconds between two attempts
PATIENCE: Final = 10.0  # seconds to wait for a connection, or for an answer
RESTART: Final = 3.0  # seconds that PostgreSQL may be gone before anybody is told
FINISHING: Final = 5.0  # seconds that work under way has when the database is closed
LOOK_AGAIN: Final = 0.01  # seconds between two looks whether it is done
UPGRADE_LOCK: Final = 0x53746F726D61726B  # of processes that want to change the schema
IN_THE_WAY: Final = ("40001", "40P01")  # SQLSTATE: would not fit in a row; deadlock

_HOLD: Final = select(tables.c.id).where(tables.c.id == bindparam("table")).with_for_update()

TROUBLES: Final = (
    DBAPIError,
    OSError,
    PoolTimeoutError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
)


class Again(Exception):
    """A transaction that certainly did not count, through no fault of its own."""

    def __init__(self, cause: Exception) -> None:
        self.cause = cause
        super().__init__()


class PostgresDatabase(Database):
    """Several processes may share one.

    Transactions are serializable: whatever holds on SQLite, where one thread does everything, holds
    here too.  PostgreSQL turns down what would not fit in a row, and it is simply done again.  It
    judges that by whole pages, in which many tables lie; so work about one table holds the row of
    that table instead, and only work about the same one waits for it.
    """

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self._url = url
        self._lost = False  # what is asked while PostgreSQL is gone is tried once
        self._engine = self._connected(PATIENCE)

    def _connected(self, patience: float | None) -> AsyncEngine:
        """`patience`: how long a single statement may take."""
        return create_async_engine(
            "postgresql+asyncpg://",
            async_creator=lambda: asyncpg.connect(
                self._url, timeout=PATIENCE, command_timeout=patience
            ),
            isolation_level="SERIALIZABLE",
            pool_size=CONNECTIONS,
            max_overflow=CONNECTIONS,
            pool_timeout=PATIENCE,
        )

    async def run(self, work: Callable[[Connection], T], table: str | None = None) -> T:
        attempt, until = 0, monotonic() + RESTART
        while True:
            try:
                result = await self._attempt(work, table)
                self._lost = False
                return result
            except Again as again:
                attempt += 1
                self._give_up(again.cause, attempt, until)
            await asyncio.sleep(random.uniform(0, min(LONGEST_PAUSE, 0.001 * 2**attempt)))

    def _give_up(self, cause: Exception, attempt: int, until: float) -> None:
        """Raises what is wrong, if there is no point in trying again."""
        trouble = trouble_of(cause)
        if trouble is not None and (self._lost or monotonic() > until):
            self._lost = True
            raise StorageError(trouble) from cause
        if trouble is None and attempt == ATTEMPTS:
            raise cause from None

    async def look(self, work: Callable[[Connection], T]) -> T:
        try:
            async with self._engine.connect() as connection:
                await connection.execution_options(
                    isolation_level="REPEATABLE READ", postgresql_readonly=True
                )
                async with connection.begin():
                    return await connection.run_sync(work)
        except TROUBLES as error:
            raise _storage_error(error) from error

    async def alter(self, work: Callable[[Connection], T]) -> T:
        engine = self._connected(None)  # what changes all of a large table takes its time
        try:
            async with engine.connect() as connection:
                # Whoever waited for the lock must see what its last holder did: no older picture.
                await connection.execution_options(isolation_level="READ COMMITTED")
                async with connection.begin():
                    lock = text("SELECT pg_advisory_xact_lock(:key)")
                    await connection.execute(lock, {"key": UPGRADE_LOCK})
                    return await connection.run_sync(work)
        finally:
            await engine.dispose()

    async def prepare(self) -> None:
        await self._reached(super().prepare())

    async def find(self) -> None:
        await self._reached(super().find())

    async def _reached(self, work: Awaitable[None]) -> None:
        """Do the first thing at a database; raises InputError if it is not there."""
        try:
            await work
        except (StorageError, *TROUBLES) as raised:
            cause = raised.__cause__ if isinstance(raised, StorageError) else None
            error = cause if isinstance(cause, Exception) else raised
            if getattr(error, "statement", None) is not None:
                raise  # it is connected, and something else is wrong
            reason = str(getattr(error, "orig", error)) or type(error).__name__
            kind = InputError if trouble_of(error) is None else DatabaseAway
            raise kind("database-unreachable", PLACE, found=self.shown, reason=reason) from error

    async def close(self) -> None:
        """Work under way is finished: what is given back to a closed pool stays open."""
        pool, until = self._engine.pool, monotonic() + FINISHING
        assert isinstance(pool, QueuePool)
        while pool.checkedout() > 0 and monotonic() < until:
            await asyncio.sleep(LOOK_AGAIN)
        await self._engine.dispose()

    async def _attempt(self, work: Callable[[Connection], T], table: str | None) -> T:
        try:
            connection = await self._engine.connect()
        except TROUBLES as error:
            raise Again(error) from error
        try:
            try:
                if table is not None:
                    await connection.execution_options(isolation_level="READ COMMITTED")
                    await connection.execute(_HOLD, {"table": table})
                result = await connection.run_sync(work)
            except TROUBLES as error:
                await _drop_if_useless(connection, error)
                if _in_the_way(error) or trouble_of(error) == UNREACHABLE:
                    raise Again(error) from error
                raise _storage_error(error) from error
            try:
                await connection.commit()
            except TROUBLES as error:
                await _drop_if_useless(connection, error)
                if _in_the_way(error):
                    raise Again(error) from error
                # If the connection was lost now, it may or may not have counted.
                raise _storage_error(error) from error
            return result
        finally:
            with suppress(*TROUBLES):  # a connection that is lost cannot even be given back
                await connection.close()


async def _drop_if_useless(connection: AsyncConnection, error: Exception) -> None:
    """A connection that did not answer in time would not answer a goodbye either.

    One that may only read stays so; the next one may lead to a database that can be written.
    """
    if not isinstance(error, DBAPIError) or trouble_of(error) == READ_ONLY:
        await connection.invalidate()


def _storage_error(error: Exception) -> Exception:
    """Where the database itself is the trouble, that; otherwise the error as it is."""
    trouble = trouble_of(error)
    return error if trouble is None else StorageError(trouble)


def _in_the_way(error: Exception) -> bool:
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) in IN_THE_WAY
