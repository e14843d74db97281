"""`python -m bench`: everybody in turn, several rounds, then the table."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from typing import Any

from bench import report
from bench.entries import OURS, ROOT, Entry, install_peers, peers
from bench.instructions import instructions_per_decision

ATTEMPTS = 3  # at a peer: hardly ever, random play runs into a mistake of its own
OTHER_SEEDS = 1_000


def measure(entry: Entry, seconds: float, seed: int) -> dict[str, Any] | None:
    """None for a peer that fails however often it is tried; our own must not."""
    for attempt in range(ATTEMPTS):
        try:
            return told(entry.command(seconds, seed + attempt * OTHER_SEEDS), entry.environment())
        except subprocess.CalledProcessError as failed:
            said = failed.stderr.splitlines() or [f"exit status {failed.returncode}"]
            if entry in OURS:
                print(failed.stderr, file=sys.stderr)
                raise
            print(f"{entry.name} fails at try {attempt + 1} of {ATTEMPTS}: {said[-1]}", flush=True)
    return None


def beliefs(seconds: float) -> dict[str, Any]:
    """By game, with the compiled rules: see belief.py."""
    return told([sys.executable, "-m", "bench.belief", str(seconds), "--json"], {})


def told(command: list[str], environment: dict[str, str]) -> dict[str, Any]:
    """What a process tells in its last line, as JSON."""
    inherited = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    run = subprocess.run(
        command,
        cwd=ROOT,
        env={**inherited, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    measured: dict[str, Any] = json.loads(run.stdout.splitlines()[-1])
    return measured


def speed(found: dict[str, Any] | None) -> str:
    return "failed" if found is None else f"{found['decisions_per_second']:,.0f}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="how often everybody is measured")
    parser.add_argument("--seconds", type=float, default=2.0, help="processor time per measurement")
    parser.add_argument("--ours", action="store_true", help="measure Stormark alone, write nothing")
    chosen = parser.parse_args()
    entries: tuple[Entry, ...] = OURS
    if not chosen.ours:
        install_peers()
        entries = (*OURS, *peers())
    rounds: list[dict[str, dict[str, Any] | None]] = []
    for number in range(chosen.rounds):
        rounds.append({entry.name: measure(entry, chosen.seconds, number) for entry in entries})
        speeds = ", ".join(f"{name} {speed(found)}" for name, found in rounds[-1].items())
        print(f"round {number + 1} of {chosen.rounds}: {speeds}", flush=True)
    result = report.summary(rounds, {} if chosen.ours else instructions_per_decision())
    result["beliefs"] = beliefs(chosen.rounds * chosen.seconds)
    print(report.table(result))
    if not chosen.ours:
        print(f"written: {report.write(result).relative_to(ROOT)}")


if __name__ == "__main__":
    main()
