"""Open decisions: what is asked, and what the question is about."""

from __future__ import annotations

from stormark.games.xibalba.actions import VERBS
from stormark.games.xibalba.engine import XibalbaState
from stormark.games.xibalba.procedures import PROCEDURES
from stormark.kernel.action import Decision
from stormark.kernel.step import decision_name

# every kind of decision, by its word
KINDS = tuple(kind for procedure in PROCEDURES for kind in procedure.asks)


def decision_of(s: XibalbaState, seat: int) -> Decision:
    """The open decision of a seat."""
    kind, about = s.top.question(s)
    return Decision(
        decision_name(s, seat),
        seat,
        kind,
        about,
        tuple(VERBS.decode(s.tables, option) for option in s.options(seat)),
    )
