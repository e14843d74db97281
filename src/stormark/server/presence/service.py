"""Everybody who is connected to a table through this process.

Other processes are told over the bus that the presence at a table changed, by the table's id with
a mark before it; what changed is in the database.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Final

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from stormark.kernel.refusal import InputError, Refusal
from stormark.server.clock import ClockSettings
from stormark.server.clock.wall_clock import now_ms
from stormark.server.connections.connection import ClientConnection
from stormark.server.lobby.naming import spectator_name
from stormark.server.presence.table_presence import HISTORY, TablePresence
from stormark.server.processes.bus import Bus, NoBus, SeatTakenOver
from stormark.server.protocol.codec import encode
from stormark.server.sanitize import (
    CHAT_LENGTH,
    NOTES_LENGTH,
    clean_line,
    clean_lines,
    within_limit,
)
from stormark.server.storage import chat, presence, tables
from stormark.server.storage.chat import ChatRow
from stormark.server.storage.database import Database
from stormark.server.storage.tables import TableRow
from stormark.server.workers.ending import end

MARK: Final = "~"  # before the id of a table: who is there changed, not the table
HEARTBEAT: Final = 20.0  # seconds between two signs of life of a process
LOST: Final = 60_000  # milliseconds without one until its clients count as gone


class PresenceService:
    """A listener of the bus.  Presence is only written down if other processes could read it."""

    def __init__(
        self,
        database: Database,
        bus: Bus,
        grace: int,
        people_changed: Callable[[str, bool], None] = lambda *_: None,
    ) -> None:
        """`grace` is how many seconds somebody must be away until a bot may be proposed.

        `people_changed` is told of tables with a clock where somebody came or went, and whether
        another process may have written something there just before.
        """
        self._people_changed = people_changed
        self._grace = grace * 1_000
        self._opened_at = now_ms()
        self._database = database
        self._bus = bus
        self._shared = not isinstance(bus, NoBus)
        self._tables: dict[str, TablePresence] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._heart: asyncio.Task[None] | None = None

    def open(self) -> None:
        if self._shared:
            self._heart = asyncio.create_task(self._beat())

    async def close(self) -> None:
        """Whoever is still connected must come back to another process."""
        for there in self._tables.values():
            for client in list(there.clients):
                client.dismiss("server-stops")
        await end(*self._tasks, self._heart)

    # Coming and going

    async def join(self, table: str, client: ClientConnection) -> bool:
        """Greet somebody; whoever held the seat before is told.  False if the table is gone."""
        found = await self._database.run(lambda c: self._arrive(c, table, client), table)
        if found is None:
            return False
        row, history, elsewhere = found
        there = self._tables.setdefault(table, TablePresence(row))
        there.row, there.elsewhere = row, elsewhere
        there.tell_chat(history)
        there.read_to = max([there.read_to, *(said.id for said in history)])
        there.clients.add(client)
        if client.seat is not None:
            there.taken(client.seat, client.session)
            await self._bus.publish(table, SeatTakenOver(client.seat, client.session))
        client.send(encode(there.greeting(client, history)))
        there.take_in(row)
        there.tell_presence(knowing=client)
        self._tell_clock(row, client, came=True)
        await self._publish(table)
        return True

    def _tell_clock(self, row: TableRow, client: ClientConnection, *, came: bool) -> None:
        hasty = ClockSettings.from_json(row.settings.clock).hasty
        if client.seat is not None and hasty and row.status == tables.RUNNING:
            self._people_changed(row.id, came and self._shared)

    def _arrive(
        self, connection: Connection, table: str, client: ClientConnection
    ) -> tuple[TableRow, list[ChatRow], dict[str, int | None]] | None:
        row = tables.read(connection, table)
        if row is None:
            return None
        if self._shared:
            presence.came(connection, client.session, table, client.seat, now_ms())
        return row, chat.latest(connection, table, HISTORY), self._connected(connection, table)

    def _connected(self, connection: Connection, table: str) -> dict[str, int | None]:
        return presence.connected(connection, table, now_ms() - LOST) if self._shared else {}

    async def leave(self, table: str, client: ClientConnection) -> None:
        there = self._tables.get(table)
        if there is None or client not in there.clients:
            return
        there.clients.discard(client)
        there.elsewhere.pop(client.session, None)
        there.spectators.pop(client.session, None)
        there.tell_presence()
        if not there.clients:
            del self._tables[table]
        if self._shared or client.seat is not None:
            with suppress(SQLAlchemyError, OSError):  # it will count as lost soon
                await self._database.run(lambda c: self._went(c, table, client), table)
        self._tell_clock(there.row, client, came=False)
        await self._publish(table)

    def _went(self, connection: Connection, table: str, client: ClientConnection) -> None:
        if client.seat is not None:
            tables.set_seat(connection, table, client.seat, seen_at=now_ms())
        if self._shared:
            presence.went(connection, client.session)

    async def stand_in_refusal(self, table: str, seat: int) -> Refusal | None:
        """Why it cannot be proposed that a bot plays a seat: its person is here, or was just now.

        What happened while the server was not there counts for nobody.
        """
        if table in self._tables and seat in self._tables[table].presence().seats:
            return Refusal("T-CONSENT-06")
        row = await self._database.look(lambda c: tables.read(c, table))
        if row is None or not 0 <= seat < len(row.seats):
            return None  # the table itself says what is wrong with such a seat
        away = now_ms() - max(row.seats[seat].seen_at, self._opened_at)
        if away >= self._grace:
            return None
        seconds = -(-(self._grace - away) // 1_000)
        return Refusal("T-CONSENT-07", "", {"player": seat + 1, "seconds": seconds})

    async def absent_since(self, table: str, seats: Collection[int]) -> int | None:
        """Since when nobody at these seats is connected; None: somebody is.

        What happened while the server was not there counts for nobody.
        """
        there = self._tables.get(table)
        if there is not None and any(client.seat in seats for client in there.clients):
            return None
        row, elsewhere = await self._database.look(
            lambda c: (tables.read(c, table), self._connected(c, table))
        )
        if row is None or any(seat in seats for seat in elsewhere.values()):
            return None
        return max([self._opened_at, *(seat.seen_at for seat in row.seats if seat.seat in seats)])

    async def is_there(self, table: str, seat: int) -> bool:
        """Whether somebody at this seat is connected, to whichever process."""
        if table in self._tables and seat in self._tables[table].presence().seats:
            return True
        found = await self._database.look(lambda c: self._connected(c, table))
        return seat in found.values()

    # What clients ask for

    async def say(
        self,
        table: str,
        client: ClientConnection,
        name: str,
        text: str,
        person: str | None = None,
    ) -> Refusal | None:
        """A line of chat.  Raises InputError if nothing of it is left.

        `name` is what a spectator wants to be called, `person` their account.
        """
        there = self._tables[table]
        row = there.row
        spectator = client.seat is None
        if not row.settings.chat or (spectator and row.settings.spectator_chat == "none"):
            return Refusal("T-CHAT-01")
        cleaned = within_limit(clean_line(text), CHAT_LENGTH, "text")
        if not cleaned:
            raise InputError("field-empty", "text", key="text")
        if client.seat is not None:
            name, person = row.seats[client.seat].name, row.seats[client.seat].person

        def work(connection: Connection) -> ChatRow:
            called = name
            if client.seat is None:
                others = [v for key, v in there.spectators.items() if key != client.session]
                others += [seat.called for seat in row.seats if seat.called]
                called = spectator_name(connection, name, person, others)
                there.spectators[client.session] = called
            return chat.add(connection, table, now_ms(), client.seat, called, person, cleaned)

        said = await self._database.run(work)
        if table in self._tables:
            self._tables[table].tell_chat([said])
        await self._publish(table)
        return None

    def tell_removed(self, table: str, line: int) -> None:
        """A line of chat is gone, for those who are connected to this process."""
        if table in self._tables:
            self._tables[table].tell_removed(line)

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
        text = within_limit(clean_lines(text), NOTES_LENGTH, "text")
        await self._database.run(lambda c: tables.set_seat(c, table, seat, notes=text))

    # What changed

    async def changed(self, table: str) -> None:
        """This process changed the table itself: who sits where, settings."""
        await self.refresh(table)
        await self._publish(table)

    async def refresh(self, table: str) -> None:
        """Look at the database again, and tell whom it concerns."""
        there = self._tables.get(table)
        if there is None:
            return
        row, lines, elsewhere = await self._database.run(
            lambda c: (
                tables.read(c, table),
                chat.latest(c, table, HISTORY, there.read_to),
                self._connected(c, table),
            )
        )
        if row is None:
            for client in list(there.clients):
                client.dismiss("table-unknown")
            return
        there.take_in(row)
        there.elsewhere = elsewhere
        there.tell_chat(lines)
        there.tell_presence()

    async def _publish(self, table: str) -> None:
        if self._shared:
            await self._bus.publish(MARK + table)

    # What other processes tell

    def changed_elsewhere(self, table: str, taken: SeatTakenOver | None = None) -> None:
        if taken is not None and table in self._tables:
            self._tables[table].taken(taken.seat, taken.session)
        if table.startswith(MARK):
            self._look_at(table.removeprefix(MARK))

    def missed_notices(self) -> None:
        for table in list(self._tables):
            self._look_at(table)

    def _look_at(self, table: str) -> None:
        if table in self._tables:
            task = asyncio.ensure_future(self._refresh_quietly(table))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _refresh_quietly(self, table: str) -> None:
        with suppress(SQLAlchemyError, OSError):  # the bus will tell when all is well again
            await self.refresh(table)

    async def _beat(self) -> None:
        """Show that the clients of this process are still there; and forget those of lost ones."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            with suppress(SQLAlchemyError, OSError):
                await self.beat(now_ms())

    async def beat(self, at: int) -> None:
        """One transaction, however many tables there are."""
        sessions = [client.session for c in self._tables.values() for client in c.clients]
        names = list(self._tables)

        def work(connection: Connection) -> dict[str, dict[str, int | None]]:
            presence.still_there(connection, sessions, at, at - LOST)
            return presence.connected_to(connection, names)

        for table, elsewhere in (await self._database.run(work)).items():
            if there := self._tables.get(table):
                there.elsewhere = elsewhere
                there.tell_presence()
