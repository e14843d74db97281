"""Looking at the top cards of a deck and returning each to its top or bottom (X-DECK-13).

The cards stay in the deck until all are sorted: `data` holds those not yet placed, then -1, those
that go on top (the last one uppermost), -1, and those that go to the bottom (the last lowest).
"""

from __future__ import annotations

from typing import Final

from stormark.games.xibalba import events as E
from stormark.games.xibalba import layout as L
from stormark.games.xibalba.effects.feasible import scout_decks
from stormark.games.xibalba.state import Frame, Position

NO_DECK: Final = -1


def run_scout(s: Position, f: Frame) -> bool:
    """`chosen` of this frame is the deck once it is known."""
    if not f.data:
        decks = scout_decks(s, s.tables.items[f.items])
        if len(decks) > 1:
            return False
        look(s, f, decks[0])
        return True
    left, top, bottom = parts(f.data)
    if left:
        return False
    s.pop()
    deck = s.piles[f.chosen]
    rest = deck[: len(deck) - len(top) - len(bottom)]
    s.piles[f.chosen] = tuple(reversed(bottom)) + rest + top
    s.say(E.E_RETURNED, (f.seat, f.chosen, len(top), len(bottom)))
    return True


def look(s: Position, f: Frame, deck: int) -> None:
    cards = s.piles[deck][-f.pos :]
    s.replace(
        Frame(
            f.kind,
            f.seat,
            1,
            f.card,
            f.items,
            f.pos,
            deck,
            f.other,
            f.mode,
            (*cards, NO_DECK, NO_DECK),
        )
    )
    s.say(E.E_SCOUT, (f.seat, deck, len(cards)))
    s.say(E.E_SCOUTED, (f.seat, deck, *reversed(cards)), 1 << f.seat)


def parts(
    data: tuple[int, ...],
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """Cards not yet placed, cards for the top, cards for the bottom."""
    first = data.index(NO_DECK)
    second = data.index(NO_DECK, first + 1)
    return data[:first], data[first + 1 : second], data[second + 1 :]


def scout_options(s: Position, f: Frame) -> list[int]:
    if not f.data:
        decks = scout_decks(s, s.tables.items[f.items])
        return [L.pack(L.V_DECK, deck) for deck in decks]
    options: list[int] = []
    for card in parts(f.data)[0]:
        options.append(L.pack(L.V_TOP, card))
        options.append(L.pack(L.V_BOTTOM, card))
    return options


def choose_scout(s: Position, f: Frame, option: int) -> None:
    verb = L.verb_of(option)
    if verb == L.V_DECK:
        look(s, f, L.a_of(option))
        return
    card = L.a_of(option)
    left, top, bottom = parts(f.data)
    at = left.index(card)
    left = left[:at] + left[at + 1 :]
    if verb == L.V_TOP:
        top = (*top, card)
    else:
        bottom = (*bottom, card)
    s.replace(f.holding((*left, NO_DECK, *top, NO_DECK, *bottom)))
