"""Fitting the weights of Xibalba: who plays the games, and what of a position is written down."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from random import Random

from stormark.bots.bot import Bot
from stormark.bots.erring import ErringBot
from stormark.bots.xibalba.greedy import XibalbaGreedyBot
from stormark.bots.xibalba.planner import XibalbaPlanner
from stormark.bots.xibalba.terms import NAMES, progress, terms
from stormark.bots.xibalba.weights import Weights, table_of
from stormark.games.xibalba.engine import XibalbaState
from stormark.kernel.json import Json
from stormark.lab.fitting.logit import Fit, data_of, fit
from stormark.lab.fitting.recording import Recorded, Recording, RecordingJob, Rows
from stormark.lab.fitting.table import named
from stormark.lab.subject import GameByName

MISTAKES = (0, 0, 3, 10)  # in a hundred: some players err, so that games differ and plans fail
APOCALYPSE = "apocalypse"
MODES = ("normal", APOCALYPSE)
RIDGE = 300.0


def rows_of(state: XibalbaState) -> Rows:
    """The terms of every seat where a turn begins."""
    late = progress(state)
    rows: Rows = []
    for seat in range(int(state.seats)):
        paragon, resources = float(state.paragon[seat]), float(state.resources[seat])
        rows.append(list(terms(state, seat, state.turn, late, paragon, resources)))
    return rows


@dataclass(frozen=True)
class Players:
    """Planners with a few steps a turn, some of whom err; `greedy` of a hundred seats are its."""

    weights: Weights
    steps: int
    greedy: int = 0

    def __call__(self, seed: int, seats: int) -> list[Bot]:
        random = Random(seed)
        bots: list[Bot] = []
        for _ in range(seats):
            planner = XibalbaPlanner(random.getrandbits(30), self.steps, self.weights, {})
            bot = ErringBot(planner, random.getrandbits(30), random.choice(MISTAKES))
            is_greedy = self.greedy and random.randrange(100) < self.greedy
            bots.append(XibalbaGreedyBot() if is_greedy else bot)
        return bots


def jobs(
    weights: Weights,
    seats: int,
    steps: int,
    seed: int,
    modes: Sequence[str] = MODES,
    greedy: int = 0,
) -> Iterator[RecordingJob]:
    """Games in these modes by turns, as many as are asked for."""
    players = Players(weights, steps, greedy)
    load = GameByName("xibalba")
    for number in count():
        options: dict[str, Json] = {"players": seats, "mode": modes[number % len(modes)]}
        yield RecordingJob(Recording(load, options, players, rows_of, seed), number)


def refit(
    weights: Weights, seats: int, played: Sequence[Recorded], apocalypse: bool = False
) -> tuple[dict[str, float], Fit]:
    """New weights for a number of players, from games that were played with the old ones."""
    before = table_of(weights, seats, apocalypse)
    found = fit(data_of(played), [before[name] for name in NAMES], RIDGE)
    return named(NAMES, found.weights), found
