"""Whether what is asked of the database can be done, as of the last that was tried."""

from __future__ import annotations

from logging import ERROR, WARNING
from time import monotonic
from typing import Final

from stormark.server.operations.logs import log
from stormark.server.storage.trouble import BUSY, UNREACHABLE, StorageError

PASSING: Final = (UNREACHABLE, BUSY)  # over as soon as anything is answered


class StorageCondition:
    """One line in the log when the database is lost, and one when it is back."""

    def __init__(self) -> None:
        self.trouble = ""  # what is wrong; nothing: all is well
        self._since = 0.0

    @property
    def seconds(self) -> int:
        """How long it has been so."""
        return round(monotonic() - self._since) if self.trouble else 0

    def failed(self, error: StorageError) -> None:
        if not self.trouble:
            self._since = monotonic()
            log("storage lost", ERROR, trouble=error.kind)
        self.trouble = error.kind

    def answered(self) -> None:
        """Something was read, or perhaps written."""
        if self.trouble in PASSING:
            self.wrote()

    def wrote(self) -> None:
        """Something was certainly written."""
        if self.trouble:
            log("storage back", WARNING, trouble=self.trouble, seconds=self.seconds)
            self.trouble = ""
