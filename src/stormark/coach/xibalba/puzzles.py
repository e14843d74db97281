"""Puzzles of Xibalba: plans are compared by playing the turn to its end, as the planner does."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from stormark.bots.xibalba.candidates import plans_for
from stormark.bots.xibalba.luck import Luck
from stormark.bots.xibalba.policy import Policy
from stormark.bots.xibalba.weights import fitted, valuation
from stormark.coach.puzzles.kit import Plan, PuzzleKit
from stormark.games.xibalba import layout as L
from stormark.games.xibalba.engine import XibalbaState
from stormark.kernel.action import Action
from stormark.kernel.chance import FastChance
from stormark.kernel.game import Game
from stormark.kernel.simulator import Simulator
from stormark.kernel.state import Io

MOST_ANSWERS: Final = 40  # of others within one plan
MOST_PLANS: Final = 12
LATE: Final = 2  # somebody has one part in so many of what it takes to win
NOBODY: Final = -1
WIN: Final = "win"
# How much of each is worth a point of a hundred or so: `theirs` counts against the seat.
SCALES: Final[Mapping[str, float]] = {
    "won": 0.05,
    "ark": 0.15,
    "theirs": 0.15,
    "paragon": 1.0,
    "resources": 3.0,
}
DICE: Final = {"split-pool": "split", "sort-dice": "dice", "block": "defence"}
KIND_OF_VERB: Final = {
    "enter": "ark",
    "buy": "market",
    "discard": "market",
    "upgrade": "base",
    "reorganize": "base",
    "end": "patience",
}
OTHER: Final = "skill"


def chances(
    game: Game[XibalbaState],
    seen: XibalbaState,
    seat: int,
    plans: Sequence[Plan],
    trials: int,
    seed: int,
    further: bool,
) -> list[float]:
    """The mean chance to win where the turn has ended, over many made-up positions and dice."""
    totals = [0.0] * len(plans)
    for number, state, policy in _ends(game, seen, seat, plans, trials, seed, further):
        totals[number] += policy.valuation.chance(state, seat)
    return [total / trials for total in totals]


def facts(
    game: Game[XibalbaState],
    seen: XibalbaState,
    seat: int,
    plans: Sequence[Plan],
    trials: int,
    seed: int,
) -> list[dict[str, float]]:
    """Who sits in the Ark, and what the seat has got."""
    found = [dict.fromkeys(SCALES, 0.0) for _ in plans]
    for number, state, _ in _ends(game, seen, seat, plans, trials, seed, False):
        told = found[number]
        told["won"] += (state.winner == seat) / trials
        told["ark"] += (state.ark_owner == seat) / trials
        told["theirs"] -= (state.ark_owner not in (seat, NOBODY)) / trials
        told["paragon"] += int(state.paragon[seat]) / trials
        told["resources"] += int(state.resources[seat]) / trials
    return found


def standing(state: XibalbaState, seat: int) -> tuple[int, int]:
    others = [int(state.paragon[other]) for other in range(state.seats) if other != seat]
    return int(state.paragon[seat]), max(others)


def _ends(
    game: Game[XibalbaState],
    seen: XibalbaState,
    seat: int,
    plans: Sequence[Plan],
    trials: int,
    seed: int,
    further: bool,
) -> Iterator[tuple[int, XibalbaState, Policy]]:
    """Where the turn may end: for each trial and each plan, by its number."""
    simulator = Simulator(game, seen, seat, FastChance(seed))
    policy = _policy(seen, seed)
    for trial in range(trials):
        start = simulator.sample()
        for number, plan in enumerate(plans):
            state = start.copy()
            io = Io(Luck(seed, trial))
            turn = state.turn_no
            _carry_out(state, seat, plan, policy, io)
            if state.turn_no == turn:
                policy.finish_turn(state, io)
            for _ in range(state.seats if further else 0):
                policy.finish_turn(state, io)
            yield number, state, policy


def plans(
    game: Game[XibalbaState], seen: XibalbaState, seat: int, seed: int, every: bool
) -> list[list[int]]:
    """What the planner would compare; or also every other option but giving dice away.

    A re-organization is left out: simulated players do nothing with it.
    """
    state = Simulator(game, seen, seat, FastChance(seed)).sample()
    found = plans_for(state, seat, _policy(state, seed), MOST_PLANS)
    options = state.options(seat)
    if every and L.verb_of(options[-1]) == L.V_END and len(found) > 1:
        found += [[option] for option in options if L.verb_of(option) != L.V_REMOVE]
    unlike: list[list[int]] = []
    for plan in found:
        if plan not in unlike and L.verb_of(plan[0]) != L.V_REORGANIZE:
            unlike.append(plan)
    return unlike


def ripe(seen: XibalbaState, seat: int) -> bool:
    """In the second half of the way to victory a turn can decide the game.

    Which dice to keep is left out: what is clear there, everybody sees.
    """
    sorting = L.verb_of(seen.options(seat)[-1]) == L.V_ROLL
    return not sorting and LATE * max(seen.paragon) >= seen.target


def answer(state: XibalbaState, seat: int, seed: int) -> int:
    """The quick policy of simulated players, with dice of its own."""
    return int(_policy(state, seed).choose(state, seat))


def settled(state: XibalbaState, seat: int) -> bool:
    """Choices within an effect or attack come first."""
    return state.winner >= 0 or state.top.below is None


def kind(plan: Sequence[Action], decision: str) -> str:
    """By the question; within the action phase by what is done first."""
    if decision in DICE:
        return DICE[decision]
    first = plan[0]
    if first.verb == "attack":
        return "ark" if first.args["target"] == "ark" else "raid"
    return KIND_OF_VERB.get(first.verb, OTHER)


def _policy(state: XibalbaState, seed: int) -> Policy:
    return Policy(valuation(fitted(), int(state.seats), {}), seed)


def _carry_out(state: XibalbaState, seat: int, plan: Plan, policy: Policy, io: Io) -> None:
    """As far as the position allows; in between others answer as simulated players do."""
    turn = state.turn_no
    for option in plan:
        for _ in range(MOST_ANSWERS):
            deciding = state.open_seats()
            if not deciding or deciding[0] == seat or state.turn_no != turn:
                break
            state.apply(deciding[0], policy.choose(state, deciding[0]), io)
        if state.turn_no != turn or option not in state.options(seat):
            return
        state.apply(seat, option, io)


KIT: Final = PuzzleKit(
    chances=chances,
    plans=plans,
    ripe=ripe,
    facts=facts,
    scales=SCALES,
    standing=standing,
    answer=answer,
    settled=settled,
    kind=kind,
    kinds=(WIN, *DICE.values(), "ark", "raid", "market", "base", "patience", OTHER),
    silent=frozenset(),
    trials=72,
)
