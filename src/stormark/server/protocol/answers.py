"""Refusals as messages: the answer to what was tried, or only asked about."""

from __future__ import annotations

from typing import Final

from stormark.kernel.refusal import Refusal
from stormark.server.protocol import messages as M

COME_BACK: Final = ("server-stops", "storage", "too-slow", "server-error")
SOON: Final = (1.0, 6.0)  # seconds: a server starts in about two


def refused(request: str, refusal: Refusal) -> M.Refused:
    """Nothing has changed, for this reason."""
    return M.Refused(request, refusal.rule, refusal.reason, dict(refusal.params))


def because(request: str, found: Refusal | None) -> M.WhyAnswer:
    """What stands in the way, if anything does."""
    if found is None:
        return M.WhyAnswer(request, possible=True)
    return M.WhyAnswer(request, False, found.rule, found.reason, dict(found.params))


def farewell(reason: str, text: str = "") -> M.Bye:
    """Why a connection ends; and when to come back, so that not all do so at once."""
    bye = M.Bye(reason, text)
    if reason in COME_BACK:
        bye.back = M.ComeBackIn(*SOON)
    return bye
