"""Threads of the table and of the players: whose decision is open in which of them."""

from __future__ import annotations

from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms_flow import procedures
from stormark.games.battalia.procedure import TABLE, Procedure
from stormark.games.battalia.queries import active_team
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn import days


def top(s: Position, thread: int) -> Procedure:
    return procedures(s, thread)[-1]


def in_team_turn(s: Position) -> bool:
    return s.stack[-1].kind == V.F_TURN and s.stack[-1].step == days.PLAY


def questions(s: Position) -> tuple[list[int], list[int]]:
    """The seats with an open decision, and the thread of each; worked out once per position."""
    found = s.asking
    if found is None:
        found = ask(s)
        s.asking = found
    return found


def ask(s: Position) -> tuple[list[int], list[int]]:
    """A step under way holds the table, except a battle that waits for its defender or for
    somebody who is asked in one of its windows (R-11); a seat is asked one thing at a time.
    """
    if s.shares or not s.stack:
        return [], []
    if not in_team_turn(s):
        return [s.stack[-1].decider(s)], [TABLE]
    seats: list[int] = []
    threads: list[int] = []
    for member in active_team(s):
        if len(s.threads[member]) > 1:
            seat = s.threads[member][-1].decider(s)
            if s.battle[member] is None or seat == member:
                return [seat], [member]
            if seat not in seats:
                seats.append(seat)
                threads.append(member)
    for member in active_team(s):
        if len(s.threads[member]) == 1 and not s.flags[member] & L.DONE and member not in seats:
            seats.append(member)
            threads.append(member)
    return seats, threads


def holds_table(s: Position) -> bool:
    """Whether a step is under way that nobody may interrupt."""
    for member in active_team(s):
        if len(s.threads[member]) > 1:
            if s.battle[member] is None or s.threads[member][-1].decider(s) == member:
                return True
    return False


def thread_of(s: Position, seat: int) -> int:
    seats, threads = questions(s)
    return threads[seats.index(seat)] if seat in seats else TABLE
