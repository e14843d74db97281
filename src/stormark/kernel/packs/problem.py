"""What is wrong with a pack: a message, and the place somebody has to look at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from stormark.kernel.json import Json, JsonDict
from stormark.kernel.refusal import InputError


@dataclass(frozen=True, slots=True)
class Problem:
    """One problem: message id and parameters (pack.ftl), and where it is.

    `path` leads to the field: `cards[12] "bomber".effect[0].amount`; the number counts the
    entries of `file`. `line` is known for syntax errors only, otherwise 0.
    """

    message: str
    file: str
    path: str = ""
    line: int = 0
    params: Mapping[str, Json] = field(default_factory=dict)

    @property
    def place(self) -> str:
        """File, line and path in one text."""
        file = f"{self.file}:{self.line}" if self.line else self.file
        return ": ".join(part for part in (file, self.path) if part)

    def to_json(self) -> JsonDict:
        return {
            "message": self.message,
            "file": self.file,
            "path": self.path,
            "line": self.line,
            "params": dict(self.params),
        }


class PackError(InputError):
    """A pack that cannot be used, with every problem that was found."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = tuple(problems)
        first = self.problems[0]
        super().__init__(first.message, first.place, **first.params)
