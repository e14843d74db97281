"""Checking what entries say about each other: ids are unique, and every name leads somewhere."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stormark.games.xibalba.pack.read import LISTS, Source
from stormark.kernel.packs import fields
from stormark.kernel.packs.report import Place, Report

Entry = tuple[Mapping[str, Any], Place]


def check_references(report: Report, source: Source, base: Mapping[str, Any]) -> None:
    """Boards name two factions each, factions their board, cards their faction (X-COMP-14).

    Entries that are no tables, and names that are no texts, were reported before.
    """
    for section in LISTS:
        _check_unique(report, _entries(source, section, {}))
    boards = _entries(source, "boards", base)
    factions = _entries(source, "factions", base)
    faction_ids = _ids(factions)
    board_of = _check_sides(report, boards, faction_ids)
    for faction, place in factions:
        board, name = faction.get("board"), faction.get("id")
        if not isinstance(board, str) or not isinstance(name, str):
            continue
        known = fields.word(report, board, place.key("board"), _ids(boards))
        if known and board_of.get(name) != board:
            report.add("pack-board-mismatch", place.key("board"), faction=name, found=board)
    _check_card_factions(report, source, base, faction_ids)


def _entries(source: Source, section: str, base: Mapping[str, Any]) -> list[Entry]:
    """The tables of a section with their places; those of the base pack if it is left out."""
    if section in source.data:
        pairs = zip(source.entries(section), source.places(section), strict=True)
        return [(value, place) for value, place in pairs if isinstance(value, dict)]
    return [
        (value, source.place(section).entry(i)) for i, value in enumerate(base.get(section, ()))
    ]


def _ids(entries: list[Entry]) -> tuple[str, ...]:
    return tuple(entry["id"] for entry, _ in entries if isinstance(entry.get("id"), str))


def _check_unique(report: Report, entries: list[Entry]) -> None:
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
    report: Report, boards: list[Entry], factions: tuple[str, ...]
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


def _check_card_factions(
    report: Report, source: Source, base: Mapping[str, Any], factions: tuple[str, ...]
) -> None:
    if "cards" in source.data:
        for card, place in _entries(source, "cards", base):
            if isinstance(card.get("faction"), str):
                fields.word(report, card["faction"], place.key("faction"), factions)
        return
    for faction in dict.fromkeys(card["faction"] for card in base["cards"]):
        if faction not in factions:
            report.add("pack-base-cards-need-faction", source.place("factions"), found=faction)
