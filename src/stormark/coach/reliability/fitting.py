"""The numbers under which the winners of recorded games were most likely (needs numpy)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from stormark.coach.chance.table import NAMES, UNCHANGED
from stormark.coach.reliability.recording import Played
from stormark.lab.fitting.logit import data_of, fit
from stormark.lab.fitting.table import named

HELD_BY: Final = 1  # game: as much evidence as it takes to move a number
FLAT: Final = 0.1  # of `scale_late`: `scale` where early worths say nothing, or the opposite
MOMENTS: Final = 20


def correction_of(games: Sequence[Played]) -> dict[str, float]:
    """A table for one setting; held near no correction where there is little to learn from.

    What nothing can be learnt about is left out: the members of sides that all have as many.
    Whoever is worth more never has a lower chance for it.  Where games say so of their start,
    `scale` is held to a small share of `scale_late`; if that is not enough, nothing is said about
    their middle.
    """
    found = weights_of(games, UNCHANGED)
    for middle in (1.0, 0.0):
        if not rises(found):
            found = weights_of(flattened(games, middle), (0.0, 1.0, *UNCHANGED[2:]))
            found[0] = FLAT * found[1]
    pairs = zip(named(NAMES, found).items(), UNCHANGED, strict=True)
    return {name: number for (name, number), usual in pairs if number != usual}


def weights_of(games: Sequence[Played], start: Sequence[float]) -> list[float]:
    data = data_of([game.recorded(number) for number, game in enumerate(games)])
    ridge = HELD_BY * sum(len(game.moments) for game in games) / len(games)
    return fit(data, start, ridge).weights


def rises(weights: Sequence[float]) -> bool:
    """Whether a chance rises with what a side is worth, at every moment of a game."""
    return all(stretch(weights, moment / MOMENTS) > 0 for moment in range(MOMENTS + 1))


def stretch(weights: Sequence[float], late: float) -> float:
    """By how much the logarithm of a chance is multiplied."""
    scale, scale_late, scale_middle, *_ = weights
    return scale + late * scale_late + late * (1 - late) * scale_middle


def flattened(games: Sequence[Played], middle: float) -> list[Played]:
    """With what `scale` weighs as a part of what `scale_late` does."""
    return [
        replace(game, moments=tuple([flat(row, middle) for row in rows] for rows in game.moments))
        for game in games
    ]


def flat(row: Sequence[float], middle: float) -> list[float]:
    one, late, between, *others = row
    return [0.0, late + FLAT * one, middle * between, *others]


def by_setting(games: Sequence[Played]) -> Mapping[str, list[Played]]:
    """The games of every setting that there are any of."""
    found: dict[str, list[Played]] = {}
    for game in games:
        found.setdefault(game.setting, []).append(game)
    return found
