"""Actions that pay only by what follows: a plan must not drop them before it has seen that."""

from __future__ import annotations

from typing import Final

from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.engine import BattaliaState

PREPARING: Final = (
    *(V.V_POTION, V.V_DRINK, V.V_ECLIPSE, V.V_TRADE, V.V_TRIBUTE),
    *(V.V_DISCOVER, V.V_INCOME, V.V_BRIDGE),
)


def prepares(s: BattaliaState, seat: int, option: int) -> bool:
    """Whether an action is of this kind, by the position that it led to."""
    if V.verb_of(option) != V.V_MOVE:
        return V.verb_of(option) in PREPARING
    field = s.heroes[2 * seat + V.a_of(option)]
    if field < 0:
        return False
    if field == s.bilkarr or field in s.posts[seat] or s.place[field] == L.CONNECTION:
        return True
    # a step may have led to somebody else's question, or to the end of the game
    return bool(s.hidden) and seat in s.open_seats() and may_discover_from(s, seat, field)


def may_discover_from(s: BattaliaState, seat: int, field: int) -> bool:
    """Whether the cards in hand pay for a card of a valley beside a hero (B-VALLEY-13)."""
    beside = s.rules.board.beside
    for option in s.options(seat):
        if V.verb_of(option) == V.V_DISCOVER:
            for direction in range(L.DIRECTIONS):
                if beside[4 * field + direction] == V.a_of(option):
                    return True
    return False
