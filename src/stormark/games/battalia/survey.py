"""What follows from the map alone: worked out when asked for, until the map changes."""

from __future__ import annotations

from typing import final

from stormark.games.battalia.layout import Cards
from stormark.kernel.compiling import append, i64, vec


@final
class SiteMap:
    """Where a seat's road chain runs, and where it may lay which card.  A value."""

    __slots__ = ("cities", "reached", "roads", "sites")

    def __init__(self, size: i64) -> None:
        self.reached: vec[i64] = vec[i64]([0] * size)  # by field
        self.sites: vec[i64] = vec[i64]()  # field << 6 | rotation << 4 | shape << 1 | city
        self.roads: i64 = 0  # the shapes that fit somewhere, a bit each
        self.cities: i64 = 0

    def has_road(self, shape: i64) -> bool:
        return self.roads >> shape & 1 != 0

    def has_city(self, shape: i64) -> bool:
        return self.cities >> shape & 1 != 0

    def add(self, field: i64, rotation: i64, shape: i64, city: bool) -> None:
        packed = field << 6 | rotation << 4 | shape << 1
        if city:
            self.cities |= 1 << shape
            packed |= 1
        else:
            self.roads |= 1 << shape
        self.sites = append(self.sites, packed)

    def has(self, field: i64, rotation: i64, shape: i64, city: bool) -> bool:
        """Whether a card may be laid somewhere in this way."""
        wanted = field << 6 | rotation << 4 | shape << 1
        if city:
            wanted |= 1
        for site in self.sites:
            if site == wanted:
                return True
        return False

    def of_shape(self, shape: i64, city: bool) -> list[int]:
        """The sites of a card: field << 2 | rotation."""
        wanted = shape << 1 | 1 if city else shape << 1
        return [site >> 4 for site in self.sites if site & 15 == wanted]

    def fields(self) -> list[int]:
        """Where anything may be laid, a field for every way to lay it."""
        return [site >> 6 for site in self.sites]


@final
class Survey:
    """What is known of one map; None where nobody has asked yet.

    Positions with the same map share it, copies above all; one whose map changes begins another.
    """

    __slots__ = ("cities", "sites", "steps")

    def __init__(self, seats: i64, size: i64) -> None:
        self.cities: list[Cards | None] = [None] * seats  # fields of cities and centres
        self.sites: list[SiteMap | None] = [None] * seats
        self.steps: list[Cards | None] = [None] * size  # by field: where a step leads to
