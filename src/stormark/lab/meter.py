"""How fast something goes, and how long it will still take."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic


class Meter:
    """Measures from the first count it is told, so that resumed work does not look fast.

    >>> seconds = iter([0.0, 10.0])
    >>> meter = Meter(lambda: next(seconds))
    >>> meter.begin(games=100, work=1000)
    >>> meter.read(games=150, work=3000, of=200)
    (200.0, 10.0)
    """

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._since = 0.0
        self._games = 0
        self._work = 0

    def begin(self, games: int, work: int) -> None:
        self._since, self._games, self._work = self._clock(), games, work

    def read(self, games: int, work: int, of: int) -> tuple[float, float | None]:
        """Work per second, and the seconds until `of` games are played, if that can be said."""
        seconds = self._clock() - self._since
        played = games - self._games
        if seconds <= 0 or played <= 0:
            return 0.0, None
        return (work - self._work) / seconds, (of - games) * seconds / played
