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
UNLIMITED: Final = ("REQUESTS", "NEW_TABLES", "MESSAGES", "ADDRESS_MESSAGES", "FRAMES")
SERVE: Final = "import sys; from stormark.server.bench.process import main; main(*sys.argv[1:])"


@dataclass(frozen=True)
class Measured:
    """A running server and what the system says about it."""

    pid: int
    port: int

    def memory(self) -> int:
        """Bytes of memory it holds."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * PAGE

    def processor_seconds(self) -> float:
        """What it has used of a processor since it was started."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS


@contextmanager
def measured_server(database: str, profile: str | None = None) -> Iterator[Measured]:
    """A server without limits; with `profile` it writes there what it spent its time on."""
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),  # the same Stormark
        "STORMARK_CONNECTIONS": "1000000",
        "STORMARK_OPEN_CONNECTIONS": "1000000",
        "STORMARK_LOG_LEVEL": "warning",
        **{f"STORMARK_{name}": "none" for name in UNLIMITED},
    }
    command = [sys.executable, "-c", SERVE, database, profile or ""]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    try:
        assert process.stdout is not None
        port = int(process.stdout.readline())
        yield Measured(process.pid, port)
    finally:
        process.terminate()
        process.communicate()


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
