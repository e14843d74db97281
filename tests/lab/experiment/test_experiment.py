"""Experiments: every game once, whatever stops a run; more games on request; parts that join."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Generator, Iterable
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import pytest

from stormark.games.registry import load_game
from stormark.kernel.json import JsonDict
from stormark.kernel.refusal import InputError
from stormark.kernel.replay import load_replay_file
from stormark.lab.executor import HereExecutor
from stormark.lab.experiment.game import play_task
from stormark.lab.experiment.plan import ALL, Experiment, Setting, Shard
from stormark.lab.experiment.results import (
    GAMES,
    Results,
    read_rows,
    read_turns,
    replay_file,
    row_of,
    task_of,
)
from stormark.lab.experiment.run import run_experiment
from stormark.lab.experiment.table import write_tables
from stormark.lab.subject import GameByName

J = TypeVar("J")
R = TypeVar("R")

SETTING = Setting(GameByName("xibalba"), ("greedy", "random"), {"players": 2, "target": 2})
DUELS = Experiment((SETTING,), games=4)


class Counting(HereExecutor):
    """Counts its jobs, and is killed after some of them."""

    def __init__(self, most: int = 1000) -> None:
        self.most = most
        self.done = 0

    def run(self, work: Callable[[J], R], jobs: Iterable[J]) -> Generator[R, None, None]:
        for job in jobs:
            if self.done == self.most:
                raise KeyboardInterrupt
            self.done += 1
            yield work(job)


def play(
    experiment: Experiment, folder: Path, most: int = 1000, shard: Shard | None = None
) -> Counting:
    executor = Counting(most)
    with Results(folder) as results:
        run_experiment(experiment, results, executor, shard or Shard())
    return executor


def outcomes(folder: Path) -> dict[str, object]:
    return {row.id: row.outcome() for row in read_rows(folder)}


@pytest.fixture(scope="module")
def straight(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("straight")
    play(DUELS, folder)
    return folder


def test_a_run_that_was_stopped_plays_only_what_is_missing(tmp_path: Path, straight: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        play(DUELS, tmp_path, most=3)
    with (tmp_path / GAMES).open("ab") as file:
        file.write(b'{"id": "half a li')  # killed while it wrote
    assert play(DUELS, tmp_path).done == 1
    assert play(DUELS, tmp_path).done == 0
    assert outcomes(tmp_path) == outcomes(straight)
    assert len((tmp_path / GAMES).read_text().splitlines()) == 4


def test_more_games_settings_and_seeds_are_added(tmp_path: Path) -> None:
    play(replace(DUELS, games=1), tmp_path)
    other = replace(SETTING, options={"players": 2, "target": 1})
    assert play(Experiment((SETTING, other), games=1, seeds=(1, 2)), tmp_path).done == 3
    assert len({row.setting for row in read_rows(tmp_path)}) == 2


def test_turns_and_replays_that_are_asked_for_later_are_added(tmp_path: Path) -> None:
    play(replace(DUELS, games=2), tmp_path)
    more = replace(DUELS, games=2, turns=True, replays=ALL)
    assert play(more, tmp_path).done == 2
    assert play(more, tmp_path).done == 0
    assert len(list(read_rows(tmp_path))) == len(list(read_turns(tmp_path))) == 2
    for row in read_rows(tmp_path):
        replay = load_replay_file(replay_file(tmp_path, row.id), load_game("xibalba"))
        assert replay.state_at(len(replay)).returns() == row.won


def test_parts_join_to_the_whole(tmp_path: Path, straight: Path) -> None:
    for index in (1, 2):
        play(DUELS, tmp_path / str(index), shard=Shard(index, 2))
    with Results(tmp_path / "all") as results:
        assert results.merge([tmp_path / "1", tmp_path / "2", straight]) == 4
    assert outcomes(tmp_path / "all") == outcomes(straight)


def test_a_game_that_ends_otherwise_is_not_taken_in(tmp_path: Path, straight: Path) -> None:
    rows = list(read_rows(straight))
    with Results(tmp_path) as results:
        results.add_row(replace(rows[0], won=[0.5, 0.5]))
        with pytest.raises(InputError) as error:
            results.merge([straight])
    assert (error.value.problem, error.value.params) == ("lab-other-game", {"id": rows[0].id})


def test_only_one_run_writes_to_a_folder(tmp_path: Path) -> None:
    with Results(tmp_path), pytest.raises(InputError) as error:
        Results(tmp_path)
    assert error.value.problem == "journal-busy"


def test_bots_move_on_by_a_seat_and_purchases_have_chances(straight: Path) -> None:
    rows = sorted(read_rows(straight), key=lambda row: row.number)
    assert [row.bots for row in rows[:2]] == [["greedy", "random"], ["random", "greedy"]]
    bought = [purchase for row in rows for purchase in row.bought]
    assert bought
    assert all(0 < purchase.chance < 1 for purchase in bought)
    assert all(sum(row.won) == 1 for row in rows)


def test_a_row_is_enough_to_play_its_game_again(straight: Path) -> None:
    row = next(row for row in read_rows(straight) if row.number == 1)
    again = play_task(task_of(row_of(straight, row.id), None))
    assert again.row.outcome() == row.outcome()
    with pytest.raises(InputError) as error:
        task_of(replace(row, pack_hash="", setting="another"), None)
    assert error.value.problem == "lab-game-gone"
    with pytest.raises(InputError):
        row_of(straight, "none")


def test_teammates_win_together() -> None:
    options: JsonDict = {"players": 4, "week_limit": 4}
    four = Setting(GameByName("battalia"), ("random",) * 4, options)
    (task,) = Experiment((four,), games=1).tasks()
    row = play_task(task).row
    assert sorted(map(sorted, row.sides)) == [[0, 2], [1, 3]]
    assert row.won[0] == row.won[2]
    assert row.won[0] + row.won[1] == 1


@pytest.mark.parametrize("form", ["csv", "jsonl", "parquet"])
def test_tables_have_a_line_for_each_game(tmp_path: Path, straight: Path, form: str) -> None:
    with Results(tmp_path) as results:
        results.merge([straight])
    (file,) = write_tables(tmp_path, form)
    if form == "csv":
        lines = list(csv.DictReader(file.read_text().splitlines()))
    elif form == "jsonl":
        lines = [json.loads(line) for line in file.read_text().splitlines()]
    else:
        from pyarrow import parquet

        lines = parquet.read_table(file).to_pylist()
    assert len(lines) == 4
    first = next(line for line in lines if int(line["number"]) == 0)
    assert (first["bot_1"], first["bot_2"], first["option_mode"]) == ("greedy", "random", "normal")
    assert float(first["won_1"]) + float(first["won_2"]) == 1


def test_turns_have_a_line_for_each_seat(tmp_path: Path) -> None:
    play(replace(DUELS, games=1, turns=True), tmp_path)
    _, file = write_tables(tmp_path, "csv")
    lines = list(csv.DictReader(file.read_text().splitlines()))
    assert {line["seat"] for line in lines} == {"1", "2"}
    assert float(lines[0]["chance"]) + float(lines[1]["chance"]) == pytest.approx(1, abs=1e-3)
    assert int(lines[-1]["paragon"]) >= 0
