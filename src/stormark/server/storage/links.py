"""Links that stand for a person, in the database; only the hash of what is in them is stored."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, delete, insert, select

from stormark.server.storage.reminder_schema import keys, links

CALENDAR: Final = "calendar"  # reads when one's turns end
CONFIRM: Final = "confirm"  # proves that an address of e-mail is one's own
RECOVER: Final = "recover"  # sets a new password


def replace(
    connection: Connection, person: str, purpose: str, token: str, expires_at: int | None
) -> None:
    """A new link; the one before for the same purpose is worth nothing any more."""
    remove(connection, person, purpose)
    values = {"token": token, "person": person, "purpose": purpose, "expires_at": expires_at}
    connection.execute(insert(links).values(**values))


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
