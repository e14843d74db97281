"""The chance of every seat to win.

What a viewer cannot see is made up, the turn is played to its end, and what the sides are worth
then becomes a chance; several such looks are averaged.  A few numbers for each setting correct
the mean, so that of all chances of 70 % seven in ten come true: see docs/coach.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Any, Final

from stormark.coach.chance.table import correction
from stormark.coach.manifest import CoachManifest, Outlook
from stormark.kernel.chance import FastChance
from stormark.kernel.game import Game
from stormark.kernel.manifest import manifest
from stormark.kernel.state import SPECTATOR, State

SEED: Final = 20
LEAST: Final = 1e-4  # nobody is told that all is lost, or won, before it is


def chances(game: Game[Any], seen: State, viewer: int | None = None) -> list[float]:
    """The chance of every seat to win, from a position as a viewer sees it.

    Without a viewer it is what everybody sees.  The members of a team win together: each of them
    has the chance of the team, and the chances of all sides add up to 1.
    """
    return by_seat(game, seen, judged(game, samples(game, seen, viewer)))


def samples(game: Game[Any], seen: State, viewer: int | None, times: int = 1) -> list[State]:
    """Whole positions that look the same to a viewer; the same ones every time.

    There are as many as a chance has looks, or several times as many.
    """
    belief = game.belief(seen, SPECTATOR if viewer is None else viewer)
    chance = FastChance(SEED)
    trials = manifest("coach", game.spec.id, CoachManifest).trials
    return [belief.sample(chance) for _ in range(times * trials)]


def judged(game: Game[Any], states: Sequence[State], turn: int | None = None) -> list[float]:
    """The chance of every side, from whole positions that are equally likely.

    `turn` is the one that is played to its end; otherwise it is the one under way.
    """
    first = states[0]
    if all(any(state.returns()) for state in states):
        return mean([side_returns(game, state) for state in states])
    known = manifest("coach", game.spec.id, CoachManifest)
    looks = [known.look(game, state, trial, turn) for trial, state in enumerate(states)]
    rows = terms(looks, moving_side(game, first), sizes(game, first))
    return corrected(rows, correction(game.spec.id, known.setting(first)))


def terms(looks: Sequence[Outlook], moving: int, members: Sequence[int]) -> list[list[float]]:
    """What the correction weighs, a row for every side.

    The logarithm of its mean chance, the same again as the game goes on and while it is in the
    middle, whose turn it is, and how many members it has, again twice: what they are worth
    together says little where one side has more of them.
    """
    shares = mean([softmax(look.worths) for look in looks])
    late = sum(look.late for look in looks) / len(looks)
    middle = late * (1.0 - late)
    logs = [log(max(LEAST, share)) for share in shares]
    return [
        [one, late * one, middle * one, float(side == moving), float(many), late * many]
        for side, (one, many) in enumerate(zip(logs, members, strict=True))
    ]


def corrected(rows: Sequence[Sequence[float]], weights: Sequence[float]) -> list[float]:
    return softmax([sum(w * x for w, x in zip(weights, row, strict=True)) for row in rows])


def softmax(worths: Sequence[float]) -> list[float]:
    """Each one's share of the exponentials.

    >>> softmax([1.0, 1.0])
    [0.5, 0.5]
    """
    most = max(worths)
    powers = [exp(worth - most) for worth in worths]
    total = sum(powers)
    return [power / total for power in powers]


def mean(rows: Sequence[Sequence[float]]) -> list[float]:
    """The mean of each column.

    >>> mean([[1.0, 0.0], [0.5, 0.5]])
    [0.75, 0.25]
    """
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def moving_side(game: Game[Any], state: State) -> int:
    """The side whose turn it is."""
    seat = game.turn_of(state)[1]
    return next((number for number, side in enumerate(game.sides(state)) if seat in side), -1)


def sizes(game: Game[Any], state: State) -> list[int]:
    """How many members every side has."""
    return [len(side) for side in game.sides(state)]


def side_returns(game: Game[Any], state: State) -> list[float]:
    """What each side has got of the victory; ties share it, and nobody's is everybody's."""
    returns = state.returns()
    won = [sum(returns[seat] for seat in side) / len(side) for side in game.sides(state)]
    total = sum(won)
    return [one / total for one in won] if total else [1.0 / len(won)] * len(won)


def by_seat(game: Game[Any], state: State, of_sides: Sequence[float]) -> list[float]:
    """Chances of sides as those of their members."""
    found = [0.0] * int(state.seats)
    for side, chance in zip(game.sides(state), of_sides, strict=True):
        for seat in side:
            found[seat] = chance
    return found
