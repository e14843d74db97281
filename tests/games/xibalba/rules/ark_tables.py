"""The Ark before somebody enters it."""

from __future__ import annotations

from typing import Any

from tests.games.xibalba.table import Table

CONQUEROR = "Guard(4/4/1)"


def empty(**given: Any) -> Table:
    """An empty Ark before player 1 with a soldier and symbols."""
    whole: dict[str, Any] = {
        "p1": {"resources": 9, "warhost": [CONQUEROR]},
        "ark": {"soldier": ""},
        "action_pool": ["A", "C"],
    }
    return Table(**{**whole, **given})


def conquest(**given: Any) -> Table:
    """The neutral soldier with 4 life points before player 1, who has power 4 (X-EX-39)."""
    whole: dict[str, Any] = {
        "p1": {"resources": 9, "warhost": [CONQUEROR]},
        "ark": {"soldier": "Bob(1/1/1)", "life": 4},
        "action_pool": ["A", "A"],
    }
    return Table(**{**whole, **given})
