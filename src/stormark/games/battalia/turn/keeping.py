"""Keeping cards: ambush (B-HIDE) and tents (B-TENT)."""

from __future__ import annotations

from stormark.games.battalia import events as E
from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms import AMBUSH, HAND, take_card, to_limbo, without
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.procedures import Frame
from stormark.games.battalia.queries import artefact_of, is_enlightened, is_great
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn.windows import played

# --- hiding: `a` how many more cards may be hidden


def hide_options(s: Position, seat: int, kinds: list[int], options: list[int]) -> None:
    """The kinds of cards that may go to Limbo so that another is hidden (B-HIDE-02 to -06)."""
    if len(s.ambush[seat]) >= s.rules.tables.hide_slots:
        return
    for card in kinds:
        if may_sacrifice(s, seat, card) and hideable(s, seat, card):
            options.append(V.pack(V.V_HIDE, card))


def may_sacrifice(s: Position, seat: int, card: int) -> bool:
    """No Stardust, nothing borrowed, neither the last unit nor the last Supply (B-HIDE-06)."""
    kind = L.plain(card)
    if kind == L.STARDUST or L.lender_of(card) >= 0:
        return False
    if kind == L.SUPPLY:
        return has_two(s, seat, False)
    if s.rules.tables.rank[kind]:
        return has_two(s, seat, True)
    return True


def hideable(s: Position, seat: int, spent: int) -> bool:
    """Whether another card of the hand may be hidden; borrowed ones may not (B-GA-17)."""
    others = 0 if L.lender_of(spent) >= 0 else -1
    for card in s.hand[seat]:
        if L.lender_of(card) < 0:
            others += 1
            if others > 0:
                return True
    return False


def has_two(s: Position, seat: int, units: bool) -> bool:
    """Whether a Creation deck holds two unit cards, or two Supply cards."""
    count = 0
    for pile in (
        s.hand[seat],
        s.refuge[seat],
        s.nation[seat],
        s.ambush[seat],
        s.table[seat],
        *s.tents[seat],
    ):
        for card in pile:
            kind = L.plain(card)
            wanted = s.rules.tables.rank[kind] > 0 if units else kind == L.SUPPLY
            if wanted and L.lender_of(card) < 0:
                count += 1
                if count == 2:
                    return True
    return False


def start_hide(s: Position, seat: int, card: int) -> None:
    """Put a card into Limbo; a Chest hides up to three (B-CHEST-04)."""
    s.hand[seat] = without(s.hand[seat], card)
    to_limbo(s, seat, card)
    places = s.rules.tables.hide_slots - len(s.ambush[seat])
    count = min(places, 3) if L.plain(card) == L.CHEST else 1
    s.threads[seat].append(Frame(V.F_HIDE, seat, a=count))
    played(s, seat, V.V_HIDE, ())


def hide_choices(s: Position, f: Frame) -> list[int]:
    options = [
        V.pack(V.V_NAME, card) for card in sorted(set(s.hand[f.seat])) if L.lender_of(card) < 0
    ]
    if f.step:
        options.append(V.pack(V.V_FINISH))
    return options


def choose_hide(s: Position, f: Frame, option: int) -> None:
    thread = s.threads[f.seat]
    if V.verb_of(option) == V.V_FINISH:
        thread.pop()
        return
    card = V.a_of(option)
    s.hand[f.seat] = without(s.hand[f.seat], card)
    s.ambush[f.seat] += (L.plain(card),)
    s.say(E.E_HIDDEN, (f.seat, len(s.ambush[f.seat])))
    if f.a > 1 and s.hand[f.seat]:
        thread[-1] = Frame(f.kind, f.seat, 1, f.a - 1)
    else:
        thread.pop()


# --- pitching a tent: `a` the tent card, `b` the zone it comes from, `data` what is stored


def pitch_options(s: Position, seat: int, kinds: list[int], options: list[int]) -> None:
    for card in kinds:
        if artefact_of(s, card) == L.TENT and storable(s, seat, card):
            options.append(V.pack(V.V_PITCH, card, HAND))
    for card in sorted(set(s.ambush[seat])):
        if artefact_of(s, card) == L.TENT and storable(s, seat, -1):
            options.append(V.pack(V.V_PITCH, card, AMBUSH))  # B-HIDE-07


def storable(s: Position, seat: int, tent: int) -> list[int]:
    """Other cards of the hand, no Great Artefacts (B-TENT-04)."""
    hand = s.hand[seat]
    if tent in hand:
        hand = without(hand, tent)
    return [card for card in sorted(set(hand)) if not is_great(card) and L.lender_of(card) < 0]


def start_pitch(s: Position, seat: int, card: int, zone: int) -> None:
    take_card(s, seat, zone, card)
    s.threads[seat].append(Frame(V.F_PITCH, seat, a=card, b=zone))


def capacity(s: Position, tent: int) -> int:
    tables = s.rules.tables
    if L.kind_of(tent) == L.GREAT + L.PAVILION:
        return tables.great_numbers[L.PAVILION]["capacity"]
    enlightened = is_enlightened(s, L.TENT)
    return tables.tent_capacity_enlightened if enlightened else tables.tent_capacity


def pitch_choices(s: Position, f: Frame) -> list[int]:
    options = [V.pack(V.V_NAME, card) for card in storable(s, f.seat, -1)]
    if f.data:
        options.append(V.pack(V.V_FINISH))
    return options


def run_pitch(s: Position, f: Frame) -> bool:
    if len(f.data) >= capacity(s, f.a) or (f.data and not storable(s, f.seat, -1)):
        pitch(s, f)
        return True
    return False


def choose_pitch(s: Position, f: Frame, option: int) -> None:
    if V.verb_of(option) == V.V_FINISH:
        pitch(s, f)
        return
    card = V.a_of(option)
    s.hand[f.seat] = without(s.hand[f.seat], card)
    s.threads[f.seat][-1] = f.holding((*f.data, L.plain(card)))


def pitch(s: Position, f: Frame) -> None:
    """The Tent lies open, the cards in it face down; it stands once its window is over."""
    s.threads[f.seat].pop()
    s.flags[f.seat] |= L.ACTED
    s.tents[f.seat] += ((f.a, *f.data),)
    played(s, f.seat, V.V_PITCH, (f.a,))


def collapse(s: Position, seat: int) -> Cards:
    """Tents that exist only by transformation fall at the end of the turn (B-ART-30)."""
    kept: list[Cards] = []
    fallen: Cards = ()
    for tent in s.tents[seat]:
        if L.form_of(tent[0]):
            fallen += tent
        else:
            kept.append(tent)
    s.tents[seat] = tuple(kept)
    return fallen


def open_tent(s: Position, seat: int, number: int) -> None:
    """All stored cards come to the hand; the Tent card goes with the played cards (B-TENT-06)."""
    tents = s.tents[seat]
    tent = tents[number]
    s.tents[seat] = tents[:number] + tents[number + 1 :]
    s.hand[seat] += tent[1:]
    s.table[seat] += (tent[0],)
    s.say(E.E_TENT_OPENED, (seat, *tent[1:]))
