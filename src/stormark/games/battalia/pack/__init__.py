"""Content packs: names, numbers, prices and boards as data (docs/packs-battalia.md)."""

from stormark.games.battalia.pack.check import check_pack, check_pack_file
from stormark.games.battalia.pack.format import PACK_FORMAT
from stormark.games.battalia.pack.load import base_pack, load_pack
from stormark.games.battalia.pack.model import (
    Artefact,
    Building,
    Faction,
    FateCard,
    GreatArtefact,
    Layout,
    Pack,
    Potion,
    StormEffect,
    Unit,
    Valley,
)
from stormark.kernel.packs.problem import PackError, Problem

__all__ = [
    "PACK_FORMAT",
    "Artefact",
    "Building",
    "Faction",
    "FateCard",
    "GreatArtefact",
    "Layout",
    "Pack",
    "PackError",
    "Potion",
    "Problem",
    "StormEffect",
    "Unit",
    "Valley",
    "base_pack",
    "check_pack",
    "check_pack_file",
    "load_pack",
]
