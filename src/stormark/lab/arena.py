"""Bots against bots, as an experiment: every bot plays every seat equally often."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from stormark.kernel.json import Json
from stormark.lab.experiment.plan import Experiment, Setting
from stormark.lab.experiment.row import GameRow
from stormark.lab.experiment.statistics import RowSet
from stormark.lab.stats import Score
from stormark.lab.subject import GameByName


def arena_experiment(
    load: GameByName, entrants: tuple[str, ...], options: Mapping[str, Json], games: int, seed: int
) -> Experiment:
    """The games of an arena: bots choose their factions themselves."""
    setting = Setting(load, entrants, options, draw_factions=False, label="arena")
    return Experiment((setting,), games, (seed,))


@dataclass
class Standings:
    """All games so far.

    A bot is credited with the result of its side, once for every side that it sits in: whoever
    plays beside the winner wins, and loses at the same time if it sits in the other team as well.
    """

    rows: list[GameRow] = field(default_factory=list)

    def scores(self) -> dict[str, Score]:
        return RowSet(self.rows).bots

    def at_seat(self, bot: str, seat: int) -> Score:
        score = Score()
        for row in self.rows:
            if row.bots[seat] == bot:
                score.add(row.won[seat])
        return score

    def average(self, what: str) -> float:
        """The mean of `decisions` or `turns`."""
        values = [getattr(row, what) for row in self.rows]
        return sum(values) / len(values) if values else 0.0
