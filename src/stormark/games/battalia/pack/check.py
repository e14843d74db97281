"""Checking packs: every value a file gives, then what the values say about each other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from stormark.games.battalia import words as W
from stormark.games.battalia.pack.allowed import (
    SOURCES,
    Days,
    Fields,
    Kind,
    OneField,
    OneOf,
    Range,
    kind_of,
)
from stormark.games.battalia.pack.build import is_mark
from stormark.games.battalia.pack.consistent import check_whole
from stormark.games.battalia.pack.newcomers import SECTION as FACTIONS
from stormark.games.battalia.pack.newcomers import check_newcomer, completed
from stormark.games.battalia.pack.todo import PATHS, TODO, spelled_out
from stormark.kernel.languages import LANGUAGES
from stormark.kernel.packs import fields
from stormark.kernel.packs.files import PackFile, pack_name, read_files
from stormark.kernel.packs.header import HEADER, check_header
from stormark.kernel.packs.layers import Layer, laid_over, read_layers
from stormark.kernel.packs.problem import Problem
from stormark.kernel.packs.report import Place, Report
from stormark.kernel.packs.words import shown

BASE_PACK = Path(__file__).parent.parent / "data" / "base"
GAME = "battalia"
SCHEMA_VERSION = 1
ASIDE = ("schema_version", HEADER)  # about the pack, not part of its content
NAME_LENGTH = 60
# below these keys stand sentences, elsewhere names
TEXTS = ("effect", "enlightened", "options", "abilities", "questions")

Table = Mapping[str, Any]


@dataclass(slots=True)
class Source:
    """A pack that was read: its data laid over the base pack, and every problem."""

    name: str
    data: dict[str, Any]
    report: Report = field(default_factory=Report)
    given: dict[str, str] = field(default_factory=dict)  # path of a value -> its file
    layer: dict[str, str] = field(default_factory=dict)  # the same of the pack that is read

    def place(self, path: str) -> Place:
        """Where something stands: in the first file that says something about it."""
        for value, file in self.given.items():
            if value == path or value.startswith(f"{path}."):
                return Place(file, path)
        return Place(self.name, path)


def check_pack_file(path: Path) -> list[Problem]:
    """Every problem of a pack file or folder; an empty list means that it can be played."""
    return read_pack(path).report.problems


def check_pack(data: object, source: str = "") -> list[Problem]:
    """Every problem of pack data that is already in memory; `source` names it."""
    if not isinstance(data, dict):
        return [Problem("pack-not-a-table", source)]
    return check_layers([Layer(source, [PackFile(source, data)])], source).report.problems


def read_pack(path: Path) -> Source:
    """A pack, checked.  Files that cannot be read are reported alone."""
    unreadable: list[Problem] = []
    layers = read_layers(path, unreadable)
    if unreadable:
        return Source(pack_name(path), {}, Report(unreadable))
    return check_layers(layers, pack_name(path))


def check_layers(layers: list[Layer], name: str) -> Source:
    """Lay the packs over the base pack; the whole is checked once every value is."""
    source = Source(name, dict(base_data()))
    with source.report.checking(name):
        for layer in layers:
            source.layer = {}
            for file in layer.files:
                check_file(source, file)
        if not source.report.problems:
            check_whole(source.report, source.data, source.place)
            source.data[FACTIONS] = completed(source.data[FACTIONS])
    return source


def check_file(source: Source, file: PackFile) -> None:
    """Check every value of a file, and lay them over the whole if they are sound."""
    report, place = source.report, Place(file.name)
    fields.schema_version(report, file.data, place, SCHEMA_VERSION)
    if HEADER in file.data:
        check_header(report, file.data[HEADER], place.key(HEADER), GAME)
    sections = spelled_out({key: value for key, value in file.data.items() if key not in ASIDE})
    check_table(source, sections, base_data(), "", place)
    if not report.problems:
        source.data = laid_over(source.data, sections)


@cache
def base_data() -> Table:
    """The data of the base pack, read once.  It is the schema too: a pack has no other fields."""
    data: dict[str, Any] = {}
    for file in read_files(BASE_PACK, []):
        data.update(file.data)
    data.pop("schema_version", None)
    return data


# --- single values


def check_table(source: Source, data: Table, base: Table, path: str, place: Place) -> None:
    """Check every value of a table, and that it is given once."""
    report = source.report
    others = {key: value for key, value in data.items() if not may_mark(key, base)}
    possible = (TODO,) if path in PATHS else ()
    if path != FACTIONS:
        fields.keys(report, others, place, (), (*base, "source", *possible))
    for key, value in data.items():
        below = f"{path}.{key}" if path else key
        here = place.key(key)
        if may_mark(key, base):
            fields.word(report, value, here, SOURCES)
        elif key in possible:
            fields.boolean(report, value, here)
        elif path == FACTIONS and key not in base:
            check_newcomer(report, key, value, source.data[FACTIONS], here, NAME_LENGTH)
        elif key not in base:
            continue
        elif isinstance(base[key], Mapping):
            if fields.table(report, value, here) is not None:
                check_table(source, value, base[key], below, here)
            continue
        else:
            check_value(report, value, below, base[key], here)
        note(source, below, here)


def may_mark(key: str, base: Table) -> bool:
    """Whether a key marks where the values of a table, or one of them, come from."""
    if key.startswith("source_of_"):
        return key.removeprefix("source_of_") in base
    return key == "source" or (is_mark(key) and key in base)


def note(source: Source, path: str, place: Place) -> None:
    """Each value may be given by one file of a folder only."""
    if path in source.layer:
        source.report.add("pack-value-twice", place, first=source.layer[path])
    else:
        source.layer[path] = source.given[path] = place.file


def check_value(report: Report, value: object, path: str, base: object, place: Place) -> None:
    keys = path.split(".")
    kind = kind_of(path)
    if keys[-1] in LANGUAGES:
        long = any(key in TEXTS for key in keys[1:])
        fields.text(report, value, place, fields.TEXT_LENGTH if long else NAME_LENGTH)
    elif kind is None:
        fields.fixed(report, value, place, base)
    else:
        check_kind(report, value, kind, base, place)


def check_kind(report: Report, value: object, kind: Kind, base: object, place: Place) -> None:
    if isinstance(kind, Range):
        fields.integer(report, value, place, kind.low, kind.high)
    elif isinstance(kind, OneOf):
        fields.word(report, value, place, kind.words)
    elif isinstance(kind, Days):
        check_days(report, value, place)
    elif isinstance(kind, OneField):
        check_field(report, value, place)
    else:
        check_fields(report, value, kind, base, place)


def check_days(report: Report, value: object, place: Place) -> None:
    """Seven days, and each type on one of them."""
    days = fields.entries(report, value, place)
    known = [
        fields.word(report, day, place.entry(index), W.ARTEFACTS) for index, day in enumerate(days)
    ]
    if isinstance(value, list) and all(known):
        twice = [word for word, count in Counter(days).items() if count > 1]
        missing = [word for word in W.ARTEFACTS if word not in days]
        if twice or missing:
            wrong = ", ".join(twice + missing)
            report.add("pack-each-type-once", place, found=wrong)


def check_fields(report: Report, value: object, kind: Fields, base: object, place: Place) -> None:
    listed = fields.entries(report, value, place)
    known = [check_field(report, entry, place.entry(i)) for i, entry in enumerate(listed)]
    if not isinstance(value, list) or not all(known):
        return
    assert isinstance(base, list)
    if kind.same_count and len(listed) != len(base):
        report.add("pack-field-count", place, found=len(listed), allowed=len(base))


def check_field(report: Report, value: object, place: Place) -> bool:
    """A field is [row, column]; whether it is on the board is seen when the whole is checked."""
    if isinstance(value, list) and len(value) == 2 and all(type(part) is int for part in value):
        return True
    report.add("pack-not-a-field", place, found=shown(value))
    return False
