"""Reading pack files: one .toml or .json file, or a folder of .toml files merged in name order."""

from __future__ import annotations

import json
import re
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from stormark.games.xibalba.pack.problem import Problem

MAX_BYTES = 4_000_000  # ten times the base pack
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


def read_pack(path: Path) -> Source:
    """The data of a pack file or folder; whatever cannot be read is among the problems."""
    source = Source(path.name)
    if path.is_dir():
        files = sorted(path.glob("*.toml"))
        if not files:
            source.problems.append(Problem("pack-folder-empty", path.name))
        for file in files:
            _read_file(file, source)
    else:
        _read_file(path, source)
    return source


def _read_file(path: Path, source: Source) -> None:
    try:
        with path.open("rb") as stream:
            raw = stream.read(MAX_BYTES + 1)
    except FileNotFoundError:
        source.problems.append(Problem("pack-file-missing", path.name))
        return
    except OSError as error:
        reason = error.strerror or type(error).__name__
        source.problems.append(Problem("pack-file-unreadable", path.name, params={"why": reason}))
        return
    if len(raw) > MAX_BYTES:
        allowed = {"limit": MAX_BYTES // 1_000_000}
        source.problems.append(Problem("pack-file-too-large", path.name, params=allowed))
        return
    data = _parse(raw, path, source)
    if data is not None:
        source.merge(path.name, data)


def _parse(raw: bytes, path: Path, source: Source) -> dict[str, Any] | None:
    """The tables of one file, or None after noting why there are none."""
    line, why = 0, ""
    try:
        text = raw.decode("utf-8-sig")
        data = json.loads(text) if path.suffix.lower() == ".json" else tomllib.loads(text)
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        source.problems.append(Problem("pack-not-utf8", path.name, line=line))
    except json.JSONDecodeError as error:
        line, why = error.lineno, error.msg
        source.problems.append(Problem("pack-syntax", path.name, line=line, params={"why": why}))
    except tomllib.TOMLDecodeError as error:
        line, why = _toml_place(str(error), text)
        source.problems.append(Problem("pack-syntax", path.name, line=line, params={"why": why}))
    except (RecursionError, ValueError) as error:  # nested too deep, numbers too long
        why = type(error).__name__
        source.problems.append(Problem("pack-syntax", path.name, params={"why": why}))
    else:
        if isinstance(data, dict):
            return data
        source.problems.append(Problem("pack-not-a-table", path.name))
    return None


def _toml_place(message: str, text: str) -> tuple[int, str]:
    """tomllib tells the line in its message alone."""
    why, _, place = message.rpartition(" (at ")
    found = re.match(r"line (\d+)", place)
    return (int(found.group(1)) if found else text.count("\n") + 1), why or message
