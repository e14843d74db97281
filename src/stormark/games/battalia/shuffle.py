"""For leak tests: the same position with everything hidden from a viewer permuted."""

from __future__ import annotations

from stormark.games.battalia import layout as L
from stormark.games.battalia.atoms import stack_of
from stormark.games.battalia.effects.greats.cards import Arrange
from stormark.games.battalia.effects.greats.others import Theft
from stormark.games.battalia.engine import BattaliaState
from stormark.games.battalia.kings_bridge import GateGreat
from stormark.games.battalia.mixer import Mixer
from stormark.games.battalia.seen import take_back
from stormark.games.battalia.state import Position
from stormark.games.battalia.view import (
    asked_frame,
    is_famous,
    named_cards,
    searched,
    seeking_rest,
)
from stormark.kernel.chance import Chance

Slot = tuple[str, int, int]  # zone, owner or number, index


def shuffle_hidden(s: BattaliaState, viewer: int, chance: Chance) -> BattaliaState:
    """A copy in which cards the viewer cannot see have changed places.

    Cards of other players' decks change places with one another and with cards of the same stack;
    Great Artefacts and royal cards stay in their owner's deck.
    """
    other = s.copy()
    for seat in range(s.seats):
        if seat != viewer:
            take_back(other, seat)
    other.asking = None
    mixer = Mixer(chance)
    hidden = hidden_slots(other, viewer)
    shuffle_group(other, [slot for slot in hidden if not famous_at(other, slot)], mixer)
    for number in range(L.UNIT_STACKS, L.CITY_STACKS):
        stack = below_top(other, viewer, number)
        own = [slot for slot in hidden if stack_of(other, card_at(other, slot)) == number]
        shuffle_group(other, stack + own, mixer)
    for number in range(L.CITY_STACKS, L.STACKS):
        if number != L.ROAD_STACKS:
            shuffle_group(other, below_top(other, viewer, number), mixer)
    if viewer >= 0:
        order_own_nation(other, viewer, mixer)
    other.storm = tuple(mixer.mixed(list(other.storm)))
    other.fates = tuple(mixer.mixed(list(other.fates)))
    if not seeking_rest(s, viewer):
        shuffle_greats(other, viewer, mixer)
    shuffle_buildings(other, mixer)
    other.open = [None] * other.seats
    other.map_changed()
    return other


def hidden_slots(s: BattaliaState, viewer: int) -> list[Slot]:
    """Places of cards in other players' decks that the viewer cannot see."""
    frame = asked_frame(s, viewer)
    robbed = frame.victim if isinstance(frame, Theft) else -1
    slots: list[Slot] = []
    for seat in range(s.seats):
        if seat == viewer:
            continue
        for zone in ("hand", "nation", "refuge", "ambush"):
            if zone == "hand" and seat == robbed:
                continue
            pile = getattr(s, zone)[seat]
            named = named_cards(s, seat) if zone == "hand" else []
            for index, card in enumerate(pile):
                if card in named:
                    named.remove(card)
                elif card == L.plain(card):
                    slots.append((zone, seat, index))
    return slots


def card_at(s: Position, slot: Slot) -> int:
    zone, number, index = slot
    card: int = getattr(s, zone)[number][index]
    return card


def famous_at(s: Position, slot: Slot) -> bool:
    return is_famous(card_at(s, slot))


def below_top(s: BattaliaState, viewer: int, number: int) -> list[Slot]:
    """The unseen cards of a stack."""
    if number in searched(s, viewer):
        return []
    return [("stock", number, index) for index in range(len(s.stock[number]) - 1)]


def shuffle_group(s: Position, slots: list[Slot], mixer: Mixer) -> None:
    cards = mixer.mixed([card_at(s, slot) for slot in slots])
    for (zone, number, index), card in zip(slots, cards, strict=True):
        pile = getattr(s, zone)
        held = list(pile[number])
        held[index] = card
        pile[number] = tuple(held)


def order_own_nation(s: BattaliaState, viewer: int, mixer: Mixer) -> None:
    """The viewer knows what is in the own Nation, not in which order."""
    for frame in s.threads[viewer]:
        if isinstance(frame, Arrange):
            return
    s.nation[viewer] = tuple(mixer.mixed(list(s.nation[viewer])))


def shuffle_greats(s: BattaliaState, viewer: int, mixer: Mixer) -> None:
    """What lies in the rest stack and under the gates."""
    frame = asked_frame(s, viewer)
    seen = frame.gate if isinstance(frame, GateGreat) else -1
    gates = [gate for gate in range(L.FACTIONS) if gate != seen]
    cards = list(s.great_rest)
    for gate in gates:
        cards += s.under_gate[gate]
    cards = mixer.mixed(cards)
    for gate in gates:
        size = len(s.under_gate[gate])
        s.under_gate[gate] = tuple(cards[:size])
        cards = cards[size:]
    s.great_rest = tuple(cards)


def shuffle_buildings(s: BattaliaState, mixer: Mixer) -> None:
    """Undiscovered buildings change places within their valley."""
    hidden = list(s.hidden)
    for valley in (0, 1):
        places = [
            index + 1
            for index in range(0, len(hidden), 2)
            if hidden[index + 1] >= 0 and hidden[index + 1] // 4 == valley
        ]
        values = mixer.mixed([hidden[place] for place in places])
        for place, value in zip(places, values, strict=True):
            hidden[place] = value
    s.hidden = tuple(hidden)
