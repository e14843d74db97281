"""Content packs in the database, by the hash of their content."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select

from stormark.server.storage.schema import packs


def keep(connection: Connection, content: str, game: str, text: str) -> None:
    """Store a pack, once."""
    known = connection.scalar(select(packs.c.hash).where(packs.c.hash == content))
    if known is None:
        connection.execute(insert(packs).values(hash=content, game=game, text=text))


def text_of(connection: Connection, game: str, content: str) -> str | None:
    """The text of a pack of a game, if there is one with this hash."""
    chosen = select(packs.c.text).where(packs.c.hash == content, packs.c.game == game)
    return connection.scalar(chosen)
