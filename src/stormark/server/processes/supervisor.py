"""The process above the workers: it starts them, watches over them and restarts them in turn."""

from __future__ import annotations

import signal
import socket
import threading
from typing import Final

import uvicorn
from uvicorn.supervisors import Multiprocess

ENDING: Final = (signal.SIGTERM, signal.SIGINT)


class AskedToEnd(threading.Event):
    """Set when it was, or as soon as a signal says so, whatever is done about that signal later.

    A handler of signals must not set an event: whoever is interrupted may be holding its lock.
    """

    def __init__(self, signals: list[int]) -> None:
        super().__init__()
        self._signals = signals

    def is_set(self) -> bool:
        """
        >>> signals: list[int] = []
        >>> asked = AskedToEnd(signals)
        >>> signals.append(signal.SIGHUP)
        >>> asked.is_set()
        False
        >>> signals.append(signal.SIGTERM)
        >>> asked.is_set()
        True
        """
        return super().is_set() or any(one in self._signals for one in ENDING)


class Supervisor(Multiprocess):
    """Looks at signals one after the other; whoever asks it to end need not wait for a restart."""

    def __init__(self, config: uvicorn.Config, sockets: list[socket.socket]) -> None:
        super().__init__(config, sockets)
        self.should_exit = AskedToEnd(self.signal_queue)
