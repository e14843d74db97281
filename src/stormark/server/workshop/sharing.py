"""Packs that their owners share: whoever has the link sees them, copies them, plays with them."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from stormark.games.registry import load_game, pack_format
from stormark.kernel.packs.changes import pack_text
from stormark.kernel.packs.header import HEADER
from stormark.server.clock.wall_clock import now_ms
from stormark.server.config import DAY, Config
from stormark.server.content.games import game_named, pack_file, pack_header
from stormark.server.ids import new_token, token_hash
from stormark.server.lobby.preconditions import refuse
from stormark.server.storage import packs
from stormark.server.storage import shared_packs as stored
from stormark.server.storage.database import Database
from stormark.server.storage.shared_packs import SharedRow, Sharer


class PackChanges(Struct):
    """A pack as its owner could have written it."""

    name: str  # as it calls itself; "": it does not
    text: str  # of a file that says only what differs from the game's own cards, if it can


class SharedPack(Struct):
    """A pack as those see it who have its link: nothing says whose it is."""

    hash: str
    game: str
    name: str
    text: str  # of its file
    shared_at: int
    own: bool  # whether whoever asks may withdraw it


class SharedPacks:
    """A pack becomes visible by its hash when its owner says so, and until they withdraw it."""

    def __init__(self, database: Database, config: Config) -> None:
        self._database = database
        self._most = config.shared_packs

    async def share(self, game: str, content: str, address: str, person: str | None) -> str:
        """Share a pack that whoever asks brought; a token to withdraw it with, for a guest."""
        if content == game_named(game).pack_hash:
            refuse("T-SHARE-03")  # everybody has it
        brought = [token_hash(one) for one in (address, person) if one]
        if not await self._database.look(lambda c: packs.is_owner(c, game, content, brought)):
            refuse("T-PACK-01")
        at = now_ms()
        until = await self._database.look(lambda c: stored.withdrawn_until(c, content))
        if until > at:
            refuse("T-SHARE-04", days=-(-(until - at) // DAY))
        token = "" if person else new_token()
        sharer = Sharer(token_hash(person or token), token_hash(address))
        if not await self._database.run(lambda c: stored.share(c, content, sharer, self._most, at)):
            refuse("T-SHARE-02", number=self._most)
        return token

    async def withdraw(self, content: str, token: str | None, person: str | None) -> None:
        owners = _owners(token, person)
        if not await self._database.run(lambda c: stored.withdraw(c, content, owners)):
            refuse("T-PACK-01")

    async def read(
        self, content: str, token: str | None, person: str | None
    ) -> tuple[SharedRow, bool]:
        """What is shared, and whether whoever asks shares it; refused as if there were no such."""
        owners = _owners(token, person)
        row = await self._database.look(lambda c: stored.shared(c, content))
        if row is None:
            refuse("T-PACK-01")
        own = await self._database.look(lambda c: stored.owned(c, content, owners))
        return row, own


def _owners(token: str | None, person: str | None) -> Sequence[str]:
    return [token_hash(one) for one in (token, person) if one]


def changes_of(game: str, text: str) -> PackChanges:
    """A pack that is kept whole, as the changes that its owner made.

    Where they are about more than cards and factions, it stays whole.
    """
    form = pack_format(game)
    with pack_file(text) as path:
        content = load_game(game, path).pack_hash
        changes = pack_text(form, game, None, form.tables(None), form.tables(path))
        name = pack_header(path).get(HEADER, {}).get("name", "")
    with pack_file(changes) as path:
        same = load_game(game, path).pack_hash == content
    return PackChanges(name, changes if same else text)
