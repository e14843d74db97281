"""A sequential probability ratio test, as chess engines are tested.

Two guesses about a difference in Elo are compared after every block of games (the same chance with
turned seats).  The scores of blocks may have any distribution: it is estimated under either guess
by maximum likelihood, which takes the likeness of games within a block into account (the
generalised test of Van den Bergh, as used for pentanomial results).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from math import log
from typing import Final

from stormark.lab.ladder.scale import expected_share

RISK: Final = 0.05  # of either mistake
BOUND: Final = log((1 - RISK) / RISK)
FEWEST: Final = 4  # blocks before it may stop
UNSEEN: Final = 1e-3  # blocks that count as seen for the worst and the best score
HALVINGS: Final = 200


class Verdict(Enum):
    """What the games so far say about the difference."""

    OPEN = "open"
    LOW = "low"  # not above the lower guess
    HIGH = "high"  # at least the upper guess


@dataclass(frozen=True)
class SequentialTest:
    """Is somebody stronger by `high` Elo, rather than by `low`?"""

    low: float
    high: float

    def ratio(self, scores: Sequence[float], sides: int) -> float:
        """The logarithm of how much more likely the scores of blocks are with the upper guess."""
        if not scores:
            return 0.0
        seen: Counter[float] = Counter(round(score, 9) for score in scores)
        counts = {0.0: UNSEEN, 1.0: UNSEEN}
        counts.update({score: count + counts.get(score, 0) for score, count in seen.items()})
        low, high = (_likely(counts, expected_share(elo, sides)) for elo in (self.low, self.high))
        return sum(count * log(high[score] / low[score]) for score, count in counts.items())

    def verdict(self, scores: Sequence[float], sides: int) -> Verdict:
        """What all blocks so far say; to be asked after each of them."""
        ratio = self.ratio(scores, sides)
        if len(scores) < FEWEST or abs(ratio) < BOUND:
            return Verdict.OPEN
        return Verdict.HIGH if ratio > 0 else Verdict.LOW


def _likely(counts: dict[float, float], mean: float) -> dict[float, float]:
    """The most likely distribution of scores with a given mean.

    It is `share / (1 + x * (score - mean))`, with the x for which the mean comes out; between the
    bounds, where all of it is positive, the sum below falls with x.
    """
    total = sum(counts.values())
    shares = {score: count / total for score, count in counts.items()}
    low, high = -1 / (1 - mean), 1 / mean
    for _ in range(HALVINGS):
        x = (low + high) / 2
        if sum(share * (a - mean) / (1 + x * (a - mean)) for a, share in shares.items()) > 0:
            low = x
        else:
            high = x
    return {score: share / (1 + low * (score - mean)) for score, share in shares.items()}
