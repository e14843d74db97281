"""Checking everything but the cards: rules constants, dice, boards and factions."""

from __future__ import annotations

from typing import Any

from stormark.games.xibalba.effects.words import COMMON_ACTIONS, DICE, DIE_FACES
from stormark.kernel.languages import keys
from stormark.kernel.packs import fields
from stormark.kernel.packs.entries import Entry
from stormark.kernel.packs.report import Place, Report
from stormark.kernel.packs.words import shown

BOARDS = 4  # X-COMP-02
MOST_BOARDS = 16
UPGRADE_COSTS = {1: (0, 0), 2: (3, 4), 3: (5, 6), 4: (7, 8)}  # X-BASE-02
LEVEL_KEYS = ("level", "upgrade_cost", "resistance", "productivity")
GROWING = ("resistance", "productivity")  # no level has less than the one before
LEVEL_RANGE = (0, 20)
ACTION_COST_RANGE = (0, 25)
FACTION_TEXTS = {"name": fields.NAME_LENGTH, "blurb": fields.TEXT_LENGTH}


def check_game(report: Report, value: object, place: Place, rules: dict[str, Any]) -> None:
    """The numbers of the rules may be written down, but only as they are; the edition is free."""
    game = fields.table(report, value, place)
    if game is None:
        return
    fields.keys(report, game, place, (), tuple(rules))
    for key, fixed in rules.items():
        if key == "edition" and key in game:
            fields.text(report, game[key], place.key(key), fields.NAME_LENGTH)
        elif key in game:
            fields.fixed(report, game[key], place.key(key), fixed)


def check_dice(report: Report, value: object, place: Place, rules: dict[str, Any]) -> None:
    dice = fields.table(report, value, place)
    if dice is None:
        return
    fields.keys(report, dice, place, (), DICE)
    for name in DICE:
        if name in dice:
            die = fields.table(report, dice[name], place.key(name))
            if die is not None:
                fields.keys(report, die, place.key(name), ("faces",), ("count",))
                if "count" in die:
                    fields.fixed(
                        report, die["count"], place.key(name).key("count"), rules[name]["count"]
                    )
                if "faces" in die:
                    _faces(report, die["faces"], place.key(name).key("faces"), name)


def _faces(report: Report, value: object, place: Place, die: str) -> None:
    faces = fields.entries(report, value, place)
    if isinstance(value, list) and len(faces) != 6:
        report.add("pack-six-faces", place, found=len(faces))
    known = [
        fields.word(report, face, place.entry(index), DIE_FACES[die])
        for index, face in enumerate(faces)
    ]
    if not known or not all(known):
        return
    if die == "attack" and faces.count("critical") != 1:
        report.add("pack-one-critical", place, found=faces.count("critical"))
    if die == "paragon" and len(set(faces)) == 1:
        report.add("pack-paragon-die-ties", place)


def check_boards(report: Report, boards: list[Entry], section: Place) -> None:
    """There may be more boards than printed ones, for factions beside the eight."""
    if not BOARDS <= len(boards) <= MOST_BOARDS:
        report.add("pack-four-boards", section, found=len(boards), high=MOST_BOARDS)
    for entry in boards:
        board = fields.table(report, entry.value, entry.place) if entry.own else None
        if board is None:
            continue
        place = entry.place
        fields.keys(report, board, place, ("id", "sides"))
        if "id" in board:
            fields.identifier(report, board["id"], place.key("id"))
        if "sides" in board:
            sides = fields.entries(report, board["sides"], place.key("sides"))
            if isinstance(board["sides"], list) and len(sides) not in (1, 2):
                report.add("pack-two-sides", place.key("sides"), found=len(sides))
            for index, side in enumerate(sides):
                fields.identifier(report, side, place.key("sides").entry(index))


def check_faction(report: Report, value: object, place: Place) -> None:
    faction = fields.table(report, value, place)
    if faction is None:
        return
    optional = (*keys(*FACTION_TEXTS), "style", "levels", "action_costs")
    fields.keys(report, faction, place, ("id", "board"), optional)
    for key in ("id", "board"):
        if key in faction:
            fields.identifier(report, faction[key], place.key(key))
    for stem, limit in FACTION_TEXTS.items():
        fields.said(report, faction, place, stem, limit, needed=stem == "name")
    if "style" in faction:
        fields.text(report, faction["style"], place.key("style"), fields.NAME_LENGTH)
    if "levels" in faction:
        _levels(report, faction["levels"], place.key("levels"))
    if "action_costs" in faction:
        _action_costs(report, faction["action_costs"], place.key("action_costs"))


def _levels(report: Report, value: object, place: Place) -> None:
    rows = fields.entries(report, value, place)
    if isinstance(value, list) and len(rows) != 4:
        report.add("pack-four-levels", place, found=len(rows))
    before: dict[str, Any] = {}
    for index, row in enumerate(rows[:4]):
        here = place.entry(index)
        level = fields.table(report, row, here)
        if level is None:
            continue
        number = index + 1
        fields.keys(report, level, here, LEVEL_KEYS, ("addon_fields",))
        for key in ("level", "addon_fields"):  # X-BASE-06: level L unlocks the fields 1 to L
            if key in level:
                fields.integer(report, level[key], here.key(key), number, number)
        if "upgrade_cost" in level:
            _upgrade_cost(report, level["upgrade_cost"], here.key("upgrade_cost"), number)
        for key in GROWING:
            if key in level and fields.integer(report, level[key], here.key(key), *LEVEL_RANGE):
                if level[key] < before.get(key, 0):
                    report.add("pack-level-falls", here.key(key), found=level[key], low=before[key])
                before[key] = level[key]


def _upgrade_cost(report: Report, value: object, place: Place, level: int) -> None:
    low, high = UPGRADE_COSTS[level]
    if type(value) is not int or not low <= value <= high:
        report.add("pack-upgrade-cost", place, found=shown(value), level=level, low=low, high=high)


def _action_costs(report: Report, value: object, place: Place) -> None:
    costs = fields.table(report, value, place)
    if costs is None:
        return
    fields.keys(report, costs, place, (), COMMON_ACTIONS)
    for action in COMMON_ACTIONS:
        if action in costs:
            fields.integer(report, costs[action], place.key(action), *ACTION_COST_RANGE)
