"""A table that somebody looks at: its course, and the way of an action."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy.exc import IntegrityError

from stormark.kernel.action import Action
from stormark.kernel.game import Game
from stormark.kernel.refusal import InputError, Refusal
from stormark.kernel.step import malformed
from stormark.server.clock.wall_clock import now
from stormark.server.ids import new_id
from stormark.server.operations.logs import log_failure
from stormark.server.processes.bus import Bus
from stormark.server.protocol import messages as M
from stormark.server.protocol.answers import because, refused
from stormark.server.storage import tables
from stormark.server.storage.database import Database
from stormark.server.storage.records import LogCut
from stormark.server.storage.snapshots import Snapshot
from stormark.server.storage.tables import TableRow
from stormark.server.table.commands import Adding
from stormark.server.table.rebuild import begin
from stormark.server.table.records import Record
from stormark.server.table.requests import Step, step
from stormark.server.table.rules_upgrade import opened
from stormark.server.table.snapshot import put_aside
from stormark.server.table.state import Course
from stormark.server.table.stored_table import StoredTable
from stormark.server.table.subscribers import Listener, Listeners
from stormark.server.table.tasks import Chore, due_at, next_chore

ASIDE_EVERY: Final = 50  # records after which a snapshot is worth while
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
    ) -> None:
        self.table = table
        self.rules = rules  # the game with the content pack of this table
        self._stored = StoredTable(database, table.id)
        self._bus = bus
        self._wake = wake  # the server itself may have something to do at this table now
        self._lock = asyncio.Lock()
        self._course: Course | None = None
        self._listeners = Listeners(rules, table)
        self._aside_at = 0  # the last record that was put aside with all before it
        self._putting_aside: asyncio.Future[None] | None = None

    @property
    def idle(self) -> bool:
        return self._listeners.empty and not self._lock.locked()

    # Coming and going

    async def join(self, listener: Listener, since: int | None) -> None:
        """Welcome a listener; from then on it is told everything, in order."""
        async with self._lock:
            if self._course is not None:
                await self._follow(self._course)  # it may have seen more elsewhere
            course = await self._open()
            if course is not None and since is not None and not course.remembers(since):
                await self._fold_again(course.seq)  # from the beginning, not from a snapshot
            self._listeners.enter(listener, self._course, since)

    def leave(self, listener: Listener) -> None:
        self._listeners.leave(listener)

    # The way of an action

    async def ask(self, seat: int, asked: M.Asked) -> M.FromServer:
        """What a seat asks for: accepted, or refused with its rule."""
        try:
            chosen = step(asked, self.table.stand_in)
        except InputError as error:
            return refused(asked.request, malformed(error))
        result = await self.add(seat, asked.request, chosen)
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
            known = await self._open()
            if known is not None:
                await self._follow(known)  # or the answer might be about an older position
            course = self._course
            if course is None:
                return M.Refused(asked.request, "T-START-01")
            return because(asked.request, Adding(course, seat, None, now()).why_not(action))

    def in_words(self, lang: str | None, answer: M.Refused | M.Because) -> str:
        """Why something is not possible, for whoever asked."""
        return self._listeners.in_words(lang, answer)

    async def add(self, seat: int, request: str | None, chosen: Step) -> int | Refusal:
        """Make a record, write it, tell everybody; its number.

        Goes on even if whoever asked has gone.
        """
        return await asyncio.shield(asyncio.ensure_future(self._add(seat, request, chosen)))

    async def _add(self, seat: int, request: str | None, chosen: Step) -> int | Refusal:
        async with self._lock:
            for _ in range(ATTEMPTS):
                course = await self._open()
                if course is None:
                    return Refusal("T-START-01")
                before = course.asked_before(seat, request)
                if before is not None:
                    return before
                record = chosen(Adding(course, seat, request, now()))
                if isinstance(record, Refusal):
                    if await self._follow(course):
                        continue  # it was about an older position
                    return record
                if await self._written(course, record):
                    return record.seq
        return Refusal("T-BUSY-01")

    async def finish(self) -> None:
        """Wait for whatever is being written."""
        async with self._lock:
            return

    async def _written(self, course: Course, record: Record) -> bool:
        """Whether the record is in the log now; if not, the course is folded again."""
        due = self._due(course, record.at)
        try:
            await self._stored.append(course, record, due)
        except BaseException as error:
            await self._fold_again(record.seq - 1)
            if isinstance(error, IntegrityError):
                return False
            if isinstance(error, LogCut):
                await self._start_over()
                return False
            raise
        self._listeners.tell_record(course, record)
        if due is not None:
            self._wake(self.table.id)
        if course.over:
            await self._read_table()  # the card has the result now
        await self._bus.publish(self.table.id)
        self._put_aside_later(course)
        return True

    # What the server itself has to do

    async def chore(self) -> Chore | None:
        """The next thing to do for bots, prepared answers and clocks."""
        async with self._lock:
            course = await self._open()
            if course is None:
                return None
            return next_chore(course, self.table.standing, now(), self.table.stand_in)

    async def correct_due(self) -> None:
        """Write down once more when the server has to act here."""
        async with self._lock:
            await self._open()
            await self._write_due()

    async def _write_due(self) -> None:
        course = self._course
        if course is not None:
            await self._stored.set_due(self._due(course, now()))

    @property
    def next_expiry(self) -> int | None:
        """When a clock will run out."""
        course = self._course
        return None if course is None or course.over else course.clock.next_expiry()

    async def prepare(self, seat: int, asked: M.Standing) -> M.FromServer:
        """Keep a seat's answers given in advance."""
        async with self._lock:
            await self._stored.prepare(seat, {**asked.answers})
            await self._read_table()
            await self._write_due()  # or nobody would know of it if this process ended now
        self._wake(self.table.id)
        return M.Prepared(asked.request, asked.answers)

    def _due(self, course: Course, at: int) -> int | None:
        return due_at(course, self.table.standing, at, self.table.stand_in)

    # Following the log

    async def catch_up(self) -> None:
        """Somebody else changed this table."""
        async with self._lock:
            await self._read_table()
            if self._course is not None:
                await self._follow(self._course)
            elif self.table.status != tables.OPEN:
                await self._open()  # the match has begun: whoever waited for it is shown that
                self._wake(self.table.id)

    async def _open(self) -> Course | None:
        """The course as far as this process knows; None while the table is not started."""
        if self._course is None and self.table.status != tables.OPEN:
            self._course = await self._opened()
            self._listeners.begin_anew(self._course)
        return self._course

    async def _opened(self) -> Course:
        """The course of the log.  If the rules are newer, the log says so before anybody plays."""
        while True:
            written, kept = await self._stored.log_and_snapshot()
            course, record = opened(self.table, self.rules, written, kept, now())
            if record is not None:
                due = self._due(course, record.at)
                try:
                    await self._stored.append(course, record, due)
                except IntegrityError:
                    continue  # another process was faster
                await self._bus.publish(self.table.id)
            return course

    def _put_aside_later(self, course: Course) -> None:
        """Now and then, so that opening the table again does not mean playing all of the match."""
        if course.seq >= self._aside_at + ASIDE_EVERY and course.match.undo_free:
            self._aside_at = course.seq
            self._putting_aside = asyncio.ensure_future(self.put_aside())
            self._putting_aside.add_done_callback(_log_problem)

    async def put_aside(self) -> None:
        """Keep what another version of the rules needs to go on with the match."""
        async with self._lock:
            known = await self._open()
            if known is not None:
                await self._follow(known)  # others may have played here as well
            course = self._course
            if course is not None and not course.over:
                version = self.rules.spec.rules_version
                await self._stored.keep(Snapshot(course.seq, version, put_aside(course)))

    async def _fold_again(self, told: int) -> None:
        """Throw the course away and fold it from the log; listeners know it up to `told`."""
        self._course = None
        written = await self._stored.log(0)
        course = begin(self.table, self.rules, written)
        course.follow(written[course.seq : told])
        self._take_in(course, written[course.seq :])
        self._course = course

    async def _follow(self, course: Course) -> bool:
        """Take in what other processes wrote; whether there was anything."""
        known = min(course.seq, 1)  # the last record that is known here comes along
        written = await self._stored.log(course.seq - known)
        if known and (not written or written[0].at != course.last_at):
            await self._start_over()
            return True
        self._take_in(course, written[known:])
        return len(written) > known

    async def _start_over(self) -> None:
        """The log is another one: somebody restored an older state.  Everybody is shown it."""
        self._course = None
        self._listeners.forget_shown()
        await self._read_table()
        if await self._open() is None:
            self._listeners.begin_anew(None)

    def _take_in(self, course: Course, written: list[Record]) -> None:
        for record in written:
            course.follow([record])
            self._listeners.tell_record(course, record)

    async def _read_table(self) -> None:
        row = await self._stored.row()
        if row is not None and row != self.table:
            self.table = row
            self._listeners.tell_table(row)


def _log_problem(done: asyncio.Future[None]) -> None:
    """A snapshot is a cache: that one could not be made harms nobody."""
    error = None if done.cancelled() else done.exception()
    if error is not None:
        log_failure(new_id(), error, doing="putting a match aside")
