"""Changes by storm effects, Fate cards and Great Artefacts, each with its event."""

from __future__ import annotations

from stormark.games.battalia import events as E
from stormark.games.battalia import layout as L
from stormark.games.battalia.atoms import (
    AMBUSH,
    discard_all,
    gain,
    leave_ambush,
    take_card,
    without,
)
from stormark.games.battalia.atoms_kept import set_tents
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.piles import with_pile
from stormark.games.battalia.state import Position
from stormark.kernel.compiling import i64

# --- the storm


def draw_storm(s: Position, seat: i64) -> i64:
    """Draw the top storm effect card (B-STORM-02)."""
    effect = s.storm[-1]
    s.storm = s.storm[:-1]
    s.say(E.E_STORM, (seat, effect))
    return effect


def discard_storm(s: Position, effect: i64, all_effects: i64) -> None:
    """A carried-out card lies open; after the last one all are shuffled (B-STORM-05, R-33)."""
    s.storm_discard += (effect,)
    if len(s.storm_discard) == all_effects:
        s.storm = s.shuffled(L.S_STORM, s.storm_discard)
        s.storm_discard = ()


def fetch_from_limbo(s: Position, seat: i64, card: i64) -> None:
    s.limbo = without(s.limbo, card)
    s.hand[seat] += (card,)
    s.say(E.E_FROM_LIMBO, (seat, card))


def destroy_tent(s: Position, owner: i64, number: i64) -> None:
    """A tent and what it holds go to the Refuge of its owner (B-STORM-E12.2)."""
    tents = s.tents[owner]
    set_tents(s, owner, tents[:number] + tents[number + 1 :])
    discard_all(s, owner, tents[number])
    s.say(E.E_TENT_DESTROYED, (owner,))


def swap_terrain(s: Position, seat: i64, field: i64, other: i64) -> None:
    """Two cards of the map change places; figures and markers stay (R-79)."""
    s.terrain[field], s.terrain[other] = s.terrain[other], s.terrain[field]
    s.say(E.E_SWAPPED, (seat, field, other))


# --- Fate


def draw_fate(s: Position, seat: i64) -> i64:
    card = s.fates[-1]
    s.fates = s.fates[:-1]
    s.say(E.E_FATE, (seat, card))
    return card


def shuffle_fates(s: Position, returned: Cards) -> None:
    """After a Fate card its stack is shuffled, with the card unless it is kept (R-50)."""
    s.fates = s.shuffled(L.S_FATE, (*s.fates, *returned))


def take_stardust(s: Position, seat: i64, count: i64, to_hand: bool) -> None:
    """Take Stardust, as much as there is (R-32)."""
    for _ in range(min(s.stardust, count)):
        s.stardust -= 1
        gain(s, seat, L.STARDUST, to_hand)


# --- Great Artefacts change hands


def take_face_up_great(s: Position, seat: i64, card: i64, to_hand: bool) -> None:
    s.great_up = without(s.great_up, card)
    gain(s, seat, card, to_hand)


def take_great_of_rest(s: Position, seat: i64, card: i64, to_hand: bool) -> None:
    s.great_rest = without(s.great_rest, card)
    gain(s, seat, card, to_hand)


def take_great_under_gate(s: Position, seat: i64, gate: i64, card: i64) -> None:
    """What lay under a gate goes to the Refuge (B-BRIDGE-07)."""
    s.under_gate = with_pile(s.under_gate, gate, without(s.under_gate[gate], card))
    gain(s, seat, card, False)


def give_back_great(s: Position, card: i64) -> None:
    """A Great Artefact is shuffled into the rest stack, a Fate card into its own (R-78)."""
    if card >= L.FATES:
        shuffle_fates(s, (card,))
    else:
        s.great_rest = s.shuffled(L.S_FATE, (*s.great_rest, card))


def search_out_great(s: Position, seat: i64, card: i64) -> None:
    """Search the deck for a Great Artefact; afterwards the Nation is shuffled (R-78)."""
    for pile in (s.hand, s.refuge, s.ambush, s.table, s.nation):
        for held in pile[seat]:
            if L.plain(held) == card:
                pile[seat] = without(pile[seat], held)
                s.nation[seat] = s.shuffled(L.S_NATION + seat, s.nation[seat])
                s.say(E.E_SEARCHED, (seat,))
                return


# --- what Great Artefacts do with cards


def steal_card(s: Position, seat: i64, victim: i64, card: i64) -> None:
    """Borrow a card from a hand for this turn; its owner draws up at the end (B-GA-16, -17)."""
    s.hand[victim] = without(s.hand[victim], card)
    s.hand[seat] += (L.borrowed(card, victim),)
    s.refill |= 1 << victim
    s.say(E.E_STOLEN, (seat, victim, 1))
    s.say(E.E_STOLEN_SEEN, (seat, victim, card), 1 << seat | 1 << victim)


def look_at(s: Position, seat: i64, cards: Cards) -> None:
    """All learn that somebody looks at cards, and he alone which they are."""
    s.say(E.E_SEARCHED, (seat,))
    s.say(E.E_SEARCHED_SEEN, (seat, *cards), 1 << seat)


def look_through(s: Position, seat: i64, stacks: list[int]) -> None:
    """All learn that somebody looks through stacks of the stock, and he alone what is in them."""
    if s.sink is None:
        return
    s.say(E.E_SEARCHED, (seat,))
    for stack in stacks:
        cards = s.stock[stack]
        if stack < L.CITY_STACKS:
            s.say(E.E_SEARCHED_SEEN, (seat, *cards), 1 << seat)
        else:
            place = L.CITY if stack < L.ROAD_STACKS else L.ROAD
            shape = stack - (L.CITY_STACKS if place == L.CITY else L.ROAD_STACKS)
            s.say(E.E_TERRAINS_SEEN, (seat, place, shape, *cards), 1 << seat)


def fetch_from_refuge(s: Position, seat: i64, card: i64) -> None:
    s.refuge[seat] = without(s.refuge[seat], card)
    s.hand[seat] += (card,)
    s.say(E.E_GAINED, (seat, card, E.Z_HAND))


def put_on_nation(s: Position, seat: i64, chosen: Cards, others: Cards) -> None:
    """Of cards looked at the chosen lie on top, the first uppermost; the others are mixed in."""
    nation = s.nation[seat]
    rest = nation[: len(nation) - len(chosen) - len(others)] + others
    if others:
        rest = s.shuffled(L.S_NATION + seat, rest)
    s.nation[seat] = rest + tuple(reversed(chosen))


def transform_card(s: Position, seat: i64, zone: i64, card: i64, into: i64) -> None:
    """A card of hand or ambush counts as another one until the end of the turn (B-ART-24)."""
    take_card(s, seat, zone, card)
    leave_ambush(s, seat, int(zone == AMBUSH))
    s.hand[seat] += (into,)
    s.say(E.E_TRANSFORMED, (seat, L.plain(card), L.form_of(into)))


def conceal(s: Position, seat: i64, field: i64) -> None:
    """A city cannot be attacked until the start of its owner's next turn (B-SA-14, -15)."""
    s.concealed += ((field, seat),)
    s.say(E.E_CONCEALED, (seat, field))
