"""Chances as people read them: whole numbers of a hundred."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stormark.coach.chance.chances import chances
from stormark.kernel.game import Game
from stormark.kernel.state import State


def told_chances(
    game: Game[Any], seen: State, viewer: int | None = None
) -> list[tuple[list[int], int]]:
    """The seats of every side with their chance: they win together and are told together."""
    sides = [list(side) for side in game.sides(seen)]
    found = chances(game, seen, viewer)
    return list(zip(sides, of_100([found[side[0]] for side in sides]), strict=True))


def of_100(chances: Sequence[float]) -> list[int]:
    """Rounded so that chances of 1 add up to 100: what is missing goes to the largest rests.

    >>> of_100([1 / 3, 1 / 3, 1 / 3])
    [34, 33, 33]
    >>> of_100([0.9999, 0.0001])
    [100, 0]
    """
    whole = [int(100 * chance) for chance in chances]
    by_rest = sorted(range(len(whole)), key=lambda at: whole[at] - 100 * chances[at])
    for at in by_rest[: 100 - sum(whole)]:
        whole[at] += 1
    return whole
