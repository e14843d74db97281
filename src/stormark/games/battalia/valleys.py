"""The Mountain Pass (B-PASS) and the King's Bridge (B-BRIDGE)."""

from __future__ import annotations

from typing import Final

from stormark.games.battalia import events as E
from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms import gain, mark_city, without
from stormark.games.battalia.procedures import Frame
from stormark.games.battalia.queries import (
    cities_of,
    count_level,
    fought_over,
    freely_upgradable,
    is_great,
)
from stormark.games.battalia.state import Position

DELIVER: Final = 0
BUY: Final = 1
SWAP: Final = 2


# --- the Mountain Pass


def booster_options() -> list[int]:
    return [V.pack(V.V_USE_BOOSTER), V.pack(V.V_PASS)]


def choose_booster(s: Position, f: Frame, option: int) -> None:
    """The hero takes a ring; the next player rolls his target gate (B-PASS-01 to -04)."""
    s.threads[f.seat].pop()
    if V.verb_of(option) == V.V_PASS:
        return
    while True:
        number = s.roll()
        for field in range(s.rules.board.size):
            if s.place[field] == L.GATE and s.terrain[field] == number - 1:
                s.rings[2 * f.seat + f.a] = number - 1
                s.say(E.E_RING, (f.seat, f.a, number - 1))
                return


# --- the King's Bridge


def gate_ring_options() -> list[int]:
    """Spend the ring of the gate of departure, or not (B-BRIDGE-03)."""
    return [V.pack(V.V_SPEND), V.pack(V.V_PASS)]


def choose_gate_ring(s: Position, f: Frame, option: int) -> None:
    """Whoever looks at what lies under the gate has spent his ring (B-RULING-113)."""
    thread = s.threads[f.seat]
    if V.verb_of(option) == V.V_PASS:
        thread.pop()
        return
    s.spent_rings += (f.seat << 3 | f.a,)
    s.say(E.E_RING_SPENT, (f.seat, f.a))
    thread[-1] = Frame(V.F_GATE_GREAT, f.seat, a=f.a)


def gate_great_options(s: Position, f: Frame) -> list[int]:
    """One of the Great Artefacts under the gate (B-BRIDGE-04)."""
    return [V.pack(V.V_TAKE, card) for card in sorted(set(s.under_gate[f.a]))]


def choose_gate_great(s: Position, f: Frame, option: int) -> None:
    s.threads[f.seat].pop()
    card = V.a_of(option)
    s.under_gate[f.a] = without(s.under_gate[f.a], card)
    gain(s, f.seat, card, False)


def deliverable(s: Position, seat: int) -> list[int]:
    """The Great Artefacts of a deck, wherever they lie; a pitched Pavilion stays (R-78)."""
    found: list[int] = []
    for pile in (s.hand[seat], s.nation[seat], s.refuge[seat], s.ambush[seat], s.table[seat]):
        for card in pile:
            plain = L.plain(card)
            if is_great(plain) and L.lender_of(card) < 0 and plain not in found:
                found.append(plain)
    return sorted(found)


def lowerable(s: Position, seat: int, levels: int) -> list[int]:
    """Cities that may be lowered: never below 1, a capital only into a free residence slot."""
    closed = fought_over(s, seat)
    return [
        field
        for field in cities_of(s, seat)
        if s.place[field] == L.CITY
        and s.level[field] > levels
        and field not in closed
        and not stuck(s, seat, field, levels)
    ]


def stuck(s: Position, seat: int, field: int, levels: int) -> bool:
    return s.level[field] - levels == 5 and count_level(s, seat, 5) >= s.rules.tables.max_residences


def bridge_options(s: Position, f: Frame) -> list[int]:
    """Deliver, buy, swap or pass; then the choices of each (B-BRIDGE-08 to -15).

    `step` 0: which; then b tells: DELIVER card / city, BUY cities, SWAP card; data: what is done.
    """
    seat = f.seat
    options: list[int] = []
    if f.step == 0:
        if deliverable(s, seat) and freely_upgradable(s, seat):
            options.append(V.pack(V.V_BRIDGE, DELIVER))
        if lowerable(s, seat, 2) or len(lowerable(s, seat, 1)) > 1:
            if s.great_up or s.fates:
                options.append(V.pack(V.V_BRIDGE, BUY))
        if deliverable(s, seat) and (s.great_up or s.fates):
            options.append(V.pack(V.V_BRIDGE, SWAP))
        options.append(V.pack(V.V_PASS))
    elif f.b == DELIVER:
        options = [
            V.pack(V.V_DELIVER, card, field)
            for card in deliverable(s, seat)
            for field in freely_upgradable(s, seat)
        ]
        if f.data:
            options.append(V.pack(V.V_FINISH))
    elif f.b == BUY:
        if not f.data:
            options = [V.pack(V.V_FIELD, field, 2) for field in lowerable(s, seat, 2)]
            if len(lowerable(s, seat, 1)) > 1:
                options += [V.pack(V.V_FIELD, field, 1) for field in lowerable(s, seat, 1)]
        else:
            options = [
                V.pack(V.V_FIELD, field, 1) for field in lowerable(s, seat, 1) if field != f.data[0]
            ]
    else:
        options = [V.pack(V.V_TAKE, card) for card in deliverable(s, seat)]
    return options


def run_bridge(s: Position, f: Frame) -> bool:
    if not bridge_options(s, f) or (f.step and bridge_options(s, f) == [V.pack(V.V_FINISH)]):
        s.threads[f.seat].pop()
        return True
    return f.step == 0 and bridge_options(s, f) == [V.pack(V.V_PASS)] and finish_bridge(s, f)


def finish_bridge(s: Position, f: Frame) -> bool:
    s.threads[f.seat].pop()
    return True


def choose_bridge(s: Position, f: Frame, option: int) -> None:
    thread = s.threads[f.seat]
    verb = V.verb_of(option)
    if verb in (V.V_PASS, V.V_FINISH):
        thread.pop()
        return
    if f.step == 0:
        s.bridged += (2 * f.seat + f.a,)
        thread[-1] = Frame(f.kind, f.seat, 1, f.a, V.a_of(option))
    elif f.b == DELIVER:
        take_from_deck(s, f.seat, V.a_of(option), True)
        field = V.b_of(option)
        thread[-1] = f.holding((*f.data, V.a_of(option)))
        mark_city(s, field, f.seat, s.level[field] + 1)
    elif f.b == BUY:
        field = V.a_of(option)
        levels = V.b_of(option)
        mark_city(s, field, f.seat, s.level[field] - levels)
        if levels == 2 or f.data:
            thread[-1] = Frame(V.F_CHOOSE_GREAT, f.seat, b=0)
        else:
            thread[-1] = f.holding((field,))
    else:
        card = V.a_of(option)
        take_from_deck(s, f.seat, card, False)
        thread[-1] = Frame(V.F_RETURN_GREAT, f.seat, a=card)
        thread.append(Frame(V.F_CHOOSE_GREAT, f.seat, b=0))


def take_from_deck(s: Position, seat: int, card: int, to_rest: bool) -> None:
    """Search the deck for a Great Artefact; afterwards the Nation is shuffled (R-78)."""
    for pile in (s.hand, s.refuge, s.ambush, s.table, s.nation):
        for held in pile[seat]:
            if L.plain(held) == card:
                pile[seat] = without(pile[seat], held)
                s.nation[seat] = s.shuffled(L.S_NATION + seat, s.nation[seat])
                s.say(E.E_SEARCHED, (seat,))
                if to_rest:
                    give_back(s, card)
                return


def give_back(s: Position, card: int) -> None:
    """A Great Artefact is shuffled into the rest stack, a Fate card into its own."""
    if card >= L.FATES:
        s.fates = s.shuffled(L.S_FATE, (*s.fates, card))
    else:
        s.great_rest = s.shuffled(L.S_FATE, (*s.great_rest, card))


def run_return_great(s: Position, f: Frame) -> bool:
    """After the swap the old Great Artefact goes into the rest stack (B-BRIDGE-14)."""
    s.threads[f.seat].pop()
    give_back(s, f.a)
    return True
