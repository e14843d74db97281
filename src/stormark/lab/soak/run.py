"""Running a soak: batches to processes, results to the checkpoint, failures to files."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from stormark.kernel.files import write_atomically
from stormark.kernel.refusal import InputError
from stormark.lab.executor import Executor
from stormark.lab.soak.batch import Batch, BatchResult, play_batch
from stormark.lab.soak.checkpoint import Progress, read_checkpoint, write_checkpoint
from stormark.lab.soak.failure import Failure
from stormark.lab.soak.plan import Plan
from stormark.lab.subject import Subject

FAILURES = "failures"


def run_soak(
    subject: Subject,
    plan: Plan,
    folder: Path,
    executor: Executor,
    resume: bool = False,
    report: Callable[[Progress], None] = lambda _: None,
) -> Progress:
    """Play what is open of a plan.

    The checkpoint in `folder` is complete after every batch: whoever interrupts this can resume
    it, and ends with the same counts.  `report` is told after every batch.
    """
    _make_folder(folder)
    progress = read_checkpoint(folder, plan) if resume else Progress(plan)
    write_checkpoint(folder, progress)
    report(progress)
    batches = (Batch(subject, plan, index) for index in progress.open_batches())
    with closing(executor.run(play_batch, batches)) as results:
        for result in results:
            take_in(progress, result, folder)
            report(progress)
    return progress


def take_in(progress: Progress, result: BatchResult, folder: Path) -> None:
    """Files first: a failure in the checkpoint has its files."""
    for failure in result.failures:
        write_failure(folder, failure)
    progress.add(result)
    write_checkpoint(folder, progress)


def write_failure(folder: Path, failure: Failure) -> None:
    name = f"game-{failure.game:06}"
    _make_folder(folder / FAILURES)
    write_atomically(folder / FAILURES / f"{name}.json", failure.replay)
    if failure.scenario:
        write_atomically(folder / FAILURES / f"{name}.toml", failure.scenario)


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise InputError("folder-unusable", str(folder)) from None
