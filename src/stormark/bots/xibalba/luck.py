"""Dice for comparing plans: every plan meets the same dice, and six games see all six sides.

The result of a roll depends on its stream and its number alone, so two plans that differ in one
step still roll the same dice afterwards.  The trials of a block of six are a Latin hypercube: each
single roll shows each of its sides in exactly one of them.  What dice add to a result on average,
like the income of the Ark, is thereby exact after six trials.
"""

from __future__ import annotations

from itertools import permutations
from typing import Final, final

from stormark.games.xibalba.tables import SIDES
from stormark.kernel.chance import Chance
from stormark.kernel.compiling import i64, vec

WORD: Final = 0x7FFFFFFF  # 31 bits: products stay within 62, so nothing overflows when compiled
STREAM_STEP: Final = 0x1E3779B1
INDEX_STEP: Final = 0x05EBCA77
ORDERS: Final = 720  # of six sides
ORDER_LIST: Final = [side for order in permutations(range(SIDES)) for side in order]
SIDES_IN_ORDER: Final[vec[i64]] = vec[i64](ORDER_LIST)


def mixed(word: i64) -> i64:
    """A number of 31 bits whose every bit depends on every bit of another.

    >>> mixed(1) != mixed(2)
    True
    """
    word ^= word >> 15
    word = word * 0x2C1B3C6D & WORD
    word ^= word >> 12
    word = word * 0x297A2D39 & WORD
    return word ^ word >> 15


@final
class Luck(Chance):
    """The dice of one trial.  Equal seeds and trials roll equal dice."""

    def __init__(self, seed: i64, trial: i64) -> None:
        block = trial // SIDES
        self._place: i64 = trial % SIDES
        self._base: i64 = mixed((mixed(seed & WORD) + block) & WORD)

    def draw(self, stream: i64, index: i64, bound: i64) -> i64:
        word = mixed(mixed((self._base + stream * STREAM_STEP + index * INDEX_STEP) & WORD))
        if bound == SIDES:
            return SIDES_IN_ORDER[SIDES * (word % ORDERS) + self._place]
        return word * bound >> 31
