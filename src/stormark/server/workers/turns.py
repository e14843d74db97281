"""Whose turn it is: nobody waits for others who ask for more than they do."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from time import monotonic
from typing import Final

from stormark.server.http.limits import Rate

REMEMBERED: Final = 10_000  # debts; those who used least recently are forgotten first
SOON: Final = 2.0  # seconds after which somebody with too much under way may ask again
ASIDE: Final = 0.5  # of what an owner may use at once: the most that work in the background takes


class TooMuchAsked(Exception):
    """Somebody has too much under way or used too much; after `seconds` they may ask again."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.seconds = seconds


class Debts:
    """How many seconds of work everybody used lately; they are forgiven with time."""

    def __init__(self, rate: Rate | None, clock: Callable[[], float]) -> None:
        self._rate = rate
        self._clock = clock
        self._owed: dict[str, tuple[float, float]] = {}  # seconds, and when that was

    def owed(self, owner: str) -> float:
        seconds, since = self._owed.get(owner, (0.0, 0.0))
        forgiven = 0.0 if self._rate is None else self._rate.per_second
        return max(0.0, seconds - (self._clock() - since) * forgiven)

    def add(self, owner: str, seconds: float) -> None:
        owed = self.owed(owner) + seconds
        self._owed.pop(owner, None)
        self._owed[owner] = owed, self._clock()
        if len(self._owed) > REMEMBERED:
            del self._owed[next(iter(self._owed))]

    def wait(self, owner: str, share: float = 1.0) -> float:
        """Seconds until the owner may use more; 0.0 if it may now.

        Some work takes only a share of what may be used at once, and leaves the rest.
        """
        if self._rate is None:
            return 0.0
        return max(0.0, self.owed(owner) - share * self._rate.burst) / self._rate.per_second


@dataclass(eq=False)
class Waiting:
    """Somebody whose turn it is not yet."""

    owners: Sequence[str]
    turn: asyncio.Future[None]
    background: bool


class Turns:
    """So many work at once.  Of those who wait, whoever used least lately is next.

    Whoever asks does so as several owners: an address, and an account if there is one.  What one
    of them has under way or used counts for all who share it.

    Work in the background is what nobody waits for: every owner has one such question at a time,
    others come first, and where there are several places one of them is always left to others.
    """

    def __init__(
        self,
        at_once: int,
        under_way: int,
        rate: Rate | None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """`under_way` is how many questions one owner may have waiting or being answered;
        `rate` how many seconds of work it may use.
        """
        self._free = at_once
        self._left = min(1, at_once - 1)  # places that the background does not take
        self._most = under_way
        self._clock = clock
        self._debts = Debts(rate, clock)
        self._waiting: list[Waiting] = []
        self._under_way: Counter[str] = Counter()
        self._in_background: Counter[str] = Counter()

    @property
    def waiting(self) -> int:
        """How many questions nobody works on yet."""
        return len(self._waiting)

    @asynccontextmanager
    async def turn(self, owners: Sequence[str], *, background: bool = False) -> AsyncIterator[None]:
        """Wait for one's turn and have it; raises TooMuchAsked at once."""
        self._admit(owners, background)
        self._under_way.update(owners)
        self._in_background.update(owners if background else ())
        try:
            await self._wait(owners, background)
            began = self._clock()
            try:
                yield
            finally:
                for owner in owners:
                    self._debts.add(owner, self._clock() - began)
                self._free += 1
                self._next()
        finally:
            self._under_way.subtract(owners)
            self._under_way += Counter()  # forgets those with nothing
            self._in_background.subtract(owners if background else ())
            self._in_background += Counter()

    def _admit(self, owners: Sequence[str], background: bool) -> None:
        share = ASIDE if background else 1.0
        wait = max(self._debts.wait(owner, share) for owner in owners)
        if any(self._under_way[owner] >= self._most for owner in owners):
            wait = max(wait, SOON)
        if background and any(self._in_background[owner] for owner in owners):
            wait = max(wait, SOON)
        if wait:
            raise TooMuchAsked(wait)

    async def _wait(self, owners: Sequence[str], background: bool) -> None:
        if self._has_room(background):
            self._free -= 1
            return
        waiting = Waiting(owners, asyncio.get_running_loop().create_future(), background)
        self._waiting.append(waiting)
        try:
            await waiting.turn
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            elif not waiting.turn.cancelled():  # it had just got its turn
                self._free += 1
                self._next()
            raise

    def _next(self) -> None:
        if not self._waiting:
            return
        chosen = min(self._waiting, key=self._used)  # of equals, the first
        if self._has_room(chosen.background):
            self._waiting.remove(chosen)
            self._free -= 1
            chosen.turn.set_result(None)

    def _has_room(self, background: bool) -> bool:
        return self._free > (self._left if background else 0)

    def _used(self, waiting: Waiting) -> tuple[bool, int, float]:
        """The background comes last, then those who have most under way, or used most."""
        busy = max(self._working(owner) for owner in waiting.owners)
        owed = max(self._debts.owed(owner) for owner in waiting.owners)
        return waiting.background, busy, owed

    def _working(self, owner: str) -> int:
        """How many of an owner's questions are being answered now."""
        waits = sum(owner in waiting.owners for waiting in self._waiting)
        return self._under_way[owner] - waits
