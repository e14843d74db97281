"""Positions as JSON: nothing is lost, and a damaged snapshot is refused with the field."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

import pytest

from stormark.games.xibalba.fields import ATTACK
from stormark.games.xibalba.fields import FIELDS as DECLARED
from stormark.kernel.digest import digest
from stormark.kernel.json import canonical
from stormark.kernel.refusal import InputError
from stormark.kernel.state_shape import Flag, Number
from tests.conformance.crowded import crowded_table
from tests.games.xibalba.table import GAME, Table

FIELDS = [field.name for field in DECLARED.fields]
NUMBERS = [field.name for field in DECLARED.fields if isinstance(field.shape, Number)]
FLAGS = [field.name for field in DECLARED.fields if isinstance(field.shape, Flag)]


def under_attack() -> Table:
    """A position in which everything is filled: an attack waits for the block decision."""
    table = Table(
        p1={"faction": "bastion", "resources": 9, "field1": ["serum_works"]},
        p2={"faction": "abacus", "warhost": ["mole"]},
        ark={"soldier": "gunslinger", "owner": 1},
        action_pool=["A", "A", "R1"],
    )
    return table.do("gather R1", "activate 1", "attack p2 A")


@cache
def written() -> bytes:
    return canonical(under_attack().state.to_json())


def snapshot() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(written())
    return data


def place_of_mistake(data: Any) -> str:
    with pytest.raises(InputError) as caught:
        GAME.state_from_json(data)
    assert caught.value.problem == "snapshot-malformed"
    return caught.value.place.partition("[")[0]


def test_a_snapshot_comes_back_as_the_same_position() -> None:
    table = under_attack()
    assert table.asks == (2, "block")
    again = GAME.state_from_json(snapshot())
    assert digest(again) == digest(table.state)
    assert GAME.describe(again) == GAME.describe(table.state)
    assert GAME.decision(again, 1) == table.decision


def test_crowded_positions_come_back_too() -> None:
    for seed in range(30):
        state = crowded_table(GAME, Random(seed))
        again = GAME.state_from_json(json.loads(canonical(state.to_json())))
        assert digest(again) == digest(state)
        assert again.check() == []


@pytest.mark.parametrize("value", [None, 7, "state", [], [1]])
def test_a_snapshot_is_a_table(value: Any) -> None:
    assert place_of_mistake(value) == "state"


@pytest.mark.parametrize("field", FIELDS)
def test_a_missing_field_is_named(field: str) -> None:
    data = snapshot()
    del data[field]
    assert place_of_mistake(data) == f"state.{field}"


@pytest.mark.parametrize("field", FIELDS)
@pytest.mark.parametrize("value", ["1", 1.5, {"a": 1}, [["x"]], [None], [True]])
def test_a_mistyped_field_is_named(field: str, value: Any) -> None:
    assert place_of_mistake({**snapshot(), field: value}).startswith(f"state.{field}")


@pytest.mark.parametrize("field", [field for field in FIELDS if field != "attack"])
def test_nothing_is_no_value(field: str) -> None:
    assert place_of_mistake({**snapshot(), field: None}) == f"state.{field}"


def test_an_unknown_field_is_named() -> None:
    assert place_of_mistake({**snapshot(), "colour": 1}) == "state.colour"


@pytest.mark.parametrize("field", [*NUMBERS])
def test_a_truth_value_is_no_number(field: str) -> None:
    assert place_of_mistake({**snapshot(), field: True}) == f"state.{field}"


@pytest.mark.parametrize("field", [*FLAGS])
def test_a_number_is_no_truth_value(field: str) -> None:
    assert place_of_mistake({**snapshot(), field: 1}) == f"state.{field}"


@pytest.mark.parametrize("field", ["draws", "market", "dice", "committed", "resources", "piles"])
def test_a_list_that_is_too_short_is_named(field: str) -> None:
    data = snapshot()
    assert place_of_mistake({**data, field: data[field][:-1]}) == f"state.{field}"


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("turn", 2),
        ("turn", -1),
        ("winner", 2),
        ("ark", 999),
        ("ark_owner", -2),
        ("resolving", 176),
        ("market", [999] * 8),
        ("faction", [0, 99]),
        ("level", [0, 5]),
        ("lasting", [[1, 2]]),
        ("stack", [[1, 2]]),
    ],
)
def test_a_number_that_names_nothing_is_refused(field: str, value: Any) -> None:
    assert place_of_mistake({**snapshot(), field: value}) == f"state.{field}"


def test_a_card_that_does_not_exist_is_refused() -> None:
    data = snapshot()
    data["piles"][0][0] = 999
    assert place_of_mistake(data) == "state.piles"


@pytest.mark.parametrize("field", [field.name for field in ATTACK])
def test_the_attack_under_way_is_complete(field: str) -> None:
    data = snapshot()
    damaged = {key: value for key, value in data["attack"].items() if key != field}
    assert place_of_mistake({**data, "attack": damaged}) == f"state.attack.{field}"
    damaged[field] = "1"
    assert place_of_mistake({**data, "attack": damaged}) == f"state.attack.{field}"
