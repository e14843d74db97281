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
LONGEST_REST: Final = 3_600_000
MOST: Final = 50  # turns at once
PATIENCE: Final = 20.0  # seconds for one notice or mail
MOST_FAILURES: Final = 5  # in a row, until a device is forgotten
MAIL: Final = "mail"  # among channels, beside the ids of devices

MAILS: Final = {  # the messages of a subject and a text, by kind
    "reminder": ("reminder-title", "reminder-mail"),
    "mail-confirm": ("mail-confirm-title", "mail-confirm-mail"),
    "mail-change": ("mail-change-title", "mail-change-mail"),
    "mail-changed": ("mail-changed-title", "mail-changed-mail"),
    "mail-removed": ("mail-removed-title", "mail-removed-mail"),
    "mail-undone": ("mail-undone-title", "mail-undone-mail"),
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
        self._under_way: set[tuple[str, int]] = set()  # turns of which somebody is told now

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
        """Begin to tell everybody whose time has come; nobody waits for anybody else."""
        at = now_ms()
        claimed = await self._database.run(
            lambda c: turns.claim(c, at - self._after, at, at + REST, MOST)
        )
        for turn in claimed:
            name = turn.table, turn.seat
            if name not in self._under_way:  # it may take longer than a turn rests
                self._under_way.add(name)
                self.later(self._remind_of(turn))
        return len(claimed)

    async def _remind_of(self, turn: TurnRow) -> None:
        """Unless its person has come."""
        try:
            if not await self._presence.is_there(turn.table, turn.seat):
                await self._tell(turn)
        finally:
            self._under_way.discard((turn.table, turn.seat))

    async def _tell(self, turn: TurnRow) -> None:
        """On every channel where that was not done; what fails is tried later."""
        found = await self._database.look(lambda c: _reminder(c, turn))
        told = {str(channel) for channel in turn.told_by or []}
        if found is None or await self._told(found, told):
            await self._database.run(lambda c: turns.told(c, turn, now_ms()))
        else:
            until = now_ms() + min(REST << turn.tries, LONGEST_REST)
            await self._database.run(lambda c: turns.told_in_part(c, turn, told, until))

    async def _told(self, reminder: Reminder, told: set[str]) -> bool:
        """Whether nothing is left to be tried again; `told` are the channels where that is done."""
        sending = {
            device.id: self._served(device, reminder)
            for device in reminder.devices
            if device.id not in told
        }
        if reminder.mail is not None and MAIL not in told:
            sending[MAIL] = self._tried(self._mailed(reminder.mail, reminder))
        sent = await asyncio.gather(*sending.values())
        told |= {channel for channel, done in zip(sending, sent, strict=True) if done}
        return all(sent)

    async def _served(self, device: DeviceRow, reminder: Reminder) -> bool:
        """Tell a device; one that fails again and again is forgotten."""
        done = await self._tried(self._pushed(device, reminder))
        if not done or device.failures:
            await self._database.run(
                lambda c: contacts.reached(c, device.id, well=done, most=MOST_FAILURES)
            )
        return done

    async def _tried(self, sending: Awaitable[None]) -> bool:
        """Whether it was sent in time; whatever goes wrong concerns this one alone."""
        try:
            async with asyncio.timeout(PATIENCE):
                await sending
        except Exception as error:
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
        """A mail of a kind (one of `MAILS`) in somebody's language."""
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
