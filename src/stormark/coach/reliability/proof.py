"""How far chances are from how often they come true.

The expected calibration error sorts chances into bins and compares the mean of each bin with how
often it came true, weighed by the size of the bins.  With few games it is an error of its own:
even true chances would show `noise`.  What a game adds to each bin, too much or too little, would
then be mere luck, as likely the other way round: a coin turns it round for every game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from operator import mul
from random import Random
from typing import Final

from stormark.coach.chance.chances import corrected
from stormark.coach.reliability.recording import Played

BINS: Final = 10
TOSSES: Final = 100


@dataclass
class Bin:
    """The chances of one tenth: how many, their sum, and how many of them came true."""

    size: int = 0
    chances: float = 0.0
    won: float = 0.0

    def add(self, chance: float, won: float) -> None:
        self.size += 1
        self.chances += chance
        self.won += won


@dataclass(frozen=True)
class Proof:
    """What came of all chances in the games of a setting."""

    setting: str
    games: int
    bins: tuple[Bin, ...]
    error: float
    noise: float


def prove(setting: str, games: Sequence[Played], weights: Sequence[float]) -> Proof:
    """Compare the chances of every side at every moment with who won, where anybody did."""
    games = [game for game in games if any(game.returns)]
    told = [[corrected(rows, weights) for rows in game.moments] for game in games]
    each = [filled([moments], [game.returns]) for moments, game in zip(told, games, strict=True)]
    bins = filled(told, [game.returns for game in games])
    return Proof(setting, len(games), tuple(bins), error_of(bins), noise_of(each))


def filled(told: Sequence[Sequence[list[float]]], outcomes: Sequence[Sequence[float]]) -> list[Bin]:
    bins = [Bin() for _ in range(BINS)]
    for moments, outcome in zip(told, outcomes, strict=True):
        for chances in moments:
            for chance, won in zip(chances, outcome, strict=True):
                bins[min(BINS - 1, int(chance * BINS))].add(chance, won)
    return bins


def error_of(bins: Sequence[Bin]) -> float:
    total = sum(one.size for one in bins)
    return sum(abs(one.chances - one.won) for one in bins) / total if total else 0.0


def noise_of(each: Sequence[Sequence[Bin]]) -> float:
    """The mean error where every game may as well have gone the other way, by the bins of each.

    All moments of a game have one winner, so they are turned round together.
    """
    random = Random(1)
    total = sum(one.size for bins in each for one in bins)
    columns = [[one.chances - one.won for one in column] for column in zip(*each, strict=True)]
    found = 0.0
    for _ in range(TOSSES):
        coins = random.choices((-1.0, 1.0), k=len(each))
        found += sum(abs(sum(map(mul, column, coins))) for column in columns)
    return found / (TOSSES * total) if total else 0.0
