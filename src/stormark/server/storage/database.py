"""How work reaches the database: a function over a connection, run as one transaction."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from sqlalchemy import Connection

from stormark.kernel.refusal import InputError
from stormark.server.storage.address import SQLITE, kind_of, shown

if TYPE_CHECKING:
    from stormark.server.storage.history import History

T = TypeVar("T")


class DatabaseAway(InputError):
    """It does not answer at the moment; it may be about to start."""


class Database(ABC):
    """Each of these returns when its transaction is committed, or raises and nothing has changed.

    Raises StorageError where the database itself is the trouble.

    Transactions behave as if they came one after the other, so `work` may look and then act on
    what it saw.  It may be carried out more than once before it counts.
    """

    def __init__(self, url: str) -> None:
        self.shown = shown(url)  # its address, as people may read it

    @abstractmethod
    async def run(self, work: Callable[[Connection], T], table: str | None = None) -> T:
        """Carry out `work` in a transaction of its own.

        `table`: the one table that all of it is about.  Then nobody at other tables is in the way.
        """

    @abstractmethod
    async def look(self, work: Callable[[Connection], T]) -> T:
        """Let `work` read as much as it likes: all as of one moment, and in nobody's way."""

    @abstractmethod
    async def alter(self, work: Callable[[Connection], T]) -> T:
        """Let `work` change tables as well, while nobody else does."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is under way and let go of the database."""

    async def prepare(self) -> None:
        """Bring the schema up to date; any number of processes may do so at once."""
        from stormark.server.storage.upgrade import upgrade

        await self.alter(upgrade)

    async def find(self) -> None:
        """Raises InputError unless it is there and up to date; nothing is made or changed."""
        from stormark.server.storage.upgrade import insist_on_head

        await self.look(lambda connection: insist_on_head(connection, self.shown))

    async def check(self) -> None:
        """Raises InputError if the database is not what it was when somebody served it last."""
        return

    async def signed(self, sign: History | None) -> None:
        """A sign of life was committed: up to there everything is known to be stored."""
        return


def open_database(url: str) -> Database:
    """The database of a URL: `sqlite:///FILE` or `postgresql://...`; raises InputError."""
    if kind_of(url) == SQLITE:
        from stormark.server.storage.sqlite import SqliteDatabase

        return SqliteDatabase(url)
    from stormark.server.storage.postgres import PostgresDatabase

    return PostgresDatabase(url)
