"""The two sides of a battle."""

from __future__ import annotations

from typing import Final

from stormark.games.battalia.battle.record import Battle
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.state import Position

HEROES: Final = 0  # objects of attacks; the others are named by their place on the map
ATTACKER: Final = 0
DEFENDER: Final = 1


def side_of(battle: Battle, side: int) -> int:
    """Who fights on a side; -1 for neutral defenders."""
    return battle.attacker if side == ATTACKER else battle.defender


def line_of(battle: Battle, side: int) -> Cards:
    return battle.attacker_line if side == ATTACKER else battle.defender_line


def mask_of(battle: Battle, side: int) -> int:
    """The heroes of a side that take part, as a bit mask."""
    return battle.attacker_heroes if side == ATTACKER else battle.defender_heroes


def heroes_in(battle: Battle, side: int) -> int:
    """How many heroes of a side take part."""
    mask = mask_of(battle, side)
    return (mask & 1) + (mask >> 1 & 1)


def battle_of(s: Position, player: int) -> Battle | None:
    """The open battle of a player; nobody takes part in two (R-12)."""
    for battle in s.battle:
        if battle is not None and player in (battle.attacker, battle.defender):
            return battle
    return None
