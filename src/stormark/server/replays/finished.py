"""Finished matches: as a file that proves itself, and step by step as each viewer saw them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection

from stormark.kernel.chance import seed_hash
from stormark.kernel.game import Game
from stormark.kernel.replay_text import ReplayRecord
from stormark.server.content.games import game_named
from stormark.server.content.packs import Packs
from stormark.server.lobby.preconditions import holds, is_host, refuse
from stormark.server.replays.replayed_match import ReplayedMatch
from stormark.server.replays.uploaded import UploadedReplays
from stormark.server.storage import records
from stormark.server.storage.database import Database
from stormark.server.storage.tables import BOT, FINISHED, SeatRow, TableRow
from stormark.server.table.rebuild import all_entries, rebuild, rules_in_force, setup_at
from stormark.server.table.records import Record

LOADED: Final = 8  # matches kept ready


def check_access(row: TableRow, token: str | None, person: str | None) -> None:
    """Refuse unless the match is over and whoever asks may see it.

    A running match is nobody's to look back at: a replay shows every side of it.
    """
    if row.status != FINISHED:
        refuse("T-REPLAY-01")
    if row.settings.replay == "public":
        return
    if token is not None and (is_host(row, token) or any(holds(s, token) for s in row.seats)):
        return
    if person is None or all(seat.person != person for seat in row.seats):
        refuse("T-REPLAY-02")


def replay_record(row: TableRow, written: Sequence[Record]) -> ReplayRecord:
    """What goes into the file.  It takes no rules: older software can verify it all the same.

    Whoever resigns ends the match for the table, not for the referee: then it is a saved game.
    """
    setup = setup_at(row, written)
    by_rules = bool(written[-1].entries)
    return ReplayRecord(
        save=not by_rules,
        game=setup.game,
        rules_version=setup.rules_version,
        pack=setup.pack,
        options=dict(setup.options),
        auto_forced=False,
        players=tuple(_word(seat) for seat in row.seats),
        seed_hash=seed_hash(row.seed),
        seed=row.seed,
        entries=tuple(all_entries(written)),
        result=_result(row) if by_rules else None,
    )


def _word(seat: SeatRow) -> str:
    """A player, as replays name them."""
    return f"bot:{seat.bot}" if seat.kind == BOT else seat.name


def _result(row: TableRow) -> tuple[float, ...]:
    assert row.result is not None
    return tuple(float(share) for share in row.result if isinstance(share, int | float))


def replay_match(row: TableRow, rules: Game[Any], written: Sequence[Record]) -> ReplayedMatch:
    """The match of a table.  Raises InputError if its log is not true by these rules."""
    state = rebuild(row, rules, written)
    return ReplayedMatch(state.match, row.seed, row.names, state.returns())


class Replays:
    """Finished matches that somebody looks at."""

    def __init__(self, database: Database, packs: Packs) -> None:
        self._database = database
        self._packs = packs
        self._turn = asyncio.Semaphore(1)  # one at a time: playing again is work
        self._played: OrderedDict[str, ReplayedMatch] = OrderedDict()
        self.files = UploadedReplays(packs)

    async def written(self, table: str) -> list[Record]:
        """The log of a match that is over."""

        def read(connection: Connection) -> list[Record]:
            return records.read(connection, table)

        return await self._database.look(read)

    async def played(self, row: TableRow) -> ReplayedMatch:
        """A match, ready to be looked at; refused if it went by rules that are not here."""
        async with self._turn:
            if row.id not in self._played:
                self._played[row.id] = await self._play(row)
                if len(self._played) > LOADED:
                    self._played.popitem(last=False)
            self._played.move_to_end(row.id)
            return self._played[row.id]

    async def _play(self, row: TableRow) -> ReplayedMatch:
        written = await self.written(row.id)
        version, pack = rules_in_force(row, written)
        rules = await self._packs.game(row.game, pack) or game_named(row.game)
        try:
            return await asyncio.to_thread(replay_match, row, rules, written)
        except Exception:  # by other rules an older log may lead anywhere
            here = rules.spec.rules_version
            if (version, pack) == (here, rules.pack_hash):
                raise
            refuse("T-REPLAY-03", found=version, here=here)
