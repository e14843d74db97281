"""What somebody likes to do: log odds that a player gives for doing it, whatever comes of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from stormark.games.battalia import verbs as V

Tastes: TypeAlias = Mapping[int, float]  # by deed: a verb, or one of these

RAID: Final = 1000  # an attack on another player
NO_TASTES: Final[Tastes] = {}
# free on home terrain, there and back again (B-MOVE-10): who likes these never ends a turn
ENDLESS: Final = (V.V_MOVE, V.V_STEP, V.V_STOP)


def deed_of(option: int) -> int:
    """What an option is to somebody who likes or dislikes it."""
    verb = V.verb_of(option)
    return RAID if verb == V.V_ATTACK and V.c_of(option) > 0 else verb
