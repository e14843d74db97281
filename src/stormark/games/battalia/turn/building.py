"""What a player may pay a line for, and the frame it is laid in (B-LINE, B-HIRE to B-UPGRADE).

Steps of the frame: choose a site, lay cards, perhaps begin a branch; then the windows and the
effects follow (`execute.py`).
"""

from __future__ import annotations

from typing import Final

from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.grid import is_laid, joined, site_map, sites
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.lines import (
    CROSSINGS,
    can_start,
    lay_card,
    lay_options,
    need,
    show_line,
    take_copy,
)
from stormark.games.battalia.procedures import Frame, Line
from stormark.games.battalia.purse import Purse, can_complete, copy_serves, held_by
from stormark.games.battalia.queries import cities_of, count_level, fought_over
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn.execute import foreseen
from stormark.games.battalia.turn.windows import LINE_WINDOW, open_window

SITE: Final = 0
LAY: Final = 1
BRANCH: Final = 2


# --- which lines are possible; `trial` is None for a new line, else the line to branch from


def new_line_options(s: Position, seat: int, purse: Purse, options: list[int]) -> None:
    """The lines a seat may begin; counts decide, a search only where Scrolls or Fanatics help."""
    tables = s.rules.tables
    supply = purse.supply
    special = purse.special
    for rank in range(1, 5):
        if s.stock[L.UNIT_STACKS + rank - 1] and supply >= tables.hire_supply[rank - 1]:
            if purse.best >= tables.hire_rank[rank - 1] or (
                special and can_start(s, purse, V.V_HIRE, (rank,))
            ):
                options.append(V.pack(V.V_HIRE, rank))
    for artefact in range(L.TYPES):
        if s.stock[L.ARTEFACT_STACKS + artefact] and supply >= tables.buy_supply[artefact]:
            if purse.best >= tables.buy_rank[artefact] or (
                special and can_start(s, purse, V.V_BUY, (artefact,))
            ):
                options.append(V.pack(V.V_BUY, artefact))
    labour = purse.tools or purse.units[1] > 1
    for shape in L.ROAD_SHAPES:
        if s.stock[L.ROAD_STACKS + shape] and sites(s, seat, shape, False):
            price = tables.crossing_supply if shape in CROSSINGS else tables.road_supply
            if supply >= price and (
                labour or (special and can_start(s, purse, V.V_ROAD, (shape,)))
            ):
                options.append(V.pack(V.V_ROAD, shape))
    if special:
        city_options(s, seat, purse, None, options)
        upgrade_options(s, seat, purse, None, options)
    else:
        if max(purse.units[1:5]) > 2:
            city_options(s, seat, purse, None, options)
        if max(purse.units[2:5]) > 1 or purse.units[5] or purse.units[6]:
            upgrade_options(s, seat, purse, None, options)
    if s.rules.stormgates and (special or purse.units[1] > 1 or purse.tools):
        site_work_options(s, seat, purse, None, options)


def building_options(s: Position, seat: int, branch: Line, options: list[int]) -> None:
    """The branches that may go on with the copies of a doubled unit."""
    purse = held_by(s, seat)
    for rank in range(1, 5):
        if s.stock[L.UNIT_STACKS + rank - 1] and possible(s, purse, V.V_HIRE, (rank,), branch):
            options.append(V.pack(V.V_HIRE, rank))
    for artefact in range(L.TYPES):
        if s.stock[L.ARTEFACT_STACKS + artefact]:
            if possible(s, purse, V.V_BUY, (artefact,), branch):
                options.append(V.pack(V.V_BUY, artefact))
    for shape in L.ROAD_SHAPES:
        if s.stock[L.ROAD_STACKS + shape] and possible(s, purse, V.V_ROAD, (shape,), branch):
            if sites(s, seat, shape, False):
                options.append(V.pack(V.V_ROAD, shape))
    city_options(s, seat, purse, branch, options)
    upgrade_options(s, seat, purse, branch, options)
    if s.rules.stormgates:
        site_work_options(s, seat, purse, branch, options)


def site_work_options(
    s: Position, seat: int, purse: Purse, branch: Line | None, options: list[int]
) -> None:
    """Trading posts and discoveries in the valleys."""
    tables = s.rules.tables
    if len(s.posts[seat]) < tables.posts_per_player:
        if possible(s, purse, V.V_POST, (0,), branch):
            for field in post_fields(s, seat):
                options.append(V.pack(V.V_POST, field))
    if s.hidden:
        for field in discoverable(s, seat):
            if possible(s, purse, V.V_DISCOVER, (field,), branch):
                options.append(V.pack(V.V_DISCOVER, field))


def possible(s: Position, purse: Purse, action: int, params: Cards, branch: Line | None) -> bool:
    if branch is None:
        return can_start(s, purse, action, params)
    trial = branch.copy()
    need(s, trial, action, params)
    if not trial.units or not copy_serves(trial):
        return False
    take_copy(trial)
    return can_complete(trial, purse)


def city_options(
    s: Position, seat: int, purse: Purse, branch: Line | None, options: list[int]
) -> None:
    ranks = [rank for rank in range(1, 5) if possible(s, purse, V.V_CITY, (0, rank), branch)]
    if ranks:
        for shape in range(L.SHAPES):
            if s.stock[L.CITY_STACKS + shape] and sites(s, seat, shape, True):
                for rank in ranks:
                    options.append(V.pack(V.V_CITY, shape, rank))


def upgrade_options(
    s: Position, seat: int, purse: Purse, branch: Line | None, options: list[int]
) -> None:
    """Two units of a rank above the level (B-UPGRADE-01); royal cards for levels 5 and 6."""
    ranks = [rank for rank in range(2, 5) if possible(s, purse, V.V_UPGRADE, (0, rank), branch)]
    royal = branch is None and s.rules.stormgates
    closed = fought_over(s, seat)
    for field in cities_of(s, seat):
        if s.place[field] != L.CITY or field in closed:
            continue
        level = s.level[field]
        for rank in ranks:
            if rank > level:
                options.append(V.pack(V.V_UPGRADE, field, rank))
        if royal and level == 4 and may_reside(s, seat):
            if can_start(s, purse, V.V_RESIDENCE, (field,)):
                options.append(V.pack(V.V_RESIDENCE, field))
        if royal and level == 5 and count_level(s, seat, 6) < s.rules.tables.max_capitals:
            if can_start(s, purse, V.V_CAPITAL, (field,)):
                options.append(V.pack(V.V_CAPITAL, field))


def may_reside(s: Position, seat: int) -> bool:
    return count_level(s, seat, 5) < s.rules.tables.max_residences


def post_fields(s: Position, seat: int) -> list[int]:
    """Road cards connected to an own city (B-TRADE-02, B-TRADE-04, R-38)."""
    reached = site_map(s, seat).reached
    closed = fought_over(s, seat)
    return [
        field
        for field in range(s.rules.board.size)
        if reached[field] and s.place[field] in (L.ROAD, L.CROSSING) and field not in closed
    ]


def discoverable(s: Position, seat: int) -> list[int]:
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


# --- the frame of a line


def needs_site(line: Line) -> bool:
    """A road or city whose field is not chosen yet."""
    if line.action == V.V_ROAD:
        return len(line.params) == 1
    return line.action == V.V_CITY and len(line.params) == 2


def run_line(s: Position, f: Frame) -> bool:
    seat = f.seat
    line = s.line[seat]
    assert line is not None
    if needs_site(line):
        return False
    if line.units or line.supply:
        options = lay_options(s, seat, line)
        if len(options) == 1:
            lay_card(s, seat, options[0])
            return True
        s.open[seat] = options
        return False
    options = branch_options(s, seat, line)
    if options:
        s.open[seat] = options
        return False
    complete(s, seat, line)
    return True


def branch_options(s: Position, seat: int, line: Line) -> list[int]:
    """How a line may go on with the copies or the Tools that are left (B-LINE-12, B-ART-03)."""
    options: list[int] = []
    if not line.roads and not (line.copies and line.branches > 1):
        return options
    s = foreseen(s, seat, (*line.actions, (line.action, *line.params)))
    if s.shares:
        return options
    if line.copies and line.branches > 1:
        building_options(s, seat, line, options)
    if line.roads:
        purse = held_by(s, seat)
        for shape in L.ROAD_SHAPES:
            if s.stock[L.ROAD_STACKS + shape] and sites(s, seat, shape, False):
                trial = Line(V.V_ROAD, (shape,))
                need(s, trial, V.V_ROAD, (shape,))
                trial.units = 0
                if can_complete(trial, purse):
                    options.append(V.pack(V.V_ROAD, shape))
    if options:
        options.append(V.pack(V.V_FINISH))
    return options


def line_options(s: Position, f: Frame) -> list[int]:
    line = s.line[f.seat]
    assert line is not None
    if needs_site(line):
        city = line.action == V.V_CITY
        later = foreseen(s, f.seat, line.actions)
        return [
            V.pack(V.V_SITE, site >> 2, site & 3)
            for site in sites(later, f.seat, line.params[0], city)
        ]
    if line.units or line.supply:
        return lay_options(s, f.seat, line)
    return branch_options(s, f.seat, line)


def choose_line(s: Position, f: Frame, option: int) -> None:
    seat = f.seat
    line = s.line[seat]
    assert line is not None
    verb = V.verb_of(option)
    if verb == V.V_SITE:
        line.params += (V.a_of(option), V.b_of(option))
    elif verb == V.V_FINISH:
        complete(s, seat, line)
    elif verb in (V.V_LAY, V.V_DOUBLE, V.V_COPY):
        lay_card(s, seat, option)
    else:
        begin_branch(s, line, option)


def begin_branch(s: Position, line: Line, option: int) -> None:
    """The branch before is complete; the next one holds a copy of its own, or the same Tools."""
    line.actions += ((line.action, *line.params),)
    with_tools = line.roads > 0 and not line.copies
    need(s, line, V.verb_of(option), params_of(option))
    if with_tools:
        line.roads -= 1
        line.units = 0
        line.labour = False
    else:
        line.branches -= 1
        take_copy(line)


def params_of(option: int) -> Cards:
    """The parameters of an action as an option packs them."""
    if V.verb_of(option) in (V.V_CITY, V.V_UPGRADE):
        return V.a_of(option), V.b_of(option)
    return (V.a_of(option),)


def complete(s: Position, seat: int, line: Line) -> None:
    """The line is complete: its cards lie on the table, then the windows, then the effects."""
    line.actions += ((line.action, *line.params),)
    show_line(s, seat, line)
    thread = s.threads[seat]
    thread[-1] = Frame(V.F_EXECUTE, seat)
    open_window(s, seat, seat, LINE_WINDOW)
