"""PostgreSQL: a transaction on a connection of the pool."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Final, TypeVar

import asyncpg
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from stormark.kernel.refusal import InputError
from stormark.server.storage.address import PLACE, shown
from stormark.server.storage.database import Database

T = TypeVar("T")

CONNECTIONS: Final = 8  # kept by each process; as many again when there is a lot to do
ATTEMPTS: Final = 50  # until others no longer get in the way, or PostgreSQL is back
LONGEST_PAUSE: Final = 0.1  # seconds between two attempts
PATIENCE: Final = 10.0  # seconds to wait for a connection
UPGRADE_LOCK: Final = 0x53746F726D61726B  # of processes that want to change the schema
IN_THE_WAY: Final = ("40001", "40P01")  # SQLSTATE: would not fit in a row; deadlock

CONNECTION_ERRORS: Final = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)


class Again(Exception):
    """A transaction that certainly did not count, through no fault of its own."""

    def __init__(self, cause: Exception) -> None:
        self.cause = cause
        super().__init__()


class PostgresDatabase(Database):
    """Several processes may share one.

    Transactions are serializable: whatever holds on SQLite, where one thread does everything, holds
    here too.  PostgreSQL turns down what would not fit in a row, and it is simply done again.
    """

    def __init__(self, url: str) -> None:
        self._shown = shown(url)
        self._engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=lambda: asyncpg.connect(url, timeout=PATIENCE),
            isolation_level="SERIALIZABLE",
            pool_size=CONNECTIONS,
            max_overflow=CONNECTIONS,
            pool_timeout=PATIENCE,
        )

    async def run(self, work: Callable[[Connection], T]) -> T:
        attempt = 0
        while True:
            try:
                return await self._attempt(work)
            except Again as again:
                attempt += 1
                if attempt == ATTEMPTS:
                    raise again.cause from None
            await asyncio.sleep(random.uniform(0, min(LONGEST_PAUSE, 0.001 * 2**attempt)))

    async def look(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.connect() as connection:
            await connection.execution_options(
                isolation_level="REPEATABLE READ", postgresql_readonly=True
            )
            async with connection.begin():
                return await connection.run_sync(work)

    async def alter(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.connect() as connection:
            # Whoever waited for the lock must see what its last holder did: no older picture.
            await connection.execution_options(isolation_level="READ COMMITTED")
            async with connection.begin():
                lock = text("SELECT pg_advisory_xact_lock(:key)")
                await connection.execute(lock, {"key": UPGRADE_LOCK})
                return await connection.run_sync(work)

    async def prepare(self) -> None:
        try:
            await super().prepare()
        except CONNECTION_ERRORS as error:
            reason = str(error) or type(error).__name__
            raise InputError(
                "database-unreachable", PLACE, found=self._shown, reason=reason
            ) from error

    async def close(self) -> None:
        await self._engine.dispose()

    async def _attempt(self, work: Callable[[Connection], T]) -> T:
        try:
            connection = await self._engine.connect()
        except CONNECTION_ERRORS as error:
            raise Again(error) from error
        try:
            try:
                result = await connection.run_sync(work)
            except DBAPIError as error:
                if error.connection_invalidated or _in_the_way(error):
                    raise Again(error) from error
                raise
            try:
                await connection.commit()
            except DBAPIError as error:
                if _in_the_way(error):
                    raise Again(error) from error
                raise  # if the connection was lost now, it may or may not have counted
            return result
        finally:
            await connection.close()


def _in_the_way(error: DBAPIError) -> bool:
    return getattr(error.orig, "sqlstate", None) in IN_THE_WAY
