"""What a roll of Paragon dice can bring, and how likely each result is."""

from __future__ import annotations

from stormark.games.xibalba import layout as L
from stormark.games.xibalba.engine import XibalbaState
from stormark.games.xibalba.modifiers import sums_of
from stormark.games.xibalba.view.types import Odds


def reward_odds(s: XibalbaState, seat: int, dice: int) -> Odds:
    """Of a destroy reward (X-DESTROY-04): everything that is rolled is gained."""
    return _odds(s, seat, _chances(s, dice))


def loot_odds(s: XibalbaState, seat: int, target: int, dice: int) -> Odds:
    """Of loot (X-LOOT-02, X-LOOT-18): no more than the target has and does not protect."""
    sums = sums_of(s, target)
    less = int(sums.loot)
    most = int(max(0, s.paragon[target] - sums.kept_paragon))
    moved = [0] * (most + 1)
    for symbols, chance in enumerate(_chances(s, dice)):
        moved[min(most, max(0, symbols - less))] += chance
    while len(moved) > 1 and not moved[-1]:
        moved.pop()
    return _odds(s, seat, moved)


def _chances(s: XibalbaState, dice: int) -> list[int]:
    """In how many of all results each number of symbols shows."""
    sides = [kind - L.P0 for kind in s.tables.faces[L.PARAGON_DIE]]
    chances = [1]
    for _ in range(dice):
        more = [0] * (len(chances) + max(sides))
        for symbols, count in enumerate(chances):
            for side in sides:
                more[symbols + side] += count
        chances = more
    while len(chances) > 1 and not chances[-1]:
        chances.pop()
    return chances


def _odds(s: XibalbaState, seat: int, chances: list[int]) -> Odds:
    whole = sum(chances)
    missing = s.target - s.paragon[seat]
    return {
        "amounts": [_thousandths(chance, whole) for chance in chances],
        "wins": _thousandths(sum(chances[max(0, missing) :]), whole),
    }


def _thousandths(chance: int, whole: int) -> int:
    return round(1000 * chance / whole)
