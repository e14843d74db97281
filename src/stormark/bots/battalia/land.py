"""What the map of Battalia is worth: room for cities, and places for heroes to go."""

from __future__ import annotations

from typing import Final

from stormark.games.battalia import layout as L
from stormark.games.battalia.engine import BattaliaState
from stormark.games.battalia.grid import count_fields, is_city, is_laid, may_hold_city, site_map
from stormark.games.battalia.queries import may_gain_great

PROSPECTS: Final = (4.0, 2.5, 1.5, 1.0, 0.5, 0.5)  # the first field for a city, the second, ...
ROAD_TO_GO: Final = 0.5  # less for every road that is still missing
FURTHEST: Final = 3  # roads
FILLED_FIELD: Final = 0.4  # for every point of a lead ...
CLEAR_LEAD: Final = 5  # ... up to here

HERO: Final = 2.0
SHARES: Final = [0.8**steps for steps in range(16)]  # of a target that is so many steps away
MISSING_ROAD: Final = 4  # steps that a field without a card counts for
NEUTRAL: Final = 12.0  # nobody defends it
OTHERS: Final = 3.0  # another's city, however small ...
LEVEL: Final = 0.5  # ... and more for every level
RUIN: Final = 1.0
GATE: Final = 3.0  # a jump brings a storm effect
BEST_TARGET: Final = NEUTRAL


def map_value(s: BattaliaState, seat: int, lead: int) -> float:
    """Room for cities; whoever leads wants the map full, whoever is behind does not."""
    value = prospects(s, seat)
    if s.rules.map_full:
        filled = s.rules.board.size - count_fields(s, L.EMPTY) - count_fields(s, L.MISSING)
        value += FILLED_FIELD * max(-CLEAR_LEAD, min(lead, CLEAR_LEAD)) * int(filled)
    return value


def prospects(s: BattaliaState, seat: int) -> float:
    """Fields where a city could stand, the nearest first."""
    found = site_map(s, seat)
    fields = set(found.fields())
    seen = set(fields)
    value = 0.0
    number = 0
    share = 1.0
    for _ in range(FURTHEST + 1):
        further: list[int] = []
        for field in fields:
            if may_hold_city(s, field):
                value += share * PROSPECTS[number]
                number += 1
                if number == len(PROSPECTS):
                    return value
            for other in s.rules.board.neighbours[field]:
                if other >= 0 and other not in seen and s.place[other] == L.EMPTY:
                    seen.add(other)
                    further.append(other)
        fields = set(further)
        share *= ROAD_TO_GO
    return value


def hero_value(s: BattaliaState, seat: int) -> float:
    """Heroes on the map, the nearer to something worth a visit the better."""
    value = 0.0
    for hero in (2 * seat, 2 * seat + 1):
        if s.heroes[hero] >= 0:
            value += HERO + attraction(s, seat, s.heroes[hero])
    return value


def attraction(s: BattaliaState, seat: int, start: int) -> float:
    """The best target, less for every step to go and much less for every road still missing."""
    best = 0.0
    seen = {start}
    rings: list[list[int]] = [[] for _ in SHARES]  # fields by steps to go
    rings[0].append(start)
    for steps, ring in enumerate(rings):
        share = SHARES[steps]
        if share * BEST_TARGET <= best:
            break
        for field in ring:
            best = max(best, share * target_worth(s, seat, field))
            if steps + 1 < len(rings):
                go_on(s, field, seen, rings, steps)
    return best


def go_on(s: BattaliaState, field: int, seen: set[int], rings: list[list[int]], steps: int) -> None:
    """Neighbouring fields: one step along a road, or further where no card lies but may come."""
    neighbours = s.rules.board.neighbours[field]
    exits = s.exits[field]
    laid = s.place[field] != L.EMPTY
    empty: list[int] = []
    for direction in range(L.DIRECTIONS):
        other = neighbours[direction]
        if other < 0 or other in seen or (laid and not exits >> direction & 1):
            continue
        if s.place[other] == L.EMPTY:
            empty.append(other)
        elif s.exits[other] >> L.opposite(direction) & 1 and (not laid or is_laid(s, other)):
            seen.add(other)
            rings[steps + 1].append(other)
    if steps + MISSING_ROAD < len(rings):
        for other in empty:
            seen.add(other)
            rings[steps + MISSING_ROAD].append(other)


def target_worth(s: BattaliaState, seat: int, field: int) -> float:
    if s.place[field] == L.GATE:
        return GATE
    if s.place[field] == L.RUIN:
        return RUIN if s.rules.stormgates or (s.great_up and may_gain_great(s, seat)) else 0.0
    if not is_city(s, field):
        return 0.0
    owner = s.owner[field]
    if owner < 0:
        return NEUTRAL
    return 0.0 if s.team_of[owner] == s.team_of[seat] else OTHERS + LEVEL * int(s.level[field])
