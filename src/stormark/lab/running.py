"""What all long work of the lab has in common: only what is missing is done, and kept at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from typing import Protocol, TypeVar

from stormark.lab.executor import Executor

J = TypeVar("J")
R = TypeVar("R")
J_contra = TypeVar("J_contra", contravariant=True)
R_contra = TypeVar("R_contra", contravariant=True)


class Store(Protocol[J_contra, R_contra]):
    """Keeps results where they outlive the process."""

    def has(self, job: J_contra, /) -> bool:
        """Whether everything that a job is done for is there."""

    def add(self, result: R_contra, /) -> None: ...


def run_missing(
    work: Callable[[J], R], jobs: Iterable[J], store: Store[J, R], executor: Executor
) -> Iterator[R]:
    """Do the jobs whose results are not there yet; every result is kept before it is told."""
    missing = (job for job in jobs if not store.has(job))
    with closing(executor.run(work, missing)) as results:
        for result in results:
            store.add(result)
            yield result
