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

from stormark.lab.soak.progress import JOURNAL

GAMES = 100
# Tests that run in the background of a shell would hand down that Ctrl-C is ignored.
HEARING_CTRL_C = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)
from stormark.cli.main import main
main()
"""
# As soon as a batch is written down it waits for the signal: no machine is too fast for that.
WAITING = """
from stormark.lab.soak.progress import SoakFolder
add = SoakFolder.add
def add_and_wait(folder, result):
    add(folder, result)
    while True:
        signal.pause()
SoakFolder.add = add_and_wait
"""


def soak(folder: Path, *more: str, first: str = "") -> subprocess.Popen[str]:
    words = ["soak", "xibalba", "--games", str(GAMES), "--jobs", "2", "--out", str(folder), *more]
    return subprocess.Popen(
        [sys.executable, "-c", f"import signal\n{first}\n{HEARING_CTRL_C}", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "STORMARK_LANG": "en", "PYTHONPATH": os.pathsep.join(sys.path)},
    )


def done(folder: Path) -> list[int]:
    """The batches that were written down, each once."""
    path = folder / JOURNAL
    text = path.read_text() if path.exists() else ""
    lines = text[: text.rfind("\n") + 1].splitlines()[1:]
    return sorted(json.loads(line)["batch"] for line in lines)


def stop_after_a_batch(folder: Path, by: signal.Signals) -> tuple[int, str]:
    """The exit status and what was said; the soak is stopped as soon as a batch is done."""
    process = soak(folder, first=WAITING)
    while process.poll() is None and not done(folder):
        sleep(0.01)
    process.send_signal(by)
    said = process.communicate(timeout=120)[0]
    return process.returncode, said


@pytest.fixture(scope="module")
def straight(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The lines of a soak that nobody disturbed, in any order."""
    folder = tmp_path_factory.mktemp("straight")
    process = soak(folder)
    said, _ = process.communicate(timeout=240)
    assert process.returncode == 0
    assert "No game failed." in said
    return sorted((folder / JOURNAL).read_text().splitlines())


@pytest.mark.parametrize(
    ("by", "status"),
    [(signal.SIGINT, 130), (signal.SIGTERM, 130), (signal.SIGKILL, -signal.SIGKILL)],
)
def test_a_stopped_soak_goes_on_where_it_was(
    tmp_path: Path, straight: list[str], by: signal.Signals, status: int
) -> None:
    code, said = stop_after_a_batch(tmp_path, by)
    assert code == status
    assert ("--resume" in said) == (status == 130)
    assert len(done(tmp_path)) == 1
    process = soak(tmp_path, "--resume")
    process.communicate(timeout=240)
    assert process.returncode == 0
    assert sorted((tmp_path / JOURNAL).read_text().splitlines()) == straight
