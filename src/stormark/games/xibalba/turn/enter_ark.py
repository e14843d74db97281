"""Entering an empty Ark (X-ARK-02 to X-ARK-05)."""

from __future__ import annotations

from stormark.games.xibalba import events as E
from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.atoms import enter_ark, spend_die, take_top, use_up_free_entry
from stormark.games.xibalba.effects.triggers import Answer, collect, fire
from stormark.games.xibalba.state import Position
from stormark.kernel.compiling import i64


def enter_empty_ark(s: Position, seat: i64, paid: i64) -> None:
    """The active soldier enters for a die of a kind, or for free (KINDS)."""
    for_free = paid == L.KINDS
    if for_free:
        use_up_free_entry(s, seat)
    else:
        spend_die(s, paid, E.USE_ENTER)
    soldier = take_top(s, seat, L.WARHOST)
    enter_ark(s, seat, soldier)
    answers: list[Answer] = []
    if not for_free:  # X-CARD-14, X-RULING-93: paying a symbol is a use, nothing else is
        collect(s, answers, V.T_USE, seat, soldier)
    collect(s, answers, V.T_ENTER_ARK, seat, soldier)
    fire(s, answers)
