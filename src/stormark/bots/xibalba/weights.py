"""How much each term of a position is worth: fitted to the outcomes of games.

The numbers lie in weights.toml beside this file; docs/weights/xibalba.md says how they were made.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from stormark.bots.xibalba.terms import COUNT, NAMES
from stormark.bots.xibalba.value import Valuation
from stormark.kernel.compiling import append, vec

FILE: Final = Path(__file__).with_name("weights.toml")

Weights = Mapping[str, Mapping[str, float]]
"""By number of players ("players-2") and by the name of a term; a table of a mode ("apocalypse-2")
takes the place of the common one."""


@cache
def fitted() -> Weights:
    """The weights that bots play with."""
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def table_of(weights: Weights, seats: int, apocalypse: bool) -> Mapping[str, float]:
    """The table for a number of players and a mode."""
    common = weights[f"players-{seats}"]
    return weights.get(f"apocalypse-{seats}", common) if apocalypse else common


def valuation(
    weights: Weights, seats: int, factors: Mapping[str, float], apocalypse: bool = False
) -> Valuation:
    """The weights for a number of players, some of them multiplied for the sake of a style.

    `apocalypse`: those of Apocalypse mode, where it has its own.
    """
    table = table_of(weights, seats, apocalypse)
    row = vec[float](capacity=COUNT)
    for name in NAMES:
        row = append(row, table[name] * factors.get(name, 1.0))
    return Valuation(row)
