"""Manners of play: what somebody likes more than its worth, or less.

A style multiplies a few weights, so that a bot of any level leans towards what it likes, and still
sees what a position is worth.  Factors stay between a half and two: a taste, not a blindness.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stormark.bots.xibalba.terms import NAMES


def liking(factor: float, *beginnings: str) -> dict[str, float]:
    """The same factor for all terms whose names begin like this."""
    return {name: factor for name in NAMES if name.startswith(beginnings)}


STYLES: Final[Mapping[str, Mapping[str, float]]] = {
    # sits in the Ark and hits bases from there; power and threat belong to those who wait outside
    "raider": liking(1.6, "ark", "raid") | liking(0.8, "cost_", "level"),
    # levels and cards of the base, for later
    "builder": liking(1.35, "cost_", "level", "income", "addons") | liking(0.85, "power"),
    # spends what there is on cards that work every turn
    "trader": liking(1.4, "cost_effect", "cost_action", "income")
    | liking(0.6, "resources", "rich"),
    # Paragon at once, by harvest and dice
    "gambler": liking(1.3, "paragon", "near") | liking(0.75, "income", "resources", "base"),
    # soldiers, many and strong
    "warlord": liking(1.5, "soldier", "power", "control", "spare", "reserve"),
    # keeps resources
    "miser": liking(1.6, "resources", "rich") | liking(0.85, "cost_"),
    # holds what it has: life points, resistance, soldiers that wait
    "guardian": liking(1.5, "ark_life", "ark_stay", "base", "resistance", "reserve"),
    # cards that change dice and rules rather than soldiers
    "schemer": liking(1.5, "cost_dice", "cost_permanent") | liking(0.8, "power", "threat"),
}


def factors_of(style: str) -> Mapping[str, float]:
    """The factors of a style; none for a bot without one."""
    return STYLES[style] if style else {}
