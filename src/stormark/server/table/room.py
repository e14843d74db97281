"""A table that somebody looks at: its state, and the way of an action."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from logging import ERROR
from typing import Any, Final

from sqlalchemy.exc import IntegrityError

from stormark.kernel.action import Action
from stormark.kernel.game import Game
from stormark.kernel.planning import Goal
from stormark.kernel.refusal import InputError, Refusal
from stormark.kernel.step import malformed
from stormark.server.clock.wall_clock import now_ms
from stormark.server.connections.connection import ClientConnection
from stormark.server.ids import new_id
from stormark.server.lobby.preconditions import LobbyRefusal
from stormark.server.operations.logs import log, log_failure
from stormark.server.processes.bus import Bus
from stormark.server.protocol import messages as M
from stormark.server.protocol.answers import because, refused
from stormark.server.protocol.localizer import Localizer
from stormark.server.storage import tables
from stormark.server.storage.database import Database
from stormark.server.storage.records import LogCut
from stormark.server.storage.snapshots import Snapshot
from stormark.server.storage.tables import TableRow
from stormark.server.storage.turns import Turn
from stormark.server.table.apply import follow
from stormark.server.table.commands import Commands
from stormark.server.table.heads import Heads
from stormark.server.table.past import TablePast
from stormark.server.table.pending_tasks import PendingTask, due_at, next_task
from stormark.server.table.plans import TablePlans
from stormark.server.table.rebuild import begin
from stormark.server.table.records import Record
from stormark.server.table.requests import Command, command_for
from stormark.server.table.rules_upgrade import open_match
from stormark.server.table.snapshot import fits_log, to_snapshot
from stormark.server.table.state import TableState
from stormark.server.table.stored_table import StoredTable
from stormark.server.table.subscribers import Subscribers
from stormark.server.table.turns import has_accounts, turns_of

SNAPSHOT_EVERY: Final = 50  # records after which a snapshot is worth while
ATTEMPTS: Final = 20  # other processes that were faster, before a client is told to try again


class Room:
    """Everything about one table in this process.  Its lock makes one thing happen at a time.

    An action is written to the log before anybody sees what came of it.
    """

    def __init__(
        self,
        database: Database,
        bus: Bus,
        table: TableRow,
        rules: Game[Any],
        wake: Callable[[str], None],
        past: TablePast,
        plans: TablePlans,
    ) -> None:
        self.table = table
        self._past = past
        self._plans = plans
        self.rules = rules  # the game with the content pack of this table
        self._stored = StoredTable(database, table.id)
        self._bus = bus
        self._wake = wake  # the server itself may have something to do at this table now
        self._lock = asyncio.Lock()
        self._state: TableState | None = None
        self.localizer = Localizer(rules, table.names)
        self._subscribers = Subscribers(table, self.localizer)
        self._snapshot_at = 0  # the last record that was put aside with all before it
        self._saving_snapshot: asyncio.Future[None] | None = None

    @property
    def idle(self) -> bool:
        return self._subscribers.empty and not self._lock.locked()

    # Coming and going

    async def join(
        self,
        client: ClientConnection,
        since: int | None,
        head: str = "",
        owners: Sequence[str] = ("",),
    ) -> None:
        """Welcome a client; from then on it is told everything, in order.

        `head` is what it knows of the log from before; `owners` are charged for reading back.
        """
        if since is not None:
            await self._recall(client, since, owners)
        async with self._lock:
            if self._state is not None:
                await self._follow(self._state)  # it may have seen more elsewhere
            await self._open()
            if head:
                await self._compare(head)
            self._subscribers.enter(client, self._state, since)
            known = self._state
        if known is not None and client.seat is not None and known.waits_for(client.seat):
            await self.execute(client.seat, None, Commands.connected)

    def leave(self, client: ClientConnection) -> None:
        self._subscribers.leave(client)

    async def _recall(self, client: ClientConnection, since: int, owners: Sequence[str]) -> None:
        """See to it that what a client missed is known here: a snapshot does not hold it.

        Nobody at the table waits for that; if it is too much, the client reads back later.
        """
        viewer, lang = client.viewer, client.lang
        async with self._lock:
            state = await self._open()
            if state is None:
                return
            wording, known = self._subscribers.wording, state.numbers.seq(viewer, since)
            page = wording.page(state, viewer, lang, known)
            if not page.lacks:
                return
            last = page.earlier, state.chain_at(page.earlier)
        with suppress(LobbyRefusal, InputError):
            told = await self._past.page(owners, self.table, last, viewer, lang, known)
            wording.add(viewer, lang, told.told)

    async def read_back(
        self, client: ClientConnection, asked: M.History, owners: Sequence[str]
    ) -> M.FromServer:
        """What happened up to a record that the client knows by its number."""
        viewer = client.viewer
        async with self._lock:
            state = await self._open()
            if state is None or not 0 < asked.to <= state.numbers.number(viewer, state.seq):
                return M.Refused(asked.request, "T-HISTORY-01")
            seq = state.numbers.seq(viewer, asked.to)
            last = seq, state.chain_at(seq)
        try:
            page = await self._past.page(owners, self.table, last, viewer, client.lang, 0)
        except LobbyRefusal as error:
            return refused(asked.request, error.refusal)
        return M.Earlier(asked.request, page.events, state.numbers.number(viewer, page.earlier))

    # The way of an action

    async def request(self, seat: int, asked: M.Request) -> M.FromServer:
        """What a seat asks for: accepted, or refused with its rule."""
        try:
            command = command_for(asked, self.table.stand_in)
        except InputError as error:
            return refused(asked.request, malformed(error))
        result = await self.execute(seat, asked.request, command)
        if isinstance(result, Refusal):
            return refused(asked.request, result)
        return M.Accepted(asked.request, result)

    async def why(self, seat: int, asked: M.Why) -> M.FromServer:
        """What would keep a seat from an action.  Nothing is written, and nobody else is told."""
        try:
            action = asked.text if asked.action is None else Action.from_json(asked.action)
        except InputError as error:
            return because(asked.request, malformed(error))
        async with self._lock:
            state = await self._latest()
            if state is None:
                return M.Refused(asked.request, "T-START-01")
            return because(asked.request, Commands(state, seat, None, now_ms()).why_not(action))

    async def plans(
        self, seat: int, asked: M.MakePlans, lang: str | None, owners: Sequence[str]
    ) -> M.FromServer:
        """How a seat comes to a goal.  Nothing is written, and nobody at the table waits for it."""
        goal = Goal(asked.goal.verb, asked.goal.args)
        planning = self.rules.planning
        if planning is None or goal.verb not in planning.verbs:
            return M.Refused(asked.request, "T-PLAN-01", "", {"verb": goal.verb})
        async with self._lock:
            state = await self._latest()
            if state is None:
                return M.Refused(asked.request, "T-START-01")
            refusal = Commands(state, seat, None, now_ms()).in_the_way()
            if refusal is not None:
                return refused(asked.request, refusal)
            position = state.position(seat)
        try:
            told = await self._plans.find(
                owners, self.rules, position, seat, goal, lang, self.table.names
            )
        except LobbyRefusal as error:
            return refused(asked.request, error.refusal)
        return M.Plans(asked.request, **told)

    async def _latest(self) -> TableState | None:
        """The state with what other processes wrote: answers must not be about an older one."""
        known = await self._open()
        if known is not None:
            await self._follow(known)
        return self._state

    async def execute(self, seat: int, request: str | None, command: Command) -> int | Refusal:
        """Make a record, write it, tell everybody who may know; its number for the seat.

        Goes on even if whoever asked has gone.
        """
        return await asyncio.shield(asyncio.ensure_future(self._execute(seat, request, command)))

    async def _execute(self, seat: int, request: str | None, command: Command) -> int | Refusal:
        async with self._lock:
            for _ in range(ATTEMPTS):
                state = await self._open()
                if state is None:
                    return Refusal("T-START-01")
                if self.table.damaged is not None:
                    return Refusal("T-DAMAGED-01")
                before = state.asked_before(seat, request)
                if before is not None:
                    return state.numbers.number(seat, before)
                record = command(Commands(state, seat, request, now_ms()))
                if isinstance(record, Refusal):
                    if await self._follow(state):
                        continue  # it was about an older position
                    return record
                if await self._written(state, record):
                    return state.numbers.number(seat, record.seq)
        return Refusal("T-BUSY-01")

    async def finish(self) -> None:
        """Wait for whatever is being written."""
        async with self._lock:
            return

    async def _written(self, state: TableState, record: Record) -> bool:
        """Whether the record is in the log now; if not, the state is built again."""
        due = self._due(state, record.at)
        try:
            await self._stored.append(state, record, due, self._turns(state))
        except BaseException as error:
            if not isinstance(error, LogCut):
                await self._rebuild(record.seq - 1)
            if isinstance(error, IntegrityError):
                return False
            if isinstance(error, LogCut):
                await self._log_changed(record.seq - 1)
                return False
            raise
        self._subscribers.tell_record(state, record)
        if due is not None:
            self._wake(self.table.id)
        if state.over:
            await self._read_table()  # the card has the result now
        await self._bus.publish(self.table.id)
        self._save_snapshot_later(state)
        return True

    # What the server itself has to do

    async def task(self) -> PendingTask | None:
        """The next thing to do for bots, prepared answers and clocks."""
        async with self._lock:
            state = await self._open()
            if state is None or self.table.damaged is not None:
                return None
            return next_task(state, self.table.auto_answers, now_ms(), self.table.stand_in)

    async def correct_due(self) -> None:
        """Write down once more when the server has to act here."""
        async with self._lock:
            await self._open()
            await self._write_due()

    async def _write_due(self) -> None:
        state = self._state
        if state is not None:
            await self._stored.set_due(self._due(state, now_ms()))

    @property
    def next_expiry(self) -> int | None:
        """When a clock will run out."""
        state = self._state
        return None if state is None or state.over else state.clock.next_expiry()

    async def set_auto_answers(self, seat: int, asked: M.SetAutoAnswers) -> M.FromServer:
        """Keep a seat's answers given in advance."""
        async with self._lock:
            await self._stored.set_auto_answers(seat, {**asked.answers})
            await self._read_table()
            await self._write_due()  # or nobody would know of it if this process ended now
        self._wake(self.table.id)
        return M.AutoAnswersSaved(asked.request, asked.answers)

    def _due(self, state: TableState, at: int) -> int | None:
        if self.table.damaged is not None:
            return None
        return due_at(state, self.table.auto_answers, at, self.table.stand_in)

    def _turns(self, state: TableState) -> list[Turn] | None:
        return turns_of(state, self.table) if has_accounts(self.table) else None

    # Following the log

    async def catch_up(self) -> None:
        """Somebody else changed this table."""
        async with self._lock:
            await self._read_table()
            if self._state is not None:
                await self._follow(self._state)
            elif self.table.status != tables.OPEN:
                await self._open()  # the match has begun: whoever waited for it is shown that
                self._wake(self.table.id)

    async def _open(self) -> TableState | None:
        """The state as far as this process knows; None while the table is not started."""
        if self._state is None and self.table.status != tables.OPEN:
            self._state = await self._opened()
            asked = self._turns(self._state)
            if asked is not None:  # the first turn of a match comes without a record
                await self._stored.set_turns(asked, now_ms())
            self._subscribers.begin_anew(self._state)
        return self._state

    async def _opened(self) -> TableState:
        """The state of the log.  If the rules are newer, the log says so before anybody plays."""
        while True:
            await self._load_heads()
            written, kept = await self._sound_log()
            state, record = open_match(self.table, self.rules, written, kept, now_ms())
            if record is not None:
                due = self._due(state, record.at)
                try:
                    await self._stored.append(state, record, due, self._turns(state))
                except IntegrityError:
                    continue  # another process was faster
                await self._bus.publish(self.table.id)
            return state

    async def _sound_log(self) -> tuple[list[Record], Snapshot | None]:
        """The log, and a snapshot that fits it.  Raises InputError if a record is damaged."""
        try:
            written, kept = await self._stored.log_and_snapshot()
        except InputError:
            await self._damaged(0, by="chain")
            raise
        if kept is None or fits_log(kept, written):
            return written, kept
        await self._damaged(kept.seq, by="snapshot")
        return written, None

    def _save_snapshot_later(self, state: TableState) -> None:
        """Now and then, so that opening the table again does not mean playing all of the match."""
        if state.seq >= self._snapshot_at + SNAPSHOT_EVERY and state.match.undo_free:
            self._snapshot_at = state.seq
            self._saving_snapshot = asyncio.ensure_future(self.save_snapshot())
            self._saving_snapshot.add_done_callback(_log_problem)

    async def save_snapshot(self) -> None:
        """Keep what another version of the rules needs to go on with the match."""
        async with self._lock:
            known = await self._open()
            if known is not None:
                await self._follow(known)  # others may have played here as well
            state = self._state
            if state is not None and not state.over:
                version = self.rules.spec.rules_version
                await self._stored.keep(Snapshot(state.seq, version, to_snapshot(state)))

    async def _rebuild(self, told: int) -> None:
        """Throw the state away and build it from the log; subscribers know it up to `told`."""
        self._state = None
        written = await self._stored.log(0)
        state = begin(self.table, self.rules, written)
        follow(state, written[state.seq : told])
        self._take_in(state, written[state.seq :])
        self._state = state

    async def _follow(self, state: TableState) -> bool:
        """Take in what other processes wrote; whether there was anything."""
        known = min(state.seq, 1)  # the last record that is known here comes along
        written = await self._stored.log(state.seq - known)
        if known and (not written or written[0].chain != state.chain_at(state.seq)):
            await self._log_changed(state.seq)
            return True
        self._take_in(state, written[known:])
        return len(written) > known

    async def _load_heads(self) -> Heads:
        heads = self._subscribers.heads = Heads(await self._stored.history(), self.table.id)
        return heads

    async def _compare(self, told: str) -> None:
        """What a client saw before, and what the log says: if it is less, nobody may go on."""
        heads = self._subscribers.heads or await self._load_heads()
        head, state = heads.read(told), self._state
        if head is None or (state is not None and heads.fits(state, head)):
            return
        await self._damaged(head.number, by="client")

    async def _log_changed(self, known: int) -> None:
        """The log is not the one that is known here: a backup was restored, or records are lost."""
        heads = self._subscribers.heads
        now = await self._stored.history()
        if heads is not None and heads.history.id == now.id:
            await self._damaged(known, by="server")
        await self._start_over()

    async def _damaged(self, seen: int, by: str) -> None:
        """Say it loudly, once, and let nobody go on."""
        if self.table.damaged is not None:
            return
        log("records lost", ERROR, table=self.table.id, seen=seen, noticed_by=by)
        await self._stored.mark_damaged({"at": now_ms(), "seen": seen, "by": by})
        await self._read_table()
        await self._bus.publish(self.table.id)

    async def _start_over(self) -> None:
        """The log is another one.  Everybody is shown it."""
        self._state = None
        self._subscribers.forget_shown(self.localizer)
        await self._read_table()
        if await self._open() is None:
            self._subscribers.begin_anew(None)

    def _take_in(self, state: TableState, written: list[Record]) -> None:
        for record in written:
            follow(state, [record])
            self._subscribers.tell_record(state, record)

    async def _read_table(self) -> None:
        row = await self._stored.row()
        if row is not None and row != self.table:
            if row.names != self.table.names:  # sentences that were made stay true otherwise
                self.localizer = Localizer(self.rules, row.names)
            self.table = row
            self._subscribers.tell_table(row, self.localizer)


def _log_problem(done: asyncio.Future[None]) -> None:
    """A snapshot is a cache: that one could not be made harms nobody."""
    error = None if done.cancelled() else done.exception()
    if error is not None:
        log_failure(new_id(), error, doing="putting a match aside")
