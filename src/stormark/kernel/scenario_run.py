"""Playing a scenario and saying how the game differs from it."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final, Generic, TypeAlias, TypeVar

from stormark.kernel.action import Action
from stormark.kernel.compare import Difference, differences, merged, missing_event
from stormark.kernel.digest import digest
from stormark.kernel.event import Event
from stormark.kernel.fields import expect, inside, only
from stormark.kernel.files import located
from stormark.kernel.game import Game
from stormark.kernel.json import Json, JsonDict
from stormark.kernel.refusal import InputError, Refusal
from stormark.kernel.scenario import (
    ANY_RULE,
    Branch,
    Expectation,
    Scenario,
    ScenarioStep,
    load_scenario,
)
from stormark.kernel.scenario_step import Refused, deciding_seat, play_step
from stormark.kernel.state import State
from stormark.kernel.step import read_text

S = TypeVar("S", bound=State)

EXAMPLE_OR_KERNEL: Final = re.compile(r"[A-Z]-C?EX-\d\d|K-")

Games: TypeAlias = Mapping[str, Game[Any]]
"""The games at hand, by their id."""


def run_scenario(
    path: Path, games: Games, rules: Mapping[str, Collection[str]] | None = None
) -> list[Difference]:
    """Play a scenario file with all its alternatives; an empty list means it passes.

    `rules` are the ids of every game's rules; without them any id may stand in a file.
    Raises InputError, naming file and place, for a file that is not a proper scenario.
    """
    scenario = load_scenario(path)
    game = _game(scenario, games)
    if rules is not None:
        check_rules(scenario, rules[scenario.game])
    unlike: list[Difference] = []
    for branch in scenario.branches:
        start = _start(scenario, games, (path.resolve(),))
        unlike += _play(game, scenario, branch, start)[1]
    return unlike


def starting_position(path: Path, games: Games) -> State:
    """The position a scenario begins with, for puzzles, tutorials and tables."""
    scenario = load_scenario(path)
    return _start(scenario, games, (path.resolve(),))


def last_position(path: Path, games: Games) -> tuple[State, list[Difference]]:
    """The position a scenario ends with, and how the way there differs from it."""
    scenario = load_scenario(path)
    start = _start(scenario, games, (path.resolve(),))
    return _play(_game(scenario, games), scenario, scenario.branches[0], start)


def check_rules(scenario: Scenario, known: Collection[str]) -> None:
    """Refuse ids of rules that do not exist; examples (X-EX-01) have no text of their own."""
    named = [(f"rules[{index}]", rule) for index, rule in enumerate(scenario.rules)]
    for branch in scenario.branches:
        named += [
            (inside(step.place, "refused"), step.refused)
            for step in branch.steps
            if step.refused is not None and step.refused != ANY_RULE
        ]
    for place, rule in named:
        if rule not in known and not EXAMPLE_OR_KERNEL.match(rule):
            near = ", ".join(get_close_matches(rule, known)) or "–"
            raise InputError(
                "scenario-rule-unknown", f"{scenario.path}: {place}", rule=rule, near=near
            )


def _game(scenario: Scenario, games: Games) -> Game[Any]:
    if scenario.game not in games:
        known = ", ".join(sorted(games))
        raise InputError(
            "scenario-game", f"{scenario.path}: game", game=scenario.game, allowed=known
        )
    return games[scenario.game]


def _start(scenario: Scenario, games: Games, visited: tuple[Path, ...]) -> State:
    """What [given] says, on top of the end of the scenario this one comes after."""
    game = _game(scenario, games)
    try:
        given = scenario.given
        if scenario.after is not None:
            state = _end_of(scenario.after, scenario.game, games, visited)
            if not given:
                return state
            given = merged(game.describe(state), given)
        position: State = game.position(given)
        return position
    except InputError as error:
        raise located(error, scenario.path) from None


def _end_of(path: Path, game: str, games: Games, visited: tuple[Path, ...]) -> State:
    if path.resolve() in visited:
        raise InputError("scenario-after-circle", "after", file=str(path))
    earlier = load_scenario(path)
    if earlier.game != game:
        raise InputError("scenario-game", "after", game=earlier.game, allowed=game)
    start = _start(earlier, games, (*visited, path.resolve()))
    end, unlike = _play(games[game], earlier, earlier.branches[0], start)
    if unlike:
        raise InputError("scenario-after-fails", "after", file=str(path))
    return end


def _play(
    game: Game[Any], scenario: Scenario, branch: Branch, start: State
) -> tuple[State, list[Difference]]:
    run = _Run(game, start)
    try:
        if all(run.step(step) for step in branch.steps):
            run.compare(branch.then, run.events)
    except InputError as error:
        raise located(error, scenario.path) from None
    return run.state, run.unlike


class _Run(Generic[S]):
    """One branch being played."""

    def __init__(self, game: Game[S], state: S) -> None:
        self.game = game
        self.state = state
        self.events: list[Event] = []
        self.unlike: list[Difference] = []

    def step(self, step: ScenarioStep) -> bool:
        """Play a step; False when it went so wrong that what follows would say nothing."""
        seat = deciding_seat(self.state, step.seat, inside(step.place, "seat"))
        before = digest(self.state)
        outcome = play_step(self.game, self.state, seat, step)
        if digest(self.state) != before:  # X-ACTION-11: only the copy may have changed
            self._differ("scenario-refused-changed", step.place)
        happened: list[Event] = []
        if isinstance(outcome, Refused):
            self._compare_refusal(step, outcome)
            if step.refused is None:
                return False
        elif step.refused is not None:
            self._differ("scenario-accepted", inside(step.place, "refused"), step.refused)
            return False
        else:
            if outcome.unused:
                place = inside(step.place, "dice")
                self._differ("scenario-results-left", place, [], [*outcome.unused])
            if outcome.unused_shuffles:
                place = inside(step.place, "shuffles")
                self._differ("scenario-shuffles-left", place, 0, outcome.unused_shuffles)
            happened = outcome.events
            self.state = outcome.state
            broken: list[Json] = [*self.state.check()]
            if broken:
                self._differ("scenario-unsound", step.place, [], broken)
        self.events += happened
        if step.then is not None:
            self.compare(step.then, happened)
        return True

    def _compare_refusal(self, step: ScenarioStep, outcome: Refused) -> None:
        rule = outcome.refusal.rule
        if step.refused is None:
            place = inside(step.place, "do")
            self.unlike.append(
                Difference("scenario-refused", place, found=outcome.move, refusal=outcome.refusal)
            )
        elif step.refused not in (ANY_RULE, rule):
            place = inside(step.place, "refused")
            self.unlike.append(
                Difference("scenario-other-rule", place, step.refused, rule, outcome.refusal)
            )

    def compare(self, then: Expectation, happened: Sequence[Event]) -> None:
        self._compare_position(then)
        self._compare_events(then, [self.game.events.as_people_count(one) for one in happened])
        self._compare_deciders(then)
        if then.options or then.not_options or then.decision is not None:
            self._compare_decision(then)
        self._compare_end(then)

    def _compare_position(self, then: Expectation) -> None:
        whole = self.game.describe(self.state)
        for key in then.position:
            if key not in whole:
                allowed = ", ".join(sorted(whole))
                place = inside(then.place, key)
                raise InputError("field-unknown", place, key=key, allowed=allowed)
        self.unlike += differences(then.position, whole, then.place)

    def _compare_events(self, then: Expectation, happened: list[JsonDict]) -> None:
        for key, events in (("events", then.events), ("not_events", then.not_events)):
            for index, event in enumerate(events):
                self._check_event(event, f"{inside(then.place, key)}[{index}]")
        absent = missing_event(then.events, happened)
        if absent is not None:
            place = f"{inside(then.place, 'events')}[{absent}]"
            self._differ("scenario-event-missing", place, then.events[absent], [*happened])
        for index, event in enumerate(then.not_events):
            if missing_event([event], happened) is None:
                place = f"{inside(then.place, 'not_events')}[{index}]"
                self._differ("scenario-event-happened", place, event)

    def _check_event(self, event: JsonDict, place: str) -> None:
        """Only events that exist can happen, or fail to."""
        known = self.game.events.arguments
        verb, args = str(event["verb"]), event["args"]
        if verb not in known:
            near = ", ".join(get_close_matches(verb, known)) or ", ".join(sorted(known))
            raise InputError("scenario-event-unknown", inside(place, "verb"), verb=verb, near=near)
        assert isinstance(args, dict)
        place = inside(place, "args")
        only(args, known[verb], place)
        for name, value in args.items():
            here, many = inside(place, name), (verb, name) in self.game.events.lists
            listed: list[Json] = expect(value, list, here) if many else [value]
            for index, one in enumerate(listed):
                at = f"{here}[{index}]" if many else here
                self.game.check_event_word(self.state, name, one, at)

    def _compare_deciders(self, then: Expectation) -> None:
        deciding: list[Json] = [seat + 1 for seat in self.state.open_seats()]
        place = inside(then.place, "seat")
        if isinstance(then.seat, list):
            self.unlike += differences(list(then.seat), deciding, place)
        elif then.seat is not None and then.seat not in deciding:
            self._differ("scenario-differs", place, then.seat, deciding)

    def _compare_decision(self, then: Expectation) -> None:
        wanted = then.seat if isinstance(then.seat, int) else None
        seat = deciding_seat(self.state, wanted, inside(then.place, "seat"))
        if seat not in self.state.open_seats():
            return  # already reported: this seat has nothing to decide
        decision = self.game.decision(self.state, seat)
        if then.decision is not None:
            self.unlike += differences(then.decision, decision.kind, inside(then.place, "decision"))
        open_now = {action.key() for action in decision.actions}
        shown: list[Json] = [self.game.notation(action) for action in decision.actions]
        for key, texts, wanted_open in (
            ("options", then.options, True),
            ("not_options", then.not_options, False),
        ):
            for index, text in enumerate(texts):
                place = f"{inside(then.place, key)}[{index}]"
                if (self._single(seat, text, place).key() in open_now) != wanted_open:
                    problem = "scenario-option-missing" if wanted_open else "scenario-option-open"
                    self._differ(problem, place, text, shown)

    def _single(self, seat: int, text: str, place: str) -> Action:
        actions = read_text(self.game, self.state, seat, text)
        if isinstance(actions, Refusal) or len(actions) != 1:
            raise InputError("scenario-option-text", place, text=text)
        return actions[0]

    def _compare_end(self, then: Expectation) -> None:
        over = not self.state.open_seats()
        if then.over is not None and then.over != over:
            self._differ("scenario-differs", inside(then.place, "over"), then.over, over)
        if then.winner is not None:
            winners: list[Json] = [
                seat + 1 for seat, share in enumerate(self.state.returns()) if share > 0
            ]
            self.unlike += differences(list(then.winner), winners, inside(then.place, "winner"))

    def _differ(self, problem: str, place: str, expected: Json = None, found: Json = None) -> None:
        self.unlike.append(Difference(problem, place, expected, found))
