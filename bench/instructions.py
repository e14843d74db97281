"""Instructions per decision of the compiled loop: they repeat within a fraction of a percent.

`python -m bench.instructions` compares them with what was written down in `instructions.json` and
fails where a game needs more than 5 % more; `--write` writes them down.  Builds of Python differ by
more than that, so each is compared with its own numbers alone.
"""

from __future__ import annotations

import json
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
from importlib import import_module
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from bench.entries import GAMES, ROOT

DECISIONS = 50_000
TOLERANCE = 0.05
WRITTEN = Path(__file__).with_name("instructions.json")

Counts = dict[str, float]  # by game


def instructions_per_decision() -> Counts:
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


def python_build() -> str:
    """Whose numbers these are: Python, and how it and what is built for it are compiled."""
    words = (sysconfig.get_config_var("CFLAGS") or "").split()
    flags = {word for word in words if re.match("-[fm]", word)}
    levels = [word for word in words if word.startswith("-O")]  # the last one counts
    return ", ".join(
        (
            f"{platform.python_implementation()} {platform.python_version()}",
            platform.python_compiler(),
            platform.machine(),
            " ".join([*levels[-1:], *sorted(flags)]),
        )
    )


def check(found: Counts, written: Counts) -> list[str]:
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


def judge(found: Counts, build: str, path: Path) -> int:
    """0 if nothing got slower, 1 if something did, 2 if nobody wrote down numbers of this build."""
    written: dict[str, Counts] = json.loads(path.read_text(encoding="utf-8"))
    if build not in written:
        print(f"Nothing is written down for this build of Python: {build}")
        print(f"There are numbers for: {'; '.join(written)}")
        print(
            "`make instructions ARGS=--write` writes down what this commit needs; "
            "run it on the commit that you want to compare with."
        )
        return 2
    slower = check(found, written[build])
    print("\n".join(slower), end="\n" if slower else "")
    return 1 if slower else 0


def write(found: Counts, build: str, path: Path) -> None:
    """Other builds keep what was written down for them."""
    written = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps({**written, build: found}, indent=1) + "\n", encoding="utf-8")


def main() -> int:
    found = instructions_per_decision()
    if not found:
        print("Instructions are counted with valgrind, on compiled rules.")
        return 2
    print(", ".join(f"{game} {count:,.0f}" for game, count in found.items()))
    if sys.argv[1:] == ["--write"]:
        write(found, python_build(), WRITTEN)
        return 0
    return judge(found, python_build(), WRITTEN)


if __name__ == "__main__":
    if len(sys.argv) == 2 and sys.argv[1] in GAMES:
        play(sys.argv[1])
    else:
        sys.exit(main())
