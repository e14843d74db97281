"""Mixing cards apart from a game's own chance."""

from __future__ import annotations

from typing import final

from stormark.games.battalia import layout as L
from stormark.kernel.chance import Chance


@final
class Mixer:
    """Shuffles with a chance of its own."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.drawn = 0

    def mixed(self, cards: list[int]) -> list[int]:
        result = cards[:]
        for last in range(len(result) - 1, 0, -1):
            other = self.chance.draw(L.S_STOCK, self.drawn, last + 1)
            self.drawn += 1
            result[last], result[other] = result[other], result[last]
        return result
