"""Hints for Xibalba: the planner's candidates, each played to the end of the turn."""

from __future__ import annotations

from typing import Final

from stormark.bots.xibalba.candidates import plans_for
from stormark.bots.xibalba.luck import Luck
from stormark.bots.xibalba.policy import Policy
from stormark.bots.xibalba.search import PLAN_COST
from stormark.coach.hint.weighing import Amounts, Comparison, Tried
from stormark.coach.xibalba.outlook import numbers, outlook
from stormark.games.xibalba import layout as L
from stormark.games.xibalba.engine import XibalbaState
from stormark.games.xibalba.queries import base_resistance, productivity, soldier_power
from stormark.games.xibalba.state import warhost
from stormark.games.xibalba.tables import SIDES
from stormark.kernel.action import Action
from stormark.kernel.chance import FastChance
from stormark.kernel.game import Game
from stormark.kernel.simulator import Simulator
from stormark.kernel.state import Io

TOLD: Final = 3  # plans that stay in the comparison to its end
FEWEST: Final = 4  # plans that are compared, however few steps there are
ROUTINE: Final = ("gather", "exchange", "keep", "end")
MOST_TRIALS: Final = 480  # a chance does not become more exact than the evaluation is
OF_MARKET: Final = (L.V_BUY, L.V_DISCARD, L.V_SLOT)
NO_CARD: Final = -1
LONGEST: Final = 12  # actions that a plan goes on for


class XibalbaAdviser:
    """Compares whole plans: what is done now, and what follows from it without dice."""

    def tried(
        self,
        game: Game[XibalbaState],
        seen: XibalbaState,
        seat: int,
        side: int,
        steps: int,
        seed: int,
    ) -> Comparison:
        simulator = Simulator(game, seen, seat, FastChance(seed))
        policy = Policy(numbers(int(seen.seats)), seed)
        plans = candidates(simulator.sample(), seat, policy, max(FEWEST, steps // (4 * PLAN_COST)))
        tried = [Tried(plan, side, plan[-1] == L.V_END) for plan in plans]
        quick = Tried((), side)
        return Comparison(compared(simulator, seat, tried, quick, policy, steps, seed), quick)

    def amounts(self, state: XibalbaState, seat: int) -> Amounts:
        return amounts(state, seat)

    def is_routine(self, action: Action) -> bool:
        return action.verb in ROUTINE

    def meaning(self, state: XibalbaState, option: int) -> int | None:
        if L.verb_of(option) in OF_MARKET and L.a_of(option) < L.MARKET_SLOTS:
            return int(state.market[L.a_of(option)])
        return NO_CARD


def amounts(state: XibalbaState, seat: int) -> Amounts:
    """What a seat has; safety counts the base, and the soldier in the Ark."""
    rivals = [int(state.paragon[other]) for other in range(state.seats) if other != seat]
    in_ark = state.ark_owner == seat
    pile = state.piles[warhost(seat)]
    addons = sum(bool(state.piles[warhost(seat) + 1 + field]) for field in range(L.FIELDS))
    card = int(state.ark) if in_ark else int(pile[-1]) if pile else -1
    safety = int(base_resistance(state, seat)) + (int(state.life) if in_ark else 0)
    return {
        "paragon": float(state.paragon[seat]),
        "resources": float(state.resources[seat]),
        "cards": float(addons + len(pile) + in_ark),
        "income": float(productivity(state, seat)),
        "army": 0.0 if card < 0 else float(soldier_power(state, seat, card)),
        "safety": float(safety),
        "rivals": -float(max(rivals)),
    }


def candidates(state: XibalbaState, seat: int, policy: Policy, most: int) -> list[list[int]]:
    """Plans for what a seat decides now; what goes without saying comes first in all of them."""
    begun: list[int] = []
    state = state.copy()
    for _ in range(LONGEST):
        plans = plans_for(state, seat, policy, most)
        if len(plans) > 1 or not _carried_out(state, seat, plans[0], begun):
            break
    return [_continued(state, seat, [*begun, *plan], len(begun), policy) for plan in plans]


def _carried_out(state: XibalbaState, seat: int, plan: list[int], begun: list[int]) -> bool:
    """Carry out what nothing speaks against; False where dice or somebody else come next."""
    after = state.copy()
    for option in plan:
        after.apply(seat, option, Io(FastChance(0)))
    if not _goes_on(after, state, seat):
        return False
    for option in plan:
        state.apply(seat, option, Io(FastChance(0)))
    begun += plan
    return True


def _continued(
    state: XibalbaState, seat: int, plan: list[int], done: int, policy: Policy
) -> list[int]:
    """A plan with all that follows from it before dice are rolled or somebody else decides."""
    now = state.copy()
    io = Io(FastChance(0))
    for option in plan[done:]:
        now.apply(seat, option, io)
    plan = plan[:]
    while len(plan) < LONGEST and _goes_on(now, state, seat):
        option = int(policy.choose(now, seat))
        plan.append(option)
        now.apply(seat, option, io)
    return plan


def _goes_on(after: XibalbaState, before: XibalbaState, seat: int) -> bool:
    """Whether the seat decides next, in the same turn, and no die was rolled meanwhile."""
    if after.winner >= 0 or after.turn_no != before.turn_no:
        return False
    return after.draws == before.draws and int(after.top.decider(after)) == seat


def compared(
    simulator: Simulator[XibalbaState],
    seat: int,
    left: list[Tried],
    quick: Tried,
    policy: Policy,
    steps: int,
    seed: int,
) -> list[Tried]:
    """The best plans first; the worse half goes whenever all had as many trials as there are sides.

    Those that stay to the end have met the same dice on the same positions.
    """
    most = int(policy.steps) + steps
    trial = 0
    while True:
        for _ in range(2 * SIDES):
            start = simulator.sample()
            for tried in [*left, quick]:
                _try(start.copy(), seat, tried, policy, Luck(seed, trial))
            trial += 1
        left.sort(key=lambda tried: -tried.share)
        if len(left) == 1 or int(policy.steps) >= most or trial >= MOST_TRIALS:
            return left
        left = left[: max(TOLD, (len(left) + 1) // 2)]


def _try(s: XibalbaState, seat: int, tried: Tried, policy: Policy, luck: Luck) -> None:
    """Carry a plan out as far as the position allows, and play the turn to its end."""
    io = Io(luck)
    turn = s.turn_no
    for option in tried.options:
        if s.winner >= 0 or int(s.top.decider(s)) != seat or option not in s.options(seat):
            break
        s.apply(seat, option, io)
        policy.steps += 1
    if s.turn_no == turn:
        policy.finish_turn(s, io)
    tried.note(outlook(s, int(turn)), amounts(s, seat))
