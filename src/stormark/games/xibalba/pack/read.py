"""Reading pack files: one .toml or .json file, or a folder of .toml files merged in name order."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from stormark.games.xibalba.pack.problem import Problem
from stormark.games.xibalba.pack.report import Place, shown

BASE_PACK = Path(__file__).parent.parent / "data" / "base"
MAX_BYTES = 4_000_000  # ten times the base pack
SUFFIXES = (".toml", ".json")
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
    source = Source(path.name or str(path))
    if path.is_dir():
        files = sorted(path.glob("*.toml"))
        if not files:
            source.problems.append(Problem("pack-folder-empty", source.name))
        for file in files:
            _read_file(file, source)
    elif path.suffix.lower() in SUFFIXES:
        _read_file(path, source)
    else:
        allowed = {"found": path.suffix or "-", "allowed": ", ".join(SUFFIXES)}
        source.problems.append(Problem("pack-file-kind", source.name, params=allowed))
    return source


def _read_file(path: Path, source: Source) -> None:
    try:
        with path.open("rb") as stream:
            raw = stream.read(MAX_BYTES + 1)
    except FileNotFoundError:
        source.problems.append(Problem("pack-file-missing", path.name))
        return
    except (OSError, ValueError) as error:  # ValueError: a name no file can have
        reason = getattr(error, "strerror", None) or str(error)
        source.problems.append(Problem("pack-file-unreadable", path.name, params={"why": reason}))
        return
    if len(raw) > MAX_BYTES:
        allowed = {"limit": MAX_BYTES // 1_000_000}
        source.problems.append(Problem("pack-file-too-large", path.name, params=allowed))
        return
    try:
        data = _parse(raw, path.suffix.lower())
    except _Unreadable as error:
        why = {"why": error.why} if error.why else {}
        source.problems.append(Problem(error.message, path.name, line=error.line, params=why))
    else:
        source.merge(path.name, data)


class _Unreadable(Exception):
    """Why the text of a file is no pack data."""

    def __init__(self, message: str, line: int = 0, why: str = "") -> None:
        super().__init__(message)
        self.message, self.line, self.why = message, line, why


def _parse(raw: bytes, suffix: str) -> dict[str, Any]:
    """The tables of one file."""
    try:
        text = raw.decode("utf-8-sig")
        if suffix == ".json":
            data = json.loads(text, object_pairs_hook=_object)
        else:
            data = tomllib.loads(text)
    except UnicodeDecodeError as error:
        raise _Unreadable("pack-not-utf8", raw[: error.start].count(b"\n") + 1) from error
    except json.JSONDecodeError as error:
        raise _Unreadable("pack-syntax", error.lineno, error.msg) from error
    except tomllib.TOMLDecodeError as error:
        raise _Unreadable("pack-syntax", *_toml_place(str(error), text)) from error
    except RecursionError as error:
        raise _Unreadable("pack-syntax", why="nested too deep") from error
    except ValueError as error:  # numbers with thousands of digits
        raise _Unreadable("pack-syntax", why=str(error)) from error
    if not isinstance(data, dict):
        raise _Unreadable("pack-not-a-table")
    return data


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A JSON object; a key that comes twice would silently lose its first value."""
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise _Unreadable("pack-key-twice", why=shown(key)[1:-1])
        found[key] = value
    return found


def _toml_place(message: str, text: str) -> tuple[int, str]:
    """Line and reason; tomllib tells the line in its message alone."""
    why, _, place = message.rpartition(" (at ")
    found = re.match(r"line (\d+)", place)
    return (int(found.group(1)) if found else text.count("\n") + 1), why or message
