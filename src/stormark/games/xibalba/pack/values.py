"""Checking the values of effect parameters, conditions and payments."""

from __future__ import annotations

from stormark.games.xibalba.effects.words import COUNTERS, Value
from stormark.kernel.packs.fields import integer, keys, word
from stormark.kernel.packs.report import Place, Report
from stormark.kernel.packs.words import shown


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
