"""Choices of frames: an answer of the right kind that is not offered."""

from __future__ import annotations

from stormark.games.battalia import verbs as V
from stormark.games.battalia.procedures import Frame
from stormark.games.battalia.refusals.cards import wrong_answer
from stormark.games.battalia.refusals.keeping import hidden_card, stored_card
from stormark.games.battalia.refusals.trading import trading
from stormark.games.battalia.state import Position
from stormark.kernel.refusal import Refusal


def in_choice(s: Position, f: Frame, option: int) -> Refusal:
    if f.kind == V.F_HIDE:
        return hidden_card(s, f, option)
    if f.kind == V.F_PITCH:
        return stored_card(s, f, option)
    if f.kind == V.F_TRADE:
        return trading(s, f, option)
    return wrong_answer(s, f, option, "B-ORACLE-06")
