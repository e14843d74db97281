"""Mixing cards apart from a game's own chance: fast, for guesses alone."""

from __future__ import annotations

from typing import Final, final

from stormark.kernel.chance import Chance

BITS: Final = 31
MASK: Final = (1 << BITS) - 1


@final
class Mixer:
    """A small generator of its own, begun anew from one result of chance.

    Guessing moves some three hundred cards at a time, and nobody's fortune hangs on it.
    """

    def __init__(self, chance: Chance, stream: int, index: int) -> None:
        self.value = chance.draw(stream, index, 1 << BITS)

    def below(self, bound: int) -> int:
        """A number from 0, below a bound of at most a few hundred."""
        self.value = (self.value * 1103515245 + 12345) & MASK
        return self.value * bound >> BITS

    def shuffle(self, cards: list[int]) -> None:
        """Fisher-Yates, in place."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card

    def choose(self, cards: list[int], count: int) -> None:
        """Bring as many cards, chosen at random, to the front."""
        size = len(cards)
        for first in range(count):
            other = first + self.below(size - first)
            card = cards[first]
            cards[first] = cards[other]
            cards[other] = card
