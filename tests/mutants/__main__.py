"""`python -m tests.mutants GAME`: which mistakes in the rules would no test notice?

A mutant is the game with one token changed.  A sample of them is taken by a seed; each runs, in a
copy of the project and a process of its own, against the tests that could notice it, until one
fails.  Survivors are listed with their place.  Only pytest is needed; test files that need more
are named and left out.  Stopped in between, it tells how far it came; `--skip` goes on from there.
`--only` tries mutants again that a run has named, as `FILE:LINE` or as the whole line it told.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import signal
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from random import Random
from tempfile import TemporaryDirectory

from tests.mutants.changes import changes, mutated
from tests.mutants.copies import first_copy, further_copy, kill_all, pytest_in
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

    def is_named(self, name: str) -> bool:
        """Whether it is the one of this name, or one of a line of a file.

        >>> Mutant("game/move.py", 3, 10, 12, "2  ->  3").is_named("src/game/move.py:12")
        True
        >>> Mutant("game/move.py", 3, 10, 123, "2  ->  3").is_named("src/game/move.py:12")
        False
        """
        return f"{self}: ".startswith(f"{name}: ")


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
    parser.add_argument("--skip", type=int, default=0, help="how many of them were tried before")
    parser.add_argument("--only", nargs="*", metavar="MUTANT", help="these instead of a sample")
    parser.add_argument("--reach", type=Path, help="keeps what tests reach, for the next time")
    parser.add_argument("--tests", nargs="*", help="test files instead of all of the game")
    chosen = parser.parse_args()
    signal.signal(signal.SIGTERM, stop)
    with TemporaryDirectory() as place:
        first = first_copy(Path(place, "0"))
        if chosen.reach is not None and chosen.reach.exists():
            reach = Reach.from_json(chosen.reach.read_text())
        else:
            reach = find_out(first, chosen.tests or files_of(first, chosen.game), chosen.jobs)
            if chosen.reach is not None:
                chosen.reach.write_text(reach.to_json())
        tell(f"{len(reach.seconds)} tests in {len(reach.reached)} files")
        for file, how in sorted(reach.failed.items()):
            tell(f"left out: {file}: {how}")
        every = all_mutants(first / "src", chosen.game)
        sample = sample_of(every, chosen)
        how = "by name" if chosen.only else f"seed {chosen.seed}, {chosen.skip} skipped"
        tell(f"{len(sample)} of {len(every)} mutants, {how}")
        copies: SimpleQueue[Path] = SimpleQueue()
        for number in range(chosen.jobs):
            copies.put(further_copy(first, Path(place, str(number + 1))))
        results = run(sample, copies, reach, chosen.jobs)
    return 1 if results[SURVIVED] + results[UNREACHED] else 0


def sample_of(every: list[Mutant], chosen: argparse.Namespace) -> list[Mutant]:
    if chosen.only:
        return [mutant for mutant in every if any(map(mutant.is_named, chosen.only))]
    return Random(chosen.seed).sample(every, min(chosen.count, len(every)))[chosen.skip :]


def run(sample: list[Mutant], copies: SimpleQueue[Path], reach: Reach, jobs: int) -> Counter[str]:
    def one(mutant: Mutant) -> tuple[Mutant, str]:
        folder = copies.get()
        try:
            return mutant, outcome(mutant, folder, reach)
        finally:
            copies.put(folder)

    results: Counter[str] = Counter()
    pool = ThreadPoolExecutor(jobs)
    # In their order, so that it is clear how many were tried when this is stopped.
    trials = [pool.submit(one, mutant) for mutant in sample]
    try:
        for number, trial in enumerate(trials, 1):
            mutant, what = trial.result()
            results[what] += 1
            if what in (SURVIVED, UNREACHED):
                tell(f"{what:11} {mutant}")
            if number % 25 == 0:
                tell(f"{number} tried: {totals(results)}")
    except KeyboardInterrupt:
        pool.shutdown(wait=False, cancel_futures=True)
        kill_all()
    pool.shutdown()
    tell(f"\n{sum(results.values())} tried: {totals(results)}")
    return results


def totals(results: Counter[str]) -> str:
    return ", ".join(f"{count} {what}" for what, count in results.most_common())


def stop(number: int, frame: object) -> None:
    raise KeyboardInterrupt


def tell(line: str) -> None:
    print(line, flush=True)  # noqa: T201


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("stopped")
