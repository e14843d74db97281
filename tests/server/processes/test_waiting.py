"""A server that starts before its database waits, alive and not ready."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import httpx

from tests.ports import free_port
from tests.server.patience import PATIENCE
from tests.server.processes.running import PROGRAM
from tests.server.proxy import line_to


def started(url: str, port: int, log: Path, seconds: int) -> subprocess.Popen[str]:
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
        "STORMARK_DATABASE_SECONDS": str(seconds),
        "STORMARK_LANG": "en",
    }
    command = [*PROGRAM, "serve", "--port", str(port), "--database", url]
    with log.open("w") as errors:
        return subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=errors, text=True, env=environment
        )


def status(port: int, path: str) -> int:
    try:
        return httpx.get(f"http://127.0.0.1:{port}{path}", timeout=PATIENCE).status_code
    except httpx.TransportError:
        return 0


def until(port: int, path: str, wanted: int) -> None:
    deadline = monotonic() + PATIENCE
    while status(port, path) != wanted:
        assert monotonic() < deadline, (path, status(port, path))
        sleep(0.05)


def test_it_serves_as_soon_as_the_database_is_there(postgres_url: str, tmp_path: Path) -> None:
    port = free_port()
    with line_to(postgres_url) as line:
        line.cut()
        server = started(line.url, port, tmp_path / "log", 60)
        try:
            until(port, "/health/live", 200)
            assert status(port, "/health/ready") == 503
            assert status(port, "/api/games") == 503
            line.mend()
            until(port, "/health/ready", 200)
            assert status(port, "/api/games") == 200
        finally:
            server.kill()
            server.wait()
    log = (tmp_path / "log").read_text()
    assert log.count("waiting for database") == 1
    assert log.count("database is there") == 1


def test_it_gives_up_after_the_time_that_is_set(postgres_url: str, tmp_path: Path) -> None:
    with line_to(postgres_url) as line:
        line.cut()
        server = started(line.url, free_port(), tmp_path / "log", 1)
        assert server.wait(PATIENCE) == 2
    assert "cannot be reached" in (tmp_path / "log").read_text()


def test_what_waiting_does_not_mend_is_told_at_once(postgres_url: str, tmp_path: Path) -> None:
    server = started(postgres_url + "-missing", free_port(), tmp_path / "log", 600)
    assert server.wait(PATIENCE) == 2, (tmp_path / "log").read_text()
    assert "waiting" not in (tmp_path / "log").read_text()
