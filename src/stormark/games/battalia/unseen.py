"""Terrain, storm effects and buildings that are out of sight: all there are less the open ones."""

from __future__ import annotations

from stormark.games.battalia import layout as L
from stormark.games.battalia.state import Position
from stormark.kernel.compiling import i64

EFFECTS = 12


def unseen_terrain(s: Position, stack: i64) -> list[int]:
    """The cards of a city or road stack below its top card."""
    city = stack < L.ROAD_STACKS
    shape = stack - (L.CITY_STACKS if city else L.ROAD_STACKS)
    tables = s.rules.tables
    per_set = tables.cities_per_set if city else tables.roads_per_set
    left = [0] * L.FACTIONS
    for faction in s.rules.sets:
        left[faction] = per_set[shape]
    for field in range(s.rules.board.size):
        if s.place[field] == (L.CITY if city else L.ROAD) and s.shape[field] == shape:
            left[s.terrain[field]] -= 1
    for terrain in s.stock[stack]:
        if terrain >= 0:
            left[terrain] -= 1
    found: list[int] = []
    for terrain in range(L.FACTIONS):
        found += [terrain] * left[terrain]
    return found


def unseen_effects(s: Position) -> list[int]:
    """The storm effects that were neither carried out nor drawn just now."""
    if not s.storm:
        return []
    known = [*s.storm_discard]
    for thread in s.threads:
        for procedure in thread:
            known += procedure.drawn_effects()
    return [effect for effect in range(EFFECTS) if effect not in known]


def unseen_buildings(s: Position, valley: i64) -> list[int]:
    if not s.hidden:
        return []
    found = [
        s.shape[field]
        for field in range(s.rules.board.size)
        if s.place[field] == L.BUILDING and field not in s.hidden[::2]
    ]
    return [
        building for building in s.rules.tables.valley_buildings[valley] if building not in found
    ]
