"""Who looks after the server, and when they last gave their password."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update

from stormark.server.storage.moderation_schema import operators, password_resets, proofs
from stormark.server.storage.schema import people, sessions


@dataclass(frozen=True)
class OperatorRow:
    """An account that may do more than others."""

    id: str
    name: str
    since: int


def add(connection: Connection, person: str, at: int) -> bool:
    """Whether this is news."""
    if is_operator(connection, person):
        return False
    connection.execute(insert(operators).values(person=person, since=at))
    return True


def remove(connection: Connection, person: str) -> bool:
    """Whether it was an operator."""
    gone = connection.execute(delete(operators).where(operators.c.person == person))
    return gone.rowcount > 0


def is_operator(connection: Connection, person: str) -> bool:
    chosen = select(operators.c.person).where(operators.c.person == person)
    return connection.scalar(chosen) is not None


def listed(connection: Connection) -> list[OperatorRow]:
    chosen = select(people.c.id, people.c.name, operators.c.since).join(operators)
    return [OperatorRow(*row) for row in connection.execute(chosen.order_by(people.c.name))]


# Proofs: the password, given again


def prove(connection: Connection, session: str, at: int) -> None:
    """The password was given once more in a session; `session` is a hashed token."""
    known = connection.execute(update(proofs).where(proofs.c.session == session).values(at=at))
    if known.rowcount == 0:
        connection.execute(insert(proofs).values(session=session, at=at))


def proved_at(connection: Connection, session: str) -> int:
    """When the password was last given in a session: to log in, or again later."""
    chosen = select(sessions.c.created_at, proofs.c.at).join_from(
        sessions, proofs, sessions.c.token == proofs.c.session, isouter=True
    )
    found = connection.execute(chosen.where(sessions.c.token == session)).one_or_none()
    return 0 if found is None else max(found[0], found[1] or 0)


# Codes with which somebody who forgot their password gets a new one


def allow_reset(connection: Connection, person: str, code: str, expires_at: int) -> None:
    """`code` is hashed; one that was given before is worth nothing any more."""
    connection.execute(delete(password_resets).where(password_resets.c.person == person))
    values = {"person": person, "code": code, "expires_at": expires_at}
    connection.execute(insert(password_resets).values(values))


def use_reset(connection: Connection, person: str, code: str, at: int) -> bool:
    """Whether the hashed code is the right one and still good; it is used up then."""
    which = (password_resets.c.person == person) & (password_resets.c.code == code)
    gone = connection.execute(
        delete(password_resets).where(which & (password_resets.c.expires_at > at))
    )
    return gone.rowcount > 0
