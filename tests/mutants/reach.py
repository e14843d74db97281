"""Which tests could notice a change of a function: found out by running them all once."""

from __future__ import annotations

import json
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from tests.mutants.copies import kill_all, pytest_in
from tests.mutants.in_pytest import COLLECTING

LONGEST = 1800.0  # seconds for one file of tests


@dataclass
class Reach:
    """What every test reaches, file by file, and how long it takes."""

    reached: dict[str, dict[str, set[str]]] = field(default_factory=dict)
    seconds: dict[str, float] = field(default_factory=dict)
    failed: dict[str, str] = field(default_factory=dict)  # files that fail unchanged, and how

    def tests_for(self, module: str, function: int) -> dict[str, float]:
        """Those that may notice, with their seconds: first those that reach it themselves.

        The others of their files follow, because what is computed once is used by all of them.
        Outside of functions everybody may notice.
        """
        place = f"{module}:{function}"
        direct: list[str] = []
        indirect: list[str] = []
        for by_test in self.reached.values():
            if function and not any(place in functions for functions in by_test.values()):
                continue
            for test, functions in by_test.items():
                if test != COLLECTING:
                    (direct if place in functions else indirect).append(test)
        ordered = sorted(direct, key=self.seconds.__getitem__)
        ordered += sorted(indirect, key=self.seconds.__getitem__)
        return {test: self.seconds[test] for test in ordered}

    def to_json(self) -> str:
        reached = {
            file: {test: sorted(places) for test, places in by_test.items()}
            for file, by_test in self.reached.items()
        }
        return json.dumps({"reached": reached, "seconds": self.seconds, "failed": self.failed})

    @classmethod
    def from_json(cls, text: str) -> Reach:
        kept = json.loads(text)
        reached = {
            file: {test: set(places) for test, places in by_test.items()}
            for file, by_test in kept["reached"].items()
        }
        return cls(reached, kept["seconds"], kept["failed"])


def files_of(folder: Path, game: str) -> list[str]:
    """The files with tests of a game's rules."""
    patterns = (f"tests/games/{game}/**/test_*.py", "tests/games/test_*.py",
                "tests/conformance/test_*.py", "tests/kernel/test_*.py",
                "tests/text/test_*.py", f"tests/bots/test_*{game}*.py",
                f"tests/encoding/test_{game}*.py")  # fmt: skip
    found = {str(path.relative_to(folder)) for pattern in patterns for path in folder.glob(pattern)}
    return sorted(found)


def find_out(folder: Path, files: Iterable[str], jobs: int) -> Reach:
    reach = Reach()

    def one(file: str) -> None:
        notes = folder / f"{file.replace('/', '.')}.json"
        ran = pytest_in(folder, [file], LONGEST, STORMARK_REACHED=str(notes))
        if ran.returncode:
            reach.failed[file] = (ran.stdout.strip().splitlines() or [ran.stderr])[-1]
            return
        found = json.loads(notes.read_text())
        reach.reached[file] = {test: set(places) for test, places in found["reached"].items()}
        reach.seconds.update(found["seconds"])

    with ThreadPoolExecutor(jobs) as pool:
        try:
            list(pool.map(one, files))
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            kill_all()
            raise
    return reach
