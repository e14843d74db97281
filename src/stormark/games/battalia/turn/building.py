"""What a player may pay a line for (B-LINE, B-HIRE to B-UPGRADE); `laying.py` lays it."""

from __future__ import annotations

from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.grid import cities_of, is_laid, joined, site_map
from stormark.games.battalia.line import Branch, Line
from stormark.games.battalia.lines import can_start, is_crossing, need, new_line, take_copy
from stormark.games.battalia.piles import holds
from stormark.games.battalia.purse import Purse, can_complete, copy_serves, held_by
from stormark.games.battalia.queries import count_level, fought_over
from stormark.games.battalia.state import Position
from stormark.kernel.compiling import i64
from stormark.kernel.moves import Moves

# --- which lines are possible; `branching` is None for a new line, else the line to branch from


def new_line_options(s: Position, seat: i64, purse: Purse, options: Moves) -> None:
    """The lines a seat may begin; counts decide, a search only where Scrolls or Fanatics help."""
    tables = s.rules.tables
    supply = purse.supply
    special = purse.special()
    for rank in range(1, 5):
        if s.stock[L.UNIT_STACKS + rank - 1] and supply >= tables.hire_supply[rank - 1]:
            if purse.reaches(tables.hire_rank[rank - 1]) or (
                special and can_start(s, purse, V.V_HIRE, rank)
            ):
                options.append(V.pack(V.V_HIRE, rank))
    for artefact in range(L.TYPES):
        if s.stock[L.ARTEFACT_STACKS + artefact] and supply >= tables.buy_supply[artefact]:
            if purse.reaches(tables.buy_rank[artefact]) or (
                special and can_start(s, purse, V.V_BUY, artefact)
            ):
                options.append(V.pack(V.V_BUY, artefact))
    labour = purse.tools > 0 or purse.of_rank(1) > 1
    if labour or special:
        road_options(s, seat, purse, labour, options)
    if special or purse.has_several(3, 1):
        city_options(s, seat, purse, None, options)
    if special or purse.has_several(2, 2) or purse.reaches(L.QUEEN_RANK):
        upgrade_options(s, seat, purse, None, options)
    if s.rules.stormgates and (special or labour):
        site_work_options(s, seat, purse, None, options)


def road_options(s: Position, seat: i64, purse: Purse, labour: bool, options: Moves) -> None:
    """`labour`: there are Tools or two Tribesmen, so that only Supply can be missing."""
    tables = s.rules.tables
    found = site_map(s, seat)
    for shape in range(L.STRAIGHT, L.SHAPES):
        price = tables.crossing_supply if is_crossing(shape) else tables.road_supply
        if purse.supply >= price and s.stock[L.ROAD_STACKS + shape] and found.has_road(shape):
            if labour or can_start(s, purse, V.V_ROAD, shape):
                options.append(V.pack(V.V_ROAD, shape))


def building_options(s: Position, seat: i64, branching: Line, options: Moves) -> None:
    """The branches that may go on with the copies of a doubled unit."""
    purse = held_by(s, seat)
    for rank in range(1, 5):
        if s.stock[L.UNIT_STACKS + rank - 1]:
            if possible(s, purse, V.V_HIRE, rank, branching):
                options.append(V.pack(V.V_HIRE, rank))
    for artefact in range(L.TYPES):
        if s.stock[L.ARTEFACT_STACKS + artefact]:
            if possible(s, purse, V.V_BUY, artefact, branching):
                options.append(V.pack(V.V_BUY, artefact))
    for shape in L.ROAD_SHAPES:
        if s.stock[L.ROAD_STACKS + shape] and site_map(s, seat).has_road(shape):
            if possible(s, purse, V.V_ROAD, shape, branching):
                options.append(V.pack(V.V_ROAD, shape))
    city_options(s, seat, purse, branching, options)
    upgrade_options(s, seat, purse, branching, options)
    if s.rules.stormgates:
        site_work_options(s, seat, purse, branching, options)


def site_work_options(
    s: Position, seat: i64, purse: Purse, branching: Line | None, options: Moves
) -> None:
    """Trading posts and discoveries in the valleys."""
    tables = s.rules.tables
    if len(s.posts[seat]) < tables.posts_per_player:
        if possible(s, purse, V.V_POST, 0, branching):
            for field in post_fields(s, seat):
                options.append(V.pack(V.V_POST, field))
    if s.hidden:
        for field in discoverable(s, seat):
            if may_discover(s, purse, field, branching):
                options.append(V.pack(V.V_DISCOVER, field))


def possible(s: Position, purse: Purse, action: i64, number: i64, branching: Line | None) -> bool:
    """The number is what is hired, bought or laid, or the rank that pays."""
    if branching is None:
        return can_start(s, purse, action, number)
    return can_branch(s, purse, Branch(action, number, number), branching)


def may_discover(s: Position, purse: Purse, field: i64, branching: Line | None) -> bool:
    """What it costs depends on the card."""
    branch = Branch(V.V_DISCOVER, field=field)
    if branching is None:
        return can_complete(new_line(s, branch), purse)
    return can_branch(s, purse, branch, branching)


def can_branch(s: Position, purse: Purse, branch: Branch, branching: Line) -> bool:
    trial = branching.copy()
    need(s, trial, branch)
    if not trial.units or not copy_serves(trial):
        return False
    take_copy(trial)
    return can_complete(trial, purse)


def city_options(
    s: Position, seat: i64, purse: Purse, branching: Line | None, options: Moves
) -> None:
    ranks: i64 = 0  # a bit for each that could pay
    for rank in range(1, 5):
        if possible(s, purse, V.V_CITY, rank, branching):
            ranks |= 1 << rank
    if ranks:
        found = site_map(s, seat)
        for shape in range(L.SHAPES):
            if s.stock[L.CITY_STACKS + shape] and found.has_city(shape):
                for rank in range(1, 5):
                    if ranks >> rank & 1:
                        options.append(V.pack(V.V_CITY, shape, rank))


def upgrade_options(
    s: Position, seat: i64, purse: Purse, branching: Line | None, options: Moves
) -> None:
    """Two units of a rank above the level (B-UPGRADE-01); royal cards for levels 5 and 6."""
    ranks: i64 = 0  # a bit for each that could pay
    for rank in range(2, 5):
        if possible(s, purse, V.V_UPGRADE, rank, branching):
            ranks |= 1 << rank
    royal = branching is None and s.rules.stormgates and purse.reaches(L.QUEEN_RANK)
    if not ranks and not royal:
        return
    closed = fought_over(s, seat)
    for field in cities_of(s, seat):
        if s.place[field] != L.CITY or holds(closed, field):
            continue
        level = s.level[field]
        for rank in range(2, 5):
            if rank > level and ranks >> rank & 1:
                options.append(V.pack(V.V_UPGRADE, field, rank))
        if royal and level == 4 and may_reside(s, seat):
            if can_start(s, purse, V.V_RESIDENCE):
                options.append(V.pack(V.V_RESIDENCE, field))
        if royal and level == 5 and count_level(s, seat, 6) < s.rules.tables.max_capitals:
            if can_start(s, purse, V.V_CAPITAL):
                options.append(V.pack(V.V_CAPITAL, field))


def may_reside(s: Position, seat: i64) -> bool:
    return count_level(s, seat, 5) < s.rules.tables.max_residences


def post_fields(s: Position, seat: i64) -> list[int]:
    """Road cards connected to an own city (B-TRADE-02, B-TRADE-04, R-38)."""
    reached = site_map(s, seat).reached
    return [
        field
        for field in range(s.rules.board.size)
        if reached[field] and may_hold_post(s, seat, field)
    ]


def may_hold_post(s: Position, seat: i64, field: i64) -> bool:
    if s.place[field] != L.ROAD and s.place[field] != L.CROSSING:
        return False
    return site_map(s, seat).reached[field] != 0 and not holds(fought_over(s, seat), field)


def discoverable(s: Position, seat: i64) -> list[int]:
    """Undiscovered valley cards joined by road to a card with an own hero (B-VALLEY-13, -14)."""
    fields: list[int] = []
    for hero in range(2):
        start = s.heroes[2 * seat + hero]
        if start >= 0:
            for direction in range(L.DIRECTIONS):
                other = joined(s, start, direction)
                if other >= 0 and not is_laid(s, other) and other not in fields:
                    fields.append(other)
    return sorted(fields)
