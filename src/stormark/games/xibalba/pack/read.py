"""Reading packs: the sections of their files, laid over the pack they are based on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from stormark.kernel.packs.entries import Entry, changed_entries
from stormark.kernel.packs.files import read_files
from stormark.kernel.packs.header import HEADER
from stormark.kernel.packs.layers import Layer, laid_over
from stormark.kernel.packs.report import Place, Report
from stormark.kernel.packs.words import shown

BASE_PACK = Path(__file__).parent.parent / "data" / "base"
LISTS = {"boards": "sides", "factions": "board", "cards": "type"}
"""Sections of entries with ids, and a field that no new entry can do without."""

TABLES = ("game", "dice")


@dataclass(slots=True)
class Source:
    """What a pack says, where it says so, and the complete pack below it."""

    name: str
    below: Mapping[str, Any]
    report: Report
    said: dict[str, Any] = field(default_factory=dict)  # sections that stand in one file only
    files: dict[str, str] = field(default_factory=dict)  # section -> the first file that has it
    lists: dict[str, list[Entry]] = field(default_factory=dict)  # they replace those below
    changes: dict[str, dict[str, tuple[object, Place]]] = field(default_factory=dict)
    entries: dict[str, list[Entry]] = field(default_factory=dict)  # of the complete pack

    def merge(self, file: str, data: Mapping[str, Any]) -> None:
        """Add the content of one file: entries grow, everything else may be said only once."""
        for section, value in data.items():
            first = section not in self.files
            self.files.setdefault(section, file)
            here = Place(file, section)
            if section in LISTS and isinstance(value, list):
                entries = [Entry(one, _place(here, i, one), True) for i, one in enumerate(value)]
                self.lists.setdefault(section, []).extend(entries)
            elif section in LISTS and isinstance(value, dict):
                self._change(section, value, here)
            elif first:
                self.said[section] = value
            else:
                self.report.add("pack-section-twice", here)

    def settle(self) -> None:
        """The complete lists, once every file was read."""
        for section, needed in LISTS.items():
            below = self.below.get(section, [])
            kept = Place(self.name, section)
            if section in self.lists and section in self.changes:
                self.report.add("pack-list-and-tables", self.place(section))
            if section in self.lists:
                self.entries[section] = self.lists[section]
            else:
                changes = self.changes.get(section, {})
                found = changed_entries(self.report, below, changes, kept, needed, told="text")
                self.entries[section] = found

    def place(self, section: str) -> Place:
        """Where a section stands (its first file)."""
        return Place(self.files.get(section, self.name), section)

    def complete(self) -> dict[str, Any]:
        """The whole pack; it can be built if there are no problems."""
        tables = {section: self.said.get(section, {}) for section in TABLES}
        lists = {section: [entry.value for entry in self.entries[section]] for section in LISTS}
        return {**laid_over({name: self.below[name] for name in TABLES}, tables), **lists}

    def _change(self, section: str, value: dict[str, Any], here: Place) -> None:
        changes = self.changes.setdefault(section, {})
        for name, change in value.items():
            place = here.key(shown(name)[1:-1])
            if name in changes:
                self.report.add("pack-value-twice", place, first=changes[name][1].file)
            else:
                changes[name] = change, place


def read_layer(layer: Layer, below: Mapping[str, Any], report: Report) -> Source:
    """What one pack says, laid over the pack below."""
    source = Source(layer.name, below, report)
    for file in layer.files:
        source.merge(file.name, file.data)
    source.settle()
    return source


def _place(section: Place, index: int, value: object) -> Place:
    """Where an entry of a list stands, with its id if it has one."""
    name = value.get("id") if isinstance(value, dict) else None
    return section.entry(index, shown(name)[1:-1] if isinstance(name, str) else "")


@cache
def base_data() -> Mapping[str, Any]:
    """The data of the base pack; read once, never changed."""
    data: dict[str, Any] = {}
    for file in read_files(BASE_PACK, []):
        for section, value in file.data.items():
            data[section] = [*data.get(section, []), *value] if section in LISTS else value
    data.pop(HEADER, None)
    return data
