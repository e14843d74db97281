"""What of somebody else's deck is out of sight, and dealing it."""

from __future__ import annotations

from typing import final

from stormark.games.battalia import layout as L
from stormark.games.battalia.atoms_kept import set_tents
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.mixer import Mixer
from stormark.games.battalia.state import Position
from stormark.kernel.compiling import i64


@final
class DeckGap:
    """The unknown cards of a seat: Nation, Refuge, ambush, hand, then loans and tents.

    Royal cards and Great Artefacts of the deck may be anywhere but among the last ones: nobody
    borrows them, and hardly anybody stores them in a tent.
    """

    def __init__(self, s: Position, seat: i64) -> None:
        self.seat = seat
        self.famous = s.somewhere[seat]
        self.nation = len(s.nation[seat])
        self.refuge = len(s.refuge[seat])
        self.ambush = len(s.ambush[seat])
        self.hand = s.hand[seat].count(L.UNKNOWN)
        self.known = s.hand[seat][self.hand :]  # loans first: they are below zero
        self.free = self.nation + self.refuge + self.ambush + self.hand
        self.size = self.free
        for card in self.known:
            if card < 0:
                self.size += 1
        for tent in s.tents[seat]:
            self.size += len(tent) - 1
        self.spread = self.free if self.free >= len(self.famous) else self.size

    def deal(self, s: Position, pool: list[int], at: i64, mixer: Mixer) -> i64:
        """Deal cards of a mixed pool from a place on; where the next deck goes on."""
        seat = self.seat
        cards = pool[at : at + self.size - len(self.famous)]
        at += len(cards)
        if self.famous:
            cards = self.with_famous(cards, mixer)
        end = self.nation
        s.nation[seat] = tuple(cards[:end])
        s.refuge[seat] = tuple(cards[end : end + self.refuge])
        end += self.refuge
        s.ambush[seat] = tuple(cards[end : end + self.ambush])
        end += self.ambush
        hand = cards[end : end + self.hand]
        end += self.hand
        for card in self.known:
            if card < 0:
                hand.append(L.borrowed(cards[end], L.lender_if_unknown(card)))
                end += 1
            else:
                hand.append(card)
        s.hand[seat] = tuple(hand)
        if s.tents[seat]:
            tents = []
            for tent in s.tents[seat]:
                size = len(tent) - 1
                tents.append((tent[0], *cards[end : end + size]))
                end += size
            set_tents(s, seat, tuple(tents))
        return at

    def with_famous(self, cards: list[int], mixer: Mixer) -> list[int]:
        """Put the cards everybody knows to be somewhere in the deck at random places."""
        mixed = [L.UNKNOWN] * self.size
        for card in self.famous:
            place = mixer.below(self.spread)
            while mixed[place] != L.UNKNOWN:
                place = mixer.below(self.spread)
            mixed[place] = card
        at: i64 = 0
        for place in range(self.size):
            if mixed[place] == L.UNKNOWN:
                mixed[place] = cards[at]
                at += 1
        return mixed

    # --- the places of hidden cards, counted through Nation, Refuge, ambush and hand

    def card_at(self, s: Position, place: i64) -> i64:
        pile, at = self.pile_at(s, place)
        return pile[self.seat][at]

    def put(self, s: Position, place: i64, card: i64) -> None:
        pile, at = self.pile_at(s, place)
        cards = pile[self.seat]
        pile[self.seat] = (*cards[:at], card, *cards[at + 1 :])

    def pile_at(self, s: Position, place: i64) -> tuple[list[Cards], int]:
        if place < self.nation:
            return s.nation, place
        place -= self.nation
        if place < self.refuge:
            return s.refuge, place
        place -= self.refuge
        if place < self.ambush:
            return s.ambush, place
        return s.hand, place - self.ambush
