"""Where work is done: in this process, or in several."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import connection, get_context, parent_process
from typing import Protocol, TypeVar

J = TypeVar("J")
R = TypeVar("R")

WAITING_PER_PROCESS = 2  # jobs handed out beforehand, so that no process has to wait


class Executor(Protocol):
    """Does jobs, in any order; results come as they are ready."""

    def run(self, work: Callable[[J], R], jobs: Iterable[J]) -> Generator[R, None, None]: ...


class HereExecutor:
    """One job after the other, in this process."""

    def run(self, work: Callable[[J], R], jobs: Iterable[J]) -> Generator[R, None, None]:
        for job in jobs:
            yield work(job)


class ProcessExecutor:
    """Several processes.  Closing the iterator drops the jobs that were not begun."""

    def __init__(self, processes: int) -> None:
        self.processes = processes

    def run(self, work: Callable[[J], R], jobs: Iterable[J]) -> Generator[R, None, None]:
        pool = ProcessPoolExecutor(self.processes, get_context("spawn"), _prepare_process)
        waiting: set[Future[R]] = set()
        try:
            for job in jobs:
                waiting.add(pool.submit(work, job))
                if len(waiting) >= WAITING_PER_PROCESS * self.processes:
                    done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                    yield from (future.result() for future in done)
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def executor_for(processes: int) -> Executor:
    return HereExecutor() if processes == 1 else ProcessExecutor(processes)


def _prepare_process() -> None:
    """Ctrl-C is for the parent to answer; a parent that was killed takes its processes along."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)
