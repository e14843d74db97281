"""Matches in a database, as a server would have left them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection

from stormark.server.storage import records, tables
from stormark.server.storage.database import open_database
from stormark.server.storage.tables import SeatRow, TableRow
from stormark.server.table.settings import TableSettings
from tests.server.table.states import SEED, Table

T = TypeVar("T")

TABLE = "the-table"


def row_of(table: Table) -> TableRow:
    """What is stored of a table."""
    setup = table.setup
    return TableRow(
        id=TABLE,
        game=setup.game,
        options=dict(setup.options),
        pack=setup.pack,
        rules_version=setup.rules_version,
        status=tables.FINISHED if table.state.over else tables.RUNNING,
        settings=TableSettings(clock=table.clock.to_json()),
        password=None,
        host_token="",
        seed=SEED,
        result=[*table.state.returns()] if table.state.over else None,
        created_at=0,
        changed_at=0,
        origin=None,
        seats=tuple(SeatRow(seat, kind=tables.PERSON) for seat in range(table.state.match.seats)),
    )


def store(connection: Connection, table: Table) -> None:
    tables.create(connection, row_of(table))
    for record in table.records:
        records.append(connection, TABLE, record)


def over(url: str, work: Callable[[Connection], T]) -> T:
    """Carry out work over a database that nobody serves."""

    async def opened() -> T:
        database = open_database(url)
        try:
            await database.prepare()
            return await database.run(work)
        finally:
            await database.close()

    return asyncio.run(opened())
