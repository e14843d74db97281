"""The soak as people run it: stopped by Ctrl-C, by a signal or for good, and resumed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep

import pytest

from stormark.lab.soak.checkpoint import CHECKPOINT

GAMES = 75


def soak(folder: Path, *more: str) -> subprocess.Popen[str]:
    words = ["soak", "xibalba", "--games", str(GAMES), "--jobs", "2", "--out", str(folder), *more]
    return subprocess.Popen(
        [sys.executable, "-c", "from stormark.cli.main import main; main()", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "STORMARK_LANG": "en", "PYTHONPATH": os.pathsep.join(sys.path)},
    )


def done(folder: Path) -> list[int]:
    path = folder / CHECKPOINT
    batches: list[int] = json.loads(path.read_text())["done"] if path.exists() else []
    return batches


def stop_after_a_batch(folder: Path, by: signal.Signals) -> tuple[int, str]:
    """The exit status and what was said; the soak is stopped as soon as a batch is done."""
    process = soak(folder)
    while process.poll() is None and not done(folder):
        sleep(0.02)
    process.send_signal(by)
    said, _ = process.communicate(timeout=120)
    return process.returncode, said


@pytest.fixture(scope="module")
def straight(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The checkpoint of a soak that nobody disturbed."""
    folder = tmp_path_factory.mktemp("straight")
    process = soak(folder)
    said, _ = process.communicate(timeout=240)
    assert process.returncode == 0
    assert "No game failed." in said
    return (folder / CHECKPOINT).read_text()


@pytest.mark.parametrize(
    ("by", "status"),
    [(signal.SIGINT, 130), (signal.SIGTERM, 130), (signal.SIGKILL, -signal.SIGKILL)],
)
def test_a_stopped_soak_goes_on_where_it_was(
    tmp_path: Path, straight: str, by: signal.Signals, status: int
) -> None:
    code, said = stop_after_a_batch(tmp_path, by)
    assert code == status
    assert ("--resume" in said) == (status == 130)
    assert 0 < len(done(tmp_path)) <= GAMES // 25
    process = soak(tmp_path, "--resume")
    process.communicate(timeout=240)
    assert process.returncode == 0
    assert (tmp_path / CHECKPOINT).read_text() == straight
