"""Guessing passwords is slow, and never the owner's problem.

Whoever tries is counted by address, and by address and name with growing pauses.  All strangers
together have a slow rate for each name, so that many addresses do not help.  A browser or an
address from which the account was used before is no stranger: it has a bucket of its own, which
nobody else can empty.  Names that do not exist are treated alike.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Final

from stormark.server.http.limits import REMEMBERED, Buckets
from stormark.server.ids import token_hash
from stormark.server.lobby.preconditions import refuse

FREE: Final = 5  # mistakes without a pause
LONGEST: Final = 900.0  # seconds


@dataclass(frozen=True)
class Place:
    """From where somebody tries to log in."""

    address: str
    device: str | None  # the cookie of a browser

    @property
    def hashes(self) -> list[str]:
        """What is remembered of it, the best proof first."""
        device = [] if self.device is None else [token_hash(self.device)]
        return [*device, token_hash(f"address {self.address}")]


class Backoff:
    """Growing pauses after mistakes."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._mistakes: OrderedDict[str, tuple[int, float]] = OrderedDict()

    def wait(self, key: str) -> float:
        """Seconds until the next attempt."""
        return max(0.0, self._mistakes.get(key, (0, 0.0))[1] - self._clock())

    def mistake(self, key: str) -> None:
        """
        >>> backoff = Backoff(clock=lambda: 0.0)
        >>> for _ in range(7):
        ...     backoff.mistake("Ada")
        >>> backoff.wait("Ada")
        4.0
        """
        count = self._mistakes.pop(key, (0, 0.0))[0] + 1
        pause = min(LONGEST, 2.0 ** min(count - FREE, 20)) if count > FREE else 0.0
        self._mistakes[key] = (count, self._clock() + pause)
        if len(self._mistakes) > REMEMBERED:
            self._mistakes.popitem(last=False)

    def forgive(self, key: str) -> None:
        self._mistakes.pop(key, None)


class Guesses:
    """How often somebody may try to prove who they are."""

    def __init__(self, passwords: Buckets, strangers: Buckets, backoff: Backoff) -> None:
        self._passwords = passwords
        self._strangers = strangers
        self._backoff = backoff

    def admit(self, name: str, place: Place, known: list[str]) -> str:
        """Under which key an attempt counts; refuses if it comes too early.

        `name` is folded; `known` are those of the place's hashes that speak for the account.
        """
        proof = next((one for one in place.hashes if one in known), None)
        key = f"{name} {proof or place.address}"
        wait = self._backoff.wait(key)
        if not wait and proof is not None:
            wait = self._passwords.take(key)
        elif not wait:
            wait = self._passwords.take(place.address) or self._strangers.take(f"name:{name}")
        if wait:
            refuse("T-RATE-01", seconds=max(1, round(wait)))
        return key

    def mistake(self, key: str) -> None:
        self._backoff.mistake(key)

    def right(self, key: str) -> None:
        self._backoff.forgive(key)
