"""What a player holds, counted once per menu, so that most lines are judged without a search."""

from __future__ import annotations

from typing import final

from stormark.games.battalia import layout as L
from stormark.games.battalia.queries import (
    artefact_of,
    great_of,
    is_battle_card,
    is_fanatic,
    is_weapon,
    rank_of,
    supply_of,
)
from stormark.games.battalia.state import Position


@final
class Purse:
    """Counts over hand and ambush of a seat."""

    def __init__(self, s: Position, seat: int) -> None:
        self.units = [0] * 7  # by rank; a unit that counts as two counts twice
        self.supply = 0
        self.tools = False
        self.horse = False
        self.weapon = False  # recruits a hero
        self.fights = False  # starts an attack
        self.arrow = False
        self.special = False  # Fanatics, Scrolls or the Book might complete a line
        for card in s.hand[seat] + s.ambush[seat]:
            rank = rank_of(s, card)
            if rank:
                if is_fanatic(card):
                    self.special = True
                else:
                    self.units[rank] += 2 if card & L.NAMED else 1
                continue
            supply = supply_of(card)
            if supply:
                self.supply += supply
                continue
            self.add_artefact(s, card)

    def add_artefact(self, s: Position, card: int) -> None:
        artefact = artefact_of(s, card)
        great = great_of(s, card)
        if artefact == L.TOOLS:
            self.tools = True
        elif artefact == L.HORSE:
            self.horse = True
        elif artefact == L.SCROLL or great == L.BOOK:
            self.special = True
        elif is_weapon(s, card):
            self.weapon = True
            if is_battle_card(s, card):
                self.fights = True
            if great == L.ARROW:
                self.arrow = True

    def at_least(self, rank: int) -> int:
        """Units of a rank or higher."""
        count = 0
        for other in range(rank, 7):
            count += self.units[other]
        return count
