"""The section `pack`: what a pack says about itself, and which game it is for."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

from stormark.kernel.packs import fields
from stormark.kernel.packs.files import PackFile
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


def find_game(
    files: list[PackFile], name: str, known: Mapping[str, Mapping[str, Collection[str]]]
) -> str:
    """The game a pack is for: the one it names, or the one whose words it uses most.

    `known` has the sections of each game with the ids of their entries.  Raises PackError.
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


def _points(data: Mapping[str, Any], sections: Mapping[str, Collection[str]]) -> int:
    """How many sections and entries of a file a game knows, whatever their capitals."""
    points = 0
    for section, value in data.items():
        known = sections.get(plain(section))
        if known is not None:
            points += 1 + sum(plain(name) in known for name in _ids(value))
    return points


def _ids(value: object) -> list[str]:
    if isinstance(value, dict):
        return list(value)
    entries = value if isinstance(value, list) else []
    ids = [entry.get("id") for entry in entries if isinstance(entry, dict)]
    return [name for name in ids if isinstance(name, str)]
