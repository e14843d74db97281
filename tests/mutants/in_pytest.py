"""What runs inside pytest: notes which test reaches which function, or runs chosen tests in order.

Loaded with `-p`.  `STORMARK_REACHED` names the file to write notes to, `STORMARK_CHOSEN` the file
that says which tests to run, with the seconds each may take.
"""

from __future__ import annotations

import json
import os
import resource
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from types import CodeType, FrameType

import pytest

MEMORY = 4 << 30  # bytes; a mutant may grow without end
COLLECTING = ""  # what is reached before the first test


class Reaching:
    """Notes which functions of the sources every test reaches, and how long it takes."""

    def __init__(self, notes: Path) -> None:
        self.notes = notes
        self.codes: dict[int, CodeType] = {}  # by identity, which is quicker to compare
        self.reached: dict[str, set[int]] = {COLLECTING: set()}
        self.seconds: dict[str, float] = {}
        self.now = self.reached[COLLECTING]
        sys.settrace(self.called)

    def called(self, frame: FrameType, event: str, arg: object) -> None:
        code = frame.f_code
        if id(code) not in self.now:
            self.now.add(id(code))
            self.codes[id(code)] = code

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.now = self.reached.setdefault(item.nodeid, set())
        started = perf_counter()
        sys.settrace(self.called)
        result = yield
        self.seconds[item.nodeid] = perf_counter() - started
        return result

    def pytest_sessionfinish(self) -> None:
        sys.settrace(None)
        sources = f"{Path('src').resolve()}/"
        places = {
            number: f"{code.co_filename[len(sources) :]}:{code.co_firstlineno}"
            for number, code in self.codes.items()
            if code.co_filename.startswith(sources)
        }
        reached = {
            test: sorted({places[number] for number in numbers if number in places})
            for test, numbers in self.reached.items()
        }
        self.notes.write_text(json.dumps({"reached": reached, "seconds": self.seconds}))


class Choosing:
    """Runs chosen tests in their order; one that takes too long ends the process."""

    def __init__(self, chosen: Path) -> None:
        self.seconds: dict[str, float] = json.loads(chosen.read_text())

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        order = {test: place for place, test in enumerate(self.seconds)}
        items[:] = sorted(
            (item for item in items if item.nodeid in order), key=lambda item: order[item.nodeid]
        )

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        signal.setitimer(signal.ITIMER_REAL, self.seconds[item.nodeid])
        result = yield
        signal.setitimer(signal.ITIMER_REAL, 0)
        return result


def pytest_configure(config: pytest.Config) -> None:
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    if notes := os.environ.get("STORMARK_REACHED"):
        config.pluginmanager.register(Reaching(Path(notes)))
    if chosen := os.environ.get("STORMARK_CHOSEN"):
        config.pluginmanager.register(Choosing(Path(chosen)))
