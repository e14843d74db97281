"""Accounts and their sessions in the database."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from sqlalchemy import Connection, delete, insert, or_, select, update

from stormark.server.accounts.names import looks
from stormark.server.sanitize import casefolded
from stormark.server.storage import passkeys, proofs
from stormark.server.storage.schema import chat, people, seats, sessions


@dataclass(frozen=True)
class PersonRow:
    """An account.  The password is an Argon2 hash and never leaves the server."""

    id: str
    name: str
    folded: str
    password: str
    created_at: int
    looks: str = ""  # made from the name when it is stored


@dataclass(frozen=True)
class SessionRow:
    """A browser somebody is logged in with; `token` is hashed."""

    token: str
    person: str
    created_at: int
    expires_at: int
    seen_at: int = 0
    agent: str = ""

    @property
    def id(self) -> str:
        """What it is called towards its owner; nobody can log in with it."""
        return self.token[:16]


def create(connection: Connection, row: PersonRow) -> None:
    """Raises IntegrityError if the name is taken."""
    connection.execute(insert(people).values(**{**asdict(row), "looks": looks(row.name)}))


def named(connection: Connection, folded: str) -> PersonRow | None:
    found = connection.execute(select(people).where(people.c.folded == folded)).one_or_none()
    return None if found is None else PersonRow(**found._mapping)


def looking_like(connection: Connection, name: str) -> PersonRow | None:
    """The account whose name this is, or could be taken for."""
    same = or_(people.c.folded == casefolded(name), people.c.looks == looks(name))
    found = connection.execute(select(people).where(same).limit(1)).one_or_none()
    return None if found is None else PersonRow(**found._mapping)


def read(connection: Connection, person: str) -> PersonRow | None:
    found = connection.execute(select(people).where(people.c.id == person)).one_or_none()
    return None if found is None else PersonRow(**found._mapping)


def rename(connection: Connection, person: str, name: str, folded: str) -> None:
    """Raises IntegrityError if the name is taken."""
    values = {"name": name, "folded": folded, "looks": looks(name)}
    connection.execute(update(people).where(people.c.id == person).values(values))


def set_password(connection: Connection, person: str, password: str) -> None:
    connection.execute(update(people).where(people.c.id == person).values(password=password))


def open_session(connection: Connection, row: SessionRow) -> None:
    """Remember a session, and forget those of the same person that are over."""
    over = (sessions.c.person == row.person) & (sessions.c.expires_at <= row.created_at)
    connection.execute(delete(sessions).where(over))
    connection.execute(insert(sessions).values(**asdict(row)))


def of_session(connection: Connection, token: str, at: int) -> tuple[PersonRow, int] | None:
    """Whose session a hashed token stands for, if it is not over, and when it was last used."""
    chosen = select(people, sessions.c.seen_at).join(sessions).where(sessions.c.token == token)
    found = connection.execute(chosen.where(sessions.c.expires_at > at)).one_or_none()
    if found is None:
        return None
    *person, seen_at = found
    return PersonRow(**dict(zip(people.c.keys(), person, strict=True))), seen_at


def note_session(connection: Connection, token: str, at: int) -> None:
    connection.execute(update(sessions).where(sessions.c.token == token).values(seen_at=at))


def close_session(connection: Connection, token: str) -> None:
    connection.execute(delete(sessions).where(sessions.c.token == token))


def close_sessions(connection: Connection, person: str) -> None:
    connection.execute(delete(sessions).where(sessions.c.person == person))


def close_other_sessions(connection: Connection, person: str, token: str) -> None:
    others = (sessions.c.person == person) & (sessions.c.token != token)
    connection.execute(delete(sessions).where(others))


def close_session_named(connection: Connection, person: str, name: str) -> bool:
    """End one of a person's sessions by its id; whether there was one."""
    theirs = (sessions.c.person == person) & sessions.c.token.startswith(name, autoescape=True)
    return connection.execute(delete(sessions).where(theirs)).rowcount > 0


def sessions_of(connection: Connection, person: str) -> list[SessionRow]:
    chosen = select(sessions).where(sessions.c.person == person).order_by(sessions.c.created_at)
    return [SessionRow(**row._mapping) for row in connection.execute(chosen)]


def remove(connection: Connection, person: str) -> list[str]:
    """Forget a person.  Games stay, without the name; the tables concerned."""
    concerned = select(seats.c.table).where(seats.c.person == person).distinct()
    tables = list(connection.scalars(concerned))
    nobody = {"name": "", "person": None}
    connection.execute(update(seats).where(seats.c.person == person).values(**nobody, notes=""))
    connection.execute(update(chat).where(chat.c.person == person).values(**nobody))
    close_sessions(connection, person)
    proofs.forget(connection, person)
    passkeys.forget(connection, person)
    connection.execute(delete(people).where(people.c.id == person))
    return tables
