"""How likely a hand holds at least so many cards of a kind."""

from __future__ import annotations

from math import comb
from typing import Final

MOST_DRAWN: Final = 6  # cards of a hand
MOST_CARDS: Final = 40  # of a pile; a larger one is counted as this
MOST_WANTED: Final = 15  # cards of the kind in it
MOST_NEEDED: Final = 3


def _at_least(needed: int, drawn: int, wanted: int, cards: int) -> float:
    """By counting hands."""
    if drawn >= cards:
        return 1.0 if wanted >= needed else 0.0
    ways = 0
    for found in range(needed, min(drawn, wanted) + 1):
        if drawn - found <= cards - wanted:
            ways += comb(wanted, found) * comb(cards - wanted, drawn - found)
    return ways / comb(cards, drawn)


def _table() -> list[float]:
    found: list[float] = []
    for needed in range(MOST_NEEDED + 1):
        for drawn in range(MOST_DRAWN + 1):
            for wanted in range(MOST_WANTED + 1):
                for cards in range(MOST_CARDS + 1):
                    found.append(_at_least(needed, drawn, min(wanted, cards), cards))
    return found


TABLE: Final = _table()


def at_least(needed: int, drawn: int, wanted: int, cards: int) -> float:
    """The chance of `needed` or more among `drawn` of `cards`, `wanted` of which are of the kind.

    >>> at_least(1, 1, 1, 2)
    0.5
    """
    if needed <= 0:
        return 1.0
    if needed > MOST_NEEDED:
        return 0.0
    drawn = min(drawn, MOST_DRAWN)
    wanted = min(wanted, MOST_WANTED)
    cards = min(cards, MOST_CARDS)
    row = (needed * (MOST_DRAWN + 1) + drawn) * (MOST_WANTED + 1) + wanted
    return TABLE[row * (MOST_CARDS + 1) + cards]


def in_next_hand(needed: int, first: int, first_cards: int, then: int, then_cards: int) -> float:
    """The chance for the next hand: it comes from the Nation, and what is missing from the rest."""
    if first_cards >= MOST_DRAWN:
        return at_least(needed, MOST_DRAWN, first, first_cards)
    return at_least(needed - first, MOST_DRAWN - first_cards, then, then_cards)
