"""`python -m bench.environments`: environments side by side, with masks and observations.

Random play as in `python -m bench`, but with what a learning program gets at every decision.
Processor time counts, of one process each.
"""

from __future__ import annotations

import argparse
import sys
from os import getloadavg
from pathlib import Path
from statistics import median
from typing import Any, Final

from bench.__main__ import measure
from bench.entries import PEERS, Entry, install_peers
from bench.report import README, commit, machine

BEGIN: Final = "<!-- begin: written by python -m bench.environments -->"
END: Final = "<!-- end: environments -->"


def entries() -> tuple[Entry, ...]:
    own, python = Path(sys.executable), PEERS / "bin" / "python"
    return (
        Entry("**Stormark `BatchEnv`**", "xibalba_batch", own),
        Entry("**Stormark `BatchEnv`**", "battalia_batch", own),
        Entry("RLCard", "uno_env", python),
        Entry("pyminion, which has no observations", "dominion", python),
        Entry("catanatron's Gymnasium environment", "catan_env", python),
        Entry("OpenSpiel", "gin_env", python),
        Entry("PettingZoo classic", "connect_four", python),
        Entry("PettingZoo classic", "holdem", python),
    )


def table(rounds: list[dict[str, dict[str, Any] | None]]) -> str:
    busy = f"load average of the machine at the end: {getloadavg()[0]:.1f}"
    lines = [
        "## Environments for programs that learn",
        "",
        f"Commit `{commit()}`; {machine()}; median of {len(rounds)} rounds; {busy}.",
        "",
        "| environment | game | decisions a second of one processor |",
        "|---|---|---:|",
    ]
    for entry in entries():
        found = [told for each in rounds if (told := each[entry.module]) is not None]
        if not found:
            continue  # its failures were told as they came
        speed = median(each["decisions_per_second"] for each in found)
        lines.append(f"| {entry.name} | {found[0]['game']} | {speed:,.0f} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.environments", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=2.0)
    chosen = parser.parse_args()
    install_peers()
    rounds = [
        {entry.module: measure(entry, chosen.seconds, number) for entry in entries()}
        for number in range(chosen.rounds)
    ]
    text = table(rounds)
    print(text)
    before, _, rest = README.read_text(encoding="utf-8").partition(BEGIN)
    after = rest.partition(END)[2] or "\n"
    README.write_text(f"{before.rstrip()}\n\n{BEGIN}\n\n{text}\n\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
