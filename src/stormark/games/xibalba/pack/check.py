"""Checking whole packs: every section, and what the sections say about each other."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from stormark.games.xibalba.pack.cards import check_card, check_supply
from stormark.games.xibalba.pack.read import LISTS, TABLES, Source, base_data, read_layer
from stormark.games.xibalba.pack.references import check_references
from stormark.games.xibalba.pack.sections import (
    check_boards,
    check_dice,
    check_faction,
    check_game,
)
from stormark.kernel.packs import fields
from stormark.kernel.packs.files import PackFile, pack_name
from stormark.kernel.packs.header import HEADER, check_header
from stormark.kernel.packs.layers import Layer, read_layers
from stormark.kernel.packs.problem import Problem
from stormark.kernel.packs.report import Place, Report

GAME = "xibalba"
SECTIONS = ("schema_version", HEADER, *TABLES, *LISTS)
SCHEMA_VERSION = 1


def check_pack_file(path: Path) -> list[Problem]:
    """Every problem of a pack file or folder; an empty list means that it can be played.

    Files that cannot be read are reported alone: without them the rest says little.
    """
    return read_pack(path)[1]


def check_pack(data: object, source: str = "") -> list[Problem]:
    """Every problem of pack data that is already in memory; `source` names it."""
    if not isinstance(data, dict):
        return [Problem("pack-not-a-table", source)]
    return check_layers([Layer(source, [PackFile(source, data)])], source)[1]


def read_pack(path: Path) -> tuple[dict[str, Any], list[Problem]]:
    """The complete data of a pack, and every problem; with problems the data means nothing."""
    unreadable: list[Problem] = []
    layers = read_layers(path, unreadable)
    if unreadable:
        return {}, unreadable
    return check_layers(layers, pack_name(path))


def check_layers(layers: list[Layer], name: str) -> tuple[dict[str, Any], list[Problem]]:
    """Each pack is checked as it lies on those below; what is wrong below is not built upon."""
    report = Report()
    whole: dict[str, Any] = dict(base_data())
    with report.checking(name):
        for layer in layers:
            source = read_layer(layer, whole, report)
            _check_all(report, source)
            if report.problems:
                break
            whole = source.complete()
    return whole, report.problems


def complete(data: Mapping[str, Any]) -> dict[str, Any]:
    """Checked pack data with everything it leaves out taken from the base pack."""
    layer = Layer("", [PackFile("", dict(data))])
    return read_layer(layer, base_data(), Report()).complete()


def _check_all(report: Report, source: Source) -> None:
    base = base_data()
    said = source.said
    fields.keys(report, source.files, Place(source.name), (), SECTIONS)
    version = Place(source.place("schema_version").file)
    fields.schema_version(report, said, version, SCHEMA_VERSION)
    if HEADER in said:
        check_header(report, said[HEADER], source.place(HEADER), GAME)
    if "game" in said:
        check_game(report, said["game"], source.place("game"), base["game"])
    if "dice" in said:
        check_dice(report, said["dice"], source.place("dice"), base["dice"])
    for section in LISTS:
        if section in said:
            fields.entries(report, said[section], source.place(section))
    check_boards(report, source.entries["boards"], source.place("boards"))
    for entry in source.entries["factions"]:
        if entry.own:
            check_faction(report, entry.value, entry.place)
    for entry in source.entries["cards"]:
        if entry.own:
            check_card(report, entry.value, entry.place)
    check_supply(report, source.entries["cards"], source.place("cards"))
    check_references(report, source)
