"""A whole database as one file, the same for SQLite and PostgreSQL.

The file is a gzip of JSON lines: what it is, then for each table its columns and its rows, and
last of all how many rows there were and a checksum of everything before.
"""

from __future__ import annotations

import gzip
import os
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec
from sqlalchemy import Connection, func, select

from stormark.kernel.refusal import InputError
from stormark.server.clock.wall_clock import now_ms
from stormark.server.storage.database import Database
from stormark.server.storage.passkey_schema import challenges
from stormark.server.storage.schema import (
    history,
    metadata,
    presence,
    processes,
    shared_connections,
    shared_rates,
)
from stormark.server.storage.trouble import StorageError
from stormark.server.storage.upgrade import head

FORMAT: Final = 1
# Who is there now, and what they are just doing: nothing to keep
PASSING: Final = (
    processes,
    presence,
    shared_rates,
    shared_connections,
    history,
    challenges,
)
TOGETHER: Final = 500  # rows that are read and written at once

Progress: TypeAlias = Callable[[int, int], None]
"""Told how many of how many rows are done."""

_encode: Final = msgspec.json.Encoder().encode


async def back_up(database: Database, file: Path, progress: Progress) -> int:
    """Write everything as it is at one moment; how many rows.  The server may go on meanwhile."""
    try:
        if file.exists():
            raise InputError("backup-exists", str(file))
        unfinished = file.with_name(file.name + ".part")
        # It holds seeds and hashes: for the eyes of whoever makes it alone.
        opened = os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
        try:
            with os.fdopen(opened, "wb") as raw:
                with gzip.GzipFile(fileobj=raw, mode="wb", mtime=0) as out:
                    rows = await database.look(lambda c: _write(c, out, progress))
                raw.flush()
                os.fsync(opened)  # a power cut leaves a whole file or none
            unfinished.replace(file)
        finally:
            unfinished.unlink(missing_ok=True)
    except StorageError:
        raise  # that is the database's
    except OSError as error:
        reason = error.strerror or str(error)
        raise InputError("backup-not-written", str(file), reason=reason) from error
    return rows


def _write(connection: Connection, out: gzip.GzipFile, progress: Progress) -> int:
    checksum, rows = sha256(), 0
    expected = sum(count_rows(connection).values())
    for line in _lines(connection):
        text = _encode(line) + b"\n"
        checksum.update(text)
        out.write(text)
        if isinstance(line, list):
            rows += 1
            if rows % TOGETHER == 0:
                progress(rows, expected)
    out.write(_encode({"rows": rows, "sha256": checksum.hexdigest()}) + b"\n")
    progress(rows, expected)
    return rows


def _lines(connection: Connection) -> Iterator[dict[str, Any] | list[Any]]:
    yield {"stormark-backup": FORMAT, "revision": head(), "at": now_ms()}
    for table in kept_tables():
        yield {"table": str(table.name), "columns": [str(column.name) for column in table.columns]}
        chosen = select(table).order_by(*table.primary_key.columns)
        found = connection.execution_options(yield_per=TOGETHER).execute(chosen)
        for row in found:
            yield list(row)


def kept_tables() -> list[Any]:
    """What goes into a backup, every table after those it refers to."""
    return [table for table in metadata.sorted_tables if table not in PASSING]


def count_rows(connection: Connection) -> dict[str, int]:
    return {
        table.name: connection.scalar(select(func.count()).select_from(table)) or 0
        for table in kept_tables()
    }
