"""Checking whole packs: every section, and what the sections say about each other."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from stormark.games.xibalba.pack.cards import check_card, check_supply
from stormark.games.xibalba.pack.read import LISTS, Source, base_data, read_pack
from stormark.games.xibalba.pack.references import check_references
from stormark.games.xibalba.pack.sections import (
    check_boards,
    check_dice,
    check_faction,
    check_game,
)
from stormark.kernel.packs import fields
from stormark.kernel.packs.header import HEADER, check_header
from stormark.kernel.packs.problem import Problem
from stormark.kernel.packs.report import Place, Report

GAME = "xibalba"
SECTIONS = ("schema_version", HEADER, "game", "dice", "boards", "factions", "cards")
SCHEMA_VERSION = 1


def check_pack_file(path: Path) -> list[Problem]:
    """Every problem of a pack file or folder; an empty list means that it can be played.

    Files that cannot be read are reported alone: without them the rest says little.
    """
    source = read_pack(path)
    return source.problems or check_source(source)


def check_pack(data: object, source: str = "") -> list[Problem]:
    """Every problem of pack data that is already in memory; `source` names it."""
    if not isinstance(data, dict):
        return [Problem("pack-not-a-table", source)]
    whole = Source(source)
    whole.merge(source, data)
    return whole.problems or check_source(whole)


def complete(data: Mapping[str, Any]) -> dict[str, Any]:
    """Checked pack data with everything it leaves out taken from the base pack.

    Whole sections are replaced; only the dice are taken one by one.
    """
    base = base_data()
    whole = {**base, **data}
    whole["game"] = {**base["game"], **data.get("game", {})}
    whole["dice"] = {
        name: {**die, **data.get("dice", {}).get(name, {})} for name, die in base["dice"].items()
    }
    return whole


def pack_sections() -> dict[str, tuple[str, ...]]:
    """The sections of a pack that belong to this game, with the ids of their entries."""
    base = base_data()
    lists = {section: tuple(entry["id"] for entry in base[section]) for section in LISTS}
    return {"game": tuple(base["game"]), "dice": tuple(base["dice"]), **lists}


def check_source(source: Source) -> list[Problem]:
    """Every problem of what was read."""
    report = Report()
    with report.checking(source.name):
        _check_all(report, source)
    return report.problems


def _check_all(report: Report, source: Source) -> None:
    base = base_data()
    data = source.data
    fields.keys(report, data, Place(source.name), (), SECTIONS)
    origin = source.place("schema_version")
    fields.schema_version(report, data, Place(origin.file), SCHEMA_VERSION)
    if HEADER in data:
        check_header(report, data[HEADER], source.place(HEADER), GAME)
    if "game" in data:
        check_game(report, data["game"], source.place("game"), base["game"])
    if "dice" in data:
        check_dice(report, data["dice"], source.place("dice"), base["dice"])
    for section in LISTS:
        if section in data:
            fields.entries(report, data[section], source.place(section))
    _check_lists(report, source)
    check_references(report, source, base)


def _check_lists(report: Report, source: Source) -> None:
    if isinstance(source.data.get("boards"), list):
        places = source.places("boards")
        check_boards(report, source.entries("boards"), places, source.place("boards"))
    for value, place in zip(source.entries("factions"), source.places("factions"), strict=True):
        check_faction(report, value, place)
    for value, place in zip(source.entries("cards"), source.places("cards"), strict=True):
        check_card(report, value, place)
    if isinstance(source.data.get("cards"), list):
        check_supply(report, source.entries("cards"), source.place("cards"))
