"""Fitted weights as a file: tables of numbers by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

DIGITS = 5


def named(names: Sequence[str], weights: Sequence[float]) -> dict[str, float]:
    return {name: round(weight, DIGITS) for name, weight in zip(names, weights, strict=True)}


def toml_of(tables: Mapping[str, Mapping[str, float]]) -> str:
    """The text of a file of weights.

    >>> print(toml_of({"players-2": {"paragon": 0.5}}), end="")
    [players-2]
    paragon = 0.5
    """
    parts = []
    for name, table in tables.items():
        lines = [f"[{name}]", *(f"{key} = {value!r}" for key, value in table.items())]
        parts.append("\n".join(lines) + "\n")
    return "\n".join(parts)
