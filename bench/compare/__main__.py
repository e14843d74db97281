"""`python -m bench.compare REVISION`: play before and after, decision by decision.

The same random games are played with the rules of another revision and with those of the working
tree.  Whoever may decide, every option in its order, every public event and the result have to be
the same.  Where a game takes another course it is left there, and its first difference is counted
by the last action and by what differs.  Option sets are those of the other revision; events that
only one version can tell are left out.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bench.compare.classes import Comparison, Line

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


class Version:
    """A process that plays games with the rules of one version."""

    def __init__(self, sources: Path, *arguments: str) -> None:
        command = [sys.executable, str(PLAY), *arguments]
        environment = {**os.environ, "PYTHONPATH": str(sources)}
        pipes: Any = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
        self.process = subprocess.Popen(command, env=environment, **pipes)

    def line(self) -> Any:
        assert self.process.stdout is not None
        return json.loads(self.process.stdout.readline())

    def answer(self, line: Line, word: str) -> None:
        """Only a decision waits for a word."""
        if "chosen" in line:
            assert self.process.stdin is not None
            self.process.stdin.write(f"{word}\n")
            self.process.stdin.flush()

    def end(self) -> None:
        self.process.communicate()


def made_plan(old: Path, new: Path, game: str, without: list[str], never: list[str]) -> Line:
    """What both versions can do: the option sets of the old one, and the events that both know,
    with the arguments that both tell of them.
    """
    known: list[dict[str, list[str]]] = []
    sets: list[Any] = []
    for sources in (old, new):
        version = Version(sources, game)
        answer = version.line()
        specs = answer["specs"]
        known.append({verb: names.replace("*", "").split() for verb, names, _ in specs})
        sets.append(answer["sets"])
        version.end()
    before, after = known
    told = {
        verb: [name for name in names if name in after[verb]]
        for verb, names in before.items()
        if verb in after and verb not in without
    }
    return {"told": told, "never": never, "sets": sets[0]}


def compare_game(number: int, before: Version, after: Version, comparison: Comparison) -> None:
    last: Line | None = None
    while True:
        old, new = before.line(), after.line()
        if old != new:
            comparison.differ(number, last, old, new)
            before.answer(old, "next")
            after.answer(new, "next")
            return
        if "chosen" not in old:
            comparison.same += 1
            return
        comparison.decisions += 1
        before.answer(old, "on")
        after.answer(new, "on")
        last = old


def compare(game: str, plan: Line, old: Path) -> Comparison:
    comparison = Comparison()
    arguments = (game, json.dumps(plan))
    before, after = Version(old, *arguments), Version(ROOT / "src", *arguments)
    for number in range(1, plan["games"] + 1):
        compare_game(number, before, after, comparison)
    before.end()
    after.end()
    return comparison


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.compare", description=__doc__)
    parser.add_argument("revision", help="what the working tree is compared with")
    parser.add_argument("--game", choices=("xibalba", "battalia"), action="append")
    parser.add_argument("--games", type=int, default=200, help="games of each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--without", action="append", default=[], help="an event to leave out")
    parser.add_argument("--never", action="append", default=[], help="an option to leave out")
    parser.add_argument("--examples", action="store_true", help="show one of each class")
    chosen = parser.parse_args()
    differ = 0
    with sources_of(chosen.revision) as old:
        for game in chosen.game or ("xibalba", "battalia"):
            plan = made_plan(old, ROOT / "src", game, chosen.without, chosen.never)
            comparison = compare(game, plan | {"games": chosen.games, "seed": chosen.seed}, old)
            differ += comparison.classes.total()
            print(f"{game}: {comparison.report(game)}\n")
            if chosen.examples:
                print(comparison.shown_examples())
    return 1 if differ else 0


if __name__ == "__main__":
    sys.exit(main())
