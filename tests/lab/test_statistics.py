"""Intervals, means and percentiles."""

from __future__ import annotations

import pytest

from stormark.lab.stats import mean, percentile, wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [  # computed with another program
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (950, 1000, 0.9347, 0.9619),
        (1, 2, 0.0945, 0.9055),
    ],
)
def test_the_interval_of_wilson(successes: int, trials: int, low: float, high: float) -> None:
    assert wilson(successes, trials) == pytest.approx((low, high), abs=5e-5)


def test_nothing_is_known_without_games() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert mean({}) == 0.0
    assert percentile({}, 0.95) == 0


def test_a_percentile_is_a_value_that_occurred() -> None:
    counts = {1: 50, 2: 45, 30: 5}
    assert [percentile(counts, share) for share in (0.5, 0.51, 0.95, 0.96, 1.0)] == [
        1,
        2,
        2,
        30,
        30,
    ]
    assert mean(counts) == pytest.approx(2.9)
