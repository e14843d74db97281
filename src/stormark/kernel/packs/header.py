"""The section `pack`: what a pack says about itself, and which game it is for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from stormark.kernel.packs import fields
from stormark.kernel.packs.files import PackFile
from stormark.kernel.packs.format import Tables
from stormark.kernel.packs.problem import PackError
from stormark.kernel.packs.report import Place, Report
from stormark.kernel.packs.words import plain, shown

HEADER: Final = "pack"
BASED_ON: Final = "based_on"
OWN: Final = "base"  # the pack that comes with the game
KEYS: Final = ("game", "name", BASED_ON)


def check_header(report: Report, value: object, place: Place, game: str) -> None:
    """The section `pack` of a pack that is to be played with a game."""
    header = fields.table(report, value, place)
    if header is None:
        return
    fields.keys(report, header, place, (), KEYS)
    if "game" in header and header["game"] != game:
        report.add("pack-other-game", place.key("game"), found=shown(header["game"]), allowed=game)
    if "name" in header:
        fields.text(report, header["name"], place.key("name"), fields.NAME_LENGTH)
    if BASED_ON in header:
        fields.text(report, header[BASED_ON], place.key(BASED_ON), fields.TEXT_LENGTH)


def find_game(files: list[PackFile], name: str, known: Mapping[str, Tables]) -> str:
    """The game a pack is for: the one it names, or the one whose words it uses most.

    `known` has the sections of each game with their entries.  Raises PackError.
    """
    games = tuple(known)
    report = Report()
    for file in files:
        header = file.data.get(HEADER)
        if isinstance(header, dict) and "game" in header:
            place = Place(file.name).key(HEADER).key("game")
            if fields.word(report, header["game"], place, games):
                return str(header["game"])
            raise PackError(report.problems)
    points = {game: sum(_points(file.data, known[game]) for file in files) for game in games}
    best = max(points.values())
    found = [game for game in games if points[game] == best]
    if best == 0 or len(found) > 1:
        report.add("pack-game-unclear", Place(name), allowed=", ".join(games))
        raise PackError(report.problems)
    return found[0]


def _points(data: Mapping[str, Any], sections: Tables) -> int:
    """How many sections, entries and fields of a file a game knows, whatever their capitals."""
    points = 0
    for section, value in data.items():
        known = sections.get(plain(section))
        if known is None:
            continue
        words = {key for entry in known.values() if isinstance(entry, Mapping) for key in entry}
        points += 1
        for name, entry in _entries(value):
            points += (plain(name) in known) + sum(plain(key) in words for key in entry)
    return points


def _entries(value: object) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """The entries of a section by their ids, whether they are tables or a list."""
    if isinstance(value, dict):
        for name, entry in value.items():
            yield name, entry if isinstance(entry, dict) else {}
    for entry in value if isinstance(value, list) else ():
        if isinstance(entry, dict) and isinstance(entry.get("id"), str):
            yield entry["id"], entry
