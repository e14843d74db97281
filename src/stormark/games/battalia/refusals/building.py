"""Hiring, buying, roads, cities, upgrades, royal cities, trading posts (B-HIRE to B-UPGRADE)."""

from __future__ import annotations

from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.grid import sites
from stormark.games.battalia.lines import is_crossing
from stormark.games.battalia.purse import held_by
from stormark.games.battalia.queries import count_level, opponents
from stormark.games.battalia.refusals.cards import fought, lacks_supply, no, of_rank
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn import building
from stormark.kernel.refusal import Refusal


def begin(s: Position, seat: int, option: int) -> Refusal | None:
    verb, a, b, _ = V.unpack(option)
    if verb == V.V_HIRE:
        return hire(s, seat, a)
    if verb == V.V_BUY:
        return buy(s, seat, a)
    if verb == V.V_ROAD:
        return road(s, seat, a)
    if verb == V.V_CITY:
        return city(s, seat, a, b)
    if verb == V.V_UPGRADE:
        return upgrade(s, seat, a, b)
    if verb == V.V_RESIDENCE:
        return residence(s, seat, a)
    if verb == V.V_CAPITAL:
        return capital(s, seat, a)
    if verb == V.V_POST:
        return post(s, seat, a)
    return None


def price(s: Position, seat: int, rank: int, supply: int, rule: str) -> Refusal:
    """A unit of a rank or higher, and Supply."""
    purse = held_by(s, seat)
    if not purse.reaches(rank):
        return of_rank(rank, rule, 1, 0)
    return lacks_supply(purse, supply, rule) or no("B-LINE-07", "incomplete")


def hire(s: Position, seat: int, rank: int) -> Refusal:
    if rank == 0:
        return no("B-HIRE-01", "rank")
    if not s.stock[L.UNIT_STACKS + rank - 1]:
        return no("B-HIRE-08", "empty-stack")
    tables = s.rules.tables
    return price(s, seat, tables.hire_rank[rank - 1], tables.hire_supply[rank - 1], "B-HIRE-02")


def buy(s: Position, seat: int, artefact: int) -> Refusal:
    if not s.stock[L.ARTEFACT_STACKS + artefact]:
        return no("B-BUY-06", "empty-stack")
    tables = s.rules.tables
    return price(s, seat, tables.buy_rank[artefact], tables.buy_supply[artefact], "B-BUY-02")


# --- the map


def no_card(s: Position, seat: int, shape: int, is_city: bool) -> Refusal | None:
    """The stack is empty, or its card fits nowhere (B-PLACE-11)."""
    if not s.stock[(L.CITY_STACKS if is_city else L.ROAD_STACKS) + shape]:
        return no("B-PLACE-11", "empty-stack")
    if not sites(s, seat, shape, is_city):
        return no("B-PLACE-11", "no-site")
    return None


def road(s: Position, seat: int, shape: int) -> Refusal:
    if shape == L.DEAD_END:
        return no("B-ROAD-01", "no-dead-end")
    refusal = no_card(s, seat, shape, False)
    if refusal is not None:
        return refusal
    purse = held_by(s, seat)
    crossing = is_crossing(shape)
    rule = "B-ROAD-03" if crossing else "B-ROAD-02"
    if not purse.tools and purse.of_rank(1) < 2:
        return of_rank(1, rule, 2, purse.of_rank(1))
    supply = s.rules.tables.crossing_supply if crossing else 0
    return lacks_supply(purse, supply, rule) or no("B-LINE-07", "incomplete")


def city(s: Position, seat: int, shape: int, rank: int) -> Refusal:
    if rank == 0:
        return no("B-CITY-01", "rank")
    refusal = no_card(s, seat, shape, True)
    return refusal or of_rank(rank, "B-CITY-01", 3, held_by(s, seat).of_rank(rank))


# --- levels


def own_city(s: Position, seat: int, field: int, rule: str) -> Refusal | None:
    """Only own cities are raised, no centres or buildings (B-TEAM-19, R-76)."""
    owner = s.owner[field]
    if owner >= 0 and owner != seat and not opponents(s, seat, owner):
        return no("B-TEAM-19", "not-own-city")
    if owner != seat:
        return no(rule, "not-own-city")
    if s.place[field] != L.CITY:
        return no("B-RULING-76", "valley-level")
    return fought(s, seat, field)


def upgrade(s: Position, seat: int, field: int, rank: int) -> Refusal:
    refusal = own_city(s, seat, field, "B-UPGRADE-01")
    if refusal is not None:
        return refusal
    level = s.level[field]
    if level >= s.rules.tables.end_level:
        return no("B-UPGRADE-07" if s.rules.stormgates else "B-UPGRADE-04", "top-level")
    if rank <= 1:
        return no("B-UPGRADE-02", "rank-too-low", level=level)
    if rank <= level:
        return no("B-UPGRADE-01", "rank-too-low", level=level)
    return of_rank(rank, "B-UPGRADE-01", 2, held_by(s, seat).of_rank(rank))


def royal_city(s: Position, seat: int, field: int, level: int, rule: str) -> Refusal | None:
    if not s.rules.stormgates:
        return no("B-UPGRADE-04", "top-level")
    refusal = own_city(s, seat, field, rule)
    if refusal is None and s.level[field] != level:
        return no(rule, "other-level", level=level)
    return refusal


def residence(s: Position, seat: int, field: int) -> Refusal:
    refusal = royal_city(s, seat, field, 4, "B-KINGS-21")
    if refusal is not None:
        return refusal
    if count_level(s, seat, 5) >= s.rules.tables.max_residences:
        return no("B-KINGS-22", "residences")
    return of_rank(5, "B-KINGS-21", 1, 0)


def capital(s: Position, seat: int, field: int) -> Refusal:
    refusal = royal_city(s, seat, field, 5, "B-KINGS-23")
    if refusal is not None:
        return refusal
    if count_level(s, seat, 6) >= s.rules.tables.max_capitals:
        return no("B-KINGS-24", "capitals")
    return of_rank(6, "B-KINGS-23", 1, 0)


# --- trading posts


def post(s: Position, seat: int, field: int) -> Refusal:
    if len(s.posts[seat]) >= s.rules.tables.posts_per_player:
        return no("B-TRADE-01", "posts")
    if s.place[field] not in (L.ROAD, L.CROSSING):
        return no("B-TRADE-02", "no-road")
    refusal = fought(s, seat, field)
    if refusal is not None:
        return refusal
    if field not in building.post_fields(s, seat):
        return no("B-TRADE-04", "not-connected")
    return of_rank(1, "B-TRADE-03", 2, held_by(s, seat).of_rank(1))
