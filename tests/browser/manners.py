"""How verbs behave at the table, read from what the games say about it."""

from __future__ import annotations

import re
from pathlib import Path

BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"


def verbs_that(game: str, manner: str) -> set[str]:
    """Verbs with a manner: `danger` gives something up for good, `ends` ends a turn."""
    found = re.findall(rf"(\w+): \{{[^}}]*{manner}: true", _said(game))
    assert found, f"nothing in {game} is {manner}"
    return set(found)


def asked_always(game: str) -> set[str]:
    """Questions that are answered by hand even where there is one answer."""
    found = re.search(r"asksAlways = \[([^\]]*)\]", _said(game))
    assert found is not None, f"{game} does not say what it always asks"
    return set(re.findall(r"'([\w-]+)'", found[1]))


def letter_of(game: str, verb: str) -> str:
    """The key that says a verb; none where it has none."""
    found = re.search(rf"\b{verb}: \{{[^}}]*key: '(\w)'", _said(game))
    return found[1] if found else ""


def _said(game: str) -> str:
    return (BOARDS / game / "verbs.ts").read_text(encoding="utf-8")
