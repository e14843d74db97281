"""Whether what is asked of the database can be done, as of the last that was tried."""

from __future__ import annotations

from logging import ERROR, WARNING
from time import monotonic
from typing import Final

from stormark.server.operations.logs import log
from stormark.server.storage.trouble import BUSY, UNREACHABLE, StorageError

PASSING: Final = (UNREACHABLE, BUSY)  # over as soon as anything is answered
CALM: Final = 10.0  # seconds between two lines about losses


class StorageCondition:
    """One line in the log when the database is lost, and one when it is back.

    A database that has too much to do is lost and back again many times a second.  Such losses are
    counted, and the next line tells how many there were.
    """

    def __init__(self) -> None:
        self.trouble = ""  # what is wrong; nothing: all is well
        self._since = 0.0
        self._told = False  # whether there was a line about the present loss
        self._told_at = -CALM
        self._losses = 0  # since that line

    @property
    def seconds(self) -> int:
        """How long it has been so."""
        return round(monotonic() - self._since) if self.trouble else 0

    def failed(self, error: StorageError) -> None:
        now = monotonic()
        if not self.trouble:
            self._since, self._told = now, False
            self._losses += 1
        if not self._told and now >= self._told_at + CALM:
            log("storage lost", ERROR, trouble=error.kind, losses=self._losses)
            self._losses, self._told, self._told_at = 0, True, now
        self.trouble = error.kind

    def answered(self) -> None:
        """Something was read, or perhaps written."""
        if self.trouble in PASSING:
            self.wrote()

    def wrote(self) -> None:
        """Something was certainly written."""
        if self.trouble and self._told:
            log("storage back", WARNING, trouble=self.trouble, seconds=self.seconds)
        self.trouble = ""
