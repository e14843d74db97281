"""How far back a seat may go: to its own moves that told nobody anything and drew no chance.

What others do in secret does not count: being refused would tell of it.  It is taken back along
with the move that came before it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeAlias, TypeVar

from stormark.kernel.event import ALL
from stormark.kernel.fields import expect, numbers, read
from stormark.kernel.json import Json, JsonDict
from stormark.kernel.refusal import Refusal
from stormark.kernel.state import State
from stormark.kernel.step import Taken

S = TypeVar("S", bound=State)

NOWHERE: Final = -1
"""The number of a mark that does not exist."""


Apart: TypeAlias = Callable[[int, S, S], bool]
"""Whether a seat can tell two positions apart."""


@dataclass(eq=False)
class Mark(Generic[S]):
    """The position before a move: where undo goes back to."""

    seat: int
    number: int  # the log entry this position came after
    turn: tuple[int, int]
    state: S
    bar: Refusal | None = None  # why the move stands


class UndoStack(Generic[S]):
    """The moves that may be taken back, and those of others in between.

    Whatever bars all earlier moves drops them, so the stack is hardly longer than one seat's free
    moves in a row.
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
        self._marks.append(mark)
        self._moved.add(mark.seat)

    def happened(self, taken: Taken[S], by_choice: bool) -> None:
        """What came of it, forced moves included."""
        if taken.drew:
            self._drop(Refusal("K-UNDO-02"))
        for event in taken.events:
            if event.reveals:
                named: JsonDict = {"event": event.verb} if event.audience == ALL else {}
                self._drop(Refusal("K-UNDO-03", "", named))
        if by_choice:
            self._bar_those_who_heard(taken)

    def _bar_those_who_heard(self, taken: Taken[S]) -> None:
        """Moves stand when their seat has heard of a later one of another seat."""
        bar = Refusal("K-UNDO-04", "", {"player": taken.seat + 1})
        for mark in self._marks:
            if mark.seat != taken.seat and mark.bar is None:
                if any(event.visible_to(mark.seat) for event in taken.events):
                    mark.bar = bar
        while self._marks and self._marks[0].bar is not None:
            self._bar = self._marks.pop(0).bar or self._bar

    def last_move(self, seat: int, now: S, apart: Apart[S]) -> Mark[S] | Refusal:
        """Where `undo` leads a seat."""
        if seat not in self._moved:
            return Refusal("K-UNDO-01")
        marks, bar = self._open_to(seat, now, apart)
        own = [mark for mark in marks if mark.seat == seat]
        if own:
            return own[-1]
        return Refusal("K-UNDO-01") if bar.params.get("player") == seat + 1 else bar

    def turn_start(
        self, seat: int, turn: tuple[int, int], side: Sequence[int], now: S, apart: Apart[S]
    ) -> Mark[S] | Refusal:
        """Where `restart turn` leads a seat: the start of its turn, or nowhere at all.

        The turn belongs to a whole side: team members take it together.
        """
        if seat not in side:
            return Refusal("K-UNDO-05", "", {"player": turn[1] + 1})
        last = self.last_move(seat, now, apart)
        if isinstance(last, Refusal):
            return last
        if last.turn != turn:
            return Refusal("K-UNDO-01")
        marks, bar = self._open_to(seat, now, apart)
        marks = [mark for mark in marks if mark.turn == turn]
        own = [mark for mark in marks if mark.seat == seat]
        if self._turn_start != (turn, marks[0].number):
            return Refusal("K-UNDO-06", bar.rule, {**bar.params, "free": len(own)})
        return own[0]

    def _open_to(self, seat: int, now: S, apart: Apart[S]) -> tuple[list[Mark[S]], Refusal]:
        """The last moves that are a seat's own, or that it does not know of; what bars the rest."""
        after = now
        for index in range(len(self._marks) - 1, -1, -1):
            mark = self._marks[index]
            if mark.seat == seat and mark.bar is not None:
                return self._marks[index + 1 :], mark.bar
            if mark.seat != seat and apart(seat, mark.state, after):
                bar = Refusal("K-UNDO-04", "", {"player": mark.seat + 1})
                return self._marks[index + 1 :], bar
            after = mark.state
        return self._marks[:], self._bar

    def mark(self, seat: int, number: int) -> Mark[S] | Refusal:
        """A seat's move after an entry of the log: where an undo once led."""
        for mark in self._marks:
            if (mark.seat, mark.number) == (seat, number):
                return mark
        return self._bar

    def go_back(self, mark: Mark[S]) -> None:
        """Forget this move and all later ones."""
        del self._marks[self._marks.index(mark) :]
        if self._turn_start is not None and self._turn_start[1] >= mark.number:
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
