"""Elo and the sequential test, against values that are known."""

from __future__ import annotations

from math import log, sqrt
from random import Random

import pytest

from stormark.lab.ladder.scale import POINTS, elo_of_share, expected_share
from stormark.lab.ladder.sequential import BOUND, FEWEST, SequentialTest, Verdict
from stormark.lab.ladder.strength import Tally, strengths
from stormark.lab.stats import NORMAL_95


@pytest.mark.parametrize(("share", "elo"), [(0.5, 0), (0.7, 147.19), (0.75, 190.85), (0.95, 511.5)])
def test_shares_of_two_sides_are_the_elo_of_the_tables(share: float, elo: float) -> None:
    assert elo_of_share(share, 2) == pytest.approx(elo, abs=0.01)
    assert expected_share(elo, 2) == pytest.approx(share, abs=1e-4)


def test_a_quarter_is_even_among_four() -> None:
    assert expected_share(0, 4) == pytest.approx(0.25)
    assert elo_of_share(0.5, 4) == pytest.approx(400 * log(3) / log(10))


def test_two_entrants_have_the_elo_and_the_interval_of_a_logit() -> None:
    """With one pair the most likely odds are those of the games, and the virtual one."""
    found = strengths(["a", "b"], [Tally("b", "a", 2, 100, 70)])
    share = 70.5 / 101
    assert found["a"].elo == found["a"].margin == 0
    assert found["b"].elo == pytest.approx(elo_of_share(share, 2))
    error = 1 / sqrt(101 * share * (1 - share))
    assert found["b"].margin == pytest.approx(POINTS * NORMAL_95 * error)


def test_the_strengths_behind_many_games_are_found_again() -> None:
    true = {"a": 0.0, "b": 120.0, "c": 300.0}
    tallies = [
        Tally(one, others, sides, 10**6, 10**6 * expected_share(true[one] - true[others], sides))
        for one, others, sides in (("b", "a", 2), ("c", "b", 4), ("c", "a", 3))
    ]
    found = strengths(["a", "b", "c"], tallies)
    assert [found[name].elo for name in true] == pytest.approx(list(true.values()), abs=0.01)
    assert 0 < found["b"].margin < 1


def test_somebody_who_won_everything_is_far_ahead_and_not_endlessly() -> None:
    found = strengths(["a", "b"], [Tally("b", "a", 2, 20, 20)])
    assert found["b"].elo == pytest.approx(elo_of_share(20.5 / 21, 2))
    more = strengths(["a", "b"], [Tally("b", "a", 2, 200, 200)])
    assert more["b"].elo > found["b"].elo + 300


def test_whoever_met_nobody_known_has_no_elo() -> None:
    tallies = [Tally("b", "a", 2, 10, 5), Tally("d", "c", 2, 10, 5), Tally("c", "a", 2, 0, 0)]
    assert set(strengths(["a", "b", "c", "d"], tallies)) == {"a", "b"}


@pytest.mark.parametrize(("wins", "losses"), [(30, 10), (20, 20), (12, 0), (0, 12)])
def test_of_won_and_lost_blocks_the_ratio_is_walds(wins: int, losses: int) -> None:
    low, high = 0.5, expected_share(100, 2)
    walds = wins * log(high / low) + losses * log((1 - high) / (1 - low))
    ratio = SequentialTest(0, 100).ratio([1.0] * wins + [0.0] * losses, 2)
    assert ratio == pytest.approx(walds, abs=0.001)


def test_near_the_middle_the_ratio_is_the_normal_approximation() -> None:
    """The formula that is used for pentanomial results of long matches."""
    scores = [0.0] * 120 + [0.25] * 230 + [0.5] * 300 + [0.75] * 220 + [1.0] * 130
    mean = sum(scores) / len(scores)
    variance = sum((score - mean) ** 2 for score in scores) / len(scores)
    low, high = expected_share(0, 2), expected_share(10, 2)
    normal = len(scores) * (high - low) * (2 * mean - low - high) / (2 * variance)
    assert SequentialTest(0, 10).ratio(scores, 2) == pytest.approx(normal, rel=0.05)


def test_the_bounds_are_those_of_five_percent() -> None:
    assert pytest.approx(2.944, abs=0.001) == BOUND


def stopped(test: SequentialTest, share: float, seed: int) -> tuple[Verdict, int]:
    """The verdict about somebody who wins so often, and after how many blocks of two games."""
    rng = Random(seed)
    scores: list[float] = []
    verdict = Verdict.OPEN
    while verdict is Verdict.OPEN and len(scores) < 2000:
        scores.append(((rng.random() < share) + (rng.random() < share)) / 2)
        verdict = test.verdict(scores, 2)
    return verdict, len(scores)


def test_the_test_stops_early_and_is_seldom_wrong() -> None:
    test = SequentialTest(0, 100)
    stronger = [stopped(test, expected_share(150, 2), seed) for seed in range(60)]
    equal = [stopped(test, 0.5, seed) for seed in range(60)]
    assert sum(verdict is not Verdict.HIGH for verdict, _ in stronger) <= 3
    assert sum(verdict is not Verdict.LOW for verdict, _ in equal) <= 8
    assert sum(blocks for _, blocks in stronger) / 60 < 60


def test_a_few_blocks_prove_nothing() -> None:
    test = SequentialTest(-1000, 1000)
    assert test.verdict([1.0] * (FEWEST - 1), 2) is Verdict.OPEN
    assert test.verdict([1.0] * FEWEST, 2) is Verdict.HIGH
    assert test.verdict([0.0] * FEWEST, 2) is Verdict.LOW
    assert test.ratio([], 2) == 0
