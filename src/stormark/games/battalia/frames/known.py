"""What is known of a frame, and who decides in it."""

from __future__ import annotations

from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms import without
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.procedures import Frame
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn import moving


def decider(s: Position, f: Frame) -> int:
    """Who decides in a waiting frame."""
    return f.seat


def seen_by(f: Frame, viewer: int) -> Frame:
    """A frame without the cards that lie face down in it."""
    if f.seat != viewer and f.kind == V.F_PITCH:
        return f.holding((-2,) * len(f.data))
    return f


def held(f: Frame) -> Cards:
    """Cards a frame holds: a tent being pitched."""
    if f.kind == V.F_PITCH:
        return (f.a, *f.data)
    return ()


def searched(s: Position, f: Frame) -> list[int]:
    """The stacks that are looked through for a decision."""
    if f.kind == V.F_TAKE:
        return [L.ARTEFACT_STACKS + f.a]
    if f.kind == V.F_TRADE:
        return [L.ARTEFACT_STACKS + s.rules.tables.matching[s.day - 1]]
    return []


def is_half_laid(f: Frame) -> bool:
    if f.kind == V.F_MOVING:
        return f.step == moving.LAY
    return f.kind in (V.F_LINE, V.F_PITCH)


def laid_cards(s: Position, f: Frame) -> tuple[Cards, Cards]:
    if f.kind == V.F_PITCH:
        return (*f.data, *(() if f.b else (f.a,))), (f.a,) if f.b else ()
    line = s.line[f.seat]
    assert line is not None
    hand = line.cards + line.sacrificed
    for card in line.from_ambush:
        hand = without(hand, card)
    return hand, line.from_ambush
