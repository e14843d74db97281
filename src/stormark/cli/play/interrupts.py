"""Being told to stop: Ctrl-C, termination and a terminal that hangs up."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class Stopped(Exception):
    """Somebody outside ended the program; `status` is what it should exit with."""

    def __init__(self, number: int) -> None:
        self.status = 128 + number
        super().__init__(signal.Signals(number).name)


class Interrupts:
    """Turns signals into `Stopped`, but never in the middle of a move and its saving."""

    def __init__(self) -> None:
        self._held = False
        self._pending: int | None = None

    @contextmanager
    def listening(self) -> Iterator[None]:
        """While this runs, the signals raise `Stopped` instead of what they did before."""
        names = ("SIGINT", "SIGTERM", "SIGHUP")  # the last one does not exist everywhere
        numbers = [getattr(signal, name) for name in names if hasattr(signal, name)]
        before = [(number, signal.signal(number, self._arrived)) for number in numbers]
        try:
            yield
        finally:
            for number, handler in before:
                signal.signal(number, handler)

    @contextmanager
    def held(self) -> Iterator[None]:
        """A signal that arrives in here takes effect right after it."""
        self._held = True
        try:
            yield
        finally:
            self._held = False
        if self._pending is not None:
            raise Stopped(self._pending)

    def _arrived(self, number: int, _frame: FrameType | None) -> None:
        if self._held:
            self._pending = number
        else:
            raise Stopped(number)
