"""Open decisions: what is asked, and what the question is about."""

from __future__ import annotations

from stormark.games.battalia import verbs as V
from stormark.games.battalia.actions import VERBS
from stormark.games.battalia.engine import BattaliaState
from stormark.games.battalia.procedure import REGISTRY
from stormark.games.battalia.setup import players  # noqa: F401  # registers its procedures
from stormark.games.battalia.threads import thread_of, top
from stormark.kernel.action import Decision
from stormark.kernel.step import decision_name


def kinds_of_decisions() -> set[str]:
    """Every kind of decision the game can ask for."""
    found = {"done"}
    for procedure in REGISTRY.values():
        found.update(procedure.asks)
    return found


def decision_of(s: BattaliaState, seat: int) -> Decision:
    """The open decision of a seat."""
    if seat in s.idle_seats():
        resume = VERBS.decode(s.rules, V.V_RESUME)
        return Decision(decision_name(s, seat), seat, "done", {}, (resume,))
    thread = thread_of(s, seat)
    kind, about = top(s, thread).question(s, thread)
    return Decision(
        decision_name(s, seat),
        seat,
        kind,
        about,
        tuple(VERBS.decode(s.rules, option) for option in s.options(seat)),
        secret=s.has_secret_options(seat),
    )
