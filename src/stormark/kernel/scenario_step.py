"""The moves of one step of a scenario, carried out on copies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from stormark.kernel.action import Action
from stormark.kernel.event import Event
from stormark.kernel.fields import inside
from stormark.kernel.game import Game
from stormark.kernel.refusal import InputError, Refusal
from stormark.kernel.scenario import ScenarioStep
from stormark.kernel.scripted import ScriptedChance, read_shuffles
from stormark.kernel.state import State
from stormark.kernel.step import Taken, read_text, take

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Outcome(Generic[S]):
    """What a step did: every action of it, and the results of chance that nobody needed."""

    taken: list[Taken[S]]
    unused: list[str]
    unused_shuffles: int

    @property
    def state(self) -> S:
        return self.taken[-1].state

    @property
    def events(self) -> list[Event]:
        return [event for one in self.taken for event in one.events]


@dataclass(frozen=True)
class Refused:
    """The move of a step that was refused, in notation, and why."""

    move: str
    refusal: Refusal


def play_step(game: Game[S], state: S, seat: int, step: ScenarioStep) -> Outcome[S] | Refused:
    """Carry out a step: what it did, or the first move that was refused.

    Raises InputError, naming the place, for a result that is missing or does not fit.
    """
    shuffles = read_shuffles(step.shuffles, game.spec.streams, step.place)
    chance = game.scripted(step.dice, shuffles)
    taken: list[Taken[S]] = []
    for text in step.do:
        actions = read_text(game, state, seat, text)
        if isinstance(actions, Refusal):
            return Refused(text, actions)
        for action in actions:
            done = _take(game, state, seat, action, chance, step)
            if isinstance(done, Refusal):
                return Refused(game.notation(action), done)
            taken.append(done)
            state = done.state
    return Outcome(taken, list(chance.unused), chance.unused_shuffles)


def _take(
    game: Game[S], state: S, seat: int, action: Action, chance: ScriptedChance, step: ScenarioStep
) -> Taken[S] | Refusal:
    try:
        return take(game, state, seat, action, chance)
    except InputError as error:
        raise InputError(error.problem, inside(step.place, error.place), **error.params) from None


def deciding_seat(state: State, number: int | None, place: str) -> int:
    """The seat a number means; without one, the only seat that has to decide."""
    deciding = state.open_seats()
    if number is None:
        if len(deciding) != 1:
            raise InputError("scenario-seat-needed", place, deciding=len(deciding))
        return deciding[0]
    if number > state.seats:
        raise InputError("scenario-seat", place, seat=number)
    return number - 1
