"""Own packs: what is left out comes from elsewhere, and the hash is about content alone."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from stormark.games.xibalba.pack import PackError, base_pack, check_pack_file, load_pack
from stormark.games.xibalba.pack.build import build_pack
from stormark.games.xibalba.pack.check import complete
from tests.games.xibalba.pack_data import PACKS, base_copy, card

NOMADS = PACKS / "nomads.toml"


def built_hash(data: dict[str, Any]) -> str:
    return build_pack(complete(data)).hash


def written(folder: Path, data: dict[str, Any]) -> Path:
    path = folder / "pack.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


def test_a_pack_of_ones_own_is_accepted() -> None:
    assert check_pack_file(NOMADS) == []
    pack = load_pack(NOMADS)
    assert [c.id for c in pack.cards] == ["dune_scout", "water_seller", "wind_tower", "sandstorm"]
    assert {c.edition for c in pack.cards} == {"nomads"}


def test_a_faction_that_says_nothing_plays_the_reference_base() -> None:
    forge = load_pack(NOMADS).factions[2]
    rows = [(row.level, row.upgrade_cost, row.resistance, row.productivity) for row in forge.levels]
    assert rows == [(1, 0, 3, 0), (2, 4, 4, 1), (3, 6, 5, 2), (4, 8, 6, 3)]
    assert list(forge.action_costs.values()) == [1, 1, 2, 2, 3, 4]


def test_a_single_price_replaces_the_reference_price() -> None:
    dune = load_pack(NOMADS).factions[0]
    assert dune.action_costs["harvest"] == 5
    assert dune.action_costs["pharmaceuticals"] == 2


def test_dice_that_are_left_out_come_from_the_base_pack() -> None:
    dice = load_pack(NOMADS).dice
    assert dice["attack"].faces.count("blank") == 2
    assert dice["paragon"] == base_pack().dice["paragon"]


def test_an_empty_pack_is_the_base_pack(tmp_path: Path) -> None:
    assert load_pack(written(tmp_path, {})) == base_pack()


def test_an_activation_without_price_can_be_used_once_per_turn() -> None:
    seller = load_pack(NOMADS).cards[1]
    assert [item.limit for item in seller.effect] == [1, 1, 1]


@pytest.mark.parametrize(
    ("second_option", "limit"),
    [
        pytest.param({"op": "paragon", "amount": 1, "pay": {"resources": 5}}, 0, id="both paid"),
        pytest.param({"op": "resources", "amount": 1}, 1, id="one free"),
    ],
)
def test_a_choice_is_free_if_one_of_its_options_is(
    second_option: dict[str, Any], limit: int
) -> None:
    paid = {"op": "resources", "amount": 4, "pay": {"paragon": 1}}
    choice = {"op": "choose", "options": [[paid], [second_option]]}
    data = base_copy()
    data["cards"].append(card("civilian", "ACTION", choice))
    assert build_pack(data).cards[-1].effect[0].limit == limit


def test_formatting_comments_and_file_format_do_not_change_the_hash(tmp_path: Path) -> None:
    text = NOMADS.read_text(encoding="utf-8")
    spaced = tmp_path / "spaced.toml"
    spaced.write_text("# another comment\n" + text.replace("\n\n", "\n\n\n"), encoding="utf-8")
    as_json = written(tmp_path, dict(reversed(tomllib.loads(text).items())))
    hashes = {load_pack(path).hash for path in (NOMADS, spaced, as_json)}
    assert len(hashes) == 1


def test_spelling_out_a_default_does_not_change_the_hash() -> None:
    short, long = base_copy(), base_copy()
    short["cards"].append(card("event", "ACTION", {"op": "resources", "amount": 1}))
    explicit = {"op": "resources", "amount": 1, "who": "you", "optional": False}
    long["cards"].append(card("event", "ACTION", explicit, copies=1, edition="base"))
    assert built_hash(short) == built_hash(long)


@pytest.mark.parametrize(
    "path",
    [
        ("cards", 0, "cost"),
        ("cards", 0, "effect", 0, "amount"),
        ("factions", 3, "levels", 1, "resistance"),
        ("factions", 3, "action_costs", "discard"),
    ],
)
def test_every_value_changes_the_hash(path: tuple[str | int, ...]) -> None:
    data = base_copy()
    holder: Any = data
    for step in path[:-1]:
        holder = holder[step]
    holder[path[-1]] += 1
    assert built_hash(data) != base_pack().hash


def test_texts_and_order_change_the_hash() -> None:
    texts, order = base_copy(), base_copy()
    texts["cards"][5]["text_de"] += "!"
    order["cards"].reverse()
    assert len({built_hash(texts), built_hash(order), base_pack().hash}) == 3


def test_a_folder_is_merged_in_name_order(tmp_path: Path) -> None:
    parts = NOMADS.read_text(encoding="utf-8").split("[[cards]]")
    (tmp_path / "a.toml").write_text(parts[0], encoding="utf-8")
    for number, part in enumerate(parts[1:]):
        (tmp_path / f"b{number}.toml").write_text("[[cards]]" + part, encoding="utf-8")
    assert load_pack(tmp_path) == load_pack(NOMADS)


def test_a_bad_pack_raises_one_error_with_every_problem(tmp_path: Path) -> None:
    data = base_copy()
    data["cards"][0]["cost"] = -1
    data["cards"][1]["cost"] = "three"
    with pytest.raises(PackError) as caught:
        load_pack(written(tmp_path, data))
    assert [problem.path for problem in caught.value.problems] == [
        'cards[0] "line_fusilier".cost',
        'cards[1] "trench_grenadier".cost',
    ]
    assert caught.value.place == 'pack.json: cards[0] "line_fusilier".cost'
