"""Packs with corrections: what they say counts, the rest is the base pack."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from stormark.games.battalia.compile import compile_pack
from stormark.games.battalia.game import Battalia
from stormark.games.battalia.pack import PackError, base_pack, check_pack_file, load_pack
from stormark.games.registry import check_pack_file as check_pack_of
from stormark.games.registry import load_game
from stormark.kernel.game import Setup
from tests.games.battalia.pack_data import at, pack_of, together

DEARER_LORDS = "[units.lord.hire]\nsupply = 4\nsource = 'printed'\n"


def written(folder: Path, text: str, name: str = "my.toml") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_a_single_number_can_be_corrected(tmp_path: Path) -> None:
    path = written(tmp_path, DEARER_LORDS)
    assert check_pack_file(path) == []
    pack = load_pack(path)
    assert [unit.supply for unit in pack.units] == [1, 2, 2, 4]
    assert [unit.recruiter_rank for unit in pack.units] == [1, 1, 2, 3]
    assert pack.sources["units.lord.hire"] == "printed"
    assert pack.layouts == base_pack().layouts


def test_the_origin_of_a_single_number_can_be_marked() -> None:
    sources = pack_of(at("units.lord.hire", {"supply": 4, "source_of_supply": "printed"})).sources
    assert sources["units.lord.hire.supply"] == "printed"
    assert sources["units.lord.hire"] == "ruling"


def test_a_pack_may_be_json(tmp_path: Path) -> None:
    as_json = json.dumps(tomllib.loads(DEARER_LORDS))
    assert load_pack(written(tmp_path, as_json, "my.json")) == load_pack(
        written(tmp_path, DEARER_LORDS)
    )


def test_a_folder_may_spread_a_section_over_files(tmp_path: Path) -> None:
    written(tmp_path, DEARER_LORDS, "prices.toml")
    written(tmp_path, "[units.lord]\nen = 'Baron'\nde = 'Freiherr'\n", "names.toml")
    lord = load_pack(tmp_path).units[3]
    assert (lord.name, lord.supply) == ({"en": "Baron", "de": "Freiherr"}, 4)


def test_an_empty_pack_is_the_base_pack(tmp_path: Path) -> None:
    assert load_pack(written(tmp_path, "schema_version = 1\n")) == base_pack()


@pytest.mark.parametrize(
    ("path", "value", "table", "expected"),
    [
        ("turn.hand_size.value", 7, "hand_size", 7),
        ("artefacts.amulet.die.1", "lord", "amulet_die", [4, 2, 3, 4, -1, -2]),
        ("great_artefacts.sword_of_elemag.strength.attack", 5, "great_attack",
         [0, 5, 2, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0]),
        ("fate_cards.fate_1.options.stardust.amount", 3, "fate_stardust", [3, 1, 1]),
        ("potions.colossus.days", 2, "potion_days", [3, 3, 3, 3, 2, 3]),
        ("battle.veteran_unit_bonus.chief", 2, "veteran_bonus", [1, 2, 0, 0]),
        ("thresholds.end_cities.team_of_two", 8, "end_cities", [5, 8, 12]),
        ("thresholds.end_cities_short_valley.team_of_three", 10, "end_cities_short_valley",
         [5, 8, 10]),
        ("npcs.bilkarr.first_direction.row", 1, "bilkarr_down", 1),
        ("valleys.buildings.store.supplies", "horse", "building_supplies",
         [0, 4, 1, 2, 3, 6, 5, 1]),
    ],
)  # fmt: skip
def test_corrections_reach_the_rules(path: str, value: object, table: str, expected: Any) -> None:
    tables = compile_pack(pack_of(at(path, value)))
    assert getattr(tables, table) == expected


def test_splits_can_be_corrected() -> None:
    split = {"tribesman": 7, "chief": 6}
    data = {"units": {name: {"per_faction": {"count": n}} for name, n in split.items()}}
    assert compile_pack(pack_of(data)).units_per_set == [7, 6, 4, 3]


def test_boards_can_be_corrected() -> None:
    pack = pack_of(at("layouts.creation_2.starting", [[2, 3], [6, 5]]))
    assert compile_pack(pack).boards["creation_2"].starting == [9, 39]


def test_valleys_can_be_moved() -> None:
    pack = pack_of(
        together(
            at("valleys.list.kings.centre_field", [4, 3]),
            at("layouts.valleys_6.neutral", [[1, 4], [1, 8], [7, 1], [4, 11], [7, 4], [7, 8]]),
            at("layouts.valleys_6.gates", [[2, 4], [2, 8], [1, 1], [4, 10], [6, 4], [6, 8]]),
        )
    )
    assert compile_pack(pack).boards["valleys_6"].centres == [35, 40]


def test_days_of_the_oracle_can_be_exchanged() -> None:
    days = ["horse", "tools", "weapon", "tent", "amulet", "scroll", "title"]
    tables = compile_pack(pack_of(at("oracle.enlightened.days", days)))
    assert list(tables.enlightened) == [1, 0, 2, 3, 6, 5, 4]


def test_names_and_sentences_can_be_corrected() -> None:
    pack = pack_of(
        together(
            at("great_artefacts.horn_of_baldur.effect.en", "Draw many cards."),
            at("terms.cohort.de", "Schar"),
        )
    )
    assert pack.great_artefacts[4].effect["en"] == "Draw many cards."
    assert pack.names["terms.cohort"] == {"en": "cohort", "de": "Schar"}


def test_formatting_and_marks_of_origin_do_not_change_the_hash(tmp_path: Path) -> None:
    spaced = "# a comment\n\n[units.lord]\nhire.supply   =   4\n"
    first = load_pack(written(tmp_path, DEARER_LORDS))
    second = load_pack(written(tmp_path, spaced))
    assert first.hash == second.hash != base_pack().hash


def test_repeating_a_value_of_the_base_pack_does_not_change_the_hash() -> None:
    assert pack_of(at("units.lord.rank", 4)).hash == base_pack().hash


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("units.lord.de", "Fürst"),
        ("supply.per_faction_set", 21),
        ("oracle.matching.days", ["tools", "weapon", "title", "tent", "scroll", "amulet", "horse"]),
        ("layouts.creation_4.ruins", [[4, 5]]),
        ("timer.minutes_per_npc", 20),
    ],
)
def test_every_value_changes_the_hash(path: str, value: object) -> None:
    assert pack_of(at(path, value)).hash != base_pack().hash


def test_the_game_records_the_hash_of_its_pack(tmp_path: Path) -> None:
    path = written(tmp_path, DEARER_LORDS)
    game = load_game("battalia", path)
    setup = game.setup({"players": 2})
    assert isinstance(setup, Setup)
    assert setup.pack == game.pack_hash == load_pack(path).hash
    assert Battalia().pack_hash == base_pack().hash
    assert check_pack_of("battalia", path) == []


def test_a_bad_pack_raises_one_error_with_every_problem(tmp_path: Path) -> None:
    path = written(
        tmp_path, "[units.lord.hire]\nsupply = 'four'\n[units.chief.hire]\nsupply = 99\n"
    )
    with pytest.raises(PackError) as caught:
        load_pack(path)
    assert [problem.path for problem in caught.value.problems] == [
        "units.lord.hire.supply",
        "units.chief.hire.supply",
    ]
    assert caught.value.place == "my.toml: units.lord.hire.supply"
