"""How what operators decide reaches people at once, wherever they are connected.

Every process follows the audit log: after its own actions, when another process says over the bus
that there is something new, and every second, as somebody may act from the terminal.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from stormark.server.clock.wall_clock import now_ms
from stormark.server.ids import new_id
from stormark.server.moderation.sanctions import Sanctions, told
from stormark.server.moderation.sightings import Sightings
from stormark.server.moderation.visitors import Visit, Visitors
from stormark.server.operations.logs import log_failure
from stormark.server.presence.service import MARK, PresenceService
from stormark.server.processes.bus import Bus, SeatTakenOver
from stormark.server.protocol import messages as M
from stormark.server.protocol.codec import encode
from stormark.server.protocol.localizer import problem_in_words
from stormark.server.storage import audit, notices, sanctions
from stormark.server.storage.audit import AuditEntry
from stormark.server.storage.database import Database
from stormark.server.storage.notices import Addressee, NoticeRow
from stormark.server.storage.sanctions import SanctionRow
from stormark.server.table.rooms import Rooms
from stormark.server.workers.ending import end

NEWS: Final = "!"  # on the bus instead of a table: the audit log has grown
LOOK_EVERY: Final = 1.0  # seconds


class Moderation:
    """A listener of the bus."""

    def __init__(
        self, database: Database, bus: Bus, rooms: Rooms, presence: PresenceService
    ) -> None:
        self.sanctions = Sanctions()
        self.sightings = Sightings(database)
        self.visitors = Visitors()
        self._database = database
        self._bus = bus
        self._rooms = rooms
        self._presence = presence
        self._seq = 0  # the last entry that was followed
        self._unread: set[Addressee] = set()  # who has something to read
        self._turn = asyncio.Lock()
        self._stirred = asyncio.Event()
        self._following: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._seq, rows, self._unread = await self._database.run(
            lambda c: (
                audit.last_seq(c),
                sanctions.in_force(c, now_ms()),
                notices.who_has_unread(c),
            )
        )
        self.sanctions.take_in(rows)
        self._following = asyncio.create_task(self._follow())

    async def close(self) -> None:
        await end(self._following)

    # Following the audit log

    async def acted(self) -> None:
        """This process did something: returns when everybody here knows, and tells the others."""
        await self._look()
        await self._bus.publish(NEWS)

    def changed_elsewhere(self, table: str, taken: SeatTakenOver | None = None) -> None:
        if table == NEWS:
            self._stirred.set()

    def missed_notices(self) -> None:
        self._stirred.set()

    async def _follow(self) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stirred.wait(), LOOK_EVERY)
            self._stirred.clear()
            try:
                await self._look()
            except (SQLAlchemyError, OSError):
                continue  # the next look may find the database again
            except Exception as error:
                log_failure(new_id(), error, doing="following the audit log")

    async def _look(self) -> None:
        async with self._turn:
            known = self._seq
            news = await self._database.run(lambda c: _news(c, known))
            if news is None:
                return
            self._seq = news.last
            self.sanctions.take_in(news.sanctions)
            self._send_away()
            for entry in news.entries:
                await self._reach(entry)

    # Reaching people

    async def _reach(self, entry: AuditEntry) -> None:
        details: dict[str, Any] = entry.details
        if entry.action == "close_table":
            for visit in self.visitors.at(details["table"]):
                if details["status"] == "open":  # a match that ran is there still, to look at
                    visit.client.dismiss("table-closed", {"why": entry.reason})
        if entry.action == "remove_line":
            self._presence.tell_removed(details["table"], details["line"])
        for table in details.get("tables", []):
            self._rooms.changed_elsewhere(table)
            self._rooms.changed_elsewhere(MARK + table)
        for to in details.get("told", []):
            addressee = Addressee(**to)
            self._unread.add(addressee)
            for visit in self.visitors.who_are(addressee):
                await self.greet(visit)

    def _send_away(self) -> None:
        for visit in self.visitors.all():
            ban = self.sanctions.ban_of(visit.person, visit.address)
            if ban is not None:
                visit.client.dismiss("banned", told(ban))

    async def greet(self, visit: Visit) -> None:
        """Tell somebody what they have not read.

        Accounts are told again until they say that they have; a guest has read what was sent.
        """
        to = visit.addressee
        if to is None or to not in self._unread:
            return
        if to.person is not None:
            unread = await self._database.run(lambda c: notices.unread(c, to))
        else:
            unread = await self._database.run(lambda c: _read_all(c, to))
            self._unread.discard(to)
        for notice in unread:
            text = problem_in_words(visit.client.lang, notice.message, notice.params)
            visit.client.send(
                encode(M.Notice(notice.id, notice.at, notice.message, notice.params, text))
            )

    async def have_read(self, to: Addressee, up_to: int) -> None:
        await self._database.run(lambda c: notices.mark_read(c, to, up_to, now_ms()))


@dataclass(frozen=True)
class _News:
    """What operators did since the last look, and what holds now."""

    last: int
    entries: list[AuditEntry]
    sanctions: list[SanctionRow]


def _news(connection: Connection, known: int) -> _News | None:
    """What came after an entry; None if nothing did."""
    last = audit.last_seq(connection)
    if last == known:
        return None
    # A log that is shorter than it was comes from a backup that somebody restored.
    entries = audit.after(connection, known, None) if last > known else []
    return _News(last, entries, sanctions.in_force(connection, now_ms()))


def _read_all(connection: Connection, to: Addressee) -> list[NoticeRow]:
    found = notices.unread(connection, to)
    if found:
        notices.mark_read(connection, to, found[-1].id, now_ms())
    return found
