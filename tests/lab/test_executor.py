"""Processes that are lost cost nothing; a job that kills all of them ends the run."""

from __future__ import annotations

import os
import signal
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from stormark.lab.executor import ProcessExecutor

Job = tuple[int, Path]


def square(job: Job) -> int:
    """The first time it meets the job 2, its process is killed."""
    number, mark = job
    if number == 2 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def deadly(_job: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def test_the_jobs_of_a_lost_process_are_done_again(tmp_path: Path) -> None:
    jobs = [(number, tmp_path / "mark") for number in range(6)]
    assert sorted(ProcessExecutor(1).run(square, jobs)) == [0, 1, 4, 9, 16, 25]
    assert (tmp_path / "mark").exists()


def test_a_job_that_kills_every_process_is_not_tried_for_ever() -> None:
    with pytest.raises(BrokenProcessPool):
        list(ProcessExecutor(1).run(deadly, [1]))
