"""How far back a seat may go: to its own moves that told nobody anything and drew no chance."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from stormark.kernel.fields import expect, numbers, read
from stormark.kernel.json import Json, JsonDict
from stormark.kernel.refusal import Refusal
from stormark.kernel.state import State
from stormark.kernel.step import Taken

S = TypeVar("S", bound=State)

NOWHERE: Final = -1
"""The number of a mark that does not exist."""


@dataclass(frozen=True, eq=False)
class Mark(Generic[S]):
    """The position before a move: where undo goes back to."""

    seat: int
    number: int  # the log entry this position came after
    turn: tuple[int, int]
    state: S


class UndoStack(Generic[S]):
    """The positions undo may reach.  Whatever bars undo drops all earlier ones, so the stack is
    never longer than one seat's free moves in a row.
    """

    def __init__(self, moved: Iterable[int] = ()) -> None:
        self._marks: list[Mark[S]] = []
        self._moved = set(moved)
        self._bar = Refusal("K-UNDO-01")
        self._turn_start: tuple[tuple[int, int], int] | None = None  # turn, number of its mark

    def moved(self, mark: Mark[S]) -> None:
        """A seat is about to move from this position."""
        if self._turn_start is None or self._turn_start[0] != mark.turn:
            self._turn_start = (mark.turn, mark.number)
        if self._marks and self._marks[-1].seat != mark.seat:
            self._drop(Refusal("K-UNDO-04", "", {"player": mark.seat + 1}))
        self._marks.append(mark)
        self._moved.add(mark.seat)

    def happened(self, taken: Taken[S]) -> None:
        """What came of it, forced moves included."""
        if taken.drew:
            self._drop(Refusal("K-UNDO-02"))
        for event in taken.events:
            if event.reveals:
                self._drop(Refusal("K-UNDO-03", "", {"event": event.verb}))

    def last_move(self, seat: int) -> Mark[S] | Refusal:
        """Where `undo` leads a seat."""
        if seat not in self._moved:
            return Refusal("K-UNDO-01")
        if not self._marks:
            own = self._bar.params.get("player") == seat + 1
            return Refusal("K-UNDO-01") if own else self._bar
        mark = self._marks[-1]
        if mark.seat != seat:
            return Refusal("K-UNDO-04", "", {"player": mark.seat + 1})
        return mark

    def turn_start(
        self, seat: int, turn: tuple[int, int], side: Sequence[int]
    ) -> Mark[S] | Refusal:
        """Where `restart turn` leads a seat: the start of its turn, or nowhere at all.

        The turn belongs to a whole side: team members take it together.
        """
        if seat not in side:
            return Refusal("K-UNDO-05", "", {"player": turn[1] + 1})
        last = self.last_move(seat)
        if isinstance(last, Refusal):
            return last
        if last.turn != turn:
            return Refusal("K-UNDO-01")
        free = [mark for mark in self._marks if mark.turn == turn]
        if self._turn_start != (turn, free[0].number):
            return Refusal("K-UNDO-06", self._bar.rule, {**self._bar.params, "free": len(free)})
        return free[0]

    def go_back(self, mark: Mark[S]) -> None:
        """Forget this move and all later ones."""
        del self._marks[self._marks.index(mark) :]
        if self._turn_start == (mark.turn, mark.number):
            self._turn_start = None

    def bar(self, bar: Refusal, turn: tuple[int, int]) -> None:
        """Nothing until now can be taken back, nor can this turn as a whole."""
        self._drop(bar)
        self._turn_start = (turn, NOWHERE)

    @property
    def empty(self) -> bool:
        return not self._marks

    def to_json(self) -> JsonDict:
        """What is left without the positions: who may not go back, and why."""
        start: Json = None
        if self._turn_start is not None:
            start = [*self._turn_start[0], self._turn_start[1]]
        moved: list[Json] = [*sorted(self._moved)]
        return {"bar": self._bar.to_json(), "moved": moved, "turn_start": start}

    @classmethod
    def from_json(cls, data: Json) -> UndoStack[S]:
        """Inverse of `to_json`; raises InputError naming the field."""
        table: JsonDict = expect(data, dict, "undo")
        bar: JsonDict = read(table, "bar", dict, "undo")
        refusal = Refusal(
            read(bar, "rule", str, "undo.bar"),
            read(bar, "reason", str, "undo.bar"),
            read(bar, "params", dict, "undo.bar"),
        )
        new: UndoStack[S] = cls(numbers(table.get("moved"), "undo.moved"))
        new._bar = refusal
        if table.get("turn_start") is not None:
            turn, seat, number = numbers(table["turn_start"], "undo.turn_start", 3)
            new._turn_start = ((turn, seat), number)
        return new

    def copy(self) -> UndoStack[S]:
        new: UndoStack[S] = UndoStack(self._moved)
        new._marks = self._marks[:]
        new._bar = self._bar
        new._turn_start = self._turn_start
        return new

    def _drop(self, bar: Refusal) -> None:
        self._marks.clear()
        self._bar = bar
