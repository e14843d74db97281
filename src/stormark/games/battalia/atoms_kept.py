"""Cards that are kept: in the ambush (B-HIDE) and in tents (B-TENT)."""

from __future__ import annotations

from stormark.games.battalia import events as E
from stormark.games.battalia import layout as L
from stormark.games.battalia.atoms import without
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.state import Position
from stormark.kernel.compiling import i64


def put_away(s: Position, seat: i64, card: i64) -> None:
    """All learn of it when a card that something happened to goes face down (B-RULING-125)."""
    if card != L.plain(card):
        s.say(E.E_UNMARKED, (seat, card))


def hide_card(s: Position, seat: i64, card: i64) -> None:
    put_away(s, seat, card)
    s.hand[seat] = without(s.hand[seat], card)
    s.ambush[seat] += (card,)
    s.say(E.E_HIDDEN, (seat, len(s.ambush[seat])))


def set_tents(s: Position, seat: i64, tents: tuple[Cards, ...]) -> None:
    changed = list(s.tents)
    changed[seat] = tents
    s.tents = tuple(changed)


def add_tent(s: Position, seat: i64, tent: Cards) -> None:
    """A tent is pitched: the tent card, then what is stored; it is told once it stands."""
    set_tents(s, seat, (*s.tents[seat], tent))


def remove_tent(s: Position, seat: i64, number: i64) -> Cards:
    """A tent goes; whoever removes it tells what becomes of its cards."""
    tents = s.tents[seat]
    set_tents(s, seat, tents[:number] + tents[number + 1 :])
    return tents[number]


def open_tent(s: Position, seat: i64, number: i64) -> None:
    """All stored cards come to the hand; the Tent card goes with the played cards (B-TENT-06)."""
    tent = remove_tent(s, seat, number)
    s.hand[seat] += tent[1:]
    s.table[seat] += (tent[0],)
    s.say(E.E_TENT_OPENED, (seat, *tent[1:]))


def restore_kept(s: Position, seat: i64) -> None:
    """What happened to a card lasts until the end of the turn, wherever it lies (B-RULING-125)."""
    ambush = plain_cards(s.ambush[seat])
    if ambush != s.ambush[seat]:
        s.ambush[seat] = ambush
    if s.tents[seat]:
        tents = tuple([(tent[0], *plain_cards(tent[1:])) for tent in s.tents[seat]])
        if tents != s.tents[seat]:
            set_tents(s, seat, tents)


def plain_cards(cards: Cards) -> Cards:
    return tuple([L.plain(card) for card in cards])


def collapse_tents(s: Position, seat: i64) -> Cards:
    """Tents that exist only by transformation fall at the end of the turn (B-ART-30)."""
    kept: list[Cards] = []
    fallen: Cards = ()
    for tent in s.tents[seat]:
        if L.form_of(tent[0]):
            fallen += tent
        else:
            kept.append(tent)
    if len(kept) < len(s.tents[seat]):
        set_tents(s, seat, tuple(kept))
    return fallen
