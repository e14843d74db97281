"""What a decision cost: compared with what the coach's bot would have done, seeing as much."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from stormark.bots.bot import Bot
from stormark.coach.chance.chances import by_seat, judged, samples
from stormark.coach.manifest import CoachManifest
from stormark.coach.review.step import Step, step_at
from stormark.kernel.action import Action
from stormark.kernel.chance import FastChance
from stormark.kernel.game import Game
from stormark.kernel.manifest import manifest
from stormark.kernel.refusal import Refusal
from stormark.kernel.simulator import Simulator
from stormark.kernel.state import Io, State

SEED: Final = 11
TIMES: Final = 2  # as many looks as a chance has
WORTH_TELLING: Final = 0.01  # less is no mistake, or one that nobody can be sure of
LONGEST: Final = 4  # steps of a plan


@dataclass(frozen=True)
class Advice:
    """A better plan, and how much of a chance it would have been worth."""

    cost: float
    plan: tuple[Step, ...]


def advice_on(game: Game[Any], before: State, seat: int, action: Action) -> Advice | None:
    """Something clearly better than what the seat did; None if the coach knows nothing."""
    if len(before.options(seat)) < 2:
        return None
    bot = manifest("coach", game.spec.id, CoachManifest).reviewer(SEED)
    better = advised(game, before, seat, bot)
    if better == action:
        return None
    chances = [chance_after(game, before, seat, one) for one in (action, better)]
    cost = chances[1] - chances[0]
    if cost < WORTH_TELLING:
        return None
    return Advice(cost, plan_from(game, before, seat, better, bot))


def advised(game: Game[Any], state: State, seat: int, bot: Bot) -> Action:
    seen = game.seen_by(state, seat)
    simulator = Simulator(game, seen, seat, FastChance(SEED))
    return bot.choose(game.show(seen, seat), game.decision(state, seat), simulator)


def chance_after(game: Game[Any], before: State, seat: int, action: Action) -> float:
    """The mean chance of a seat after an action, from what it saw."""
    option = option_of(game, before, seat, action)
    made_up = samples(game, game.seen_by(before, seat), seat, TIMES)
    for number, state in enumerate(made_up):
        state.apply(seat, option, Io(FastChance(SEED + number)))
    return by_seat(game, before, judged(game, made_up, game.turn_of(before)[0]))[seat]


def plan_from(
    game: Game[Any], before: State, seat: int, action: Action, bot: Bot
) -> tuple[Step, ...]:
    """The steps of a plan, as far as the seat could foresee them: up to dice, draws and others."""
    plan = [step_at(game, before, seat, action)]
    state = samples(game, game.seen_by(before, seat), seat)[0]
    turn = game.turn_of(state)
    while len(plan) < LONGEST:
        drawn = list(state.draws)
        state.apply(seat, option_of(game, state, seat, action), Io(FastChance(SEED)))
        if list(state.draws) != drawn or seat not in state.open_seats():
            break
        if game.turn_of(state) != turn:
            break
        action = advised(game, state, seat, bot)
        plan.append(step_at(game, state, seat, action))
    return tuple(plan)


def option_of(game: Game[Any], state: State, seat: int, action: Action) -> int:
    option = game.option(state, seat, action)
    if isinstance(option, Refusal):
        raise AssertionError(f"{action} is refused by {option.rule} where it was played")
    return option
