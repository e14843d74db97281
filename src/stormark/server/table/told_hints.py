"""Hints as clients are told them: from what a seat sees and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypedDict

from stormark.coach.hint import STEPS, hints
from stormark.kernel.game import Game
from stormark.server.protocol import shapes
from stormark.server.protocol.localizer import Localizer


class ToldHints(TypedDict):
    """The best plans of a decision, in words."""

    decision: str
    hints: list[shapes.Hint]


def told_hints(
    game: Game[Any], seen: Any, seat: int, lang: str | None, names: Sequence[str]
) -> ToldHints:
    """What the coach advises; `seen` is the position as the seat sees it."""
    found = hints(game, seen, seat, STEPS)
    if not found:
        return {"decision": "", "hints": []}
    asked = found[0].steps[0].asked
    return {"decision": asked.id, "hints": Localizer(game, names).hints(lang, found)}
