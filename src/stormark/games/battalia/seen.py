"""What a viewer may know of a position, said once: views, sampling and leak tests use it.

A half-laid line is nobody's business but its player's (B-RULING-106): for everybody else its cards
are in the hand still, and the player looks as if he had not begun it.
"""

from __future__ import annotations

from stormark.games.battalia.engine import BattaliaState


def seen_by(s: BattaliaState, viewer: int) -> BattaliaState:
    """A copy without what only others may know."""
    seen = s.copy()
    for seat in range(s.seats):
        take_back(seen, seat, viewer)
        if seat != viewer:
            seen.answered[seat] = 0
    seen.open = [None] * seen.seats
    seen.asking = None
    return seen


def take_back(s: BattaliaState, seat: int, viewer: int) -> None:
    """Put the cards of a half-laid line back where they were, as if it had never been begun.

    What a defender chooses lies in the attacker's thread: it counts whose it is.
    """
    thread = s.threads[seat]
    for index, frame in enumerate(thread):
        if frame.is_half_laid() and frame.seat != viewer:
            hand, ambush = frame.laid_cards(s)
            s.hand[seat] += hand
            s.ambush[seat] += ambush
            s.line[seat] = None
            del thread[index:]
            return
