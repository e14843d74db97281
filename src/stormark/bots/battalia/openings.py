"""Actions that pay only by what follows: a plan must not drop them before it has seen that."""

from __future__ import annotations

from typing import Final

from stormark.games.battalia import verbs as V
from stormark.games.battalia.engine import BattaliaState

PREPARING: Final = (
    *(V.V_POTION, V.V_DRINK, V.V_ECLIPSE, V.V_TRADE, V.V_TRIBUTE),
    *(V.V_DISCOVER, V.V_INCOME, V.V_BRIDGE),
)


def prepares(s: BattaliaState, seat: int, option: int) -> bool:
    """Whether an action is of this kind, by the position it led to: a hero came to a merchant."""
    verb = V.verb_of(option)
    if verb == V.V_MOVE:
        field = s.heroes[2 * seat + V.a_of(option)]
        return field >= 0 and (field == s.bilkarr or field in s.posts[seat])
    return verb in PREPARING
