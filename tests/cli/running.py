"""Running the program: in this process with typed lines, or as a process of its own."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from stormark.cli.main import run

PROGRAM = [sys.executable, "-c", "from stormark.cli.main import main; main()"]


@dataclass(frozen=True)
class Outcome:
    status: int
    out: str
    err: str


@dataclass(frozen=True)
class Terminal:
    """Types lines into the program and reads what it says; its data lies in a test folder."""

    monkeypatch: pytest.MonkeyPatch
    capsys: pytest.CaptureFixture[str]
    data: Path

    def run(self, *args: str, typed: Sequence[str] = ()) -> Outcome:
        self.monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        try:
            status = run(args)
        except SystemExit as stop:
            status = int(str(stop.code))
        said = self.capsys.readouterr()
        return Outcome(status, said.out, said.err)


def start_process(data: Path, *args: str, apart: bool = False) -> subprocess.Popen[str]:
    """The real program, reading lines from a pipe; it finds the same package as these tests.

    What it says about errors is part of its output, or kept apart.
    """
    environment = {
        **os.environ,
        "XDG_DATA_HOME": str(data),
        "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
        "PYTHONUNBUFFERED": "1",
        "PYTHONIOENCODING": "utf-8",
    }
    return subprocess.Popen(
        [*PROGRAM, *args],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE if apart else subprocess.STDOUT,
        env=environment,
        text=True,
        encoding="utf-8",
    )


def read_until(process: subprocess.Popen[str], wanted: str) -> str:
    """What the program says, up to a line that contains something."""
    assert process.stdout is not None
    said = ""
    for line in process.stdout:
        said += line
        if wanted in line:
            return said
    raise AssertionError(f"{wanted!r} was never said:\n{said}")
