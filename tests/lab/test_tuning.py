"""Tuning finds better values and proves them on games that it has not seen."""

from __future__ import annotations

from pathlib import Path

import pytest

from stormark.games.registry import load_game
from stormark.kernel.refusal import InputError
from stormark.lab.executor import HereExecutor
from stormark.lab.experiment.results import Results, task_of
from stormark.lab.experiment.statistics import Mean
from stormark.lab.subject import GameByName
from stormark.lab.tuned import tuned_name
from stormark.lab.tuning.packs import changed_pack, number_at, pack_files
from stormark.lab.tuning.plan import load_tuning
from stormark.lab.tuning.run import FRESH, Tuned, Tuner

SMALL = "games = 2\ntrials = 2\nproof = 2\noptions = { target = 2 }\n"
WEIGHTS = f'game = "xibalba"\nbot = "random"\n{SMALL}[weights]\npower = [0.5, 2]\n'
NUMBERS = (
    f'game = "xibalba"\nbot = "greedy"\nmeasure = "first"\n{SMALL}'
    '[numbers]\n"cards.line_fusilier.cost" = [1, 6]\n'
)


def written(folder: Path, text: str) -> Path:
    path = folder / "tune.toml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize("text", [WEIGHTS, NUMBERS], ids=["weights", "numbers"])
def test_the_first_trial_plays_what_is_there_and_the_proof_is_fresh(
    tmp_path: Path, text: str
) -> None:
    tuning = load_tuning(written(tmp_path, text))
    heard: list[int] = []
    with Results(tmp_path / "results") as results:
        tuned = Tuner(tuning, results, HereExecutor()).run(lambda trial, _: heard.append(trial))
        rows = list(results.rows.values())
    assert heard == [1, 2]
    assert {row.seed for row in rows} == {1, 1 + FRESH}
    assert tuned.before.count == tuned.after.count == 2
    (one,) = tuning.ranges
    assert one.low <= tuned.values[one.name] <= one.high
    if tuning.of_weights:
        assert rows[0].bots[rows[0].number] == tuned_name({"power": 1.0})
        assert task_of(rows[0], None).id == rows[0].id  # its name says how it plays
    else:
        assert rows[0].pack_hash == load_game("xibalba").pack_hash


def mean(value: float, low: float, high: float) -> Mean:
    return Mean(100, value, low, high)


def test_only_an_interval_without_zero_proves_anything() -> None:
    before, after = mean(0.5, 0.4, 0.6), mean(0.6, 0.5, 0.7)
    assert Tuned({}, before, after, mean(0.1, 0.02, 0.18), None).proven
    assert not Tuned({}, before, after, mean(0.1, -0.02, 0.22), None).proven
    assert Tuned({}, mean(0.7, 0.6, 0.8), before, mean(-0.2, -0.3, -0.1), 0.5).proven
    assert not Tuned({}, before, mean(0.7, 0.6, 0.8), mean(0.2, 0.1, 0.3), 0.5).proven


@pytest.mark.parametrize(
    ("game", "way"),
    [
        ("xibalba", "factions.bastion.action_costs.harvest"),
        ("xibalba", "cards.line_fusilier.cost"),
        ("battalia", "units.tribesman.hire.supply"),
    ],
)
def test_a_number_of_a_pack_is_found_and_changed(tmp_path: Path, game: str, way: str) -> None:
    files = pack_files(GameByName(game))
    base = load_game(game).pack_hash
    assert load_game(game, changed_pack(files, {}, tmp_path / "same")).pack_hash == base
    before = number_at(files, way, "")
    folder = changed_pack(files, {way: before + 1}, tmp_path / "other")
    assert load_game(game, folder).pack_hash != base
    assert number_at(pack_files(GameByName(game, folder)), way, "") == before + 1
    assert number_at(files, way, "") == before


@pytest.mark.parametrize(
    ("text", "problem", "place"),
    [
        ('game = "chess"\n', "argument-unknown", "game"),
        ('game = "xibalba"\n', "lab-tune-what", "weights"),
        (WEIGHTS + "[numbers]\n", "lab-tune-what", "weights"),
        (WEIGHTS.replace("power", "beauty"), "argument-unknown", "weights.beauty"),
        (WEIGHTS.replace("[0.5, 2]", "[2, 3]"), "lab-tune-bounds", "weights.power"),
        (WEIGHTS.replace("[0.5, 2]", '"much"'), "field-type", "weights.power"),
        (WEIGHTS.replace("trials = 2", "trials = 1"), "number-range", "trials"),
        (WEIGHTS.replace('"random"', '"clever"'), "bot-unknown", "bot"),
        (WEIGHTS.replace("target = 2", "target = 99"), "arena-options-refused", "options"),
        (NUMBERS.replace("fusilier", "cook"), "lab-tune-number", "cards.line_cook.cost"),
        (NUMBERS.replace("fusilier.cost", "fusilier.id"), "lab-tune-number", "line_fusilier.id"),
        (NUMBERS.replace('"first"', '"fun"'), "argument-unknown", "measure"),
    ],
)
def test_a_mistake_is_named_with_its_field(
    tmp_path: Path, text: str, problem: str, place: str
) -> None:
    with pytest.raises(InputError) as error:
        load_tuning(written(tmp_path, text))
    assert error.value.problem == problem
    assert error.value.place.endswith(place)
