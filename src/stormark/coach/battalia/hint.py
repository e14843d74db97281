"""Hints for Battalia: the planner's lines for a turn, or the answers to a question in between."""

from __future__ import annotations

from typing import Final

from stormark.bots.battalia.features import NAMES, features
from stormark.bots.battalia.plan import frame_of, spread, without_taking_back
from stormark.bots.battalia.planning import DONE, MULLIGAN, Candidate, follow
from stormark.bots.battalia.search import Line, Thinker
from stormark.bots.battalia.weights import WEIGHTS, fitting
from stormark.coach.battalia.outlook import outlook
from stormark.coach.hint.weighing import Amounts, Comparison, Tried, trial_simulator
from stormark.games.battalia import verbs as V
from stormark.games.battalia.engine import BattaliaState
from stormark.games.battalia.scoring import team_points
from stormark.games.battalia.turn.act import Act
from stormark.kernel.action import Action
from stormark.kernel.chance import FastChance
from stormark.kernel.game import Game
from stormark.kernel.simulator import Simulator

ROUTINE: Final = ("lay", "done", "finish", "stop", "go")
WIDTH: Final = 12  # of the beam
LINES: Final = 8  # certain ones that are compared
OF_ONE_KIND: Final = 2  # lines that begin with the same choice
DOUBTFUL: Final = 4  # lines that chance decides
MOST_ANSWERS: Final = 12  # to a question in between
FEWEST_TRIALS: Final = 4
MOST_TRIALS: Final = 32
QUICK: Final = Candidate([], [], True)  # one action after the other, as they look best
TRIAL_COST: Final = 60  # steps of one trial of one plan, roughly


class BattaliaAdviser:
    """Compares whole turns where one may be planned, single answers elsewhere."""

    def tried(
        self,
        game: Game[BattaliaState],
        seen: BattaliaState,
        seat: int,
        side: int,
        steps: int,
        seed: int,
    ) -> Comparison:
        simulator = Simulator(game, seen, seat, FastChance(seed))
        state = simulator.sample()
        thinker = Thinker(simulator, seat, fitting(state, WEIGHTS), steps // 2)
        options = simulator.options(state, seat)
        if isinstance(frame_of(state, seat), Act):
            plans = turns(thinker, state, options)
        else:
            plans = [
                Candidate([option], [option], True)
                for option in spread(without_taking_back(options), MOST_ANSWERS)
            ]
        return compared(game, seen, seat, side, plans, steps - steps // 2, seed)

    def amounts(self, state: BattaliaState, seat: int) -> Amounts:
        return amounts(state, seat)

    def is_routine(self, action: Action) -> bool:
        return action.verb in ROUTINE

    def meaning(self, state: BattaliaState, option: int) -> int | None:
        return None  # terrain and cards that were shown may be named by anything


def amounts(state: BattaliaState, seat: int) -> Amounts:
    """What a seat has, as its turn ends; strength is that of an average hand.

    Before the first turn there is nothing to compare with: everybody is still given cards.
    """
    if state.turn_no < 1:
        return {}
    team = int(state.team_of[seat])
    row = dict(zip(NAMES, features(state, seat, seat), strict=True))
    others = [other for other in range(len(state.teams)) if other != team]
    return {
        "points": float(team_points(state, team)),
        "great": row["great"],
        "army": row["strength"],
        "safety": row["kept_units"],
        "sites": row["sites"],
        "tempo": 100.0 * max(row["city_ready"], row["upgrade_ready"]),
        "trade": row["posts"],
        "cards": row["cards"],
        "rivals": -float(max(int(team_points(state, other)) for other in others)),
    }


def turns(thinker: Thinker, state: BattaliaState, options: list[int]) -> list[Candidate]:
    """Lines for the whole turn, those that begin in many ways rather than many of one kind."""
    found, doubtful = thinker.search(state, WIDTH)
    plans: list[Candidate] = []
    kinds: dict[int, int] = {}
    for line in found:
        first = line.trail[0] if line.trail else DONE
        kinds[first] = kinds.get(first, 0) + 1
        if kinds[first] <= OF_ONE_KIND and len(plans) < LINES:
            plans.append(Candidate([*line.trail, DONE], [], False))
    for line in doubtful[:DOUBTFUL]:
        plans.append(Candidate(line.trail[: line.certain], [], True))
    for option in options:
        if option == MULLIGAN or V.verb_of(option) == V.V_COHORT:
            plans.append(Candidate([option], [], True))
    return plans


def compared(
    game: Game[BattaliaState],
    seen: BattaliaState,
    seat: int,
    side: int,
    plans: list[Candidate],
    steps: int,
    seed: int,
) -> Comparison:
    """All plans are tried on the same positions, with the same dice and draws."""
    found = [Tried(plan.trail, side, plan.trail[-1] == DONE) for plan in plans]
    quick = Tried((), side)
    trials = max(FEWEST_TRIALS, min(MOST_TRIALS, steps // (TRIAL_COST * len(plans))))
    share = max(1, steps // (trials * len(plans)))
    for trial in range(trials):
        simulator = trial_simulator(game, seen, seat, seed, trial)
        start = simulator.sample()
        for plan, tried in zip([*plans, QUICK], [*found, quick], strict=True):
            thinker = Thinker(simulator, seat, fitting(start, WEIGHTS), share)
            end = outcome(thinker, start, plan)
            tried.note(outlook(end, start.turn_no), amounts(end, seat))
    return Comparison(sorted(found, key=lambda tried: -tried.share), quick)


def outcome(thinker: Thinker, start: BattaliaState, plan: Candidate) -> BattaliaState:
    """Where a plan leads to by the end of the turn, the rest of it played step by step."""
    line = Line(thinker.simulator.copy(start), [], -1, 0)
    ends = plan.trail[-1:] == [DONE]
    follow(thinker, line, plan.trail[:-1] if ends else plan.trail)
    return line.state if ends or not plan.goes_on else thinker.finished(line).state
