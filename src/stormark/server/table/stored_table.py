"""What is stored of one table: its row, its log, its snapshot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Connection

from stormark.kernel.json import JsonDict
from stormark.server.storage import history, records, snapshots, tables, turns
from stormark.server.storage.database import Database
from stormark.server.storage.history import History
from stormark.server.storage.snapshots import Snapshot
from stormark.server.storage.tables import TableRow
from stormark.server.storage.turns import Turn
from stormark.server.table.records import Record
from stormark.server.table.state import TableState

T = TypeVar("T")


class StoredTable:
    """One table in the database.  Everything here is one transaction each."""

    def __init__(self, database: Database, table: str) -> None:
        self._database = database
        self._table = table

    async def row(self) -> TableRow | None:
        return await self._run(lambda c: tables.read(c, self._table))

    async def log(self, after: int) -> list[Record]:
        return await self._run(lambda c: records.read(c, self._table, after))

    async def log_and_snapshot(self) -> tuple[list[Record], Snapshot | None]:
        return await self._run(
            lambda c: (records.read(c, self._table), snapshots.newest(c, self._table))
        )

    async def history(self) -> History:
        return await self._database.run(history.current)

    async def append(
        self, state: TableState, record: Record, due: int | None, asked: list[Turn] | None
    ) -> None:
        """Write the record that a state has just taken in, and when the server has to act next.

        `asked` are the accounts that are asked then; None: there are none at this table.

        Raises IntegrityError if somebody else was faster, LogCut if the log is not the one known.
        """
        before = state.chain_at(record.seq - 1)

        def write(connection: Connection) -> str:
            chain = records.append(connection, self._table, record, before)
            changed: dict[str, Any] = {"due_at": due}
            if not record.hidden_from:
                changed["changed_at"] = record.at  # everybody sees it in lists of tables
            if state.over:
                changed |= {"status": tables.FINISHED, "result": state.returns()}
            tables.change(connection, self._table, **changed)
            if asked is not None:
                turns.replace(connection, self._table, asked, record.at)
            return chain

        state.written(await self._run(write))

    async def set_turns(self, asked: list[Turn], at: int) -> None:
        await self._run(lambda c: turns.replace(c, self._table, asked, at))

    async def set_due(self, due: int | None) -> None:
        await self._run(lambda c: tables.change(c, self._table, due_at=due))

    async def mark_damaged(self, facts: JsonDict) -> None:
        """Nobody can go on here until somebody decides what the log shall be."""
        await self._run(lambda c: tables.change(c, self._table, damaged=facts, due_at=None))

    async def set_auto_answers(self, seat: int, answers: JsonDict) -> None:
        """Keep a seat's answers given in advance."""
        await self._run(lambda c: tables.set_seat(c, self._table, seat, standing=answers))

    async def keep(self, snapshot: Snapshot) -> None:
        await self._run(lambda c: snapshots.keep(c, self._table, snapshot))

    async def _run(self, work: Callable[[Connection], T]) -> T:
        return await self._database.run(work, table=self._table)
