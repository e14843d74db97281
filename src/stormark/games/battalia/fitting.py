"""Guesses that fit the rules: whoever is asked something has the cards to be asked about.

A player who has announced an attack holds a Weapon, one who is to name a unit for a Title has such
a unit.  Where the cards that were dealt do not allow a question that is open, hidden cards change
places until they do.
"""

from __future__ import annotations

from typing import Final

from stormark.games.battalia.atoms import stack_of
from stormark.games.battalia.deck_gaps import DeckGap
from stormark.games.battalia.engine import BattaliaState
from stormark.games.battalia.hidden import is_famous
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.mixer import Mixer
from stormark.games.battalia.state import Position
from stormark.games.battalia.threads import asked_seats, thread_of, top
from stormark.games.battalia.turn.act import Act
from stormark.kernel.compiling import i64

TRIES: Final = 20000


def must_wait(s: Position, viewer: i64) -> list[int]:
    """The threads in which somebody else decides something that depends on his cards."""
    waiting: list[int] = []
    for seat in asked_seats(s):
        if seat != viewer and not isinstance(top(s, thread_of(s, seat)), Act):
            waiting.append(thread_of(s, seat))
    return waiting


def fit(s: BattaliaState, waiting: list[int], decks: list[DeckGap], mixer: Mixer) -> None:
    """Change cards until everybody who is asked could be asked."""
    decks = [deck for deck in decks if deck.free]
    for thread in waiting:
        answers = len(top(s, thread).options(s))
        tries: i64 = 0
        while not waits(s, thread, answers):
            tries += 1
            assert tries < TRIES, "no cards fit an open question"
            before = (s.stock[:], s.hand[:], s.nation[:], s.refuge[:], s.ambush[:])
            if mixer.below(8):
                swap_decks(s, decks, mixer)
            else:
                swap_stock(s, decks, mixer)
            now = len(top(s, thread).options(s))
            if now < answers:
                s.stock, s.hand, s.nation, s.refuge, s.ambush = before
            else:
                answers = now


def waits(s: BattaliaState, thread: i64, answers: i64) -> bool:
    """Whether the procedure on top of a thread would wait for a decision."""
    if not answers:
        return False
    trial = s.copy()
    return not top(trial, thread).run(trial, thread)


def swap_decks(s: Position, decks: list[DeckGap], mixer: Mixer) -> None:
    """Two hidden cards of decks change places; royal cards and Great Artefacts stay in theirs."""
    one = decks[mixer.below(len(decks))]
    other = decks[mixer.below(len(decks))]
    first, second = mixer.below(one.free), mixer.below(other.free)
    mine, theirs = one.card_at(s, first), other.card_at(s, second)
    if one is other or not (is_famous(mine) or is_famous(theirs)):
        one.put(s, first, theirs)
        other.put(s, second, mine)


def swap_stock(s: Position, decks: list[DeckGap], mixer: Mixer) -> None:
    """A card of a deck and one below the top of its stack change places."""
    deck = decks[mixer.below(len(decks))]
    place = mixer.below(deck.free)
    card = deck.card_at(s, place)
    number = stack_of(s, card)
    if number < 0 or len(s.stock[number]) < 2:
        return
    pile: Cards = s.stock[number]
    at = mixer.below(len(pile) - 1)
    deck.put(s, place, pile[at])
    s.stock[number] = (*pile[:at], card, *pile[at + 1 :])
