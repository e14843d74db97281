"""Why a plan is good: the few things that can be said of it, as messages with arguments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stormark.coach.hint.hint import Gain, Reason
from stormark.coach.hint.judging import Judge
from stormark.coach.hint.weighing import Tried

SURE: Final = 0.995  # a chance that counts as a victory
CLOSE: Final = 0.01  # plans that differ by less are as good as each other
WIDE: Final = 0.12  # between a bad and a good course of a plan
NAMED: Final = 3  # gains and losses that are told as reasons
TENTH: Final = 10  # the worst and best tenth of all trials are left out


class Judged:
    """A plan with its chance, and that of each of its trials."""

    def __init__(self, tried: Tried, judge: Judge) -> None:
        self.tried = tried
        self.chance = judge.chance(tried.looks)
        self.chances = sorted(judge.chance([look]) for look in tried.looks)


def reasons_for(
    number: int, plans: Sequence[Judged], gains: Sequence[tuple[Gain, ...]]
) -> tuple[Reason, ...]:
    """What speaks for one of the plans, which stand in order, and what against it."""
    plan = plans[number]
    found: list[Reason] = []
    if plan.chance >= SURE:
        found.append(Reason("hint-wins", {}))
    elif won := sum(chance >= SURE for chance in plan.chances):
        found.append(Reason("hint-may-win", {"percent": percent(won / len(plan.chances))}))
    for message, told in (
        ("hint-brings", [gain for gain in gains[number] if gain.amount > 0]),
        ("hint-costs", [gain for gain in gains[number] if gain.amount < 0]),
    ):
        if told:
            amounts = {gain.name: abs(gain.amount) for gain in told[:NAMED]}
            found.append(Reason(message, amounts))
    low, high = spread(plan)
    if high - low >= WIDE:
        found.append(Reason("hint-chance", {"low": percent(low), "high": percent(high)}))
    return (*found, *comparison(number, plans))


def comparison(number: int, plans: Sequence[Judged]) -> tuple[Reason, ...]:
    """How a plan stands against the best one, or the best against the next."""
    if len(plans) == 1:
        return (Reason("hint-alone", {}),)
    other = 1 if number == 0 else 0
    ahead = plans[0].chance - plans[1 if number == 0 else number].chance
    about = {"percent": percent(plans[other].chance), "ahead": percent(ahead)}
    if ahead < CLOSE:
        return (Reason("hint-close", about, other),)
    return (Reason("hint-ahead" if number == 0 else "hint-behind", about, other),)


def spread(plan: Judged) -> tuple[float, float]:
    """A bad and a good course: what lies between them is usual."""
    left_out = len(plan.chances) // TENTH
    return plan.chances[left_out], plan.chances[-1 - left_out]


def percent(chance: float) -> int:
    """In whole percent.

    >>> percent(0.456)
    46
    """
    return round(100 * chance)
