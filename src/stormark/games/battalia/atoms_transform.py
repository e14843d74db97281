"""Cards that change in the hand or in an open battle line, each with its event."""

from __future__ import annotations

from typing import Final

from stormark.games.battalia import events as E
from stormark.games.battalia import layout as L
from stormark.games.battalia.atoms import without
from stormark.games.battalia.atoms_battle import move_to_line, set_line
from stormark.games.battalia.battle.record import Battle
from stormark.games.battalia.battle.sides import line_of, side_of
from stormark.games.battalia.state import Position
from stormark.kernel.compiling import i64

IN_HAND: Final = 0  # where a card lies that another one works on
IN_LINE: Final = 1


def change_card(
    s: Position, seat: i64, battle: Battle | None, side: i64, place: i64, old: i64, new: i64
) -> None:
    """Put one card in the place of another, in the hand or in the own battle line."""
    if place == IN_HAND:
        s.hand[seat] = (*without(s.hand[seat], old), new)
        return
    assert battle is not None
    line = line_of(battle, side)
    at = line.index(old)
    set_line(s, battle, side, (*line[:at], new, *line[at + 1 :]))


def hypnotise(s: Position, battle: Battle, side: i64, card: i64) -> None:
    """A unit of the enemy line fights for a side until the battle is over (B-SA-21, -22)."""
    owner = side_of(battle, 1 - side)
    marked = card if L.lender_of(card) >= 0 else L.borrowed(card, owner)
    move_to_line(s, battle, side, card, marked)
    s.say(E.E_STOLEN_SEEN, (side_of(battle, side), owner, L.plain(card)))
