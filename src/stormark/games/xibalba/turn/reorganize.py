"""Re-organizing a base (X-REORG) as a series of lifts: each card may be put on top of a pile once.

Lifting every card once, from the bottom of the wanted arrangement upwards, reaches every
arrangement; so the action ends after at most as many steps as there are cards.  Only the result
must hold one type per field (X-RULING-40), so a lift is offered if such a result can still be
reached, and never if it restores the arrangement the action started from (X-REORG-08).
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from stormark.games.xibalba import layout as L
from stormark.games.xibalba.atoms import arrange
from stormark.games.xibalba.procedure import Procedure, Question
from stormark.games.xibalba.procedure_fields import SEAT, Fields, cards_field, piles_field
from stormark.games.xibalba.state import Position
from stormark.kernel.compiling import append, i64, mypyc_attr, vec
from stormark.kernel.refusal import Refusal

ALL: Final = 1000  # lifts
Cards = tuple[int, ...]
Piles = tuple[Cards, ...]


@mypyc_attr(free_list_len=1)
@final
class Reorganize(Procedure):
    """Lifts until the player is done; nobody else sees them before."""

    __slots__ = ("lifted", "piles")

    word: ClassVar[str] = "reorganize"
    fields: ClassVar[Fields] = (SEAT, piles_field("piles"), cards_field("lifted"))
    asks: ClassVar[tuple[str, ...]] = ("reorganize",)

    def __init__(self, seat: i64, piles: Piles = (), lifted: Cards = ()) -> None:
        self.below = None
        self.seat = seat
        self.step = 0
        self.piles = piles  # the five piles as they are to lie; none before the first lift
        self.lifted = lifted

    def arrangement(self, s: Position) -> Piles:
        """Another re-organization may have come before: the piles are those of the first lift."""
        return self.piles if self.piles else own_piles(s, self.seat)

    def options(self, s: Position) -> list[int]:
        return list(self.moves(s))

    def moves(self, s: Position) -> vec[i64]:
        piles = self.arrangement(s)
        options = lifts(s, self.seat, piles, self.lifted)
        if self.lifted and one_type_each(s, piles):
            options = append(options, L.V_DONE)
        return options

    def choose(self, s: Position, option: i64) -> None:
        piles = self.arrangement(s)
        if L.verb_of(option) == L.V_DONE:
            s.pop()
            arrange(s, self.seat, piles)
            return
        place = L.a_of(option)
        index = L.b_of(option)
        card = piles[place][index]
        after = lift(piles, place, index, L.c_of(option))
        s.replace(Reorganize(self.seat, after, (*self.lifted, card)))

    def question(self, s: Position) -> Question:
        return "reorganize", {}

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        verb = L.verb_of(option)
        piles = self.arrangement(s)
        if verb == L.V_DONE:
            mixed = not one_type_each(s, piles)
            if mixed or not len(lifts(s, seat, piles, self.lifted)):
                return Refusal("X-REORG-04", "refused-mixed-field")
            return Refusal("X-REORG-08", "refused-unchanged")
        if verb != L.V_LIFT:
            return Refusal("X-ACTION-12", "refused-pending")
        place, index, to = L.a_of(option), L.b_of(option), L.c_of(option)
        if place == L.ARK or to == L.ARK:
            return Refusal("X-REORG-07", "refused-ark-stays")
        if (place == L.WARHOST) != (to == L.WARHOST):
            return Refusal("X-REORG-02", "refused-soldiers-stay")
        if to > s.level[seat]:
            return Refusal("X-REORG-05", "refused-locked", {"field": to})
        if index >= len(piles[place]) or piles[place][index] in self.lifted:
            return Refusal("X-REORG-06", "refused-lift")
        after = lift(piles, place, index, to)
        if after in (piles, own_piles(s, seat)):
            return Refusal("X-REORG-08", "refused-unchanged")
        return Refusal("X-REORG-04", "refused-mixed-field")

    def seen_by(self, viewer: i64) -> Procedure:
        """To others it looks as if nothing had been lifted yet."""
        return self if viewer == self.seat else Reorganize(self.seat)


def own_piles(s: Position, seat: i64) -> Piles:
    first = L.BASES + L.BASE_PILES * seat
    return tuple(s.piles[first : first + L.BASE_PILES])


def lift(piles: Piles, place: i64, index: i64, to: i64) -> Piles:
    """The piles after one card was put on top of a pile."""
    result = list(piles)
    pile = result[place]
    card = pile[index]
    result[place] = pile[:index] + pile[index + 1 :]
    result[to] += (card,)
    return tuple(result)


def one_type_each(s: Position, piles: Piles) -> bool:
    """Whether every field holds cards of one type (X-REORG-04)."""
    for pile in piles[1:]:
        for card in pile:
            if s.tables.type[card] != s.tables.type[pile[0]]:
                return False
    return True


def can_finish(s: Position, seat: i64, piles: Piles, lifted: Cards) -> bool:
    """Whether lifts that are still allowed can lead to one type per field.

    Tries the types of the four fields: cards that were lifted, and cards on locked fields that
    have nowhere to go, fix the type of their field.
    """
    if one_type_each(s, piles):
        return True
    for types in range(1 << L.FIELDS):
        if fits(s, seat, piles, lifted, types):
            return True
    return False


def fits(s: Position, seat: i64, piles: Piles, lifted: Cards, types: i64) -> bool:
    """Whether fields of these types (bit set: structures) can take all cards."""
    homeless_civilians = False
    homeless_structures = False
    for field in range(1, L.FIELDS + 1):
        structures = bool(types >> (field - 1) & 1)
        for card in piles[field]:
            if (s.tables.type[card] == L.STRUCTURE) != structures:
                if card in lifted:
                    return False
                if structures:
                    homeless_civilians = True
                else:
                    homeless_structures = True
    for field in range(1, s.level[seat] + 1):
        if types >> (field - 1) & 1:
            homeless_structures = False
        else:
            homeless_civilians = False
    return not homeless_civilians and not homeless_structures


def lifts(s: Position, seat: i64, piles: Piles, lifted: Cards, most: i64 = ALL) -> vec[i64]:
    """The lifts that may come next, packed as options; not more than `most`."""
    original = own_piles(s, seat)
    level = s.level[seat]
    options = vec[i64]()
    for place in range(i64(L.BASE_PILES)):
        pile = piles[place]
        last: i64 = len(pile) - 1
        for index in range(last + 1):
            card = pile[index]
            if card in lifted:
                continue
            # A soldier stays in the Warhost, an add-on card goes to any open field.
            first: i64 = 0
            end: i64 = 1
            if place != L.WARHOST:
                first = 1
                end = level + 1
            for to in range(first, end):
                if to == place and index == last:
                    continue
                result = lift(piles, place, index, to)
                if result == original:
                    continue
                if place == L.WARHOST or can_finish(s, seat, result, (*lifted, card)):
                    options = append(options, L.pack(L.V_LIFT, place, index, to))
                    if len(options) >= most:
                        return options
    return options


def can_rearrange(s: Position, seat: i64) -> bool:
    """Whether any other arrangement exists (X-REORG-08); the common cases are seen at a glance."""
    first = L.BASES + L.BASE_PILES * seat
    level = s.level[seat]
    occupied: i64 = 0
    free = False
    for place in range(i64(L.BASE_PILES)):
        size: i64 = len(s.piles[first + place])
        if size > 1 and place <= level:
            return True
        if place >= 1:
            if size:
                occupied += 1
            elif place <= level:
                free = True
    if occupied and free:
        return True
    return occupied > 1 and len(lifts(s, seat, own_piles(s, seat), (), 1)) > 0
