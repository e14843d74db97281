"""Positions that agree with what somebody sees: everything out of sight is dealt at random.

What lies in a stack of the stock or came from it is dealt within that stack's cards first: how many
are left there is open.  The rest of them, Supply, Stardust and Chests fill other players' decks.
"""

from __future__ import annotations

from typing import final

from stormark.games.battalia import layout as L
from stormark.games.battalia.atoms import stack_of
from stormark.games.battalia.deck_gaps import DeckGap
from stormark.games.battalia.engine import BattaliaState
from stormark.games.battalia.fitting import fit, must_wait
from stormark.games.battalia.hidden import looked_at_in_nation
from stormark.games.battalia.invariants import count_cards, expected_cards
from stormark.games.battalia.mixer import Mixer
from stormark.games.battalia.piles import with_pile
from stormark.games.battalia.unseen import unseen_buildings, unseen_effects, unseen_terrain
from stormark.kernel.belief import Belief
from stormark.kernel.chance import Chance
from stormark.kernel.compiling import i64


@final
class BattaliaBelief(Belief[BattaliaState]):
    """Made once from a position as a viewer sees it; `sample` deals what is unknown in it."""

    def __init__(self, seen: BattaliaState, viewer: i64) -> None:
        self.seen = seen.copy()
        self.viewer = viewer
        self.dealt: i64 = 0
        s = self.seen
        # by stack: the cards out of sight, how many lie in the stack, and the open ones above them
        self.stacks: list[list[int]] = [[] for _ in range(L.STACKS)]
        self.gaps = [pile.count(L.UNKNOWN) for pile in s.stock]
        self.loose: list[int] = []  # cards of no stack in other players' decks
        self.greats: list[int] = []
        self.fates: list[int] = []
        self.pool: list[int] = []
        self.decks: list[DeckGap] = []
        self.storm = unseen_effects(s)
        self.buildings = [unseen_buildings(s, valley) for valley in range(2)]
        self.gates = [gate for gate in range(L.FACTIONS) if L.UNKNOWN in s.under_gate[gate]]
        self.own: list[int] = []  # of the viewer's Nation, in an order he does not know
        self.own_top: tuple[int, ...] = ()
        self.waiting = must_wait(s, viewer)
        self.find_cards()
        self.find_decks()
        s.somewhere = ((),) * s.seats
        for seat in range(s.seats):
            if seat != viewer:
                s.answered[seat] = 0

    # --- what is out of sight

    def find_cards(self) -> None:
        s = self.seen
        expected = expected_cards(s)
        found = count_cards(s)
        for cards in s.somewhere:
            for card in cards:
                found[card] += 1
        for kind in range(L.KINDS):
            count = expected[kind] - found[kind]
            if count > 0:
                stack = stack_of(s, kind)
                if stack >= 0:
                    self.stacks[stack] += [kind] * count
                elif kind >= L.FATES:
                    self.fates.append(kind)
                elif kind >= L.GREAT:
                    self.greats.append(kind)
                else:
                    self.loose += [kind] * count
        for stack in range(L.CITY_STACKS, L.STACKS):
            if self.gaps[stack]:
                self.stacks[stack] = unseen_terrain(s, stack)

    def find_decks(self) -> None:
        s = self.seen
        for seat in range(s.seats):
            if seat != self.viewer:
                self.decks.append(DeckGap(s, seat))
        if self.viewer >= 0:
            nation = s.nation[self.viewer]
            rest = len(nation) - looked_at_in_nation(s, self.viewer)
            self.own = list(nation[:rest])
            self.own_top = nation[rest:]

    # --- dealing

    def sample(self, chance: Chance) -> BattaliaState:
        s = self.seen.copy()
        mixer = Mixer(chance, L.S_SETUP, self.dealt)
        self.dealt += 1
        self.deal_stock(s, mixer)
        self.deal_stormgates(s, mixer)
        mixer.shuffle(self.pool)
        at: i64 = 0
        for deck in self.decks:
            at = deck.deal(s, self.pool, at, mixer)
        if self.own:
            mixer.shuffle(self.own)
            s.nation[self.viewer] = tuple(self.own) + self.own_top
        for seat in range(s.seats):
            if s.threads[seat]:
                s.threads[seat] = tuple([under_way.guessed(s) for under_way in s.threads[seat]])
        if self.waiting:
            fit(s, self.waiting, self.decks, mixer)
        return s

    def deal_stock(self, s: BattaliaState, mixer: Mixer) -> None:
        """Every stack first; what is left of its cards goes to the decks."""
        self.pool = self.loose[:]
        for number in range(L.STACKS):
            cards = self.stacks[number]
            gap = self.gaps[number]
            if gap:
                mixer.choose(cards, gap)
                s.stock[number] = tuple(cards[:gap]) + s.stock[number][gap:]
            if number < L.CITY_STACKS and len(cards) > gap:
                self.pool += cards[gap:]

    def deal_stormgates(self, s: BattaliaState, mixer: Mixer) -> None:
        if self.storm:
            mixer.shuffle(self.storm)
            s.storm = tuple(self.storm)
        if self.fates:
            mixer.shuffle(self.fates)
            s.fates = tuple(self.fates)
        if self.greats:
            mixer.shuffle(self.greats)
            at: i64 = 0
            for gate in self.gates:
                size = len(s.under_gate[gate])
                s.under_gate = with_pile(s.under_gate, gate, tuple(self.greats[at : at + size]))
                at += size
            if L.UNKNOWN in s.great_rest:
                s.great_rest = tuple(self.greats[at:])
        if s.hidden:
            self.deal_buildings(s, mixer)

    def deal_buildings(self, s: BattaliaState, mixer: Mixer) -> None:
        """The viewer knows which buildings of a valley are left, not where."""
        hidden = list(s.hidden)
        for valley in range(2):
            left = self.buildings[valley]
            mixer.shuffle(left)
            at: i64 = 0
            for index in range(0, len(hidden), 2):
                near = s.rules.board.around[s.rules.board.centres[valley]]
                if hidden[index + 1] == L.UNKNOWN and hidden[index] in near:
                    hidden[index + 1] = left[at]
                    at += 1
        s.hidden = tuple(hidden)
