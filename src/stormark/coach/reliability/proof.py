"""How far chances are from how often they come true.

The expected calibration error sorts chances into bins and compares the mean of each bin with how
often it came true, weighed by the size of the bins.  With few games it is an error of its own:
even true chances would show `noise`, which is what coins with these very chances come to.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from stormark.coach.chance.chances import corrected
from stormark.coach.reliability.recording import Played

BINS: Final = 10
TOSSES: Final = 20


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
    outcomes = [game.returns for game in games]
    bins = filled(told, outcomes)
    random = Random(1)
    tossed = (filled(told, [toss(game, random) for game in told]) for _ in range(TOSSES))
    noise = sum(error_of(one) for one in tossed) / TOSSES
    return Proof(setting, len(games), tuple(bins), error_of(bins), noise)


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


def toss(moments: Sequence[list[float]], random: Random) -> list[float]:
    """A winner of a game by the last chances that were told: the ones before lead up to them."""
    if not moments:
        return []
    chances = moments[-1]
    winner = random.choices(range(len(chances)), chances)[0]
    return [float(side == winner) for side in range(len(chances))]
