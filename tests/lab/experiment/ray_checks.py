"""An experiment on a Ray cluster of this machine, with a worker that is lost: `make ray`.

Not part of the tests: Ray is 200 MB and needs 20 seconds to start.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
import ray

from stormark.lab.executor import HereExecutor
from stormark.lab.experiment.plan import Experiment, Setting, Shard
from stormark.lab.experiment.results import Results, read_rows
from stormark.lab.experiment.run import run_experiment
from stormark.lab.ray_executor import LOCAL, RayExecutor
from stormark.lab.subject import GameByName

SETTING = Setting(GameByName("xibalba"), ("greedy",) * 2, {"players": 2, "target": 2})
DUELS = Experiment((SETTING,), games=6)


@pytest.fixture(scope="module")
def cluster() -> Iterator[RayExecutor]:
    yield RayExecutor(LOCAL)
    ray.shutdown()


def test_a_cluster_plays_the_same_games(cluster: RayExecutor, tmp_path: Path) -> None:
    rows = {}
    for name, executor in (("here", HereExecutor()), ("there", cluster)):
        with Results(tmp_path / name) as results:
            assert run_experiment(DUELS, results, executor, Shard()) == 6
        rows[name] = {row.id: row.outcome() for row in read_rows(tmp_path / name)}
    assert rows["here"] == rows["there"]


def square(job: tuple[int, Path]) -> int:
    """The first worker that meets the job 2 is killed."""
    number, mark = job
    if number == 2 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def test_the_jobs_of_a_lost_worker_are_done_again(cluster: RayExecutor, tmp_path: Path) -> None:
    jobs = [(number, tmp_path / "mark") for number in range(6)]
    assert sorted(cluster.run(square, jobs)) == [0, 1, 4, 9, 16, 25]
    assert (tmp_path / "mark").exists()
