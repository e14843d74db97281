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
"""By number of players ("players-2") and by the name of a term."""


@cache
def fitted() -> Weights:
    """The weights that bots play with."""
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def valuation(weights: Weights, seats: int, factors: Mapping[str, float]) -> Valuation:
    """The weights for a number of players, some of them multiplied for the sake of a style."""
    table = weights[f"players-{seats}"]
    row = vec[float](capacity=COUNT)
    for name in NAMES:
        row = append(row, table[name] * factors.get(name, 1.0))
    return Valuation(row)
