"""Finding hints: the best plans of a seat, from what it sees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from stormark.build_info import compiled
from stormark.coach.hint.hint import Gain, Hint
from stormark.coach.hint.judging import Judge
from stormark.coach.hint.reasons import Judged, reasons_for
from stormark.coach.hint.walking import walked
from stormark.coach.hint.weighing import Adviser, Amounts, Tried
from stormark.coach.manifest import CoachManifest
from stormark.kernel.chance import FastChance
from stormark.kernel.game import Game
from stormark.kernel.manifest import manifest
from stormark.kernel.simulator import Simulator

MOST: Final = 3  # plans that are told
# simulated for one question: between an expert's turn and a master's; nobody waits for ten times
# as long where the rules are not compiled
STEPS: Final = 20_000 if compiled() else 2_000
LEAST_GAIN: Final = 0.25  # what is less is not worth a word
LOOKS: Final = 8  # made-up positions that the present is judged by


def hints(game: Game[Any], seen: Any, seat: int, steps: int = STEPS, seed: int = 0) -> list[Hint]:
    """The two or three best plans of a seat, the best first; none where it has nothing to decide.

    `seen` is the position as the seat sees it (`Game.seen_by`).  Equal sights, steps and seeds give
    equal hints.  Of a decision with one answer there is one hint.
    """
    if seat not in seen.open_seats():
        return []
    game = game.at(seen)
    adviser = manifest("coach", game.spec.id, CoachManifest).adviser
    judge = Judge(game, seen, seat)
    found = adviser.tried(game, seen, seat, judge.side, steps, seed)
    judged = [Judged(plan, judge) for plan in different(found.plans)[:MOST]]
    judged.sort(key=lambda plan: -plan.chance)
    quickly = judge.chance(found.quick.looks)
    now = amounts_now(game, adviser, seen, seat, seed)
    all_gains = [gains(now, plan.tried.amounts()) for plan in judged]
    return [
        Hint(
            steps=walked(game, adviser, seen, seat, plan.tried.options, seed),
            chance=plan.chance,
            change=plan.chance - quickly,
            gains=all_gains[number],
            reasons=reasons_for(number, judged, all_gains),
            trials=plan.tried.trials,
        )
        for number, plan in enumerate(judged)
    ]


def amounts_now(
    game: Game[Any], adviser: Adviser, seen: Any, seat: int, seed: int
) -> dict[str, float]:
    """What a seat has, on average over positions that it can think possible."""
    simulator = Simulator(game, seen, seat, FastChance(seed))
    sums: dict[str, float] = {}
    for _ in range(LOOKS):
        for name, amount in adviser.amounts(simulator.sample(), seat).items():
            sums[name] = sums.get(name, 0.0) + amount / LOOKS
    return sums


def different(tried: Sequence[Tried]) -> list[Tried]:
    """Plans that are worth telling beside each other, the best first.

    What only does more or less than a better one is left out, and what comes to the same as a
    better one where there is anything else.
    """
    kept: list[Tried] = []
    same: list[Tried] = []
    for plan in tried:
        if not any(_within(plan, better) for better in kept):
            equal = any(plan.shares == better.shares for better in kept)
            (same if equal else kept).append(plan)
    return kept if len(kept) > 1 else kept + same[:1]


def _within(plan: Tried, better: Tried) -> bool:
    """Whether one of two plans is a part of the other; to end the turn at once is none."""
    one, other = Counter(plan.core), Counter(better.core)
    return bool(one) and bool(other) and (one <= other or other <= one)


def gains(now: Amounts, then: Amounts) -> tuple[Gain, ...]:
    """What changes by a plan, as far as it counts; the most first."""
    found = [Gain(name, then[name] - now[name]) for name in then if name in now]
    told = [gain for gain in found if abs(gain.amount) >= LEAST_GAIN]
    return tuple(sorted(told, key=lambda gain: -abs(gain.amount)))
