"""Carrying out an option, for every kind of frame."""

from __future__ import annotations

from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms_flow import procedures
from stormark.games.battalia.lines import put_aside
from stormark.games.battalia.procedures import Frame
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn import act, building, execute, keeping, moving, trade, windows


def choose(s: Position, f: Frame, option: int, thread: int) -> None:
    """Carry out an option of a waiting frame."""
    kind = f.kind
    frames = procedures(s, thread)
    if kind == V.F_ACT:
        act.choose_act(s, f, option)
    elif kind == V.F_LINE:
        building.choose_line(s, f, option)
    elif kind == V.F_MOVING:
        if f.step == moving.LAY:
            moving.lay_movement(s, f, option)
        else:
            moving.choose_walk(s, f, option)
    elif kind == V.F_WINDOW:
        windows.choose_window(s, f, option, frames)
    elif kind == V.F_SACRIFICE:
        frames.pop()
        put_aside(s, f.seat, V.a_of(option))
    elif kind == V.F_TAKE:
        execute.choose_take(s, f, option)
    elif kind == V.F_HIDE:
        keeping.choose_hide(s, f, option)
    elif kind == V.F_PITCH:
        keeping.choose_pitch(s, f, option)
    else:
        trade.choose_trade(s, f, option)
