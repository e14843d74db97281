"""Counters that add up whatever the order, so that an interrupted soak ends like any other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stormark.kernel.fields import expect
from stormark.kernel.json import Json, JsonDict

HIGHEST: Final = "highest"
"""The one group in which the greater value wins instead of the sum."""


class Tally:
    """Groups of named counters.

    >>> tally = Tally()
    >>> tally.add("games", "all", 2)
    >>> tally.merge({"games": {"all": 1}, "highest": {"options": 40}})
    >>> tally.get("games", "all"), tally.get("highest", "options"), tally.get("games", "none")
    (3, 40, 0)
    """

    def __init__(self) -> None:
        self.groups: dict[str, dict[str, int]] = {}

    def add(self, group: str, key: str, count: int = 1) -> None:
        counters = self.groups.setdefault(group, {})
        if group == HIGHEST:
            counters[key] = max(counters.get(key, 0), count)
        else:
            counters[key] = counters.get(key, 0) + count

    def merge(self, counts: Mapping[str, Mapping[str, int]]) -> None:
        for group, counters in counts.items():
            for key, count in counters.items():
                self.add(group, key, count)

    def get(self, group: str, key: str) -> int:
        return self.groups.get(group, {}).get(key, 0)

    def numbers(self, group: str) -> dict[int, int]:
        """A group whose keys are numbers."""
        return {int(key): count for key, count in self.groups.get(group, {}).items()}

    def to_json(self) -> JsonDict:
        return {
            group: dict(sorted(counters.items())) for group, counters in sorted(self.groups.items())
        }

    @staticmethod
    def from_json(data: Json, place: str) -> Tally:
        tally = Tally()
        table: JsonDict = expect(data, dict, place)
        for group, value in table.items():
            counters: JsonDict = expect(value, dict, f"{place}.{group}")
            for key, count in counters.items():
                tally.add(group, key, expect(count, int, f"{place}.{group}.{key}"))
        return tally
