"""What a stranger finds and a new user would accept, each with its reason."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from fnmatch import fnmatchcase
from pathlib import Path

from tests.browser.stranger.eyes import Finding

FILE = Path(__file__).with_name("exceptions.toml")
MUST = ("place", "piece", "why")
MAY = ("fault", "window", "detail", "what")


class Exceptions:
    """The list, and which of its lines were needed.

    A line names a place and a piece, in full; a star stands for any words.
    """

    def __init__(self, file: Path = FILE) -> None:
        self.lines: list[dict[str, str]] = tomllib.loads(file.read_text(encoding="utf-8"))["line"]
        self.used: set[int] = set()
        for line in self.lines:
            assert all(line.get(key) for key in (*MUST, "fault")), line
            assert set(line) <= {*MUST, *MAY}, line
            assert line["place"] != "*", line

    def left(self, found: Iterable[Finding]) -> list[Finding]:
        """What counts against the product."""
        return [one for one in found if not one.counted and not self.names(one)]

    def names(self, one: Finding) -> bool:
        for number, line in enumerate(self.lines):
            if all(
                _fits(value, str(getattr(one, key))) for key, value in line.items() if key != "why"
            ):
                self.used.add(number)
                return True
        return False


def _fits(wanted: str, told: str) -> bool:
    return any(fnmatchcase(told, one) for one in wanted.split(" | "))
