"""Factions that a pack adds: each makes its home in one of the six terrains (B-RULING-127).

    [factions.mistfolk]
    terrain = "verdant_woods"
    de = "Nebelvolk"

All factions have the same rules (B-CCOMP-03), so a name and a terrain are enough; number and gate
are those of the terrain.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from stormark.games.battalia import layout as L
from stormark.games.battalia import words as W
from stormark.kernel.languages import LANGUAGES
from stormark.kernel.packs import fields
from stormark.kernel.packs.report import Place, Report
from stormark.kernel.packs.words import shown

SECTION: Final = "factions"
HOMES: Final = W.TERRAINS[: L.FACTIONS]
MOST: Final = 24  # factions of a pack, the six with them
NAMED: Final = ("colour", "element")  # told by a name each; those of the terrain if left out
KEYS: Final = ("terrain", *LANGUAGES, *NAMED, "source")
ID: Final = re.compile(r"[a-z][a-z_]{0,39}")  # no digits: `x2` behind a card means two of it
TAKEN: Final = ("unbound", "fanatics")  # stand where the cards of others name their faction

Table = Mapping[str, Any]


def check_newcomer(
    report: Report, name: str, entry: object, known: Table, place: Place, name_length: int
) -> None:
    """One faction of a file; `known` are those of the packs below."""
    if not ID.fullmatch(name) or name in TAKEN:
        report.add("pack-faction-id", place, found=shown(name))
    data = fields.table(report, entry, place)
    if data is None:
        return
    if name not in known and "terrain" not in data:
        report.add_unknown("pack-unknown-entry", place, name, W.FACTIONS)
        return
    fields.keys(report, data, place, (), KEYS)
    if "terrain" in data:
        fields.word(report, data["terrain"], place.key("terrain"), HOMES)
    _check_words(report, data, place, name_length, needed=name not in known)
    for key in NAMED:
        if key in data:
            inner = fields.table(report, data[key], place.key(key))
            if inner is not None:
                fields.keys(report, inner, place.key(key), (), LANGUAGES)
                _check_words(report, inner, place.key(key), name_length, needed=True)


def _check_words(report: Report, data: Table, place: Place, limit: int, needed: bool) -> None:
    """A name in one language or several."""
    given = [language for language in LANGUAGES if language in data]
    for language in given:
        fields.text(report, data[language], place.key(language), limit)
    if needed and not given:
        report.add("pack-text-missing", place, key="name", allowed=", ".join(LANGUAGES))


def check_number(report: Report, factions: Table, place: Place) -> None:
    if len(factions) > MOST:
        report.add("pack-too-many-factions", place, found=len(factions), high=MOST)


def completed(factions: Table) -> dict[str, Any]:
    """All factions of checked data; what a newcomer leaves out is that of its terrain."""
    hosts = {factions[name]["terrain"]: factions[name] for name in W.FACTIONS}
    return {
        name: entry if name in W.FACTIONS else _completed(entry, hosts[entry["terrain"]])
        for name, entry in factions.items()
    }


def _completed(entry: Table, host: Table) -> dict[str, Any]:
    whole = {**host, **entry, **_in_all_languages(entry)}
    for key in NAMED:
        whole[key] = {**host[key], **_in_all_languages(entry.get(key, {}))}
    return {**whole, "source": entry.get("source", "ruling")}


def as_written(factions: Table) -> dict[str, Any]:
    """All factions as a file may say them: a newcomer without what follows from its terrain."""
    return {
        name: entry if name in W.FACTIONS else _as_written(entry)
        for name, entry in factions.items()
    }


def _as_written(entry: Table) -> dict[str, Any]:
    said = {key: entry[key] for key in KEYS if key in entry}
    for key in NAMED:
        said[key] = {language: entry[key][language] for language in LANGUAGES}
    return said


def _in_all_languages(data: Table) -> dict[str, Any]:
    """One language is enough: the others fall back to it."""
    given = [data[language] for language in LANGUAGES if language in data]
    return {language: data.get(language, given[0]) for language in LANGUAGES} if given else {}
