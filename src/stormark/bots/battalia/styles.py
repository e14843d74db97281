"""Manners of play: what somebody likes more than its worth, or less.

A style multiplies a few weights, so that a bot of any level leans towards what it likes, and still
sees what a position is worth.  Factors stay between a half and two: a taste, not a blindness.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stormark.bots.battalia.features import NAMES
from stormark.bots.battalia.weights import Weights


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


def styled(weights: Weights, style: str) -> Weights:
    """Weights with the taste of a style; the same ones without a style."""
    factors = STYLES[style] if style else {}
    tastes = [factors.get(name, 1.0) for name in NAMES]
    return Weights(
        [taste * weight for taste, weight in zip(tastes, weights.opening, strict=True)],
        [taste * weight for taste, weight in zip(tastes, weights.ending, strict=True)],
    )
