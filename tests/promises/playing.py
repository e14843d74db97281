"""Fixed games in which options are tried out, and what was promised of them is compared."""

from __future__ import annotations

import random
from collections.abc import Iterable
from copy import deepcopy
from typing import Any, Final

from stormark.games.registry import load_game
from stormark.kernel.action import Action, Decision
from stormark.kernel.chance import KeyedChance
from stormark.kernel.game import Game
from stormark.kernel.refusal import Refusal
from stormark.kernel.state import Io, State
from stormark.kernel.step import Taken, take
from tests.promises.battalia import BattaliaPromises
from tests.promises.book import Book, Course, Promises, View
from tests.promises.xibalba import XibalbaPromises

PROMISES: Final[dict[str, Promises]] = {
    "xibalba": XibalbaPromises(),
    "battalia": BattaliaPromises(),
}
DECISIONS: Final = {"xibalba": 500, "battalia": 2500}  # of a game: random ones rarely end
MOST_ANSWERS: Final = 24  # after an option, until everything has come of it


class Trying:
    """One fixed game: who decides tries an option with promises on a copy, then plays on."""

    def __init__(self, name: str, number: int) -> None:
        self.game: Game[Any] = load_game(name)
        self.promises = PROMISES[name]
        self.name = f"{name} {number}"
        self.random = random.Random(f"{name}/{number}")
        self.chance = KeyedChance(number.to_bytes(32, "big"), self.game.spec.streams)
        self.book = Book()
        sets = self.game.option_sets()
        setup = self.game.setup(sets[number % len(sets)])
        assert not isinstance(setup, Refusal), setup
        self.state: State = self.game.start(setup, Io(self.chance))

    def play(self, decisions: int) -> Book:
        for _ in range(decisions):
            if not self.state.open_seats():
                break
            seat = self.random.choice(self.state.open_seats())
            decision = self.game.decision(self.state, seat)
            self.try_one(seat, decision)
            self.state = self.step(self.state, seat, self.next_action(decision)).state
        return self.book

    def next_action(self, decision: Decision) -> Action:
        """Anything, kind by kind: deeds that much comes of often, what gives a turn up rarely."""
        by_verb: dict[str, list[Action]] = {}
        for one in decision.actions:
            by_verb.setdefault(one.verb, []).append(one)
        weights = [self.promises.likely.get(verb, 1.0) for verb in by_verb]
        (verb,) = self.random.choices([*by_verb], weights)
        return self.random.choice(by_verb[verb])

    def try_one(self, seat: int, decision: Decision) -> None:
        verbs = {one.verb for one in decision.actions}
        if verbs.isdisjoint(self.promises.verbs):
            return
        view: View = self.game.view(self.state, seat)
        promising = self.promises.promising(decision, view)
        if promising:
            for verb in sorted({one.verb for one in promising}):
                action = self.random.choice([one for one in promising if one.verb == verb])
                self.compare(self.follow(seat, decision, action, view))

    def compare(self, course: Course | None) -> None:
        if course is None:
            return
        where = f"{self.name}, {self.game.notation(course.action)}"

        def tell(kind: str, promised: object, happened: object) -> None:
            self.book.note(where, course, kind, promised, happened)

        self.promises.compare(course, tell)

    def follow(self, seat: int, decision: Decision, action: Action, view: View) -> Course | None:
        """Take an option on a copy and answer whatever is asked, until it is settled."""
        taken = self.step(self.state, seat, action)
        course = Course(seat, decision, action, view, [*taken.events], {}, True)
        for _ in range(MOST_ANSWERS):
            state = taken.state
            asked = state.open_seats()
            open_now = self.game.decision(state, asked[0]) if asked else None
            if self.promises.settled(course, open_now):
                course.later = self.game.view(state, seat)
                return course
            if open_now is None:
                return None
            course.alone = False
            taken = self.step(state, asked[0], self.random.choice(open_now.actions))
            course.events += taken.events
        return None

    def step(self, state: State, seat: int, action: Action) -> Taken[Any]:
        taken = take(self.game, state, seat, action, self.chance)
        assert not isinstance(taken, Refusal), (action, taken)
        return taken


def tried(name: str, games: Iterable[int]) -> Book:
    """Some of the fixed games of a game."""
    book = Book()
    for number in games:
        book.add(Trying(name, number).play(DECISIONS[name]))
    return book


def compared_again(promises: Promises, course: Course, kind: str) -> Book:
    """Once more, with what was promised of a kind made wrong."""
    book = Book()
    wrong = deepcopy(course)
    promises.spoils[kind](wrong)
    promises.compare(wrong, lambda *told: book.note("", wrong, *told))
    return book
