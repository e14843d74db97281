"""Rows for every table of the schema, whatever columns it has."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Connection,
    Float,
    Integer,
    LargeBinary,
    String,
    insert,
    select,
)

from stormark.server.operations.backup import kept_tables
from stormark.server.storage.schema import history, metadata

ROWS = 3


def fill(connection: Connection, rows: int = ROWS) -> None:
    for table in metadata.sorted_tables:
        if table is history:
            continue  # a database holds one, from the beginning
        values = [
            {column.name: made_up(column, n) for column in table.columns} for n in range(rows)
        ]
        connection.execute(insert(table), values)


def made_up(column: Column[Any], number: int) -> Any:
    for key in column.foreign_keys:
        return made_up(key.column, number)
    if column.nullable and number == 0:
        return None
    if isinstance(column.type, JSON):
        return {"number": number, "more": [None, 1.5, "Grüße"]}
    if isinstance(column.type, LargeBinary):
        return bytes([number % 256, 0, 255])
    if isinstance(column.type, Boolean):
        return number % 2 == 0
    if isinstance(column.type, Float):
        return number + 0.5
    if isinstance(column.type, Integer):
        return number + 1
    assert isinstance(column.type, String)
    return f"{column.name}-{number} ü"[: column.type.length]


def contents(connection: Connection) -> dict[str, list[Any]]:
    """Everything that a backup has to keep."""
    return {
        table.name: [
            tuple(row)
            for row in connection.execute(select(table).order_by(*table.primary_key.columns))
        ]
        for table in kept_tables()
    }
