"""Mixing cards apart from a game's own chance: fast, for guesses alone."""

from __future__ import annotations

from typing import Final, final

from stormark.kernel.chance import Chance
from stormark.kernel.compiling import i64

# A linear congruential generator; its numbers stay so small that compiled code multiplies them
# as machine words.
BITS: Final = 30
MASK: Final = (1 << BITS) - 1
FACTOR: Final = 438293613
STEP: Final = 12345


@final
class Mixer:
    """A small generator of its own, begun anew from one result of chance.

    Guessing moves some three hundred cards at a time, and nobody's fortune hangs on it.
    """

    def __init__(self, chance: Chance, stream: i64, index: i64) -> None:
        self.value = chance.draw(stream, index, 1 << BITS)

    def below(self, bound: i64) -> i64:
        """A number from 0, below a bound of at most a few hundred."""
        self.value = (self.value * FACTOR + STEP) & MASK
        return self.value * bound >> BITS

    def shuffle(self, cards: list[int]) -> None:
        """Fisher-Yates, in place."""
        value = self.value
        for last in range(len(cards) - 1, 0, -1):
            value = (value * FACTOR + STEP) & MASK
            other = value * (last + 1) >> BITS
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card
        self.value = value

    def choose(self, cards: list[int], count: i64) -> None:
        """Bring as many cards, chosen at random, to the front."""
        size = len(cards)
        value = self.value
        for first in range(count):
            value = (value * FACTOR + STEP) & MASK
            other = first + (value * (size - first) >> BITS)
            card = cards[first]
            cards[first] = cards[other]
            cards[other] = card
        self.value = value
