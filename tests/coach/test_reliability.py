"""Whether chances come true: recording, fitting and proving."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from dataclasses import replace
from math import exp, log, sqrt
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bench import chances as command
from stormark.coach.chance.chances import corrected
from stormark.coach.chance.table import NAMES, UNCHANGED, correction
from stormark.coach.reliability.diagram import picture
from stormark.coach.reliability.fitting import by_setting, correction_of, rises, stretch
from stormark.coach.reliability.proof import prove
from stormark.coach.reliability.recording import Played, mark_of, play, played_from_json
from stormark.coach.reliability.settings import SETTINGS, Setting
from stormark.games.registry import load_game
from stormark.kernel.json import Json
from stormark.lab.executor import HereExecutor

TRUTH = (0.5, 0.2, 0.0, 0.3, 0.0, 0.0)


def made_up(
    games: int, weights: tuple[float, ...], seed: int, sizes: tuple[int, int] = (1, 1)
) -> list[Played]:
    """Moments whose winner is drawn by known numbers; either side may be the first."""
    random = Random(seed)
    made = []
    for _ in range(games):
        worth, late = random.gauss(0, 3), random.random()
        logs = [-0.5, -0.5 - worth]
        moving = random.randrange(2)
        members = random.sample(sizes, 2)
        rows = [
            [one, late * one, late * (1 - late) * one, float(side == moving), many, late * many]
            for side, (one, many) in enumerate(zip(logs, members, strict=True))
        ]
        values = [sum(w * x for w, x in zip(weights, row, strict=True)) for row in rows]
        won = random.random() < 1 / (1 + exp(values[0] - values[1]))
        made.append(Played("two", (rows,), (float(not won), float(won))))
    return made


def test_a_fit_finds_the_numbers_by_which_games_were_won_and_the_proof_confirms_it() -> None:
    table = correction_of(made_up(4_000, TRUTH, seed=1))
    assert set(table) == set(NAMES[:4])  # nothing to learn about members
    weights = [table.get(name, 0.0) for name in NAMES]
    assert (stretch(weights, 0.5), weights[3]) == pytest.approx((0.6, 0.3), abs=0.08)
    others = made_up(2_000, TRUTH, seed=2)
    assert prove("two", others, weights).error < 0.03 < prove("two", others, UNCHANGED).error


def test_a_fit_finds_what_counts_in_the_middle_of_games_alone() -> None:
    truth = (0.2, 0.2, 2.0, 0.0, 0.0, 0.0)
    table = correction_of(made_up(4_000, truth, seed=1))
    weights = [table.get(name, 0.0) for name in NAMES]
    for late in (0.1, 0.5, 0.9):
        assert stretch(weights, late) == pytest.approx(stretch(truth, late), abs=0.1)


@pytest.mark.parametrize("start", [-0.2, -0.6])
def test_whoever_is_worth_more_never_has_a_lower_chance_for_it(start: float) -> None:
    truth = (start, 1.0, 0.5, 0.0, 0.0, 0.0)
    table = correction_of(made_up(2_000, truth, seed=1))
    weights = [table.get(name, 0.0) for name in NAMES]
    assert not rises(truth)
    assert rises(weights)
    assert stretch(weights, 1.0) > stretch(weights, 0.0)


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda one: f"{one.game}-{one.name}")
def test_the_numbers_in_the_files_turn_no_worth_round(setting: Setting) -> None:
    weights = correction(setting.game, setting.name)
    assert weights != UNCHANGED
    assert rises(weights)


def test_what_one_more_member_is_worth_is_learnt_where_sides_are_unequal() -> None:
    truth = (0.5, 0.0, 0.0, 0.0, -0.8, -0.4)
    table = correction_of(made_up(4_000, truth, seed=1, sizes=(2, 3)))
    assert table["members"] + table["members_late"] / 2 == pytest.approx(-1.0, abs=0.1)
    others = made_up(2_000, truth, seed=2, sizes=(2, 3))
    assert prove("two", others, [*table.values()]).error < 0.03


def test_chances_that_promise_too_much_are_found_out() -> None:
    found = prove("two", made_up(2_000, TRUTH, seed=2), (2.0, *UNCHANGED[1:]))
    assert found.error > 0.05 > found.noise


def test_the_error_of_few_games_is_said_to_be_mere_noise() -> None:
    found = prove("two", made_up(20, TRUTH, seed=3), TRUTH)
    assert found.noise > 0.03


def test_the_error_of_true_chances_does_not_depend_on_chances_that_are_wrong_at_the_end() -> None:
    """Nor does it count moments of one game as if each had a winner of its own."""
    random = Random(6)
    games = []
    for _ in range(400):
        won = random.random() < 0.6
        right, wrong = ([[log(odds), *[0.0] * 5], [0.0] * 6] for odds in (1.5, 50))
        games.append(Played("two", (right, right, right, wrong), (float(won), float(not won))))
    found = prove("two", games, UNCHANGED)
    alone = prove("two", [replace(one, moments=one.moments[:1]) for one in games], UNCHANGED)
    assert alone.noise == pytest.approx(0.8 * sqrt(0.6 * 0.4 / 400), rel=0.25)
    assert found.noise == pytest.approx(alone.noise, rel=0.35)
    assert found.error == pytest.approx((50 / 51 - 0.6) / 4, abs=0.03)


def test_a_game_that_nobody_has_won_proves_nothing() -> None:
    games = made_up(50, TRUTH, seed=5)
    given_up = Played("two", games[0].moments, (0.0, 0.0))
    assert prove("two", [*games, given_up], TRUTH) == prove("two", games, TRUTH)


def test_a_recorded_game_repeats_and_survives_its_file() -> None:
    options: dict[str, Json] = {"players": 3, "mode": "apocalypse", "target": 3}
    first = play(load_game("xibalba"), options, seed=1, number=1)
    assert first == play(load_game("xibalba"), options, seed=1, number=1)
    assert first != play(load_game("xibalba"), options, seed=2, number=1)
    mark = mark_of(load_game("xibalba"), options)
    assert mark == mark_of(load_game("xibalba"), options)
    assert mark != mark_of(load_game("xibalba"), {**options, "target": 4})
    assert first.setting == "apocalypse-3"
    assert first.moments
    assert sum(first.returns) == 1.0
    again = played_from_json({**first.to_json()})
    assert again.returns == first.returns
    assert corrected(again.moments[0], TRUTH) == pytest.approx(
        corrected(first.moments[0], TRUTH), abs=1e-5
    )


def test_every_setting_is_that_of_its_options() -> None:
    games = [Played(one.name, (), ()) for one in SETTINGS]
    assert len({(one.game, one.name) for one in SETTINGS}) == len(SETTINGS)
    assert len(by_setting(games)) == len(SETTINGS)


def made(game: Any, options: Any, seed: int, number: int) -> Played:
    """Instead of a game that is played."""
    return Played(options["name"], (), (float(seed), float(number)))


TODAY = {("xibalba", name): "today" for name in ("dear", "cheap")}


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    few = [Setting("xibalba", name, {"name": name}, n) for name, n in (("dear", 4), ("cheap", 8))]
    monkeypatch.setattr(command, "SETTINGS", few)
    monkeypatch.setattr(command, "play", made)
    monkeypatch.setattr(command, "mark_of", lambda game, options: "today")


@pytest.mark.usefixtures("small")
def test_recording_plays_what_is_missing_whatever_is_there(tmp_path: Path) -> None:
    command.record(tmp_path, 60.0, HereExecutor())
    file = tmp_path / "proof.jsonl"
    whole = file.read_text().splitlines()
    assert len(whole) == len(set(whole)) == 4 + 8
    file.write_text("\n".join(reversed(whole[:3] + whole[5:])) + "\n")
    command.record(tmp_path, 60.0, HereExecutor())
    assert sorted(command.lines_of(tmp_path, "proof")) == sorted(whole)


@pytest.mark.usefixtures("small")
def test_games_of_other_bots_are_played_again_and_count_for_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    executor = HereExecutor()
    command.record(tmp_path, 60.0, executor, ["dear"])
    assert len(command.read(tmp_path, "proof", "xibalba", TODAY)) == 4
    monkeypatch.setattr(command, "mark_of", lambda game, options: "another")
    others = {("xibalba", "dear"): "another"}
    assert command.read(tmp_path, "proof", "xibalba", others) == []
    command.record(tmp_path, 60.0, executor, ["dear"], ["proof"])
    assert len(command.read(tmp_path, "proof", "xibalba", others)) == 4
    assert command.read(tmp_path, "fit", "xibalba", others) == []


@pytest.mark.usefixtures("small")
def test_a_proof_that_has_been_looked_at_is_none_for_numbers_fitted_since(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    command.record(tmp_path, 60.0, HereExecutor())
    monkeypatch.setattr(command, "AGAIN", {"dear": 99})
    names = [one.setting for one in command.read(tmp_path, "proof", "xibalba", TODAY)]
    assert names == ["cheap"] * 8
    command.record(tmp_path, 60.0, HereExecutor())
    again = command.read(tmp_path, "proof", "xibalba", TODAY)
    assert {one.returns[0] for one in again if one.setting == "dear"} == {99.0}
    assert len(again) == 4 + 8


@pytest.mark.usefixtures("small")
def test_a_fit_changes_only_the_settings_that_are_asked_for_and_have_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = {"dear": {"scale": 0.5}, "cheap": {"scale": 0.6}, "rare": {"scale": 0.7}}
    monkeypatch.setattr(command, "tables", lambda game: before)
    monkeypatch.setattr(command, "file_of", lambda game: tmp_path / f"{game}.toml")
    monkeypatch.setattr(command, "correction_of", lambda games: {"scale": 2.0})
    monkeypatch.setattr(command, "FEWEST", 1)
    command.record(tmp_path, 60.0, HereExecutor())
    command.fit(tmp_path, HereExecutor(), ["cheap"])
    written = tomllib.loads((tmp_path / "xibalba.toml").read_text())
    assert written == {**before, "cheap": {"scale": 2.0}}
    command.fit(tmp_path, HereExecutor())
    written = tomllib.loads((tmp_path / "xibalba.toml").read_text())
    assert written == {"dear": {"scale": 2.0}, "cheap": {"scale": 2.0}, "rare": {"scale": 0.7}}


@pytest.mark.usefixtures("small")
def test_some_settings_alone_and_no_time_at_all_can_be_asked_for(tmp_path: Path) -> None:
    command.record(tmp_path, -1.0, HereExecutor())
    assert command.lines_of(tmp_path, "fit") == []
    command.record(tmp_path, 60.0, HereExecutor(), ["dear"])
    assert {name for _, name, _, _ in command.recorded(tmp_path, TODAY)} == {"dear"}


def test_every_setting_gets_on_with_its_games_alike_and_none_is_used_twice() -> None:
    jobs = command.order()
    assert command.SEEDS["fit"] not in (command.SEEDS["proof"], *command.AGAIN.values())
    assert len({(job.purpose, job.key) for job in jobs}) == len(jobs)
    done = Counter((job.setting.name, job.purpose) for job in jobs[: len(jobs) // 2])
    for setting in SETTINGS:
        assert done[setting.name, "proof"] == pytest.approx(setting.games / 2, abs=1)
        assert done[setting.name, "fit"] == pytest.approx(setting.games / 4, abs=1)


def test_the_diagram_shows_every_setting_with_its_points() -> None:
    proof = prove("two", made_up(300, TRUTH, seed=4), TRUTH)
    drawn = picture("Chances", [proof, proof])
    filled = sum(1 for one in proof.bins if one.size)
    assert len(re.findall("<circle", drawn)) == 2 * filled
    assert f"300 games, error {100 * proof.error:.1f}%" in drawn
