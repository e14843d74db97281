"""The bot behind the levels: it plans its whole turn, or takes the best action time and again."""

from __future__ import annotations

from typing import Final

from stormark.bots.battalia.cost import most_steps
from stormark.bots.battalia.fighting import fight
from stormark.bots.battalia.greedy import choice
from stormark.bots.battalia.plan import frame_of, without_taking_back
from stormark.bots.battalia.planning import DONE, MULLIGAN, Effort, planned, weighed
from stormark.bots.battalia.search import Line, Thinker, chance_in
from stormark.bots.battalia.tastes import NO_TASTES, Tastes
from stormark.bots.battalia.weights import Weights, fitting
from stormark.bots.budget import Budget
from stormark.bots.settled import settled_answer
from stormark.games.battalia import verbs as V
from stormark.games.battalia.battle import steps
from stormark.games.battalia.battle.course import Fight
from stormark.games.battalia.engine import BattaliaState
from stormark.games.battalia.setup.draft import Draft
from stormark.games.battalia.turn.act import Act
from stormark.kernel.action import Action, Decision
from stormark.kernel.json import JsonDict
from stormark.kernel.simulator import Simulator

LEAST: Final = 1_000  # steps of a decision for which nothing is left: one action ahead

__all__ = ["LEAST", "Effort", "PlanningBot"]


class PlanningBot:
    """Plans a turn, follows the plan, and plans again where something came otherwise."""

    def __init__(
        self,
        effort: Effort,
        weights: dict[str, Weights],
        tastes: Tastes = NO_TASTES,
        creation: Effort | None = None,  # where The Creation is played, if another
    ) -> None:
        self._effort = effort
        self._creation = creation or effort
        self._weights = weights
        self._tastes = tastes
        self._budget = Budget(effort.steps)
        self._creation_budget = Budget(self._creation.steps)
        self._turn = -1
        self._plan: list[int] = []
        self.steps_taken = 0

    def choose(
        self, view: JsonDict, decision: Decision, simulator: Simulator[BattaliaState]
    ) -> Action:
        settled = settled_answer(decision)
        if settled is not None and not self._plan:
            return settled
        state = simulator.sample()
        options = simulator.options(state, decision.seat)
        if settled is not None:
            self._follow(options[decision.actions.index(settled)])
            return settled
        option = self.decide(simulator, state, decision.seat, options)
        return decision.actions[options.index(option)]

    def decide(
        self, simulator: Simulator[BattaliaState], s: BattaliaState, seat: int, options: list[int]
    ) -> int:
        """The next option of the plan; without one that fits, of a new plan."""
        budget = self._budget if s.rules.stormgates else self._creation_budget
        self._begin(budget, s)
        if self._plan:
            option = self._plan.pop(0)
            if option in options:
                return option
            self._plan = []
        given = max(budget.left, LEAST)
        thinker = Thinker(simulator, seat, fitting(s, self._weights), given, self._tastes)
        option = self._answer(thinker, s, options)
        spent = given - thinker.steps
        budget.take(spent)
        self.steps_taken += spent
        return option

    def _follow(self, option: int) -> None:
        """Go on in the plan past what had to be answered anyway; another answer ends it."""
        self._plan = self._plan[1:] if self._plan[0] == option else []

    def _begin(self, budget: Budget, s: BattaliaState) -> None:
        turn = int(s.turn_no)
        budget.begin(turn, most_steps(s))
        if turn != self._turn:
            self._turn = turn
            self._plan = []

    def _answer(self, thinker: Thinker, s: BattaliaState, options: list[int]) -> int:
        seat = thinker.seat
        effort = self._effort if s.rules.stormgates else self._creation
        frame = frame_of(s, seat)
        if isinstance(frame, Draft):
            return choice(thinker.simulator, s, seat, options)
        if isinstance(frame, Fight) and frame.step in (steps.OPENING, steps.RAISING):
            return fight(s, seat, without_taking_back(options))
        if not isinstance(frame, Act):
            return weighed(thinker, effort, s, options)
        for option in reversed(options):
            if V.verb_of(option) == V.V_COHORT:
                return option  # free cards before anything else
        if thinker.steps > LEAST:
            self._plan = planned(thinker, effort, s)
        else:
            self._plan = one_action(thinker, s, options)
        return self._plan.pop(0)

    def __repr__(self) -> str:
        return f"PlanningBot({self._effort.steps})"


def one_action(thinker: Thinker, s: BattaliaState, options: list[int]) -> list[int]:
    """The best action; whoever has nothing to do takes another hand instead."""
    line = Line(s, [], -1, chance_in(s, thinker.seat))
    line.value = thinker.value(s)
    best = thinker.step(line)
    if best is line:
        return [MULLIGAN if MULLIGAN in options else DONE]
    return best.trail if best.certain < 0 else best.trail[: best.certain]
