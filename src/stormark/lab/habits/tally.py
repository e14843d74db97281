"""Habits added up, and how sure it is that two bots differ in one."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from stormark.lab.habits.deeds import TURNS
from stormark.lab.habits.game import Observed

TEN: Final = 10  # numbers are told for so many turns of one's own
SURE: Final = 3.29  # standard errors: one chance in a thousand for each number that is told


@dataclass
class HabitTally:
    """What bots did, by bot and number of the game."""

    games: dict[str, dict[int, Counter[str]]] = field(default_factory=dict)

    def add(self, observed: Observed) -> None:
        counts = Counter(dict(observed.counts))
        self.games.setdefault(observed.bot, {})[observed.number] = counts

    def rate(self, bot: str, word: str) -> float | None:
        """How often in ten turns of one's own; None for a bot that had no turn."""
        games = self.games.get(bot, {}).values()
        turns = sum(counts[TURNS] for counts in games)
        return TEN * sum(counts[word] for counts in games) / turns if turns else None

    def differs(self, bot: str, other: str, word: str) -> float:
        """How many standard errors lie between two bots, over the games that both have played."""
        pairs = [
            (counts, self.games[other][number])
            for number, counts in self.games.get(bot, {}).items()
            if number in self.games.get(other, {})
        ]
        gaps = [_rate(one, word) - _rate(two, word) for one, two in pairs]
        if len(gaps) < 2:
            return 0.0
        spread = stdev(gaps)
        return fmean(gaps) / (spread / sqrt(len(gaps))) if spread else 0.0

    def is_sure(self, bot: str, other: str, word: str) -> bool:
        return abs(self.differs(bot, other, word)) > SURE


def _rate(counts: Counter[str], word: str) -> float:
    return counts[word] / counts[TURNS] if counts[TURNS] else 0.0
