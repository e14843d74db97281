"""The faces of the cards: every kind there is, as views name it."""

from __future__ import annotations

from stormark.games.battalia import layout as L
from stormark.games.battalia import words as W
from stormark.games.battalia.pack import Pack
from stormark.kernel.json import Json, JsonDict

ROYAL_RANKS = {"queen": L.QUEEN_RANK, "king": L.KING_RANK}


def cards_of(pack: Pack) -> list[Json]:
    """Cards with their type, faction, rank, price and values; without names and texts."""
    printed = _printed(pack)
    cards: list[Json] = []
    for ref in kinds_of(pack):
        kind, _, faction = ref.partition(".")
        card: JsonDict = {"id": ref, "kind": kind, "faction": faction or None}
        card.update(printed[kind])
        cards.append(card)
    return cards


def kinds_of(pack: Pack) -> list[str]:
    """Every kind of card as views write it; those of factions that a pack adds come last."""
    added = [faction.id for faction in pack.factions if faction.id not in W.FACTIONS]
    own = [ref.removesuffix(W.FACTIONS[0]) for ref in W.KINDS if ref.endswith(f".{W.FACTIONS[0]}")]
    return [*W.KINDS, *(f"{kind}{name}" for name in added for kind in own)]


def _printed(pack: Pack) -> dict[str, JsonDict]:
    """What the cards of a kind have in common, whatever their faction."""
    found: dict[str, JsonDict] = {}
    for unit in pack.units:
        price: JsonDict = {"rank": unit.recruiter_rank, "supply": unit.supply}
        found[unit.id] = {"type": "unit", "rank": unit.rank, "price": price}
    for royal, rank in ROYAL_RANKS.items():
        found[royal] = {"type": "royal", "rank": rank}
    for artefact in pack.artefacts:
        price = {"rank": artefact.buyer_rank, "supply": artefact.supply}
        found[artefact.id] = {"type": "artefact", "price": price}
    for great in pack.great_artefacts:
        found[great.id] = {
            "type": "great_artefact",
            "attack": great.attack,
            "defence": great.defence,
            "box": great.box,
        }
    for fate in pack.fate_cards:
        found[fate.id] = {"type": "fate", "stardust": fate.stardust}
    for other in ("supply", "stardust", "chest"):
        found[other] = {"type": "other"}
    return found
