"""Two settings against each other, with the same dice and cards, until a test is sure."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import Enum
from math import log
from typing import Final

from stormark.kernel.refusal import InputError
from stormark.lab.executor import Executor
from stormark.lab.experiment.game import play_task
from stormark.lab.experiment.plan import Setting, Task
from stormark.lab.experiment.results import Results
from stormark.lab.experiment.row import GameRow
from stormark.lab.experiment.statistics import Mean, plain_mean
from stormark.lab.ladder.scale import elo_of_share
from stormark.lab.ladder.sequential import SequentialTest
from stormark.lab.running import run_missing

RISK: Final = 0.05  # of seeing a difference where there is none, in both directions together
BOUND: Final = log((1 - RISK / 2) / (RISK / 2))
FEWEST: Final = 20  # pairs before it may stop: distributions of fewer are guesswork
TURNS: Final = "turns"
FIRST: Final = "first"
MEASURES: Final = (FIRST, TURNS, "faction:NAME", "bot:NAME")


class Finding(Enum):
    """What is known about two settings."""

    OPEN = "open"
    MORE = "more"  # in the first one
    LESS = "less"
    ALIKE = "alike"  # no difference of that size


Measure = Callable[[GameRow], float | None]
"""A number of a game; None if the game does not have it."""


def measure_named(name: str, place: str) -> Measure:
    """Raises InputError for a measure that nobody knows."""
    kind, _, of = name.partition(":")
    if name == TURNS:
        return lambda row: float(row.turns)
    if name == FIRST:
        return lambda row: row.won[row.order[0]]
    if kind in ("faction", "bot") and of:
        return lambda row: _mean_won(row, row.factions if kind == "faction" else row.bots, of)
    raise InputError("argument-unknown", place, found=name, allowed=", ".join(MEASURES))


def _mean_won(row: GameRow, names: list[str], name: str) -> float | None:
    won = [row.won[seat] for seat, other in enumerate(names) if other == name]
    return sum(won) / len(won) if won else None


@dataclass
class Comparison:
    """Pairs of games with the same seed and number; those after the finding do not count.

    So the result is the same with any number of processes, which finish games in any order.
    """

    settings: tuple[Setting, Setting]
    measure: Measure
    difference: float  # that matters, as a share: 0.05 are five percentage points
    games: int  # at most, of each setting
    seed: int
    finding: Finding = Finding.OPEN
    pairs: list[tuple[float, float]] = field(default_factory=list)  # those that count
    _values: dict[int, dict[str, float | None]] = field(default_factory=dict)
    _next: int = 0

    def tasks(self) -> Iterator[Task]:
        """Named when a process is free for them: a finding ends it at once."""
        for number in range(self.games):
            for setting in self.settings:
                if self.finding is Finding.OPEN:
                    yield Task(setting, self.seed, number)

    def add(self, row: GameRow) -> None:
        """Take a game into account, as soon as all before it are there."""
        one, other = (setting.key for setting in self.settings)
        if row.setting not in (one, other) or row.seed != self.seed or row.number >= self.games:
            return
        self._values.setdefault(row.number, {})[row.setting] = self.measure(row)
        while self.finding is Finding.OPEN and len(self._values.get(self._next, {})) == 2:
            values = self._values[self._next]
            self._next += 1
            first, second = values[one], values[other]
            if first is not None and second is not None:
                self.pairs.append((first, second))
                self.finding = self._judge()

    def means(self) -> tuple[Mean, Mean, Mean]:
        """Of the first, of the second, and of the difference of each pair."""
        firsts, seconds = [a for a, _ in self.pairs], [b for _, b in self.pairs]
        return plain_mean(firsts), plain_mean(seconds), plain_mean([a - b for a, b in self.pairs])

    def _judge(self) -> Finding:
        """Two tests, one for each direction; both must deny a difference before there is none."""
        if len(self.pairs) < FEWEST:
            return Finding.OPEN
        scores = [score(a, b) for a, b in self.pairs]
        test = SequentialTest(0.0, elo_of_share(0.5 + self.difference / 2, 2))
        more = test.ratio(scores, 2)
        less = test.ratio([1 - each for each in scores], 2)
        if max(more, less) > BOUND:
            return Finding.MORE if more > less else Finding.LESS
        return Finding.ALIKE if max(more, less) < -BOUND else Finding.OPEN


def score(first: float, second: float) -> float:
    """A pair between 0 and 1: a half where both are alike.

    Shares of victories keep their size; of anything larger only counts which one is more.

    >>> score(1.0, 0.0), score(0.5, 0.5), score(31.0, 30.0)
    (1.0, 0.5, 1.0)
    """
    return (1 + max(-1.0, min(1.0, first - second))) / 2


def run_comparison(
    comparison: Comparison,
    results: Results,
    executor: Executor,
    report: Callable[[int], None] = lambda _: None,
) -> None:
    """Play until something is found or all games are played; those of earlier runs count."""
    for row in sorted(results.rows.values(), key=lambda row: row.number):
        comparison.add(row)
    for played in run_missing(play_task, comparison.tasks(), results, executor):
        comparison.add(played.row)
        report(len(results.rows))
