"""Decisions that no bot has to think about."""

from __future__ import annotations

from typing import Final

from stormark.kernel.action import Action, Decision

AGREEMENTS: Final = ("propose-change", "agree-change")
TEXT_OF_PLAYERS: Final = "todo"


def settled_answer(decision: Decision) -> Action | None:
    """The only action; or the answer of one who cannot read the text of a card.

    Where players carry a text out themselves, a bot proposes no change, agrees to what others
    propose, and offers no text that it need not (X-RULING-97, B-RULING-126).
    """
    if len(decision.actions) == 1 or decision.kind in AGREEMENTS:
        return decision.actions[0]
    if decision.about.get("op") == TEXT_OF_PLAYERS:
        return decision.actions[-1]
    return None
