"""The server that is attacked: this source, another revision of it, or any command."""

from __future__ import annotations

import os
import shlex
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep

import httpx

from bench.compare.__main__ import sources_of

ROOT = Path(__file__).parents[2]
PAGE = os.sysconf("SC_PAGE_SIZE")
PATIENCE = 60.0
PROGRAM = [sys.executable, "-c", "from stormark.cli.main import main; main()", "serve"]
FEW_DESCRIPTORS = ["sh", "-c", 'ulimit -S -n 1024; exec "$@"', "-"]  # as systems usually allow
SERVE = f"{shlex.join(PROGRAM)} --port {{port}} --database {{database}}"


class NotStarted(Exception):
    """A server ended before it answered, or never did; with its log."""


@dataclass(frozen=True)
class Served:
    """A running server and what the system says about it."""

    process: subprocess.Popen[bytes]
    port: int
    log: Path

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def memory(self) -> float:
        """Megabytes that it and its processes hold."""
        return sum(_resident(pid) for pid in family(self.process.pid)) / 1e6

    def incidents(self) -> int:
        return sum('"level": "error"' in line for line in self.log.read_text().splitlines())


@contextmanager
def sources(revision: str | None) -> Iterator[Path]:
    """The sources of a revision, or those that are here."""
    if revision is None:
        yield ROOT / "src"
        return
    with sources_of(revision) as found:
        yield found


@contextmanager
def served(source: Path, command: str = SERVE) -> Iterator[Served]:
    """A server on a free port and an empty database, with the limits it usually has."""
    with (
        TemporaryDirectory(prefix="stormark-attacks-") as folder,
        serving(source, command, f"sqlite:///{folder}/tables.db", Path(folder)) as server,
    ):
        yield server


@contextmanager
def serving(
    source: Path,
    command: str,
    database: str,
    folder: Path,
    until: str = "/health/ready",
    **environment: str,
) -> Iterator[Served]:
    """The same on any database, when it answers at a path; its log is in a folder.

    When it is over, the server is killed with all that it started.
    """
    port = _free_port()
    words = [*FEW_DESCRIPTORS, *shlex.split(command.format(port=port, database=database))]
    told = {"PYTHONPATH": str(source), "STORMARK_DATABASE": database, **environment}
    log = folder / "log"
    with log.open("ab") as errors:
        process = subprocess.Popen(
            words, stdout=subprocess.DEVNULL, stderr=errors, env={**os.environ, **told}
        )
    try:
        _wait_for(process, port, log, until)
        yield Served(process, port, log)
    finally:
        for pid in family(process.pid):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        process.wait()


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def _wait_for(process: subprocess.Popen[bytes], port: int, log: Path, path: str) -> None:
    begun = monotonic()
    while True:
        if process.poll() is not None:
            raise NotStarted(f"the server did not start:\n{log.read_text()}")
        try:
            if httpx.get(f"http://127.0.0.1:{port}{path}").is_success:
                return
        except httpx.HTTPError:
            pass
        if monotonic() - begun > PATIENCE:
            raise NotStarted(f"the server takes too long to start:\n{log.read_text()}")
        sleep(0.1)


def family(pid: int) -> list[int]:
    """A process and all that it started."""
    found = [pid]
    for parent in found:
        try:
            children = Path(f"/proc/{parent}/task/{parent}/children").read_text()
        except OSError:
            continue
        found += [int(child) for child in children.split()]
    return found


def _resident(pid: int) -> int:
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE
    except OSError:
        return 0
