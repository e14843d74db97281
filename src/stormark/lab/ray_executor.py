"""Work on a Ray cluster: the same jobs, on all of its machines.

Ray is optional (`stormark[cluster]`); it is imported only here.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterable
from importlib.util import find_spec
from itertools import islice
from typing import Any, Final, TypeVar

from stormark.kernel.refusal import InputError

J = TypeVar("J")
R = TypeVar("R")

LOCAL: Final = "local"  # start a cluster of this machine alone
WAITING_PER_CORE: Final = 2
TRIES: Final = 10  # of a job whose worker or machine is lost


class RayExecutor:
    """Does jobs on a cluster; those of a worker that is lost are done again."""

    def __init__(self, address: str) -> None:
        self._ray = connected(address)

    def run(self, work: Callable[[J], R], jobs: Iterable[J]) -> Generator[R, None, None]:
        ray = self._ray
        far = ray.remote(max_retries=TRIES)(work)
        most = WAITING_PER_CORE * max(1, int(ray.cluster_resources().get("CPU", 1)))
        upcoming = iter(jobs)
        under_way = [far.remote(job) for job in islice(upcoming, most)]
        try:
            while under_way:
                done, under_way = ray.wait(under_way)
                under_way += [far.remote(job) for job in islice(upcoming, len(done))]
                yield from ray.get(done)
        finally:
            for reference in under_way:
                ray.cancel(reference)


def connected(address: str) -> Any:
    """The library, connected; raises InputError if it is not there or nobody answers."""
    if find_spec("ray") is None:
        raise InputError("lab-extra", "--ray", package="ray", extra="cluster")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    import ray

    if address == LOCAL:
        ray.init(include_dashboard=False, log_to_driver=False, ignore_reinit_error=True)
        return ray
    try:
        ray.init(address=address, log_to_driver=False, ignore_reinit_error=True)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise InputError("lab-ray", "--ray", address=address, reason=str(error)) from None
    return ray
