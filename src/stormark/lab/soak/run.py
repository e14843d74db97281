"""Running a soak: batches to processes, results to its folder."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from stormark.lab.executor import Executor
from stormark.lab.running import run_missing
from stormark.lab.soak.batch import Batch, play_batch
from stormark.lab.soak.plan import Plan
from stormark.lab.soak.progress import Progress, SoakFolder
from stormark.lab.subject import Subject


def run_soak(
    subject: Subject,
    plan: Plan,
    folder: Path,
    executor: Executor,
    resume: bool = False,
    report: Callable[[Progress], None] = lambda _: None,
) -> Progress:
    """Play what is open of a plan.

    Every batch that is done is written down: whoever interrupts this can resume it, and ends with
    the same counts.  `report` is told after every batch.
    """
    with SoakFolder(folder, plan, resume) as store:
        report(store.progress)
        batches = (Batch(subject, plan, index) for index in range(plan.batches()))
        for _ in run_missing(play_batch, batches, store, executor):
            report(store.progress)
    return store.progress
