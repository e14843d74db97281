"""What differs between two packs, field by field."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from stormark.kernel.packs.format import Tables


class Difference(NamedTuple):
    """One field; None stands for what one of the packs does not have.

    The field of an entry that only one of them has is "".
    """

    section: str
    entry: str
    field: str
    old: Any
    new: Any


def differences(old: Tables, new: Tables) -> list[Difference]:
    """Every difference, section by section; entries in the order of the old pack, new ones last."""
    found: list[Difference] = []
    for section in [*old, *(name for name in new if name not in old)]:
        before, after = old.get(section, {}), new.get(section, {})
        for entry in [*before, *(name for name in after if name not in before)]:
            found += _of_entry(section, entry, before.get(entry), after.get(entry))
    return found


def _of_entry(section: str, entry: str, old: Any, new: Any) -> Iterator[Difference]:
    if not isinstance(old, Mapping) or not isinstance(new, Mapping):
        if old != new:
            yield Difference(section, entry, "", old, new)
        return
    before, after = flat(old), flat(new)
    for field in [*before, *(name for name in after if name not in before)]:
        if before.get(field) != after.get(field):
            yield Difference(section, entry, field, before.get(field), after.get(field))


def flat(table: Mapping[str, Any], prefix: str = "") -> dict[str, Any]:
    """The values of a table and those within it, by their paths.

    >>> flat({"hire": {"supply": 3}, "days": [1, 2]})
    {'hire.supply': 3, 'days': [1, 2]}
    """
    found: dict[str, Any] = {}
    for key, value in table.items():
        if isinstance(value, Mapping) and value:
            found.update(flat(value, f"{prefix}{key}."))
        else:
            found[f"{prefix}{key}"] = value
    return found


def nested(values: Mapping[str, Any]) -> dict[str, Any]:
    """Inverse of `flat`.

    >>> nested({"hire.supply": 3, "days": [1, 2]})
    {'hire': {'supply': 3}, 'days': [1, 2]}
    """
    whole: dict[str, Any] = {}
    for path, value in values.items():
        holder = whole
        *outer, last = path.split(".")
        for key in outer:
            inner = holder.setdefault(key, {})
            holder = inner if isinstance(inner, dict) else {}
        holder[last] = value
    return whole
