"""Dealing what a view does not show."""

from __future__ import annotations

from typing import Any

from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia import words as W
from stormark.games.battalia.atoms import stack_of, without
from stormark.games.battalia.effects.greats.cards import Arrange
from stormark.games.battalia.effects.storm import Storm
from stormark.games.battalia.engine import BattaliaState
from stormark.games.battalia.invariants import count_cards, expected_cards
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.mixer import Mixer
from stormark.games.battalia.shown import UNKNOWN, cards_of
from stormark.games.battalia.state import Position
from stormark.games.battalia.view import STACK_WORDS, is_famous, named_cards
from stormark.kernel.chance import Chance


class Deal:
    """Deals what a view does not show."""

    def __init__(self, s: BattaliaState, chance: Chance) -> None:
        self.s = s
        self.mixer = Mixer(chance)

    def terrain(self, stock: dict[str, Any]) -> None:
        """City and road stacks: what is not on the map, the shown top card on top."""
        s = self.s
        tables = s.rules.tables
        for number in range(L.CITY_STACKS, L.STACKS):
            if number == L.ROAD_STACKS:
                continue
            city = number < L.ROAD_STACKS
            shape = number - (L.CITY_STACKS if city else L.ROAD_STACKS)
            per_set = tables.cities_per_set if city else tables.roads_per_set
            cards = [faction for faction in s.rules.sets for _ in range(per_set[shape])]
            for field in range(s.rules.board.size):
                if s.place[field] == (L.CITY if city else L.ROAD) and s.shape[field] == shape:
                    cards.remove(s.terrain[field])
            shown = stock["stacks"][STACK_WORDS[number]]
            if "cards" in shown:
                s.stock[number] = tuple(W.TERRAINS.index(word) for word in shown["cards"])
            elif shown["size"]:
                top = W.TERRAINS.index(shown["top"])
                cards.remove(top)
                s.stock[number] = (*self.mixer.mixed(cards), top)

    def greats(self, view: dict[str, Any]) -> None:
        """Great Artefacts nobody owns: the rest stack and what lies under the gates."""
        s = self.s
        stock = view["stock"]
        if not s.rules.stormgates:
            return
        seen = {*s.limbo, *s.great_up, *held_by_frames(s)}
        for player in view["players"]:
            seen.update(cards_of(player["famous"]))
        for line in s.line:
            if line is not None:
                seen.update(L.plain(card) for card in line.cards)
        for battle in s.battle:
            if battle is not None:
                seen.update(L.plain(card) for card in battle.attacker_line)
                seen.update(L.plain(card) for card in battle.defender_line)
        looking = view["looking"] or {}
        if "gate" in looking:
            s.under_gate[looking["gate"]] = cards_of(looking["cards"])
            seen.update(s.under_gate[looking["gate"]])
        if isinstance(stock["rest"], list):
            s.great_rest = cards_of(stock["rest"])
            seen.update(s.great_rest)
        pool = self.mixer.mixed([card for card in range(L.GREAT, L.FATES) if card not in seen])
        for gate, size in enumerate(stock["under_gates"]):
            if not s.under_gate[gate]:
                s.under_gate[gate] = tuple(pool.pop() for _ in range(size))
        if not s.great_rest:
            s.great_rest = tuple(pool)

    def buildings(self) -> None:
        """Undiscovered buildings of each valley."""
        s = self.s
        hidden = list(s.hidden)
        columns = s.rules.board.columns
        for valley in (0, 1):
            left = list(range(4 * valley, 4 * valley + 4))
            for field in range(s.rules.board.size):
                if s.place[field] == L.BUILDING and field not in hidden[::2]:
                    if s.shape[field] in left:
                        left.remove(s.shape[field])
            left = self.mixer.mixed(left)
            for index in range(0, len(hidden), 2):
                field = hidden[index]
                if (field % columns > 5) == (valley == 1):
                    is_building = s.place[field] == L.BUILDING
                    hidden[index + 1] = left.pop() if is_building else -1
        s.hidden = tuple(hidden)

    def storm_and_fates(self, stock: dict[str, Any]) -> None:
        s = self.s
        if not s.rules.stormgates:
            return
        drawn = [
            frame.effect
            for thread in s.threads
            for frame in thread
            if isinstance(frame, Storm) and frame.effect >= 0
        ]
        known = {*s.storm_discard, *drawn}
        s.storm = tuple(self.mixer.mixed([effect for effect in range(12) if effect not in known]))
        s.fates = (UNKNOWN,) * stock["fates"]

    def cards(self, view: dict[str, Any]) -> None:
        """Stacks first, then everything that lies in other players' decks."""
        s = self.s
        stock = view["stock"]
        looking = view["looking"] or {}
        if "hand_of" in looking:
            s.hand[looking["hand_of"]] = cards_of(looking["cards"])
        viewer = view["viewer"]
        if viewer >= 0:
            s.nation[viewer] = self.own_nation(viewer)
        for seat in range(s.seats):
            for card in named_cards(s, seat):
                if card not in s.hand[seat]:
                    s.hand[seat] = (*without(s.hand[seat], UNKNOWN), card)
        self.famous(view)
        for number in range(L.UNIT_STACKS, L.CITY_STACKS):
            shown = stock["stacks"][STACK_WORDS[number]]
            if "cards" in shown:
                s.stock[number] = cards_of(shown["cards"])
            elif shown["size"]:
                top = W.card_number(shown["top"])
                s.stock[number] = (UNKNOWN,) * (shown["size"] - 1) + (top,)
        unseen = self.unseen()
        fates = self.mixer.mixed([card for card in unseen if card >= L.FATES])
        s.fates = tuple(fates[: len(s.fates)])
        by_stack: dict[int, list[int]] = {}
        for card in unseen:
            by_stack.setdefault(stack_of(s, card), []).append(card)
        pool: list[int] = []
        for number in range(L.UNIT_STACKS, L.CITY_STACKS):
            mine = self.mixer.mixed(by_stack.get(number, []))
            filled = [mine.pop() if card == UNKNOWN else card for card in s.stock[number]]
            s.stock[number] = tuple(filled)
            pool += mine
        pool += [card for card in by_stack.get(-1, []) if card < L.FATES]
        self.fill(self.mixer.mixed(pool))

    def own_nation(self, viewer: int) -> Cards:
        """The own Nation in a random order; cards of Ming's Crystal lie on top."""
        s = self.s
        nation = list(s.nation[viewer])
        for frame in s.threads[viewer] if s.threads else []:
            if isinstance(frame, Arrange):
                looked = [*frame.left, *frame.chosen]
                for card in looked:
                    nation.remove(card)
                return (*self.mixer.mixed(nation), *looked)
        return tuple(self.mixer.mixed(nation))

    def famous(self, view: dict[str, Any]) -> None:
        """Royal cards and Great Artefacts are in their owner's deck, somewhere."""
        s = self.s
        for seat, player in enumerate(view["players"]):
            cards = list(cards_of(player["famous"]))
            for pile in (s.hand, s.nation, s.refuge, s.ambush, s.table):
                for card in pile[seat]:
                    if card >= 0 and L.plain(card) in cards:
                        cards.remove(L.plain(card))
            for tent in s.tents[seat]:
                for card in tent:
                    if card >= 0 and L.plain(card) in cards:
                        cards.remove(L.plain(card))
            piles = [s.nation, s.refuge, s.hand, s.ambush]
            slots = [
                (pile, index)
                for pile in piles
                for index, card in enumerate(pile[seat])
                if card == UNKNOWN
            ]
            order = self.mixer.mixed(list(range(len(slots))))
            for card, slot in zip(cards, order, strict=False):
                chosen, index = slots[slot]
                held = list(chosen[seat])
                held[index] = card
                chosen[seat] = tuple(held)

    def unseen(self) -> list[int]:
        """Every card of the game that lies nowhere yet."""
        s = self.s
        expected = expected_cards(s)
        visible = count_cards(without_unknown(s))
        cards: list[int] = []
        for kind in range(L.KINDS):
            if not is_famous(kind) or kind >= L.FATES:
                cards += [kind] * (expected[kind] - visible[kind])
        return cards

    def fill(self, pool: list[int]) -> None:
        s = self.s
        for seat in range(s.seats):
            for pile in (s.hand, s.nation, s.refuge, s.ambush):
                pile[seat] = tuple(pool.pop() if c == UNKNOWN else c for c in pile[seat])
            s.tents[seat] = tuple(
                tuple(pool.pop() if card == UNKNOWN else card for card in tent)
                for tent in s.tents[seat]
            )
            for index, frame in enumerate(s.threads[seat]):
                if frame.kind == V.F_PITCH and UNKNOWN in frame.data:
                    s.threads[seat][index] = frame.holding(
                        tuple(pool.pop() if card == UNKNOWN else card for card in frame.data)
                    )
                elif isinstance(frame, Arrange) and UNKNOWN in frame.left:
                    looked = s.nation[seat][-len(frame.left) - len(frame.chosen) :]
                    left, chosen = looked[: len(frame.left)], looked[len(frame.left) :]
                    s.threads[seat][index] = Arrange(seat, left, chosen)


def held_by_frames(s: Position) -> list[int]:
    return [
        card for thread in s.threads for frame in thread for card in frame.held() if card >= L.GREAT
    ]


def without_unknown(s: BattaliaState) -> BattaliaState:
    """A copy in which unknown cards are left out, so that the rest can be counted."""
    known = s.copy()
    for pile in (known.hand, known.nation, known.refuge, known.ambush, known.stock):
        for number, cards in enumerate(pile):
            pile[number] = tuple(card for card in cards if card != UNKNOWN)
    known.fates = tuple(card for card in s.fates if card != UNKNOWN)
    known.tents = [
        tuple(tuple(card for card in tent if card != UNKNOWN) for tent in tents)
        for tents in s.tents
    ]
    known.threads = [
        [frame.holding(tuple(card for card in frame.data if card != UNKNOWN)) for frame in thread]
        for thread in s.threads
    ]
    return known
