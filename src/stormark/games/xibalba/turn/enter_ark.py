"""Entering an empty Ark (X-ARK-02 to X-ARK-05)."""

from __future__ import annotations

from typing import Final

from stormark.games.xibalba import events as E
from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.atoms import enter_ark, spend_die, take_top
from stormark.games.xibalba.effects.lasting import end_permission
from stormark.games.xibalba.effects.triggers import collect, fire
from stormark.games.xibalba.state import Position
from stormark.kernel.compiling import i64

ENTRY_WITHOUT_SYMBOL: Final = 2  # index of `enter_empty_ark_free` among the permissions


def enter_empty_ark(s: Position, seat: i64, paid: i64) -> None:
    """The active soldier enters for a die of a kind, or for free (KINDS)."""
    for_free = paid == L.KINDS
    if for_free:
        end_permission(s, seat, ENTRY_WITHOUT_SYMBOL)
    else:
        spend_die(s, paid, E.USE_ENTER)
    soldier = take_top(s, seat, L.WARHOST)
    enter_ark(s, seat, soldier)
    units: list[int] = []
    if not for_free:  # X-CARD-14, X-RULING-93: paying a symbol is a use, nothing else is
        collect(s, units, V.T_USE, seat, soldier)
    collect(s, units, V.T_ENTER_ARK, seat, soldier)
    fire(s, units)
