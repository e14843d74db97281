"""Rooms with a driver for tests: bots think in the same process, as the test wants them to."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from stormark.kernel.action import Action
from stormark.server.bots.minds import new_mind
from stormark.server.bots.thinking import think
from stormark.server.config import Config
from stormark.server.content.games import game_named
from stormark.server.content.packs import Packs
from stormark.server.heavy.work import HeavyWork
from stormark.server.processes.bus import NoBus
from stormark.server.storage.database import Database, open_database
from stormark.server.storage.schema import tables as stored
from stormark.server.storage.tables import TableRow
from stormark.server.table.pending_tasks import BotTask
from stormark.server.table.records import AnyContent, Record
from stormark.server.table.rooms import Rooms
from tests.server.bots.seating import log_of
from tests.server.patience import PATIENCE


class Bots:
    """They think here and now; `before` may hold a thought up."""

    def __init__(self, before: Callable[[], Awaitable[None]] | None = None) -> None:
        self.thoughts = 0
        self.closed = False
        self._before = before

    async def choose(self, table: TableRow, thinking: BotTask) -> Action | None:
        self.thoughts += 1
        if self._before is not None:
            await self._before()
        game = game_named(table.game)
        mind = new_mind(thinking.bot, table.game)
        return think(mind, game, thinking.view, thinking.position, thinking.decision)

    async def close(self) -> None:
        self.closed = True


@asynccontextmanager
async def stored_in(folder: Path) -> AsyncIterator[Database]:
    database = open_database(f"sqlite:///{folder / 'tables.db'}")
    await database.prepare()
    try:
        yield database
    finally:
        await database.close()


@asynccontextmanager
async def house(folder: Path, bots: Bots | None = None) -> AsyncIterator[Rooms]:
    """A process that serves the tables of a folder; several may, but hear nothing of each other."""
    database = open_database(f"sqlite:///{folder / 'tables.db'}")
    await database.prepare()
    heavy = HeavyWork(Config("sqlite:///", heavy_workers=0))
    rooms = Rooms(database, NoBus(), bots or Bots(), heavy, Packs(database))
    await rooms.open()
    try:
        yield rooms
    finally:
        await rooms.close()


async def until(condition: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await condition():
            await asyncio.sleep(0.01)


def is_a(content: type[AnyContent]) -> Callable[[Record], bool]:
    """Whether a record is of a kind."""
    return lambda record: isinstance(record.content, content)


async def until_record(rooms: Rooms, row: TableRow, wanted: Callable[[Record], bool]) -> Record:
    """Wait for a record of a table."""
    found: list[Record] = []

    async def there() -> bool:
        found[:] = [record for record in await log_of(rooms.database, row) if wanted(record)]
        return bool(found)

    await until(there)
    return found[0]


async def due(database: Database, row: TableRow) -> int | None:
    chosen = stored.select().with_only_columns(stored.c.due_at).where(stored.c.id == row.id)
    value = await database.run(lambda c: c.scalar(chosen))
    return None if value is None else int(value)
