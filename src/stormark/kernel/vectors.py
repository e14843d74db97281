"""Flat arrays of ints, for code that is not compiled itself: see compiling.py."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from stormark.kernel.compiling import append, i64, vec


def ints(values: Iterable[int]) -> vec[i64]:
    """A vector of these values; interpreted, a list."""
    row = vec[i64]()
    for value in values:
        row = append(row, value)
    return row


def _is_interpreted() -> bool:
    row: object = vec[i64]()
    return isinstance(row, list)


INTERPRETED: Final = _is_interpreted()
"""For the few places where one loop cannot be quick both ways."""
