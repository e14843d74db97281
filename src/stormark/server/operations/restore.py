"""A backup becomes a database again: as a whole, or not at all."""

from __future__ import annotations

import gzip
import zlib
from base64 import b64decode
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, LargeBinary, MetaData, Table, delete, insert, text

from stormark.kernel.refusal import InputError
from stormark.server.operations.backup import (
    FORMAT,
    PASSING,
    TOGETHER,
    Progress,
    count_rows,
    kept_tables,
)
from stormark.server.processes.bus import restore_mark
from stormark.server.processes.postgres_bus import notify_all
from stormark.server.storage import history
from stormark.server.storage.database import Database
from stormark.server.storage.schema import metadata
from stormark.server.storage.upgrade import head, revisions, upgrade


@dataclass(frozen=True)
class Contents:
    """What a sound backup says about itself."""

    revision: str
    rows: int


async def restore(database: Database, file: Path, replace: bool, progress: Progress) -> int:
    """Put a backup in the place of what the database holds; how many rows.

    Raises InputError, and changes nothing, if the file is damaged or from a newer version, or if
    there is something in the database and it shall not be replaced.
    """
    contents = examine(file)
    if contents.revision not in revisions():
        raise InputError("backup-too-new", str(file), found=contents.revision)

    def put_in_place(connection: Connection) -> Path | None:
        if any(count_rows(connection).values()) and not replace:
            raise InputError("restore-not-empty", "database")
        _clear(connection, contents.revision)
        _load(connection, file, contents, progress)
        upgrade(connection)
        history.begin(connection)
        _count_on(connection)
        notify_all(connection)
        return restore_mark_of(connection)

    mark = await database.alter(put_in_place)
    if mark is not None:
        mark.touch()
    return contents.rows


def restore_mark_of(connection: Connection) -> Path | None:
    """Where a server of a SQLite file looks for restores; PostgreSQL tells its servers itself."""
    if connection.dialect.name != "sqlite":
        return None
    return restore_mark(Path(str(connection.engine.url.database)))


# The file


def examine(file: Path) -> Contents:
    """Read a backup from beginning to end; raises InputError if it is not what it was."""
    checksum, rows, first = sha256(), 0, None
    for line in _read(file):
        value = _decode(line, file)
        if first is None:
            first = value
            if not isinstance(first, dict) or first.get("stormark-backup") != FORMAT:
                raise InputError("backup-not-one", str(file))
        elif isinstance(value, dict) and "sha256" in value:
            if value != {"rows": rows, "sha256": checksum.hexdigest()}:
                raise InputError("backup-damaged", str(file))
            return Contents(str(first.get("revision")), rows)
        elif isinstance(value, list):
            rows += 1
        checksum.update(line)
    raise InputError("backup-damaged" if first else "backup-not-one", str(file))


def _read(file: Path) -> Iterator[bytes]:
    try:
        with gzip.open(file, "rb") as lines:
            yield from lines
    except (EOFError, zlib.error) as error:
        raise InputError("backup-damaged", str(file)) from error
    except gzip.BadGzipFile as error:
        raise InputError("backup-not-one", str(file)) from error
    except OSError as error:
        reason = error.strerror or str(error)
        raise InputError("backup-not-read", str(file), reason=reason) from error


def _decode(line: bytes, file: Path) -> Any:
    try:
        return msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise InputError("backup-damaged", str(file)) from error


# The database


def _clear(connection: Connection, revision: str) -> None:
    """Empty tables, as they were when the backup was made."""
    if revision == head():
        for table in (*PASSING, *reversed(kept_tables())):
            connection.execute(delete(table))
        return
    metadata.drop_all(connection)
    connection.execute(text("DROP TABLE alembic_version"))
    upgrade(connection, revision)


def _load(connection: Connection, file: Path, contents: Contents, progress: Progress) -> None:
    found = MetaData()
    found.reflect(connection)
    done = 0
    for name, rows in _batches(_decode(line, file) for line in _read(file)):
        _insert(connection, found.tables[name], rows)
        done += len(rows)
        progress(done, contents.rows)


def _batches(lines: Iterator[Any]) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The rows of a backup with the names of their tables, some at a time."""
    name = ""
    columns: list[str] = []
    rows: list[dict[str, Any]] = []
    for line in lines:
        if isinstance(line, list):
            rows.append(dict(zip(columns, line, strict=True)))
        if rows and (isinstance(line, dict) or len(rows) == TOGETHER):
            yield name, rows
            rows = []
        if isinstance(line, dict) and "table" in line:
            name, columns = line["table"], line["columns"]


def _insert(connection: Connection, table: Table, rows: list[dict[str, Any]]) -> None:
    for column in table.columns:
        if isinstance(column.type, LargeBinary):
            for row in rows:
                row[column.name] = b64decode(row[column.name])
    connection.execute(insert(table), rows)


def _count_on(connection: Connection) -> None:
    """PostgreSQL numbers new rows by itself, and must go on after those that came with a number."""
    if connection.dialect.name != "postgresql":
        return
    for table in kept_tables():
        column = table.autoincrement_column
        if column is not None:
            last = f'SELECT max("{column.name}") FROM "{table.name}"'
            connection.execute(
                text(
                    f"SELECT setval(pg_get_serial_sequence('\"{table.name}\"', '{column.name}'),"
                    f" ({last})) WHERE ({last}) IS NOT NULL"
                )
            )
