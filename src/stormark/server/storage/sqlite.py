"""SQLite behind one writer thread that commits whatever is waiting together."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, TypeAlias, TypeVar, cast

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError

from stormark.kernel.refusal import InputError
from stormark.server.storage import history
from stormark.server.storage.address import PLACE, sqlite_file
from stormark.server.storage.database import Database
from stormark.server.storage.history import History
from stormark.server.storage.seen_file import read_seen, write_seen
from stormark.server.storage.trouble import StorageError, trouble_of

T = TypeVar("T")

PRAGMAS: Final = (
    "busy_timeout=10000",
    "journal_mode=wal",
    "synchronous=full",  # a commit that was reported survives a power cut
)
ALWAYS: Final = ("foreign_keys=on",)
# A table that is made anew must not take along what refers to it.
ALTERING: Final = ("foreign_keys=off",)


@dataclass(frozen=True)
class Job:
    """A piece of work, and where its result is waited for."""

    work: Callable[[Connection], Any]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]


Outcome: TypeAlias = tuple[Job, Any, BaseException | None]


class SqliteDatabase(Database):
    """Transactions of many tables share one commit: a disk syncs far less often than it writes."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self._url = url
        self._engine = _engine(url, ALWAYS, "BEGIN IMMEDIATE")
        self._sign: History | None = None  # the last one of this process
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = Thread(target=self._write, name="sqlite-writer", daemon=True)
        self._thread.start()

    async def run(self, work: Callable[[Connection], T], table: str | None = None) -> T:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Any] = loop.create_future()
        self._jobs.put(Job(work, loop, done))
        return cast(T, await asyncio.shield(done))

    async def look(self, work: Callable[[Connection], T]) -> T:
        try:
            return await asyncio.to_thread(_once, _engine(self._url, ALWAYS, "BEGIN"), work)
        except DBAPIError as error:
            raise _storage_error(error) from error

    async def alter(self, work: Callable[[Connection], T]) -> T:
        def checked(connection: Connection) -> T:
            result = work(connection)
            dangling = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
            assert not dangling, dangling
            return result

        engine = _engine(self._url, ALTERING, "BEGIN IMMEDIATE")
        return await asyncio.to_thread(_once, engine, checked)

    async def prepare(self) -> None:
        file = sqlite_file(self._url)
        try:
            # It holds seeds and hashes: nobody else's business, and nor are the files beside it.
            os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
            await super().prepare()
        except (OSError, DBAPIError) as error:
            reason = getattr(error, "strerror", None) or str(getattr(error, "orig", error))
            raise InputError("database-file", PLACE, found=str(file), reason=reason) from error

    async def find(self) -> None:
        file = sqlite_file(self._url)
        if not file.is_file():  # a connection would make it
            raise InputError("database-missing", PLACE, found=self.shown)
        try:
            await super().find()
        except DBAPIError as error:
            raise InputError(
                "database-file", PLACE, found=str(file), reason=str(error.orig)
            ) from error

    async def check(self) -> None:
        file = sqlite_file(self._url)
        seen, now = read_seen(file), await self.run(history.current)
        if seen is None or seen.history != now.id:
            return
        if seen.beat > now.beat:
            raise InputError("database-older", PLACE, found=str(file))
        if not seen.ended:  # it was killed, or the power went
            problem = await self.look(_damage)
            if problem:
                raise InputError("database-damaged", PLACE, found=str(file), reason=problem)

    async def signed(self, sign: History | None) -> None:
        if sign is not None:
            self._sign = sign
            await asyncio.to_thread(self._remember, sign, ended=False)

    def _remember(self, sign: History, ended: bool) -> None:
        try:
            write_seen(sqlite_file(self._url), sign, ended)
        except OSError:
            return  # a full disk shows in the database as well, and is told there

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        self._engine.dispose()
        if self._sign is not None:
            self._remember(self._sign, ended=True)

    def _write(self) -> None:
        connection: Connection | None = None
        closing = False
        while not closing:
            batch, closing = self._waiting()
            if not batch:
                continue
            try:
                connection = connection or self._engine.connect()
            except Exception as error:
                _tell_all([(job, None, _storage_error(error)) for job in batch])
                continue
            if not self._commit(connection, batch):
                connection.invalidate()  # whatever it was, a new one may do better
                connection.close()
                connection = None
        if connection is not None:
            connection.close()

    def _waiting(self) -> tuple[list[Job], bool]:
        """Everything that waits, at least one thing; and whether it was the last."""
        found = [self._jobs.get()]
        while not self._jobs.empty():
            found.append(self._jobs.get())
        return [job for job in found if job is not None], None in found

    def _commit(self, connection: Connection, batch: list[Job]) -> bool:
        """Whether the connection is as good as before."""
        results: list[Outcome] = []
        try:
            with connection.begin():
                for job in batch:
                    results.append((job, job.work(connection), None))
        except Exception as error:  # nothing of the batch happened
            if len(batch) > 1:  # each for itself: the others are not concerned
                sound = [self._commit(connection, [job]) for job in batch]
                return all(sound)
            problem = _storage_error(error)
            _tell_all([(batch[0], None, problem)])
            return not isinstance(problem, StorageError)
        _tell_all(results)
        return True


def _storage_error(error: Exception) -> Exception:
    """Where the database itself is the trouble, that; otherwise the error as it is."""
    trouble = trouble_of(error)
    if trouble is None:
        return error
    told = StorageError(trouble)
    told.__cause__ = error
    return told


def _damage(connection: Connection) -> str:
    """The first thing that is wrong with the file; nothing: it is sound."""
    found = str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar())
    return "" if found == "ok" else found


def _tell_all(results: list[Outcome]) -> None:
    for job, result, problem in results:
        if not job.loop.is_closed():
            job.loop.call_soon_threadsafe(_tell, job.done, result, problem)


def _tell(done: asyncio.Future[Any], result: Any, problem: BaseException | None) -> None:
    if done.cancelled():
        return
    if problem is not None:
        done.set_exception(problem)
    else:
        done.set_result(result)


def _once(engine: Engine, work: Callable[[Connection], T]) -> T:
    try:
        with engine.begin() as connection:
            return work(connection)
    finally:
        engine.dispose()


def _engine(url: str, more: Sequence[str], begin: str) -> Engine:
    """Connections that begin a transaction where we say so, not where the driver does."""
    engine = create_engine(url)

    def prepare(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in (*PRAGMAS, *more):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    def begin_transaction(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", begin_transaction)
    return engine
