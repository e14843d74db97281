"""Passkeys of accounts, and the challenges they answer, in the database."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from sqlalchemy import Connection, delete, func, insert, select, update

from stormark.server.storage.passkey_schema import challenges, passkeys


@dataclass(frozen=True)
class PasskeyRow:
    """A key on somebody's device; what is stored of it opens nothing."""

    id: str
    person: str
    credential: str  # by which the device knows it, in Base64
    public_key: bytes
    sign_count: int
    name: str
    created_at: int
    used_at: int | None = None


def add(connection: Connection, row: PasskeyRow) -> None:
    """Raises IntegrityError if the credential is somebody's already."""
    connection.execute(insert(passkeys).values(**asdict(row)))


def of_person(connection: Connection, person: str) -> list[PasskeyRow]:
    chosen = select(passkeys).where(passkeys.c.person == person)
    ordered = chosen.order_by(passkeys.c.created_at, passkeys.c.id)
    return [PasskeyRow(**row._mapping) for row in connection.execute(ordered)]


def count(connection: Connection, person: str) -> int:
    chosen = select(func.count()).select_from(passkeys).where(passkeys.c.person == person)
    return connection.execute(chosen).scalar_one()


def of_credential(connection: Connection, credential: str) -> PasskeyRow | None:
    chosen = select(passkeys).where(passkeys.c.credential == credential)
    found = connection.execute(chosen).one_or_none()
    return None if found is None else PasskeyRow(**found._mapping)


def used(connection: Connection, row: PasskeyRow, sign_count: int, at: int) -> bool:
    """Note that a key was used; false if it is gone, or somebody used it at the same moment."""
    same = (passkeys.c.id == row.id) & (passkeys.c.sign_count == row.sign_count)
    values = {"sign_count": sign_count, "used_at": at}
    return connection.execute(update(passkeys).where(same).values(values)).rowcount > 0


def rename(connection: Connection, person: str, passkey: str, name: str) -> bool:
    """Whether there is such a key of that person."""
    same = (passkeys.c.id == passkey) & (passkeys.c.person == person)
    return connection.execute(update(passkeys).where(same).values(name=name)).rowcount > 0


def remove(connection: Connection, person: str, passkey: str) -> bool:
    """Whether there was such a key of that person."""
    same = (passkeys.c.id == passkey) & (passkeys.c.person == person)
    return connection.execute(delete(passkeys).where(same)).rowcount > 0


def forget(connection: Connection, person: str) -> None:
    connection.execute(delete(passkeys).where(passkeys.c.person == person))


def put_challenge(
    connection: Connection, challenge: str, purpose: str, holder: str, at: int, expires_at: int
) -> None:
    """Keep a challenge, hashed, and forget those that nobody answered in time."""
    connection.execute(delete(challenges).where(challenges.c.expires_at <= at))
    values = {"challenge": challenge, "purpose": purpose, "holder": holder}
    connection.execute(insert(challenges).values(**values, expires_at=expires_at))


def take_challenge(
    connection: Connection, challenge: str, purpose: str, holder: str, at: int
) -> bool:
    """Whether it was made for this, and in time; it is worth nothing any more."""
    which = (
        (challenges.c.challenge == challenge)
        & (challenges.c.purpose == purpose)
        & (challenges.c.holder == holder)
        & (challenges.c.expires_at > at)
    )
    return connection.execute(delete(challenges).where(which)).rowcount > 0
