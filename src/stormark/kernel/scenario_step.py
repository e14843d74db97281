"""The moves of one step of a scenario, carried out on copies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from stormark.kernel.action import Action
from stormark.kernel.event import Event
from stormark.kernel.fields import inside
from stormark.kernel.game import Game
from stormark.kernel.refusal import InputError, Refusal
from stormark.kernel.scenario import Step
from stormark.kernel.scripted import ScriptedChance
from stormark.kernel.state import State
from stormark.kernel.step import Taken, read_text, take_all

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Outcome(Generic[S]):
    """What a step did: every action of it, and the results of chance that nobody needed."""

    taken: list[Taken[S]]
    unused: list[str]

    @property
    def state(self) -> S:
        return self.taken[-1].state

    @property
    def events(self) -> list[Event]:
        return [event for one in self.taken for event in one.events]


def play_step(game: Game[S], state: S, seat: int, step: Step) -> Outcome[S] | Refusal:
    """Carry out a step: what it did, or the refusal of the first bad move.

    Raises InputError, naming the place, for a result that is missing or does not fit.
    """
    chance = game.scripted(step.dice)
    taken: list[Taken[S]] = []
    for text in step.do:
        actions = read_text(game, state, seat, text)
        if isinstance(actions, Refusal):
            return actions
        done = _take(game, state, seat, actions, chance, step)
        if isinstance(done, Refusal):
            return done
        taken += done
        state = done[-1].state
    return Outcome(taken, list(chance.unused))


def _take(
    game: Game[S], state: S, seat: int, actions: list[Action], chance: ScriptedChance, step: Step
) -> list[Taken[S]] | Refusal:
    try:
        return take_all(game, state, seat, actions, chance)
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
