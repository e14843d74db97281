"""Cards between decks, market, discard piles and bases."""

from __future__ import annotations

from stormark.games.xibalba import events as E
from stormark.games.xibalba import layout as L
from stormark.games.xibalba.state import Position, warhost
from stormark.kernel.compiling import i64


def discard(s: Position, card: i64) -> None:
    """Put a card face-up on its discard pile and fill what was waiting (X-DECK-06, -08)."""
    card_type = s.tables.type[card]
    s.piles[L.DISCARD + card_type] += (card,)
    if not s.piles[card_type]:
        for slot in range(2 * card_type, 2 * card_type + market_size(s)):
            if s.market[slot] < 0:
                refill(s, slot)


def market_size(s: Position) -> i64:
    """Market slots per deck (X-COMP-11, X-APOC-02)."""
    return 1 if s.apocalypse else 2


def draw(s: Position, card_type: i64) -> i64:
    """The top card of a deck, reshuffled if it is empty (X-DECK-02), or -1."""
    deck = s.piles[card_type]
    if not deck:
        cards = list(s.piles[L.DISCARD + card_type])
        if not cards:
            return -1
        s.piles[L.DISCARD + card_type] = ()
        s.shuffle(L.SHUFFLE + card_type, cards)
        if s.sink is not None:
            s.say(E.E_RESHUFFLE, (card_type,))
        deck = tuple(cards)
    s.piles[card_type] = deck[:-1]
    return deck[-1]


def refill(s: Position, slot: i64) -> None:
    """Fill a market slot from its deck (X-BUY-11); it stays empty if nothing is left."""
    card = draw(s, slot >> 1)
    s.market[slot] = card
    if s.sink is not None and card >= 0:
        s.sink.emit(E.E_REVEAL, (slot, card), -1)


def put_on_top(s: Position, seat: i64, place: i64, card: i64) -> None:
    """Place a card on the Warhost or an add-on field (X-BUY-05, X-BUY-06)."""
    s.piles[L.BASES + L.BASE_PILES * seat + place] += (card,)
    s.dirty = True
    if s.sink is not None:
        s.say(E.E_PLACE, (seat, card, place))


def take_top(s: Position, seat: i64, place: i64) -> i64:
    """Take the top card of a pile; the card below becomes active at once (X-DISCARD-07)."""
    index = L.BASES + L.BASE_PILES * seat + place
    pile = s.piles[index]
    s.piles[index] = pile[:-1]
    s.dirty = True
    if s.sink is not None and len(pile) > 1:
        s.sink.emit(E.E_UNCOVER, (seat, place, pile[-2]), -1)
    return pile[-1]


def rotate_warhost(s: Position, seat: i64) -> None:
    """The active soldier goes to the bottom of its Warhost."""
    index = warhost(seat)
    pile = s.piles[index]
    s.piles[index] = (pile[-1], *pile[:-1])
    s.dirty = True
    if s.sink is not None:
        s.say(E.E_ROTATE, (seat,))
    if s.sink is not None:
        s.say(E.E_UNCOVER, (seat, L.WARHOST, s.piles[index][-1]))


def put_under(s: Position, seat: i64, card: i64) -> None:
    """Put a soldier at the bottom of a Warhost."""
    index = warhost(seat)
    s.piles[index] = (card, *s.piles[index])
    s.dirty = True


def arrange(s: Position, seat: i64, piles: tuple[tuple[int, ...], ...]) -> None:
    """A new arrangement of a base; others see only the new top cards (X-REORG-01)."""
    first = L.BASES + L.BASE_PILES * seat
    before = s.piles[first : first + L.BASE_PILES]
    if s.sink is not None:
        s.say(E.E_REORGANIZED, (seat,))
    for place in range(L.BASE_PILES):
        s.piles[first + place] = piles[place]
        if piles[place] and piles[place][-1:] != before[place][-1:]:
            if s.sink is not None:
                s.say(E.E_UNCOVER, (seat, place, piles[place][-1]))
    s.dirty = True


# --- the market


def discard_market_card(s: Position, seat: i64, slot: i64) -> None:
    """A market card goes to its discard pile, the next one takes its place (X-DISCARD-06)."""
    card = s.market[slot]
    s.market[slot] = -1
    if s.sink is not None:
        s.say(E.E_DISCARD, (seat, card))
    discard(s, card)
    if s.market[slot] < 0:
        refill(s, slot)


def take_from_market(s: Position, slot: i64) -> i64:
    """A bought card leaves the market."""
    card = s.market[slot]
    s.market[slot] = -1
    return card


def resolve_event(s: Position, card: i64) -> None:
    """A bought event lies open while it is resolved (X-COMP-21)."""
    s.resolving = card


def put_event_away(s: Position) -> None:
    """The resolved event goes to its discard pile (X-BUY-13)."""
    card = s.resolving
    s.resolving = -1
    discard(s, card)


# --- decks and discard piles


def take_from_discard(s: Position, card: i64) -> None:
    """A card leaves its discard pile (op `gain_card`)."""
    index = L.DISCARD + s.tables.type[card]
    pile = s.piles[index]
    at = pile.index(card)
    s.piles[index] = pile[:at] + pile[at + 1 :]
    if at > 0 and at == len(pile) - 1:
        s.say(E.E_DISCARD_TOP, (s.tables.type[card], pile[-2]))


def return_cards(
    s: Position, seat: i64, deck: i64, top: tuple[int, ...], bottom: tuple[int, ...]
) -> None:
    """Cards somebody has looked at go back on top of a deck and to its bottom (X-DECK-13)."""
    cards = s.piles[deck]
    rest = cards[: len(cards) - len(top) - len(bottom)]
    s.piles[deck] = tuple(reversed(bottom)) + rest + top
    s.say(E.E_RETURNED, (seat, deck, len(top), len(bottom)))
