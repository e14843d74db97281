"""Instructions per decision of the compiled loop: they repeat within a fraction of a percent."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from bench.entries import GAMES, ROOT

DECISIONS = 50_000


def instructions_per_decision() -> dict[str, float]:
    """By game; nothing without valgrind or compiled rules."""
    if shutil.which("valgrind") is None:
        return {}
    counted = {game: _count(game) for game in GAMES}
    return {game: count for game, count in counted.items() if count}


def _count(game: str) -> float:
    """Counted inside `play_random` alone."""
    with TemporaryDirectory() as folder:
        run = subprocess.run(
            [
                "valgrind",
                "--tool=callgrind",
                "--toggle-collect=CPyDef_*play_random*",
                f"--callgrind-out-file={Path(folder) / 'out'}",
                *(sys.executable, "-m", "bench.instructions", game),
            ],
            cwd=ROOT,
            env={"PYTHONHASHSEED": "0"},
            capture_output=True,
            text=True,
            check=False,
        )
    found = re.search(r"Collected : (\d+)", run.stderr)
    return int(found[1]) / DECISIONS if found else 0.0


def play(game: str) -> None:
    """The same decisions every time."""
    from stormark.kernel.play import play_random

    table = getattr(import_module(f"bench.contenders.{game}"), game)()
    rng = Random(1)
    left = DECISIONS
    while left:
        state, io = table.start(rng)
        left -= play_random(state, io, rng, left)


if __name__ == "__main__":
    play(sys.argv[1])
