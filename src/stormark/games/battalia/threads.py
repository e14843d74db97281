"""Threads of the table and of the players: each runs on until somebody has to decide."""

from __future__ import annotations

from typing import Final

from stormark.games.battalia import layout as L
from stormark.games.battalia.atoms_flow import end_all, procedures, take_back
from stormark.games.battalia.procedure import TABLE, Procedure
from stormark.games.battalia.queries import active_team
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn import days, half_laid
from stormark.kernel.compiling import i64


def top(s: Position, thread: i64) -> Procedure:
    return procedures(s, thread)[-1]


def in_team_turn(s: Position) -> bool:
    table = s.stack[-1]
    return isinstance(table, days.Turn) and table.step == days.PLAY


# --- who is asked: one int with a byte for each seat, thread + 1 above seat + 1

UNKNOWN: Final = -1  # not worked out yet
BITS: Final = 8


def questions(s: Position) -> i64:
    """The seats with an open decision, and the thread of each; worked out once per position."""
    if s.asking == UNKNOWN:
        s.asking = ask(s)
    return s.asking


def asked_seats(s: Position) -> list[int]:
    """The seats with an open decision."""
    found: list[int] = []
    left = questions(s)
    while left:
        found.append(seat_in(left))
        left >>= BITS
    return found


def question(seat: i64, thread: i64) -> i64:
    return thread + 1 << 4 | seat + 1


def seat_in(questions: i64) -> i64:
    """The seat of the first question."""
    return (questions & 15) - 1


def thread_in(questions: i64) -> i64:
    return (questions >> 4 & 15) - 1


def ask(s: Position) -> i64:
    """A seat is asked one thing at a time; what holds the table is asked alone (B-RULING-105)."""
    if s.shares or not s.stack:
        return 0
    if not in_team_turn(s):
        return question(s.stack[-1].decider(s), TABLE)
    found: i64 = 0
    at: i64 = 0
    seats: i64 = 0  # a bit for each that is asked ...
    busy: i64 = 0  # ... and for each in the middle of a step
    team = active_team(s)
    for each in team:
        member: i64 = each
        if step_under_way(s, member):
            busy |= 1 << member
            seat = s.threads[member][-1].decider(s)
            if s.battle[member] is None or seat == member:
                return question(seat, member)
            if not seats >> seat & 1:
                found |= question(seat, member) << at
                at += BITS
                seats |= 1 << seat
    for each in team:
        member = each
        if not (busy | seats) >> member & 1 and not s.flags[member] & L.DONE:
            found |= question(member, member) << at
            at += BITS
    return found


def step_under_way(s: Position, member: i64) -> bool:
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


def thread_of(s: Position, seat: i64) -> i64:
    left = questions(s)
    wanted = seat + 1
    while left:
        if left & 15 == wanted:
            return thread_in(left)
        left >>= BITS
    return TABLE


def is_laying(s: Position, thread: i64) -> bool:
    """Whether what is under way in a thread is half laid, and so nobody else's business."""
    return thread != TABLE and half_laid.begun(s, thread) is not None


def may_lay(s: Position, thread: i64) -> bool:
    """Whether a player goes on with a half-laid line or might begin one."""
    return thread != TABLE and (len(s.threads[thread]) == 1 or is_laying(s, thread))


def advance(s: Position, only: i64 = TABLE) -> None:
    """Run every thread until all of them wait or the game is over.

    `only`: the thread in which a player laid something that concerns nobody else; until more
    happens than that, all other threads still wait, and no line has become impossible.
    """
    while not s.shares:
        if not in_team_turn(s):
            if not s.stack[-1].run(s, TABLE):
                return
            continue
        moved = False
        team = active_team(s)
        looked = len(team) > 1  # whether all lines are known to be possible
        for each in team:
            member: i64 = each
            if (only >= 0 and only != member) or len(s.threads[member]) < 2:
                continue
            # A line must not complete itself after a teammate took its place.
            if only < 0 and len(team) > 1 and half_laid.take_back_if_hindered(s, member):
                looked = False
            while len(s.threads[member]) > 1 and not s.shares:
                if not s.threads[member][-1].run(s, member):
                    break
                moved = True
                if only >= 0 and not is_laying(s, member):
                    only = TABLE
        if s.shares:
            break
        if not moved and not s.stack[-1].run(s, TABLE):
            if not looked:  # else nothing has changed since
                half_laid.take_back_hindered(s)
            return
    for seat in range(s.seats):
        take_back(s, seat)  # whatever was half laid when the game ended
    end_all(s)
