"""Where things stand in a view of Xibalba.  Nothing here is computed from rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast, get_args

from stormark.games.xibalba.view.types import (
    Aim,
    BasePlace,
    CardType,
    Pile,
    Player,
    Sum,
    XibalbaView,
)
from stormark.kernel.json import Json

DECKS: Final[Sequence[CardType]] = get_args(CardType)


def typed(view: Mapping[str, Json]) -> XibalbaView:
    """A view as it came, with its type."""
    return cast(XibalbaView, view)


def buyer(view: XibalbaView) -> Player:
    """Whose prices are shown: the viewer's, or those of the player whose turn it is."""
    return view["players"][view["viewer"] if view["viewer"] >= 0 else view["turn"]["seat"]]


def slot_of(slot: str) -> tuple[CardType, int]:
    """The type and the place of a market slot such as soldier.1."""
    kind, _, number = slot.partition(".")
    return cast(CardType, kind), int(number) - 1


def card_for_sale(view: XibalbaView, slot: str) -> str | None:
    kind, at = slot_of(slot)
    return view["market"][kind][at]


def price_of(player: Player, slot: str) -> Sum | None:
    kind, at = slot_of(slot)
    return player["prices"][kind][at]


def pile_of(player: Player, place: str) -> Pile:
    return player["piles"][cast(BasePlace, place)]


def aim_of(player: Player, target: object, attacks: object, criticals: object) -> Aim | None:
    """What an attack with so many symbols comes to, where the view says it."""
    attacker = player["attacker"]
    for prospect in [] if attacker is None else attacker["targets"]:
        for one in prospect["aims"] if prospect["target"] == target else []:
            if (one["attacks"], one["criticals"]) == (attacks, criticals):
                return one
    return None
