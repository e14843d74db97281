"""The map: steps, road chains, fitting cards, sealed fields (B-PLACE, B-MOVE-01, B-CEND-02)."""

from __future__ import annotations

from typing import Final

from stormark.games.battalia import layout as L
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.state import Position
from stormark.games.battalia.survey import SiteMap
from stormark.kernel.compiling import append, i64, vec


def is_hidden(s: Position, field: i64) -> bool:
    """Whether a valley card is still undiscovered (B-VALLEY-12)."""
    hidden = s.hidden
    for index in range(0, len(hidden), 2):
        if hidden[index] == field:
            return True
    return False


def is_laid(s: Position, field: i64) -> bool:
    """Whether a card lies on a field that heroes may enter."""
    place = s.place[field]
    if place == L.EMPTY or place == L.MISSING:
        return False
    return not (s.hidden and is_hidden(s, field))


def joined(s: Position, field: i64, direction: i64) -> i64:
    """The field a road leads to in a direction, exits facing each other, or -1 (B-MOVE-01)."""
    if not s.exits[field] >> direction & 1:
        return -1
    other = s.rules.board.beside[4 * field + direction]
    if other < 0 or not s.exits[other] >> L.opposite(direction) & 1:
        return -1
    return other


def steps_from(s: Position, field: i64) -> Cards:
    """The fields a hero may step to, worked out once until the map changes."""
    known = s.survey.steps[field]
    if known is not None:
        return known
    found: Cards = ()
    for direction in range(L.DIRECTIONS):
        other = joined(s, field, direction)
        if other >= 0 and is_laid(s, other):
            found += (other,)
    s.survey.steps[field] = found
    return found


def is_city(s: Position, field: i64) -> bool:
    """Cities and captured or neutral centres (R-56, R-76)."""
    place = s.place[field]
    return place == L.CITY or place == L.CENTRE


def cities_of(s: Position, seat: i64) -> Cards:
    """The fields of a seat's cities and centres, worked out once until the map changes."""
    known = s.survey.cities[seat]
    if known is not None:
        return known
    owner = s.owner
    found: Cards = ()
    for field in range(s.rules.board.size):
        if owner[field] == seat and is_city(s, field):
            found += (field,)
    s.survey.cities[seat] = found
    return found


def carries_chain(s: Position, seat: i64, field: i64) -> bool:
    """Whether a road chain of a seat may run over a field (B-PLACE-04, R-76)."""
    place = s.place[field]
    if place == L.ROAD or place == L.GATE or place == L.RUIN or place == L.CONNECTION:
        return True
    if place == L.CROSSING:
        return not is_hidden(s, field)
    return place in (L.CITY, L.CENTRE, L.BUILDING) and s.owner[field] == seat


def fits(s: Position, field: i64, exits: i64) -> bool:
    """Exit must meet exit and closed side closed side, wherever a card lies (B-PLACE-05)."""
    neighbours = s.rules.board.neighbours[field]
    for direction in range(L.DIRECTIONS):
        other = neighbours[direction]
        if other >= 0 and s.place[other] != L.EMPTY:
            if (exits >> direction & 1) != (s.exits[other] >> L.opposite(direction) & 1):
                return False
    return True


def may_hold_city(s: Position, field: i64) -> bool:
    """No city lies next to a city (B-PLACE-07), nor at an outer side of a building."""
    for other in s.rules.board.neighbours[field]:
        if other >= 0 and s.place[other] == L.CITY:
            return False
    return field not in s.rules.board.no_city


def site_map(s: Position, seat: i64) -> SiteMap:
    """Where a seat may lay cards, worked out once for all shapes until the map changes."""
    known = s.survey.sites[seat]
    if known is not None:
        return known
    found = SiteMap(s.rules.board.size)
    edge = follow_chain(s, seat, found.reached)
    for field in range(s.rules.board.size):
        if edge[field]:
            add_sites(s, field, found)
    s.survey.sites[seat] = found
    return found


def follow_chain(s: Position, seat: i64, reached: vec[i64]) -> vec[i64]:
    """Mark every card connected by road to an own city; by field, where the chain leads to."""
    beside = s.rules.board.beside
    exits = s.exits
    place = s.place
    todo = vec[i64](capacity=32)
    for city in cities_of(s, seat):
        reached[city] = 1
        todo = append(todo, city)
    edge = vec[i64]([0] * s.rules.board.size)
    done: i64 = 0
    while done < len(todo):
        field = todo[done]
        done += 1
        for direction in range(L.DIRECTIONS):
            if not exits[field] >> direction & 1:
                continue
            other = beside[4 * field + direction]
            if other < 0 or reached[other] or edge[other]:
                continue
            if place[other] == L.EMPTY:
                edge[other] = 1
            elif exits[other] >> L.opposite(direction) & 1 and carries_chain(s, seat, other):
                reached[other] = 1
                todo = append(todo, other)
    return edge


def add_sites(s: Position, field: i64, found: SiteMap) -> None:
    """Exits must meet exits and closed sides closed sides (B-PLACE-03, B-PLACE-05)."""
    must: i64 = 0
    closed: i64 = 0
    beside = s.rules.board.beside
    for direction in range(L.DIRECTIONS):
        other = beside[4 * field + direction]
        if other >= 0 and s.place[other] != L.EMPTY:
            if s.exits[other] >> L.opposite(direction) & 1:
                must |= 1 << direction
            else:
                closed |= 1 << direction
    city = may_hold_city(s, field)
    for turned in FITTING[must << 4 | closed]:
        shape = turned >> 2
        if shape != L.DEAD_END:
            found.add(field, turned & 3, shape, False)
        if city:
            found.add(field, turned & 3, shape, True)


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


def sites(s: Position, seat: i64, shape: i64, city: bool) -> list[int]:
    """Where a seat may lay a card of a shape: field << 2 | rotation."""
    return site_map(s, seat).of_shape(shape, city)


def count_fields(s: Position, place: i64) -> i64:
    """How many fields hold a kind of card, or none."""
    count: i64 = 0
    for other in s.place:
        if other == place:
            count += 1
    return count


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


def empty_group(s: Position, field: i64, seen: list[int]) -> list[int]:
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
                if s.exits[other] >> L.opposite(direction) & 1:
                    return True
    return False


def is_sealed(s: Position, field: i64) -> bool:
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


def at_distance(s: Position, start: i64, distance: i64) -> list[int]:
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


def flights(s: Position, start: i64, steps: i64) -> list[int]:
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


def reach(s: Position, field: i64) -> list[int]:
    """A hero's own field and the eight around it (B-SA-05)."""
    return [field, *s.rules.board.around[field]]
