"""Entries of a section, changed, added and removed by their ids."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from stormark.kernel.languages import keys
from stormark.kernel.packs import fields
from stormark.kernel.packs.layers import laid_over
from stormark.kernel.packs.report import Place, Report

REMOVE: Final = "remove"


class Entry(NamedTuple):
    """An entry of a complete section; `own`: this pack says something about it."""

    value: Any
    place: Place
    own: bool


def changed_entries(
    report: Report,
    below: Sequence[Mapping[str, Any]],
    changes: Mapping[str, tuple[object, Place]],
    kept: Place,
    needed: str,
    told: str,
) -> list[Entry]:
    """The entries of the pack below with the changes of this one; new ones come last.

    `kept` is the place of entries that stay as they are, `needed` a field every new one must have:
    without it a wrong id is more likely than a new entry.  `told` is the stem of the text that
    tells what an entry does: given in one language, it replaces the old one in all of them.
    """
    ids = tuple(str(entry["id"]) for entry in below)
    found: list[Entry] = []
    for entry, name in zip(below, ids, strict=True):
        if name not in changes:
            found.append(Entry(entry, kept.key(name), False))
            continue
        change, place = changes[name]
        if not removes(report, change, place):
            whole = _retold(entry, change, told) if isinstance(change, dict) else change
            found.append(Entry(_named(report, whole, name, place), place, True))
    for name, (change, place) in changes.items():
        if name in ids:
            continue
        if isinstance(change, dict) and (REMOVE in change or needed not in change):
            report.add_unknown("pack-unknown-entry", place, name, ids)
        elif isinstance(change, dict):
            found.append(Entry(_named(report, {"id": name, **change}, name, place), place, True))
        else:
            found.append(Entry(change, place, True))
    return found


def _retold(entry: Mapping[str, Any], change: Mapping[str, Any], told: str) -> dict[str, Any]:
    stale = keys(told) if any(key in change for key in keys(told)) else ()
    return laid_over({key: entry[key] for key in entry if key not in stale}, change)


def removes(report: Report, change: object, place: Place) -> bool:
    """Whether a change takes its entry out; what else it says would be lost."""
    if not isinstance(change, dict) or REMOVE not in change:
        return False
    if change[REMOVE] is not True:
        report.add("pack-remove-true", place.key(REMOVE))
    else:
        fields.keys(report, change, place, (), (REMOVE,))
    return True


def _named(report: Report, whole: Any, name: str, place: Place) -> Any:
    if isinstance(whole, dict) and whole["id"] != name:
        report.add("pack-id-differs", place.key("id"), found=name)
    return whole
