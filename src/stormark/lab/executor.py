"""Where work is done: in this process, or in several."""

from __future__ import annotations

import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import connection, get_context, parent_process
from typing import Protocol, TypeVar

J = TypeVar("J")
R = TypeVar("R")

MOST_LOSSES = 3  # of processes, one after the other without any result
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
    """Several processes.  Closing the iterator drops the jobs that were not begun.

    When a process is ended from outside, all jobs under way are done again by new ones; only if
    that happens again and again without any result, something is wrong with a job.
    """

    def __init__(self, processes: int) -> None:
        self.processes = processes

    def run(self, work: Callable[[J], R], jobs: Iterable[J]) -> Generator[R, None, None]:
        upcoming = deque[J]()  # those that were lost, before the others
        others = iter(jobs)
        losses = 0
        while True:
            pool = ProcessPoolExecutor(self.processes, get_context("spawn"), _prepare_process)
            under_way: dict[Future[R], J] = {}
            try:
                while self._hand_out(pool, work, upcoming, others, under_way):
                    for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                        result = future.result()
                        del under_way[future]
                        losses = 0
                        yield result
                return
            except BrokenProcessPool:
                losses += 1
                if losses == MOST_LOSSES:
                    raise
                upcoming.extend(under_way.values())
            finally:
                pool.shutdown(wait=True, cancel_futures=True)

    def _hand_out(
        self,
        pool: ProcessPoolExecutor,
        work: Callable[[J], R],
        upcoming: deque[J],
        others: Iterator[J],
        under_way: dict[Future[R], J],
    ) -> bool:
        """Keep all processes busy; whether anything is under way."""
        while len(under_way) < WAITING_PER_PROCESS * self.processes:
            if not upcoming:
                upcoming.extend(islice(others, 1))
            if not upcoming:
                break
            future = pool.submit(work, upcoming[0])
            under_way[future] = upcoming.popleft()
        return bool(under_way)


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
