"""What a Creation deck of Battalia is worth.

A turn has only so many cards, so a deck is worth what its cards are worth on average.  The first
cards of a kind count most: one Weapon starts attacks, one Tools card builds roads, but a third
of either waits in the hand for nothing.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from stormark.games.battalia import layout as L
from stormark.games.battalia.engine import BattaliaState
from stormark.games.battalia.faces import ARTEFACT, FACE, RANK, SUPPLY_VALUE
from stormark.games.battalia.layout import Cards

Worths: TypeAlias = tuple[tuple[float, ...], ...]

# The worth of the first, second, ... card of a class; the last number holds for all further ones.
UNITS: Worths = ((0.9, 0.9, 0.5), (1.6,), (3.0,), (5.0,), (7.0,), (8.0,))  # by rank
ARTEFACTS: Worths = (  # by type
    (3.0, 1.0, 0.2),  # Tools
    (1.5, 0.6, 0.2),  # Horse
    (5.0, 3.0, 0.5),  # Weapon
    (0.7, 0.3, 0.1),  # Tent
    (2.5, 1.5, 0.7),  # Title
    (2.5, 2.0, 1.2),  # Scroll
    (1.4, 0.8, 0.4),  # Amulet
)
OTHERS: Worths = (
    (0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.3),  # Supply
    (1.2,),  # Stardust
    (0.6,),  # Chests
    (6.0,),  # Great Artefacts
)
CLASSES: Worths = (*UNITS, *ARTEFACTS, *OTHERS)
MOST: Final = 60  # cards of one class that are told apart

AVERAGE_CARD: Final = 40.0
SMALL_DECK: Final = 20  # cards; up to here every further one is welcome
ROYAL_DECK: Final = 26  # Queen, King and veterans ask for that many (B-KINGS-05, B-HERO-11)
LAST_WEEK: Final = 8  # games are usually over by then; until then a deck pays back
LEAST: Final = 0.25  # what a deck is still worth after that
KEPT: Final = 0.5  # a card in ambush or tent is at hand whenever it is needed
IN_HAND: Final = 0.02  # a card that is still in hand might be used this turn


def _class_of(face: int) -> int:
    if RANK[face]:
        return RANK[face] - 1
    if ARTEFACT[face] >= 0:
        return len(UNITS) + ARTEFACT[face]
    first = len(UNITS) + len(ARTEFACTS)
    if SUPPLY_VALUE[face]:
        return first + SUPPLY_VALUE[face] - 1
    return first + (2 if face & 127 == L.CHEST else 3)


def _sums(worth: tuple[float, ...]) -> list[float]:
    """The worth of the first n cards of a class, by n."""
    sums = [0.0]
    for number in range(MOST):
        sums.append(sums[-1] + worth[min(number, len(worth) - 1)])
    return sums


CLASS: Final = [_class_of(face) for face in range(FACE + 1)]
SUMS: Final = [_sums(worth) for worth in CLASSES]
FIRST: Final = [CLASSES[CLASS[face]][0] for face in range(FACE + 1)]


def deck_value(s: BattaliaState, seat: int) -> float:
    """The average card for the turns that are left, and what is at hand already."""
    hand = s.hand[seat]
    kept = s.ambush[seat]
    for tent in s.tents[seat]:
        kept += tent[1:]
    cards = hand + s.nation[seat] + s.refuge[seat] + s.table[seat] + kept
    for procedure in s.threads[seat]:
        cards += procedure.held()
    counts = [0] * len(CLASSES)
    for card in cards:
        counts[CLASS[card & FACE]] += 1
    value = 0.0
    for sums, count in zip(SUMS, counts, strict=True):
        value += sums[min(count, MOST)]
    full = ROYAL_DECK if s.rules.stormgates else SMALL_DECK
    left = max(LEAST, 1.0 - (s.week - 1) / LAST_WEEK)
    average = value / max(full, len(cards))
    return AVERAGE_CARD * left * average + KEPT * worth_of(kept) + IN_HAND * worth_of(hand)


def worth_of(cards: Cards) -> float:
    value = 0.0
    for card in cards:
        value += FIRST[card & FACE]
    return value


def card_value(card: int) -> float:
    """What a single card is worth, whatever else is in the deck."""
    return FIRST[card & FACE]
