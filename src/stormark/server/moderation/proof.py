"""Who is an operator, and whether they gave their password lately."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection

from stormark.server.lobby import refuse
from stormark.server.moderation.actions import HARMLESS, AnyAction
from stormark.server.storage import operators

MINUTES: Final = 15
FRESH: Final = MINUTES * 60_000  # milliseconds


def fresh_until(connection: Connection, session: str) -> int:
    """Until when the password of a session, by its hashed token, need not be given again."""
    return operators.proved_at(connection, session) + FRESH


def check_fresh(connection: Connection, session: str, action: AnyAction, at: int) -> None:
    """Refuse what cannot simply be undone to somebody who may only have found the browser open."""
    if not isinstance(action, HARMLESS) and fresh_until(connection, session) <= at:
        refuse("T-ADMIN-02", minutes=MINUTES)
