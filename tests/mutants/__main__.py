"""`python -m tests.mutants GAME`: which mistakes in the rules would no test notice?

A mutant is the game with one token changed.  A sample of them is taken by a seed; each runs, in a
copy of the project and a process of its own, against the tests that could notice it, until one
fails.  Survivors are listed with their place.  Only pytest is needed; test files that need more
are named and left out.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from random import Random
from tempfile import TemporaryDirectory

from tests.mutants.changes import changes, mutated
from tests.mutants.copies import first_copy, further_copy, pytest_in
from tests.mutants.reach import Reach, files_of, find_out

SLOWER = 5  # times as long as usual a test may take, and so many seconds more
PATIENCE = 10.0
KILLED, TOO_SLOW, SURVIVED, UNREACHED = "killed", "too slow", "survived", "not reached"


@dataclass(frozen=True)
class Mutant:
    """The number of a change in the list of its module."""

    module: str  # below src
    number: int
    function: int
    line: int
    change: str

    def __str__(self) -> str:
        return f"src/{self.module}:{self.line}: {self.change}"


def all_mutants(sources: Path, game: str) -> list[Mutant]:
    found = []
    for path in sorted((sources / "stormark/games" / game).rglob("*.py")):
        module = str(path.relative_to(sources))
        for number, change in enumerate(changes(ast.parse(path.read_text()))):
            found.append(Mutant(module, number, change.function, change.line, str(change)))
    return found


def outcome(mutant: Mutant, folder: Path, reach: Reach) -> str:
    tests = reach.tests_for(mutant.module, mutant.function)
    if not tests:
        return UNREACHED
    source = folder / "src" / mutant.module
    original = source.read_text()
    limits = {test: PATIENCE + SLOWER * seconds for test, seconds in tests.items()}
    chosen = folder / "chosen.json"
    chosen.write_text(json.dumps(limits))
    source.write_text(mutated(original, mutant.number))
    try:
        files = sorted({test.partition("::")[0] for test in tests})
        ran = pytest_in(folder, files, sum(limits.values()), STORMARK_CHOSEN=str(chosen))
    finally:
        source.write_text(original)
    if ran.returncode < 0:
        return TOO_SLOW
    return KILLED if ran.returncode else SURVIVED


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("game", choices=("xibalba", "battalia"))
    parser.add_argument("--count", type=int, default=300, help="how many mutants")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="side by side")
    parser.add_argument("--tests", nargs="*", help="test files instead of all of the game")
    chosen = parser.parse_args()
    with TemporaryDirectory() as place:
        first = first_copy(Path(place, "0"))
        reach = find_out(first, chosen.tests or files_of(first, chosen.game), chosen.jobs)
        tell(f"{len(reach.seconds)} tests in {len(reach.reached)} files")
        for file, how in sorted(reach.failed.items()):
            tell(f"left out: {file}: {how}")
        every = all_mutants(first / "src", chosen.game)
        sample = Random(chosen.seed).sample(every, min(chosen.count, len(every)))
        tell(f"{len(sample)} of {len(every)} mutants, seed {chosen.seed}")
        copies: SimpleQueue[Path] = SimpleQueue()
        for number in range(chosen.jobs):
            copies.put(further_copy(first, Path(place, str(number + 1))))
        results = run(sample, copies, reach, chosen.jobs)
    tell("\n" + ", ".join(f"{count} {what}" for what, count in results.most_common()))
    return 1 if results[SURVIVED] + results[UNREACHED] else 0


def run(sample: list[Mutant], copies: SimpleQueue[Path], reach: Reach, jobs: int) -> Counter[str]:
    def one(mutant: Mutant) -> tuple[Mutant, str]:
        folder = copies.get()
        try:
            return mutant, outcome(mutant, folder, reach)
        finally:
            copies.put(folder)

    results: Counter[str] = Counter()
    with ThreadPoolExecutor(jobs) as pool:
        for done in as_completed([pool.submit(one, mutant) for mutant in sample]):
            mutant, what = done.result()
            results[what] += 1
            if what in (SURVIVED, UNREACHED):
                tell(f"{what:11} {mutant}")
    return results


def tell(line: str) -> None:
    print(line, flush=True)  # noqa: T201


if __name__ == "__main__":
    sys.exit(main())
