"""Comparing a position with the part of it that somebody described."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from stormark.kernel.fields import inside
from stormark.kernel.json import Json, JsonDict, canonical
from stormark.kernel.refusal import Refusal


@dataclass(frozen=True)
class Difference:
    """One thing that is not as it should be; `problem` is the id of the message that says so."""

    problem: str
    place: str
    expected: Json = None
    found: Json = None
    refusal: Refusal | None = None  # why a move was refused that should not have been


def differences(expected: Json, found: Json, place: str) -> list[Difference]:
    """Where `found` lacks what is expected: tables may hold more, lists and values must be equal.

    >>> differences({"a": 1}, {"a": 1, "b": 2}, "then")
    []
    >>> [d.place for d in differences({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]}, "then")]
    ['then.a[1].b']
    """
    if isinstance(expected, dict) and isinstance(found, dict):
        unlike: list[Difference] = []
        for key, value in expected.items():
            here = inside(place, key)
            if key in found:
                unlike += differences(value, found[key], here)
            else:
                unlike.append(Difference("scenario-absent", here, value))
        return unlike
    if isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
        unlike = []
        for index, value in enumerate(expected):
            unlike += differences(value, found[index], f"{place}[{index}]")
        return unlike
    if canonical(expected) == canonical(found):
        return []
    return [Difference("scenario-differs", place, expected, found)]


def missing_event(expected: Sequence[JsonDict], found: Sequence[JsonDict]) -> int | None:
    """The first expected event that does not occur after the ones before it."""
    at = 0
    for index, event in enumerate(expected):
        while at < len(found) and differences(event, found[at], ""):
            at += 1
        if at == len(found):
            return index
        at += 1
    return None


def merged(base: JsonDict, changes: JsonDict) -> JsonDict:
    """A table with some of its parts replaced; tables are merged key by key.

    >>> merged({"a": {"b": 1, "c": 2}, "d": [1]}, {"a": {"c": 3}, "d": []})
    {'a': {'b': 1, 'c': 3}, 'd': []}
    """
    result = dict(base)
    for key, value in changes.items():
        old = result.get(key)
        both = isinstance(old, dict) and isinstance(value, dict)
        result[key] = merged(old, value) if both else value  # type: ignore[arg-type]
    return result
