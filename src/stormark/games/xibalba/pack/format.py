"""Packs of Xibalba, as the tools for packs see them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from stormark.games.xibalba.pack.check import check_pack, read_pack
from stormark.games.xibalba.pack.read import LISTS, TABLES, base_data, read_layer
from stormark.games.xibalba.pack.told import text_notes
from stormark.kernel.packs.format import PackFormat, Tables
from stormark.kernel.packs.layers import read_layers
from stormark.kernel.packs.problem import PackError
from stormark.kernel.packs.report import Report


def tables(path: Path | None) -> Tables:
    """A complete pack, its lists by the ids of their entries; raises PackError."""
    data, problems = (base_data(), []) if path is None else read_pack(path)
    if problems:
        raise PackError(problems)
    lists = {section: {entry["id"]: entry for entry in data[section]} for section in LISTS}
    return {**{section: data[section] for section in TABLES}, **lists}


def data_of(pack: Tables) -> dict[str, Any]:
    lists = {section: list(pack[section].values()) for section in LISTS}
    return {**{section: pack[section] for section in TABLES}, **lists}


def unchecked(path: Path) -> Tables:
    """The cards of a pack as far as they can be read: a draft has problems most of the time."""
    found: list[Any] = base_data()["cards"]
    report = Report()
    with report.checking(path.name):
        for layer in read_layers(path, report.problems):
            known = [card for card in found if _has_id(card)]
            source = read_layer(layer, {"cards": known}, report)
            found = [entry.value for entry in source.entries["cards"]]
    return {"cards": {str(card["id"]): card for card in found if _has_id(card)}}


def _has_id(card: object) -> bool:
    return isinstance(card, dict) and "id" in card


PACK_FORMAT = PackFormat(
    tables,
    data_of,
    check_pack,
    text_notes,
    ("cards",),
    tuple(LISTS),
    open=True,
    told="text",
    unchecked=unchecked,
)
