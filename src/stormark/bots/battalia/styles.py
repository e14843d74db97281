"""Manners of play: what somebody likes more than its worth, or less.

A style multiplies a few weights and gives a little for some deeds, so that a bot of any level leans
towards what it likes, and still sees what a position is worth.  Factors stay between a half and
two, and no deed is worth more than half a point of log odds: a taste, not a blindness.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stormark.bots.battalia.features import NAMES
from stormark.bots.battalia.tastes import NO_TASTES, RAID, Tastes
from stormark.bots.battalia.weights import Weights
from stormark.games.battalia import verbs as V


def liking(factor: float, *names: str) -> dict[str, float]:
    """The same factor for several features."""
    return dict.fromkeys(names, factor)


STYLES: Final[Mapping[str, Mapping[str, float]]] = {
    # other players' cities are the nearest ones
    "raider": liking(1.8, "threat", "armed_threat", "next_weapon", "two_weapons", "second_hero"),
    # room for cities, and units to build them with
    "builder": liking(1.5, "site", "sites", "further", "reach", "can_road", "city_ready"),
    # posts, artefacts and what they are traded for
    "trader": liking(2.0, "posts", "chests", "stardust", "titles", "scrolls", "amulets"),
    # the storm, the ruin and whatever lies there
    "gambler": liking(2.0, "to_gate", "to_ruin", "greats", "amulets", "potions"),
    # strong units, many of them
    "warlord": liking(1.5, "strength", "lords", "weapons", "kept_units", "armed_neutral"),
    # a small deck of good cards, and the best of them hidden
    "miser": liking(1.6, "small_deck", "kept_lords", "kept_priests", "kept_weapons"),
    # what is held counts, what could be taken less
    "guardian": liking(1.4, "points", "strength", "kept_units") | liking(0.6, "threat"),
    # upgrades and plans for the hand to come
    "schemer": liking(1.6, "three_lords", "two_lords", "upgrade_ready", "next_lords", "top_small"),
}


TASTES: Final[Mapping[str, Tastes]] = {
    "raider": {RAID: 0.5, V.V_ATTACK: 0.3, V.V_RECRUIT: 0.4},
    "builder": {V.V_CITY: 0.3, V.V_ROAD: 0.2, V.V_RESIDENCE: 0.2, V.V_CAPITAL: 0.2},
    "trader": {V.V_BUY: 0.12, V.V_TRADE: 0.2, V.V_POST: 0.4, V.V_POTION: 0.2},
    "gambler": {V.V_MULLIGAN: 0.2, V.V_JUMP: 0.3, V.V_AMULET: 0.2, V.V_GREAT: 0.2},
    "warlord": {V.V_HIRE: 0.1, V.V_ATTACK: 0.2, RAID: 0.2, V.V_PROMOTE: 0.2},
    "miser": {V.V_BUY: -0.15, V.V_HIRE: -0.15, V.V_HIDE: 0.1},
    "guardian": {V.V_HIDE: 0.35, V.V_PITCH: 0.2, V.V_UPGRADE: 0.2, RAID: -0.4},
    "schemer": {V.V_JUMP: 0.3, V.V_AMULET: 0.3, V.V_PROMOTE: 0.2, V.V_DRINK: 0.1, V.V_POTION: 0.2},
}

# what the fitted weights hardly know, so that no factor would be felt: added to both of a feature
LEANINGS: Final[Mapping[str, Mapping[str, float]]] = {
    "raider": {"hero": 0.6, "threat": 0.3, "next_weapon": 0.2, "second_hero": 0.1},
    "gambler": {"to_gate": 0.2},
    "schemer": {"to_gate": 0.3, "amulets": 0.3},
}


def tastes_of(style: str) -> Tastes:
    """What a style likes to do; nothing in particular without one."""
    return TASTES[style] if style else NO_TASTES


def styled(weights: Weights, style: str) -> Weights:
    """Weights with the taste of a style; the same ones without a style."""
    factors = STYLES[style] if style else {}
    leanings = LEANINGS.get(style, {})
    opening: list[float] = []
    ending: list[float] = []
    for number, name in enumerate(NAMES):
        factor = factors.get(name, 1.0)
        leaning = leanings.get(name, 0.0)
        opening.append(factor * weights.opening[number] + leaning)
        ending.append(factor * weights.ending[number] + leaning)
    return Weights(opening, ending)
