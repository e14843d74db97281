"""The planning bot: compares plans for its turn by playing them out, within a budget of steps."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stormark.bots.budget import Budget
from stormark.bots.settled import settled_answer
from stormark.bots.xibalba.candidates import plans_for
from stormark.bots.xibalba.policy import Policy
from stormark.bots.xibalba.search import PLAN_COST, best_plan
from stormark.bots.xibalba.tastes import tastes
from stormark.bots.xibalba.weights import Weights, valuation
from stormark.games.xibalba.engine import XibalbaState
from stormark.kernel.action import Action, Decision
from stormark.kernel.json import JsonDict
from stormark.kernel.simulator import Simulator

SHARE: Final = 5  # a decision may take a fifth of the steps that are left in the turn
LEAST: Final = 300  # steps of a decision: with fewer there would hardly be one trial of each plan
FAR: Final = 1_000_003  # between the seeds of two bots
SEEDS: Final = 1 << 62  # what a machine word holds


class XibalbaPlanner:
    """Plans its turn; equal seeds, views and budgets give equal choices.

    Without a budget, or once it is spent, it takes what looks best one step ahead.
    """

    def __init__(
        self,
        seed: int,
        steps: int,
        weights: Weights,
        factors: Mapping[str, float],
        liked: Mapping[int, float] | None = None,
    ) -> None:
        self._seed = seed
        self._weights = weights
        self._factors = factors
        self._liked = tastes(liked or {})
        self.budget = Budget(steps)
        self.steps_taken = 0  # in all turns so far

    def choose(
        self, view: JsonDict, decision: Decision, simulator: Simulator[XibalbaState]
    ) -> Action:
        settled = settled_answer(decision)
        if settled is not None:
            return settled
        state = simulator.sample()
        self.budget.begin(int(state.turn_no))
        options = simulator.options(state, decision.seat)
        return decision.actions[options.index(self._option(state, decision.seat, simulator))]

    def _option(self, state: XibalbaState, seat: int, simulator: Simulator[XibalbaState]) -> int:
        # the moment is known from the view: a bot that is made anew each time plays the same
        seed = (FAR * self._seed + int(state.answered[seat])) % SEEDS
        # the weights of a mode are fitted to games of those who plan
        mode = bool(state.apocalypse) and self.budget.steps > 0
        worth = valuation(self._weights, int(state.seats), self._factors, mode)
        policy = Policy(worth, seed, self._liked)
        steps = self.budget.left // SHARE
        if steps >= LEAST:
            plans = plans_for(state, seat, policy, max(2, steps // PLAN_COST))
            chosen = plans[0][0]
            if len(plans) > 1:
                chosen = best_plan(simulator, seat, plans, policy, steps, seed).plan[0]
            self.budget.take(int(policy.steps))
        else:
            chosen = int(policy.choose(state, seat))
        self.steps_taken += int(policy.steps)
        return chosen

    def __repr__(self) -> str:
        return f"XibalbaPlanner({self.budget.steps})"
