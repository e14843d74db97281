"""Finding puzzles: positions of played games in which one plan is clearly best.

Cheap things come first.  A position is looked at with a few trials of every plan; what is left
is compared again and again with many, by several seeds, and must be as clear with each of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from stormark.coach.puzzles.kit import Plan, PuzzleKit
from stormark.kernel.chance import FastChance
from stormark.kernel.game import Game
from stormark.kernel.state import State

FIRST_TRIALS: Final = 6  # so many show every die of Xibalba with each of its sides
TRIALS: Final = 120  # of the plan and its rivals, for each seed
FURTHER_TRIALS: Final = 60  # through the turns of all others and the next own one
SEEDS: Final = (1, 2, 3)
GAP: Final = 0.05  # by which the plan must win more often than any other, with every seed
NEAR: Final = 0.02  # plans so near to the best are as good
MOST_ALSO: Final = 3  # other plans that are as good
MOST_RIVALS: Final = 3
HOPELESS: Final = 0.02
TRIED_RIVALS: Final = 4  # are compared deeply
CLEAR: Final = 0.97  # chances beyond are no question of plans any more, except to win at once
CERTAIN: Final = 0.999


Valued: TypeAlias = Sequence[tuple[Plan, float]]
"""Plans with their chances, the best first."""


@dataclass(frozen=True)
class Find:
    """A plan that is clearly best, with the next ones; chances are means over the seeds."""

    seen: State
    seat: int
    plan: tuple[int, ...]
    key: tuple[int, ...]  # what matters of it
    also: tuple[tuple[int, ...], ...]  # plans that are as good
    chance: float
    rivals: tuple[tuple[tuple[int, ...], float], ...]


@dataclass(frozen=True)
class Sorted:
    """Plans as a few trials sort them: what all good ones have in common, or each of them."""

    plan: Plan
    key: Plan
    also: tuple[Plan, ...]
    rivals: Valued


def looked_at(
    game: Game[Any], kit: PuzzleKit, seen: State, seat: int, seed: int, every: bool
) -> Valued:
    """The plans with their chances after a few trials."""
    plans = kit.plans(game, seen, seat, seed, every)
    if len(plans) < 2:
        return []
    values = kit.chances(game, seen, seat, plans, FIRST_TRIALS, seed, False)
    return sorted(zip(plans, values, strict=True), key=lambda each: -each[1])


def sorted_out(found: Valued) -> Sorted | None:
    """Whether it is worth comparing deeply: some plans stand out, and they are alike or few.

    >>> sorted_out([([1, 2], 0.6), ([1, 3], 0.59), ([4], 0.4)])
    Sorted(plan=[1, 2], key=(1,), also=(), rivals=[([4], 0.4)])
    >>> sorted_out([([1, 2], 0.6), ([3], 0.59), ([4], 0.4)])
    Sorted(plan=[1, 2], key=(1, 2), also=([3],), rivals=[([4], 0.4)])
    >>> sorted_out([([1, 2], 0.6), ([4], 0.56)]) is None
    True
    """
    if not found:
        return None
    plan, best = found[0]
    good = [each for each, value in found if value >= best - NEAR]
    key = common(good)
    also = () if key else tuple(good[1:])
    key = key or tuple(plan)
    rivals = rivals_of(found, [key, *also])
    if len(also) > MOST_ALSO or not rivals or rivals[0][1] > best - GAP:
        return None
    return Sorted(plan, key, also, rivals) if HOPELESS < best < CLEAR or best > CERTAIN else None


def common(plans: Sequence[Plan]) -> tuple[int, ...]:
    """What plans have in common, in the order of the first.

    >>> common([[1, 2, 3], [3, 1]])
    (1, 3)
    """
    left = Counter(plans[0])
    for other in plans[1:]:
        left &= Counter(other)
    key: list[int] = []
    for option in plans[0]:
        if left[option] > 0:
            left[option] -= 1
            key.append(option)
    return tuple(key)


def rivals_of(found: Valued, good: Sequence[Plan]) -> list[tuple[Plan, float]]:
    """The plans that hold no good one, the best first.

    None only adds something to another, and none is just a part of the best plan.
    """
    best = Counter(found[0][0])
    rivals: list[tuple[Plan, float]] = []
    for plan, value in found:
        is_good = any(not Counter(key) - Counter(plan) for key in good)
        is_part = not Counter(plan) - best
        if not is_good and not is_part and not any(_alike(plan, other) for other, _ in rivals):
            rivals.append((plan, value))
    return rivals


def proved(
    game: Game[Any],
    kit: PuzzleKit,
    seen: State,
    seat: int,
    found: Sorted,
    trials: int = TRIALS,
) -> Find | None:
    """Compare deeply; None if the plan is not clearly better with every seed."""
    plan, also = found.plan, found.also
    tried = [each for each, _ in found.rivals[:TRIED_RIVALS]]
    both = [[*each, *plan] for each in tried]  # first the other thing, then the plan all the same
    rows: list[list[float]] = []
    for seed in SEEDS:
        row = kit.chances(game, seen, seat, [plan, *also, *tried, *both], trials, seed, False)
        good, bad = row[: len(also) + 1], row[len(also) + 1 :]
        alone, then = bad[: len(tried)], bad[len(tried) :]
        if row[0] - max(alone) < GAP or min(good) < row[0] - 2 * NEAR:
            return None
        rows.append([row[0], *map(max, alone, then)])
    means = [round(sum(column) / len(rows), 3) for column in zip(*rows, strict=True)]
    # What only comes before the plan is no other plan.
    order = [at for at in range(len(tried)) if means[at + 1] <= means[0] - GAP]
    order.sort(key=lambda at: -means[at + 1])
    rivals = tuple((tuple(tried[at]), means[at + 1]) for at in order[:MOST_RIVALS])
    if not rivals:
        return None
    own, other = kit.chances(game, seen, seat, [plan, rivals[0][0]], FURTHER_TRIALS, SEEDS[0], True)
    if own <= other:
        return None  # what looked better did not last
    return Find(
        seen, seat, tuple(plan), tuple(found.key), tuple(map(tuple, also)), means[0], rivals
    )


def dealt(game: Game[Any], seen: State, seat: int, seed: int) -> State:
    """What the seat cannot see is dealt anew: nobody is asked about hidden cards of a game."""
    position: State = game.belief(seen, seat).sample(FastChance(seed))
    return position


def _alike(one: Plan, other: Plan) -> bool:
    first, second = Counter(one), Counter(other)
    return not first - second or not second - first
