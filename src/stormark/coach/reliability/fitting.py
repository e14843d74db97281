"""The numbers under which the winners of recorded games were most likely (needs numpy)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from stormark.coach.chance.table import NAMES, UNCHANGED
from stormark.coach.reliability.recording import Played
from stormark.lab.fitting.logit import data_of, fit
from stormark.lab.fitting.table import named

HELD_BY: Final = 1  # game: as much evidence as it takes to move a number


def correction_of(games: Sequence[Played]) -> dict[str, float]:
    """A table for one setting; held near no correction where there is little to learn from.

    What nothing can be learnt about is left out: the members of sides that all have as many.
    """
    data = data_of([game.recorded(number) for number, game in enumerate(games)])
    ridge = HELD_BY * sum(len(game.moments) for game in games) / len(games)
    found = named(NAMES, fit(data, UNCHANGED, ridge).weights)
    usual = dict(zip(NAMES, UNCHANGED, strict=True))
    return {name: number for name, number in found.items() if number != usual[name]}


def by_setting(games: Sequence[Played]) -> Mapping[str, list[Played]]:
    """The games of every setting that there are any of."""
    found: dict[str, list[Played]] = {}
    for game in games:
        found.setdefault(game.setting, []).append(game)
    return found
