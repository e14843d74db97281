"""Finished matches: as a file that proves itself, and step by step as each viewer saw them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection

from stormark.kernel.chance import seed_hash
from stormark.kernel.game import Game
from stormark.kernel.json import Json
from stormark.kernel.replay_text import ReplayRecord
from stormark.kernel.state import State
from stormark.server.content.games import game_named
from stormark.server.content.packs import Packs
from stormark.server.heavy.questions import Question
from stormark.server.heavy.work import HeavyWork
from stormark.server.ids import token_hash
from stormark.server.lobby.preconditions import holds, is_host, refuse
from stormark.server.replays.uploaded import Brought, UploadedReplays
from stormark.server.storage import records
from stormark.server.storage.database import Database
from stormark.server.storage.tables import BOT, FINISHED, SeatRow, TableRow
from stormark.server.table.past import StoredMatches
from stormark.server.table.rebuild import all_entries, rules_in_force, setup_at
from stormark.server.table.records import Record


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


def match_name(row: TableRow) -> str:
    """What the match of a table is called: another name where anything could be told otherwise."""
    told = f"{row.changed_at} {row.rules_version} {row.names}"
    return f"{row.id}-{token_hash(told)[:16]}"


@dataclass(frozen=True)
class PositionToPlay:
    """A position with the game that it belongs to."""

    rules: Game[Any]
    state: State


class Replays:
    """Finished matches that somebody looks at."""

    def __init__(
        self,
        database: Database,
        packs: Packs,
        brought: Brought,
        heavy: HeavyWork,
        stored: StoredMatches,
    ) -> None:
        self._database = database
        self._packs = packs
        self._heavy = heavy
        self._stored = stored
        self.files = UploadedReplays(packs, brought, heavy)

    async def written(self, table: str) -> list[Record]:
        """The log of a match that is over."""

        def read(connection: Connection) -> list[Record]:
            return records.read(connection, table)

        return await self._database.look(read)

    async def ask(self, owners: Sequence[str], row: TableRow, question: Question) -> bytes:
        """The answer to a question about the match of a table."""
        name = match_name(row)
        return await self._heavy.ask(owners, question, lambda: self._stored.read(name, row, None))

    async def position(self, row: TableRow, data: Json) -> PositionToPlay:
        """A position of a match, ready to be played on from."""
        _, pack = rules_in_force(row, await self.written(row.id))
        rules = await self._packs.game(row.game, pack) or game_named(row.game)
        state = rules.state_from_json(data)
        return PositionToPlay(rules.at(state), state)
