"""Comparing plans: each is played to the end of the turn with the same dice, the worse half goes.

Sequential halving (Karnin, Koren and Somekh 2013): every round gives the plans that are left the
same number of trials, twice as many as the round before, until one is left or the steps are spent.
"""

from __future__ import annotations

from typing import Final, final

from stormark.bots.xibalba.luck import Luck
from stormark.bots.xibalba.policy import Policy
from stormark.games.xibalba.engine import XibalbaState
from stormark.games.xibalba.tables import SIDES
from stormark.kernel.compiling import i64
from stormark.kernel.simulator import Simulator
from stormark.kernel.state import Io

FIRST_TRIALS: Final = 2 * SIDES  # of every plan in the first round, or more if there is time
PLAN_COST: Final = 600  # steps of so many trials of one plan, roughly


@final
class Candidate:
    """A plan, and how its trials have gone."""

    def __init__(self, plan: list[int], rank: int) -> None:
        self.plan = plan
        self.rank = rank  # by its looks: the better one comes first among equals
        self.trials: i64 = 0
        self.total = 0.0

    def mean(self) -> float:
        return self.total / float(self.trials) if self.trials else 0.0


def best_plan(
    simulator: Simulator[XibalbaState],
    seat: i64,
    plans: list[list[int]],
    policy: Policy,
    steps: i64,
    seed: i64,
) -> Candidate:
    """The plan after which the seat wins most often, as far as so many steps can tell."""
    left = [Candidate(plan, rank) for rank, plan in enumerate(plans)]
    most = policy.steps + steps
    trials: i64 = FIRST_TRIALS * max(1, steps // schedule_cost(len(plans)))
    trial: i64 = 0
    cost: i64 = 0  # of the last trial with all plans that are left
    while len(left) > 1 and policy.steps + cost <= most:
        end = trial + trials
        while trial < end and policy.steps + cost <= most:
            before = policy.steps
            start = simulator.sample()
            for candidate in left:
                run_trial(start.copy(), seat, candidate, policy, Luck(seed, trial))
            cost = policy.steps - before
            trial += 1
        trials *= 2
        left.sort(key=order)
        left = left[: (len(left) + 1) // 2]
    return left[0]


def schedule_cost(plans: i64) -> i64:
    """The steps that halving takes if it begins with `FIRST_TRIALS`: each round costs the same."""
    rounds: i64 = 1
    left = plans
    while left > 2:
        left = (left + 1) // 2
        rounds += 1
    return rounds * plans * PLAN_COST


def order(candidate: Candidate) -> tuple[float, int]:
    return (-candidate.mean(), candidate.rank)


def run_trial(s: XibalbaState, seat: i64, candidate: Candidate, policy: Policy, luck: Luck) -> None:
    """Carry a plan out and play the turn to its end; one that ends it is weighed where it does."""
    io = Io(luck)
    turn = s.turn_no
    liked = 0.0
    for option in candidate.plan:
        liked += policy.taste(option)
        s.apply(seat, option, io)
        policy.steps += 1
    if s.turn_no == turn:
        policy.finish_turn(s, io)
    candidate.trials += 1
    candidate.total += policy.valuation.chance(s, seat, liked)
