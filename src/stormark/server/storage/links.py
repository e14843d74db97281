"""Links that stand for a person, in the database; only the hash of what is in them is stored."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, delete, func, insert, select, update

from stormark.kernel.json import JsonDict
from stormark.server.storage.contacts import MailRow
from stormark.server.storage.reminder_schema import keys, links

CALENDAR: Final = "calendar"  # reads when one's turns end
CONFIRM: Final = "confirm"  # proves that an address of e-mail is one's own
RECOVER: Final = "recover"  # sets a new password
SPENT: Final = "spent"  # was for a new password, and is only counted
UNDO: Final = "undo"  # restores the address that was in force before


def replace(
    connection: Connection, person: str, purpose: str, token: str, expires_at: int | None
) -> None:
    """A new link; the one before for the same purpose is worth nothing any more."""
    remove(connection, person, purpose)
    values = {"token": token, "person": person, "purpose": purpose, "expires_at": expires_at}
    connection.execute(insert(links).values(**values))


def add(
    connection: Connection,
    person: str,
    purpose: str,
    token: str,
    expires_at: int,
    *,
    forget: int,
    restores: JsonDict | None = None,
) -> None:
    """A link beside those that there are; those of everybody that ended by `forget` go."""
    connection.execute(delete(links).where(links.c.expires_at <= forget))
    values = {"token": token, "person": person, "purpose": purpose, "expires_at": expires_at}
    connection.execute(insert(links).values(**values, restores=restores))


def count_recoveries(connection: Connection, person: str, since: int) -> int:
    """How many links for a new password end after that, used or not."""
    theirs = (links.c.person == person) & links.c.purpose.in_((RECOVER, SPENT))
    chosen = select(func.count()).select_from(links).where(theirs & (links.c.expires_at > since))
    return connection.execute(chosen).scalar_one()


def spend(connection: Connection, person: str, purpose: str) -> None:
    """They are worth nothing any more, but were sent."""
    same = (links.c.person == person) & (links.c.purpose == purpose)
    connection.execute(update(links).where(same).values(purpose=SPENT))


def restored_by(connection: Connection, person: str) -> list[MailRow]:
    """The addresses that somebody can still have back."""
    theirs = (links.c.person == person) & (links.c.purpose == UNDO)
    chosen = select(links.c.restores).where(theirs).order_by(links.c.expires_at)
    return [_restored(person, found) for found in connection.scalars(chosen)]


def take_undo(connection: Connection, person: str, token: str) -> MailRow | None:
    """What a link restores; it goes, with all that were made since or restore the same."""
    theirs = (links.c.person == person) & (links.c.purpose == UNDO)
    chosen = select(links.c.token, links.c.expires_at, links.c.restores).where(theirs)
    found = {row.token: row for row in connection.execute(chosen)}
    used = found.get(token)
    if used is None:
        return None
    gone = [
        row.token
        for row in found.values()
        if row.expires_at >= used.expires_at or row.restores["address"] == used.restores["address"]
    ]
    connection.execute(delete(links).where(links.c.token.in_(gone)))
    return _restored(person, used.restores)


def _restored(person: str, kept: JsonDict) -> MailRow:
    return MailRow(person, str(kept["address"]), str(kept["lang"]), bool(kept["turns"]), None)


def person_of(connection: Connection, token: str, purpose: str, at: int) -> str | None:
    """Whose link it is, while it is good."""
    same = (links.c.token == token) & (links.c.purpose == purpose)
    good = links.c.expires_at.is_(None) | (links.c.expires_at > at)
    return connection.execute(select(links.c.person).where(same & good)).scalar_one_or_none()


def remove(connection: Connection, person: str, purpose: str) -> None:
    same = (links.c.person == person) & (links.c.purpose == purpose)
    connection.execute(delete(links).where(same))


def exists(connection: Connection, person: str, purpose: str) -> bool:
    same = (links.c.person == person) & (links.c.purpose == purpose)
    return connection.execute(select(links.c.token).where(same)).first() is not None


def key(connection: Connection, name: str, made: str) -> str:
    """A secret of this server, made the first time somebody asks for it."""
    found = connection.execute(select(keys.c.value).where(keys.c.name == name)).scalar_one_or_none()
    if found is None:
        connection.execute(insert(keys).values(name=name, value=made))
    return made if found is None else str(found)
