"""A process that follows the audit log misses nothing, whatever the database does."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection

from stormark.server.clock.wall_clock import now_ms
from stormark.server.moderation.actions import BanNetwork
from stormark.server.moderation.actor import Actor
from stormark.server.moderation.perform import perform
from stormark.server.moderation.service import Moderation
from stormark.server.processes.bus import NoBus
from stormark.server.storage.database import Database, open_database

T = TypeVar("T")


class Doubtful(Database):
    """Carries everything out twice before it counts, as a database may."""

    def __init__(self, inside: Database) -> None:
        self._inside = inside

    async def run(self, work: Callable[[Connection], T], table: str | None = None) -> T:
        class Again(Exception):
            pass

        def in_vain(connection: Connection) -> None:
            work(connection)
            raise Again

        with suppress(Again):
            await self._inside.run(in_vain, table)
        return await self._inside.run(work, table)

    async def look(self, work: Callable[[Connection], T]) -> T:
        return await self._inside.look(work)

    async def alter(self, work: Callable[[Connection], T]) -> T:
        return await self._inside.alter(work)

    async def close(self) -> None:
        await self._inside.close()


def test_a_transaction_that_is_done_again_loses_no_news(tmp_path: Path) -> None:
    nobody: Any = None

    async def followed() -> None:
        database = Doubtful(open_database(f"sqlite:///{tmp_path}/t.db"))
        await database.prepare()
        moderation = Moderation(database, NoBus(), nobody, nobody)
        await moderation.open()
        try:
            ban = BanNetwork("192.0.2.0/24")
            await database.run(
                lambda c: perform(c, Actor("Olga"), ban, "spam", "request", now_ms())
            )
            await moderation.acted()
            assert moderation.sanctions.network_ban("192.0.2.1") is not None
        finally:
            await moderation.close()
            await database.close()

    asyncio.run(followed())
