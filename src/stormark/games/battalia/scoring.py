"""The end of the game: points, ties, results (B-CEND-06 to -08, B-END-09 to -12)."""

from __future__ import annotations

from stormark.games.battalia import layout as L
from stormark.games.battalia.grid import is_city
from stormark.games.battalia.queries import count_level, deck_size
from stormark.games.battalia.state import Position
from stormark.kernel.compiling import i64


def points_of(s: Position, seat: i64) -> i64:
    """A player's victory points: city levels, and 2 for each valley building."""
    total: i64 = 0
    for field in range(s.rules.board.size):
        if s.owner[field] == seat:
            total += points_at(s, field)
    return total


def points_at(s: Position, field: i64) -> i64:
    """What a field is worth to its owner."""
    if is_city(s, field):
        return s.level[field]
    return s.rules.tables.building_points if s.place[field] == L.BUILDING else 0


def team_points(s: Position, team: i64) -> i64:
    """A team's points; a pair against a trio has half as many again, rounded up (B-END-10)."""
    total: i64 = 0
    for seat in s.teams[team]:
        total += points_of(s, seat)
    if s.seats == 5 and len(s.teams[team]) == 2:
        total = (3 * total + 1) // 2
    return total


def tie_breaks(s: Position, team: i64) -> list[int]:
    """What breaks ties, in order; team values are summed (B-END-12, B-CEND-08)."""
    values: list[int] = []
    for level in range(6, 0, -1):  # mode creation has no residences and capitals
        count: i64 = 0
        for seat in s.teams[team]:
            count += count_level(s, seat, level)
        values.append(count)
    heroes: i64 = 0
    cards: i64 = 0
    for seat in s.teams[team]:
        cards += deck_size(s, seat)
        for hero in range(2):
            if s.heroes[2 * seat + hero] >= 0:
                heroes += 1
    values.append(heroes)
    values.append(cards)
    return values


def shares_of(s: Position) -> tuple[float, ...]:
    """The winners' shares; a victory that no tie-break decides is shared (R-55)."""
    ranking = [[team_points(s, team), *tie_breaks(s, team)] for team in range(len(s.teams))]
    best = max(ranking)
    winners = [team for team in range(len(s.teams)) if ranking[team] == best]
    shares = [0.0] * s.seats
    for team in winners:
        for seat in s.teams[team]:
            shares[seat] = 1.0 / len(winners)
    return tuple(shares)
