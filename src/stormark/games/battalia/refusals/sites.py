"""Where a terrain card may not lie (B-PLACE)."""

from __future__ import annotations

from stormark.games.battalia import layout as L
from stormark.games.battalia.grid import fits, site_map
from stormark.games.battalia.refusals.cards import no
from stormark.games.battalia.state import Position
from stormark.kernel.refusal import Refusal

VALLEY = (L.CROSSING, L.BUILDING, L.CENTRE, L.CONNECTION)


def wrong_site(
    s: Position, seat: int, shape: int, city: bool, field: int, rotation: int
) -> Refusal:
    if s.place[field] == L.MISSING:
        return no("B-SETUP-20" if s.rules.stormgates else "B-CSETUP-09", "no-field")
    if s.place[field] != L.EMPTY:
        return no("B-PLACE-01", "field-taken")
    if rotation >= L.rotations(shape):
        return no("B-PLACE-02", "rotation", most=L.rotations(shape) - 1)
    if city:
        refusal = no_city(s, field)
        if refusal is not None:
            return refusal
    exits = L.turned(shape, rotation)
    if not fits(s, field, exits):
        return no("B-VALLEY-23" if clashes_with_valley(s, field, exits) else "B-PLACE-05", "fit")
    return not_connected(s, seat, field, exits)


def no_city(s: Position, field: int) -> Refusal | None:
    for other in s.rules.board.neighbours[field]:
        if other >= 0 and s.place[other] == L.CITY:
            return no("B-PLACE-07", "city-beside-city")
    if field in s.rules.board.no_city:
        return no("B-VALLEY-22", "city-beside-building")
    return None


def clashes_with_valley(s: Position, field: int, exits: int) -> bool:
    for direction, other in enumerate(s.rules.board.neighbours[field]):
        if other >= 0 and s.place[other] in VALLEY:
            if exits >> direction & 1 != s.exits[other] >> L.opposite(direction) & 1:
                return True
    return False


def not_connected(s: Position, seat: int, field: int, exits: int) -> Refusal:
    """No road at all, or a road that leads to nobody's or somebody else's city."""
    linked = [
        other
        for direction, other in enumerate(s.rules.board.neighbours[field])
        if other >= 0 and exits >> direction & s.exits[other] >> L.opposite(direction) & 1
    ]
    for mate in s.teams[s.team_of[seat]]:
        reached = site_map(s, mate).reached
        if mate != seat and any(reached[other] for other in linked):
            return no("B-TEAM-21", "not-connected")
    return no("B-PLACE-04" if linked else "B-PLACE-03", "not-connected")
