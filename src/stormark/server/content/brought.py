"""Packs that people bring along: who has room for one, and who may see it."""

from __future__ import annotations

from collections.abc import Sequence

from stormark.server.clock.wall_clock import now_ms
from stormark.server.config import Config
from stormark.server.content.games import CheckedPack, game_named
from stormark.server.ids import token_hash
from stormark.server.lobby.preconditions import refuse
from stormark.server.storage import packs
from stormark.server.storage.database import Database
from stormark.server.storage.packs import Asker, Quota


class BroughtPacks:
    """What is kept of what people bring along; what nobody needs goes by `retention`."""

    def __init__(self, database: Database, config: Config) -> None:
        self._database = database
        self._quota = Quota(config.packs, config.pack_kilobytes * 1000)

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
