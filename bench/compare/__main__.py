"""`python -m bench.compare REVISION`: play before and after, decision by decision.

The same random games are played with the rules of another revision and with those of the working
tree.  Whoever may decide, every option in its order, every public event and the result have to be
the same.  Where a game takes another course its first difference is counted by what differs.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[2]
PLAY = Path(__file__).with_name("play.py")


@contextmanager
def sources_of(revision: str) -> Iterator[Path]:
    """The sources of a revision, in a folder of their own."""
    with TemporaryDirectory() as folder:
        archive = ["git", "-C", str(ROOT), "archive", revision, "src"]
        packed = subprocess.run(archive, capture_output=True, check=True).stdout
        subprocess.run(["tar", "-x", "-C", folder], input=packed, check=True)
        yield Path(folder, "src")


def played(sources: Path, game: str, games: int, seed: int) -> subprocess.Popen[str]:
    command = [sys.executable, str(PLAY), game, str(games), str(seed)]
    environment = {**os.environ, "PYTHONPATH": str(sources)}
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)


def one_game(lines: Iterator[str]) -> Iterator[str]:
    """The lines of the game that comes next, its result last."""
    for line in lines:
        yield line.rstrip()
        if line.startswith("over"):
            return


class Comparison:
    """Counts games and decisions that are the same, and what the others differ in."""

    def __init__(self) -> None:
        self.same = 0
        self.decisions = 0
        self.examples: dict[tuple[str, str], list[str]] = {}
        self.differences: Counter[tuple[str, str]] = Counter()

    def add(self, before: list[str], after: list[str]) -> None:
        for number, (old, new) in enumerate(zip(before, after, strict=False)):
            if old != new:
                self.note(before[max(0, number - 1) : number], old, new, before[0])
                return
            self.decisions += old.startswith("seat")
        if len(before) != len(after):
            raise RuntimeError("a version stopped in the middle of a game")
        self.same += 1

    def note(self, last: list[str], old: str, new: str, game: str) -> None:
        kind = (plain(old), plain(new))
        self.differences[kind] += 1
        self.examples.setdefault(kind, [game, *last, old, new])

    def report(self) -> str:
        other = sum(self.differences.values())
        lines = [f"{self.same} games are the same, {other} take another course.",
                 f"{self.decisions} decisions with more than one answer are the same."]  # fmt: skip
        for kind, count in self.differences.most_common():
            game, *told = self.examples[kind]
            lines += ["", f"{count} x, for example in {game}:"]
            lines += [f"    {line}" for line in told[:-2]]
            lines += [f"  - {told[-2]}", f"  + {told[-1]}"]
        return "\n".join(lines)


def plain(line: str) -> str:
    """A line without its fingerprints and without the numbers of seats.

    >>> plain("seat 0 of [0] | buy end | 0a1b2c3d4e5f | paid 0a1b2c3d4e5f")
    'seat | buy end | paid'
    """
    head, *rest = line.split(" | ")
    words = [" ".join(word.split("*")[0] for word in part.split()) for part in rest]
    return " | ".join([head.split()[0], words[0], words[-1].rpartition(" ")[0]])


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.compare", description=__doc__)
    parser.add_argument("revision", help="what the working tree is compared with")
    parser.add_argument("--game", choices=("xibalba", "battalia"), action="append")
    parser.add_argument("--games", type=int, default=200, help="games of each game")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    differ = 0
    with sources_of(chosen.revision) as old:
        for game in chosen.game or ("xibalba", "battalia"):
            comparison = Comparison()
            versions = [
                played(sources, game, chosen.games, chosen.seed) for sources in (old, ROOT / "src")
            ]
            before, after = (iter(version.stdout or ()) for version in versions)
            for _ in range(chosen.games):
                comparison.add(list(one_game(before)), list(one_game(after)))
            if any(version.wait() for version in versions):
                return 2
            differ += sum(comparison.differences.values())
            print(f"{game}: {comparison.report()}\n")
    return 1 if differ else 0


if __name__ == "__main__":
    sys.exit(main())
