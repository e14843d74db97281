"""The options of a match (X-SETUP-01, X-SETUP-08, X-SETUP-14 to -17, X-APOC-01)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stormark.games.xibalba.pack import Pack
from stormark.kernel.fields import expect, only, read
from stormark.kernel.json import Json, JsonDict
from stormark.kernel.option_field import NUMBER, WORD, WORDS, OptionField
from stormark.kernel.refusal import InputError, Refusal

KEYS = ("players", "mode", "target", "factions")
MODES = ("normal", "apocalypse")


def read_options(pack: Pack, options: Mapping[str, Json]) -> JsonDict | Refusal:
    """All options with defaults filled in, or the rule that a choice breaks."""
    table = dict(options)
    only(table, KEYS, "options")
    players = read(table, "players", int, "options", 2)
    if not pack.constants.players_min <= players <= pack.constants.players_max:
        return Refusal("X-SETUP-01", "refused-players", {"players": players})
    mode = read(table, "mode", str, "options", "normal")
    if mode not in MODES:
        raise InputError("argument-unknown", "options.mode", found=mode, allowed=", ".join(MODES))
    default = pack.constants.victory_paragon[players].default
    target = read(table, "target", int, "options", default)
    if not 1 <= target <= pack.constants.paragon_max:
        return Refusal(
            "X-SETUP-15",
            "refused-target-range",
            {"target": target, "most": pack.constants.paragon_max},
        )
    factions = _factions(pack, table, players)
    if isinstance(factions, Refusal):
        return factions
    return {"players": players, "mode": mode, "target": target, "factions": factions}


def _factions(pack: Pack, table: JsonDict, players: int) -> list[Json] | Refusal:
    """A faction per player, None where it is drawn; no two of the same board (X-RULING-03)."""
    chosen: list[Json] = list(read(table, "factions", list, "options", []))
    if len(chosen) > players:
        raise InputError("list-length", "options.factions", length=players)
    chosen += [None] * (players - len(chosen))
    boards = {faction.id: faction.board for faction in pack.factions}
    taken: dict[str, str] = {}
    for index, name in enumerate(chosen):
        if name is None:
            continue
        place = f"options.factions[{index}]"
        if expect(name, str, place) not in boards:
            raise InputError("argument-unknown", place, found=str(name), allowed=", ".join(boards))
        board = boards[str(name)]
        if board in taken:
            return Refusal(
                "X-SETUP-08", "refused-same-board", {"one": taken[board], "other": str(name)}
            )
        taken[board] = str(name)
    return chosen


def option_fields(pack: Pack) -> Sequence[OptionField]:
    """The options as a table offers them."""
    bounds = pack.constants
    target = bounds.victory_paragon[bounds.players_min].default
    names = tuple(faction.id for faction in pack.factions)
    most = bounds.players_max
    return (
        OptionField("players", NUMBER, 2, low=bounds.players_min, high=most),
        OptionField("mode", WORD, MODES[0], words=MODES),
        OptionField("target", NUMBER, target, low=1, high=bounds.paragon_max),
        OptionField("factions", WORDS, [None, None], words=names, most=most, gaps=True),
    )


def option_sets(pack: Pack) -> Sequence[Mapping[str, Json]]:
    """Every number of players in both modes; chosen factions cover all; small targets too."""
    sets: list[Mapping[str, Json]] = [
        {"players": players, "mode": mode} for players in (2, 3, 4) for mode in MODES
    ]
    for side in (0, 1):
        sides = [board.sides[side % len(board.sides)] for board in pack.boards]
        for first in range(0, len(sides), 4):
            four = sides[max(0, min(first, len(sides) - 4)) :][:4]
            sets.append({"players": 4, "factions": list(four)})
        sets.append({"players": 2, "factions": list(sides[:2]), "target": 5, "mode": MODES[side]})
        sets.append({"players": 3, "factions": [None, sides[3]], "target": 40})
    return sets
