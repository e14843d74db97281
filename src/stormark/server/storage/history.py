"""Which history of its tables a database holds: another one begins when a backup is restored.

What somebody saw is evidence of lost records only within one history.  Its secret makes such
evidence impossible to forge, and impossible to read.
"""

from __future__ import annotations

from dataclasses import dataclass
from secrets import token_bytes
from typing import Final

from sqlalchemy import Connection, delete, insert, select, update

from stormark.server.ids import new_id
from stormark.server.storage.schema import history

ROOM: Final = 65_536  # bytes that there must be room for


@dataclass(frozen=True)
class History:
    """The history that goes on at the moment."""

    id: str
    secret: bytes
    beat: int  # counts on while it goes on


def current(connection: Connection) -> History:
    chosen = select(history.c.id, history.c.secret, history.c.beat)
    return History(*connection.execute(chosen).one())


def begin(connection: Connection) -> None:
    """From now on nothing counts that was seen before."""
    connection.execute(delete(history))
    connection.execute(insert(history).values(id=new_id(), secret=token_bytes(32), beat=0))


def count_on(connection: Connection) -> History:
    connection.execute(update(history).values(beat=history.c.beat + 1))
    return current(connection)


def touch(connection: Connection) -> None:
    """A write as small as can be."""
    connection.execute(update(history).values(beat=history.c.beat))


def fill(connection: Connection) -> None:
    """A write that needs room."""
    connection.execute(update(history).values(filler=token_bytes(ROOM)))


def clear_filler(connection: Connection) -> None:
    connection.execute(update(history).values(filler=None))
