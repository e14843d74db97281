"""The few statistics the lab needs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt
from typing import Final

from stormark.kernel.json import JsonDict

NORMAL_95: Final = 1.959963984540054  # two-sided 95 % quantile of the normal distribution


def wilson(successes: float, trials: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a rate.

    >>> [round(bound, 3) for bound in wilson(95, 100)]
    [0.888, 0.978]
    >>> wilson(0, 0)
    (0.0, 1.0)
    """
    if trials == 0:
        return 0.0, 1.0
    rate = successes / trials
    square = NORMAL_95 * NORMAL_95
    centre = rate + square / (2 * trials)
    spread = NORMAL_95 * sqrt(rate * (1 - rate) / trials + square / (4 * trials * trials))
    scale = 1 + square / trials
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


@dataclass
class Score:
    """Games and victories of somebody, in all or at one place."""

    games: int = 0
    wins: float = 0.0

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    def add(self, won: float) -> None:
        self.games += 1
        self.wins += won

    def interval(self) -> tuple[float, float]:
        """95 % Wilson."""
        return wilson(self.wins, self.games)

    def to_json(self) -> JsonDict:
        return {"games": self.games, "wins": self.wins, "interval": list(self.interval())}


def mean(counts: Mapping[int, int]) -> float:
    """The mean of values that occurred so many times; 0 for none.

    >>> mean({2: 3, 6: 1})
    3.0
    """
    total = sum(counts.values())
    return sum(value * count for value, count in counts.items()) / total if total else 0.0


def percentile(counts: Mapping[int, int], share: float) -> int:
    """The smallest value that at least this share of all does not exceed; 0 for none.

    >>> percentile({1: 90, 5: 9, 80: 1}, 0.95)
    5
    """
    needed = share * sum(counts.values())
    so_far = 0
    for value in sorted(counts):
        so_far += counts[value]
        if so_far >= needed:
            return value
    return 0
