"""When the database cannot do what it is asked: what it is that is wrong."""

from __future__ import annotations

import sqlite3
from typing import Final

import asyncpg
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from stormark.kernel.refusal import InputError
from stormark.server.storage.address import PLACE

DISK_FULL: Final = "disk-full"
READ_ONLY: Final = "read-only"
UNREACHABLE: Final = "database-unreachable"
BUSY: Final = "database-busy"
DISK_ERROR: Final = "disk-error"

_SQLITE: Final = {
    sqlite3.SQLITE_FULL: DISK_FULL,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_PERM: READ_ONLY,
    sqlite3.SQLITE_IOERR: DISK_ERROR,
    sqlite3.SQLITE_CORRUPT: DISK_ERROR,
    sqlite3.SQLITE_NOTADB: DISK_ERROR,
    sqlite3.SQLITE_CANTOPEN: UNREACHABLE,
    sqlite3.SQLITE_BUSY: BUSY,
}
_POSTGRESQL: Final = {"53100": DISK_FULL, "25006": READ_ONLY, "53300": BUSY}  # by SQLSTATE
_GONE: Final = ("08", "57P")  # classes of SQLSTATE: the connection, or the server, has gone

LOST_CONNECTION: Final = (OSError, asyncpg.PostgresConnectionError, asyncpg.InterfaceError)


class StorageError(OSError):
    """The database cannot do it, through no fault of whoever asked.

    Nothing has happened, but for one case: a connection that was lost in the middle of a commit.
    Whoever asks again under the same name learns how that ended.
    """

    def __init__(self, kind: str) -> None:
        self.kind = kind
        super().__init__(kind)


def storage_problem(shown: str, error: StorageError) -> InputError:
    """The trouble as whoever called a command is told."""
    return InputError("database-trouble", PLACE, found=shown, trouble=error.kind)


def trouble_of(error: BaseException) -> str | None:
    """What is wrong with the database; None if it is the work that failed."""
    if isinstance(error, DBAPIError):
        if error.connection_invalidated:
            return UNREACHABLE
        code = getattr(error.orig, "sqlite_errorcode", None)
        if code is not None:
            return _SQLITE.get(code & 0xFF)
        return _by_state(str(getattr(error.orig, "sqlstate", "")))
    if isinstance(error, asyncpg.PostgresError):
        return _by_state(str(error.sqlstate))
    if isinstance(error, PoolTimeoutError):
        return BUSY
    return UNREACHABLE if isinstance(error, LOST_CONNECTION) else None


def _by_state(state: str) -> str | None:
    return UNREACHABLE if state.startswith(_GONE) else _POSTGRESQL.get(state)
