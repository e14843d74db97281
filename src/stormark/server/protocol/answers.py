"""Refusals as messages: the answer to what was tried, or only asked about."""

from __future__ import annotations

from stormark.kernel.refusal import Refusal
from stormark.server.protocol import messages as M


def refused(request: str, refusal: Refusal) -> M.Refused:
    """Nothing has changed, for this reason."""
    return M.Refused(request, refusal.rule, refusal.reason, dict(refusal.params))


def because(request: str, found: Refusal | None) -> M.WhyAnswer:
    """What stands in the way, if anything does."""
    if found is None:
        return M.WhyAnswer(request, possible=True)
    return M.WhyAnswer(request, False, found.rule, found.reason, dict(found.params))
