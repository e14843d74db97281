"""The fingerprint of a position."""

from __future__ import annotations

from hashlib import blake2b

from stormark.kernel.json import Json, canonical
from stormark.kernel.state import State


def fingerprint(value: Json) -> str:
    """32 hex digits that are equal for equal JSON values.

    >>> fingerprint({"a": 1, "b": 2}) == fingerprint({"b": 2, "a": 1})
    True
    """
    return blake2b(canonical(value), digest_size=16).hexdigest()


def digest(state: State) -> str:
    """The fingerprint of a whole position, hidden parts included: never show it to a player."""
    return fingerprint(state.to_json())
