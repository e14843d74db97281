"""The coach at a table: asked by one seat, answered by workers, and told to nobody else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import msgspec

from stormark.kernel.game import Game
from stormark.kernel.json import JsonDict
from stormark.kernel.refusal import Refusal
from stormark.server.content.packs import Packs
from stormark.server.heavy.questions import ChancesFor, HintsFor
from stormark.server.heavy.work import HeavyWork
from stormark.server.lobby.preconditions import LobbyRefusal
from stormark.server.protocol import shapes
from stormark.server.storage.tables import TableRow
from stormark.server.table.told_hints import ToldHints

Asker: TypeAlias = tuple[str, int, type[HintsFor | ChancesFor]]
"""A table and a seat of it with what it asks: one question of a kind at a time."""
AGAIN: Final = 2  # seconds after which a seat may ask again whose question is being answered


class TableCoach:
    """Sends what a seat sees to a worker; nothing hidden leaves the table."""

    def __init__(self, heavy: HeavyWork, packs: Packs) -> None:
        self._heavy = heavy
        self._packs = packs
        self._asking: set[Asker] = set()  # who waits for an answer

    async def hints(
        self,
        owners: Sequence[str],
        table: TableRow,
        rules: Game[Any],
        position: JsonDict,
        seat: int,
        lang: str | None,
    ) -> ToldHints:
        """Hints for a position as the seat sees it; raises LobbyRefusal where it is too much."""
        question = HintsFor(rules.spec.id, rules.pack_hash, position, seat, lang, table.names)
        return msgspec.json.decode(await self._ask(owners, table, question), type=ToldHints)

    async def chances(
        self,
        owners: Sequence[str],
        table: TableRow,
        rules: Game[Any],
        position: JsonDict,
        seat: int,
    ) -> list[shapes.SideChance]:
        """The chances of all sides in it, under the same terms."""
        question = ChancesFor(rules.spec.id, rules.pack_hash, position, seat)
        answer = await self._ask(owners, table, question)
        return msgspec.json.decode(answer, type=list[shapes.SideChance])

    async def _ask(
        self, owners: Sequence[str], table: TableRow, question: HintsFor | ChancesFor
    ) -> bytes:
        asker = table.id, question.seat, type(question)
        if asker in self._asking:
            raise LobbyRefusal(Refusal("T-RATE-01", "", {"seconds": AGAIN}))
        self._asking.add(asker)
        try:
            return await self._heavy.ask(
                owners, question, lambda: self._packs.material(question.game, question.pack)
            )
        finally:
            self._asking.remove(asker)
