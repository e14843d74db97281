"""The address of an account: how it becomes another one, and how that is undone.

An address opens the account, for a lost password is replaced by a mail to it.  So one that was
confirmed stays in force until another is, and is told of everything that takes its place, with a
link that restores it.  All this happens in transactions of the caller, who then sends the letters.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from sqlalchemy import Connection

from stormark.server.config import DAY
from stormark.server.ids import new_token, token_hash
from stormark.server.storage import contacts, links, people
from stormark.server.storage.contacts import MailRow

MINUTE: Final = 60_000
CONFIRM_LASTS: Final = DAY
UNDO_LASTS: Final = 7 * DAY
RECOVERY_LASTS: Final = 10 * MINUTE
MOST_RECOVERIES: Final = 3  # mails of an account in an hour
HOUR: Final = 60 * MINUTE


@dataclass(frozen=True)
class Letter:
    """A mail that is to be sent: to whom, of which kind, about whose account, with which link."""

    to: MailRow
    kind: str
    name: str
    token: str = ""
    other: str = ""  # the address that it tells of


def ask_for(connection: Connection, wanted: MailRow, at: int) -> list[Letter]:
    """Somebody names an address; one that was confirmed stays until the new one is."""
    name = _name(connection, wanted.person)
    before = contacts.mail_of(connection, wanted.person)
    token, until = new_token(), at + CONFIRM_LASTS
    links.replace(connection, wanted.person, links.CONFIRM, token_hash(token), until)
    letters = [Letter(wanted, "mail-confirm", name, token)]
    if before is None or before.confirmed_at is None:
        contacts.set_mail(connection, wanted)
        return letters
    waiting = replace(before, lang=wanted.lang, turns=wanted.turns, waiting=wanted.address)
    contacts.set_mail(connection, waiting)
    undo = _undo_link(connection, before, at)
    return [*letters, Letter(before, "mail-change", name, undo, wanted.address)]


def keep(connection: Connection, person: str, *, turns: bool) -> None:
    """The address stays as it is, and none waits for being confirmed any more."""
    links.remove(connection, person, links.CONFIRM)
    contacts.keep_mail(connection, person, turns)


def confirm(connection: Connection, token: str, at: int) -> list[Letter] | None:
    """Somebody has opened the link in a mail to the new address; None: it is not good."""
    who = links.person_of(connection, token_hash(token), links.CONFIRM, at)
    row = None if who is None else contacts.mail_of(connection, who)
    if who is None or row is None:
        return None
    links.remove(connection, who, links.CONFIRM)
    address = row.waiting or row.address
    contacts.set_mail(connection, replace(row, address=address, waiting=None, confirmed_at=at))
    if row.waiting is None:
        return []
    undo = _undo_link(connection, row, at)
    return [Letter(row, "mail-changed", _name(connection, who), undo, address)]


def forget(connection: Connection, person: str, at: int) -> list[Letter]:
    """There is no address any more; else one could be replaced without being told."""
    name = _name(connection, person)
    row = contacts.mail_of(connection, person)
    contacts.remove_mail(connection, person)
    links.remove(connection, person, links.CONFIRM)
    if row is None or row.confirmed_at is None:
        return []
    return [Letter(row, "mail-removed", name, _undo_link(connection, row, at))]


def undo(connection: Connection, token: str, at: int) -> list[Letter] | None:
    """The address before is in force again and all sessions end; None: the link is not good.

    Links that were made since are worth nothing any more, so whoever changed it cannot go on.
    """
    who = links.person_of(connection, token_hash(token), links.UNDO, at)
    restored = None if who is None else links.take_undo(connection, who, token_hash(token))
    if who is None or restored is None:
        return None
    name = _name(connection, who)
    now = contacts.mail_of(connection, who)
    again = replace(restored, turns=restored.turns if now is None else now.turns, confirmed_at=at)
    links.remove(connection, who, links.CONFIRM)
    links.spend(connection, who, links.RECOVER)
    contacts.set_mail(connection, again)
    people.close_sessions(connection, who)
    if now is None:
        return []
    others = {now.waiting, now.address if now.confirmed_at is not None else None}
    return [
        Letter(replace(again, address=other), "mail-undone", name)
        for other in sorted(filter(None, others - {again.address}))
    ]


def ask_to_recover(connection: Connection, folded: str, at: int) -> list[Letter]:
    """A link for a lost password, beside those before: who asks makes nobody's link void."""
    person = people.named(connection, folded)
    if person is None:
        return []
    mail = contacts.mail_of(connection, person.id)
    if mail is None or mail.confirmed_at is None:
        return []
    since = at - HOUR + RECOVERY_LASTS  # links are kept by when they end
    if links.count_recoveries(connection, person.id, since) >= MOST_RECOVERIES:
        return []
    token, until = new_token(), at + RECOVERY_LASTS
    links.add(connection, person.id, links.RECOVER, token_hash(token), until, forget=at - HOUR)
    return [Letter(mail, "mail-recover", person.name, token)]


def recover(connection: Connection, token: str, password: str, at: int) -> bool:
    """Whether the link is good: then the (hashed) password is the new one, and all sessions end."""
    who = links.person_of(connection, token_hash(token), links.RECOVER, at)
    if who is not None:
        links.spend(connection, who, links.RECOVER)
        people.set_password(connection, who, password)
        people.close_sessions(connection, who)
    return who is not None


def _undo_link(connection: Connection, before: MailRow, at: int) -> str:
    token, until = new_token(), at + UNDO_LASTS
    links.add(
        connection,
        before.person,
        links.UNDO,
        token_hash(token),
        until,
        forget=at - HOUR,
        restores={"address": before.address, "lang": before.lang, "turns": before.turns},
    )
    return token


def _name(connection: Connection, person: str) -> str:
    found = people.read(connection, person)
    return "" if found is None else found.name
