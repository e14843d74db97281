"""A server of a later version: what it stores and tells others says more than this one knows."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection

from stormark.cli.main import main
from stormark.kernel.json import JsonDict
from stormark.server.processes import postgres_bus
from stormark.server.processes.postgres_bus import Notice
from stormark.server.storage import records, tables
from stormark.server.storage.tables import TableRow
from stormark.server.table.records import Record

MORE: JsonDict = {"weather": "fine"}

body_of, create = records.body_of, tables.create


class LaterNotice(Notice, array_like=True, frozen=True):
    weather: str = "fine"


def later_body(record: Record) -> JsonDict:
    return {**body_of(record), **MORE}


def later_table(connection: Connection, row: TableRow) -> None:
    create(connection, row)
    settings: dict[str, Any] = msgspec.to_builtins(row.settings)
    tables.change(connection, row.id, settings={**settings, **MORE})


if __name__ == "__main__":
    records.body_of = later_body
    tables.create = later_table
    postgres_bus.Notice = LaterNotice  # type: ignore[misc]
    main()
