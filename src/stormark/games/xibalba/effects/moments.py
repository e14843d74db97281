"""Which moments of this turn have come about before: "the first time each turn" (X-RULING-91).

They count from the beginning of the turn, whether or not a card that asks for them was active.
Only the triggers of `Tables.first_times` are noted down; an entry is a packed int.
"""

from __future__ import annotations

from typing import Final

from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.state import Position
from stormark.games.xibalba.tables import Item

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


def note_moment(s: Position, trigger: int, seat: int, soldier: int, kind: int) -> None:
    """A moment of a seat has come about; `kind` is the type of a bought card, else -1."""
    if s.tables.first_times >> trigger & 1:
        s.moments += (trigger | seat << 5 | (kind + 1) << 8 | (soldier + 1) << 12,)


def came_before(s: Position, item: Item, seat: int, card: int, count: int) -> bool:
    """Whether the moment of an item is among the first `count` moments of this turn."""
    this_soldier = s.tables.type[card] == L.SOLDIER and ABOUT_THE_SOLDIER >> item.trigger & 1
    for moment in s.moments[:count]:
        if moment & 31 != item.trigger or moment >> 5 & 7 != seat:
            continue
        if this_soldier and moment >> 12 != card + 1:
            continue
        bought = moment >> 8 & 15
        if not bought or item.kinds >> (bought - 1) & 1:
            return True
    return False
