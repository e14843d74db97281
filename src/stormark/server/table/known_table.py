"""What this process knows of a table: its row and the state of its match, as they are stored."""

from __future__ import annotations

from logging import ERROR
from typing import Any

from sqlalchemy.exc import IntegrityError

from stormark.kernel.game import Game
from stormark.kernel.refusal import InputError
from stormark.server.clock.wall_clock import now_ms
from stormark.server.operations.logs import log
from stormark.server.processes.bus import Bus
from stormark.server.protocol.localizer import Localizer
from stormark.server.storage import tables
from stormark.server.storage.database import Database
from stormark.server.storage.snapshots import Snapshot
from stormark.server.storage.tables import TableRow
from stormark.server.storage.turns import Turn
from stormark.server.table.apply import follow, following
from stormark.server.table.heads import Heads
from stormark.server.table.onlookers import Onlookers
from stormark.server.table.pending_tasks import due_at
from stormark.server.table.rebuild import begin
from stormark.server.table.records import Record
from stormark.server.table.rules_upgrade import opening
from stormark.server.table.small_steps import gently
from stormark.server.table.snapshot import fits_log
from stormark.server.table.state import TableState
from stormark.server.table.stored_table import StoredTable
from stormark.server.table.subscribers import Subscribers
from stormark.server.table.turns import has_accounts, turns_of


class KnownTable:
    """Follows the log, whoever writes it, and tells the subscribers.

    One thing at a time: whoever calls holds the lock of the room.
    """

    def __init__(self, database: Database, bus: Bus, row: TableRow, rules: Game[Any]) -> None:
        self.row = row
        self.rules = rules  # the game with the content pack of this table
        self.stored = StoredTable(database, row.id)
        self.state: TableState | None = None  # None while nobody has asked, or nobody plays
        self._told: int | None = None  # how far subscribers know a state that was thrown away
        self.localizer = Localizer(rules, row.names)
        self.subscribers = Subscribers(row, self.localizer)
        self.onlookers = Onlookers()
        self._bus = bus

    # What follows from the state

    def due(self, state: TableState, at: int) -> int | None:
        """When the server has to act here."""
        if self.row.damaged is not None:
            return None
        awaited = self.onlookers.awaited(state, at)
        return due_at(state, self.row.auto_answers, at, self.row.stand_in, awaited)

    def turns(self, state: TableState) -> list[Turn] | None:
        return turns_of(state, self.row) if has_accounts(self.row) else None

    # Opening

    async def open(self) -> TableState | None:
        """The state as far as this process knows; None while the table is not started."""
        if self._told is not None:
            await self.rebuild(self._told, unsure=True)
        elif self.state is None and self.row.status != tables.OPEN:
            self.state = await self._opened()
            asked = self.turns(self.state)
            if asked is not None:  # the first turn of a match comes without a record
                await self.stored.set_turns(asked, now_ms())
            self.subscribers.begin_anew(self.state)
        return self.state

    async def _opened(self) -> TableState:
        """The state of the log.  If the rules are newer, the log says so before anybody plays."""
        while True:
            await self._load_heads()
            written, kept = await self._sound_log()
            state, record = await gently(opening(self.row, self.rules, written, kept, now_ms()))
            if record is not None:
                due = self.due(state, record.at)
                try:
                    await self.stored.append(state, record, due, self.turns(state))
                except IntegrityError:
                    continue  # another process was faster
                await self._bus.publish(self.row.id)
            return state

    async def _sound_log(self) -> tuple[list[Record], Snapshot | None]:
        """The log, and a snapshot that fits it.  Raises InputError if a record is damaged."""
        try:
            written, kept = await self.stored.log_and_snapshot()
        except InputError:
            await self._damaged(0, by="chain")
            raise
        if kept is None or fits_log(kept, written):
            return written, kept
        await self._damaged(kept.seq, by="snapshot")
        return written, None

    # Following

    async def follow(self, state: TableState) -> bool:
        """Take in what other processes wrote; whether there was anything."""
        known = min(state.seq, 1)  # the last record that is known here comes along
        written = await self.stored.log(state.seq - known)
        if known and (not written or written[0].chain != state.chain_at(state.seq)):
            await self.log_changed(state.seq)
            return True
        self._take_in(state, written[known:])
        return len(written) > known

    async def rebuild(self, told: int, unsure: bool = False) -> None:
        """Throw the state away and build it from the log; subscribers know it up to `told`.

        `unsure`: the last record may have counted although writing it failed, and nobody else was
        told of it.  If the log cannot be read now, whoever opens the table next builds the state.
        """
        self.state, self._told = None, told
        try:
            written = await self.stored.log(0)
            state = begin(self.row, self.rules, written)
            await gently(following(state, written[state.seq : told]))
        except InputError:
            self._told = None  # there is nothing to go on from
            raise
        self._take_in(state, written[state.seq :])
        self.state, self._told = state, None
        if unsure and state.seq > told:
            await self._bus.publish(self.row.id)

    async def read_row(self) -> None:
        row = await self.stored.row()
        if row is not None and row != self.row:
            if row.names != self.row.names:  # sentences that were made stay true otherwise
                self.localizer = Localizer(self.rules, row.names)
            self.row = row
            self.subscribers.tell_table(row, self.localizer)

    def _take_in(self, state: TableState, written: list[Record]) -> None:
        for record in written:
            follow(state, [record])
            self.subscribers.tell_record(state, record)

    # When the log is not what it was

    async def compare(self, told: str) -> None:
        """What a client saw before, and what the log says: if it is less, nobody may go on."""
        heads = self.subscribers.heads or await self._load_heads()
        head, state = heads.read(told), self.state
        if head is None or (state is not None and heads.fits(state, head)):
            return
        await self._damaged(head.number, by="client")

    async def log_changed(self, known: int) -> None:
        """The log is not the one that is known here: a backup was restored, or records are lost."""
        heads = self.subscribers.heads
        now = await self.stored.history()
        if heads is not None and heads.history.id == now.id:
            await self._damaged(known, by="server")
        await self._start_over()

    async def _load_heads(self) -> Heads:
        heads = self.subscribers.heads = Heads(await self.stored.history(), self.row.id)
        return heads

    async def _damaged(self, seen: int, by: str) -> None:
        """Say it loudly, once, and let nobody go on."""
        if self.row.damaged is not None:
            return
        log("records lost", ERROR, table=self.row.id, seen=seen, noticed_by=by)
        await self.stored.mark_damaged({"at": now_ms(), "seen": seen, "by": by})
        await self.read_row()
        await self._bus.publish(self.row.id)

    async def _start_over(self) -> None:
        """The log is another one.  Everybody is shown it."""
        self.state = None
        self.subscribers.forget_shown(self.localizer)
        await self.read_row()
        if await self.open() is None:
            self.subscribers.begin_anew(None)
