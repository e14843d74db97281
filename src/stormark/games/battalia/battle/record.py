"""A battle under way, as everybody sees it."""

from __future__ import annotations

from typing import final

from stormark.games.battalia.layout import Cards
from stormark.kernel.compiling import i64


@final
class Battle:
    """Both sides, their heroes and lines (B-BATTLE).

    Positions share it: only `atoms_battle.py` changes it, and always a copy of its own.
    """

    __slots__ = (
        "attacker",
        "attacker_heroes",
        "attacker_line",
        "bonus_hero",
        "borrowed",
        "defender",
        "defender_heroes",
        "defender_line",
        "field",
        "frozen",
        "object",
        "ranged",
    )

    def __init__(self, attacker: i64, target: i64, field: i64, defender: i64, heroes: i64) -> None:
        self.attacker = attacker
        self.object = target  # what is attacked: CITY, RUIN, BUILDING, CENTRE or HEROES
        self.field = field
        self.defender = defender  # -1 for neutral defenders
        self.attacker_heroes = heroes  # bit mask
        self.defender_heroes: i64 = 0
        self.bonus_hero: i64 = 0  # whose card gives the terrain bonus
        self.ranged = False
        self.frozen = False  # the attack line was switched off
        self.attacker_line: Cards = ()
        self.defender_line: Cards = ()
        self.borrowed: Cards = ()  # what of the attack line was the defender's before (B-GA-17)

    def copy(self) -> Battle:
        c = Battle(self.attacker, self.object, self.field, self.defender, self.attacker_heroes)
        c.defender_heroes = self.defender_heroes
        c.bonus_hero = self.bonus_hero
        c.ranged = self.ranged
        c.frozen = self.frozen
        c.attacker_line = self.attacker_line
        c.defender_line = self.defender_line
        c.borrowed = self.borrowed
        return c
