"""States drawn from a view: everything hidden is dealt at random, everything shown is kept."""

from __future__ import annotations

from typing import Any, cast

from stormark.games.battalia.deal import Deal
from stormark.games.battalia.engine import BattaliaState
from stormark.games.battalia.shown import read_board, read_flow, read_player, read_public
from stormark.games.battalia.tables import Rules
from stormark.kernel.belief import Belief
from stormark.kernel.chance import Chance
from stormark.kernel.json import JsonDict


def sample_state(rules: Rules, view: JsonDict, chance: Chance) -> BattaliaState:
    """A state that projects to this very view."""
    shown = cast(dict[str, Any], view)
    s = BattaliaState(rules, None)
    read_public(s, shown)
    read_board(s, shown["board"])
    for seat, player in enumerate(shown["players"]):
        read_player(s, seat, player)
    read_flow(s, shown["flow"])
    deal = Deal(s, chance)
    deal.terrain(shown["stock"])
    deal.greats(shown)
    deal.buildings()
    deal.storm_and_fates(shown["stock"])
    deal.cards(shown)
    s.map_changed()
    return s


class ViewBelief(Belief[BattaliaState]):
    """All positions that agree with a view."""

    def __init__(self, rules: Rules, view: JsonDict) -> None:
        self.rules = rules
        self.view = view

    def sample(self, chance: Chance) -> BattaliaState:
        return sample_state(self.rules, self.view, chance)
