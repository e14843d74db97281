"""Packs of Xibalba, as the tools for packs see them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from stormark.games.xibalba.pack.check import check_pack, read_pack
from stormark.games.xibalba.pack.read import LISTS, TABLES, base_data
from stormark.games.xibalba.pack.told import text_notes
from stormark.kernel.packs.format import PackFormat, Tables
from stormark.kernel.packs.problem import PackError


def sections() -> dict[str, tuple[str, ...]]:
    """The sections of a pack that belong to this game, with the ids of their entries."""
    return {section: tuple(entries) for section, entries in tables(None).items()}


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


PACK_FORMAT = PackFormat(
    sections, tables, data_of, check_pack, text_notes, ("cards",), open=True, told="text"
)
