"""A lesson played through: every moment at which something is said or done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from stormark.kernel.action import Action, Decision
from stormark.kernel.event import Event
from stormark.kernel.fields import inside
from stormark.kernel.game import Game
from stormark.kernel.json import JsonDict
from stormark.kernel.refusal import Refusal
from stormark.kernel.scenario import Scenario, ScenarioStep
from stormark.kernel.scenario_run import starting_position
from stormark.kernel.scenario_step import Refused, deciding_seat, play_step
from stormark.kernel.scenario_teach import Teaching
from stormark.kernel.state import State
from stormark.kernel.step import Taken

Kind: TypeAlias = Literal["tell", "do", "watch", "try", "end"]
"""Something is said; the learner moves; somebody else moves; a rule says no; it is over."""


@dataclass(frozen=True)
class Frame:
    """One moment as the learner sees it, with what is said about it."""

    kind: Kind
    teaching: Teaching
    state: State  # not to be changed, nor shown to anybody
    view: JsonDict
    events: tuple[Event, ...]  # what happened since the frame before, as far as the learner knows
    decision: Decision | None = None  # with `do`: the question, and the answer it goes on with
    wanted: Action | None = None
    refusal: Refusal | None = None  # with `try`


def frames_of(lesson: Scenario, game: Game[Any]) -> list[Frame]:
    """Play a lesson through.  That it holds as a scenario is for the tests to see."""
    player = _Player(lesson, game)
    for step in lesson.branches[0].steps:
        player.step(step)
    player.end()
    return player.frames


class _Player:
    """Plays the steps and writes down what the learner sees."""

    def __init__(self, lesson: Scenario, game: Game[Any]) -> None:
        assert lesson.lesson is not None, lesson.path
        self.head = lesson.lesson
        self.game = game
        self.learner = self.head.seat - 1
        self.state: State = starting_position(lesson.path, {lesson.game: game})
        self.frames: list[Frame] = []
        self._happened: list[Event] = []  # since the last frame

    def step(self, step: ScenarioStep) -> None:
        for teaching in step.teach[:-1]:
            self._frame("tell", teaching)
        seat = deciding_seat(self.state, step.seat, inside(step.place, "seat"))
        outcome = play_step(self.game, self.state, seat, step)
        if isinstance(outcome, Refused):
            self._frame("try", step.teach[-1], refusal=outcome.refusal)
        elif seat == self.learner and step.teach:
            for taken in outcome.taken:
                self._do(step.teach[-1], taken)
        else:
            if step.teach:
                self._frame("watch", step.teach[-1])
            for taken in outcome.taken:
                self._move(taken)

    def end(self) -> None:
        self._frame("end", self.head.end)

    def _do(self, teaching: Teaching, taken: Taken[State]) -> None:
        decision = self.game.decision(self.state, self.learner)
        self._frame("do", teaching, decision=decision, wanted=taken.action)
        self._move(taken)

    def _move(self, taken: Taken[State]) -> None:
        self.state = taken.state
        self._happened += [event for event in taken.events if event.visible_to(self.learner)]

    def _frame(
        self,
        kind: Kind,
        teaching: Teaching,
        decision: Decision | None = None,
        wanted: Action | None = None,
        refusal: Refusal | None = None,
    ) -> None:
        view = self.game.view(self.state, self.learner)
        happened = tuple(self._happened)
        self._happened.clear()
        frame = Frame(kind, teaching, self.state, view, happened, decision, wanted, refusal)
        self.frames.append(frame)
