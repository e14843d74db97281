"""Setup (B-CSETUP, B-SETUP, B-DRAFT): stock, board, players, and the choices before day 1."""

from __future__ import annotations

from stormark.games.battalia import events as E
from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms import draw, mark_city, put_hero, put_terrain, without
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.procedures import Frame
from stormark.games.battalia.state import Position

ALL_EXITS = 15


def prepare(s: Position) -> None:
    """Everything up to the first choice."""
    fill_stock(s)
    lay_board(s)
    deal_greats(s)
    seat_players(s)
    if not s.rules.draft:
        deal_starting_cards(s)
    s.stack.append(Frame(V.F_FACTIONS, s.order[0]))


# --- the stock (B-CSETUP-03, -04)


def fill_stock(s: Position) -> None:
    tables = s.rules.tables
    stacks: list[list[int]] = [[] for _ in range(len(s.stock))]
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
        s.stock[number] = s.shuffled(L.S_STOCK, tuple(cards))
    s.supply = tables.supply_per_set * len(s.rules.sets)
    if s.rules.stormgates:
        s.stardust = tables.stardust
        s.chests = tables.chests
        s.storm = s.shuffled(L.S_STORM, tuple(range(12)))
        s.fates = s.shuffled(L.S_FATE, (L.FATES, L.FATES + 1, L.FATES + 2))


def add_universal_units(s: Position) -> None:
    """Unbound and Fanatics join the stacks after the starting cards (B-CSETUP-23, B-FAN-02)."""
    for rank in range(1, 5):
        extra: Cards = ()
        if s.rules.unbound:
            extra += (L.UNBOUND + rank - 1,) * s.rules.tables.unbound_per_rank[rank - 1]
        if s.rules.fanatics:
            extra += (L.FANATICS + rank - 1,) * s.rules.tables.fanatics_per_rank[rank - 1]
        if extra:
            stack = L.UNIT_STACKS + rank - 1
            s.stock[stack] = s.shuffled(L.S_STOCK, s.stock[stack] + extra)


# --- the board


def lay_board(s: Position) -> None:
    board = s.rules.board
    for field in board.missing:
        s.place[field] = L.MISSING
    for group, neutral in ((board.starting, False), (board.neutral, True)):
        terrains = s.shuffled(L.S_SETUP, tuple(s.rules.sets))[: len(group)]
        for field, terrain in zip(group, terrains, strict=True):
            lay_city(s, field, terrain)
            if neutral:
                s.level[field] = neutral_level(s)
    if s.rules.valleys():
        lay_valleys(s)
    for field in board.ruins:
        put_terrain(s, L.RUIN, L.X_SHAPE, L.NEUTRAL, field, ALL_EXITS)


def neutral_level(s: Position) -> int:
    tables = s.rules.tables
    return tables.neutral_city_hero_mode if s.rules.hero_mode else tables.neutral_city


def lay_city(s: Position, field: int, terrain: int) -> None:
    """Cities of the setup are crossings of their terrain, taken from the stack."""
    stack = L.CITY_STACKS + L.X_SHAPE
    s.stock[stack] = without(s.stock[stack], terrain)
    put_terrain(s, L.CITY, L.X_SHAPE, terrain, field, ALL_EXITS)


def lay_valleys(s: Position) -> None:
    """Centres and connection face up, crossings and buildings face down (B-VALLEY-05 to -10)."""
    board = s.rules.board
    hidden: list[int] = []
    for valley, centre in enumerate(board.centres):
        row, column = divmod(centre, board.columns)
        put_terrain(s, L.CENTRE, L.X_SHAPE, L.NEUTRAL, centre, ALL_EXITS)
        s.level[centre] = s.rules.tables.centre_neutral
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
    s.hidden = tuple(hidden)
    put_terrain(s, L.CONNECTION, L.X_SHAPE, L.NEUTRAL, board.connection, ALL_EXITS)


def place_gates(s: Position) -> None:
    """The gates of the players' factions on random gate fields (B-SETUP-14, -15)."""
    gates = s.shuffled(L.S_SETUP, tuple(s.faction))
    for field, terrain in zip(s.rules.board.gates, gates, strict=True):
        put_terrain(s, L.GATE, L.X_SHAPE, terrain, field, ALL_EXITS)
    s.royals = tuple(L.QUEENS + faction for faction in s.faction) + tuple(
        L.KINGS + faction for faction in s.faction
    )
    if s.rules.kings_bridge:
        under = 1 if s.seats == 6 else 2
        for faction in s.faction:
            s.under_gate[faction] = s.great_rest[:under]
            s.great_rest = s.great_rest[under:]


def deal_greats(s: Position) -> None:
    """Face-up Great Artefacts; stormgates: the others form the rest stack (B-SETUP-05, -06)."""
    known = L.GREATS if s.rules.stormgates else L.ARROW
    greats = s.shuffled(L.S_SETUP, tuple(L.GREAT + number for number in range(known)))
    count = s.seats if s.rules.stormgates else s.seats + 1
    s.great_up = greats[:count]
    if s.rules.stormgates:
        s.great_rest = greats[count:]


# --- players


def seat_players(s: Position) -> None:
    """A random starting player (B-CSETUP-16)."""
    seat_from(s, s.random(L.S_SETUP, s.seats))


def seat_from(s: Position, first: int) -> None:
    """Order of play and teams.

    Seats are places at the table: who belongs together does not depend on who starts.  The team of
    the starting player begins, the others follow clockwise (B-RULING-104, B-TEAM-08, B-TEAM-22).
    """
    s.order = tuple((first + number) % s.seats for number in range(s.seats))
    group_of = groups_by_place(s)
    groups: list[int] = []
    for seat in s.order:
        if group_of[seat] not in groups:
            groups.append(group_of[seat])
    s.teams = tuple(tuple(seat for seat in s.order if group_of[seat] == group) for group in groups)
    s.team_of = tuple(groups.index(group) for group in group_of)


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
                stack = s.stock[L.UNIT_STACKS + rank - 1]
                s.refuge[seat] += (stack[-1],)
                s.stock[L.UNIT_STACKS + rank - 1] = stack[:-1]


def finish_setup(s: Position) -> None:
    """Supply, universal units, the first hands, the first day."""
    add_universal_units(s)
    for seat in range(s.seats):
        s.supply -= s.rules.tables.start_supply
        cards = s.table[seat] + s.refuge[seat] + (L.SUPPLY,) * s.rules.tables.start_supply
        s.table[seat] = ()
        s.refuge[seat] = ()
        s.nation[seat] = s.shuffled(L.S_NATION + seat, cards)
        draw(s, seat, s.rules.tables.hand_size)
    s.stack[-1] = Frame(V.F_DAY, 0)


# --- choices before day 1


def faction_options(s: Position) -> list[int]:
    return [V.pack(V.V_FACTION, faction) for faction in s.rules.sets if faction not in s.faction]


def choose_faction(s: Position, f: Frame, option: int) -> None:
    s.faction[f.seat] = V.a_of(option)
    s.say(E.E_FACTION, (f.seat, V.a_of(option)))
    step = f.step + 1
    if step < s.seats:
        s.stack[-1] = Frame(V.F_FACTIONS, s.order[step], step)
        return
    if s.rules.stormgates:
        place_gates(s)
    s.stack[-1] = Frame(V.F_HOMES, s.order[-1])


def home_options(s: Position) -> list[int]:
    return [V.pack(V.V_HOME, field) for field in s.rules.board.starting if s.owner[field] < 0]


def choose_home(s: Position, f: Frame, option: int) -> None:
    """Starting cities in reverse order; the first hero stands in it (B-CSETUP-19, -21)."""
    field = V.a_of(option)
    s.say(E.E_STARTING_CITY, (f.seat, field))
    mark_city(s, field, f.seat, 1)
    put_hero(s, f.seat, 0, field)
    step = f.step + 1
    if step < s.seats:
        s.stack[-1] = Frame(V.F_HOMES, s.order[s.seats - 1 - step], step)
    elif s.rules.draft:
        start_draft_round(s, 0)
    else:
        finish_setup(s)


# --- the draft: three rounds of Tribesmen, one of Chiefs, one of Priests (B-DRAFT)


def start_draft_round(s: Position, number: int) -> None:
    """`a` is the round, `step` how many have chosen, `data` the cards on offer."""
    rank = 1 if number < 3 else number - 1
    stack = s.stock[L.UNIT_STACKS + rank - 1]
    offer = stack[-s.seats :]
    s.stock[L.UNIT_STACKS + rank - 1] = stack[: -s.seats]
    s.stack[-1] = Frame(V.F_DRAFT, drafter(s, number, 0), 0, number, data=offer)


def drafter(s: Position, number: int, step: int) -> int:
    """Odd rounds go backwards (B-EX-20)."""
    return s.order[step] if number % 2 == 0 else s.order[s.seats - 1 - step]


def draft_options(f: Frame) -> list[int]:
    return [V.pack(V.V_DRAFT, card) for card in sorted(set(f.data))]


def choose_draft(s: Position, f: Frame, option: int) -> None:
    """What is on offer and what was taken lies open before all (B-RULING-118)."""
    card = V.a_of(option)
    s.table[f.seat] += (card,)
    s.say(E.E_DRAFT, (f.seat, card))
    offer = without(f.data, card)
    if offer:
        step = f.step + 1
        s.stack[-1] = Frame(V.F_DRAFT, drafter(s, f.a, step), step, f.a, data=offer)
    elif f.a < 4:
        start_draft_round(s, f.a + 1)
    else:
        finish_setup(s)
