"""The cards of a [given]: each exists as often as the game has it, the rest is dealt in order.

A card is written as its word; a number before it stands for several: `"3 supply"`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from stormark.games.battalia import layout as L
from stormark.games.battalia import words as W
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.tables import Rules
from stormark.games.battalia.words import CardWords
from stormark.kernel.fields import expect
from stormark.kernel.json import Json
from stormark.kernel.refusal import InputError

SEVERAL = re.compile(r"(?P<count>\d\d?) (?P<card>\S+)")


class Pool:
    """The creation cards nobody has named yet (B-CCOMP-25)."""

    def __init__(self, counts: list[int], words: CardWords) -> None:
        self.left = counts
        self._words = words

    def cards(self, value: Json, place: str) -> Cards:
        """The cards of a list, in its order."""
        found: list[int] = []
        for index, entry in enumerate(expect(value, list, place)):
            here = f"{place}[{index}]"
            text = expect(entry, str, here)
            several = SEVERAL.fullmatch(text)
            count = int(several["count"]) if several else 1
            card = self._words.number(several["card"] if several else text, here)
            for _ in range(count):
                self.take(card, here)
            found += [card] * count
        return tuple(found)

    def take(self, card: int, place: str) -> None:
        """Name a card; InputError if no copy of it is left."""
        kind = L.plain(card)
        if not self.left[kind]:
            raise InputError("card-used-twice", place, found=self._words.kinds[kind])
        self.left[kind] -= 1

    def rest(self, kinds: Sequence[int]) -> Cards:
        """All remaining cards of some kinds, in this order; now they are named."""
        found: list[int] = []
        for kind in kinds:
            found += [kind] * self.left[kind]
            self.left[kind] = 0
        return tuple(found)


class TerrainPool:
    """The road and city cards nobody has laid yet, by stack and terrain."""

    def __init__(self, rules: Rules) -> None:
        self.sets = rules.sets
        self.left: dict[int, dict[int, int]] = {}
        for shape in range(L.SHAPES):
            cities = rules.tables.cities_per_set[shape]
            roads = rules.tables.roads_per_set[shape]
            self.left[L.CITY_STACKS + shape] = dict.fromkeys(rules.sets, cities)
            self.left[L.ROAD_STACKS + shape] = dict.fromkeys(rules.sets, roads)

    def take(self, stack: int, terrain: int, place: str) -> None:
        if not self.left[stack].get(terrain, 0):
            raise InputError("card-used-twice", place, found=W.TERRAINS[terrain])
        self.left[stack][terrain] -= 1

    def any(self, stack: int, wanted: Sequence[int], place: str) -> int:
        """Take the first wanted terrain that is left; else one from the last set on."""
        for terrain in (*wanted, *reversed(self.sets)):
            if self.left[stack].get(terrain, 0):
                self.left[stack][terrain] -= 1
                return terrain
        raise InputError("card-used-twice", place, found="terrain")

    def rest(self, stack: int) -> Cards:
        found: list[int] = []
        for terrain, count in self.left[stack].items():
            found += [terrain] * count
        self.left[stack] = {}
        return tuple(found)
