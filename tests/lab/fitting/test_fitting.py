"""Fitting weights to outcomes: the right ones are found, the same ones every time."""

from __future__ import annotations

import tomllib
from itertools import islice
from math import exp
from random import Random

import pytest

from stormark.bots.erring import ErringBot
from stormark.bots.xibalba.greedy import XibalbaGreedyBot
from stormark.bots.xibalba.terms import NAMES
from stormark.bots.xibalba.weights import fitted
from stormark.lab.fitting.logit import calibration_error, data_of, fit
from stormark.lab.fitting.recording import Recorded, record
from stormark.lab.fitting.table import named, toml_of
from stormark.lab.xibalba.fitting import APOCALYPSE, MODES, Players, jobs, refit


def made_up(games: int, weights: tuple[float, ...], seats: int) -> list[Recorded]:
    """Positions whose winner is drawn by known weights."""
    random = Random(1)
    made = []
    for number in range(games):
        rows = [[random.gauss(0, 1) for _ in weights] for _ in range(seats)]
        powers = [exp(sum(w * x for w, x in zip(weights, row, strict=True))) for row in rows]
        winner = random.choices(range(seats), powers)[0]
        returns = tuple(1.0 if seat == winner else 0.0 for seat in range(seats))
        made.append(Recorded(number, (rows,), returns))
    return made


@pytest.mark.parametrize("seats", [2, 4])
def test_known_weights_are_found_again(seats: int) -> None:
    truth = (1.0, -0.5, 0.0)
    data = data_of(made_up(6_000, truth, seats))
    found = fit(data, [0.0] * 3, ridge=1)
    assert found.weights == pytest.approx(truth, abs=0.1)
    assert found.loss < found.loss_before
    assert found.positions == 6_000
    assert calibration_error(data, found.weights) < 0.03


def test_a_ridge_holds_weights_where_they_were() -> None:
    data = data_of(made_up(50, (1.0,), 2))
    free, held = fit(data, [5.0], ridge=0.1), fit(data, [5.0], ridge=1e6)
    assert held.weights == pytest.approx([5.0], abs=0.01)
    assert abs(free.weights[0] - 1) < abs(held.weights[0] - 1)


def test_games_without_a_winner_are_left_out() -> None:
    lost = Recorded(1, ([[1.0], [2.0]],), (0.0, 0.0))
    assert len(data_of([*made_up(3, (1.0,), 2), lost]).rows) == 3


def test_a_file_of_weights_is_read_back_as_it_was_written() -> None:
    tables = {"players-2": named(["a", "b"], [0.1234567, -2.0])}
    assert tomllib.loads(toml_of(tables)) == tables == {"players-2": {"a": 0.12346, "b": -2.0}}


def test_weights_of_xibalba_are_made_again_from_the_same_games() -> None:
    """At small size: the same seed gives the same games and the same weights to the last digit."""

    def made() -> dict[str, float]:
        played = [record(job) for job in islice(jobs(fitted(), 2, 0, seed=3), 2)]
        assert all(sum(game.returns) == 1 for game in played)
        assert all(len(row) == len(NAMES) for game in played for row in game.positions[0])
        return refit(fitted(), 2, played)[0]

    once = made()
    assert once == made()
    assert list(once) == list(NAMES)
    assert once != fitted()["players-2"]


def test_games_of_one_mode_are_played_where_its_own_weights_are_wanted() -> None:
    def modes(*asked: str) -> list[object]:
        work = islice(jobs(fitted(), 2, 0, 1, asked or MODES), 4)
        return [job.recording.options["mode"] for job in work]

    assert modes() == ["normal", APOCALYPSE, "normal", APOCALYPSE]
    assert modes(APOCALYPSE) == [APOCALYPSE] * 4


def test_weights_of_a_mode_are_held_near_those_of_the_mode() -> None:
    """Without a table of the mode the common one is where its fit begins."""
    nothing = Recorded(0, ([[0.0] * len(NAMES)] * 2,), (1.0, 0.0))
    own = {name: float(number) for number, name in enumerate(NAMES)}
    common = dict.fromkeys(NAMES, 0.5)
    both = {"players-2": common, "apocalypse-2": own}
    assert refit(both, 2, [nothing], apocalypse=True)[0] == own
    assert refit(both, 2, [nothing])[0] == common
    assert refit({"players-2": common}, 2, [nothing], apocalypse=True)[0] == common


def test_greedy_takes_as_many_seats_as_it_is_given() -> None:
    def seats(greedy: int) -> list[type]:
        return [type(bot) for bot in Players(fitted(), 0, greedy)(7, 200)]

    assert set(seats(0)) == {ErringBot}
    assert set(seats(100)) == {XibalbaGreedyBot}
    assert 40 < seats(30).count(XibalbaGreedyBot) < 80
