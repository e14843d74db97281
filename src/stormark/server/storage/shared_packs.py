"""Packs that are shared in the database: with those who may withdraw them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, insert, select

from stormark.server.storage.schema import packs, shared_packs


@dataclass(frozen=True)
class Sharer:
    """Who shares: an account or a guest's token, and from which address, all hashed."""

    owner: str
    address: str


@dataclass(frozen=True)
class SharedRow:
    """A pack that is shared."""

    game: str
    text: str
    shared_at: int  # for the first time


def share(connection: Connection, content: str, sharer: Sharer, most: int, at: int) -> bool:
    """Share a pack from now on; False if from this address or by this owner too many are."""
    others = shared_packs.c.pack != content
    for column, value in (
        (shared_packs.c.address, sharer.address),
        (shared_packs.c.owner, sharer.owner),
    ):
        number = select(func.count(shared_packs.c.pack.distinct())).where(column == value, others)
        if (connection.scalar(number) or 0) >= most:
            return False
    withdraw(connection, content, [sharer.owner])
    values = {"pack": content, "owner": sharer.owner, "address": sharer.address, "shared_at": at}
    connection.execute(insert(shared_packs).values(values))
    return True


def withdraw(connection: Connection, content: str, owners: Sequence[str]) -> bool:
    """Whether any of the owners shared the pack; now they do not."""
    theirs = shared_packs.c.owner.in_(owners)
    done = connection.execute(delete(shared_packs).where(shared_packs.c.pack == content, theirs))
    return done.rowcount > 0


def withdraw_for_all(connection: Connection, content: str) -> int:
    """Nobody shares the pack any more; how many did."""
    return connection.execute(delete(shared_packs).where(shared_packs.c.pack == content)).rowcount


def shared(connection: Connection, content: str) -> SharedRow | None:
    chosen = (
        select(packs.c.game, packs.c.text, func.min(shared_packs.c.shared_at))
        .join(shared_packs, shared_packs.c.pack == packs.c.hash)
        .where(packs.c.hash == content)
        .group_by(packs.c.game, packs.c.text)
    )
    row = connection.execute(chosen).one_or_none()
    return None if row is None else SharedRow(*row)


def owned(connection: Connection, content: str, owners: Sequence[str]) -> bool:
    """Whether any of the owners shares the pack."""
    theirs = shared_packs.c.owner.in_(owners)
    chosen = select(shared_packs.c.pack).where(shared_packs.c.pack == content, theirs)
    return connection.scalar(chosen.limit(1)) is not None
