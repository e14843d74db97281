"""Procedures begin, go on and end; what is asked is remembered until something changes."""

from __future__ import annotations

from stormark.games.battalia.procedure import TABLE, Procedure
from stormark.games.battalia.state import Position
from stormark.kernel.compiling import i64
from stormark.kernel.moves import Moves


def procedures(s: Position, thread: i64) -> tuple[Procedure, ...]:
    """The procedures of a thread; the last one runs."""
    return s.stack if thread == TABLE else s.threads[thread]


def put_procedures(s: Position, thread: i64, procedures: tuple[Procedure, ...]) -> None:
    if thread == TABLE:
        s.stack = procedures
    else:
        s.threads[thread] = procedures


def begin(s: Position, thread: i64, procedure: Procedure) -> None:
    """Run a procedure before whatever is under way in a thread goes on."""
    under_way = procedures(s, thread)
    under_way += (procedure,)
    put_procedures(s, thread, under_way)


def go_on(s: Position, thread: i64, procedure: Procedure) -> None:
    """The procedure on top of a thread goes on as another value, or as another procedure."""
    under_way = procedures(s, thread)[:-1]
    under_way += (procedure,)
    put_procedures(s, thread, under_way)


def end(s: Position, thread: i64) -> None:
    put_procedures(s, thread, procedures(s, thread)[:-1])


def start_thread(s: Position, seat: i64, procedure: Procedure) -> None:
    """A player has nothing under way but his turn."""
    s.threads[seat] = (procedure,)


def take_back(s: Position, thread: i64) -> None:
    """The cards of a half-laid line go back to where they were, as if it had never been begun."""
    begun = s.threads[thread]
    for index in range(len(begun)):
        if begun[index].is_half_laid():
            seat = begun[index].seat
            hand, ambush = begun[index].laid_cards(s)
            s.hand[seat] += hand
            s.ambush[seat] += ambush
            s.threads[thread] = begun[:index]
            forget(s, thread)
            return


def end_all(s: Position) -> None:
    """The game is over."""
    s.stack = ()
    for seat in range(s.seats):
        s.threads[seat] = ()


def ask(s: Position, thread: i64, options: Moves) -> None:
    """Remember the options that were worked out for the question a thread waits with."""
    s.open[thread] = options
    s.known |= 1 << (thread & 7)


def is_known(s: Position, thread: i64) -> bool:
    """Whether the options of a thread are worked out."""
    return s.known >> (thread & 7) & 1 != 0


def forget(s: Position, thread: i64) -> None:
    s.known &= ~(1 << (thread & 7))
