"""Accounts: optional, for people who want to find their tables again."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from stormark.kernel.json import JsonDict
from stormark.kernel.refusal import InputError
from stormark.server.accounts.guessing import Place
from stormark.server.accounts.names import clean_name, is_reserved
from stormark.server.accounts.passwords import Passwords
from stormark.server.accounts.recovery import code_hash, new_codes
from stormark.server.clock.wall_clock import now_ms
from stormark.server.config import DAY
from stormark.server.ids import new_id, new_token, token_hash
from stormark.server.lobby import refuse
from stormark.server.sanitize import FOLDED_LENGTH, casefolded, clean_line, within_limit
from stormark.server.storage import chat, contacts, links, passkeys, people, proofs, tables
from stormark.server.storage.contacts import MailRow
from stormark.server.storage.database import Database
from stormark.server.storage.people import PersonRow, SessionRow

SHORTEST = 8
AGENT_LENGTH = 200
SEEN_EVERY = 600_000  # milliseconds between two notes of when a session was used
PLACES_LAST = 90 * DAY
MOST_TABLES = 1000


@dataclass(frozen=True)
class Session:
    """Somebody who just proved who they are; the token goes into the cookie."""

    person: PersonRow
    token: str


class People:
    """Only hashes of passwords and sessions are stored."""

    def __init__(self, database: Database, passwords: Passwords, session_days: int) -> None:
        self._database = database
        self._passwords = passwords
        self._lasting = session_days * DAY

    async def register(self, name: str, password: str, agent: str = "") -> Session:
        name = clean_name(name, "name")
        if is_reserved(name):
            refuse("T-NAME-01")
        compared = within_limit(casefolded(name), FOLDED_LENGTH, "name")
        check_password(password, "password")
        hashed = await self._passwords.hashed(password)
        person = PersonRow(new_id(), name, compared, hashed, now_ms())
        try:
            await self._database.run(lambda c: people.create(c, person))
        except IntegrityError:
            refuse("T-LOGIN-03")
        return await self.open_session(person, agent)

    async def knows(self, name: str, place: Place) -> list[str]:
        """What speaks for it that somebody is the owner of an account, before they prove it."""
        compared = casefolded(clean_line(name))
        return await self._database.look(lambda c: proofs.knows(c, compared, place.hashes))

    async def log_in(self, name: str, password: str, agent: str = "") -> Session:
        """The same answer and the same work, whether it is the name or the password."""
        compared = casefolded(clean_line(name))
        person = await self._database.look(lambda c: people.named(c, compared))
        stored = None if person is None else person.password
        if not await self._passwords.fits(stored, password) or person is None:
            refuse("T-LOGIN-01")
        return await self.open_session(person, agent)

    async def remember(self, person: PersonRow, place: Place) -> None:
        """Somebody has proved who they are from here: next time it speaks for them."""
        at = now_ms()
        await self._database.run(
            lambda c: proofs.remember(c, person.id, place.hashes, at, at - PLACES_LAST)
        )

    async def recover(self, name: str, code: str, password: str, agent: str = "") -> Session:
        """A new password with a recovery code; all other sessions end.

        As much work for a wrong name or code, and the same answer.
        """
        check_password(password, "password")
        compared, hashed = casefolded(clean_line(name)), await self._passwords.hashed(password)

        def work(connection: Connection) -> PersonRow | None:
            person = people.named(connection, compared)
            owner = "" if person is None else person.id
            if not proofs.use_code(connection, owner, code_hash(code)) or person is None:
                return None
            people.set_password(connection, person.id, hashed)
            people.close_sessions(connection, person.id)
            return person

        person = await self._database.run(work)
        if person is None:
            refuse("T-LOGIN-04")
        return await self.open_session(person, agent)

    async def new_codes(self, person: PersonRow, password: str) -> list[str]:
        """Fresh recovery codes; those before are worth nothing any more."""
        await self.prove(person, password)
        codes = new_codes()
        hashed = [code_hash(code) for code in codes]
        await self._database.run(lambda c: proofs.put_codes(c, person.id, hashed, now_ms()))
        return codes

    async def codes_left(self, person: PersonRow) -> list[int]:
        return await self._database.look(lambda c: proofs.codes_left(c, person.id))

    # Sessions

    async def who(self, token: str) -> PersonRow | None:
        """Whose session it is."""
        hashed, at = token_hash(token), now_ms()
        found = await self._database.look(lambda c: people.of_session(c, hashed, at))
        if found is None:
            return None
        person, seen_at = found
        if at - seen_at >= SEEN_EVERY:
            await self._database.run(lambda c: people.note_session(c, hashed, at))
        return person

    async def sessions(self, person: PersonRow) -> list[SessionRow]:
        return await self._database.look(lambda c: people.sessions_of(c, person.id))

    async def end_session(self, person: PersonRow, name: str) -> None:
        if not await self._database.run(lambda c: people.close_session_named(c, person.id, name)):
            refuse("T-SESSION-01")

    async def end_other_sessions(self, person: PersonRow, token: str) -> None:
        hashed = token_hash(token)
        await self._database.run(lambda c: people.close_other_sessions(c, person.id, hashed))

    async def log_out(self, token: str) -> None:
        hashed = token_hash(token)
        await self._database.run(lambda c: people.close_session(c, hashed))

    async def log_out_everywhere(self, person: PersonRow) -> None:
        await self._database.run(lambda c: people.close_sessions(c, person.id))

    async def change_password(
        self, person: PersonRow, old: str, new: str, agent: str = ""
    ) -> Session:
        """All sessions end but the one that this returns."""
        check_password(new, "new")
        await self.prove(person, old)
        hashed = await self._passwords.hashed(new)
        await self._database.run(lambda c: people.set_password(c, person.id, hashed))
        await self.log_out_everywhere(person)
        return await self.open_session(person, agent)

    async def forget(self, person: PersonRow, password: str) -> list[str]:
        """Delete the account; the tables from which its name has gone."""
        await self.prove(person, password)
        return await self._database.run(lambda c: people.remove(c, person.id))

    async def export(self, person: PersonRow) -> JsonDict:
        """Everything that is stored about a person, but what only proves who they are."""
        return await self._database.look(
            lambda c: {
                "name": person.name,
                "created_at": person.created_at,
                "sessions": [
                    {
                        "created_at": session.created_at,
                        "expires_at": session.expires_at,
                        "seen_at": session.seen_at,
                        "agent": session.agent,
                    }
                    for session in people.sessions_of(c, person.id)
                ],
                "seats": [
                    {
                        "table": row.id,
                        "game": row.game,
                        "seat": seat.seat,
                        "name": seat.name,
                        "notes": seat.notes,
                    }
                    for row in tables.read_many(
                        c, [found for found, _ in tables.of_person(c, person.id, MOST_TABLES)]
                    )
                    for seat in row.seats
                    if seat.person == person.id
                ],
                "passkeys": [
                    {"name": key.name, "created_at": key.created_at, "used_at": key.used_at}
                    for key in passkeys.of_person(c, person.id)
                ],
                **_addresses(contacts.mail_of(c, person.id)),
                "mails_before": [mail.address for mail in links.restored_by(c, person.id)],
                "devices": [
                    {"label": device.label, "created_at": device.created_at}
                    for device in contacts.devices_of(c, person.id)
                ],
                "chat": [
                    {"table": table, "at": said.at, "name": said.name, "text": said.text}
                    for table, said in chat.of_person(c, person.id)
                ],
            }
        )

    async def prove(self, person: PersonRow, password: str) -> None:
        """Refuse if it is not the password."""
        if not await self._passwords.fits(person.password, password):
            refuse("T-LOGIN-01")

    async def open_session(self, person: PersonRow, agent: str = "") -> Session:
        """For somebody who has proved who they are."""
        token, at = new_token(), now_ms()
        called = clean_line(agent)[:AGENT_LENGTH]
        row = SessionRow(token_hash(token), person.id, at, at + self._lasting, at, called)
        await self._database.run(lambda c: people.open_session(c, row))
        return Session(person, token)


def check_password(password: str, place: str) -> None:
    if len(password) < SHORTEST:
        raise InputError("password-short", place, least=SHORTEST)


def _addresses(mail: MailRow | None) -> JsonDict:
    if mail is None:
        return {"mail": None, "mail_waiting": None}
    return {"mail": mail.address, "mail_waiting": mail.waiting}
