"""What open decisions are called, so that an answer is never taken for another question.

A game names a seat's decision by how many it has answered (`2.150`).  Going back would use such a
name a second time.  The referee therefore adds how often the match had gone back when the question
was put: `2.150.1` is a question put after the first time, whoever it was that went back.  Going on
under other rules counts as well: they may ask something else.

A question that was already open where the match goes back to, and that its seat did not answer in
between, is still the same one and keeps its name: what others do never makes an answer stale.
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
    breaks: int


class Questions:
    """The latest question of every seat."""

    def __init__(self, seats: int, breaks: int = 0) -> None:
        self._breaks = breaks  # how often the match did not simply go on
        self._put: list[Put | None] = [None] * seats

    def look(self, state: State, number: int) -> None:
        """Note what is newly asked in this position."""
        for seat in state.open_seats() + state.idle_seats():
            put = self._put[seat]
            if put is None or put.answered != state.answered[seat]:
                self._put[seat] = Put(state.answered[seat], number, self._breaks)

    def went_back(self, left: State, to: int, state: State, number: int) -> None:
        """Entry `number` led back to position `to`: forget what was asked or answered since."""
        self._breaks += 1
        for seat, put in enumerate(self._put):
            answered = left.answered[seat] != state.answered[seat]
            if answered or (put is not None and put.number > to):
                self._put[seat] = None
        self.look(state, number)

    def name(self, state: State, seat: int) -> str:
        """The name of a seat's open decision."""
        put = self._put[seat]
        asked = put is not None and put.answered == state.answered[seat]
        breaks = put.breaks if put and asked else self._breaks
        name = decision_name(state, seat)
        return f"{name}.{breaks}" if breaks else name

    def to_json(self) -> JsonDict:
        return {
            "breaks": self._breaks,
            "put": [None if put is None else list(put) for put in self._put],
        }

    @staticmethod
    def from_json(data: Json) -> Questions:
        """Inverse of `to_json`; raises InputError naming the field."""
        table: JsonDict = expect(data, dict, "questions")
        listed: list[Json] = read(table, "put", list, "questions")
        new = Questions(len(listed), read(table, "breaks", int, "questions"))
        for seat, put in enumerate(listed):
            if put is not None:
                new._put[seat] = Put(*numbers(put, f"questions.put[{seat}]", 3))
        return new

    def copy(self) -> Questions:
        new = Questions(len(self._put), self._breaks)
        new._put = self._put[:]
        return new
