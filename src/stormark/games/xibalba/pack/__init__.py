"""Content packs: cards, factions, boards and dice as data over a closed vocabulary (docs/packs.md)."""

from stormark.games.xibalba.pack.load import base_pack, load_pack
from stormark.games.xibalba.pack.model import (
    Board,
    CardDef,
    Constants,
    Die,
    Faction,
    Item,
    Level,
    Pack,
    Scaled,
    VictoryTarget,
)
from stormark.games.xibalba.pack.problem import PackError, Problem

__all__ = [
    "Board",
    "CardDef",
    "Constants",
    "Die",
    "Faction",
    "Item",
    "Level",
    "Pack",
    "PackError",
    "Problem",
    "Scaled",
    "VictoryTarget",
    "base_pack",
    "load_pack",
]
