"""Battalia: chances by the fitted weights of the bots, and cards and artefacts gained."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from stormark.bots.battalia.value import value
from stormark.bots.battalia.weights import CREATION, STORMGATES, WEIGHTS
from stormark.games.battalia.engine import BattaliaState
from stormark.kernel.event import Event
from stormark.kernel.state import State
from stormark.lab.insight import Bought

SURE: Final = 30.0  # log odds beyond which a chance is 0 or 1


class BattaliaInsight:
    """Cards by their kind and faction."""

    def chance(self, state: State, seat: int) -> float | None:
        assert isinstance(state, BattaliaState)
        if state.turn_no < 1:
            return None
        weights = WEIGHTS[STORMGATES if state.rules.stormgates else CREATION]
        return 1 / (1 + exp(-max(-SURE, min(SURE, value(state, seat, weights)))))

    def bought(self, event: Event) -> Bought | None:
        args: Any = event.args
        if event.verb != "gained" or args["seat"] is None or args["seat"] < 0:
            return None
        return Bought(args["seat"], args["card"])
