"""Which ruling a class of differences follows from: for comparisons with what was before them.

The first pattern that fits counts: what was done last, what differs, the ruling.  A class that
fits none is a change nobody decided.
"""

from __future__ import annotations

import re

REASONS: dict[str, list[tuple[str, str, str]]] = {
    "xibalba": [
        ("activate", "without action", "X-RULING-90"),  # the Forger asks
        ("buy|die", "without resources", "X-RULING-91"),  # Caravanserai: the first purchase
    ],
    "battalia": [
        ("draft|home", "others of .*turn", "B-RULING-104"),
        (".*", "others are asked too|with take_back", "B-RULING-105"),
        ("trade|move", "events: without (traded|line)", "B-RULING-106"),
        (".*", "events: (without|others of) .*to_limbo", "B-RULING-106"),
        (".*", "options of .*(step|with move)", "B-RULING-109"),
        ("finish|attack", "without battle_over|with passed", "B-RULING-110"),
        ("jump", "options of gate-ring", "B-RULING-113"),
        ("tribute|name", "events: without cards_drawn", "B-RULING-114"),
        ("lay", "events: without battle_cards", "B-RULING-121"),
        ("attack", "events: without attack", "B-RULING-122"),
        (".*", "events: without .*done", "B-RULING-123"),
    ],
}


def ruling(game: str, after: str, what: str) -> str:
    """The ruling behind a class, or an empty text.

    >>> ruling("xibalba", "activate", "events: without action")
    'X-RULING-90'
    >>> ruling("xibalba", "end", "another result")
    ''
    """
    for last, difference, name in REASONS[game]:
        if re.fullmatch(last, after) and re.search(difference, what):
            return name
    return ""
