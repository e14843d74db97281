"""Writing plain values as TOML, which the standard library can only read."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Final

from stormark.kernel.json import Json

BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")


def toml_value(value: Json) -> str:
    """One value on one line.

    >>> toml_value({"life": 4, "cards": ["a", "b"], "new": True})
    '{ life = 4, cards = ["a", "b"], new = true }'
    """
    if isinstance(value, dict):
        items = ", ".join(f"{_key(key)} = {toml_value(item)}" for key, item in value.items())
        return f"{{ {items} }}" if items else "{}"
    if isinstance(value, list):
        return f"[{', '.join(toml_value(item) for item in value)}]"
    if value is None:
        raise ValueError("TOML has no word for nothing")
    return json.dumps(value, ensure_ascii=False)


def toml_table(header: str, values: Mapping[str, Json]) -> str:
    """A table under its header, a line per key; no header for the top of a file."""
    lines = [header] if header else []
    lines += [f"{_key(key)} = {toml_value(value)}" for key, value in values.items()]
    return "\n".join(lines) + "\n"


def toml_file(tables: Sequence[tuple[str, Mapping[str, Json]]]) -> str:
    """A whole file."""
    return "\n".join(toml_table(header, values) for header, values in tables)


def _key(key: str) -> str:
    return key if BARE_KEY.fullmatch(key) else json.dumps(key, ensure_ascii=False)
