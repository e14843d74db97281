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


def ask(s: Position, seat: int, options: list[int]) -> None:
    """Remember the options that were worked out for a question."""
    s.open[seat] = options
