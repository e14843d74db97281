"""Manners of play: what somebody likes more than its worth, or less.

A style multiplies a few weights and gives a little for some deeds, so that a bot of any level leans
towards what it likes, and still sees what a position is worth.  Factors stay between a half and
two, and no deed is worth more than half a point of log odds: a taste, not a blindness.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stormark.bots.xibalba.tastes import ADDON, BASE
from stormark.bots.xibalba.terms import NAMES
from stormark.games.xibalba import layout as L


def liking(factor: float, *beginnings: str) -> dict[str, float]:
    """The same factor for all terms whose names begin like this."""
    return {name: factor for name in NAMES if name.startswith(beginnings)}


STYLES: Final[Mapping[str, Mapping[str, float]]] = {
    # sits in the Ark and hits bases from there; power and threat belong to those who wait outside
    "raider": liking(1.6, "ark", "raid") | liking(0.8, "cost_", "level"),
    # levels and cards of the base, for later
    "builder": liking(1.35, "cost_", "level", "income", "addons") | liking(0.85, "power"),
    # spends what there is on cards that work every turn
    "trader": liking(1.2, "cost_effect", "cost_action", "income")
    | liking(0.6, "resources", "rich"),
    # Paragon at once, by harvest and dice
    "gambler": liking(1.3, "paragon", "near") | liking(0.75, "income", "resources", "base"),
    # soldiers, many and strong
    "warlord": liking(1.5, "soldier", "power", "control", "spare", "reserve"),
    # keeps resources
    "miser": liking(1.6, "resources", "rich") | liking(0.85, "cost_"),
    # holds what it has: life points, resistance, soldiers that wait
    "guardian": liking(1.5, "ark_life", "ark_stay", "base", "resistance", "reserve"),
    # cards to be used rather than soldiers
    "schemer": liking(1.5, "cost_effect", "cost_action") | liking(0.8, "power", "threat"),
}


TASTES: Final[Mapping[str, Mapping[int, float]]] = {
    "raider": {BASE: 0.4, L.V_ENTER: 0.2},
    "builder": {L.V_UPGRADE: 0.4, ADDON: 0.1},
    "trader": {L.V_BUY: 0.2, ADDON: 0.2},
    "gambler": {L.V_HARVEST: 0.15, L.V_ASSAULT: 0.1},
    "warlord": {L.V_ATTACK: 0.5, L.V_ENTER: 0.4, L.V_BUY: 0.2},
    "miser": {L.V_BUY: -0.12, ADDON: -0.12},
    "guardian": {L.V_BLOCK: 0.5, L.V_PHARMACEUTICALS: 0.1, BASE: -0.1},
    "schemer": {L.V_ACTIVATE: 0.3, L.V_WEAPON: 0.1},
}


def liked_by(style: str) -> Mapping[int, float]:
    """What a style likes to do; nothing in particular without one."""
    return TASTES[style] if style else {}


def factors_of(style: str) -> Mapping[str, float]:
    """The factors of a style; none for a bot without one."""
    return STYLES[style] if style else {}
