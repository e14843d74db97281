"""The rooms of this process, opened when somebody asks for them."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from time import monotonic
from typing import Final

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from stormark.server.content.games import game_named
from stormark.server.content.packs import Packs
from stormark.server.heavy.work import HeavyWork
from stormark.server.ids import new_id
from stormark.server.lobby.preconditions import LobbyRefusal
from stormark.server.operations.logs import log_failure
from stormark.server.processes.bus import Bus, BusListener, NoBus, SeatTakenOver
from stormark.server.processes.heartbeat import Heartbeat
from stormark.server.storage import records, snapshots, tables
from stormark.server.storage.database import Database
from stormark.server.storage.tables import TableRow
from stormark.server.storage.trouble import StorageError
from stormark.server.table.coach import TableCoach
from stormark.server.table.driver import Bots, Driver
from stormark.server.table.past import StoredMatches, TablePast
from stormark.server.table.plans import TablePlans
from stormark.server.table.room import Room
from stormark.server.workers.ending import end

KEPT: Final = 600.0  # seconds that a room stays although nobody needs it
SWEEP_EVERY: Final = 60.0
AGAIN: Final = 0.5  # seconds until a room that could not catch up tries again

logger: Final = logging.getLogger(__name__)


class Rooms:
    """Tables that are open here.  One that nobody needs may be forgotten at any time."""

    def __init__(
        self, database: Database, bus: Bus, bots: Bots, heavy: HeavyWork, packs: Packs
    ) -> None:
        self.database = database
        self._bus = bus
        self.driver = Driver(database, self.room, bots)
        self._lifesigns = Heartbeat(database, isinstance(bus, NoBus), self.changed)
        self._rooms: dict[str, Room] = {}
        self._used: dict[str, float] = {}  # when each of them was asked for the last time
        self._sweeping: asyncio.Task[None] | None = None
        self._opening: set[str] = set()  # tables that are being read and did not change since
        self._behind: set[str] = set()  # rooms that are about to catch up
        self._tasks: set[asyncio.Task[None]] = set()
        self.packs = packs
        self.stored_matches = StoredMatches(database, self.packs)
        self._past = TablePast(heavy, self.stored_matches)
        self._plans = TablePlans(heavy, self.packs)
        self._coach = TableCoach(heavy, self.packs)
        self.listeners: list[BusListener] = []  # who else listens to the bus

    @property
    def process(self) -> str:
        """By which name the database knows this process."""
        return self._lifesigns.process

    async def open(self) -> None:
        await self._bus.open(self)
        await self._lifesigns.open()
        self.driver.open()
        self._sweeping = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        await end(self._sweeping)
        await self.driver.close()
        await end(*self._tasks)
        for room in list(self._rooms.values()):
            await room.finish()
        with suppress(StorageError):  # whoever starts next sees that nobody said goodbye
            await self._save_snapshots()
            await self._lifesigns.close()
        await self._bus.close()
        await self.database.close()

    async def _save_snapshots(self) -> None:
        """Whatever rules the next server has, it shall be able to go on with every match."""
        for table in await self.database.run(snapshots.behind):
            needed = table in self._rooms
            try:
                room = await self.room(table)
                if room is not None:
                    await room.save_snapshot()
            except LobbyRefusal:
                continue  # it was not put aside by these rules, and they cannot open it
            except Exception as error:
                log_failure(new_id(), error, doing="putting a match aside")
            if not needed:
                self._rooms.pop(table, None)
                self._used.pop(table, None)

    async def room(self, table: str) -> Room | None:
        """The room of a table; None if there is no such table."""
        while table not in self._rooms:
            self._opening.add(table)
            row, pack = await self.database.run(lambda connection: _found(connection, table))
            if row is None:
                return None
            rules = await self.packs.game(row.game, pack) or game_named(row.game)
            if table in self._opening:  # and nobody changed it meanwhile
                self._opening.discard(table)
                asking = self._past, self._plans, self._coach
                room = Room(self.database, self._bus, row, rules, self.driver.wake, *asking)
                self._rooms.setdefault(table, room)
        self._used[table] = monotonic()
        return self._rooms[table]

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            self.forget(monotonic() - KEPT)

    def forget(self, before: float) -> None:
        """Let go of rooms that nobody is in and nobody asked for since then."""
        for table, room in list(self._rooms.items()):
            if room.idle and self._used[table] < before:
                del self._rooms[table], self._used[table]

    async def changed(self, table: str) -> None:
        """A table was changed by this process: its listeners and other processes want to know."""
        if table in self._rooms:
            await self._rooms[table].catch_up()
        else:
            self.driver.wake(table)  # a match may have begun, and bots may have the first move
        await self._bus.publish(table)

    # What other processes tell

    def changed_elsewhere(self, table: str, taken: SeatTakenOver | None = None) -> None:
        for listener in self.listeners:
            listener.changed_elsewhere(table, taken)
        self._opening.discard(table)
        if table in self._rooms and table not in self._behind:
            self._behind.add(table)
            task = asyncio.ensure_future(self._catch_up(table))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def missed_notices(self) -> None:
        for listener in self.listeners:
            listener.missed_notices()
        self._opening.clear()
        for table in self._rooms:
            self.changed_elsewhere(table)

    async def _catch_up(self, table: str) -> None:
        """Nobody tells it again: while the database is away, this waits for it."""
        while table in self._rooms:
            self._behind.discard(table)  # whatever is told from now on may come too late for this
            try:
                await self._rooms[table].catch_up()
                return
            except StorageError:
                self._behind.add(table)
                await asyncio.sleep(AGAIN)
            except (SQLAlchemyError, OSError):
                logger.exception("table %s could not catch up", table)
                return
        self._behind.discard(table)


def _found(connection: Connection, table: str) -> tuple[TableRow | None, str]:
    """A table, and the pack of its match: newer rules may have brought another one."""
    row = tables.read(connection, table)
    changed = records.last_rules_change(connection, table)
    if row is None or changed is None:
        return row, "" if row is None else row.pack
    return row, changed.pack
