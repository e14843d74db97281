"""What the host changed after people sat down: they are told, and asked again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from stormark.kernel.json import Json, JsonDict
from stormark.server.storage.tables import TableRow


def changes_between(row: TableRow, values: Mapping[str, Any]) -> list[Json]:
    """Everything that is different now from what those who sit here agreed to.

    `values` are the new columns of the table.  What was changed before and is not agreed to yet
    counts from where it began; what is changed back does not count.
    """
    before: dict[str, Json] = {}
    for change in row.changes or []:
        assert isinstance(change, dict)
        before[str(change["what"])] = change["before"]
    settings = msgspec.to_builtins(row.settings)
    old = {**_named("options", row.options), **_named("settings", settings)}
    new = {
        **_named("options", values.get("options", row.options)),
        **_named("settings", values.get("settings", settings)),
    }
    old |= before
    changed: list[Json] = [
        {"what": what, "before": old.get(what), "after": new.get(what)}
        for what in sorted(old.keys() | new.keys())
        if old.get(what) != new.get(what)
    ]
    return changed


def _named(part: str, values: JsonDict) -> dict[str, Json]:
    return dict(_names(part, values))


def _names(part: str, values: JsonDict) -> Iterator[tuple[str, Json]]:
    for name, value in values.items():
        yield f"{part}.{name}", value
