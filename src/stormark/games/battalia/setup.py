"""Setup (B-CSETUP, B-SETUP): stock, board, players, and the choices before day 1."""

from __future__ import annotations

from typing import ClassVar, Final, final

from stormark.games.battalia import draft
from stormark.games.battalia import events as E
from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms import mark_city, put_hero, put_terrain
from stormark.games.battalia.atoms_flow import begin, go_on
from stormark.games.battalia.atoms_setup import (
    deal_greats,
    deal_unit,
    fill_expansion,
    fill_stack,
    fill_supply,
    hide_under_gate,
    lay_face_down,
    lay_out_royals,
    leave_out,
    put_level,
    seat_players,
    shuffle_deck,
    take_faction,
    take_terrain,
)
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.procedure import SEAT, TABLE, Procedure, register
from stormark.games.battalia.procedure_fields import Declared, Number
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn import days
from stormark.kernel.refusal import Refusal

ALL_EXITS: Final = 15
STORM_EFFECTS: Final = 12


def prepare(s: Position) -> None:
    """Everything up to the first choice."""
    fill_stock(s)
    lay_board(s)
    known = L.GREATS if s.rules.stormgates else L.ARROW
    face_up = s.seats if s.rules.stormgates else s.seats + 1
    deal_greats(s, known, face_up, s.rules.stormgates)  # B-CSETUP-07, B-SETUP-05, -06
    seat_from(s, s.random(L.S_SETUP, s.seats))  # a random starting player (B-CSETUP-16)
    if not s.rules.draft:
        deal_starting_cards(s)
    begin(s, TABLE, ChooseFaction(s.order[0]))


# --- the stock (B-CSETUP-03, -04)


def fill_stock(s: Position) -> None:
    tables = s.rules.tables
    stacks: list[list[int]] = [[] for _ in range(L.STACKS)]
    for faction in s.rules.sets:
        for rank in range(1, 5):
            card = L.UNITS + rank - 1 + 4 * faction
            stacks[L.UNIT_STACKS + rank - 1] += [card] * tables.units_per_set[rank - 1]
        for artefact in range(L.TYPES):
            card = L.ARTEFACTS + artefact + L.TYPES * faction
            stacks[L.ARTEFACT_STACKS + artefact] += [card] * tables.artefacts_per_set[artefact]
        for shape in range(L.SHAPES):
            stacks[L.CITY_STACKS + shape] += [faction] * tables.cities_per_set[shape]
            if shape:
                stacks[L.ROAD_STACKS + shape] += [faction] * tables.roads_per_set[shape]
    for number, cards in enumerate(stacks):
        fill_stack(s, number, tuple(cards))
    fill_supply(s, tables.supply_per_set * len(s.rules.sets))
    if s.rules.stormgates:
        fates = (L.FATES, L.FATES + 1, L.FATES + 2)
        fill_expansion(s, tables.stardust, tables.chests, STORM_EFFECTS, fates)


def add_universal_units(s: Position) -> None:
    """Unbound and Fanatics join the stacks after the starting cards (B-CSETUP-23, B-FAN-02)."""
    for rank in range(1, 5):
        extra: Cards = ()
        if s.rules.unbound:
            extra += (L.UNBOUND + rank - 1,) * s.rules.tables.unbound_per_rank[rank - 1]
        if s.rules.fanatics:
            extra += (L.FANATICS + rank - 1,) * s.rules.tables.fanatics_per_rank[rank - 1]
        if extra:
            fill_stack(s, L.UNIT_STACKS + rank - 1, extra)


# --- the board


def lay_board(s: Position) -> None:
    board = s.rules.board
    for field in board.missing:
        leave_out(s, field)
    for group, neutral in ((board.starting, False), (board.neutral, True)):
        terrains = s.shuffled(L.S_SETUP, tuple(s.rules.sets))[: len(group)]
        for field, terrain in zip(group, terrains, strict=True):
            lay_city(s, field, terrain)
            if neutral:
                put_level(s, field, neutral_level(s))
    if s.rules.valleys():
        lay_valleys(s)
    for field in board.ruins:
        put_terrain(s, L.RUIN, L.X_SHAPE, L.NEUTRAL, field, ALL_EXITS)


def neutral_level(s: Position) -> int:
    tables = s.rules.tables
    return tables.neutral_city_hero_mode if s.rules.hero_mode else tables.neutral_city


def lay_city(s: Position, field: int, terrain: int) -> None:
    """Cities of the setup are crossings of their terrain, taken from the stack."""
    take_terrain(s, L.CITY_STACKS + L.X_SHAPE, terrain)
    put_terrain(s, L.CITY, L.X_SHAPE, terrain, field, ALL_EXITS)


def lay_valleys(s: Position) -> None:
    """Centres and connection face up, crossings and buildings face down (B-VALLEY-05 to -10)."""
    board = s.rules.board
    hidden: list[int] = []
    for valley, centre in enumerate(board.centres):
        row, column = divmod(centre, board.columns)
        put_terrain(s, L.CENTRE, L.X_SHAPE, L.NEUTRAL, centre, ALL_EXITS)
        put_level(s, centre, s.rules.tables.centre_neutral)
        for down, right in ((-1, 0), (0, -1), (0, 1), (1, 0)):
            field = board.at(row + down, column + right)
            put_terrain(s, L.CROSSING, L.X_SHAPE, L.NEUTRAL, field, ALL_EXITS)
            hidden += (field, -1)
        buildings = s.shuffled(L.S_SETUP, tuple(s.rules.tables.valley_buildings[valley]))
        corners = (
            (-1, -1, L.EAST | L.SOUTH),
            (-1, 1, L.WEST | L.SOUTH),
            (1, -1, L.EAST | L.NORTH),
            (1, 1, L.WEST | L.NORTH),
        )
        for (down, right, exits), building in zip(corners, buildings, strict=True):
            field = board.at(row + down, column + right)
            put_terrain(s, L.BUILDING, 0, L.NEUTRAL, field, exits)
            hidden += (field, building)
    lay_face_down(s, tuple(hidden))
    put_terrain(s, L.CONNECTION, L.X_SHAPE, L.NEUTRAL, board.connection, ALL_EXITS)


def place_gates(s: Position) -> None:
    """The gates of the players' factions on random gate fields (B-SETUP-14, -15)."""
    gates = s.shuffled(L.S_SETUP, tuple(s.faction))
    for field, terrain in zip(s.rules.board.gates, gates, strict=True):
        put_terrain(s, L.GATE, L.X_SHAPE, terrain, field, ALL_EXITS)
    lay_out_royals(s)
    if s.rules.kings_bridge:
        for faction in s.faction:
            hide_under_gate(s, faction, 1 if s.seats == 6 else 2)


# --- players


def seat_from(s: Position, first: int) -> None:
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


def finish_setup(s: Position, thread: int) -> None:
    """Universal units, the first hands, the first day (B-CSETUP-23 to -25)."""
    add_universal_units(s)
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

    def __init__(self, seat: int, chosen: int = 0) -> None:
        self.seat = seat
        self.chosen = chosen  # how many have chosen

    def options(self, s: Position) -> list[int]:
        return [
            V.pack(V.V_FACTION, faction) for faction in s.rules.sets if faction not in s.faction
        ]

    def choose(self, s: Position, option: int, thread: int) -> None:
        take_faction(s, self.seat, V.a_of(option))
        chosen = self.chosen + 1
        if chosen < s.seats:
            go_on(s, thread, ChooseFaction(s.order[chosen], chosen))
            return
        if s.rules.stormgates:
            place_gates(s)
        go_on(s, thread, ChooseHome(s.order[-1]))

    def why_not(self, s: Position, seat: int, option: int) -> Refusal:
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

    def __init__(self, seat: int, chosen: int = 0) -> None:
        self.seat = seat
        self.chosen = chosen

    def options(self, s: Position) -> list[int]:
        return [V.pack(V.V_HOME, field) for field in s.rules.board.starting if s.owner[field] < 0]

    def choose(self, s: Position, option: int, thread: int) -> None:
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

    def why_not(self, s: Position, seat: int, option: int) -> Refusal:
        right = V.verb_of(option) == V.V_HOME
        return Refusal("B-CSETUP-19", "refused-home" if right else "refused-setup")

    def order_rule(self) -> str:
        return "B-CSETUP-19"


register(ChooseHome)
