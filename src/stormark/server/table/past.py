"""What happened at a table long ago: told by workers, which play the match again up to there."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection

from stormark.server.content.packs import Packs
from stormark.server.heavy.questions import MatchMaterial, Material, Past
from stormark.server.heavy.work import HeavyWork
from stormark.server.ids import token_hash
from stormark.server.storage import records
from stormark.server.storage.database import Database
from stormark.server.storage.tables import TableRow
from stormark.server.table.wording import Lines, Page

READ: Final = 8  # logs kept ready for workers


class StoredMatches:
    """Matches as workers need them: what is stored, up to a record."""

    def __init__(self, database: Database, packs: Packs) -> None:
        self._database = database
        self._packs = packs
        self._read: OrderedDict[str, Mapping[str, Material]] = OrderedDict()

    async def read(self, name: str, row: TableRow, last: int | None) -> Mapping[str, Material]:
        """The match of a table under a name of its own, and its pack if it brought one along."""
        if name not in self._read:
            self._read[name] = await self._materials(name, row, last)
            if len(self._read) > READ:
                self._read.popitem(last=False)
        self._read.move_to_end(name)
        return self._read[name]

    async def _materials(self, name: str, row: TableRow, last: int | None) -> dict[str, Material]:
        def read(connection: Connection) -> tuple[list[Any], str]:
            changed = records.last_rules_change(connection, row.id)
            pack = row.pack if changed is None else changed.pack
            return records.read_rows(connection, row.id), pack

        rows, pack = await self._database.look(read)
        match = MatchMaterial(
            name=name,
            game=row.game,
            rules_version=row.rules_version,
            pack=row.pack,
            options=row.options,
            seed=row.seed,
            clock=row.settings.clock,
            players=row.names,
            rows=rows if last is None else rows[:last],
        )
        return {**await self._packs.material(row.game, pack), name: match}


class TablePast:
    """Pages of what was told before, for those who read back."""

    def __init__(self, heavy: HeavyWork, stored: StoredMatches) -> None:
        self._heavy = heavy
        self._stored = stored

    async def page(
        self,
        owners: Sequence[str],
        row: TableRow,
        last: tuple[int, str],
        viewer: int,
        lang: str | None,
        since: int,
    ) -> Page:
        """The last events up to a record, given by its number and chain value, after `since`."""
        number, chain = last
        told_by = token_hash(f"{chain} {row.rules_version} {row.names}")[:16]
        name = f"{row.id}-{number}-{told_by}"
        question = Past(name, viewer, since, lang)
        answer = await self._heavy.ask(
            owners, question, lambda: self._stored.read(name, row, number)
        )
        earlier, told = msgspec.json.decode(answer, type=tuple[int, dict[int, Lines]])
        return Page(earlier, told)
