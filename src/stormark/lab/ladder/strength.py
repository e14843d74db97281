"""Elo of everybody at once: the Bradley-Terry model by maximum likelihood.

One side wins a game against others of equal strength with the probability that
`scale.expected_share` gives, so the strengths are a logistic regression over the games.  It is
solved by Newton's method; the inverse of its information gives the intervals.  As in BayesElo a
virtual game with an even result between all who met keeps the strength of somebody who won (or
lost) everything finite.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

from stormark.lab.ladder.scale import POINTS
from stormark.lab.stats import NORMAL_95

VIRTUAL_GAMES: Final = 1.0  # between each two who met
ROUNDS: Final = 100
SMALL: Final = 1e-10


@dataclass(frozen=True)
class Tally:
    """What one entrant reached as a single side against others, all of them another entrant."""

    one: str
    others: str
    sides: int
    games: int
    wins: float


@dataclass(frozen=True)
class Strength:
    """Elo above the first entrant, give or take a margin with 95 % confidence."""

    elo: float
    margin: float


def strengths(entrants: Sequence[str], tallies: Sequence[Tally]) -> dict[str, Strength]:
    """The Elo of all who are linked to the first entrant by games; the first has 0."""
    linked = _linked(entrants, tallies)
    free = linked[1:]
    if not free:
        return {name: Strength(0, 0) for name in linked}
    place = {name: at for at, name in enumerate(free)}
    used = [tally for tally in tallies if tally.games and tally.one in linked]
    theta = [0.0] * len(free)
    for _ in range(ROUNDS):
        gradient, information = _slopes(place, used, theta)
        step = _solved(information, gradient)
        longest = max(map(abs, step))
        pace = max(1.0, longest)
        theta = [value + change / pace for value, change in zip(theta, step, strict=True)]
        if longest < SMALL:
            break
    _, information = _slopes(place, used, theta)
    found = {linked[0]: Strength(0, 0)}
    for name, at in place.items():
        unit = [1.0 if at == other else 0.0 for other in range(len(free))]
        variance = _solved(information, unit)[at]
        found[name] = Strength(POINTS * theta[at], POINTS * NORMAL_95 * sqrt(variance))
    return found


def _linked(entrants: Sequence[str], tallies: Sequence[Tally]) -> list[str]:
    """The first entrant and all who can be compared with it, in the order of entrants."""
    reached = {entrants[0]}
    while True:
        new = {
            name
            for tally in tallies
            if tally.games and {tally.one, tally.others} & reached
            for name in (tally.one, tally.others)
        } - reached
        if not new:
            return [name for name in entrants if name in reached]
        reached |= new


def _slopes(
    place: dict[str, int], tallies: Sequence[Tally], theta: Sequence[float]
) -> tuple[list[float], list[list[float]]]:
    """First and (negative) second derivatives of the log-likelihood."""
    size = len(theta)
    gradient = [0.0] * size
    information = [[0.0] * size for _ in range(size)]
    for tally in tallies:
        ends = [(place[name], sign) for name, sign in _ends(tally) if name in place]
        ahead = sum(sign * theta[at] for at, sign in ends) - log(tally.sides - 1)
        likely = 1 / (1 + exp(-ahead))
        games = tally.games + VIRTUAL_GAMES
        surplus = tally.wins + VIRTUAL_GAMES / tally.sides - games * likely
        for at, sign in ends:
            gradient[at] += sign * surplus
            for other, other_sign in ends:
                information[at][other] += sign * other_sign * games * likely * (1 - likely)
    return gradient, information


def _ends(tally: Tally) -> tuple[tuple[str, int], tuple[str, int]]:
    return (tally.one, 1), (tally.others, -1)


def _solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of a system of linear equations, by elimination with pivots."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(size):
            if row != column:
                factor = rows[row][column] / rows[column][column]
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[column], strict=True)]
    return [rows[at][size] / rows[at][at] for at in range(size)]
