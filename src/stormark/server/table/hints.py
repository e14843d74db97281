"""Hints at a table: worked out by workers, one for a seat at a time, and told to nobody else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from stormark.kernel.game import Game
from stormark.kernel.json import JsonDict
from stormark.kernel.refusal import Refusal
from stormark.server.content.packs import Packs
from stormark.server.heavy.questions import HintsFor
from stormark.server.heavy.work import HeavyWork
from stormark.server.lobby.preconditions import LobbyRefusal
from stormark.server.storage.tables import TableRow
from stormark.server.table.told_hints import ToldHints

AGAIN: Final = 2  # seconds after which a seat may ask again whose question is being answered


class TableHints:
    """Sends what a seat sees to a worker; nothing hidden leaves the table."""

    def __init__(self, heavy: HeavyWork, packs: Packs) -> None:
        self._heavy = heavy
        self._packs = packs
        self._asking: set[tuple[str, int]] = set()  # tables and seats that wait for an answer

    async def find(
        self,
        owners: Sequence[str],
        table: TableRow,
        rules: Game[Any],
        position: JsonDict,
        seat: int,
        lang: str | None,
    ) -> ToldHints:
        """Hints for a position as the seat sees it; raises LobbyRefusal where it is too much."""
        asker = table.id, seat
        if asker in self._asking:
            raise LobbyRefusal(Refusal("T-RATE-01", "", {"seconds": AGAIN}))
        game, pack = rules.spec.id, rules.pack_hash
        question = HintsFor(game, pack, position, seat, lang, table.names)
        self._asking.add(asker)
        try:
            answer = await self._heavy.ask(
                owners, question, lambda: self._packs.material(game, pack)
            )
        finally:
            self._asking.remove(asker)
        return msgspec.json.decode(answer, type=ToldHints)
