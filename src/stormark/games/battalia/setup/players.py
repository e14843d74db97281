"""Players (B-CSETUP-16 to -24, B-TEAM-02 to -08): seats, teams, and the choices before day 1."""

from __future__ import annotations

from typing import ClassVar, final

from stormark.games.battalia import events as E
from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms import mark_city, put_hero
from stormark.games.battalia.atoms_flow import go_on
from stormark.games.battalia.atoms_setup import (
    deal_unit,
    seat_players,
    shuffle_deck,
    take_faction,
)
from stormark.games.battalia.procedure import SEAT, Procedure, register
from stormark.games.battalia.procedure_fields import Declared, Number
from stormark.games.battalia.setup import board, draft, stock
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn import days
from stormark.kernel.compiling import i64
from stormark.kernel.refusal import Refusal


def seat_from(s: Position, first: i64) -> None:
    """Order of play and teams.

    Seats are places at the table: who belongs together does not depend on who starts.  The team of
    the starting player begins, the others follow clockwise (B-RULING-104, B-TEAM-08, B-TEAM-22).
    """
    order = tuple((first + number) % s.seats for number in range(s.seats))
    group_of = groups_by_place(s)
    groups: list[int] = []
    for seat in order:
        if group_of[seat] not in groups:
            groups.append(group_of[seat])
    teams = tuple(tuple(seat for seat in order if group_of[seat] == group) for group in groups)
    seat_players(s, order, teams, tuple(groups.index(group) for group in group_of))


def groups_by_place(s: Position) -> list[int]:
    """By seat: which of the groups round the table it belongs to (B-TEAM-02 to -04, B-TEAM-25)."""
    if not s.rules.team_mode:
        return list(range(s.seats))
    groups = 3 if s.seats == 6 and not s.rules.two_trios else 2
    return [seat % groups for seat in range(s.seats)]


def deal_starting_cards(s: Position) -> None:
    """Without the draft the starting units are dealt (B-CSETUP-17)."""
    for seat in s.order:
        for rank in range(1, 5):
            for _ in range(s.rules.tables.start_units[rank - 1]):
                deal_unit(s, seat, L.UNIT_STACKS + rank - 1)


def finish_setup(s: Position, thread: i64) -> None:
    """Universal units, the first hands, the first day (B-CSETUP-23 to -25)."""
    stock.add_universal_units(s)
    for seat in range(s.seats):
        shuffle_deck(s, seat)
    go_on(s, thread, days.Day(0))


# --- choices before day 1


@final
class ChooseFaction(Procedure):
    """Each in play order chooses a faction nobody has chosen (B-CSETUP-18, B-SETUP-23)."""

    __slots__ = ("chosen",)

    word: ClassVar[str] = "factions"
    asks: ClassVar[tuple[str, ...]] = ("choose-faction",)
    fields: ClassVar[tuple[Declared, ...]] = (SEAT, Number("chosen"))

    def __init__(self, seat: i64, chosen: i64 = 0) -> None:
        self.seat = seat
        self.chosen = chosen  # how many have chosen

    def options(self, s: Position) -> list[int]:
        return [
            V.pack(V.V_FACTION, faction) for faction in s.rules.sets if faction not in s.faction
        ]

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        take_faction(s, self.seat, V.a_of(option))
        chosen = self.chosen + 1
        if chosen < s.seats:
            go_on(s, thread, ChooseFaction(s.order[chosen], chosen))
            return
        if s.rules.stormgates:
            board.place_gates(s)
        go_on(s, thread, ChooseHome(s.order[-1]))

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        right = V.verb_of(option) == V.V_FACTION
        return Refusal("B-CSETUP-18", "refused-faction" if right else "refused-setup")

    def order_rule(self) -> str:
        return "B-CSETUP-18"


register(ChooseFaction)


@final
class ChooseHome(Procedure):
    """In reverse order each chooses a starting city; his first hero stands in it (B-CSETUP-19)."""

    __slots__ = ("chosen",)

    word: ClassVar[str] = "homes"
    asks: ClassVar[tuple[str, ...]] = ("choose-home",)
    fields: ClassVar[tuple[Declared, ...]] = (SEAT, Number("chosen"))

    def __init__(self, seat: i64, chosen: i64 = 0) -> None:
        self.seat = seat
        self.chosen = chosen

    def options(self, s: Position) -> list[int]:
        return [V.pack(V.V_HOME, field) for field in s.rules.board.starting if s.owner[field] < 0]

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        field = V.a_of(option)
        s.say(E.E_STARTING_CITY, (self.seat, field))
        mark_city(s, field, self.seat, 1)
        put_hero(s, self.seat, 0, field)  # B-CSETUP-21
        chosen = self.chosen + 1
        if chosen < s.seats:
            go_on(s, thread, ChooseHome(s.order[s.seats - 1 - chosen], chosen))
        elif s.rules.draft:
            draft.start_round(s, thread, 0)
        else:
            finish_setup(s, thread)

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        right = V.verb_of(option) == V.V_HOME
        return Refusal("B-CSETUP-19", "refused-home" if right else "refused-setup")

    def order_rule(self) -> str:
        return "B-CSETUP-19"


register(ChooseHome)
