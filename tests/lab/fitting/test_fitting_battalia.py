"""Fitting the weights of Battalia at small size: the same games and weights every time."""

from __future__ import annotations

from itertools import islice

import pytest

from stormark.bots.battalia.features import COUNT
from stormark.bots.battalia.weights import WEIGHTS
from stormark.lab.battalia.fitting import jobs, refit
from stormark.lab.fitting.recording import Recorded, record


def played() -> list[Recorded]:
    return [record(job) for job in islice(jobs(WEIGHTS["creation"], "creation", 2, 300, 5), 2)]


def test_a_fit_repeats_and_tells_the_winners_better() -> None:
    games = played()
    assert all(len(row) == 2 * COUNT for rows in games[0].positions for row in rows)
    weights, found = refit(WEIGHTS["creation"], games)
    again, _ = refit(WEIGHTS["creation"], played())
    assert weights.opening == pytest.approx(again.opening)
    assert found.loss < found.loss_before
    assert found.positions > 20
