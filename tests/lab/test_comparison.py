"""Comparisons end when they are sure, count pairs in order and know a difference from none."""

from __future__ import annotations

from itertools import cycle
from pathlib import Path
from random import Random

import pytest

from stormark.kernel.refusal import InputError
from stormark.lab.comparison import Comparison, Finding, measure_named, run_comparison
from stormark.lab.executor import HereExecutor
from stormark.lab.experiment.plan import Setting
from stormark.lab.experiment.results import Results
from stormark.lab.subject import GameByName
from tests.lab.experiment.rows import row

ONE, OTHER = (
    Setting(GameByName("xibalba"), ("greedy",) * 2, {"players": 2, "target": target})
    for target in (1, 6)
)


def comparison(games: int = 400, difference: float = 0.1, measure: str = "first") -> Comparison:
    return Comparison((ONE, OTHER), measure_named(measure, "--measure"), difference, games, seed=1)


def feed(compared: Comparison, wins: list[tuple[int, int]]) -> None:
    """Games whose first player wins (1) or not (0) in the one setting and in the other."""
    for number, pair in enumerate(wins):
        for setting, won in zip((ONE, OTHER), pair, strict=True):
            shares = [float(won), 1.0 - won]
            compared.add(row(setting=setting.key, number=number, order=[0, 1], won=shares))


def test_a_large_difference_is_found_in_either_direction() -> None:
    for pair, finding in (((1, 0), Finding.MORE), ((0, 1), Finding.LESS)):
        compared = comparison()
        feed(compared, [pair] * 200)
        assert compared.finding is finding
        assert len(compared.pairs) < 200  # it stopped


def test_settings_that_do_not_differ_are_found_alike() -> None:
    compared = comparison(difference=0.2)
    rng = Random(3)
    feed(compared, [(rng.randrange(2), rng.randrange(2)) for _ in range(400)])
    assert compared.finding is Finding.ALIKE


def test_the_order_in_which_games_end_does_not_matter() -> None:
    pairs = [pair for pair, _ in zip(cycle([(1, 0), (1, 0), (0, 1)]), range(60), strict=False)]
    straight, turned = comparison(), comparison()
    feed(straight, pairs)
    rows = [
        row(setting=setting.key, number=number, order=[0, 1], won=[float(won), 1.0 - won])
        for number, pair in enumerate(pairs)
        for setting, won in zip((ONE, OTHER), pair, strict=True)
    ]
    for one in reversed(rows):
        turned.add(one)
    assert (turned.finding, turned.pairs) == (straight.finding, straight.pairs)


def test_other_games_do_not_count() -> None:
    compared = comparison(games=1)
    for stranger in (
        row(),
        row(setting=ONE.key, seed=2),
        row(setting=ONE.key, number=1),
    ):
        compared.add(stranger)
    assert compared.pairs == []
    assert compared.means()[2].count == 0


def test_games_without_the_measure_are_left_out() -> None:
    compared = comparison(measure="faction:red")
    compared.add(row(setting=ONE.key))
    compared.add(row(setting=OTHER.key, factions=["blue", "green"]))
    assert (compared.pairs, compared.finding) == ([], Finding.OPEN)


@pytest.mark.parametrize("name", ["", "luck", "faction:", "bots:greedy"])
def test_an_unknown_measure_is_refused(name: str) -> None:
    with pytest.raises(InputError) as error:
        measure_named(name, "--measure")
    assert error.value.place == "--measure"


def test_a_comparison_plays_until_it_is_sure_and_goes_on_from_what_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever needs six Paragon instead of one plays longer."""
    monkeypatch.setattr("stormark.lab.comparison.FEWEST", 4)
    played = []
    for _ in range(2):
        compared = comparison(games=30, difference=0.9, measure="turns")
        with Results(tmp_path) as results:
            before = len(results.rows)
            run_comparison(compared, results, HereExecutor())
            played.append(len(results.rows) - before)
        assert compared.finding is Finding.LESS
    assert 0 < played[0] < 60
    assert played[1] == 0
