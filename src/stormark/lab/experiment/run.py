"""An experiment at work."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing

from stormark.lab.executor import Executor
from stormark.lab.experiment.game import play_task
from stormark.lab.experiment.plan import Experiment, Shard
from stormark.lab.experiment.results import Results
from stormark.lab.experiment.row import GameRow
from stormark.lab.running import run_missing


def run_experiment(
    experiment: Experiment,
    results: Results,
    executor: Executor,
    shard: Shard,
    report: Callable[[int], None] = lambda _: None,
) -> int:
    """Play all games that are not there yet; how many these were.

    `report` is told after every game how many there are now.
    """
    there = sum(map(results.has, experiment.tasks(shard)))
    new = 0
    for _ in run_missing(play_task, experiment.tasks(shard), results, executor):
        new += 1
        report(there + new)
    return new


def play_all(experiment: Experiment, executor: Executor) -> Iterator[GameRow]:
    """Play an experiment that is not kept; rows come as games end."""
    with closing(executor.run(play_task, experiment.tasks())) as games:
        for played in games:
            yield played.row
