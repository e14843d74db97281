"""Puzzles of Battalia: plans for a whole turn, compared where it ends."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import Final

from stormark.bots.battalia.answers import answer as plain_answer
from stormark.bots.battalia.plan import frame_of, without_taking_back
from stormark.bots.battalia.planning import DONE, MULLIGAN, Candidate, follow, outcome
from stormark.bots.battalia.search import Line, Thinker
from stormark.bots.battalia.value import progress
from stormark.bots.battalia.weights import WEIGHTS, Weights, fitting
from stormark.coach.puzzles.kit import Plan, PuzzleKit
from stormark.games.battalia.engine import BattaliaState
from stormark.games.battalia.queries import deck_size, great_cities
from stormark.games.battalia.scoring import team_points
from stormark.games.battalia.turn.act import Act
from stormark.kernel.action import Action
from stormark.kernel.chance import FastChance
from stormark.kernel.game import Game
from stormark.kernel.simulator import Simulator

SEARCH_STEPS: Final = 4_000  # for finding plans
THOROUGH_STEPS: Final = 40_000
TRIAL_STEPS: Final = 3_000  # for playing one to the end
WIDTH: Final = 16
CERTAIN_PLANS: Final = 14
DOUBTFUL_PLANS: Final = 4
EARLY: Final = 0.3  # of the way to the end
FAR: Final = 1_000_003  # between the seeds of two trials
SURE: Final = 30.0  # log odds beyond which nothing changes
WIN: Final = "win"
# How much of each makes a difference worth telling.
SCALES: Final[Mapping[str, float]] = {"won": 0.05, "points": 0.5, "cities": 0.3, "cards": 0.9}
OTHER: Final = "turn"
SILENT: Final = frozenset(
    ("lay", "double", "copy", "sacrifice", "go", "stop", "name", "finish", "amount")
)
# What a plan is about: the first of these that it does.
KINDS: Final = (
    ("battle", ("attack",)),
    ("great", ("great",)),
    ("potion", ("drink", "potion")),
    ("heroes", ("recruit", "move", "post", "tribute", "bridge")),
    ("cities", ("city", "upgrade", "residence", "capital")),
    ("roads", ("road", "discover")),
    ("rank", ("promote", "amulet", "cohort")),
    ("secrets", ("hide", "pitch", "open")),
    ("cards", ("hire", "buy", "trade")),
    ("patience", ("mulligan", "done")),
)


def chances(
    game: Game[BattaliaState],
    seen: BattaliaState,
    seat: int,
    plans: Sequence[Plan],
    trials: int,
    seed: int,
    further: bool,
) -> list[float]:
    """The mean chance to win, over many made-up positions; each plan draws the same cards."""
    dealer = Simulator(game, seen, seat, FastChance(seed))
    weights = _weights(seen)
    totals = [0.0] * len(plans)
    for trial in range(trials):
        sample = dealer.sample()
        for number, plan in enumerate(plans):
            luck = FastChance(FAR * seed + trial)
            thinker = Thinker(Simulator(game, seen, seat, luck), seat, weights, TRIAL_STEPS)
            totals[number] += _chance(outcome(thinker, sample, _candidate(plan), further))
    return [total / trials for total in totals]


def facts(
    game: Game[BattaliaState],
    seen: BattaliaState,
    seat: int,
    plans: Sequence[Plan],
    trials: int,
    seed: int,
) -> list[dict[str, float]]:
    """Points, cities, cards and heroes that the seat has got."""
    dealer = Simulator(game, seen, seat, FastChance(seed))
    found = [dict.fromkeys(SCALES, 0.0) for _ in plans]
    for trial in range(trials):
        sample = dealer.sample()
        for number, plan in enumerate(plans):
            luck = FastChance(FAR * seed + trial)
            thinker = Thinker(Simulator(game, seen, seat, luck), seat, _weights(seen), TRIAL_STEPS)
            line = Line(sample.copy(), [], -1, 0)
            candidate = _candidate(plan)
            follow(thinker, line, candidate.trail)
            state = (thinker.finished(line) if candidate.goes_on else line).state
            told = found[number]
            told["won"] += (bool(state.shares) and state.shares[seat] > 0) / trials
            told["points"] += int(team_points(state, state.team_of[seat])) / trials
            told["cities"] += int(great_cities(state, state.team_of[seat])) / trials
            told["cards"] += int(deck_size(state, seat)) / trials
    return found


def standing(state: BattaliaState, seat: int) -> tuple[int, int]:
    own = state.team_of[seat]
    others = [int(team_points(state, team)) for team in range(len(state.teams)) if team != own]
    return int(team_points(state, own)), max(others)


def plans(
    game: Game[BattaliaState], seen: BattaliaState, seat: int, seed: int, every: bool
) -> list[list[int]]:
    """The best lines of a turn, those that chance decides up to there, and to stop at once."""
    simulator = Simulator(game, seen, seat, FastChance(seed))
    root = simulator.sample()
    if not isinstance(frame_of(root, seat), Act):
        return [[option] for option in without_taking_back(root.options(seat))]
    steps = THOROUGH_STEPS if every else SEARCH_STEPS
    thinker = Thinker(simulator, seat, _weights(seen), steps)
    certain, doubtful = thinker.search(root, WIDTH)
    found = [line.trail for line in certain[:CERTAIN_PLANS] if line.trail]
    found += [line.trail[: line.certain] for line in doubtful[:DOUBTFUL_PLANS]]
    options = root.options(seat)
    found += [[option] for option in (MULLIGAN, DONE) if option in options]
    return found


def ripe(seen: BattaliaState, seat: int) -> bool:
    """A turn is planned as a whole; in the first days there is little to choose from."""
    return isinstance(frame_of(seen, seat), Act) and progress(seen) >= EARLY


def answer(state: BattaliaState, seat: int, seed: int) -> int:
    """What simulated players answer; in their own turn they plan one action ahead."""
    frame = frame_of(state, seat)
    if isinstance(frame, Act):
        return DONE
    return int(plain_answer(state, seat, frame, without_taking_back(state.options(seat))))


def settled(state: BattaliaState, seat: int) -> bool:
    """Between two actions, or when the turn is over."""
    return seat not in state.open_seats() or isinstance(frame_of(state, seat), Act)


def kind(plan: Sequence[Action], decision: str) -> str:
    """By the weightiest thing that is done."""
    verbs = {action.verb for action in plan}
    for word, members in KINDS:
        if verbs & set(members):
            return word
    return OTHER


def _candidate(plan: Plan) -> Candidate:
    """Plans are judged before the next hand is drawn; one that ends the turn goes no further."""
    ends = bool(plan) and plan[-1] == DONE
    return Candidate(list(plan[:-1] if ends else plan), [], not ends)


def _weights(state: BattaliaState) -> Weights:
    return fitting(state, WEIGHTS)


def _chance(odds: float) -> float:
    return 1.0 / (1.0 + exp(-max(-SURE, min(SURE, odds))))


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
    kinds=(WIN, *(word for word, _ in KINDS), OTHER),
    silent=SILENT,
    trials=12,
)
