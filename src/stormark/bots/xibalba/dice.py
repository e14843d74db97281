"""How many dice of each type to choose, and which to keep (X-DICE)."""

from __future__ import annotations

from typing import Final

from stormark.games.xibalba import layout as L
from stormark.games.xibalba.engine import XibalbaState
from stormark.games.xibalba.state import warhost

# A re-rolled resource die shows 7/6 on average, an attack die hits every second time.
WORTH_KEEPING: Final = (L.R3, L.R2, L.A2, L.A1)
POOR: Final = (L.R0, L.R1, L.A0)


def keep_or_roll(s: XibalbaState) -> int:
    """Keep what is better than a new roll; then roll the rest, or keep all if nothing is left."""
    good = [kind for kind in WORTH_KEEPING if s.dice[kind]]
    poor = [kind for kind in POOR if s.dice[kind]]
    if not good:
        return L.pack(L.V_ROLL)
    return L.pack(L.V_KEEP, good[0]) if poor else L.pack(L.V_KEEP_ALL)


def split(s: XibalbaState, seat: int, options: list[int]) -> int:
    """Attack dice to conquer the Ark, a mix to hold it, resource dice without a soldier.

    Options are ordered from the most resource dice to the fewest.
    """
    if s.ark_owner == seat:
        return options[len(options) // 2]
    return options[-1] if s.piles[warhost(seat)] else options[0]
