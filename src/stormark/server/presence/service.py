"""The companies of all tables that somebody of this process is connected to."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from stormark.kernel.refusal import InputError, Refusal
from stormark.server.clock.wall_clock import now
from stormark.server.presence.table_presence import HISTORY, Company, Guest
from stormark.server.processes.bus import Bus, NoBus, SeatTaken
from stormark.server.protocol.codec import encode
from stormark.server.sanitize import CHAT_LENGTH, NOTES_LENGTH, clean_line, clean_lines, fitting
from stormark.server.storage import chat, presence, tables
from stormark.server.storage.chat import Said
from stormark.server.storage.database import Database
from stormark.server.storage.tables import TableRow

MARK: Final = "~"  # before the id of a table: its company changed, not the table
HEARTBEAT: Final = 20.0  # seconds between two signs of life of a process
LOST: Final = 60_000  # milliseconds without one until its guests count as gone


class Companies:
    """A hearer of the bus.  Presence is only written down if other processes could read it."""

    def __init__(self, database: Database, bus: Bus) -> None:
        self._database = database
        self._bus = bus
        self._shared = not isinstance(bus, NoBus)
        self._companies: dict[str, Company] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._heart: asyncio.Task[None] | None = None

    def open(self) -> None:
        if self._shared:
            self._heart = asyncio.create_task(self._beat())

    async def close(self) -> None:
        """Whoever is still connected must come back to another process."""
        for company in self._companies.values():
            for guest in list(company.guests):
                guest.dismiss("server-stops")
        tasks = {*self._tasks, *([self._heart] if self._heart is not None else [])}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # Coming and going

    async def join(self, table: str, guest: Guest) -> bool:
        """Greet somebody; whoever held the seat before is told.  False if the table is gone."""
        found = await self._database.run(lambda c: self._arrive(c, table, guest))
        if found is None:
            return False
        row, history, elsewhere = found
        company = self._companies.setdefault(table, Company(row))
        company.row, company.elsewhere = row, elsewhere
        company.tell_chat(history)
        company.read_to = max([company.read_to, *(said.id for said in history)])
        company.guests.add(guest)
        if guest.seat is not None:
            company.taken(guest.seat, guest.session)
            await self._bus.publish(table, SeatTaken(guest.seat, guest.session))
        guest.tell(encode(company.greeting(guest, history)))
        company.take_in(row)
        company.tell_presence(knowing=guest)
        await self._publish(table)
        return True

    def _arrive(
        self, connection: Connection, table: str, guest: Guest
    ) -> tuple[TableRow, list[Said], dict[str, int | None]] | None:
        row = tables.read(connection, table)
        if row is None:
            return None
        if self._shared:
            presence.came(connection, guest.session, table, guest.seat, now())
        return row, chat.latest(connection, table, HISTORY), self._connected(connection, table)

    def _connected(self, connection: Connection, table: str) -> dict[str, int | None]:
        return presence.connected(connection, table, now() - LOST) if self._shared else {}

    async def leave(self, table: str, guest: Guest) -> None:
        company = self._companies.get(table)
        if company is None or guest not in company.guests:
            return
        company.guests.discard(guest)
        company.elsewhere.pop(guest.session, None)
        company.tell_presence()
        if not company.guests:
            del self._companies[table]
        if self._shared:
            with suppress(SQLAlchemyError, OSError):  # it will count as lost soon
                await self._database.run(lambda c: presence.went(c, guest.session))
            await self._publish(table)

    def connected(self, table: str, seat: int) -> bool:
        """Whether somebody at this seat is connected to any process."""
        return table in self._companies and seat in self._companies[table].presence().seats

    # What guests ask for

    async def say(self, table: str, guest: Guest, name: str, text: str) -> Refusal | None:
        """A line of chat.  Raises InputError if nothing of it is left."""
        row = self._companies[table].row
        spectator = guest.seat is None
        if not row.settings["chat"] or (spectator and row.settings["spectator_chat"] == "none"):
            return Refusal("T-CHAT-01")
        cleaned = fitting(clean_line(text), CHAT_LENGTH, "text")
        if not cleaned:
            raise InputError("field-empty", "text", key="text")
        person = None
        if guest.seat is not None:
            name, person = row.seats[guest.seat].name, row.seats[guest.seat].person
        said = await self._database.run(
            lambda c: chat.add(c, table, now(), guest.seat, name, person, cleaned)
        )
        if table in self._companies:
            self._companies[table].tell_chat([said])
        await self._publish(table)
        return None

    async def mute(self, table: str, seat: int, whom: int, muted: bool) -> None:
        """Read somebody no more, or again."""

        def work(connection: Connection) -> None:
            row = tables.read(connection, table, lock=True)
            if row is not None:
                others = [number for number in row.seats[seat].muted if number != whom]
                tables.set_seat(connection, table, seat, muted=[*others, whom] if muted else others)

        await self._database.run(work)
        await self.refresh(table)
        await self._publish(table)

    async def note(self, table: str, seat: int, text: str) -> None:
        """Keep a seat's private notes."""
        text = fitting(clean_lines(text), NOTES_LENGTH, "text")
        await self._database.run(lambda c: tables.set_seat(c, table, seat, notes=text))

    # What changed

    async def changed(self, table: str) -> None:
        """This process changed the table itself: who sits where, settings."""
        await self.refresh(table)
        await self._publish(table)

    async def refresh(self, table: str) -> None:
        """Look at the database again, and tell whom it concerns."""
        company = self._companies.get(table)
        if company is None:
            return
        row, lines, elsewhere = await self._database.run(
            lambda c: (
                tables.read(c, table),
                chat.latest(c, table, HISTORY, company.read_to),
                self._connected(c, table),
            )
        )
        if row is None:
            for guest in list(company.guests):
                guest.dismiss("table-unknown")
            return
        company.take_in(row)
        company.elsewhere = elsewhere
        company.tell_chat(lines)
        company.tell_presence()

    async def _publish(self, table: str) -> None:
        if self._shared:
            await self._bus.publish(MARK + table)

    # What other processes tell

    def changed_elsewhere(self, table: str, taken: SeatTaken | None = None) -> None:
        if taken is not None and table in self._companies:
            self._companies[table].taken(taken.seat, taken.session)
        if table.startswith(MARK):
            self._look_at(table.removeprefix(MARK))

    def missed_notes(self) -> None:
        for table in list(self._companies):
            self._look_at(table)

    def _look_at(self, table: str) -> None:
        if table in self._companies:
            task = asyncio.ensure_future(self._refresh_quietly(table))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _refresh_quietly(self, table: str) -> None:
        with suppress(SQLAlchemyError, OSError):  # the bus will tell when all is well again
            await self.refresh(table)

    async def _beat(self) -> None:
        """Show that the guests of this process are still there; and forget those of lost ones."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            with suppress(SQLAlchemyError, OSError):
                await self.show_life(now())
            for table in [name for name, c in self._companies.items() if c.elsewhere]:
                self._look_at(table)

    async def show_life(self, at: int) -> None:
        sessions = [guest.session for c in self._companies.values() for guest in c.guests]
        await self._database.run(lambda c: presence.still_there(c, sessions, at, at - LOST))
