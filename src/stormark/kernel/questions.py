"""What open decisions are called, so that an answer is never taken for another question.

A game names a seat's decision by how many it has answered (`2.150`).  Going back would use such a
name a second time.  The referee therefore adds how often questions of this seat had been taken back
when the question was put: `2.150.1` is a question put after the first time, whoever it was that
went back.  Going on under other rules adds another number (`2.150.0.1`): they may ask something
else.

A question that was already open where the match goes back to, and that its seat did not answer in
between, is still the same one and keeps its name: what others do never makes an answer stale.  Nor
does a name tell of what others take back in secret, as every seat has a count of its own.
"""

from __future__ import annotations

from typing import NamedTuple

from stormark.kernel.fields import expect, numbers, read
from stormark.kernel.json import Json, JsonDict
from stormark.kernel.state import State
from stormark.kernel.step import decision_name


class Put(NamedTuple):
    """When a seat's latest question was put."""

    answered: int  # questions of this seat answered before
    number: int  # the position it was first asked in
    breaks: int  # how often questions of this seat had been taken back


class Questions:
    """The latest question of every seat."""

    def __init__(self, seats: int, rules: int = 0) -> None:
        self._rules = rules  # how often the match had gone on under other rules
        self._breaks = [0] * seats
        self._put: list[Put | None] = [None] * seats

    def look(self, state: State, number: int) -> None:
        """Note what is newly asked in this position."""
        for seat in state.open_seats() + state.idle_seats():
            put = self._put[seat]
            if put is None or put.answered != state.answered[seat]:
                self._put[seat] = Put(state.answered[seat], number, self._breaks[seat])

    def went_back(self, left: State, to: int, state: State, number: int) -> None:
        """Entry `number` led back to position `to`: forget what was asked or answered since."""
        for seat, put in enumerate(self._put):
            answered = left.answered[seat] != state.answered[seat]
            if answered or (put is not None and put.number > to):
                self._put[seat] = None
                self._breaks[seat] += 1
        self.look(state, number)

    def name(self, state: State, seat: int) -> str:
        """The name of a seat's open decision."""
        put = self._put[seat]
        asked = put is not None and put.answered == state.answered[seat]
        breaks = put.breaks if put and asked else self._breaks[seat]
        name = decision_name(state, seat)
        if self._rules:
            return f"{name}.{breaks}.{self._rules}"
        return f"{name}.{breaks}" if breaks else name

    def to_json(self) -> JsonDict:
        return {
            "rules": self._rules,
            "breaks": [*self._breaks],
            "put": [None if put is None else list(put) for put in self._put],
        }

    @staticmethod
    def from_json(data: Json) -> Questions:
        """Inverse of `to_json`; raises InputError naming the field."""
        table: JsonDict = expect(data, dict, "questions")
        listed: list[Json] = read(table, "put", list, "questions")
        new = Questions(len(listed), read(table, "rules", int, "questions"))
        new._breaks = numbers(table.get("breaks"), "questions.breaks", len(listed))
        for seat, put in enumerate(listed):
            if put is not None:
                new._put[seat] = Put(*numbers(put, f"questions.put[{seat}]", 3))
        return new

    def copy(self) -> Questions:
        new = Questions(len(self._put), self._rules)
        new._breaks = self._breaks[:]
        new._put = self._put[:]
        return new
