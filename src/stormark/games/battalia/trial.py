"""A position in which a card can be tried out at once: it is on the hand, with supply beside it."""

from __future__ import annotations

from stormark.games.battalia import words as W
from stormark.games.battalia.game import Battalia
from stormark.kernel.json import Json, JsonDict
from stormark.kernel.refusal import InputError

GREATS = "great_artefacts"
SECTIONS = {"units": W.RANKS, "artefacts": W.ARTEFACTS, GREATS: W.GREATS}
"""What can be on a hand at the beginning of a turn."""


def trial(game: Battalia, section: str, card: str) -> JsonDict:
    """The position for a card of a pack, in the words of scenarios.  Raises InputError."""
    if card not in SECTIONS.get(section, ()):
        raise InputError("trial-card", "card", found=card)
    own, other = W.FACTIONS[:2]
    tried = card if section == GREATS else f"{card}.{own}"
    hand: list[Json] = [tried, f"tribesman.{own}", f"chief.{own}", "2 supply"]
    return {"players": 2, "p1": {"faction": own, "hand": hand}, "p2": {"faction": other}}
