"""Keeping cards: ambush (B-HIDE) and tents (B-TENT)."""

from __future__ import annotations

from stormark.games.battalia import events as E
from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms import to_limbo, without
from stormark.games.battalia.queries import artefact_of, is_enlightened, is_great
from stormark.games.battalia.state import Cards, Frame, Position

# --- hiding: `a` how many more cards may be hidden


def hide_options(s: Position, seat: int, options: list[int]) -> None:
    """Cards that may go to Limbo so that another is hidden (B-HIDE-02 to -06)."""
    if len(s.ambush[seat]) >= s.rules.tables.hide_slots or len(s.hand[seat]) < 2:
        return
    for card in sorted(set(s.hand[seat])):
        if may_sacrifice(s, seat, card) and hideable(s, seat, card):
            options.append(V.pack(V.V_HIDE, card))


def may_sacrifice(s: Position, seat: int, card: int) -> bool:
    """No Stardust, nothing borrowed, neither the last unit nor the last Supply (B-HIDE-06)."""
    if L.plain(card) == L.STARDUST or L.lender_of(card) >= 0:
        return False
    kind = L.plain(card)
    if kind == L.SUPPLY:
        return count_in_deck(s, seat, False) > 1
    if s.rules.tables.rank[kind]:
        return count_in_deck(s, seat, True) > 1
    return True


def count_in_deck(s: Position, seat: int, units: bool) -> int:
    """The unit cards, or the Supply cards, of a Creation deck."""
    count = 0
    piles = [s.hand[seat], s.nation[seat], s.refuge[seat], s.ambush[seat], s.table[seat]]
    piles += list(s.tents[seat])
    for pile in piles:
        for card in pile:
            kind = L.plain(card)
            if L.lender_of(card) < 0:
                if units and s.rules.tables.rank[kind]:
                    count += 1
                elif not units and kind == L.SUPPLY:
                    count += 1
    return count


def hideable(s: Position, seat: int, spent: int) -> list[int]:
    """The other cards of the hand that may be hidden; borrowed ones may not (B-GA-17)."""
    return [
        card for card in sorted(set(without(s.hand[seat], spent))) if L.lender_of(card) < 0
    ]


def start_hide(s: Position, seat: int, card: int) -> None:
    """Put a card into Limbo; a Chest hides up to three (B-CHEST-04)."""
    s.hand[seat] = without(s.hand[seat], card)
    to_limbo(s, seat, card)
    places = s.rules.tables.hide_slots - len(s.ambush[seat])
    count = min(places, 3) if L.plain(card) == L.CHEST else 1
    s.threads[seat].append(Frame(V.F_HIDE, seat, a=count))


def hide_choices(s: Position, f: Frame) -> list[int]:
    options = [
        V.pack(V.V_NAME, card)
        for card in sorted(set(s.hand[f.seat]))
        if L.lender_of(card) < 0
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


# --- pitching a tent: `a` the tent card, `data` what is stored


def pitch_options(s: Position, seat: int, options: list[int]) -> None:
    for card in sorted(set(s.hand[seat])):
        if artefact_of(s, card) == L.TENT and storable(s, seat, card):
            options.append(V.pack(V.V_PITCH, card))


def storable(s: Position, seat: int, tent: int) -> list[int]:
    """Other cards of the hand, no Great Artefacts (B-TENT-04)."""
    hand = s.hand[seat]
    if tent in hand:
        hand = without(hand, tent)
    return [
        card for card in sorted(set(hand)) if not is_great(card) and L.lender_of(card) < 0
    ]


def start_pitch(s: Position, seat: int, card: int) -> None:
    s.hand[seat] = without(s.hand[seat], card)
    s.threads[seat].append(Frame(V.F_PITCH, seat, a=card))


def capacity(s: Position, tent: int) -> int:
    tables = s.rules.tables
    if L.kind_of(tent) == L.GREAT + L.PAVILION:
        return tables.pavilion_capacity
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
    s.threads[f.seat].pop()
    s.tents[f.seat] += ((f.a, *f.data),)
    s.say(E.E_TENT, (f.seat, len(f.data)))


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


