"""Reading pack files: one .toml or .json file, or a folder of .toml files in name order."""

from __future__ import annotations

import json
import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from stormark.kernel.packs.problem import Problem
from stormark.kernel.packs.syntax import SyntaxFlaw, syntax_flaw, toml_flaw
from stormark.kernel.packs.words import shown

MAX_BYTES = 4_000_000  # ten times the largest pack that comes with a game
MAX_VALUES = 50_000  # in all tables and lists; those packs have 4,000
MAX_DEPTH = 32  # tables and lists within each other; the packs of the games need 9
SUFFIXES = (".toml", ".json")


@dataclass(frozen=True, slots=True)
class PackFile:
    """The tables of one file; `name` is the file's name, without its folder."""

    name: str
    data: dict[str, Any]


def pack_name(path: Path) -> str:
    """What problems of the pack as a whole are reported under."""
    return path.name or str(path)


def read_files(path: Path, problems: list[Problem]) -> list[PackFile]:
    """The files of a pack; whatever cannot be read is added to the problems."""
    if path.is_dir():
        files = sorted(path.glob("*.toml"))
        if not files:
            problems.append(Problem("pack-folder-empty", pack_name(path)))
    elif path.suffix.lower() in SUFFIXES:
        files = [path]
    else:
        files = []
        allowed = {"found": path.suffix or "-", "allowed": ", ".join(SUFFIXES)}
        problems.append(Problem("pack-file-kind", pack_name(path), params=allowed))
    found: list[PackFile] = []
    for file in files:
        try:
            found.append(PackFile(file.name, _parse(_content(file), file.suffix.lower())))
        except _Unreadable as error:
            problem = Problem(error.message, file.name, error.path, error.line, error.params)
            problems.append(problem)
    return found


class _Unreadable(Exception):
    """Why a file is no pack data, and where, as far as that is known."""

    def __init__(self, message: str, line: int = 0, path: str = "", **params: str | int) -> None:
        super().__init__(message)
        self.message, self.line, self.path, self.params = message, line, path, params


def _content(path: Path) -> bytes:
    try:
        with path.open("rb") as stream:
            raw = stream.read(MAX_BYTES + 1)
    except FileNotFoundError:
        raise _Unreadable("pack-file-missing") from None
    except (OSError, ValueError) as error:  # ValueError: a name no file can have
        reason = getattr(error, "strerror", None) or str(error)
        raise _Unreadable("pack-file-unreadable", why=reason) from None
    if len(raw) > MAX_BYTES:
        raise _Unreadable("pack-file-too-large", limit=MAX_BYTES // 1_000_000)
    return raw


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
        raise _misspelt(syntax_flaw(error.msg, error.lineno, text)) from error
    except tomllib.TOMLDecodeError as error:
        raise _misspelt(toml_flaw(str(error), text)) from error
    except RecursionError as error:
        raise _Unreadable("pack-too-deep", _deep_line(text), limit=MAX_DEPTH) from error
    except ValueError as error:  # numbers with thousands of digits
        raise _misspelt(syntax_flaw(str(error), _long_number(text), text)) from error
    if not isinstance(data, dict):
        raise _Unreadable("pack-not-a-table")
    _check_extent(data)
    return data


def _check_extent(data: dict[str, Any]) -> None:
    """Whatever looks at a pack later may follow it all the way down, and look at all of it."""
    level: list[tuple[str, Any]] = list(data.items())
    values = len(level)
    for _ in range(MAX_DEPTH):
        inside = [(name, value) for name, value in level if isinstance(value, dict | list)]
        values += sum(len(value) for _, value in inside)
        if values > MAX_VALUES:
            largest = max([("", data), *inside], key=lambda found: len(found[1]))[0]
            raise _Unreadable("pack-too-many-values", limit=MAX_VALUES, path=shown(largest)[1:-1])
        level = [
            (name, inner)
            for name, value in inside
            for inner in (value.values() if isinstance(value, dict) else value)
        ]
    if level:
        raise _Unreadable("pack-too-deep", limit=MAX_DEPTH, path=shown(level[0][0])[1:-1])


def _deep_line(text: str) -> int:
    """The line in which brackets lie too deep within each other; those in texts count as well."""
    depth = 0
    for number, line in enumerate(text.split("\n"), 1):
        for char in line:
            depth += (char in "[{") - (char in "]}")
            if depth > MAX_DEPTH:
                return number
    return 0


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A JSON object; a key that comes twice would silently lose its first value."""
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise _Unreadable("pack-key-twice", why=shown(key)[1:-1])
        found[key] = value
    return found


def _misspelt(flaw: SyntaxFlaw) -> _Unreadable:
    return _Unreadable("pack-syntax", flaw.line, why=flaw.why, text=flaw.text)


def _long_number(text: str) -> int:
    """The line of the first number with more digits than Python reads, 0 if there is none."""
    found = re.search(r"[0-9_]{4000,}", text)
    return text[: found.start()].count("\n") + 1 if found else 0
