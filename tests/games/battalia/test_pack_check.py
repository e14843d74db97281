"""Every kind of problem is found, at its place."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from stormark.games.battalia.pack import check_pack_file
from stormark.games.battalia.pack.check import base_data
from tests.games.battalia.pack_data import Data, at, problems_of, together

DAYS = base_data()["oracle"]["matching"]["days"]
NEUTRAL_4 = [[1, 4], [4, 1], [4, 7], [7, 4]]


def one(path: str, value: object, message: str, inside: str = "") -> tuple[Data, str, str]:
    """A pack with one bad value, and the problem at that value or inside it."""
    return at(path, value), message, path + inside


PROBLEMS: list[tuple[Data, str, str]] = [
    # --- fields
    one("unitz", {}, "unknown-key-near"),
    one("units.baron", {}, "unknown-key"),
    one("units.lord.hire.suply", 3, "unknown-key-near"),
    one("units.lord.source_of_hiring", "printed", "unknown-key"),
    one("units.lord.source_of_hire", "guess", "unknown-word"),
    one("schema_version", 2, "schema-version"),
    one("units", [], "wrong-type"),
    one("units.lord.hire", 3, "wrong-type"),
    one("units.lord.hire.supply", "3", "wrong-type"),
    one("units.lord.hire.supply", True, "wrong-type"),
    one("units.lord.hire.supply", 11, "out-of-range"),
    one("units.lord.hire.min_recruiter_rank", 0, "out-of-range"),
    one("units.tribesman.per_faction.count", 2, "out-of-range"),
    one("faction_set.cities.x", 1, "out-of-range"),
    one("turn.hand_size.value", 0, "out-of-range"),
    one("potions.weakness.numbers.strength", 4, "out-of-range"),
    one("units.lord.source", "guess", "unknown-word"),
    one("great_artefacts.horn_of_baldur.de_source", "rulings", "unknown-word-near"),
    # --- texts
    one("units.lord.en", 3, "wrong-type"),
    one("units.lord.en", " ", "text-empty"),
    one("units.lord.en", "x" * 61, "text-too-long"),
    one("units.lord.de", "a\nb", "text-control"),
    one("artefacts.horse.effect.en", "x" * 401, "text-too-long"),
    # --- structure
    one("units.lord.rank", 5, "fixed-by-rules"),
    one("units.lord.strength", 4.0, "fixed-by-rules"),
    one("artefacts.tent.battle.allowed", True, "fixed-by-rules"),
    one("turn.days_per_week.value", 8, "fixed-by-rules"),
    one("turn.start_deck.supply", 6, "fixed-by-rules"),
    one("options.draft.default.creation", True, "fixed-by-rules"),
    one("boxes.base.unit", 84, "fixed-by-rules"),
    one("layouts.creation_4.rows", 8, "fixed-by-rules"),
    one("layouts.stormgates_5.missing", [], "fixed-by-rules"),
    one("shapes.t.exits", ["n"], "fixed-by-rules"),
    one("units.lord.rules", ["B-HIRE-02"], "unknown-key"),
    # --- words
    one("artefacts.amulet.die.3", "queen", "unknown-word"),
    one("valleys.buildings.smithy.valley", "king", "unknown-word-near"),
    one("valleys.buildings.smithy.supplies", 3, "unknown-word"),
    # --- the Oracle
    one("oracle.matching.days", "tools", "wrong-type"),
    one("oracle.matching.days", [*DAYS[:6], "hat"], "unknown-word", "[6]"),
    one("oracle.matching.days", DAYS[:6], "each-type-once"),
    one("oracle.matching.days", [*DAYS[:6], DAYS[0]], "each-type-once"),
    one("oracle.enlightened.days", [*DAYS, "tools"], "each-type-once"),
    # --- sums
    (at("units.lord.per_faction.count", 4), "sum", "units"),
    (at("artefacts.tools.per_faction", 4), "sum", "artefacts"),
    (at("faction_set.cities.t", 2), "sum", "faction_set.cities"),
    (at("faction_set.roads.x", 0), "sum", "faction_set.roads"),
    (at("universal_units.fanatics.per_rank.lord", 3), "sum", "universal_units.fanatics.per_rank"),
    # --- limits that depend on each other
    (at("cohort.draw_offset", -4), "cohort", "cohort"),
    (
        at("great_artefacts.mings_crystal.numbers.keep", 13),
        "crystal",
        "great_artefacts.mings_crystal.numbers",
    ),
    (at("npcs.bilkarr.first_direction.row", 0), "direction", "npcs.bilkarr.first_direction"),
    # --- boards
    one("layouts.creation_4.starting", 3, "wrong-type"),
    one("layouts.creation_4.starting", [[2, 2], [2, 6], [6, 2], 6], "not-a-field", "[3]"),
    one("layouts.creation_4.starting", [[2, 2], [2, 6], [6, 2], [6, "6"]], "not-a-field", "[3]"),
    one("layouts.creation_4.starting", [[2, 2], [2, 6], [6, 2]], "field-count"),
    one("layouts.creation_4.gates", [[2, 2]], "field-count"),
    one("layouts.creation_4.ruins", [], "field-count"),
    one("layouts.creation_4.ruins", [[4, 8]], "off-board", "[0]"),
    one("layouts.creation_4.ruins", [[0, 4]], "off-board", "[0]"),
    one("layouts.creation_4.ruins", [[2, 2]], "field-used", "[0]"),
    (at("layouts.creation_4.missing", [[4, 4]]), "field-used", "layouts.creation_4.ruins[0]"),
    one("layouts.creation_4.missing", [[1, 2], [2, 1]], "not-connected"),
    (at("layouts.creation_4.starting", [[2, 2], [2, 3], [6, 2], [6, 6]]), "cities-adjacent",
     "layouts.creation_4"),
    (at("layouts.creation_4.neutral", [[1, 2], *NEUTRAL_4[1:]]), "cities-adjacent",
     "layouts.creation_4"),
    one("valleys.no_city_fields.fields", [[3, 12]], "off-board", "[0]"),
    one("valleys.list.kings.centre_field", [4], "not-a-field"),
    one("valleys.list.kings.centre_field", [7, 3], "off-board"),
    one("valleys.list.kings.centre_field", [4, 5], "field-used"),
]  # fmt: skip


@pytest.mark.parametrize(("data", "message", "path"), PROBLEMS, ids=lambda value: str(value)[:70])
def test_a_problem_is_found_at_its_place(data: Data, message: str, path: str) -> None:
    found = {(problem.message, problem.path) for problem in problems_of(data)}
    assert (f"pack-{message}", path) in found
    assert {problem.file for problem in problems_of(data)} == {"my.toml"}


def test_a_problem_says_what_was_found_and_what_is_allowed() -> None:
    (problem,) = problems_of(at("units.lord.hire.supply", 11))
    assert problem.params == {"found": "11", "low": 0, "high": 10}
    (problem,) = problems_of(at("artefacts.amulet.die.1", "lrod"))
    assert problem.params == {
        "found": '"lrod"',
        "nearest": "lord",
        "allowed": "tribesman, chief, priest, lord, any_artefact, any_unit_supply_or_artefact",
    }
    (problem,) = problems_of(at("oracle.matching.days", [*DAYS[:6], DAYS[0]]))
    assert problem.params == {"found": f"{DAYS[0]}, {DAYS[6]}"}


def test_a_valley_has_four_buildings() -> None:
    problems = problems_of(at("valleys.buildings.smithy.valley", "queens"))
    assert [(p.message, p.params) for p in problems] == [
        ("pack-four-buildings", {"valley": "kings", "found": 3}),
        ("pack-four-buildings", {"valley": "queens", "found": 5}),
    ]


def test_buildings_can_change_places() -> None:
    smithy = at("valleys.buildings.smithy.valley", "queens")
    assert problems_of(together(smithy, at("valleys.buildings.store.valley", "kings"))) == []


def test_every_problem_is_found_not_just_the_first() -> None:
    data: dict[str, Any] = together(
        at("units.lord.hire.supply", -1),
        at("units.lord.en", ""),
        at("retreat.supply", 0),
        at("potionz", {}),
    )
    assert len(problems_of(data)) == 4


@pytest.mark.parametrize("data", [None, [], "units", 3])
def test_data_without_sections_is_no_pack(data: object) -> None:
    assert [problem.message for problem in problems_of(data)] == ["pack-not-a-table"]


@pytest.mark.parametrize(
    ("name", "content", "message", "line"),
    [
        ("a.toml", b"[units]\nlord =\n", "syntax", 2),
        ("a.json", b"[]", "not-a-table", 0),
        ("a.json", b'{"units": {}, "units": {}}', "key-twice", 0),
        ("a.yaml", b"units:", "file-kind", 0),
    ],
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


def test_two_files_of_a_folder_must_not_give_the_same_value(tmp_path: Path) -> None:
    for name, supply in (("a.toml", 3), ("b.toml", 4)):
        (tmp_path / name).write_text(f"[units.lord.hire]\nsupply = {supply}\n", encoding="utf-8")
    (problem,) = check_pack_file(tmp_path)
    assert (problem.message, problem.place) == (
        "pack-value-twice",
        "b.toml: units.lord.hire.supply",
    )
    assert problem.params == {"first": "a.toml"}


def test_problems_of_the_whole_name_the_file_that_caused_them(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text("[retreat]\nsupply = 2\n", encoding="utf-8")
    (tmp_path / "b.toml").write_text("[faction_set.roads]\nx = 4\n", encoding="utf-8")
    (problem,) = check_pack_file(tmp_path)
    assert problem.place == "b.toml: faction_set.roads"
