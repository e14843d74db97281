"""A position in which a card can be tried out at once: it is for sale, and can be paid for.

A faction is tried out by playing it.
"""

from __future__ import annotations

from collections.abc import Mapping

from stormark.games.xibalba.game import Xibalba
from stormark.kernel.json import JsonDict
from stormark.kernel.refusal import InputError

PURSE = 25  # resources: more than any card costs


def trial(game: Xibalba, section: str, card: str) -> JsonDict:
    """The position for a card or faction of a pack, in the words of scenarios; or InputError."""
    cards = {one.id: one for one in game.pack.cards}
    factions = {one.id: one.board for one in game.pack.factions}
    if section == "cards" and card in cards:
        tried = cards[card]
        beside = [one.id for one in cards.values() if one.type == tried.type and one.id != card]
        return _position(factions, tried.faction, {tried.type: [card, beside[0]]})
    if section == "factions" and card in factions:
        return _position(factions, card, {})
    raise InputError("trial-card", "card", found=card)


def _position(factions: Mapping[str, str], own: str, market: JsonDict) -> JsonDict:
    """The action phase of somebody who can pay for everything, against a faction they can meet."""
    other = next(one for one in factions if factions[one] != factions[own])
    return {
        "players": 2,
        "phase": "action",
        "market": market,
        "p1": {"faction": own, "resources": PURSE, "level": 2},
        "p2": {"faction": other, "resources": 5, "level": 2},
    }
