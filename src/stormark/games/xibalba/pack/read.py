"""Merging pack files: where every entry came from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from stormark.kernel.packs.files import pack_name, read_files
from stormark.kernel.packs.problem import Problem
from stormark.kernel.packs.report import Place
from stormark.kernel.packs.words import shown

BASE_PACK = Path(__file__).parent.parent / "data" / "base"
LISTS = ("boards", "factions", "cards")


@dataclass(slots=True)
class Source:
    """The merged data of a pack, where its list entries came from, and what could not be read."""

    name: str
    data: dict[str, Any] = field(default_factory=dict)
    origins: dict[str, list[tuple[str, int]]] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)

    def merge(self, file: str, data: dict[str, Any]) -> None:
        """Add the content of one file: lists grow, everything else may be said only once."""
        for section, value in data.items():
            if section in LISTS and isinstance(value, list):
                entries = self.data.setdefault(section, [])
                if isinstance(entries, list):
                    entries.extend(value)
                    places = self.origins.setdefault(section, [])
                    places.extend((file, index) for index in range(len(value)))
                    continue
            if section in self.data:
                self.problems.append(Problem("pack-section-twice", file, section))
            else:
                self.data[section] = value
                self.origins[section] = [(file, 0)]

    def entries(self, section: str) -> list[Any]:
        """The entries of a list section, none if it is missing or no list."""
        value = self.data.get(section)
        return value if isinstance(value, list) else []

    def place(self, section: str) -> Place:
        """Where a section stands (its first file)."""
        origins = self.origins.get(section)
        return Place(origins[0][0] if origins else self.name, section)

    def places(self, section: str) -> list[Place]:
        """Where the entries of a list section stand, each with its id if it has one."""
        places = []
        for value, (file, index) in zip(self.entries(section), self._origins(section), strict=True):
            name = value.get("id") if isinstance(value, dict) else None
            known = shown(name)[1:-1] if isinstance(name, str) else ""
            places.append(Place(file, section).entry(index, known))
        return places

    def _origins(self, section: str) -> list[tuple[str, int]]:
        return self.origins.get(section, []) if self.entries(section) else []


@cache
def base_data() -> Mapping[str, Any]:
    """The data of the base pack; read once, never changed."""
    return read_pack(BASE_PACK).data


def read_pack(path: Path) -> Source:
    """The data of a pack file or folder; whatever cannot be read is among the problems."""
    source = Source(pack_name(path))
    for file in read_files(path, source.problems):
        source.merge(file.name, file.data)
    return source
