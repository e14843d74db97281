"""A table that somebody looks at: its state, and the way of an action."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Final

from sqlalchemy.exc import IntegrityError

from stormark.kernel.action import Action
from stormark.kernel.game import Game
from stormark.kernel.json import JsonDict
from stormark.kernel.planning import Goal
from stormark.kernel.refusal import InputError, Refusal
from stormark.kernel.step import malformed
from stormark.server.clock.wall_clock import now_ms
from stormark.server.connections.connection import ClientConnection
from stormark.server.ids import new_id
from stormark.server.lobby.preconditions import LobbyRefusal
from stormark.server.operations.logs import log_failure
from stormark.server.processes.bus import Bus
from stormark.server.protocol import messages as M
from stormark.server.protocol.answers import because, refused
from stormark.server.protocol.localizer import Localizer
from stormark.server.storage import tables
from stormark.server.storage.database import Database
from stormark.server.storage.records import LogCut
from stormark.server.storage.snapshots import Snapshot
from stormark.server.storage.tables import TableRow
from stormark.server.storage.trouble import StorageError
from stormark.server.table.coach import TableCoach
from stormark.server.table.coached import coach_refusal
from stormark.server.table.commands import Commands
from stormark.server.table.known_table import KnownTable
from stormark.server.table.past import TablePast
from stormark.server.table.pending_tasks import PendingTask, next_task
from stormark.server.table.plans import TablePlans
from stormark.server.table.reading_back import ReadingBack
from stormark.server.table.records import Record
from stormark.server.table.requests import Command, command_for
from stormark.server.table.snapshot import to_snapshot
from stormark.server.table.state import TableState

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
        coach: TableCoach,
    ) -> None:
        self._plans = plans
        self._coach = coach
        self._known = KnownTable(database, bus, table, rules)
        self._bus = bus
        self._wake = wake  # the server itself may have something to do at this table now
        self._lock = asyncio.Lock()
        self.reading_back = ReadingBack(self._known, self._lock, past)
        self._snapshot_at = 0  # the last record that was put aside with all before it
        self._saving_snapshot: asyncio.Future[None] | None = None

    @property
    def table(self) -> TableRow:
        return self._known.row

    @property
    def rules(self) -> Game[Any]:
        """The game with the content pack of this table."""
        return self._known.rules

    @property
    def localizer(self) -> Localizer:
        return self._known.localizer

    @property
    def state(self) -> TableState | None:
        """As far as this process knows; None while nobody has asked, or nobody plays."""
        return self._known.state

    @property
    def idle(self) -> bool:
        return self._known.subscribers.empty and not self._lock.locked()

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
            await self.reading_back.recall(client, since, owners)
        async with self._lock:
            if self.state is not None:
                await self._known.follow(self.state)  # it may have seen more elsewhere
            await self._known.open()
            if head:
                await self._known.compare(head)
            self._known.subscribers.enter(client, self.state, since)
        if client.seat is not None:
            await self._welcome_back(client.seat)

    async def _welcome_back(self, seat: int) -> None:
        """One thing after the other that ends as somebody is here again."""
        while self.state is not None and self.state.waits_for(seat):
            if isinstance(await self.execute(seat, None, Commands.connected), Refusal):
                return

    def leave(self, client: ClientConnection) -> None:
        self._known.subscribers.leave(client)
        if client.seat is not None and self._known.onlookers.left(client.seat, now_ms()):
            self._wake(self.table.id)

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

    async def hints(
        self, seat: int, asked: M.AskCoach, lang: str | None, owners: Sequence[str]
    ) -> M.FromServer:
        """What the coach advises a seat.  Nothing is written, nobody waits or hears of it."""
        try:
            position = await self._coached_position(seat)
            told = await self._coach.hints(owners, self.table, self.rules, position, seat, lang)
        except LobbyRefusal as error:
            return refused(asked.request, error.refusal)
        return M.Hints(asked.request, **told)

    async def chances(self, seat: int, asked: M.AskChances, owners: Sequence[str]) -> M.FromServer:
        """How the coach judges what a seat sees, where it may be asked."""
        try:
            position = await self._coached_position(seat)
            told = await self._coach.chances(owners, self.table, self.rules, position, seat)
        except LobbyRefusal as error:
            return refused(asked.request, error.refusal)
        return M.Chances(asked.request, told)

    async def _coached_position(self, seat: int) -> JsonDict:
        """What the coach is shown; raises LobbyRefusal where it may not be asked."""
        async with self._lock:
            state = await self._latest()
            if state is None:
                raise LobbyRefusal(Refusal("T-START-01"))
            refusal = (
                coach_refusal(self.table) or Commands(state, seat, None, now_ms()).in_the_way()
            )
            if refusal is not None:
                raise LobbyRefusal(refusal)
            return state.position(seat)

    async def _latest(self) -> TableState | None:
        """The state with what other processes wrote: answers must not be about an older one."""
        known = await self._known.open()
        if known is not None:
            await self._known.follow(known)
        return self.state

    async def execute(self, seat: int, request: str | None, command: Command) -> int | Refusal:
        """Make a record, write it, tell everybody who may know; its number for the seat.

        Goes on even if whoever asked has gone.  Nobody is left then to be told of trouble with the
        database, which the log knows already: it is brought here as a result.
        """
        work = asyncio.ensure_future(self._execute(seat, request, command))
        result = await asyncio.shield(work)
        if isinstance(result, StorageError):
            raise result
        return result

    async def _execute(
        self, seat: int, request: str | None, command: Command
    ) -> int | Refusal | StorageError:
        try:
            return await self._recorded(seat, request, command)
        except StorageError as error:
            return error

    async def _recorded(self, seat: int, request: str | None, command: Command) -> int | Refusal:
        async with self._lock:
            for _ in range(ATTEMPTS):
                state = await self._known.open()
                if state is None:
                    return Refusal("T-START-01")
                if self.table.damaged is not None:
                    return Refusal("T-DAMAGED-01")
                before = state.asked_before(seat, request)
                if before is not None:
                    return state.numbers.number(seat, before)
                record = command(Commands(state, seat, request, now_ms()))
                if isinstance(record, Refusal):
                    if await self._known.follow(state):
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
        due = self._known.due(state, record.at)
        try:
            await self._known.stored.append(state, record, due, self._known.turns(state))
        except BaseException as error:
            if isinstance(error, IntegrityError):
                await self._known.rebuild(record.seq - 1)
                return False
            if isinstance(error, LogCut):
                await self._known.log_changed(record.seq - 1)
                return False
            self._wake(self.table.id)  # it may count all the same
            await self._known.rebuild(record.seq - 1, unsure=True)
            raise
        self._known.subscribers.tell_record(state, record)
        if due is not None:
            self._wake(self.table.id)
        await self._bus.publish(self.table.id)  # before anything that may fail
        if state.over:
            await self._known.read_row()  # the card has the result now
        self._save_snapshot_later(state)
        return True

    # What the server itself has to do

    async def task(self) -> PendingTask | None:
        """The next thing to do for bots, prepared answers and clocks."""
        async with self._lock:
            state = await self._known.open()
            if state is None or self.table.damaged is not None:
                return None
            now = now_ms()
            awaited = self._known.onlookers.awaited(state, now)
            return next_task(state, self.table.auto_answers, now, self.table.stand_in, awaited)

    async def correct_due(self) -> None:
        """Write down once more when the server has to act here."""
        async with self._lock:
            await self._known.open()
            await self._write_due()

    async def _write_due(self) -> None:
        state = self.state
        if state is not None:
            await self._known.stored.set_due(self._known.due(state, now_ms()))

    @property
    def next_expiry(self) -> int | None:
        """When a clock will run out, or a bot has waited long enough."""
        state = self.state
        if state is None or state.over:
            return None
        waits = self._known.onlookers.awaited(state, now_ms()).values()
        expiry = state.clock.next_expiry()
        return min([*waits, *([] if expiry is None else [expiry])], default=None)

    def shown(self, seat: int, asked: M.Shown) -> M.FromServer:
        """How far somebody has seen what happened: a bot that plays for them may go on."""
        self._known.onlookers.shown(seat, asked.seq)
        self._wake(self.table.id)
        return M.Done(asked.request)

    async def set_auto_answers(self, seat: int, asked: M.SetAutoAnswers) -> M.FromServer:
        """Keep a seat's answers given in advance."""
        async with self._lock:
            await self._known.stored.set_auto_answers(seat, {**asked.answers})
            await self._known.read_row()
            await self._write_due()  # or nobody would know of it if this process ended now
        self._wake(self.table.id)
        return M.AutoAnswersSaved(asked.request, asked.answers)

    # Following the log

    async def catch_up(self) -> None:
        """Somebody else changed this table."""
        async with self._lock:
            await self._known.read_row()
            if self.state is not None:
                await self._known.follow(self.state)
                self._wake_if_deserted()
            elif self.table.status != tables.OPEN:
                await self._known.open()  # the match has begun: whoever waited for it is shown that
                self._wake(self.table.id)

    def _wake_if_deserted(self) -> None:
        """Others may not have known of somebody who is here."""
        if self.state is not None and self.state.deserted_now:
            self._wake(self.table.id)

    def _save_snapshot_later(self, state: TableState) -> None:
        """Now and then, so that opening the table again does not mean playing all of the match."""
        if state.seq >= self._snapshot_at + SNAPSHOT_EVERY and state.match.undo_free:
            self._snapshot_at = state.seq
            self._saving_snapshot = asyncio.ensure_future(self.save_snapshot())
            self._saving_snapshot.add_done_callback(_log_problem)

    async def save_snapshot(self) -> None:
        """Keep what another version of the rules needs to go on with the match."""
        async with self._lock:
            known = await self._known.open()
            if known is not None:
                await self._known.follow(known)  # others may have played here as well
            state = self.state
            if state is not None and not state.over:
                version = self.rules.spec.rules_version
                await self._known.stored.keep(Snapshot(state.seq, version, to_snapshot(state)))


def _log_problem(done: asyncio.Future[None]) -> None:
    """A snapshot is a cache: that one could not be made harms nobody."""
    error = None if done.cancelled() else done.exception()
    if error is not None:
        log_failure(new_id(), error, doing="putting a match aside")
