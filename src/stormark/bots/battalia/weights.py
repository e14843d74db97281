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
PASS: Final = "stormgates-pass"  # around the Mountain Pass, for the levels that plan


class Weights:
    """What the features weigh in the opening and in the ending, in the order of their names."""

    def __init__(self, opening: list[float], ending: list[float]) -> None:
        self.opening = opening
        self.ending = ending


def read_weights() -> dict[str, Weights]:
    """The weights of both modes, what is different where more than two play, and at the Pass."""
    text = files("stormark.bots.battalia").joinpath(FILE).read_text(encoding="utf-8")
    tables = tomllib.loads(text)
    tables[CROWD] = tables[STORMGATES] | tables[CROWD]
    tables[PASS] = tables[CROWD] | tables[PASS]
    return {mode: weights_of(tables[mode]) for mode in (CREATION, STORMGATES, CROWD, PASS)}


def weights_of(table: Mapping[str, list[float]]) -> Weights:
    """From a table of pairs: the weight in the opening, the weight in the ending."""
    opening = [float(table[name][0]) for name in NAMES]
    ending = [float(table[name][1]) for name in NAMES]
    return Weights(opening, ending)


def fitting(s: BattaliaState, weights: Mapping[str, Weights]) -> Weights:
    """The ones for a position; whoever has no special ones for it uses the common ones."""
    if not s.rules.stormgates:
        return weights[CREATION]
    if s.rules.mountain_pass and PASS in weights:
        return weights[PASS]
    return weights[CROWD] if s.seats > 2 and CROWD in weights else weights[STORMGATES]


PLANNED: Final = read_weights()  # of the levels that plan
WEIGHTS: Final = {mode: found for mode, found in PLANNED.items() if mode != PASS}
