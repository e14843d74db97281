"""What the analysis must know about one game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from stormark.kernel.event import Event
from stormark.kernel.json import JsonDict
from stormark.lab.analysis.luck import Die, Rolled


@dataclass(frozen=True)
class Whose:
    """Whose turn it is; two turns of a match never look the same."""

    number: int
    seats: tuple[int, ...]
    about: tuple[tuple[str, int], ...] = ()  # the date, where the game has one


@dataclass(frozen=True)
class Side:
    """Seats that win together, and the score that decides whether they do."""

    seats: tuple[int, ...]
    score: int


@dataclass(frozen=True)
class Count:
    """Something of a group that is added up by seat."""

    group: str
    word: str
    seat: int
    amount: int = 1


class Reader(Protocol):
    """Reads what is worth following out of public views and events."""

    dice: Sequence[Die]

    def turn(self, view: JsonDict) -> Whose: ...

    def values(self, view: JsonDict) -> Mapping[str, list[int]]:
        """What is followed over time, a number per seat; the score comes first."""

    def sides(self, view: JsonDict) -> Sequence[Side]:
        """Who wins together; nobody but the seat itself without teams."""

    def owners(self, view: JsonDict) -> Mapping[str, int]:
        """What one seat at a time holds; -1 if nobody does."""

    def rolled(self, event: Event) -> Iterable[Rolled]: ...

    def counted(self, event: Event) -> Iterable[Count]: ...

    def before(self, view: JsonDict) -> Iterable[Count]:
        """What no event tells because it was there in the first position."""

    def sources(self, view: JsonDict) -> Iterable[Count]:
        """Where the score comes from, as far as the last position tells it."""
