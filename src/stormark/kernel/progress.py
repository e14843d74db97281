"""How far a match has come: its position, its log, what was told, what can be taken back."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from stormark.kernel.digest import digest
from stormark.kernel.event import Event
from stormark.kernel.log import FORCED, Entry, Move, Undo
from stormark.kernel.questions import Questions
from stormark.kernel.refusal import Refusal
from stormark.kernel.state import State
from stormark.kernel.step import Taken
from stormark.kernel.undo import Mark, UndoStack

S = TypeVar("S", bound=State)


@dataclass(frozen=True, eq=False)
class Moment(Generic[S]):
    """What a match had come to at some time; entries and events only grow, so counts will do."""

    number: int
    told: int
    state: S
    undo: UndoStack[S]
    questions: Questions


class Progress(Generic[S]):
    """Writes down what the referee decided; it decides nothing itself.

    A position is never changed once it is here: every entry brings a new one.
    """

    def __init__(self, state: S, log: Sequence[Entry] = ()) -> None:
        self.state = state
        self.log = list(log)
        self.undo: UndoStack[S] = UndoStack()
        self.questions = Questions(state.seats)
        self.questions.look(state, self.number)
        self.first_event = 0
        self._events: list[tuple[int, Event]] = []  # with the numbers of their entries, growing

    @property
    def number(self) -> int:
        """The number of the last entry, which is that of the position after it."""
        return len(self.log)

    def tell(self, events: Iterable[Event]) -> None:
        """Something happened with the last entry."""
        self._events.extend((self.number, event) for event in events)

    def told(self, since: int) -> list[tuple[int, Event]]:
        """What happened after entry number `since`, in the time that it takes to list it."""
        first = bisect_right(self._events, since, key=lambda told: told[0])
        return self._events[first:]

    def moving(self, seat: int, turn: tuple[int, int]) -> None:
        """A seat is about to move by its own choice."""
        self.undo.moved(Mark(seat, self.number, turn, self.state))

    def moved(self, taken: Taken[S], cause: str) -> None:
        self._append(Move(taken.seat, taken.action, cause, digest(taken.state)), taken.state)
        self.tell(taken.events)
        self.undo.happened(taken, by_choice=cause != FORCED)
        self.questions.look(self.state, self.number)

    def went_back(self, seat: int, mark: Mark[S], audience: int) -> None:
        """A seat took its own moves back; only those hear of it who knew of them."""
        self.undo.go_back(mark)
        undone = Event("undone", {"seat": seat}, audience)
        self._undone(Undo(seat, mark.number, digest(mark.state)), mark.state, undone)

    def rewound(self, seat: int, to: int, state: S, turn: tuple[int, int], practice: bool) -> None:
        """The table went back; moves before that stand from now on."""
        self.undo.bar(Refusal("K-UNDO-08"), turn)
        event = Event("practised" if practice else "rewound", {"seat": seat})
        entry = Undo(seat, to, digest(state), agreed=not practice, practice=practice)
        self._undone(entry, state, event)

    def _undone(self, entry: Undo, state: S, event: Event) -> None:
        left = self.state
        self._append(entry, state)
        self.tell([event])
        self.questions.went_back(left, entry.to, state, self.number)

    def moment(self) -> Moment[S]:
        return Moment(
            self.number, len(self._events), self.state, self.undo.copy(), self.questions.copy()
        )

    def return_to(self, moment: Moment[S]) -> None:
        """As if nothing had happened since."""
        del self.log[moment.number :]
        del self._events[moment.told :]
        self.state = moment.state
        self.undo = moment.undo
        self.questions = moment.questions

    def _append(self, entry: Entry, state: S) -> None:
        self.log.append(entry)
        self.state = state
