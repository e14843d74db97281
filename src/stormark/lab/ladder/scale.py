"""Elo differences and the share of victories that they stand for."""

from __future__ import annotations

from math import log, log10
from typing import Final

POINTS: Final = 400 / log(10)  # Elo points for a natural logarithm of odds


def expected_share(elo: float, sides: int) -> float:
    """How often somebody wins who is so much stronger than all other sides.

    >>> round(expected_share(0, 4), 3), round(expected_share(400, 2), 3)
    (0.25, 0.909)
    """
    return float(1 / (1 + (sides - 1) * 10 ** (-elo / 400)))


def elo_of_share(share: float, sides: int) -> float:
    """Inverse of `expected_share`; the share is above 0 and below 1.

    >>> round(elo_of_share(0.7, 2)), round(elo_of_share(0.5, 4))
    (147, 191)
    """
    return 400 * log10(share * (sides - 1) / (1 - share))
