"""What a completed line brings about, branch by branch (B-LINE-13)."""

from __future__ import annotations

from stormark.games.battalia import events as E
from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms import (
    artefact_choice,
    check_map,
    gain,
    lay,
    mark_city,
    take_from_stack,
    take_unit,
)
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.procedures import Frame
from stormark.games.battalia.state import Position


def run_execute(s: Position, f: Frame) -> bool:
    """Carry out the next branch; `step` counts them."""
    line = s.line[f.seat]
    thread = s.threads[f.seat]
    if line is None or f.step >= len(line.actions):
        thread.pop()
        s.line[f.seat] = None
        return True
    thread[-1] = f.at(f.step + 1)
    carry_out(s, f.seat, line.actions[f.step])
    return True


def foreseen(s: Position, seat: int, branches: tuple[Cards, ...]) -> Position:
    """What the next branch of a line will find: the earlier ones come before it (B-LINE-13)."""
    if not branches:
        return s
    later = s.copy()
    assert isinstance(later, Position)
    for branch in branches:
        if not later.shares:
            carry_out(later, seat, branch)
    return later


def carry_out(s: Position, seat: int, action: Cards) -> None:
    verb = action[0]
    a = action[1]
    if verb == V.V_HIRE:
        take_unit(s, seat, a, False)
    elif verb == V.V_BUY:
        take_artefact(s, seat, a, False)
    elif verb == V.V_ROAD:
        build(s, seat, False, a, action[2], action[3])
    elif verb == V.V_CITY:
        if build(s, seat, True, a, action[3], action[4]):
            mark_city(s, action[3], seat, action[2])
    elif verb in (V.V_UPGRADE, V.V_RESIDENCE, V.V_CAPITAL):
        mark_city(s, a, seat, s.level[a] + 1)
    elif verb == V.V_POST:
        s.posts[seat] += (a,)
        s.say(E.E_POST, (seat, a))
    elif verb == V.V_DISCOVER:
        discover(s, seat, a)
    elif verb == V.V_POTION:
        s.potion_owner[a] = seat
        s.say(E.E_POTION_BOUGHT, (seat, a))


def build(s: Position, seat: int, city: bool, shape: int, field: int, rotation: int) -> bool:
    """Lay a card; whether the game goes on.  Its site was chosen on the map it comes to."""
    lay(s, seat, city, shape, field, rotation)
    check_map(s)
    return not s.shares


def take_artefact(s: Position, seat: int, artefact: int, to_hand: bool) -> None:
    """Take an artefact: the top card, or a colour of the player's choice on a match."""
    choice = artefact_choice(s, artefact)
    if len(choice) > 1:
        s.threads[seat].append(Frame(V.F_TAKE, seat, a=artefact, b=1 if to_hand else 0))
    elif choice:
        take_chosen(s, seat, choice[0], to_hand)


def take_options(s: Position, f: Frame) -> list[int]:
    return [V.pack(V.V_TAKE, card) for card in artefact_choice(s, f.a)]


def choose_take(s: Position, f: Frame, option: int) -> None:
    s.threads[f.seat].pop()
    take_chosen(s, f.seat, V.a_of(option), f.b == 1)


def take_chosen(s: Position, seat: int, card: int, to_hand: bool) -> None:
    take_from_stack(s, L.ARTEFACT_STACKS + s.rules.tables.artefact[card], card)
    gain(s, seat, card, to_hand)


def discover(s: Position, seat: int, field: int) -> None:
    """Turn a valley card face up; its discoverer controls a building (B-VALLEY-17, -18)."""
    for index in range(0, len(s.hidden), 2):
        if s.hidden[index] == field:
            building = s.hidden[index + 1]
            s.hidden = s.hidden[:index] + s.hidden[index + 2 :]
            s.map_changed()
            s.say(E.E_DISCOVERED, (seat, field, building))
            if s.place[field] == L.BUILDING:
                s.shape[field] = building
                mark_city(s, field, seat, s.rules.tables.building_level)
            return
