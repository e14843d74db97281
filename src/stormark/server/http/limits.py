"""How much somebody may ask for: buckets that fill again with time."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from time import monotonic
from typing import Final

from msgspec import Struct

REMEMBERED: Final = 10_000  # buckets of one kind; the one unused longest is forgotten first


class Rate(Struct, frozen=True, forbid_unknown_fields=True):
    """So many at once, and so many per second in the long run."""

    per_second: float
    burst: float


class Bucket:
    """What is left of a rate."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: Rate, at: float) -> None:
        self._rate = rate
        self._left = rate.burst
        self._at = at

    def take(self, at: float, cost: float = 1) -> float:
        """Take what something costs; 0.0 if that much was there, else the seconds until it will be.

        What costs more than a full bucket empties a full one: it is dear, not forbidden.

        >>> bucket = Bucket(Rate(2, 1), at=0)
        >>> bucket.take(0), bucket.take(0), bucket.take(0.5)
        (0.0, 0.5, 0.0)
        >>> bucket = Bucket(Rate(2, 10), at=0)
        >>> bucket.take(0, cost=8), bucket.take(0, cost=8), bucket.take(3, cost=8)
        (0.0, 3.0, 0.0)
        """
        rate = self._rate
        cost = min(cost, rate.burst)
        self._left = min(rate.burst, self._left + (at - self._at) * rate.per_second)
        self._at = at
        if self._left < cost:
            return (cost - self._left) / rate.per_second
        self._left -= cost
        return 0.0

    def spend(self, at: float, cost: float) -> None:
        """Take what is not asked for: a fine.  At worst it takes a full bucket to be even again.

        >>> bucket = Bucket(Rate(2, 10), at=0)
        >>> bucket.spend(0, 12)
        >>> bucket.take(0)
        1.5
        """
        rate = self._rate
        self._left = min(rate.burst, self._left + (at - self._at) * rate.per_second)
        self._left = max(-rate.burst, self._left - cost)
        self._at = at


class Buckets:
    """A bucket per address, seat or name.  Without a rate everything is allowed."""

    def __init__(self, rate: Rate | None, clock: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, cost: float = 1) -> float:
        """As `Bucket.take`, for whom the key stands."""
        if self._rate is None:
            return 0.0
        return self._bucket(key, self._rate).take(self._clock(), cost)

    def spend(self, key: str, cost: float) -> None:
        """As `Bucket.spend`, for whom the key stands."""
        if self._rate is not None:
            self._bucket(key, self._rate).spend(self._clock(), cost)

    def _bucket(self, key: str, rate: Rate) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(rate, self._clock())
            if len(self._buckets) > REMEMBERED:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket


@lru_cache(REMEMBERED)
def address_key(address: str) -> str:
    """Whom an address belongs to: with IPv6 everybody has a whole network.

    >>> address_key("192.0.2.7"), address_key("2001:db8:1:2:3::4")
    ('192.0.2.7', '2001:db8:1:2::')
    """
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(IPv6Address(int(found) >> 64 << 64))
    return str(found)
