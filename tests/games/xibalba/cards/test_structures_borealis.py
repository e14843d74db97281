"""Structures of the Polar Drilling Company."""

import pytest

from tests.games.xibalba.cards.scenes import effect_phase
from tests.games.xibalba.cards.shop import QUIET_ROLL
from tests.games.xibalba.table import Table


@pytest.mark.parametrize(("face", "gain"), [("G-", 0), ("G1", 1), ("G2", 2)])
def test_a_deep_drill_rolls_a_paragon_die_for_a_resource(face: str, gain: int) -> None:
    table = effect_phase(p1={"field1": ["deep_drill"], "resources": 4})
    table.do("resolve field1", dice=[face])
    assert (table["p1.paragon"], table["p1.resources"]) == (gain, 3)


def test_a_deep_drill_is_compulsory_and_works_without_resources() -> None:
    table = effect_phase(p1={"field1": ["deep_drill"], "resources": 0})
    table.refuses("split 3 3", "X-EFFECT-06")
    table.do("resolve field1", dice=["G2"])
    assert (table["p1.paragon"], table["p1.resources"]) == (2, 0)


PLANT = {"field1": ["melting_plant"], "resources": 5}


def test_a_melting_plant_turns_a_blank_into_a_paragon_symbol_for_two_resources() -> None:
    table = Table(p1=PLANT, action_pool=["R-", "A-", "A"])
    table.do("activate 1")
    assert table.options == ["die R- G1", "die A- G1", "done"]
    table.do("die A- G1")
    assert table["action_pool"] == ["R-", "A", "G1"]
    assert table["p1.resources"] == 3
    assert table.do("exchange G1")["p1.paragon"] == 1
    table.refuses("activate 1", "X-CARD-16")


def test_a_melting_plant_needs_a_blank_and_its_price() -> None:
    Table(p1=PLANT, action_pool=["R1", "A"]).refuses("activate 1", "X-CARD-34")
    poor = Table(p1={**PLANT, "resources": 1}, action_pool=["R-"])
    poor.refuses("activate 1", "X-CARD-17")


def test_a_pipeline_adds_a_resource_symbol_before_the_roll() -> None:
    table = Table(phase="dice", p1={"field1": ["pipeline"]})
    table.do("split 3 3")
    table.do("resolve field1", dice=QUIET_ROLL)
    assert table["action_pool"] == ["R1"]
    assert table["dice_pool"] == ["R-"] * 3 + ["A-"] * 3
    table.do("keep all")
    before = table["p1.resources"]
    assert table.do("gather R1")["p1.resources"] == before + 1


def test_a_covered_pipeline_adds_nothing() -> None:
    table = Table(phase="dice", p1={"field1": ["pipeline", "oil_well"]})
    assert table.do("split 3 3", dice=QUIET_ROLL)["action_pool"] == []


DEPOT = {"field1": ["frozen_depot"], "resources": 9}


def test_a_frozen_depot_consoles_for_blank_harvests() -> None:
    table = Table(p1=DEPOT)
    assert table.do("harvest", dice=["G-"])["p1.resources"] == 9 - 4 + 2
    assert table.do("harvest", dice=["G-"])["p1.resources"] == 7 - 4 + 2
    assert table.do("harvest", dice=["G1"])["p1.resources"] == 1


def test_a_frozen_depot_ignores_other_blanks() -> None:
    table = Table(p1={**DEPOT, "resources": 20}, market={"event": ["star_alignment", "blackout"]})
    assert table.do("buy event1", dice=["G-", "G-"])["p1.resources"] == 20 - 5
