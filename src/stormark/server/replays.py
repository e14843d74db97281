"""Finished matches: as a file that proves itself, and step by step as each viewer saw them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection

from stormark.kernel.action import Action, Decision
from stormark.kernel.chance import KeyedChance, seed_hash
from stormark.kernel.event import Event
from stormark.kernel.game import Game
from stormark.kernel.json import JsonDict
from stormark.kernel.log import Move, first_position
from stormark.kernel.positions import positions
from stormark.kernel.refusal import InputError
from stormark.kernel.replay_text import Record as ReplayRecord
from stormark.kernel.state import State
from stormark.server.folding import all_entries, fold, rules_in_force, setup_at
from stormark.server.games import game_named
from stormark.server.lobby.refusing import holds, is_host, refuse
from stormark.server.packs import Packs
from stormark.server.records import Record, entries_of
from stormark.server.storage import records
from stormark.server.storage.database import Database
from stormark.server.storage.tables import BOT, FINISHED, SeatRow, TableRow

LOADED: Final = 8  # matches kept ready


def check_access(row: TableRow, token: str | None, person: str | None) -> None:
    """Refuse unless the match is over and whoever asks may see it.

    A running match is nobody's to look back at: a replay shows every side of it.
    """
    if row.status != FINISHED:
        refuse("T-REPLAY-01")
    if row.settings["replay"] == "public":
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
    by_rules = bool(entries_of(written[-1]))
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


class Played:
    """A match that is over, played again: every position of it can be looked at.

    Making one takes a while.  Raises InputError if the log is not true by these rules.
    """

    def __init__(self, row: TableRow, rules: Game[Any], written: Sequence[Record]) -> None:
        course = fold(row, rules, written)
        chance = KeyedChance(row.seed, rules.spec.streams)
        self.rules = rules
        self.entries = course.match.log
        self.first = first_position(self.entries)  # what was before cannot be shown
        self.result = course.returns()
        self._match = course.match
        self._states: list[State] = positions(rules, course.match.setup, chance, self.entries)

    @property
    def last(self) -> int:
        """The number of the last entry; positions are numbered from 0, the start, up to it."""
        return len(self.entries)

    def state_at(self, number: int) -> State:
        """The position after an entry, not to be changed; raises InputError if there is none."""
        if not 0 <= number <= self.last:
            raise InputError("replay-position", "number", allowed=self.last)
        if number < self.first:
            raise InputError("replay-older-rules", "number", first=self.first)
        return self._states[number - self.first]

    def view_at(self, number: int, viewer: int) -> JsonDict:
        return self.rules.view(self.state_at(number), viewer)

    def decisions_at(self, number: int, viewer: int) -> list[Decision]:
        """What a viewer was asked, or could have answered; nothing in the last position."""
        state = self.state_at(number)
        asked = state.open_seats() + state.idle_seats()
        return (
            [self.rules.decision(state, viewer)] if viewer in asked and number < self.last else []
        )

    def answer_to(self, number: int, viewer: int) -> Action | None:
        """What a viewer answered there; others may have moved before."""
        for entry in self.entries[number:]:
            if isinstance(entry, Move) and entry.seat == viewer:
                return entry.action
            if not isinstance(entry, Move):
                return None
        return None

    def events(self, viewer: int, since: int, to: int) -> dict[int, list[Event]]:
        """What a viewer could know of what happened, by entry, with those from `since` to `to`."""
        found: dict[int, list[Event]] = {}
        for number, event in self._match.events(viewer, since - 1):
            if number > to:
                break
            found.setdefault(number, []).append(event)
        return found


class Replays:
    """Finished matches that somebody looks at."""

    def __init__(self, database: Database, packs: Packs) -> None:
        self._database = database
        self._packs = packs
        self._turn = asyncio.Semaphore(1)  # one at a time: playing again is work
        self._played: OrderedDict[str, Played] = OrderedDict()

    async def written(self, table: str) -> list[Record]:
        """The log of a match that is over."""

        def read(connection: Connection) -> list[Record]:
            return records.read(connection, table)

        return await self._database.look(read)

    async def played(self, row: TableRow) -> Played:
        """A match, ready to be looked at; refused if it went by rules that are not here."""
        async with self._turn:
            if row.id not in self._played:
                self._played[row.id] = await self._play(row)
                if len(self._played) > LOADED:
                    self._played.popitem(last=False)
            self._played.move_to_end(row.id)
            return self._played[row.id]

    async def _play(self, row: TableRow) -> Played:
        written = await self.written(row.id)
        version, pack = rules_in_force(row, written)
        rules = await self._packs.game(row.game, pack) or game_named(row.game)
        try:
            return await asyncio.to_thread(Played, row, rules, written)
        except Exception:  # by other rules an older log may lead anywhere
            here = rules.spec.rules_version
            if (version, pack) == (here, rules.pack_hash):
                raise
            refuse("T-REPLAY-03", found=version, here=here)
