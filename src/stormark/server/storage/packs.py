"""Content packs in the database: by the hash of their content, with those who brought them."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
)

from stormark.server.storage.schema import pack_owners, packs, seats, shared_packs, tables
from stormark.server.storage.tables import FINISHED

_USED = or_(
    exists().where(tables.c.pack == packs.c.hash),
    exists().where(shared_packs.c.pack == packs.c.hash),
)


@dataclass(frozen=True)
class Quota:
    """What is kept for one owner."""

    number: int
    letters: int


UNBOUNDED: Final = Quota(sys.maxsize, sys.maxsize)


@dataclass(frozen=True)
class Asker:
    """Somebody who wants to see a pack: hashed owners, the hash of a table's token, an account."""

    owners: Sequence[str]
    token: str = ""
    person: str | None = None


def text_of(connection: Connection, game: str, content: str) -> str | None:
    """The text of a pack of a game, if there is one with this hash."""
    chosen = select(packs.c.text).where(packs.c.hash == content, packs.c.game == game)
    return connection.scalar(chosen)


def stored(connection: Connection, game: str, content: str) -> bool:
    chosen = select(packs.c.hash).where(packs.c.hash == content, packs.c.game == game)
    return connection.scalar(chosen) is not None


def keep(
    connection: Connection,
    pack: tuple[str, str, str],
    owners: Sequence[str],
    quota: Quota,
    at: int,
) -> bool:
    """Store a pack (hash, game, text), once; False if an owner has no room for it.

    What an owner brought before makes room, the oldest first, unless a table uses it or it is
    shared.
    """
    content, game, text = pack
    dropped: list[str] = []
    for owner in owners:
        fits, out = _room(connection, owner, content, len(text), quota)
        if not fits:
            return False
        dropped += [f"{owner} {old}" for old in out]
    for old in dropped:
        owner, _, name = old.partition(" ")
        _disown(connection, name, owner)
    if not connection.scalar(select(packs.c.hash).where(packs.c.hash == content)):
        connection.execute(insert(packs).values(hash=content, game=game, text=text))
    for owner in owners:
        _disown(connection, content, owner)
        connection.execute(insert(pack_owners).values(pack=content, owner=owner, brought_at=at))
    if dropped:
        kept = exists().where(pack_owners.c.pack == packs.c.hash)
        connection.execute(delete(packs).where(~_USED, ~kept))
    return True


def _disown(connection: Connection, content: str, owner: str) -> None:
    which = and_(pack_owners.c.pack == content, pack_owners.c.owner == owner)
    connection.execute(delete(pack_owners).where(which))


def _room(
    connection: Connection, owner: str, content: str, letters: int, quota: Quota
) -> tuple[bool, list[str]]:
    """Whether one more pack fits, and which have to go for it."""
    chosen = (
        select(packs.c.hash, func.length(packs.c.text), _USED.label("used"))
        .join(pack_owners, pack_owners.c.pack == packs.c.hash)
        .where(pack_owners.c.owner == owner, packs.c.hash != content)
        .order_by(pack_owners.c.brought_at)
    )
    has = [tuple(row) for row in connection.execute(chosen)]
    number, total, out = len(has) + 1, sum(size for _, size, _ in has) + letters, []
    for name, size, used in has:
        if number <= quota.number and total <= quota.letters:
            break
        if not used:
            number, total = number - 1, total - size
            out.append(str(name))
    return number <= quota.number and total <= quota.letters, out


def is_owner(connection: Connection, game: str, content: str, owners: Sequence[str]) -> bool:
    """Whether any of the owners brought a pack of a game along."""
    own = and_(pack_owners.c.pack == content, pack_owners.c.owner.in_(owners))
    chosen = select(packs.c.hash).join(pack_owners, own).where(packs.c.hash == content)
    return connection.scalar(chosen.where(packs.c.game == game).limit(1)) is not None


def may_see(connection: Connection, content: str, asker: Asker) -> bool:
    """Whether somebody may look at a pack.

    Whoever brought it may; everybody who can see a table or a replay that uses it; and everybody
    while somebody shares it.
    """
    if connection.scalar(
        select(shared_packs.c.pack).where(shared_packs.c.pack == content).limit(1)
    ):
        return True
    own = and_(pack_owners.c.pack == content, pack_owners.c.owner.in_(asker.owners))
    if connection.scalar(select(pack_owners.c.pack).where(own).limit(1)) is not None:
        return True
    shown = select(tables.c.id).where(tables.c.pack == content, or_(*_shown_to(asker)))
    return connection.scalar(shown.limit(1)) is not None


def _shown_to(asker: Asker) -> list[ColumnElement[bool]]:
    settings = tables.c.settings
    ways = [
        and_(tables.c.status == FINISHED, settings["replay"].as_string() == "public"),
        and_(tables.c.password.is_(None), settings["spectators"].as_string() != "none"),
    ]
    sits = exists().where(seats.c.table == tables.c.id)
    if asker.token:
        ways += [tables.c.host_token == asker.token, sits.where(seats.c.token == asker.token)]
    if asker.person is not None:
        ways.append(sits.where(seats.c.person == asker.person))
    return ways


def unused_packs(before: int) -> Select[tuple[str]]:
    """The packs that no table uses, nobody shares and nobody brought since then."""
    fresh = exists().where(pack_owners.c.pack == packs.c.hash, pack_owners.c.brought_at >= before)
    return select(packs.c.hash).where(~_USED, ~fresh)
