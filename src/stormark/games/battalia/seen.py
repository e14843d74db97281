"""A position as somebody sees it: nothing is in it that he may not know.

What is hidden is said by the fields (`fields.py`, `hidden.py`) and the procedures.  A half-laid
line is nobody's business but its player's (B-RULING-106): for everybody else its cards are in the
hand still, and the player looks as if he had not begun it.
"""

from __future__ import annotations

from stormark.games.battalia.engine import BattaliaState
from stormark.games.battalia.fields import FIELDS
from stormark.games.battalia.threads import UNKNOWN


def seen_by(s: BattaliaState, viewer: int) -> BattaliaState:
    """A copy in which everything is UNKNOWN that a viewer may not know."""
    seen = s.copy()
    for seat in range(s.seats):
        take_back(seen, seat, viewer)
    seen.asking = UNKNOWN
    seen.known = 0
    FIELDS.hide(seen, viewer)
    return seen


def take_back(s: BattaliaState, seat: int, viewer: int) -> None:
    """Put the cards of a half-laid line back where they were, as if it had never been begun.

    What a defender chooses lies in the attacker's thread: it counts whose it is.
    """
    thread = s.threads[seat]
    for index, procedure in enumerate(thread):
        if procedure.is_half_laid() and procedure.seat != viewer:
            hand, ambush = procedure.laid_cards(s)
            s.hand[procedure.seat] += hand
            s.ambush[procedure.seat] += ambush
            s.threads[seat] = thread[:index]
            return
