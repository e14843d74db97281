"""The frame of a re-organization: lifts until the player is done (see `reorganize.py`)."""

from __future__ import annotations

from stormark.games.xibalba import events as E
from stormark.games.xibalba import layout as L
from stormark.games.xibalba.reorganize import (
    lift,
    lifts,
    one_type_each,
    own_piles,
    pack_piles,
    unpack_piles,
)
from stormark.games.xibalba.state import Frame, Position


def run_reorganize(s: Position, f: Frame) -> bool:
    """Begin with the piles as they are now: another re-organization may have come before."""
    if f.data:
        return False
    s.replace(f.holding(pack_piles(own_piles(s, f.seat), ())))
    return True


def reorganize_options(s: Position, f: Frame) -> list[int]:
    piles, lifted = unpack_piles(f.data)
    options = lifts(s, f.seat, piles, lifted)
    if lifted and one_type_each(s, piles):
        options.append(L.V_DONE)
    return options


def choose_reorganize(s: Position, f: Frame, option: int) -> None:
    piles, lifted = unpack_piles(f.data)
    if L.verb_of(option) == L.V_DONE:
        s.pop()
        arrange(s, f.seat, piles)
        return
    place = L.a_of(option)
    index = L.b_of(option)
    card = piles[place][index]
    s.replace(f.holding(pack_piles(lift(piles, place, index, L.c_of(option)), (*lifted, card))))


def arrange(s: Position, seat: int, piles: list[tuple[int, ...]]) -> None:
    """The new arrangement takes effect at once; others see only the new top cards."""
    before = own_piles(s, seat)
    first = L.BASES + L.BASE_PILES * seat
    s.say(E.E_REORGANIZED, (seat,))
    for place in range(L.BASE_PILES):
        s.piles[first + place] = piles[place]
        if piles[place] and piles[place][-1:] != before[place][-1:]:
            s.say(E.E_UNCOVER, (seat, place, piles[place][-1]))
    s.dirty = True
