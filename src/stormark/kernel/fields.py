"""Reading tables from outside: every mistake becomes an InputError that names its place."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TypeVar

from stormark.kernel.json import Json, JsonDict
from stormark.kernel.refusal import InputError

T = TypeVar("T")


def plain(value: object, place: str = "") -> Json:
    """A TOML or JSON value as plain JSON; dates, times and infinite numbers are not allowed."""
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, float) and abs(value) < float("inf"):
        return value
    if isinstance(value, list):
        return [plain(item, f"{place}[{index}]") for index, item in enumerate(value)]
    if isinstance(value, dict):
        return {str(key): plain(item, inside(place, str(key))) for key, item in value.items()}
    raise InputError("field-not-plain", place)


def inside(place: str, key: str) -> str:
    """The place of a key in a table.

    >>> inside("given", "players"), inside("", "game")
    ('given.players', 'game')
    """
    return f"{place}.{key}" if place else key


def only(table: JsonDict, allowed: Collection[str], place: str) -> None:
    """Refuse keys nobody knows: a typing error must not pass silently."""
    for key in table:
        if key not in allowed:
            raise InputError(
                "field-unknown", inside(place, key), key=key, allowed=", ".join(sorted(allowed))
            )


def read(table: JsonDict, key: str, kind: type[T], place: str, default: T | None = None) -> T:
    """A field of a certain type; without a default it must be there."""
    if key not in table:
        if default is None:
            raise InputError("field-missing", inside(place, key), key=key)
        return default
    return expect(table[key], kind, inside(place, key))


def expect(value: Json, kind: type[T], place: str) -> T:
    """A value of a certain type; a bool is no number."""
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
        raise InputError("field-type", place, expected=_NAMES[kind], found=_NAMES[type(value)])
    return value


def number(table: JsonDict, key: str, place: str, default: int, low: int, high: int) -> int:
    """A whole number within bounds."""
    return bounded(read(table, key, int, place, default), inside(place, key), low, high)


def bounded(value: Json, place: str, low: int, high: int) -> int:
    found = expect(value, int, place)
    if not low <= found <= high:
        raise InputError("number-range", place, found=found, low=low, high=high)
    return found


def word(table: JsonDict, key: str, place: str, words: Sequence[str], default: str) -> str:
    """One of a few words."""
    return one_of(read(table, key, str, place, default), inside(place, key), words)


def one_of(value: Json, place: str, words: Sequence[str]) -> str:
    found = expect(value, str, place)
    if found not in words:
        allowed = ", ".join(other for other in words if other)
        raise InputError("argument-unknown", place, found=found, allowed=allowed)
    return found


def numbers(value: Json, place: str, count: int | None = None) -> list[int]:
    """A list of whole numbers, perhaps of a certain length."""
    items: list[Json] = expect(value, list, place)
    if count is not None and len(items) != count:
        raise InputError("field-count", place, expected=count, found=len(items))
    return [expect(item, int, f"{place}[{index}]") for index, item in enumerate(items)]


def texts(value: Json, place: str) -> list[str]:
    """One text or a list of texts."""
    items = value if isinstance(value, list) else [value]
    return [expect(item, str, f"{place}[{index}]") for index, item in enumerate(items)]


_NAMES: dict[type, str] = {
    bool: "true-false",
    int: "number",
    float: "decimal",
    str: "text",
    list: "list",
    dict: "table",
    type(None): "nothing",
}
