"""The state of a soak on disk: written in one step after every batch, so it can stop any time."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path

from stormark.kernel.fields import expect, plain, read
from stormark.kernel.files import located, read_text_file, write_atomically
from stormark.kernel.json import Json, JsonDict, canonical
from stormark.kernel.refusal import InputError
from stormark.lab.soak.batch import BatchResult
from stormark.lab.soak.plan import Plan
from stormark.lab.soak.tally import Tally

CHECKPOINT = "checkpoint.json"


@dataclass
class Progress:
    """What is done of a plan."""

    plan: Plan
    done: set[int] = field(default_factory=set)
    tally: Tally = field(default_factory=Tally)
    failures: list[JsonDict] = field(default_factory=list)

    def add(self, result: BatchResult) -> None:
        self.done.add(result.index)
        self.tally.merge(result.tally.groups)
        self.failures += [failure.to_json() for failure in result.failures]
        self.failures.sort(key=lambda failure: canonical(failure["game"]))

    def open_batches(self) -> list[int]:
        return [index for index in range(self.plan.batches()) if index not in self.done]

    def to_json(self) -> JsonDict:
        return {
            "plan": self.plan.to_json(),
            "done": [*sorted(self.done)],
            "tally": self.tally.to_json(),
            "failures": [*self.failures],
        }


def write_checkpoint(folder: Path, progress: Progress) -> None:
    write_atomically(folder / CHECKPOINT, json.dumps(progress.to_json(), indent=1) + "\n")


def read_checkpoint(folder: Path, plan: Plan) -> Progress:
    """What was done of this very plan; InputError for another plan or a damaged file."""
    path = folder / CHECKPOINT
    text = read_text_file(path)
    try:
        return _progress(expect(plain(json.loads(text)), dict, ""), plan)
    except json.JSONDecodeError as error:
        raise InputError("soak-checkpoint", f"{path}:{error.lineno}") from None
    except InputError as error:
        raise located(error, path) from None


def _progress(data: JsonDict, plan: Plan) -> Progress:
    earlier: JsonDict = read(data, "plan", dict, "")
    for key, value in plan.to_json().items():
        if earlier.get(key) != value:
            raise InputError(
                "soak-other-plan", f"plan.{key}", found=str(earlier.get(key)), expected=str(value)
            )
    done: list[Json] = read(data, "done", list, "")
    failures: list[Json] = read(data, "failures", list, "")
    return Progress(
        plan,
        {expect(index, int, f"done[{at}]") for at, index in enumerate(done)},
        Tally.from_json(data.get("tally"), "tally"),
        [expect(item, dict, f"failures[{at}]") for at, item in enumerate(failures)],
    )
