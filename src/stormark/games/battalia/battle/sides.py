"""The two sides of a battle."""

from __future__ import annotations

from typing import Final

from stormark.games.battalia.battle.record import Battle
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.state import Position
from stormark.kernel.compiling import i64

HEROES: Final = 0  # objects of attacks; the others are named by their place on the map
ATTACKER: Final = 0
DEFENDER: Final = 1


def side_of(battle: Battle, side: i64) -> i64:
    """Who fights on a side; -1 for neutral defenders."""
    return battle.attacker if side == ATTACKER else battle.defender


def line_of(battle: Battle, side: i64) -> Cards:
    return battle.attacker_line if side == ATTACKER else battle.defender_line


def mask_of(battle: Battle, side: i64) -> i64:
    """The heroes of a side that take part, as a bit mask."""
    return battle.attacker_heroes if side == ATTACKER else battle.defender_heroes


def heroes_in(battle: Battle, side: i64) -> i64:
    """How many heroes of a side take part."""
    mask = mask_of(battle, side)
    return (mask & 1) + (mask >> 1 & 1)


def battle_of(s: Position, player: i64) -> Battle | None:
    """The open battle of a player; nobody takes part in two (R-12)."""
    for battle in s.battle:
        if battle is not None and player in (battle.attacker, battle.defender):
            return battle
    return None
