"""Procedures begin, go on and end; what is asked is remembered until something changes."""

from __future__ import annotations

from stormark.games.battalia.procedure import TABLE, Procedure
from stormark.games.battalia.state import Position


def procedures(s: Position, thread: int) -> list[Procedure]:
    """The procedures of a thread; the last one runs."""
    return s.stack if thread == TABLE else s.threads[thread]


def begin(s: Position, thread: int, procedure: Procedure) -> None:
    """Run a procedure before whatever is under way in a thread goes on."""
    procedures(s, thread).append(procedure)


def go_on(s: Position, thread: int, procedure: Procedure) -> None:
    """The procedure on top of a thread goes on as another value, or as another procedure."""
    procedures(s, thread)[-1] = procedure


def end(s: Position, thread: int) -> None:
    procedures(s, thread).pop()


def start_thread(s: Position, seat: int, procedure: Procedure) -> None:
    """A player has nothing under way but his turn."""
    s.threads[seat] = [procedure]


def take_back(s: Position, thread: int) -> None:
    """The cards of a half-laid line go back to where they were, as if it had never been begun."""
    begun = s.threads[thread]
    for index in range(len(begun)):
        if begun[index].is_half_laid():
            seat = begun[index].seat
            hand, ambush = begun[index].laid_cards(s)
            s.hand[seat] += hand
            s.ambush[seat] += ambush
            del begun[index:]
            s.open[thread] = None
            return


def end_all(s: Position) -> None:
    """The game is over."""
    s.stack.clear()
    for thread in s.threads:
        thread.clear()


def ask(s: Position, thread: int, options: list[int]) -> None:
    """Remember the options that were worked out for the question a thread waits with."""
    s.open[thread] = options
