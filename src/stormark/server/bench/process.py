"""The server that is measured: a process of its own, on a file of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

PAGE: Final = os.sysconf("SC_PAGE_SIZE")
TICKS: Final = os.sysconf("SC_CLK_TCK")
LIMITS: Final = ("ARRIVALS", "REQUESTS", "NEW_TABLES", "MESSAGES", "ADDRESS_MESSAGES", "FRAMES")
HIGH: Final = "100000/100000"
SERVE: Final = "import sys; from stormark.server.bench.process import main; main(*sys.argv[1:])"


@dataclass(frozen=True)
class Measured:
    """A running server and what the system says about it."""

    pid: int
    port: int

    def memory(self) -> int:
        """Bytes of memory it holds, in all processes; what they share counts for each."""
        return sum(int(_proc(pid, "statm").split()[1]) * PAGE for pid in self._processes())

    def processor_seconds(self) -> float:
        """What it has used of processors since it was started."""
        fields = [_proc(pid, "stat").rpartition(")")[2].split() for pid in self._processes()]
        return sum(int(of[11]) + int(of[12]) for of in fields) / TICKS

    def _processes(self) -> list[int]:
        """The server, and its workers where it has several."""
        workers = _proc(self.pid, f"task/{self.pid}/children").split()
        return [self.pid, *map(int, workers)]


def _proc(pid: int, name: str) -> str:
    return Path(f"/proc/{pid}/{name}").read_text()


@dataclass(frozen=True)
class Running:
    """How the server is run."""

    database: str
    workers: int = 1
    limits: bool = False  # whether it counts for limits, which nobody meets
    profile: str | None = None  # where it writes what it spent its time on
    cores: int | None = None  # that it and its workers share; whoever measures takes others


@contextmanager
def measured_server(running: Running) -> Iterator[Measured]:
    limit = HIGH if running.limits else "none"
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),  # the same Stormark
        "STORMARK_CONNECTIONS": "1000000",
        "STORMARK_OPEN_CONNECTIONS": "1000000",
        "STORMARK_LOG_LEVEL": "warning",
        **{f"STORMARK_{name}": limit for name in LIMITS},
        "STORMARK_WORKERS": str(running.workers),
    }
    command = [sys.executable, "-c", SERVE, running.database, running.profile or ""]
    with only_on(running.cores):
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    try:
        assert process.stdout is not None
        port = int(process.stdout.readline())
        yield Measured(process.pid, port)
    finally:
        process.terminate()
        process.communicate()


@contextmanager
def only_on(cores: int | None) -> Iterator[None]:
    """What is started meanwhile has so many cores; this process has the others from then on.

    Without others it shares them.
    """
    if cores is None or not sys.platform.startswith("linux"):
        yield
        return
    all_of_them = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, all_of_them[:cores])
    try:
        yield
    finally:
        os.sched_setaffinity(0, all_of_them[cores:] or all_of_them)


def main(database: str, profile: str) -> None:
    """What the process does."""
    from stormark.server.config import read_config
    from stormark.server.serve import serve

    def ready(address: str) -> None:
        sys.stdout.write(address.rpartition(":")[2] + "\n")
        sys.stdout.flush()

    config = read_config(os.environ, {"database": database, "port": "0"}, database)
    if not profile:
        sys.exit(serve(config, ready))
    import cProfile

    profiler = cProfile.Profile()
    profiler.runcall(serve, config, ready)
    profiler.dump_stats(profile)
