"""The loop: every thread runs on until somebody has to decide."""

from __future__ import annotations

from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms_flow import procedures
from stormark.games.battalia.frames.choose import choose
from stormark.games.battalia.frames.options import options_of
from stormark.games.battalia.frames.threads import in_team_turn
from stormark.games.battalia.procedure import TABLE
from stormark.games.battalia.procedures import Frame
from stormark.games.battalia.queries import active_team
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn import act, building, days, execute, keeping, moving, windows

# Frames that take the only possibility without asking, and end where there is none.
ASKING = (V.F_TRADE, V.F_HIDE, V.F_TAKE, V.F_SACRIFICE)


def advance(s: Position) -> None:
    """Run every thread until all of them wait or the game is over."""
    while not s.shares:
        if not in_team_turn(s):
            if not s.stack[-1].run(s, TABLE):
                return
            continue
        moved = False
        for member in active_team(s):
            while len(s.threads[member]) > 1 and not s.shares:
                if not s.threads[member][-1].run(s, member):
                    break
                moved = True
        if s.shares:
            break
        if not moved and not s.stack[-1].run(s, TABLE):
            return
    s.stack.clear()
    for thread in s.threads:
        thread.clear()


def run(s: Position, f: Frame, thread: int) -> bool:
    """One step of a thread; False when it waits for a decision."""
    kind = f.kind
    if kind == V.F_LINE:
        return building.run_line(s, f)
    if kind == V.F_EXECUTE:
        return execute.run_execute(s, f)
    if kind == V.F_MOVING:
        return moving.run_moving(s, f)
    if kind == V.F_WINDOW:
        return windows.run_window(s, f, procedures(s, thread))
    if kind == V.F_TURN:
        return days.run_turn(s, f)
    if kind == V.F_DAY:
        return days.run_day(s, f)
    if kind == V.F_PITCH:
        return keeping.run_pitch(s, f)
    if kind == V.F_PLAYED:
        return act.run_played(s, f)
    if kind not in ASKING:
        return False
    options = options_of(s, f)
    if len(options) > 1:
        s.open[f.seat] = options
        return False
    if options:
        choose(s, f, options[0], thread)
    else:
        procedures(s, thread).pop()
    return True
