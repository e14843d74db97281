"""Dice against their expectation, computed from the faces of the dice that were rolled.

Every die that is rolled counts, re-rolls too.  However somebody chooses which dice to roll again,
what each further die is expected to show is the mean of its faces; so the sum of these means is
exactly what all the dice together are expected to show.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from math import sqrt

from stormark.kernel.json import JsonDict


@dataclass(frozen=True)
class Die:
    """A kind of dice: its faces, and how much each of them is worth."""

    id: str
    faces: tuple[str, ...]
    worth: Mapping[str, int]

    @property
    def mean(self) -> Fraction:
        """What a roll is worth on average.

        >>> Die("d6", tuple("123456"), {str(n): n for n in range(1, 7)}).mean
        Fraction(7, 2)
        """
        return Fraction(sum(self.worth[face] for face in self.faces), len(self.faces))

    @property
    def variance(self) -> Fraction:
        """
        >>> Die("d6", tuple("123456"), {str(n): n for n in range(1, 7)}).variance
        Fraction(35, 12)
        """
        squares = Fraction(sum(self.worth[face] ** 2 for face in self.faces), len(self.faces))
        return squares - self.mean**2


@dataclass(frozen=True)
class Rolled:
    """Dice of one kind that a seat rolled together."""

    seat: int
    die: str
    faces: tuple[str, ...]


@dataclass
class RolledDice:
    """All dice of one kind that a seat rolled."""

    die: Die
    faces: Counter[str] = field(default_factory=Counter)

    def copy(self) -> RolledDice:
        return RolledDice(self.die, self.faces.copy())

    @property
    def dice(self) -> int:
        return self.faces.total()

    @property
    def got(self) -> int:
        return sum(self.die.worth[face] * times for face, times in self.faces.items())

    @property
    def expected(self) -> Fraction:
        return self.dice * self.die.mean

    @property
    def luck(self) -> Fraction:
        """How much more the dice were worth than expected."""
        return self.got - self.expected

    def to_json(self, course: Sequence[tuple[int, Fraction]]) -> JsonDict:
        return {
            "dice": self.dice,
            "got": self.got,
            "expected": float(self.expected),
            "spread": sqrt(self.dice * self.die.variance),
            "faces": [self.faces[face] for face in dict.fromkeys(self.die.faces)],
            "luck": [[at, round(float(luck), 6)] for at, luck in course],
        }


def die_to_json(die: Die) -> JsonDict:
    """A kind of dice with how many of its sides show each face."""
    sides = Counter(die.faces)
    return {
        "id": die.id,
        "faces": [
            {"face": face, "sides": times, "worth": die.worth[face]}
            for face, times in sides.items()
        ],
        "sides": len(die.faces),
        "mean": float(die.mean),
    }
