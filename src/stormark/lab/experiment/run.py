"""An experiment at work: what is missing is played, and written down as it comes."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing

from stormark.lab.executor import Executor
from stormark.lab.experiment.game import play_task
from stormark.lab.experiment.plan import Experiment, Shard
from stormark.lab.experiment.results import Results


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
    wanted = list(experiment.tasks(shard))
    missing = [task for task in wanted if not results.has(task)]
    there = len(wanted) - len(missing)
    new = 0
    with closing(executor.run(play_task, missing)) as games:
        for played in games:
            results.add(played)
            new += 1
            report(there + new)
    return new
