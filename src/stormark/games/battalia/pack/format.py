"""Packs of Battalia, as the tools for packs see them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from stormark.games.battalia.pack.check import base_data, check_pack, read_pack
from stormark.games.battalia.pack.newcomers import SECTION as FACTIONS
from stormark.games.battalia.pack.newcomers import as_written
from stormark.kernel.packs.format import PackFormat, Tables
from stormark.kernel.packs.problem import PackError, Problem

CARDS = ("units", "artefacts", "great_artefacts", "fate_cards", "storm_effects", "potions")


def tables(path: Path | None) -> Tables:
    """A complete pack; raises PackError."""
    if path is None:
        return base_data()
    source = read_pack(path)
    if source.report.problems:
        raise PackError(source.report.problems)
    return {**source.data, FACTIONS: as_written(source.data[FACTIONS])}


def data_of(pack: Tables) -> dict[str, Any]:
    return dict(pack)


def no_notes(_pack: Tables, _name: str) -> list[Problem]:
    """What cards do is fixed here, so no effect can differ from its text."""
    return []


PACK_FORMAT = PackFormat(
    tables, data_of, check_pack, no_notes, CARDS, (FACTIONS, *CARDS), open=False
)
