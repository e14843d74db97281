"""How fast bots decide, ours beside catanatron's: `python -m bench.bots --catanatron FOLDER`.

FOLDER is the folder `catanatron` of a checkout of its repository, which has the bots that the
published package lacks.  Two bots of a kind play against each other; everybody is measured in
turn, in a process of its own, by processor time.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

from bench.entries import PEERS, ROOT, install_peers

OURS = tuple(
    f"{game}:{bot}"
    for game in ("xibalba", "battalia")
    for bot in ("greedy", "skilled", "expert", "master")
)
THEIRS = ("random", "value function", "MCTS")


def told(module: str, bot: str, seconds: float, seed: int, catanatron: Path | None) -> Any:
    python = sys.executable
    environment = dict(os.environ)
    if catanatron is not None:
        python = str(PEERS / "bin" / "python")
        environment["PYTHONPATH"] = str(catanatron)
    command = [python, "-m", "bench.bot_worker", module, bot, str(seconds), str(seed)]
    run = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    return json.loads(run.stdout.splitlines()[-1])


def row(name: str, rounds: list[Any]) -> str:
    choices = median(one["choices_per_second"] for one in rounds)
    games = [one["games_per_second"] for one in rounds if one["games_per_second"] is not None]
    played = f"{median(games):,.3g}" if games else "–"
    return f"| {name} | {choices:,.1f} | {played} | {sum(one['games'] for one in rounds)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--catanatron", type=Path, help="a checkout; without, ours alone")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=10.0, help="processor time each")
    asked = parser.parse_args()
    entries: list[tuple[str, str, str, Path | None]] = [
        (f"**{bot.replace(':', ' ')}**", "our_bots", bot, None) for bot in OURS
    ]
    if asked.catanatron is not None:
        install_peers(("catanatron",), ())  # for what it depends on
        entries += [
            (f"catanatron {bot}", "catan_bots", bot, asked.catanatron.resolve()) for bot in THEIRS
        ]
    found: dict[str, list[Any]] = {name: [] for name, *_ in entries}
    for number in range(asked.rounds):
        for name, module, bot, folder in entries:
            found[name].append(told(module, bot, asked.seconds, number, folder))
    print(next(iter(found.values()))[0]["version"])
    print("| bot | decisions/s | games/s | whole games |\n|---|---:|---:|---:|")
    for name, rounds in found.items():
        print(row(name, rounds))


if __name__ == "__main__":
    main()
