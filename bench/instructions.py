"""Instructions per decision of the compiled loop: they repeat within a fraction of a percent."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from bench.entries import ROOT

DECISIONS = 50_000


def instructions_per_decision() -> float | None:
    """Counted by valgrind inside `play_random` alone; None without valgrind or compiled rules."""
    if shutil.which("valgrind") is None:
        return None
    with TemporaryDirectory() as folder:
        run = subprocess.run(
            [
                "valgrind",
                "--tool=callgrind",
                "--toggle-collect=CPyDef_*play_random*",
                f"--callgrind-out-file={Path(folder) / 'out'}",
                *(sys.executable, "-m", "bench.instructions"),
            ],
            cwd=ROOT,
            env={"PYTHONHASHSEED": "0"},
            capture_output=True,
            text=True,
            check=False,
        )
    found = re.search(r"Collected : (\d+)", run.stderr)
    return int(found[1]) / DECISIONS if found and int(found[1]) else None


def play() -> None:
    """The same decisions every time."""
    from bench.contenders.xibalba import start_game
    from stormark.kernel.play import play_random

    rng = Random(1)
    left = DECISIONS
    while left:
        state, io = start_game(rng)
        left -= play_random(state, io, rng, left)


if __name__ == "__main__":
    play()
