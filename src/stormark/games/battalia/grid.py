"""The map: steps, road chains, fitting cards, sealed fields (B-PLACE, B-MOVE-01, B-CEND-02)."""

from __future__ import annotations

from typing import Final

from stormark.games.battalia import layout as L
from stormark.games.battalia.state import Position, SiteMap


def is_hidden(s: Position, field: int) -> bool:
    """Whether a valley card is still undiscovered (B-VALLEY-12)."""
    hidden = s.hidden
    for index in range(0, len(hidden), 2):
        if hidden[index] == field:
            return True
    return False


def is_laid(s: Position, field: int) -> bool:
    """Whether a card lies on a field that heroes may enter."""
    place = s.place[field]
    if place == L.EMPTY or place == L.MISSING:
        return False
    return not (s.hidden and is_hidden(s, field))


def joined(s: Position, field: int, direction: int) -> int:
    """The field a road leads to in a direction, exits facing each other, or -1 (B-MOVE-01)."""
    if not s.exits[field] >> direction & 1:
        return -1
    other = s.rules.board.neighbours[field][direction]
    if other < 0 or not s.exits[other] >> L.OPPOSITE[direction] & 1:
        return -1
    return other


def steps_from(s: Position, field: int) -> list[int]:
    """The fields a hero may step to."""
    result: list[int] = []
    for direction in range(L.DIRECTIONS):
        other = joined(s, field, direction)
        if other >= 0 and is_laid(s, other):
            result.append(other)
    return result


def is_city(s: Position, field: int) -> bool:
    """Cities and captured or neutral centres (R-56, R-76)."""
    return s.place[field] == L.CITY or s.place[field] == L.CENTRE


def carries_chain(s: Position, seat: int, field: int) -> bool:
    """Whether a road chain of a seat may run over a field (B-PLACE-04, R-76)."""
    place = s.place[field]
    if place in (L.ROAD, L.GATE, L.RUIN, L.CONNECTION):
        return True
    if place == L.CROSSING:
        return not is_hidden(s, field)
    return place in (L.CITY, L.CENTRE, L.BUILDING) and s.owner[field] == seat


def fits(s: Position, field: int, exits: int) -> bool:
    """Exit must meet exit and closed side closed side, wherever a card lies (B-PLACE-05)."""
    neighbours = s.rules.board.neighbours[field]
    for direction in range(L.DIRECTIONS):
        other = neighbours[direction]
        if other >= 0 and s.place[other] != L.EMPTY:
            if (exits >> direction & 1) != (s.exits[other] >> L.OPPOSITE[direction] & 1):
                return False
    return True


def may_hold_city(s: Position, field: int) -> bool:
    """No city lies next to a city (B-PLACE-07), nor at an outer side of a building."""
    for other in s.rules.board.neighbours[field]:
        if other >= 0 and s.place[other] == L.CITY:
            return False
    return field not in s.rules.board.no_city


def site_map(s: Position, seat: int) -> SiteMap:
    """Where a seat may lay cards, worked out once for all shapes until the map changes."""
    known = s.site_cache[seat]
    if known is not None:
        return known
    found = SiteMap([0] * s.rules.board.size)
    for field in sorted(follow_chain(s, seat, found.reached)):
        add_sites(s, field, found)
    s.site_cache[seat] = found
    return found


def follow_chain(s: Position, seat: int, reached: list[int]) -> list[int]:
    """Mark every card connected by road to an own city; the empty fields the chain leads to."""
    neighbours = s.rules.board.neighbours
    todo: list[int] = []
    for field in range(len(reached)):
        if s.owner[field] == seat and is_city(s, field):
            reached[field] = 1
            todo.append(field)
    edge: list[int] = []
    while todo:
        field = todo.pop()
        exits = s.exits[field]
        for direction in range(L.DIRECTIONS):
            other = neighbours[field][direction] if exits >> direction & 1 else -1
            if other < 0 or reached[other]:
                continue
            if s.place[other] == L.EMPTY:
                reached[other] = -1
                edge.append(other)
            elif s.exits[other] >> L.OPPOSITE[direction] & 1 and carries_chain(s, seat, other):
                reached[other] = 1
                todo.append(other)
    for field in edge:
        reached[field] = 0
    return edge


def add_sites(s: Position, field: int, found: SiteMap) -> None:
    """Exits must meet exits and closed sides closed sides (B-PLACE-03, B-PLACE-05)."""
    must = 0
    closed = 0
    neighbours = s.rules.board.neighbours[field]
    for direction in range(L.DIRECTIONS):
        other = neighbours[direction]
        if other >= 0 and s.place[other] != L.EMPTY:
            if s.exits[other] >> L.OPPOSITE[direction] & 1:
                must |= 1 << direction
            else:
                closed |= 1 << direction
    city = may_hold_city(s, field)
    for turned in FITTING[must << 4 | closed]:
        shape = turned >> 2
        site = field << 2 | turned & 3
        if shape != L.DEAD_END:
            found.roads[shape].append(site)
        if city:
            found.cities[shape].append(site)


def _fitting() -> list[list[int]]:
    """By exits that must be there << 4 | sides that must be closed: shape << 2 | rotation."""
    table: list[list[int]] = []
    for must in range(16):
        for closed in range(16):
            fit: list[int] = []
            for shape in range(L.SHAPES):
                for rotation in range(L.rotations(shape)):
                    exits = L.turned(shape, rotation)
                    if exits & must == must and not exits & closed:
                        fit.append(shape << 2 | rotation)
            table.append(fit)
    return table


FITTING: Final = _fitting()


def sites(s: Position, seat: int, shape: int, city: bool) -> list[int]:
    """Where a seat may lay a card of a shape: field << 2 | rotation."""
    found = site_map(s, seat)
    return found.cities[shape] if city else found.roads[shape]


# --- the end of the map


def map_is_full(s: Position) -> bool:
    """Every field is filled or sealed (B-CEND-01 to -03, B-CEND-10)."""
    seen = [0] * s.rules.board.size
    for field in range(s.rules.board.size):
        if s.place[field] == L.EMPTY and not seen[field]:
            group = empty_group(s, field, seen)
            if len(group) == 1 and is_sealed(s, group[0]):
                continue
            if points_into(s, group):
                return False
    return True


def sealed_fields(s: Position) -> list[int]:
    """The empty fields on which no card can be laid any more (B-CEND-01, B-CEND-02)."""
    seen = [0] * s.rules.board.size
    found: list[int] = []
    for field in range(s.rules.board.size):
        if s.place[field] == L.EMPTY and not seen[field]:
            group = empty_group(s, field, seen)
            if (len(group) == 1 and is_sealed(s, field)) or not points_into(s, group):
                found += group
    return found


def empty_group(s: Position, field: int, seen: list[int]) -> list[int]:
    """The empty fields joined by their sides to an empty field."""
    group = [field]
    seen[field] = 1
    for member in group:
        for other in s.rules.board.neighbours[member]:
            if other >= 0 and s.place[other] == L.EMPTY and not seen[other]:
                seen[other] = 1
                group.append(other)
    return group


def points_into(s: Position, group: list[int]) -> bool:
    """Whether an exit of a laid card points into a group of empty fields."""
    for field in group:
        for direction in range(L.DIRECTIONS):
            other = s.rules.board.neighbours[field][direction]
            if other >= 0 and s.place[other] != L.EMPTY:
                if s.exits[other] >> L.OPPOSITE[direction] & 1:
                    return True
    return False


def is_sealed(s: Position, field: int) -> bool:
    """Whether no shape that is left can be laid on an enclosed field (B-CEND-02)."""
    for shape in range(L.SHAPES):
        for rotation in range(L.rotations(shape)):
            if fits(s, field, L.turned(shape, rotation)):
                if shape != L.DEAD_END and s.stock[L.ROAD_STACKS + shape]:
                    return False
                if s.stock[L.CITY_STACKS + shape] and may_hold_city(s, field):
                    return False
    return True


# --- distances


def at_distance(s: Position, start: int, distance: int) -> list[int]:
    """The fields at a shortest road distance from a field (R-80)."""
    steps = [-1] * s.rules.board.size
    steps[start] = 0
    todo = [start]
    for field in todo:
        if steps[field] < distance:
            for other in steps_from(s, field):
                if steps[other] < 0:
                    steps[other] = steps[field] + 1
                    todo.append(other)
    return [field for field in todo if steps[field] == distance]


def flights(s: Position, start: int, steps: int) -> list[int]:
    """The laid cards within some adjacent fields, roads ignored (B-GA-14)."""
    seen = [-1] * s.rules.board.size
    seen[start] = 0
    todo = [start]
    for field in todo:
        if seen[field] < steps:
            for other in s.rules.board.neighbours[field]:
                if other >= 0 and seen[other] < 0 and s.place[other] != L.MISSING:
                    seen[other] = seen[field] + 1
                    todo.append(other)
    return [field for field in todo if field != start and is_laid(s, field)]


def reach(s: Position, field: int) -> list[int]:
    """A hero's own field and the eight around it (B-SA-05)."""
    return [field, *s.rules.board.around[field]]
