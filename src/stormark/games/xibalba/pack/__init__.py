"""Content packs: cards, factions, boards and dice as data (docs/packs.md)."""

from stormark.games.xibalba.pack.check import check_pack, check_pack_file
from stormark.games.xibalba.pack.format import PACK_FORMAT
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
from stormark.games.xibalba.pack.todo import TODO
from stormark.kernel.packs.problem import PackError, Problem

__all__ = [
    "PACK_FORMAT",
    "TODO",
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
    "check_pack",
    "check_pack_file",
    "load_pack",
]
