"""Every change of a position, each with its event (design decision D6)."""

from __future__ import annotations

from stormark.games.xibalba import events as E
from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.modifiers import modifier
from stormark.games.xibalba.queries import heal_forbidden, soldier_resistance
from stormark.games.xibalba.state import Position, warhost

# --- resources and Paragon


def gain_resources(s: Position, seat: int, amount: int, cause: int, card: int) -> int:
    """Gain or, below 0, lose resources within 0 to 25 (X-GATHER-05, X-GATHER-08): the change."""
    before = s.resources[seat]
    after = max(0, min(s.tables.resource_max, before + amount))
    s.resources[seat] = after
    if s.sink is not None and after != before:
        s.sink.emit(E.E_RESOURCES, (seat, after - before, after, cause, card), -1)
    return after - before


def pay_resources(s: Position, seat: int, amount: int) -> None:
    """Pay a price that was checked before (X-ACTION-07)."""
    if amount > 0:
        gain_resources(s, seat, -amount, E.BY_PAYMENT, -1)


def change_paragon(s: Position, seat: int, amount: int, cause: int, card: int) -> int:
    """Change Paragon within 0 to 40 without looking for a winner: see `check_victory`."""
    before = s.paragon[seat]
    after = max(0, min(s.tables.paragon_max, before + amount))
    s.paragon[seat] = after
    if s.sink is not None and after != before:
        s.sink.emit(E.E_PARAGON, (seat, after - before, after, cause, card), -1)
    return after - before


def check_victory(s: Position) -> None:
    """The first player from the current one who has reached the target wins (X-WIN-01, -05)."""
    for distance in range(s.seats):
        seat = (s.turn + distance) % s.seats
        if s.paragon[seat] >= s.target:
            s.winner = seat
            s.say(E.E_WIN, (seat, s.paragon[seat]))
            return


def gain_paragon(s: Position, seat: int, amount: int, cause: int, card: int) -> None:
    """One player's Paragon changes: one step, then the check (X-WIN-02)."""
    change_paragon(s, seat, amount, cause, card)
    check_victory(s)


# --- piles


def discard(s: Position, card: int) -> None:
    """Put a card face-up on its discard pile and fill what was waiting (X-DECK-06, -08)."""
    card_type = s.tables.type[card]
    s.piles[L.DISCARD + card_type] += (card,)
    if not s.piles[card_type]:
        for slot in range(2 * card_type, 2 * card_type + market_size(s)):
            if s.market[slot] < 0:
                refill(s, slot)


def market_size(s: Position) -> int:
    """Market slots per deck (X-COMP-11, X-APOC-02)."""
    return 1 if s.apocalypse else 2


def draw(s: Position, card_type: int) -> int:
    """The top card of a deck, reshuffled if it is empty (X-DECK-02), or -1."""
    deck = s.piles[card_type]
    if not deck:
        cards = list(s.piles[L.DISCARD + card_type])
        if not cards:
            return -1
        s.piles[L.DISCARD + card_type] = ()
        s.shuffle(L.SHUFFLE + card_type, cards)
        s.say(E.E_RESHUFFLE, (card_type,))
        deck = tuple(cards)
    s.piles[card_type] = deck[:-1]
    return deck[-1]


def refill(s: Position, slot: int) -> None:
    """Fill a market slot from its deck (X-BUY-11); it stays empty if nothing is left."""
    card = draw(s, slot >> 1)
    s.market[slot] = card
    if s.sink is not None and card >= 0:
        s.sink.emit(E.E_REVEAL, (slot, card), -1)


def put_on_top(s: Position, seat: int, place: int, card: int) -> None:
    """Place a card on the Warhost or an add-on field (X-BUY-05, X-BUY-06)."""
    s.piles[L.BASES + L.BASE_PILES * seat + place] += (card,)
    s.dirty = True
    s.say(E.E_PLACE, (seat, card, place))


def take_top(s: Position, seat: int, place: int) -> int:
    """Take the top card of a pile; the card below becomes active at once (X-DISCARD-07)."""
    index = L.BASES + L.BASE_PILES * seat + place
    pile = s.piles[index]
    s.piles[index] = pile[:-1]
    s.dirty = True
    if s.sink is not None and len(pile) > 1:
        s.sink.emit(E.E_UNCOVER, (seat, place, pile[-2]), -1)
    return pile[-1]


def rotate_warhost(s: Position, seat: int) -> None:
    """The active soldier goes to the bottom of its Warhost."""
    index = warhost(seat)
    pile = s.piles[index]
    s.piles[index] = (pile[-1], *pile[:-1])
    s.dirty = True
    s.say(E.E_ROTATE, (seat,))
    s.say(E.E_UNCOVER, (seat, L.WARHOST, s.piles[index][-1]))


# --- the Ark


def enter_ark(s: Position, seat: int, card: int) -> None:
    """A soldier enters: its life points are set, the arrow is turned (X-ARK-07, X-ARK-09)."""
    s.life = min(soldier_resistance(s, seat, card) + s.seats, s.life_max())
    s.ark = card
    s.ark_owner = seat
    s.dirty = True
    s.say(E.E_ENTER, (seat, card, s.life))


def empty_ark(s: Position) -> None:
    s.ark = -1
    s.ark_owner = -1
    s.life = 0
    s.dirty = True
    end_heal_bans(s)


def end_heal_bans(s: Position) -> None:
    """A ban on healing ends when its soldier leaves the Ark (op `forbid`, heal)."""
    if s.lasting:
        kept: list[tuple[int, ...]] = []
        for lasting in s.lasting:
            item = s.tables.items[lasting[0]]
            if item.op != V.FORBID or item.p != V.FORBID_HEAL:
                kept.append(lasting)
        s.lasting = tuple(kept)


def change_life(s: Position, amount: int, cause: int, card: int) -> int:
    """Change the life points of the soldier in the Ark within 0 to LPMAX: the change."""
    before = s.life
    s.life = max(0, min(s.life_max(), before + amount))
    s.dirty = True
    if s.life != before:
        s.say(E.E_LIFE, (s.life - before, s.life, cause, card))
    return s.life - before


def heal(s: Position, amount: int, cause: int, card: int) -> None:
    """The soldier in the Ark gains life points, unless that is forbidden (X-PHARMA-04)."""
    if not heal_forbidden(s):
        change_life(s, amount, cause, card)


# --- dice


def add_die(s: Position, kind: int) -> None:
    s.action_dice[kind] += 1


def spend_die(s: Position, kind: int, use: int) -> None:
    """A die leaves the action pool and lies beside the base (X-ACTION-03, X-ACTION-13)."""
    s.action_dice[kind] -= 1
    s.spent[kind] += 1
    if s.sink is not None:
        s.sink.emit(E.E_SPEND, (s.turn, use, kind), -1)


def roll_paragon_dice(s: Position, seat: int, count: int, cause: int, card: int) -> tuple[int, int]:
    """Roll Paragon dice once, outside every pool: (symbols, blanks) (X-LOOT-08, X-LOOT-14)."""
    kinds: list[int] = []
    symbols = 0
    blanks = 0
    for _ in range(count):
        kind = s.roll(L.PARAGON_DIE)
        kinds.append(kind)
        if kind == L.P0:
            blanks += 1
        else:
            symbols += kind - L.P0
    if s.sink is not None and count:
        s.sink.emit(E.E_ROLL, (seat, cause, card, *kinds), -1)
    return symbols, blanks


def has_trigger(s: Position, seat: int, trigger: int) -> bool:
    """Whether an active card of a seat has a trigger: a cheap first question."""
    return bool(modifier(s, seat, L.M_TRIGGERS) >> trigger & 1)
