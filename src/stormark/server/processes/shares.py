"""Limits that hold for all processes together: each has a share of what somebody may still ask for.

Nobody waits for the database: a process lets through what its share allows, reports that now and
then, and learns what all have left, of which it takes its part.  While reports are under way that
may be too much for a moment, never twice as much; what was too much is owed and missing later.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import blake2b
from time import monotonic
from typing import Final

from stormark.server.http.limits import REMEMBERED, Buckets, Rate
from stormark.server.services import ConnectionLimit

LOW: Final = 0.5  # of an equal share: with less, the database is asked at once
AGAIN: Final = 0.1  # seconds until it is asked at once about the same again


def shared_name(kind: str, key: str) -> str:
    """What the database knows somebody by: an address is nothing to keep.

    >>> shared_name("requests", "192.0.2.7")
    '5d40e9db3e1b44b7c13492a6'
    """
    return blake2b(f"{kind}:{key}".encode(), digest_size=12).hexdigest()


class Share:
    """What one process may still let through of one rate."""

    __slots__ = ("asked", "at", "left", "name", "rate", "used")

    def __init__(self, name: str, rate: Rate, left: float, at: float) -> None:
        self.name = name
        self.rate = rate
        self.left = left
        self.at = at
        self.asked = 0.0  # when the database was
        self.used = 0.0  # and not yet reported


class Reports:
    """What waits to be told to the other processes, and how many there are."""

    def __init__(self, processes: int, stir: Callable[[], None]) -> None:
        self.processes = processes
        self.shares: dict[str, Share] = {}  # in which something was used
        self.stir = stir  # calls for a report at once


class SharedBuckets(Buckets):
    """A share per address, seat or name."""

    def __init__(
        self, kind: str, rate: Rate, reports: Reports, clock: Callable[[], float] = monotonic
    ) -> None:
        super().__init__(rate, clock)
        self._kind = kind
        self._shared_rate = rate
        self._reports = reports
        self._shares: dict[str, Share] = {}

    def take(self, key: str, cost: float = 1) -> float:
        rate, at, parts = self._shared_rate, self._clock(), self._reports.processes
        share = self._share(key, at)
        fair = rate.burst / parts
        refilled = share.left + (at - share.at) * rate.per_second / parts
        share.left = max(share.left, min(max(fair, 1.0), refilled))
        share.at = at
        needed = min(cost, max(fair, 1.0))  # what is dear for a share leaves a debt
        if share.left < LOW * fair + needed and at >= share.asked + AGAIN:
            share.asked = at
            self._reports.shares[share.name] = share
            self._reports.stir()
        if share.left < needed:
            return (needed - share.left) / rate.per_second
        share.left -= min(cost, rate.burst)
        share.used += min(cost, rate.burst)
        self._reports.shares[share.name] = share
        return 0.0

    def spend(self, key: str, cost: float) -> None:
        share = self._share(key, self._clock())
        share.left = max(-share.rate.burst, share.left - cost)
        share.used += cost
        self._reports.shares[share.name] = share

    def _share(self, key: str, at: float) -> Share:
        share = self._shares.pop(key, None)
        if share is None:
            fair = max(1.0, self._shared_rate.burst / self._reports.processes)
            share = Share(shared_name(self._kind, key), self._shared_rate, fair, at)
            share.asked = at
            self._reports.stir()  # others may have used everything
            if len(self._shares) >= REMEMBERED:
                del self._shares[next(iter(self._shares))]
        self._shares[key] = share  # as the one used last
        return share


class SharedConnectionLimit(ConnectionLimit):
    """How many connections an address has in all processes."""

    def __init__(self, most: int, stir: Callable[[], None]) -> None:
        super().__init__(most)
        self._stir = stir
        self.here: Counter[str] = Counter()  # by the name under which it is shared
        self.elsewhere: dict[str, int] = {}
        self.changed: set[str] = set()

    @contextmanager
    def admit(self, address: str) -> Iterator[bool]:
        name = shared_name("connections", address)
        self._count(name, 1)
        try:
            with super().admit(address) as admitted:
                yield admitted and self.here[name] + self.elsewhere.get(name, 0) <= self._most
        finally:
            self._count(name, -1)

    def _count(self, name: str, more: int) -> None:
        self.here[name] += more
        if not self.here[name]:
            del self.here[name]
            self.elsewhere.pop(name, None)
        self.changed.add(name)
        self._stir()
