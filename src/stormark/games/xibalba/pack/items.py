"""Checking the items of an effect: operation, parameters, conditions, payments, nested lists."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stormark.games.xibalba.effects.conditions import CONDITIONS
from stormark.games.xibalba.effects.registry import OP_WORDS, class_of, params_of
from stormark.games.xibalba.effects.words import (
    DICE,
    DIE_FACES,
    DURATIONS,
    ITEM_KEYS,
    LIMIT,
    PAY,
    TRIGGER_PARAMS,
    TRIGGERS,
    Param,
    Value,
)
from stormark.games.xibalba.pack.placement import Moment, check_placement
from stormark.games.xibalba.pack.values import vocabulary_value
from stormark.kernel.packs import fields
from stormark.kernel.packs.report import Place, Report


def check_items(report: Report, value: object, place: Place, moment: Moment) -> None:
    """A list of items, from top to bottom (G3)."""
    items = fields.entries(report, value, place)
    if isinstance(value, list) and not items:
        report.add("pack-effect-empty", place)
    for index, item in enumerate(items):
        data = fields.table(report, item, place.entry(index))
        if data is not None:
            _item(report, data, place.entry(index), moment)


def _item(report: Report, item: dict[str, Any], place: Place, outer: Moment) -> None:
    op = item.get("op")
    if "op" not in item:
        report.add("pack-key-missing", place.key("op"), key="op")
        return
    if not fields.word(report, op, place.key("op"), OP_WORDS):
        return
    before = len(report.problems)
    params = _params(report, item, place)
    for key in params:
        if key in item:
            vocabulary_value(report, item[key], place.key(key), params[key].value)
    _common(report, item, place)
    if len(report.problems) > before:
        return  # what an item means is looked at when it can be read
    moment = outer.at(item)
    check_placement(report, item, place, moment)
    if class_of(item["op"], item.get("what")).nested:
        _nested(report, item, place, moment)


def _params(report: Report, item: dict[str, Any], place: Place) -> Mapping[str, Param]:
    """The parameters this very item may have; missing and unknown ones are reported."""
    params = dict(params_of(item["op"], item.get("what")))
    trigger = item.get("trigger")
    if isinstance(trigger, str):
        params |= TRIGGER_PARAMS.get(trigger, {})
    required = [name for name, param in params.items() if param.default is None]
    nested = class_of(item["op"], item.get("what")).nested
    if nested:
        required.append(nested)
    fields.keys(report, item, place, (*required, "op"), (*params, *ITEM_KEYS))
    return params


def _common(report: Report, item: dict[str, Any], place: Place) -> None:
    """What any item may have besides its parameters."""
    if "trigger" in item:
        fields.word(report, item["trigger"], place.key("trigger"), TRIGGERS)
    if "until" in item:
        fields.word(report, item["until"], place.key("until"), DURATIONS)
    if "limit" in item:
        fields.integer(report, item["limit"], place.key("limit"), LIMIT.low, LIMIT.high)
    if "optional" in item:
        fields.boolean(report, item["optional"], place.key("optional"))
    _mapping(report, item, place, "if", {word: kind.value for word, kind in CONDITIONS.items()})
    _mapping(report, item, place, "pay", PAY)


def _mapping(
    report: Report, item: dict[str, Any], place: Place, key: str, allowed: Mapping[str, Value]
) -> None:
    if key not in item:
        return
    data = fields.table(report, item[key], place.key(key))
    if data is None:
        return
    if not data:
        report.add("pack-table-empty", place.key(key), allowed=", ".join(allowed))
    fields.keys(report, data, place.key(key), (), tuple(allowed))
    for name in allowed:
        if name in data:
            vocabulary_value(report, data[name], place.key(key).key(name), allowed[name])


def _nested(report: Report, item: dict[str, Any], place: Place, moment: Moment) -> None:
    """The lists inside `choose` and `gamble`: items without trigger, limit or further lists."""
    key = class_of(item["op"], item.get("what")).nested
    inside = place.key(key)
    if item["op"] == "choose":
        options = fields.entries(report, item[key], inside)
        if isinstance(item[key], list) and len(options) < 2:
            report.add("pack-options-count", inside, found=len(options))
        for index, option in enumerate(options):
            check_items(report, option, inside.entry(index), moment.inside("choose"))
        return
    results = fields.table(report, item[key], inside)
    if results is None:
        return
    faces = DIE_FACES[item["die"]] if item["die"] in DICE else ()
    if not results:
        report.add("pack-table-empty", inside, allowed=", ".join(faces))
    fields.keys(report, results, inside, (), faces)
    for face in faces:
        if face in results:
            check_items(report, results[face], inside.key(face), moment.inside("gamble"))
