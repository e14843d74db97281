"""Noticing who is here, without writing it down every time."""

from __future__ import annotations

from collections import OrderedDict
from contextlib import suppress
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from stormark.server.clock.wall_clock import now_ms
from stormark.server.moderation.networks import shortened
from stormark.server.storage import sightings
from stormark.server.storage.database import Database
from stormark.server.storage.notices import Addressee

AGAIN_AFTER: Final = 600_000  # milliseconds until somebody is noticed again
REMEMBERED: Final = 10_000


class Sightings:
    """When somebody was last here, to within some minutes."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._noticed: OrderedDict[tuple[Addressee, str], int] = OrderedDict()

    async def note(self, who: Addressee, address: str) -> None:
        """Somebody is here.  Only the part of the net they come from is kept."""
        seen, at = (who, shortened(address)), now_ms()
        if self._noticed.get(seen, 0) > at - AGAIN_AFTER:
            return
        self._noticed[seen] = at
        self._noticed.move_to_end(seen)
        if len(self._noticed) > REMEMBERED:
            self._noticed.popitem(last=False)
        with suppress(SQLAlchemyError, OSError):  # nobody is kept from playing because of this
            await self._database.run(lambda c: sightings.note(c, *seen, at))
