"""Threads of the table and of the players: each runs on until somebody has to decide."""

from __future__ import annotations

from stormark.games.battalia import layout as L
from stormark.games.battalia.atoms_flow import end_all, procedures, take_back
from stormark.games.battalia.procedure import TABLE, Procedure
from stormark.games.battalia.queries import active_team
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn import days, half_laid


def top(s: Position, thread: int) -> Procedure:
    return procedures(s, thread)[-1]


def in_team_turn(s: Position) -> bool:
    table = s.stack[-1]
    return isinstance(table, days.Turn) and table.step == days.PLAY


def questions(s: Position) -> tuple[list[int], list[int]]:
    """The seats with an open decision, and the thread of each; worked out once per position."""
    found = s.asking
    if found is None:
        found = ask(s)
        s.asking = found
    return found


def ask(s: Position) -> tuple[list[int], list[int]]:
    """A seat is asked one thing at a time; what holds the table is asked alone (B-RULING-105)."""
    if s.shares or not s.stack:
        return [], []
    if not in_team_turn(s):
        return [s.stack[-1].decider(s)], [TABLE]
    seats: list[int] = []
    threads: list[int] = []
    for member in active_team(s):
        if step_under_way(s, member):
            seat = s.threads[member][-1].decider(s)
            if s.battle[member] is None or seat == member:
                return [seat], [member]
            if seat not in seats:
                seats.append(seat)
                threads.append(member)
    for member in active_team(s):
        if not step_under_way(s, member) and not s.flags[member] & L.DONE and member not in seats:
            seats.append(member)
            threads.append(member)
    return seats, threads


def step_under_way(s: Position, member: int) -> bool:
    """Whether a member has begun something; laying cards is nothing yet (B-RULING-105)."""
    thread = s.threads[member]
    return len(thread) > 1 and not thread[1].is_half_laid()


def holds_table(s: Position) -> bool:
    """Whether a step is under way that nobody may interrupt: any, except a battle that waits for
    its defender or for somebody who is asked in one of its windows (R-11).
    """
    for member in active_team(s):
        if step_under_way(s, member):
            if s.battle[member] is None or s.threads[member][-1].decider(s) == member:
                return True
    return False


def thread_of(s: Position, seat: int) -> int:
    seats, threads = questions(s)
    return threads[seats.index(seat)] if seat in seats else TABLE


def advance(s: Position) -> None:
    """Run every thread until all of them wait or the game is over."""
    while not s.shares:
        if not in_team_turn(s):
            if not s.stack[-1].run(s, TABLE):
                return
            continue
        moved = False
        team = active_team(s)
        for member in team:
            if len(team) > 1:  # a line must not complete itself after a teammate took its place
                half_laid.take_back_if_hindered(s, member)
            while len(s.threads[member]) > 1 and not s.shares:
                if not s.threads[member][-1].run(s, member):
                    break
                moved = True
        if s.shares:
            break
        if not moved and not s.stack[-1].run(s, TABLE):
            half_laid.take_back_hindered(s)
            return
    for seat in range(s.seats):
        take_back(s, seat)  # whatever was half laid when the game ended
    end_all(s)
