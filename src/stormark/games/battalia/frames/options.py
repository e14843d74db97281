"""The options of every kind of frame."""

from __future__ import annotations

from stormark.games.battalia import verbs as V
from stormark.games.battalia.lines import sacrifice_options
from stormark.games.battalia.procedures import Frame
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn import act, building, execute, keeping, moving, trade, windows


def options_of(s: Position, f: Frame) -> list[int]:
    """The options of a waiting frame."""
    kind = f.kind
    if kind == V.F_ACT:
        return act.act_options(s, f.seat)
    if kind == V.F_LINE:
        return building.line_options(s, f)
    if kind == V.F_MOVING:
        if f.step == moving.LAY:
            return moving.lay_movement_options(s, f)
        return moving.walk_options(s, f)
    if kind == V.F_WINDOW:
        return windows.window_options(s, f.seat, f.c, f.a)
    if kind == V.F_SACRIFICE:
        return sacrifice_options(s, f.seat)
    if kind == V.F_TAKE:
        return execute.take_options(s, f)
    if kind == V.F_HIDE:
        return keeping.hide_choices(s, f)
    if kind == V.F_PITCH:
        return keeping.pitch_choices(s, f)
    return trade.trade_choices(s, f)
