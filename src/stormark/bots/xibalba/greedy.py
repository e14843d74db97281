"""The greedy bot: the best next step, as far as its own view tells."""

from __future__ import annotations

from stormark.bots.settled import settled_answer
from stormark.bots.xibalba.dice import keep_or_roll, split
from stormark.bots.xibalba.plan import best_option
from stormark.games.xibalba.engine import XibalbaState
from stormark.kernel.action import Action, Decision
from stormark.kernel.json import JsonDict
from stormark.kernel.simulator import Simulator


class XibalbaGreedyBot:
    """Weighs every option on a position sampled from its view; all chance is the simulator's."""

    def choose(
        self, view: JsonDict, decision: Decision, simulator: Simulator[XibalbaState]
    ) -> Action:
        settled = settled_answer(decision)
        if settled is not None:
            return settled
        state = simulator.sample()
        options = simulator.options(state, decision.seat)
        if decision.kind == "sort-dice":
            option = keep_or_roll(state)
        elif decision.kind == "split-pool":
            option = split(state, decision.seat, options)
        else:
            option = best_option(simulator, state, decision.seat, options)
        return decision.actions[options.index(option)]

    def __repr__(self) -> str:
        return "XibalbaGreedyBot()"
