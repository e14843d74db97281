"""Checking single fields: their type, their range, and which of them a table may have."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Mapping
from typing import Any

from stormark.kernel import languages
from stormark.kernel.packs.report import Place, Report
from stormark.kernel.packs.words import plain, shown

NAME_LENGTH = 40
TEXT_LENGTH = 400
ID = re.compile(r"[a-z][a-z0-9_]{0,39}")
SOFT_HYPHEN = "\u00ad"


def table(report: Report, value: object, place: Place) -> dict[str, Any] | None:
    if isinstance(value, dict):
        return value
    report.add("pack-wrong-type", place, found=shown(value), allowed="table")
    return None


def entries(report: Report, value: object, place: Place) -> list[Any]:
    if isinstance(value, list):
        return value
    report.add("pack-wrong-type", place, found=shown(value), allowed="list")
    return []


def keys(
    report: Report,
    data: Mapping[str, object],
    place: Place,
    required: Collection[str],
    optional: Collection[str] = (),
) -> None:
    """No key is missing, no key is unknown."""
    allowed = (*required, *optional)
    for key in required:
        if key not in data:
            report.add("pack-key-missing", place.key(key), key=key)
    for key in data:
        if key not in allowed:
            report.add_unknown("pack-unknown-key", place.key(shown(key)[1:-1]), key, allowed)


def integer(report: Report, value: object, place: Place, low: int, high: int) -> bool:
    if isinstance(value, bool) or not isinstance(value, int):
        report.add("pack-wrong-type", place, found=shown(value), allowed="integer")
        return False
    if not low <= value <= high:
        report.add("pack-out-of-range", place, found=shown(value), low=low, high=high)
        return False
    return True


def boolean(report: Report, value: object, place: Place) -> bool:
    if not isinstance(value, bool):
        report.add("pack-wrong-type", place, found=shown(value), allowed="boolean")
    return isinstance(value, bool)


def word(report: Report, value: object, place: Place, allowed: tuple[str, ...]) -> bool:
    if isinstance(value, str) and value in allowed:
        return True
    report.add_unknown("pack-unknown-word", place, value, allowed)
    return False


def text(report: Report, value: object, place: Place, limit: int) -> bool:
    """A text for people: present, of sensible length, without control characters."""
    if not isinstance(value, str):
        report.add("pack-wrong-type", place, found=shown(value), allowed="text")
    elif not value.strip():
        report.add("pack-text-empty", place)
    elif len(value) > limit:
        report.add("pack-text-too-long", place, length=len(value), limit=limit)
    elif any(_is_control(char) for char in value):
        report.add("pack-text-control", place, found=shown(value))
    else:
        return True
    return False


def said(
    report: Report,
    data: Mapping[str, object],
    place: Place,
    stem: str,
    limit: int,
    needed: bool = True,
) -> None:
    """A text by language (`name_en`, `name_de`): one is enough, the others fall back to it."""
    given = [key for key in languages.keys(stem) if key in data]
    for key in given:
        text(report, data[key], place.key(key), limit)
    if needed and not given:
        allowed = ", ".join(languages.keys(stem))
        report.add("pack-text-missing", place, key=stem, allowed=allowed)


def _is_control(char: str) -> bool:
    return char != SOFT_HYPHEN and unicodedata.category(char) in ("Cc", "Cf", "Cn", "Co", "Cs")


def identifier(report: Report, value: object, place: Place) -> bool:
    if isinstance(value, str) and ID.fullmatch(value):
        return True
    meant = plain(value) if isinstance(value, str) else ""
    if ID.fullmatch(meant):
        report.add("pack-bad-id-near", place, found=shown(value), nearest=meant)
    else:
        report.add("pack-bad-id", place, found=shown(value))
    return False


def fixed(report: Report, value: object, place: Place, rule: object) -> None:
    """A value the rules fix: it may be written down, but only as it is."""
    if isinstance(rule, dict):
        data = table(report, value, place)
        if data is not None:
            keys(report, data, place, tuple(rule))
            for key in rule:
                if key in data:
                    fixed(report, data[key], place.key(key), rule[key])
    elif type(value) is not type(rule) or value != rule:
        report.add("pack-fixed-by-rules", place, found=shown(value), allowed=shown(rule))


def schema_version(report: Report, data: Mapping[str, object], place: Place, allowed: int) -> None:
    """The version of the schema may be left out; another one cannot be read."""
    version = data.get("schema_version", allowed)
    if type(version) is not int or version != allowed:
        here = place.key("schema_version")
        report.add("pack-schema-version", here, found=shown(version), allowed=allowed)
