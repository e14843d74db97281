"""What a viewer may know of a position, said once: views, sampling and leak tests use it.

A half-laid line is nobody's business but its player's (B-RULING-106): for everybody else its cards
are in the hand still, and the player looks as if he had not begun it.
"""

from __future__ import annotations

from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms import without
from stormark.games.battalia.engine import BattaliaState
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.procedures import Frame
from stormark.games.battalia.turn import moving


def seen_by(s: BattaliaState, viewer: int) -> BattaliaState:
    """A copy without what only others may know."""
    seen = s.copy()
    for seat in range(s.seats):
        if seat != viewer:
            take_back(seen, seat)
            seen.answered[seat] = 0
    seen.open = [None] * seen.seats
    seen.asking = None
    return seen


def take_back(s: BattaliaState, seat: int) -> None:
    """Put the cards of a half-laid line back where they were, as if it had never been begun."""
    thread = s.threads[seat]
    for index, frame in enumerate(thread):
        if is_laying(frame):
            hand, ambush = laid_cards(s, frame)
            s.hand[seat] += hand
            s.ambush[seat] += ambush
            s.line[seat] = None
            del thread[index:]
            return


def is_laying(frame: Frame) -> bool:
    """Whether cards are being laid that nobody else has seen yet."""
    if frame.kind == V.F_MOVING:
        return frame.step == moving.LAY
    return frame.kind in (V.F_LINE, V.F_RECRUIT, V.F_PITCH)


def laid_cards(s: BattaliaState, frame: Frame) -> tuple[Cards, Cards]:
    """What was laid so far, from the hand and from the ambush."""
    if frame.kind == V.F_PITCH:
        return (*frame.data, *(() if frame.b else (frame.a,))), (frame.a,) if frame.b else ()
    if frame.kind == V.F_RECRUIT:
        return (
            tuple(card for at, card in enumerate(frame.data) if not frame.c >> at & 1),
            tuple(card for at, card in enumerate(frame.data) if frame.c >> at & 1),
        )
    line = s.line[frame.seat]
    assert line is not None
    hand = line.cards + line.sacrificed
    for card in line.from_ambush:
        hand = without(hand, card)
    return hand, line.from_ambush
