"""Conditional logit: the weights under which the winners of recorded games were most likely.

Each seat's value is the sum of its weighted terms; the chance of a seat to win is its share of
the exponentials (a softmax).  With two seats that is logistic regression on the difference.
Newton's method finds the weights; a ridge holds them near where they were, so that a term which
hardly ever differs does not run away.  Needs numpy, which playing does not: `stormark[lab]`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from stormark.lab.fitting.recording import Recorded

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Array = NDArray[Any]

MOST_ROUNDS: Final = 40
MOST_HALVINGS: Final = 30
CLOSE_ENOUGH: Final = 1e-7


@dataclass(frozen=True)
class Fit:
    """The weights, and how well they tell the winner: natural log loss per position."""

    weights: list[float]
    positions: int
    loss_before: float
    loss: float


@dataclass(frozen=True)
class Data:
    """Positions in a block: rows by position and seat, and shares of the victory."""

    rows: Array
    won: Array


def data_of(games: Sequence[Recorded]) -> Data:
    """All positions of all games that somebody has won."""
    import numpy as np

    rows: list[list[list[float]]] = []
    won: list[tuple[float, ...]] = []
    for game in sorted(games, key=lambda one: one.number):
        if sum(game.returns):
            rows.extend(game.positions)
            won.extend([game.returns] * len(game.positions))
    return Data(np.array(rows, dtype=np.float64), np.array(won, dtype=np.float64))


def fit(data: Data, start: Sequence[float], ridge: float) -> Fit:
    """Fit weights from where they start.

    `ridge` says how many positions' worth of evidence it takes to move a weight that makes a
    difference of one standard deviation.
    """
    import numpy as np

    begin = np.array(start, dtype=np.float64)
    centred = data.rows - data.rows.mean(axis=1, keepdims=True)
    held = ridge * (centred**2).mean(axis=(0, 1)) + 1e-9
    weights = begin.copy()
    for _ in range(MOST_ROUNDS):
        chances = chances_of(centred, weights)
        mean_row = np.einsum("ps,psk->pk", chances, centred)
        gradient = np.einsum("ps,psk->k", chances - data.won, centred) + held * (weights - begin)
        weighted = centred * chances[:, :, None]
        seconds = np.einsum("psk,psl->kl", weighted, centred, optimize=True) - mean_row.T @ mean_row
        step = np.linalg.solve(seconds + np.diag(held), gradient)
        if float(np.abs(step).max()) < CLOSE_ENOUGH:
            break
        weights = shortened(data, held, begin, weights, step)
    return Fit(
        [float(weight) for weight in weights],
        len(data.rows),
        loss_of(data, begin),
        loss_of(data, weights),
    )


def shortened(data: Data, held: Array, begin: Array, weights: Array, step: Array) -> Array:
    """Newton's step, halved until it improves anything: far from the best it leads beyond it."""

    def badness(at: Array) -> float:
        return len(data.rows) * loss_of(data, at) + float((held * (at - begin) ** 2).sum()) / 2

    now = badness(weights)
    for _ in range(MOST_HALVINGS):
        if badness(weights - step) <= now:
            return weights - step
        step = step / 2
    return weights


def chances_of(rows: Array, weights: Array) -> Array:
    """Each seat's chance to win, by position."""
    import numpy as np

    values = rows @ weights
    values -= values.max(axis=1, keepdims=True)
    powers = np.exp(values)
    chances: Array = powers / powers.sum(axis=1, keepdims=True)
    return chances


def loss_of(data: Data, weights: Array) -> float:
    """The mean of -log(chance of whoever won)."""
    import numpy as np

    chances = chances_of(data.rows, weights)
    return float(-(data.won * np.log(chances + 1e-12)).sum(axis=1).mean())


def calibration_error(data: Data, weights: Sequence[float], bins: int = 10) -> float:
    """Expected calibration error: how far chances are from how often they come true."""
    import numpy as np

    chances = chances_of(data.rows, np.array(weights)).ravel()
    won = data.won.ravel()
    of_bin = np.minimum((chances * bins).astype(int), bins - 1)
    error = 0.0
    for number in range(bins):
        inside = of_bin == number
        if inside.any():
            error += abs(float(chances[inside].mean() - won[inside].mean())) * float(inside.mean())
    return error
