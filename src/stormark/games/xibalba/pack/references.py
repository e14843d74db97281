"""Checking what entries say about each other: ids are unique, and every name leads somewhere."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stormark.games.xibalba.pack.read import LISTS, Source
from stormark.kernel.packs import fields
from stormark.kernel.packs.report import Place, Report

Named = tuple[Mapping[str, Any], Place]


def check_references(report: Report, source: Source) -> None:
    """Boards name their factions, factions their board, cards their faction (X-COMP-14).

    Entries that are no tables, and names that are no texts, were reported before.
    """
    for section in LISTS:
        _check_unique(report, _tables(source, section))
    boards = _tables(source, "boards")
    factions = _tables(source, "factions")
    faction_ids = _ids(factions)
    board_of = _check_sides(report, boards, faction_ids)
    for faction, place in factions:
        board, name = faction.get("board"), faction.get("id")
        if not isinstance(board, str) or not isinstance(name, str):
            continue
        known = fields.word(report, board, place.key("board"), _ids(boards))
        if known and board_of.get(name) != board:
            report.add("pack-board-mismatch", place.key("board"), faction=name, found=board)
    _check_card_factions(report, source, faction_ids)


def _tables(source: Source, section: str) -> list[Named]:
    """The entries of a section that are tables, with their places."""
    entries = source.entries[section]
    return [(entry.value, entry.place) for entry in entries if isinstance(entry.value, dict)]


def _ids(entries: list[Named]) -> tuple[str, ...]:
    return tuple(entry["id"] for entry, _ in entries if isinstance(entry.get("id"), str))


def _check_unique(report: Report, entries: list[Named]) -> None:
    first: dict[str, Place] = {}
    for entry, place in entries:
        name = entry.get("id")
        if not isinstance(name, str):
            continue
        if name in first:
            other = f"{first[name].file}: {first[name].path}"
            report.add("pack-duplicate-id", place.key("id"), found=name, first=other)
        first.setdefault(name, place)


def _check_sides(
    report: Report, boards: list[Named], factions: tuple[str, ...]
) -> dict[str, object]:
    """The board of every faction; no faction is on two sides."""
    board_of: dict[str, object] = {}
    for board, place in boards:
        sides = board.get("sides")
        for index, side in enumerate(sides if isinstance(sides, list) else ()):
            here = place.key("sides").entry(index)
            if not isinstance(side, str):
                continue
            if side in board_of:
                report.add("pack-faction-on-two-sides", here, found=side)
            elif fields.word(report, side, here, factions):
                board_of[side] = board.get("id")
    return board_of


def _check_card_factions(report: Report, source: Source, factions: tuple[str, ...]) -> None:
    """Cards that this pack says nothing about are named once for each faction they lack."""
    lacking: set[str] = set()
    for entry in source.entries["cards"]:
        faction = entry.value.get("faction") if isinstance(entry.value, dict) else None
        if not isinstance(faction, str):
            continue
        if entry.own:
            fields.word(report, faction, entry.place.key("faction"), factions)
        elif faction not in factions and faction not in lacking:
            lacking.add(faction)
            report.add("pack-base-cards-need-faction", source.place("factions"), found=faction)
