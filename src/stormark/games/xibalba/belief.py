"""Positions that agree with what somebody sees: the cards out of sight are dealt at random."""

from __future__ import annotations

from typing import final

from stormark.games.xibalba import layout as L
from stormark.games.xibalba.engine import XibalbaState
from stormark.games.xibalba.invariants import cards_outside_piles, type_of_pile
from stormark.kernel.belief import Belief
from stormark.kernel.chance import Chance
from stormark.kernel.compiling import i64


@final
class XibalbaBelief(Belief[XibalbaState]):
    """In every pile unknown cards lie below known ones, and all are of the same type."""

    def __init__(self, seen: XibalbaState, viewer: i64) -> None:
        self.seen = seen.copy()
        self.viewer = viewer
        self.unseen: list[list[int]] = []  # by type: the cards that could be anywhere
        self.gaps: list[list[int]] = []  # by type: pile, unknown cards in it, pile, ...
        self.incomplete = False  # somebody else is in the middle of something hidden
        self.seen.known = False
        for seat in range(seen.seats):
            if seat != viewer:
                self.seen.answered[seat] = 0
        self._find_unseen()
        self._find_gaps()
        for procedure in seen.stack:
            if procedure.completed(seen) is not procedure:
                self.incomplete = True

    def _find_unseen(self) -> None:
        s = self.seen
        known = [False] * len(s.tables.type)
        for pile in s.piles:
            for card in pile:
                if card >= 0:
                    known[card] = True
        for card in cards_outside_piles(s, []):
            known[card] = True
        for card_type in range(L.TYPES):
            self.unseen.append([card for card in s.tables.by_type[card_type] if not known[card]])
            self.gaps.append([])

    def _find_gaps(self) -> None:
        s = self.seen
        for number in range(len(s.piles)):
            pile = s.piles[number]
            unknown: i64 = 0
            for card in pile:
                if card < 0:
                    unknown += 1
            if unknown:
                self.gaps[type_of_pile(s, number, pile[-1])] += [number, unknown]

    def sample(self, chance: Chance) -> XibalbaState:
        s = self.seen.copy()
        for card_type in range(L.TYPES):
            gaps = self.gaps[card_type]
            if gaps:
                cards = self.unseen[card_type]
                shuffle(cards, L.SHUFFLE + card_type, chance)
                dealt: i64 = 0
                for index in range(0, len(gaps), 2):
                    number: i64 = gaps[index]
                    unknown: i64 = gaps[index + 1]
                    known = s.piles[number][unknown:]
                    s.piles[number] = tuple(cards[dealt : dealt + unknown]) + known
                    dealt += unknown
        if self.incomplete:
            s.stack = tuple([procedure.completed(s) for procedure in s.stack])
        return s


def shuffle(cards: list[int], stream: i64, chance: Chance) -> None:
    """Fisher-Yates; in whatever order they were left by the last sample."""
    for last in range(len(cards) - 1, 0, -1):
        other = chance.draw(stream, last, last + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card
