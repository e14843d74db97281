"""Instructions per decision of the compiled loop: they repeat within a fraction of a percent.

`python -m bench.instructions` compares them with what was written down in `instructions.json` and
fails where a game needs more than 5 % more; `--write` writes them down.
"""

from __future__ import annotations

import json
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
TOLERANCE = 0.05
WRITTEN = Path(__file__).with_name("instructions.json")


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


def check(found: dict[str, float], written: dict[str, float]) -> list[str]:
    """The games that got slower than is allowed, in words.

    >>> check({"xibalba": 4700.0}, {"xibalba": 4400.0})
    ['xibalba: 4,700 instructions a decision, 6.8 % more than 4,400']
    >>> check({"xibalba": 4500.0}, {"xibalba": 4400.0})
    []
    """
    slower = []
    for game, count in found.items():
        more = count / written[game] - 1
        if more > TOLERANCE:
            slower.append(
                f"{game}: {count:,.0f} instructions a decision, "
                f"{more:.1%} more than {written[game]:,.0f}".replace("%", " %")
            )
    return slower


def main() -> int:
    found = instructions_per_decision()
    if not found:
        print("Instructions are counted with valgrind, on compiled rules.")
        return 2
    print(", ".join(f"{game} {count:,.0f}" for game, count in found.items()))
    if sys.argv[1:] == ["--write"]:
        WRITTEN.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
        return 0
    slower = check(found, json.loads(WRITTEN.read_text(encoding="utf-8")))
    print("\n".join(slower), end="\n" if slower else "")
    return 1 if slower else 0


if __name__ == "__main__":
    if len(sys.argv) == 2 and sys.argv[1] in GAMES:
        play(sys.argv[1])
    else:
        sys.exit(main())
