"""Packs that are shared in the database: with those who may withdraw them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select

from stormark.server.config import DAY
from stormark.server.storage.schema import packs, shared_packs, withdrawn_packs

WITHDRAWN: Final = 30 * DAY  # T-SHARE-01: how long nobody shares again what an operator withdrew


@dataclass(frozen=True)
class Sharer:
    """Who shares: an account or a guest's token, and from which address, all hashed."""

    owner: str
    address: str


@dataclass(frozen=True)
class ListedRow:
    """A pack in the list of all that are shared."""

    hash: str
    game: str
    shared_at: int  # for the last time
    shares: int  # by so many


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


def withdraw_for_all(connection: Connection, content: str, at: int) -> int:
    """Nobody shares the pack any more, nor soon again; how many did."""
    gone = connection.execute(delete(shared_packs).where(shared_packs.c.pack == content))
    if gone.rowcount:
        past = withdrawn_packs.c.withdrawn_at <= at - WITHDRAWN
        old = withdrawn_packs.c.pack == content
        connection.execute(delete(withdrawn_packs).where(past | old))
        values = {"pack": content, "withdrawn_at": at}
        connection.execute(insert(withdrawn_packs).values(values))
    return gone.rowcount


def withdrawn_until(connection: Connection, content: str) -> int:
    """When a pack that an operator withdrew may be shared again; 0 if nobody did."""
    chosen = select(withdrawn_packs.c.withdrawn_at).where(withdrawn_packs.c.pack == content)
    at = connection.scalar(chosen)
    return 0 if at is None else at + WITHDRAWN


def all_shared(connection: Connection, most: int) -> list[ListedRow]:
    """What is shared, the newest first."""
    newest = func.max(shared_packs.c.shared_at)
    chosen = (
        select(packs.c.hash, packs.c.game, newest, func.count())
        .join(shared_packs, shared_packs.c.pack == packs.c.hash)
        .group_by(packs.c.hash, packs.c.game)
        .order_by(newest.desc(), packs.c.hash)
    )
    return [ListedRow(*row) for row in connection.execute(chosen.limit(most))]


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
