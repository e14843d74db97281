"""Problems of files, sections, factions and cards are found, each at its place."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from stormark.games.xibalba.pack import check_pack, check_pack_file
from stormark.kernel.languages import keys
from tests.games.xibalba.pack_data import Data, base_copy

Change = Callable[[Data], object]
FUSILIER = 'cards[0] "line_fusilier"'
BASTION = 'factions[0] "bastion"'


def put(value: Any, *path: str | int) -> Change:
    """A change that puts a value at a path."""

    def change(data: Data) -> None:
        holder: Any = data
        for step in path[:-1]:
            holder = holder[step]
        holder[path[-1]] = value

    return change


def drop(*path: str | int) -> Change:
    def change(data: Data) -> None:
        holder: Any = data
        for step in path[:-1]:
            holder = holder[step]
        del holder[path[-1]]

    return change


def silence(section: str, index: int, stem: str) -> Change:
    """A change that takes a text away in every language."""

    def change(data: Data) -> None:
        for key in keys(stem):
            del data[section][index][key]

    return change


PROBLEMS: list[tuple[str, Change, str, str]] = [
    ("unknown section", put([], "cardz"), "unknown-key-near", "cardz"),
    ("other schema", put(2, "schema_version"), "schema-version", "schema_version"),
    ("game that is no table", put(1, "game"), "wrong-type", "game"),
    ("changed rule", put(30, "game", "resource_max"), "fixed-by-rules", "game.resource_max"),
    (
        "changed rule in a table",
        put(5, "game", "players", "max"),
        "fixed-by-rules",
        "game.players.max",
    ),
    ("rule as decimal", put(25.0, "game", "resource_max"), "fixed-by-rules", "game.resource_max"),
    ("unknown constant", put(1, "game", "rerols"), "unknown-key-near", "game.rerols"),
    ("empty edition", put(" ", "game", "edition"), "text-empty", "game.edition"),
    ("unknown die", put({}, "dice", "luck"), "unknown-key", "dice.luck"),
    ("die without faces", drop("dice", "attack", "faces"), "key-missing", "dice.attack.faces"),
    ("more dice", put(5, "dice", "attack", "count"), "fixed-by-rules", "dice.attack.count"),
    ("five faces", drop("dice", "paragon", "faces", 0), "six-faces", "dice.paragon.faces"),
    (
        "face of another die",
        put("attack", "dice", "resource", "faces", 2),
        "unknown-word",
        "dice.resource.faces[2]",
    ),
    (
        "two criticals",
        put("critical", "dice", "attack", "faces", 0),
        "one-critical",
        "dice.attack.faces",
    ),
    (
        "no critical",
        put("blank", "dice", "attack", "faces", 5),
        "one-critical",
        "dice.attack.faces",
    ),
    (
        "Paragon die of blanks",
        put(["blank"] * 6, "dice", "paragon", "faces"),
        "paragon-die-ties",
        "dice.paragon.faces",
    ),
    ("boards that are no list", put(4, "boards"), "wrong-type", "boards"),
    ("three boards", drop("boards", 3), "four-boards", "boards"),
    ("blank board", put([], "boards", 0, "sides"), "two-sides", 'boards[0] "board_a".sides'),
    (
        "unknown side",
        put("bastoin", "boards", 0, "sides", 0),
        "unknown-word-near",
        'boards[0] "board_a".sides[0]',
    ),
    (
        "faction on two boards",
        put("bastion", "boards", 1, "sides", 0),
        "faction-on-two-sides",
        'boards[1] "board_b".sides[0]',
    ),
    ("board without id", drop("boards", 0, "id"), "key-missing", "boards[0].id"),
    ("wrong board", put("board_b", "factions", 0, "board"), "board-mismatch", f"{BASTION}.board"),
    ("unknown board", put("moon", "factions", 0, "board"), "unknown-word", f"{BASTION}.board"),
    (
        "faction twice",
        put("bastion", "factions", 1, "id"),
        "duplicate-id",
        'factions[1] "bastion".id',
    ),
    ("empty blurb", put("", "factions", 0, "blurb_de"), "text-empty", f"{BASTION}.blurb_de"),
    ("nameless faction", silence("factions", 0, "name"), "text-missing", BASTION),
    ("three levels", drop("factions", 0, "levels", 3), "four-levels", f"{BASTION}.levels"),
    (
        "cheap upgrade",
        put(2, "factions", 0, "levels", 1, "upgrade_cost"),
        "upgrade-cost",
        f"{BASTION}.levels[1].upgrade_cost",
    ),
    (
        "dear upgrade",
        put(9, "factions", 0, "levels", 3, "upgrade_cost"),
        "upgrade-cost",
        f"{BASTION}.levels[3].upgrade_cost",
    ),
    (
        "start with a price",
        put(1, "factions", 0, "levels", 0, "upgrade_cost"),
        "upgrade-cost",
        f"{BASTION}.levels[0].upgrade_cost",
    ),
    (
        "falling resistance",
        put(1, "factions", 0, "levels", 2, "resistance"),
        "level-falls",
        f"{BASTION}.levels[2].resistance",
    ),
    (
        "falling productivity",
        put(0, "factions", 0, "levels", 2, "productivity"),
        "level-falls",
        f"{BASTION}.levels[2].productivity",
    ),
    (
        "field too many",
        put(3, "factions", 0, "levels", 1, "addon_fields"),
        "out-of-range",
        f"{BASTION}.levels[1].addon_fields",
    ),
    (
        "levels in disorder",
        put(3, "factions", 0, "levels", 1, "level"),
        "out-of-range",
        f"{BASTION}.levels[1].level",
    ),
    (
        "unknown action",
        put(1, "factions", 0, "action_costs", "harvets"),
        "unknown-key-near",
        f"{BASTION}.action_costs.harvets",
    ),
    (
        "negative price",
        put(-1, "factions", 0, "action_costs", "harvest"),
        "out-of-range",
        f"{BASTION}.action_costs.harvest",
    ),
    ("cards that are no list", put("all", "cards"), "wrong-type", "cards"),
    ("card that is no table", put("ace", "cards", 0), "wrong-type", "cards[0]"),
    ("nameless card", silence("cards", 0, "name"), "text-missing", FUSILIER),
    ("card without text", silence("cards", 0, "text"), "text-missing", FUSILIER),
    ("missing power", drop("cards", 0, "power"), "key-missing", f"{FUSILIER}.power"),
    ("misspelt field", put(1, "cards", 0, "pwoer"), "unknown-key-near", f"{FUSILIER}.pwoer"),
    ("endless name", put("x" * 41, "cards", 0, "name_en"), "text-too-long", f"{FUSILIER}.name_en"),
    ("number as name", put(7, "cards", 0, "name_en"), "wrong-type", f"{FUSILIER}.name_en"),
    ("line break", put("a\nb", "cards", 0, "text_de"), "text-control", f"{FUSILIER}.text_de"),
    (
        "half a character",
        put("\ud800", "cards", 0, "text_de"),
        "text-control",
        f"{FUSILIER}.text_de",
    ),
    ("unknown type", put("hero", "cards", 0, "type"), "unknown-word", f"{FUSILIER}.type"),
    ("unknown phase", put("ACTON", "cards", 0, "phase"), "unknown-word-near", f"{FUSILIER}.phase"),
    ("unknown faction", put("moon", "cards", 0, "faction"), "unknown-word", f"{FUSILIER}.faction"),
    ("cost below zero", put(-1, "cards", 0, "cost"), "out-of-range", f"{FUSILIER}.cost"),
    ("cost as decimal", put(2.5, "cards", 0, "cost"), "wrong-type", f"{FUSILIER}.cost"),
    ("huge cost", put(1 << 70000, "cards", 0, "cost"), "out-of-range", f"{FUSILIER}.cost"),
    ("no copies", put(0, "cards", 0, "copies"), "out-of-range", f"{FUSILIER}.copies"),
    ("worth as text", put("4", "cards", 0, "worth"), "wrong-type", f"{FUSILIER}.worth"),
    ("no number", put(float("nan"), "cards", 0, "worth"), "out-of-range", f"{FUSILIER}.worth"),
    ("mark as number", put(1, "cards", 0, "manual_card"), "wrong-type", f"{FUSILIER}.manual_card"),
    ("no effect", put([], "cards", 0, "effect"), "effect-empty", f"{FUSILIER}.effect"),
    ("effect as table", put({}, "cards", 0, "effect"), "wrong-type", f"{FUSILIER}.effect"),
    ("no id", put("4711", "cards", 0, "id"), "bad-id", 'cards[0] "4711".id'),
    (
        "bad id",
        put("Line Fusilier", "cards", 0, "id"),
        "bad-id-near",
        'cards[0] "Line Fusilier".id',
    ),
    (
        "id twice",
        put("line_fusilier", "cards", 1, "id"),
        "duplicate-id",
        'cards[1] "line_fusilier".id',
    ),
    (
        "fighting civilian",
        put("civilian", "cards", 0, "type"),
        "only-soldiers",
        f"{FUSILIER}.power",
    ),
]


@pytest.mark.parametrize(
    ("change", "message", "path"), [row[1:] for row in PROBLEMS], ids=[row[0] for row in PROBLEMS]
)
def test_a_problem_is_found_at_its_place(change: Change, message: str, path: str) -> None:
    data = base_copy()
    change(data)
    problems = [(p.message, p.file, p.path) for p in check_pack(data, "my.toml")]
    assert (f"pack-{message}", "my.toml", path) in problems


def test_a_problem_says_what_was_found_and_what_is_allowed() -> None:
    data = base_copy()
    data["cards"][0]["phase"] = "ACTON"
    (problem,) = check_pack(data, "my.toml")
    assert problem.params == {
        "found": '"ACTON"',
        "nearest": "ACTION",
        "allowed": "EFFECT, DICE, ACTION, PERMANENT",
    }
    assert problem.place == f"my.toml: {FUSILIER}.phase"


def test_every_problem_is_found_not_just_the_first() -> None:
    data = base_copy()
    for index in range(0, 160, 10):
        data["cards"][index]["cost"] = -1
    data["dice"]["attack"]["faces"][0] = "critical"
    assert len(check_pack(data)) == 17


@pytest.mark.parametrize(
    ("kind", "needed"), [("soldier", 3), ("civilian", 2), ("structure", 2), ("event", 2)]
)
def test_there_must_be_enough_cards_for_the_setup(kind: str, needed: int) -> None:
    cards = base_copy()["cards"]
    others = [card for card in cards if card["type"] != kind]
    same = [{**card, "copies": 1} for card in cards if card["type"] == kind]
    assert check_pack({"cards": others + same[:needed]}) == []
    (problem,) = check_pack({"cards": others + same[: needed - 1]})
    assert problem.message == "pack-too-few-cards"
    assert problem.params == {"kind": kind, "found": needed - 1, "allowed": needed}


def test_there_must_not_be_more_cards_than_the_rules_can_number() -> None:
    cards = base_copy()["cards"]
    for card in cards[:5]:
        card["copies"] = 20
    (problem,) = check_pack({"cards": cards})
    assert (problem.message, problem.path) == ("pack-too-many-cards", "cards")


def test_other_factions_need_other_cards() -> None:
    data = base_copy()
    data["factions"][0]["id"] = "citadel"
    data["boards"][0]["sides"][0] = "citadel"
    del data["cards"]
    (problem,) = check_pack(data)
    assert problem.message == "pack-base-cards-need-faction"
    assert problem.params == {"found": "bastion"}


@pytest.mark.parametrize("data", [None, [], "cards", 3])
def test_data_without_sections_is_no_pack(data: object) -> None:
    assert [p.message for p in check_pack(data, "x")] == ["pack-not-a-table"]


FILES: list[tuple[str, str, bytes, str, int]] = [
    ("TOML without value", "a.toml", b"[game]\nedition =\n", "syntax", 2),
    ("TOML that ends early", "a.toml", b"[game]\nx = [1,\n", "syntax", 2),
    ("JSON with a hole", "a.json", b'{\n"cards": [,]}', "syntax", 2),
    ("JSON key twice", "a.json", b'{"cards": [], "cards": []}', "key-twice", 0),
    ("JSON list", "a.json", b"[]", "not-a-table", 0),
    ("deep JSON", "a.json", b"[" * 100_000, "too-deep", 1),
    ("long number", "a.json", b'{"cards": ' + b"9" * 5000 + b"}", "syntax", 1),
    ("Latin-1", "a.toml", "# x\nname = 'ä'".encode("latin-1"), "not-utf8", 2),
    ("too large", "a.toml", b"#" * 4_000_001, "file-too-large", 0),
    ("other format", "a.yaml", b"cards: []", "file-kind", 0),
]


@pytest.mark.parametrize(
    ("name", "content", "message", "line"),
    [row[1:] for row in FILES],
    ids=[row[0] for row in FILES],
)
def test_a_file_that_cannot_be_read_is_a_problem(
    tmp_path: Path, name: str, content: bytes, message: str, line: int
) -> None:
    (tmp_path / name).write_bytes(content)
    (problem,) = check_pack_file(tmp_path / name)
    assert (problem.message, problem.file, problem.line) == (f"pack-{message}", name, line)


def test_a_missing_file_and_an_empty_folder_are_problems(tmp_path: Path) -> None:
    assert [p.message for p in check_pack_file(tmp_path / "no.toml")] == ["pack-file-missing"]
    assert [p.message for p in check_pack_file(tmp_path)] == ["pack-folder-empty"]
    assert [p.message for p in check_pack_file(Path("\0.toml"))] == ["pack-file-unreadable"]


def test_a_folder_names_the_file_and_counts_inside_it(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text("[[boards]]\nid = 'one'\nsides = []\n")
    (tmp_path / "b.toml").write_text("[[boards]]\nid = 'two'\n")
    places = {p.message: p.place for p in check_pack_file(tmp_path)}
    assert places["pack-two-sides"] == 'a.toml: boards[0] "one".sides'
    assert places["pack-key-missing"] == 'b.toml: boards[0] "two".sides'


def test_a_section_in_two_files_is_a_problem(tmp_path: Path) -> None:
    for name in ("a.toml", "b.toml"):
        (tmp_path / name).write_text("[game]\nedition = 'mine'\n")
    (problem,) = check_pack_file(tmp_path)
    assert (problem.message, problem.place) == ("pack-section-twice", "b.toml: game")
