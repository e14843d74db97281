"""Piles of cards as the rules look through them."""

from __future__ import annotations

from typing import Final

from stormark.games.battalia.layout import Cards
from stormark.kernel.compiling import append, i64, vec
from stormark.kernel.vectors import INTERPRETED

NOTHING: Final = vec[i64]()


def distinct(cards: Cards) -> vec[i64]:
    """The different cards of a pile, in order of their numbers.

    >>> list(distinct((4, 2, 4)))
    [2, 4]
    """
    if not cards:
        return NOTHING
    if INTERPRETED:
        return vec[i64](sorted(set(cards)))
    found = vec[i64](capacity=8)
    for each in cards:
        card: i64 = each
        index: i64 = len(found)
        while index > 0 and found[index - 1] > card:
            index -= 1
        if index > 0 and found[index - 1] == card:
            continue
        found = append(found, card)
        last: i64 = len(found) - 1
        while last > index:
            found[last] = found[last - 1]
            last -= 1
        found[index] = card
    return found


def with_number(row: Cards, index: i64, number: i64) -> Cards:
    """A row with another number at one place."""
    changed = list(row)
    changed[index] = number
    return tuple(changed)


def with_pile(piles: tuple[Cards, ...], index: i64, pile: Cards) -> tuple[Cards, ...]:
    """Piles of which one has changed."""
    changed = list(piles)
    changed[index] = pile
    return tuple(changed)


def holds(fields: vec[i64], field: i64) -> bool:
    """Whether a number is among others."""
    for other in fields:
        if other == field:
            return True
    return False
