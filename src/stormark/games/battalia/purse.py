"""What a player holds, counted once, so that lines are judged without looking at cards again."""

from __future__ import annotations

from typing import Final, final

from stormark.games.battalia import layout as L
from stormark.games.battalia.faces import ARTEFACT, FACE, GREAT_NUMBER, RANK, SUPPLY_VALUE
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.line import Line
from stormark.games.battalia.piles import distinct
from stormark.games.battalia.queries import is_battle_card, is_weapon
from stormark.games.battalia.state import Position
from stormark.kernel.compiling import i64, mypyc_attr

# Counts by rank lie in one int, a byte for each rank: no deck holds 256 cards.
BITS: Final = 8
BYTE: Final = 255


@mypyc_attr(free_list_len=1)
@final
class Purse:
    """Counts over hand and ambush.  Cards can be taken out and put back, to see what is left."""

    __slots__ = (
        "ambush",
        "arrows",
        "books",
        "doublable",
        "fanatics",
        "fighting",
        "greats",
        "hand",
        "helpers",
        "hidden",
        "horses",
        "in_hand",
        "kinds",
        "safe",
        "safe_fanatics",
        "safe_supply",
        "scrolls",
        "spare",
        "supply",
        "tents",
        "tools",
        "units",
        "weapons",
    )

    def __init__(self, s: Position, hand: Cards, ambush: Cards) -> None:
        self.hand = hand
        self.ambush = ambush
        self.kinds = distinct(hand)  # the different cards, whatever is taken out
        self.hidden = distinct(ambush)
        # by rank
        self.units: i64 = 0  # a unit that counts as two counts twice; no Fanatics
        self.in_hand: i64 = 0  # the cards themselves
        self.safe: i64 = 0  # those that cannot be sacrificed
        self.doublable: i64 = 0
        self.fanatics: i64 = 0
        self.safe_fanatics: i64 = 0
        # of all ranks together
        self.supply: i64 = 0
        self.safe_supply: i64 = 0
        self.spare: i64 = 0  # hand cards that could be sacrificed
        self.scrolls: i64 = 0
        self.books: i64 = 0
        self.helpers: i64 = 0  # Titles and Amulets: they work on other cards
        self.greats: i64 = 0  # Great Artefacts and Fate cards in their own form
        self.tents: i64 = 0
        self.tools: i64 = 0
        self.horses: i64 = 0
        self.weapons: i64 = 0  # recruit a hero
        self.fighting: i64 = 0  # those of them that start an attack
        self.arrows: i64 = 0
        for card in hand:
            self.count(s, card, True, 1)
        for card in ambush:
            self.count(s, card, False, 1)

    def take(self, s: Position, card: i64, from_hand: bool) -> None:
        self.count(s, card, from_hand, -1)

    def put(self, s: Position, card: i64, in_hand: bool) -> None:
        self.count(s, card, in_hand, 1)

    def count(self, s: Position, card: i64, in_hand: bool, by: i64) -> None:
        face = card & FACE
        # as `sacrificable` has it: the cards of every hand come by here
        loose = in_hand and not card & L.LENT and card & 127 != L.STARDUST
        if loose:
            self.spare += by
        rank = RANK[face]
        if rank:
            self.count_unit(card, face, by << BITS * rank, loose)
            return
        supply = SUPPLY_VALUE[face]
        if supply:
            self.supply += by * supply
            if not loose:
                self.safe_supply += by * supply
            return
        artefact = ARTEFACT[face]
        if artefact >= 0:
            self.count_artefact(s, card, artefact, by)
        elif L.GREAT <= face < L.KINDS:
            self.greats += by
            self.count_great(s, card, GREAT_NUMBER[face], by)

    def count_unit(self, card: i64, face: i64, by: i64, loose: bool) -> None:
        """`by` stands in the byte of the unit's rank."""
        if L.FANATICS <= face < L.ARTEFACTS:
            self.fanatics += by
            if not loose:
                self.safe_fanatics += by
            return
        if loose:
            self.in_hand += by
        else:
            self.safe += by
        self.units += by
        if card & L.NAMED:
            self.units += by
        elif face < L.UNBOUND:
            self.doublable += by

    def count_artefact(self, s: Position, card: i64, artefact: i64, by: i64) -> None:
        if artefact == L.WEAPON:
            self.count_weapon(s, card, by)
        elif artefact == L.HORSE:
            self.horses += by
        elif artefact == L.TOOLS:
            self.tools += by
        elif artefact == L.SCROLL:
            self.scrolls += by
        elif artefact == L.TENT:
            self.tents += by
        else:
            self.helpers += by

    def count_great(self, s: Position, card: i64, great: i64, by: i64) -> None:
        if great == L.BOOK:
            self.books += by
        elif is_weapon(s, card):
            self.count_weapon(s, card, by)
            if great == L.ARROW:
                self.arrows += by

    def count_weapon(self, s: Position, card: i64, by: i64) -> None:
        self.weapons += by
        if is_battle_card(s, card):
            self.fighting += by

    def special(self) -> bool:
        """Whether Fanatics, Scrolls or the Book might complete a line."""
        return self.fanatics != 0 or self.scrolls != 0 or self.books != 0

    def of_rank(self, rank: i64) -> i64:
        """How many units of a rank there are, those that count as two twice."""
        return self.units >> BITS * rank & BYTE

    def reaches(self, rank: i64) -> bool:
        """Whether there is a unit of at least this rank, Fanatics aside."""
        return self.units >> BITS * rank != 0

    def has_several(self, count: i64, lowest: i64) -> bool:
        """Whether there are so many units of one rank, from the lowest to Lords."""
        for rank in range(lowest, 5):
            if self.of_rank(rank) >= count:
                return True
        return False


def held_by(s: Position, seat: i64) -> Purse:
    """What a player holds, counted once until he holds something else."""
    hand = s.hand[seat]
    ambush = s.ambush[seat]
    known = s.purses[seat]
    if known is not None and known.hand is hand and known.ambush is ambush:
        return known
    purse = Purse(s, hand, ambush)
    s.purses[seat] = purse
    return purse


def serving(line: Line, counts: i64) -> i64:
    """How many of the counted cards have a rank the line is waiting for."""
    left = counts >> BITS * line.rank
    if line.same:
        return left & BYTE
    total: i64 = 0
    while left:
        total += left & BYTE
        left >>= BITS
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
    if line.boosted or purse.special():
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
    if purse.books and most:
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
