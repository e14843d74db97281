"""Which moments of this turn have come about before: "the first time each turn" (X-RULING-91).

They count from the beginning of the turn, whether or not a card that asks for them was active.
Only the triggers of `Tables.first_times` are noted down.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.state import Position
from stormark.kernel.compiling import i64

if TYPE_CHECKING:
    from stormark.games.xibalba.effects.operation import Operation

# On a soldier these are about this very soldier; the others are about its player.
ABOUT_THE_SOLDIER: Final = (
    1 << V.T_USE
    | 1 << V.T_ATTACK
    | 1 << V.T_ATTACK_ARK
    | 1 << V.T_ATTACK_BASE
    | 1 << V.T_ATTACK_DONE
    | 1 << V.T_HIT_BASE
    | 1 << V.T_BLOCK
    | 1 << V.T_BLOCK_SURVIVED
    | 1 << V.T_ENTER_ARK
    | 1 << V.T_DESTROY
    | 1 << V.T_DESTROYED
    | 1 << V.T_ARK_DAMAGED
    | 1 << V.T_PARAGON_BLANK
)


def came_before(s: Position, item: Operation, seat: i64, card: i64, count: i64) -> bool:
    """Whether the moment of an item is among the first `count` moments of this turn."""
    this_soldier = s.tables.type[card] == L.SOLDIER and ABOUT_THE_SOLDIER >> item.trigger & 1
    for moment in s.moments[:count]:
        if moment.trigger != item.trigger or moment.seat != seat:
            continue
        if this_soldier and moment.soldier != card:
            continue
        if moment.bought < 0 or item.bought >> moment.bought & 1:
            return True
    return False
