"""The state of a soak: a journal that holds its plan, then a line for every batch that is done."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from stormark.kernel.fields import expect, read
from stormark.kernel.files import located, read_text_file, write_atomically
from stormark.kernel.json import Json, JsonDict, canonical
from stormark.kernel.refusal import InputError
from stormark.lab.journal import Journal
from stormark.lab.soak.batch import Batch, BatchResult
from stormark.lab.soak.failure import Failure
from stormark.lab.soak.plan import Plan
from stormark.lab.soak.tally import Tally

JOURNAL: Final = "soak.journal"
FAILURES: Final = "failures"


@dataclass
class Progress:
    """What is done of a plan."""

    plan: Plan
    done: set[int] = field(default_factory=set)
    tally: Tally = field(default_factory=Tally)
    failures: list[JsonDict] = field(default_factory=list)

    def add(self, index: int, tally: Tally, failures: list[JsonDict]) -> None:
        self.done.add(index)
        self.tally.merge(tally.groups)
        self.failures += failures
        self.failures.sort(key=lambda failure: canonical(failure["game"]))

    def to_json(self) -> JsonDict:
        return {
            "plan": self.plan.to_json(),
            "done": [*sorted(self.done)],
            "tally": self.tally.to_json(),
            "failures": [*self.failures],
        }


class SoakFolder:
    """Where a soak keeps its journal and its failing games."""

    def __init__(self, folder: Path, plan: Plan, resume: bool) -> None:
        """Raises InputError where there is nothing to resume, or another plan's journal."""
        self._folder = folder
        self.progress = Progress(plan)
        path = folder / JOURNAL
        _make_folder(folder)
        if resume:
            read_text_file(path)  # says why it cannot be resumed
        else:
            path.unlink(missing_ok=True)
        self._journal = Journal(path)
        try:
            self._read(plan, path)
        except BaseException:
            self._journal.close()
            raise

    def __enter__(self) -> SoakFolder:
        return self

    def __exit__(self, *error: object) -> None:
        self._journal.close()

    def has(self, batch: Batch) -> bool:
        return batch.index in self.progress.done

    def add(self, result: BatchResult) -> None:
        """Files first: a failure in the journal has its files."""
        for failure in result.failures:
            self._write_failure(failure)
        failures = [failure.to_json() for failure in result.failures]
        told: list[Json] = [*failures]
        self._journal.add(
            {"batch": result.index, "tally": result.tally.to_json(), "failures": told}
        )
        self.progress.add(result.index, result.tally, failures)

    def _read(self, plan: Plan, path: Path) -> None:
        lines = self._journal.lines()
        head = next(lines, None)
        if head is None:
            self._journal.add({"plan": plan.to_json()})
            return
        try:
            _check_plan(read(head, "plan", dict, ""), plan)
            for index, tally, failures in map(_batch, lines):
                self.progress.add(index, tally, failures)
        except InputError as error:
            raise located(error, path) from None

    def _write_failure(self, failure: Failure) -> None:
        name = f"game-{failure.game:06}"
        _make_folder(self._folder / FAILURES)
        write_atomically(self._folder / FAILURES / f"{name}.json", failure.replay)
        if failure.scenario:
            write_atomically(self._folder / FAILURES / f"{name}.toml", failure.scenario)


def _check_plan(earlier: JsonDict, plan: Plan) -> None:
    for key, value in plan.to_json().items():
        if earlier.get(key) != value:
            raise InputError(
                "soak-other-plan", f"plan.{key}", found=str(earlier.get(key)), expected=str(value)
            )


def _batch(line: JsonDict) -> tuple[int, Tally, list[JsonDict]]:
    failures: list[Json] = read(line, "failures", list, "")
    return (
        read(line, "batch", int, ""),
        Tally.from_json(line.get("tally"), "tally"),
        [expect(item, dict, f"failures[{at}]") for at, item in enumerate(failures)],
    )


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise InputError("folder-unusable", str(folder)) from None
