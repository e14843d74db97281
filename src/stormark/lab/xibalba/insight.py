"""Xibalba: chances by the fitted weights of the bots, and purchases."""

from __future__ import annotations

from functools import cache
from math import exp
from typing import Any, Final

from stormark.bots.xibalba.value import Valuation
from stormark.bots.xibalba.weights import fitted, valuation
from stormark.games.xibalba.engine import XibalbaState
from stormark.kernel.event import Event
from stormark.kernel.state import State
from stormark.lab.insight import Bought

NO_FACTORS: Final[dict[str, float]] = {}  # of a style


class XibalbaInsight:
    """Cards without the number of their copy."""

    def chance(self, state: State, seat: int) -> float | None:
        assert isinstance(state, XibalbaState)
        if state.turn_no < 1:
            return None
        after = (state.turn + 1) % state.seats  # what is owned counts as if the turn ended here
        return 1 / (1 + exp(-_valuation(state.seats).odds(state, seat, after)))

    def bought(self, event: Event) -> Bought | None:
        args: Any = event.args
        if event.verb != "buy" or args["seat"] is None:
            return None
        return Bought(args["seat"], args["card"].split("#")[0])


@cache
def _valuation(seats: int) -> Valuation:
    return valuation(fitted(), seats, NO_FACTORS)
