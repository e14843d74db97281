"""The actions of a plan, as far as its player can be sure of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from stormark.coach.hint.hint import Step
from stormark.coach.hint.weighing import Adviser, trial_simulator
from stormark.kernel.chance import FastChance
from stormark.kernel.game import Game
from stormark.kernel.simulator import Simulator
from stormark.kernel.step import carry_out, tells

UNSEEN: Final = FastChance(0)  # whatever it decides: a walk ends there
POSITIONS: Final = 3  # in all of which an action must be possible to be told


def walked(
    game: Game[Any], adviser: Adviser, seen: Any, seat: int, options: Sequence[int], seed: int
) -> tuple[Step, ...]:
    """What to do in order, up to the first roll, draw or answer of somebody else.

    What was hidden may show on the way: so a plan is walked on several made-up positions and told
    as far as it is the same on all of them, and names the same things.
    """
    walks = [
        _walk(game, trial_simulator(game, seen, seat, seed, trial), adviser, seat, options)
        for trial in range(POSITIONS)
    ]
    sure: list[Step] = []
    for taken in zip(*walks, strict=False):
        if any(one.step.action != taken[0].step.action for one in taken):
            break
        if any(one.meaning != taken[0].meaning for one in taken):
            break
        sure.append(taken[0].step)
    return tuple(sure)


@dataclass(frozen=True)
class _Walked:
    """A step on one of the positions, and what it names there."""

    step: Step
    meaning: int


def _walk(
    game: Game[Any],
    simulator: Simulator[Any],
    adviser: Adviser,
    seat: int,
    options: Sequence[int],
) -> list[_Walked]:
    state = simulator.sample()
    found: list[_Walked] = []
    news = False
    for option in options:
        if seat not in state.open_seats() or option not in state.options(seat):
            break
        meaning = adviser.meaning(state, option) if news else 0
        if meaning is None:
            break
        action = simulator.action(state, seat, option)
        asked, view = simulator.decision(state, seat), simulator.view(state, seat)
        found.append(_Walked(Step(action, asked, view, adviser.is_routine(action)), meaning))
        taken = carry_out(game, state, seat, option, UNSEEN)
        if taken.drew:
            break
        news = news or tells(game, taken)
        state = taken.state
    return found
