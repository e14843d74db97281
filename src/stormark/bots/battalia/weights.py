"""The weights of the evaluation: numbers from a file, fitted to the results of games."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Final

from stormark.bots.battalia.features import NAMES
from stormark.games.battalia.engine import BattaliaState

FILE: Final = "weights.toml"
CREATION: Final = "creation"
STORMGATES: Final = "stormgates"
CROWD: Final = "stormgates-crowd"  # with more than two players


class Weights:
    """What the features weigh in the opening and in the ending, in the order of their names."""

    def __init__(self, opening: list[float], ending: list[float]) -> None:
        self.opening = opening
        self.ending = ending


def read_weights() -> dict[str, Weights]:
    """The weights of both modes, and what is different where more than two play Stormgates."""
    text = files("stormark.bots.battalia").joinpath(FILE).read_text(encoding="utf-8")
    tables = tomllib.loads(text)
    tables[CROWD] = tables[STORMGATES] | tables[CROWD]
    return {mode: weights_of(tables[mode]) for mode in (CREATION, STORMGATES, CROWD)}


def weights_of(table: Mapping[str, list[float]]) -> Weights:
    """From a table of pairs: the weight in the opening, the weight in the ending."""
    opening = [float(table[name][0]) for name in NAMES]
    ending = [float(table[name][1]) for name in NAMES]
    return Weights(opening, ending)


def fitting(s: BattaliaState, weights: Mapping[str, Weights]) -> Weights:
    """The ones for a position; whoever has none for more than two players uses those of two."""
    if not s.rules.stormgates:
        return weights[CREATION]
    return weights[CROWD] if s.seats > 2 and CROWD in weights else weights[STORMGATES]


WEIGHTS: Final = read_weights()
