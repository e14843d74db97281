"""Re-organizing as a series of lifts (X-REORG): each card may be put on top of a pile once.

Lifting every card once, from the bottom of the wanted arrangement upwards, reaches every
arrangement; so the action ends after at most as many steps as there are cards.  Only the result
must hold one type per field (X-RULING-40), so a lift is offered if such a result can still be
reached, and never if it restores the arrangement the action started from (X-REORG-08).

A rearrangement under way is one tuple of ints: for each of the five piles its length and cards,
then the lifted cards.
"""

from __future__ import annotations

from stormark.games.xibalba import layout as L
from stormark.games.xibalba.state import Position

Piles = list[tuple[int, ...]]


def own_piles(s: Position, seat: int) -> Piles:
    first = L.BASES + L.BASE_PILES * seat
    return s.piles[first : first + L.BASE_PILES]


def pack_piles(piles: Piles, lifted: tuple[int, ...]) -> tuple[int, ...]:
    data: list[int] = []
    for pile in piles:
        data.append(len(pile))
        data.extend(pile)
    data.extend(lifted)
    return tuple(data)


def unpack_piles(data: tuple[int, ...]) -> tuple[Piles, tuple[int, ...]]:
    piles: Piles = []
    start = 0
    for _ in range(L.BASE_PILES):
        end = start + 1 + data[start]
        piles.append(data[start + 1 : end])
        start = end
    return piles, data[start:]


def lift(piles: Piles, place: int, index: int, to: int) -> Piles:
    """The piles after one card was put on top of a pile."""
    result = piles[:]
    pile = result[place]
    card = pile[index]
    result[place] = pile[:index] + pile[index + 1 :]
    result[to] += (card,)
    return result


def one_type_each(s: Position, piles: Piles) -> bool:
    """Whether every field holds cards of one type (X-REORG-04)."""
    for pile in piles[1:]:
        for card in pile:
            if s.tables.type[card] != s.tables.type[pile[0]]:
                return False
    return True


def can_finish(s: Position, seat: int, piles: Piles, lifted: tuple[int, ...]) -> bool:
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


def fits(s: Position, seat: int, piles: Piles, lifted: tuple[int, ...], types: int) -> bool:
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


def lifts(s: Position, seat: int, piles: Piles, lifted: tuple[int, ...]) -> list[int]:
    """The lifts that may come next, packed as options."""
    original = own_piles(s, seat)
    options: list[int] = []
    for place in range(L.BASE_PILES):
        pile = piles[place]
        for index in range(len(pile)):
            card = pile[index]
            if card in lifted:
                continue
            if place == L.WARHOST:
                destinations = [L.WARHOST]
            else:
                destinations = list(range(1, s.level[seat] + 1))
            for to in destinations:
                if to == place and index == len(pile) - 1:
                    continue
                result = lift(piles, place, index, to)
                if result != original and can_finish(s, seat, result, (*lifted, card)):
                    options.append(L.pack(L.V_LIFT, place, index, to))
    return options


def can_rearrange(s: Position, seat: int) -> bool:
    """Whether any other arrangement exists (X-REORG-08); the common cases are seen at a glance."""
    first = L.BASES + L.BASE_PILES * seat
    level = s.level[seat]
    occupied = 0
    free = False
    for place in range(L.BASE_PILES):
        size = len(s.piles[first + place])
        if size > 1 and place <= level:
            return True
        if place >= 1:
            if size:
                occupied += 1
            elif place <= level:
                free = True
    if occupied and free:
        return True
    return occupied > 1 and bool(lifts(s, seat, own_piles(s, seat), ()))
