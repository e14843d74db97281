"""The greedy bot: the best next step, as far as its own view tells."""

from __future__ import annotations

from stormark.bots.battalia.battle import fight_on
from stormark.bots.battalia.plan import best_option, frame_of, spent, walk_on, without_taking_back
from stormark.bots.settled import settled_answer
from stormark.games.battalia import verbs as V
from stormark.games.battalia.battle import steps
from stormark.games.battalia.battle.course import Fight
from stormark.games.battalia.engine import BattaliaState
from stormark.games.battalia.setup.draft import Draft
from stormark.games.battalia.turn.act import Act
from stormark.games.battalia.turn.walking import Walk
from stormark.kernel.action import Action, Decision
from stormark.kernel.json import JsonDict
from stormark.kernel.simulator import Simulator


class BattaliaGreedyBot:
    """Weighs every option on a position sampled from its view; all chance is the simulator's."""

    def choose(
        self, view: JsonDict, decision: Decision, simulator: Simulator[BattaliaState]
    ) -> Action:
        settled = settled_answer(decision)
        if settled is not None:
            return settled
        state = simulator.sample()
        options = simulator.options(state, decision.seat)
        option = choice(simulator, state, decision.seat, options)
        return decision.actions[options.index(option)]

    def __repr__(self) -> str:
        return "BattaliaGreedyBot()"


def choice(
    simulator: Simulator[BattaliaState], s: BattaliaState, seat: int, options: list[int]
) -> int:
    """Rules of thumb where a look ahead tells nothing, else the best option."""
    frame = frame_of(s, seat)
    options = without_taking_back(options)
    if isinstance(frame, Draft):
        return max(options, key=spent)
    if isinstance(frame, Fight) and frame.step in (steps.OPENING, steps.RAISING):
        return fight_on(s, seat, options)
    if isinstance(frame, Walk):
        return walk_on(s, seat, frame.hero, options)
    if isinstance(frame, Act):
        cohorts = [option for option in options if V.verb_of(option) == V.V_COHORT]
        if cohorts:
            return cohorts[-1]  # free cards before anything else
        return act(simulator, s, seat, options)
    return best_option(simulator, s, seat, options)


def act(
    simulator: Simulator[BattaliaState], s: BattaliaState, seat: int, options: list[int]
) -> int:
    """The best action; whoever has nothing to do takes another hand instead."""
    mulligans = [option for option in options if V.verb_of(option) == V.V_MULLIGAN]
    others = [option for option in options if V.verb_of(option) != V.V_MULLIGAN]
    best = best_option(simulator, s, seat, others)
    return mulligans[0] if mulligans and V.verb_of(best) == V.V_DONE else best
