"""Fitting the weights of Battalia: who plays the games, and what of a position is written down."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from random import Random

from stormark.bots.battalia.features import COUNT, features
from stormark.bots.battalia.planner import Effort, PlanningBot
from stormark.bots.battalia.value import progress
from stormark.bots.battalia.weights import Weights
from stormark.bots.bot import Bot
from stormark.games.battalia.engine import BattaliaState
from stormark.kernel.json import Json
from stormark.lab.fitting.logit import Fit, data_of, fit
from stormark.lab.fitting.recording import Recorded, Recording, RecordingJob, Rows
from stormark.lab.subject import GameByName

RIDGE = 300.0
SPREAD = 0.5  # of the factors by which weights are jittered
SHIFT = 0.03  # and of what is added to them


def rows_of(s: BattaliaState) -> Rows:
    """The features of every seat where a turn begins: for the opening, then for the ending."""
    late = progress(s)
    teams = len(s.teams)
    mover = s.teams[(s.team - 1) % teams][0] if teams else 0
    rows: Rows = []
    for seat in range(int(s.seats)):
        found = features(s, seat, mover, True) if teams else [0.0] * COUNT
        rows.append([(1.0 - late) * x for x in found] + [late * x for x in found])
    return rows


def jittered(weights: Weights, random: Random) -> Weights:
    """Weights near others, so that games differ where it matters."""

    def near(row: list[float]) -> list[float]:
        return [w * random.lognormvariate(0, SPREAD) + random.gauss(0, SHIFT) for w in row]

    return Weights(near(weights.opening), near(weights.ending))


@dataclass(frozen=True)
class Players:
    """Planners with a few steps a turn, each with a taste of its own."""

    mode: str
    opening: tuple[float, ...]
    ending: tuple[float, ...]
    steps: int

    def __call__(self, seed: int, seats: int) -> list[Bot]:
        random = Random(seed)
        weights = Weights(list(self.opening), list(self.ending))
        effort = Effort(self.steps, 4, 2, 0)
        return [PlanningBot(effort, {self.mode: jittered(weights, random)}) for _ in range(seats)]


def jobs(weights: Weights, mode: str, seats: int, steps: int, seed: int) -> Iterator[RecordingJob]:
    """Games without teams, as many as are asked for."""
    players = Players(mode, tuple(weights.opening), tuple(weights.ending), steps)
    options: dict[str, Json] = {"players": seats, "mode": mode}
    recording = Recording(GameByName("battalia"), options, players, rows_of, seed)
    for number in count():
        yield RecordingJob(recording, number)


def refit(weights: Weights, played: Sequence[Recorded]) -> tuple[Weights, Fit]:
    """New weights from games that were played with weights near the old ones."""
    found = fit(data_of(played), [*weights.opening, *weights.ending], RIDGE)
    return Weights(found.weights[:COUNT], found.weights[COUNT:]), found
