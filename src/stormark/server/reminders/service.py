"""Reminds people who are away that it is their turn.

What is to be done is in the database: a seat that is asked, since when, and whether its person
was told.  So nobody is forgotten when a process ends, and of several processes one tells.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Coroutine
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection

from stormark.kernel.json import JsonDict
from stormark.server.clock.wall_clock import now_ms
from stormark.server.ids import new_id
from stormark.server.operations.logs import log, log_failure
from stormark.server.presence.service import PresenceService
from stormark.server.protocol.localizer import problem_in_words
from stormark.server.reminders.mail import Mail
from stormark.server.reminders.push import Gone, Push
from stormark.server.reminders.words import words_of
from stormark.server.storage import contacts, tables, turns
from stormark.server.storage.contacts import DeviceRow, MailRow
from stormark.server.storage.database import Database
from stormark.server.storage.tables import TableRow
from stormark.server.storage.turns import TurnRow
from stormark.server.workers.ending import end

LOOK_EVERY: Final = 5.0  # seconds
REST: Final = 60_000  # milliseconds until a turn is looked at again whose person is here
MOST: Final = 50  # turns at once

MAILS: Final = {  # the messages of a subject and a text, by kind
    "reminder": ("reminder-title", "reminder-mail"),
    "mail-confirm": ("mail-confirm-title", "mail-confirm-mail"),
    "mail-recover": ("mail-recover-title", "mail-recover-mail"),
}


@dataclass(frozen=True)
class Reminder:
    """A turn, and everything it takes to tell its person."""

    turn: TurnRow
    table: TableRow
    devices: list[DeviceRow]
    mail: MailRow | None


class Reminders:
    """Looks for people who are asked and not there."""

    def __init__(
        self,
        database: Database,
        presence: PresenceService,
        push: Push | None,
        mail: Mail | None,
        url: str,
        after_seconds: int,
    ) -> None:
        self.push = push
        self.mail = mail
        self.url = url
        self._database = database
        self._presence = presence
        self._after = after_seconds * 1_000
        self._looking: asyncio.Task[None] | None = None
        self._sending: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        if self.push is not None:
            await self.push.open(self._database)
        self._looking = asyncio.create_task(self._look())

    async def close(self) -> None:
        await end(*self._sending, self._looking)

    async def _look(self) -> None:
        while True:
            try:
                await self.remind()
            except Exception as error:
                log_failure(new_id(), error, doing="reminding people of their turn")
            await asyncio.sleep(LOOK_EVERY)

    async def remind(self) -> int:
        """Tell everybody whose time has come; how many were told."""
        at = now_ms()
        claimed = await self._database.run(
            lambda c: turns.claim(c, at - self._after, at, at + REST, MOST)
        )
        told = 0
        for turn in claimed:
            if not await self._presence.is_there(turn.table, turn.seat):
                told += await self._remind_of(turn)
        return told

    async def _remind_of(self, turn: TurnRow) -> bool:
        """Whether its person was told all that could be told; else it is tried again later."""
        found = await self._database.look(lambda c: _reminder(c, turn))
        if found is not None and not await self._told(found):
            return False
        await self._database.run(lambda c: turns.told(c, turn, now_ms()))
        return True

    async def _told(self, reminder: Reminder) -> bool:
        """Whether nothing is left to be tried again."""
        sent = [await self._tried(self._pushed(device, reminder)) for device in reminder.devices]
        if reminder.mail is not None:
            sent.append(await self._tried(self._mailed(reminder.mail, reminder)))
        return all(sent)

    async def _tried(self, sending: Awaitable[None]) -> bool:
        try:
            await sending
        except OSError as error:
            log("reminder not sent", error=type(error).__name__)
            return False
        return True

    async def _pushed(self, device: DeviceRow, reminder: Reminder) -> None:
        if self.push is None:
            return
        words = words_of(reminder.table, reminder.turn.seat)
        notice = {
            "title": problem_in_words(device.lang, "reminder-title", words),
            "body": problem_in_words(device.lang, "reminder-body", words),
            "url": f"/table/{reminder.table.id}",
            "tag": f"turn-{reminder.table.id}",
        }
        try:
            await self.push.send(device, notice)
        except Gone:
            person, gone = device.person, device.id
            await self._database.run(lambda c: contacts.remove_device(c, person, gone))

    async def _mailed(self, mail: MailRow, reminder: Reminder) -> None:
        if self.mail is None or mail.confirmed_at is None or not mail.turns:
            return
        words = words_of(reminder.table, reminder.turn.seat)
        words["url"] = f"{self.url}/table/{reminder.table.id}"
        await self.send_mail(mail, "reminder", words)

    def send_mail_later(self, to: MailRow, kind: str, words: JsonDict) -> None:
        self.later(self.send_mail(to, kind, words))

    def later(self, sending: Coroutine[None, None, None]) -> None:
        """Nobody waits for it, so that how long it takes tells nobody anything."""
        task = asyncio.create_task(self._quietly(sending))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _quietly(self, sending: Coroutine[None, None, None]) -> None:
        try:
            await self._tried(sending)
        except Exception as error:
            log_failure(new_id(), error, doing="sending mail")

    async def send_mail(self, to: MailRow, kind: str, words: JsonDict) -> None:
        """A mail of a kind (`reminder`, `mail-confirm`, `mail-recover`) in somebody's language."""
        assert self.mail is not None
        title, body = MAILS[kind]
        subject = problem_in_words(to.lang, title, words)
        text = problem_in_words(to.lang, body, {**words, "server": self.url})
        await self.mail.send(to.address, subject, text)


def _reminder(connection: Connection, turn: TurnRow) -> Reminder | None:
    table = tables.read(connection, turn.table)
    if table is None:
        return None
    mail = contacts.mail_of(connection, turn.person)
    return Reminder(turn, table, contacts.devices_of(connection, turn.person), mail)
