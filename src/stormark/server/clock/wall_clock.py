"""The time of the server, in the unit it counts in.

It is taken from the clock of the machine once, and runs steadily from there: whoever sets that
clock forward or back while a server runs changes nobody's time.  From one start to the next it
never goes back either (see `processes.heartbeat`).
"""

from __future__ import annotations

import time
from collections.abc import Callable


def _wall_ms() -> int:
    return time.time_ns() // 1_000_000


def _steady_ms() -> int:
    """Never set by anybody; it goes on while a machine sleeps, where the system can tell."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME) // 1_000_000
    return time.monotonic_ns() // 1_000_000


class SteadyClock:
    """The time of day when it was made, and steady time since.

    >>> day, since_start = [1_000], [7]
    >>> clock = SteadyClock(lambda: day[0], lambda: since_start[0])
    >>> day[0], since_start[0] = 400, 57  # the clock of the machine is set back
    >>> clock.now()
    1050
    """

    def __init__(
        self, wall: Callable[[], int] = _wall_ms, steady: Callable[[], int] = _steady_ms
    ) -> None:
        self._steady = steady
        self._ahead = wall() - steady()

    def now(self) -> int:
        return self._ahead + self._steady()

    def advance_to(self, at: int) -> int:
        """Be at least as late as that; by how much it was too early."""
        behind = max(0, at - self.now())
        self._ahead += behind
        return behind


clock = SteadyClock()


def now_ms() -> int:
    """Milliseconds since 1970."""
    return clock.now()


def advance_to(at: int) -> int:
    """Something is known to have happened then; by how much the clock was too early."""
    return clock.advance_to(at)
