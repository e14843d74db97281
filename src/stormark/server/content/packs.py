"""Games with content packs: those that people brought along, and those the server offers."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any, Final

from stormark.kernel.game import Game
from stormark.server.clock.wall_clock import now_ms
from stormark.server.content.games import game_from_text, game_named
from stormark.server.content.offered import OfferedPacks, rules_of
from stormark.server.heavy.questions import Material, PackMaterial
from stormark.server.storage import packs
from stormark.server.storage.database import Database
from stormark.server.storage.packs import UNBOUNDED

LOADED: Final = 16  # packs kept ready; the others are read again when they are needed
SERVER: Final = "server"  # among the owners of packs; all others are hashes


class Packs:
    """Packs are stored by the hash of their content, so that every process finds them."""

    def __init__(self, database: Database, offered: OfferedPacks | None = None) -> None:
        self._database = database
        self.offered = offered or OfferedPacks()
        self._turn = asyncio.Semaphore(1)
        self._games: OrderedDict[tuple[str, str], Game[Any]] = OrderedDict()

    def at_hand(self, game: str, content: str) -> Game[Any] | None:
        """A game with its own content or with a pack that is offered; None for any other pack."""
        own = game_named(game)
        if content in ("", own.pack_hash):
            return own
        pack = self.offered.find(own.spec.id, content)
        return None if pack is None else rules_of(pack)

    async def keep_offered(self, game: str, content: str) -> None:
        """A table is about to need a pack, and for longer than the server may offer it."""
        pack = self.offered.find(game, content)
        if pack is not None:
            stored = pack.hash, pack.game, pack.text
            await self._database.run(lambda c: packs.keep(c, stored, [SERVER], UNBOUNDED, now_ms()))

    async def game(self, game: str, content: str) -> Game[Any] | None:
        """A game with the pack of a hash; None if nobody brought such a pack."""
        at_hand = self.at_hand(game, content)
        if at_hand is not None:
            return at_hand
        if not await self._database.look(lambda c: packs.stored(c, game, content)):
            return None  # or not any more
        if (game, content) not in self._games:
            text = await self.text(game, content)
            if text is None:
                return None
            self._remember(await self._load(game, text))
        return self._games.get((game, content))

    async def material(self, game: str, content: str) -> dict[str, Material]:
        """A pack as workers need it; nothing for the game's own, or if there is none."""
        if content in ("", game_named(game).pack_hash):
            return {}
        text = await self.text(game, content)
        return {} if text is None else {content: PackMaterial(content, game, text)}

    async def text(self, game: str, content: str) -> str | None:
        """The text of a pack, if there is one with this hash."""
        offered = self.offered.find(game, content)
        if offered is not None:
            return offered.text
        return await self._database.look(lambda c: packs.text_of(c, game, content))

    async def _load(self, game: str, text: str) -> Game[Any]:
        async with self._turn:
            return await asyncio.to_thread(game_from_text, game, text)

    def _remember(self, game: Game[Any]) -> None:
        self._games[game.spec.id, game.pack_hash] = game
        while len(self._games) > LOADED:
            self._games.popitem(last=False)


async def stored_text(database: Database, game: str, content: str) -> str | None:
    """What somebody brought, by its hash."""
    return await database.run(lambda c: packs.text_of(c, game, content))
