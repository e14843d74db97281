"""What somebody likes to do: log odds that a player gives for doing it, whatever comes of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stormark.games.xibalba import layout as L
from stormark.kernel.compiling import i64, vec

BASE: Final = 64  # an attack on a base; one on the Ark is V_ATTACK
ADDON: Final = 65  # a card for the base is bought; a soldier is V_BUY
DEEDS: Final = 66


def deed_of(option: i64) -> i64:
    """What an option is to somebody who likes or dislikes it."""
    verb = L.verb_of(option)
    if verb == L.V_ATTACK and L.a_of(option) > 0:
        return BASE
    if verb == L.V_BUY and L.b_of(option) > 0:
        return ADDON
    return verb


def tastes(liked: Mapping[int, float]) -> vec[float]:
    """The taste for every deed, most of them 0."""
    row = vec[float]([0.0] * DEEDS)
    for deed, liking in liked.items():
        row[i64(deed)] = liking
    return row


NO_TASTES: Final[vec[float]] = tastes({})
