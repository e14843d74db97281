"""Packs that people bring along: who has room for one, who may see it, and how long it stays."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from stormark.server.clock.wall_clock import now_ms
from stormark.server.config import DAY, Config
from stormark.server.content.games import CheckedPack, game_named
from stormark.server.ids import new_id, token_hash
from stormark.server.lobby.preconditions import refuse
from stormark.server.operations.logs import log, log_failure
from stormark.server.storage import packs
from stormark.server.storage.database import Database
from stormark.server.storage.packs import Asker, Quota

SWEEP_EVERY: Final = 3600.0  # seconds


class BroughtPacks:
    """What is kept of what people bring along.  Any process may clean up."""

    def __init__(self, database: Database, config: Config) -> None:
        self._database = database
        self._quota = Quota(config.packs, config.pack_kilobytes * 1000)
        self._days = config.pack_days
        self._sweeping: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._sweeping = asyncio.create_task(self._sweep_now_and_then())

    async def close(self) -> None:
        if self._sweeping is not None:
            self._sweeping.cancel()
            await asyncio.gather(self._sweeping, return_exceptions=True)

    async def keep(self, owners: Sequence[str], game: str, pack: CheckedPack) -> None:
        """Keep a pack unless the game has it anyway; refused to whoever has no room for it."""
        if pack.hash == game_named(game).pack_hash:
            return
        stored = pack.hash, game, pack.text
        hashed = [token_hash(owner) for owner in owners]
        if not await self._database.run(
            lambda c: packs.keep(c, stored, hashed, self._quota, now_ms())
        ):
            kilobytes = self._quota.letters // 1000
            refuse("T-PACK-02", number=self._quota.number, kilobytes=kilobytes)

    async def check_access(
        self, content: str, owners: Sequence[str], token: str | None, person: str | None
    ) -> None:
        """Refuse, as if there were no such pack, unless somebody may see it."""
        hashed = [token_hash(owner) for owner in owners]
        asker = Asker(hashed, token_hash(token) if token else "", person)
        known = content.isascii() and content.isalnum()
        if not known or not await self._database.look(lambda c: packs.may_see(c, content, asker)):
            refuse("T-PACK-01")

    async def sweep(self, now: int) -> int:
        """Remove what nobody needs any more; how many packs that were."""
        before = now - self._days * DAY
        return await self._database.run(lambda c: packs.sweep(c, before))

    async def _sweep_now_and_then(self) -> None:
        while True:
            try:
                removed = await self.sweep(now_ms())
                if removed:
                    log("packs removed", number=removed)
            except (SQLAlchemyError, OSError) as error:  # it is tried again
                log_failure(new_id(), error, doing="removing packs")
            await asyncio.sleep(SWEEP_EVERY)
