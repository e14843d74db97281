"""What a player holds, counted once, so that lines are judged without looking at cards again."""

from __future__ import annotations

from typing import final

from stormark.games.battalia import layout as L
from stormark.games.battalia.faces import ARTEFACT, FACE, GREAT_NUMBER, RANK, SUPPLY_VALUE
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.line import Line
from stormark.games.battalia.queries import (
    doublable,
    is_battle_card,
    is_fanatic,
    is_weapon,
    sacrificable,
)
from stormark.games.battalia.state import Position

RANKS = L.KING_RANK + 1


@final
class Purse:
    """Counts over hand and ambush; lists go by rank."""

    def __init__(self, s: Position, hand: Cards, ambush: Cards) -> None:
        self.units = [0] * RANKS  # a unit that counts as two counts twice; no Fanatics
        self.in_hand = [0] * RANKS  # the cards themselves
        self.safe = [0] * RANKS  # those that cannot be sacrificed
        self.doublable = [0] * RANKS
        self.fanatics = [0] * RANKS
        self.safe_fanatics = [0] * RANKS
        self.best = 0  # the highest rank, Fanatics aside
        self.supply = 0
        self.safe_supply = 0
        self.spare = 0  # hand cards that could be sacrificed
        self.scrolls = 0
        self.book = 0
        self.tools = False
        self.horse = False
        self.weapon = False  # recruits a hero
        self.fights = False  # starts an attack
        self.arrow = False
        self.special = False  # Fanatics, Scrolls or the Book might complete a line
        for card in hand:
            if sacrificable(card):
                self.add(s, card, self.in_hand)
                self.spare += 1
            else:
                self.add_safe(s, card)
        for card in ambush:
            self.add_safe(s, card)

    def add_safe(self, s: Position, card: int) -> None:
        """Count a card that cannot be sacrificed: hidden, borrowed or Stardust."""
        self.add(s, card, self.safe)
        face = card & FACE
        self.safe_supply += SUPPLY_VALUE[face]
        if is_fanatic(card):
            self.safe_fanatics[RANK[face]] += 1

    def add(self, s: Position, card: int, cards: list[int]) -> None:
        face = card & FACE
        rank = RANK[face]
        if rank:
            if is_fanatic(card):
                self.fanatics[rank] += 1
                self.special = True
                return
            cards[rank] += 1
            self.best = max(self.best, rank)
            self.units[rank] += 2 if card & L.NAMED else 1
            if doublable(s, card):
                self.doublable[rank] += 1
            return
        supply = SUPPLY_VALUE[face]
        if supply:
            self.supply += supply
            return
        artefact = ARTEFACT[face]
        if artefact == L.TOOLS:
            self.tools = True
        elif artefact == L.HORSE:
            self.horse = True
        elif artefact == L.SCROLL:
            self.scrolls += 1
            self.special = True
        elif GREAT_NUMBER[face] == L.BOOK:
            self.book = 1
            self.special = True
        elif artefact == L.WEAPON or artefact < 0:
            if is_weapon(s, card):
                self.weapon = True
                self.fights = self.fights or is_battle_card(s, card)
                self.arrow = self.arrow or GREAT_NUMBER[face] == L.ARROW


def held_by(s: Position, seat: int) -> Purse:
    return Purse(s, s.hand[seat], s.ambush[seat])


def serving(line: Line, counts: list[int]) -> int:
    """How many of the counted cards have a rank the line is waiting for."""
    if line.same:
        return counts[line.rank]
    total = 0
    for rank in range(line.rank, RANKS):
        total += counts[rank]
    return total


# --- whether what is held can fill what is missing of a line


def can_complete(line: Line, purse: Purse) -> bool:
    """Whether the cards of a purse complete a line."""
    if purse.supply < line.supply:
        return False
    if line.units == 0 or (line.labour and purse.tools):
        return True
    units = serving(line, purse.units)
    if line.copies and copy_serves(line):
        units += line.copies
    if units >= line.units:
        return True
    if line.boosted or purse.special:
        return can_stretch(line, purse)
    return False


def can_stretch(line: Line, purse: Purse) -> bool:
    """Whether Scrolls and the Book, or else Fanatics, can fill what plain units cannot.

    No line needs a second doubling of one Scroll: two units and a copy fill any, as do a Fanatic
    and one unit.  Every Fanatic needs a hand card that is not needed otherwise (R-72).
    """
    missing = line.units - (line.copies if line.copies and copy_serves(line) else 0)
    safe = serving(line, purse.safe)
    plain = serving(line, purse.in_hand) + safe
    units = min(plain, missing)
    most = min(units, serving(line, purse.doublable))
    doubled = min(most, line.boosted + purse.scrolls)
    copies = units + doubled
    if purse.book and most:
        copies += 2 if doubled < most else 1
    if copies >= missing:
        return True
    safe_fanatics = serving(line, purse.safe_fanatics)
    spare = purse.spare - max(0, line.supply - purse.safe_supply)
    for fanatics in range(1, serving(line, purse.fanatics) + 1):
        beside = max(0, missing - 2 * fanatics)
        from_hand = max(0, beside - safe) + max(0, fanatics - safe_fanatics)
        if beside <= plain and from_hand + fanatics <= spare:
            return True
    return False


def copy_serves(line: Line) -> bool:
    return line.copy_rank == line.rank if line.same else line.copy_rank >= line.rank
