"""Checking single fields: their type, their range, and which of them a table may have."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Mapping
from typing import Any

from stormark.games.xibalba.pack.report import Place, Report, shown
from stormark.games.xibalba.pack.vocabulary import COUNTERS, Value

NAME_LENGTH = 40
TEXT_LENGTH = 400
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


def _is_control(char: str) -> bool:
    return char != SOFT_HYPHEN and unicodedata.category(char) in ("Cc", "Cf", "Cn", "Co", "Cs")


def identifier(report: Report, value: object, place: Place) -> bool:
    if isinstance(value, str) and re.fullmatch(r"[a-z][a-z0-9_]{0,39}", value):
        return True
    report.add("pack-bad-id", place, found=shown(value))
    return False


def vocabulary_value(report: Report, value: object, place: Place, allowed: Value) -> bool:
    """A value of an effect parameter, condition or payment."""
    if allowed.true_only:
        if value is not True:
            report.add("pack-only-true", place, found=shown(value))
        return value is True
    if allowed.scaled and isinstance(value, dict):
        return _scaled(report, value, place, allowed)
    if allowed.high < allowed.low or (allowed.words and isinstance(value, str)):
        return word(report, value, place, allowed.words)
    if not integer(report, value, place, allowed.low, allowed.high):
        return False
    if allowed.nonzero and value == 0:
        report.add("pack-zero", place)
        return False
    return True


def _scaled(report: Report, value: dict[str, object], place: Place, allowed: Value) -> bool:
    before = len(report.problems)
    keys(report, value, place, ("per", "each"), ("max",))
    if "per" in value:
        word(report, value["per"], place.key("per"), COUNTERS)
    if "each" in value:
        each = Value(low=allowed.low, high=allowed.high, nonzero=True)
        vocabulary_value(report, value["each"], place.key("each"), each)
    if "max" in value:
        integer(report, value["max"], place.key("max"), 1, 40)
    return len(report.problems) == before
