"""What a position is worth to a seat, in the logarithm of its odds to win.

Every seat has a utility, a weighted sum of its features; its team's chance is its share of the
exponentials of all.  The weights change from the opening to the ending, as cities grow.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from stormark.bots.battalia.features import features
from stormark.bots.battalia.weights import Weights
from stormark.games.battalia import layout as L
from stormark.games.battalia.engine import BattaliaState
from stormark.games.battalia.grid import count_fields
from stormark.games.battalia.queries import great_cities

VICTORY: Final = 1000.0


def value(s: BattaliaState, seat: int, weights: Weights) -> float:
    """How a seat's team stands at the end of the turn that is under way."""
    team = s.team_of[seat]
    mover = seat if s.team == team else s.teams[s.team][0]
    if s.shares:
        return VICTORY * (s.shares[seat] * len(s.teams[team]) - 0.5)
    late = progress(s)
    own = 0.0
    others: list[float] = []
    for number in range(len(s.teams)):
        utility = team_utility(s, number, mover, late, weights)
        if number == team:
            own = utility
        else:
            others.append(utility)
    return own - log_of_sum(others)


def log_of_sum(terms: list[float]) -> float:
    """The logarithm of a sum of exponentials."""
    most = max(terms)
    if len(terms) == 1:
        return most
    total = 0.0
    for term in terms:
        total += exp(term - most)
    return most + log(total)


def team_utility(s: BattaliaState, team: int, mover: int, late: float, weights: Weights) -> float:
    """The sum over its members."""
    total = 0.0
    first = weights.opening
    last = weights.ending
    for seat in s.teams[team]:
        found = features(s, seat, mover)
        for number in range(len(found)):
            amount = found[number]
            if amount != 0.0:
                total += amount * (first[number] * (1.0 - late) + last[number] * late)
    return total


def progress(s: BattaliaState) -> float:
    """From 0 at the start to 1 at the end: great cities, or a map that fills up."""
    late = 0.0
    for team in range(len(s.teams)):
        target = s.rules.target(len(s.teams[team]))
        late = max(late, int(great_cities(s, team)) / int(target))
    if s.rules.map_full:
        empty = int(count_fields(s, L.EMPTY))
        fields = int(s.rules.board.size - count_fields(s, L.MISSING) - valley_cards(s))
        filled = 1.0 - empty / (0.8 * fields)
        late = max(late, filled)
    return max(0.0, min(late, 1.0))


def valley_cards(s: BattaliaState) -> int:
    """Fields that no terrain card is ever laid on (B-VALLEY-24)."""
    count = 0
    for place in (L.CROSSING, L.BUILDING, L.CENTRE, L.CONNECTION):
        count += int(count_fields(s, place))
    return count
