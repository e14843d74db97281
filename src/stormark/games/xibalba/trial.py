"""A position in which a card can be tried out at once: it is for sale, and can be paid for."""

from __future__ import annotations

from stormark.games.xibalba.game import Xibalba
from stormark.kernel.json import JsonDict
from stormark.kernel.refusal import InputError

PURSE = 25  # resources: more than any card costs


def trial(game: Xibalba, section: str, card: str) -> JsonDict:
    """The position for a card of a pack, in the words of scenarios.  Raises InputError."""
    cards = {one.id: one for one in game.pack.cards} if section == "cards" else {}
    if card not in cards:
        raise InputError("trial-card", "card", found=card)
    tried = cards[card]
    beside = [one.id for one in cards.values() if one.type == tried.type and one.id != card]
    factions = {one.id: one.board for one in game.pack.factions}
    other = next(one for one in factions if factions[one] != factions[tried.faction])
    return {
        "players": 2,
        "phase": "action",
        "market": {tried.type: [card, beside[0]]},
        "p1": {"faction": tried.faction, "resources": PURSE, "level": 2},
        "p2": {"faction": other, "resources": 5, "level": 2},
    }
