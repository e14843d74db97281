"""A table that somebody looks at: its course, its listeners, and the way of an action."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, Protocol

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from stormark.kernel.game import Game, Setup
from stormark.kernel.json import JsonDict
from stormark.kernel.refusal import InputError, Refusal
from stormark.server.adding import Adding
from stormark.server.bus import Bus
from stormark.server.card import table_card
from stormark.server.chores import Chore, Standing, due_at, next_chore
from stormark.server.clock import ClockSettings
from stormark.server.clockwork import now
from stormark.server.course import Course
from stormark.server.patch import difference
from stormark.server.protocol import messages as M
from stormark.server.protocol.codec import encode
from stormark.server.records import Record
from stormark.server.requests import Step, step
from stormark.server.speech import Speech
from stormark.server.storage import records, tables
from stormark.server.storage.database import Database
from stormark.server.storage.tables import TableRow

ATTEMPTS: Final = 20  # other processes that were faster, before a client is told to try again


class Listener(Protocol):
    """A connection.  `tell` never waits: one that cannot keep up is dropped and comes back."""

    viewer: int  # whose view it gets
    seat: int | None  # for whom it may act
    lang: str | None  # in which it wants sentences

    def tell(self, data: bytes) -> None: ...


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
        self._database = database
        self._bus = bus
        self._wake = wake  # the server itself may have something to do at this table now
        self._lock = asyncio.Lock()
        self._course: Course | None = None
        self._listeners: set[Listener] = set()
        self._voices: Speech | None = None
        self._shown: dict[int, JsonDict] = {}  # the view that the listeners of a viewer have

    @property
    def idle(self) -> bool:
        return not self._listeners and not self._lock.locked()

    # Coming and going

    async def join(self, listener: Listener, since: int | None) -> None:
        """Welcome a listener; from then on it is told everything, in order."""
        async with self._lock:
            if self._course is not None:
                await self._follow(self._course)  # it may have seen more elsewhere
            await self._open()
            self._listeners.add(listener)
            self._welcome(listener, since)

    def leave(self, listener: Listener) -> None:
        self._listeners.discard(listener)
        if all(other.viewer != listener.viewer for other in self._listeners):
            self._shown.pop(listener.viewer, None)

    def _welcome(self, listener: Listener, since: int | None) -> None:
        viewer, course = listener.viewer, self._course
        welcome = M.Welcome(
            protocol=M.PROTOCOL,
            viewer=viewer,
            seq=0,
            table=table_card(self.table),
            view=None,
            decisions=[],
            play=None,
            events=[],
            standing={} if listener.seat is None else self.table.seats[listener.seat].standing,
        )
        if course is not None:
            welcome.seq = course.seq
            welcome.view = self._shown[viewer] = course.view(viewer)
            lang, speech = listener.lang, self._speech
            welcome.decisions = speech.decisions(lang, course.decisions(viewer), welcome.view)
            welcome.play = course.state_of_play(now())
            if since is not None:
                welcome.events = speech.events(lang, course.events(viewer, since), viewer)
        listener.tell(encode(welcome))

    # The way of an action

    async def ask(self, seat: int, asked: M.Asked) -> M.FromServer:
        """What a seat asks for: accepted, or refused with its rule."""
        try:
            chosen = step(asked, self._stand_in)
        except InputError as error:
            return M.Refused(asked.request, "K-FORM-01", error.problem, {"place": error.place})
        result = await self.add(seat, asked.request, chosen)
        if isinstance(result, Refusal):
            return M.Refused(asked.request, result.rule, result.reason, dict(result.params))
        return M.Accepted(asked.request, result)

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

    async def _written(self, course: Course, record: Record) -> bool:
        """Whether the record is in the log now; if not, the course is folded again."""
        try:
            await self._database.run(lambda connection: self._write(connection, course, record))
        except BaseException as error:
            await self._fold_again(record.seq - 1)
            if isinstance(error, IntegrityError):
                return False
            raise
        self._tell_all(course, record)
        self._wake(self.table.id)
        await self._bus.publish(self.table.id)
        return True

    def _write(self, connection: Connection, course: Course, record: Record) -> None:
        records.append(connection, self.table.id, record)
        due = due_at(course, self._standing, record.at, self._stand_in)
        tables.change(connection, self.table.id, changed_at=record.at, due_at=due)
        if course.over:
            tables.change(
                connection, self.table.id, status=tables.FINISHED, result=course.returns()
            )

    # What the server itself has to do

    async def chore(self) -> Chore | None:
        """The next thing to do for bots, prepared answers and clocks."""
        async with self._lock:
            course = await self._open()
            if course is None:
                return None
            return next_chore(course, self._standing, now(), self._stand_in)

    async def correct_due(self) -> None:
        """Write down once more when the server has to act here."""
        async with self._lock:
            await self._open()
            await self._write_due()

    async def _write_due(self) -> None:
        course = self._course
        if course is not None:
            due = due_at(course, self._standing, now(), self._stand_in)
            await self._database.run(lambda c: tables.change(c, self.table.id, due_at=due))

    @property
    def next_expiry(self) -> int | None:
        """When a clock will run out."""
        course = self._course
        return None if course is None or course.over else course.clock.next_expiry()

    async def prepare(self, seat: int, asked: M.Standing) -> M.FromServer:
        """Keep a seat's answers given in advance."""
        async with self._lock:
            answers: JsonDict = {**asked.answers}
            await self._database.run(
                lambda c: tables.set_seat(c, self.table.id, seat, standing=answers)
            )
            await self._read_table()
            await self._write_due()  # or nobody would know of it if this process ended now
        self._wake(self.table.id)
        return M.Prepared(asked.request, asked.answers)

    @property
    def _standing(self) -> Standing:
        return {seat.seat: seat.standing for seat in self.table.seats if seat.standing}

    @property
    def _stand_in(self) -> str:
        """The bot that plays for people who have left."""
        return str(self.table.settings["stand_in"])

    # Following the log

    async def catch_up(self) -> None:
        """Somebody else changed this table."""
        async with self._lock:
            await self._read_table()
            if self._course is not None:
                await self._follow(self._course)
            elif self.table.status != tables.OPEN:
                await self._start_here()

    async def _start_here(self) -> None:
        """The match has begun: whoever waited for it is shown the first position."""
        await self._open()
        for listener in list(self._listeners):
            self._welcome(listener, None)
        self._wake(self.table.id)

    async def _open(self) -> Course | None:
        """The course as far as this process knows; None while the table is not started."""
        if self._course is None and self.table.status != tables.OPEN:
            course = self._begin()
            await self._follow(course)
            self._course = course
        return self._course

    async def _fold_again(self, told: int) -> None:
        """Throw the course away and fold it from the log; listeners know it up to `told`."""
        self._course = None
        written = await self._read_records(0)
        course = self._begin()
        course.follow(written[:told])
        self._take_in(course, written[told:])
        self._course = course

    async def _follow(self, course: Course) -> bool:
        """Take in what other processes wrote; whether there was anything."""
        written = await self._read_records(course.seq)
        self._take_in(course, written)
        return bool(written)

    def _take_in(self, course: Course, written: list[Record]) -> None:
        for record in written:
            course.follow([record])
            self._tell_all(course, record)

    def _begin(self) -> Course:
        row = self.table
        setup = Setup(row.game, row.rules_version, row.pack, row.options)
        clock = ClockSettings.from_json(row.settings["clock"])
        return Course(self.rules, setup, row.seed, clock)

    async def _read_records(self, after: int) -> list[Record]:
        return await self._database.run(
            lambda connection: records.read(connection, self.table.id, after)
        )

    async def _read_table(self) -> None:
        row = await self._database.run(lambda c: tables.read(c, self.table.id))
        if row is not None and row != self.table:
            public = table_card(row) != table_card(self.table)
            self.table = row
            self._voices = None
            if public:
                self._tell(encode(M.TableChanged(table_card(row))))

    # Telling

    def _tell_all(self, course: Course, record: Record) -> None:
        """What a record means to each viewer; the same bytes for all who look from one place."""
        play = course.state_of_play(record.at)
        speech = self._speech
        for viewer, old in list(self._shown.items()):
            view = self._shown[viewer] = course.view(viewer)
            events = course.events(viewer, record.seq - 1)
            patch = difference(old, view)
            decisions = course.decisions(viewer)
            here = [listener for listener in self._listeners if listener.viewer == viewer]
            for lang in {listener.lang for listener in here}:
                update = encode(
                    M.Update(
                        seq=record.seq,
                        kind=record.kind,
                        by=record.seat,
                        events=speech.events(lang, events, viewer),
                        patch=patch,
                        decisions=speech.decisions(lang, decisions, view),
                        play=play,
                    )
                )
                for listener in here:
                    if listener.lang == lang:
                        listener.tell(update)

    @property
    def _speech(self) -> Speech:
        if self._voices is None:
            self._voices = Speech(self.rules, [seat.name for seat in self.table.seats])
        return self._voices

    def _tell(self, data: bytes) -> None:
        for listener in list(self._listeners):
            listener.tell(data)
