"""Civilians of the Polar Drilling Company."""

import pytest

from tests.games.xibalba.cards.scenes import effect_phase, raided
from tests.games.xibalba.table import Table


def test_a_prospector_makes_harvesting_one_resource_cheaper() -> None:
    table = Table(p1={"field1": ["prospector"], "resources": 5})
    assert table["p1.now.harvest"] == 4 - 1
    assert table["p2.now.harvest"] == 4
    assert table.do("harvest", dice=["G1"])["p1.resources"] == 2


def test_two_prospectors_add_up_to_the_lowest_price() -> None:
    own = {"field1": ["prospector"], "field2": ["prospector"], "level": 2}
    assert Table(p1={**own, "costs": {"harvest": 6}})["p1.now.harvest"] == 4
    assert Table(p1=own)["p1.now.harvest"] == 3


def test_a_seismologist_re_rolls_the_first_harvested_blank_of_a_turn() -> None:
    table = Table(p1={"field1": ["seismologist"], "resources": 20}, action_pool=["R-"])
    table.do("harvest", dice=["G2"])
    table.do("harvest", dice=["G-", "G1"])
    assert table["action_pool"] == ["R-", "G1", "G2"]
    table.do("harvest", dice=["G-"])
    assert table["action_pool"] == ["R-", "G-", "G1", "G2"]


def test_a_seismologist_may_re_roll_a_blank_into_a_blank() -> None:
    table = Table(p1={"field1": ["seismologist"], "resources": 20})
    assert table.do("harvest", dice=["G-", "G-"])["action_pool"] == ["G-"]


def test_a_seismologist_re_rolls_only_the_die_just_harvested() -> None:
    table = Table(p1={"field1": ["seismologist"], "resources": 20}, action_pool=["G-"])
    assert table.do("harvest", dice=["G-", "G1"])["action_pool"] == ["G-", "G1"]


def test_a_core_sampler_turns_three_resources_into_a_paragon_symbol_once_per_turn() -> None:
    table = Table(p1={"field1": ["core_sampler"]}, action_pool=["R3", "R3", "R2"])
    table.do("activate 1", "die R3 G1")
    assert table["action_pool"] == ["R2", "R3", "G1"]
    table.refuses("activate 1", "X-CARD-16")
    assert table.do("exchange G1")["p1.paragon"] == 1


def test_a_core_sampler_needs_a_die_showing_three_resources() -> None:
    table = Table(p1={"field1": ["core_sampler"]}, action_pool=["R2", "R1"])
    table.refuses("activate 1", "X-CARD-34")


@pytest.mark.parametrize(
    ("others", "gain"),
    [
        ({}, 1),
        ({"field2": ["fence"]}, 2),
        ({"field2": ["fence"], "field3": ["forger"]}, 2),
        ({"field2": ["oil_well"]}, 1),
        ({"warhost": ["mole", "Guard(1/1/0)"]}, 1),
    ],
)
def test_a_camp_cook_earns_a_resource_for_up_to_two_active_civilians(
    others: dict[str, list[str]], gain: int
) -> None:
    table = effect_phase(p1={"field1": ["gambler", "camp_cook"], "level": 3, **others})
    assert table.do("resolve field1")["p1.resources"] == 2 + gain


def test_a_safety_inspector_keeps_structures_from_being_destroyed_by_attacks() -> None:
    own = {"field1": ["safety_inspector"], "field2": ["oil_well"], "level": 2}
    table = raided(4, p1=own).do("attack p1 A")
    assert table.options == ["destroy p1 1", "pass"]
    table.refuses("destroy p1 2", "X-CARD-35")


def test_a_safety_inspector_keeps_structures_from_being_destroyed_by_effects() -> None:
    own = {"field1": ["safety_inspector"], "field2": ["oil_well"], "level": 2, "resources": 9}
    table = Table(
        p1=own, p2={"field1": ["bastion_wall"]}, market={"event": ["cave_in", "time_bomb"]}
    )
    table.do("buy event1")
    assert table["p1.field2"] == ["oil_well"]
    assert table["p2.field1"] == []


def test_a_safety_inspector_keeps_an_own_structure_from_being_sacrificed() -> None:
    own = {"field1": ["safety_inspector"], "field2": ["bomb_workshop"], "level": 2}
    table = Table(p1=own, p2={"field1": ["fence"]})
    table.refuses("activate 2", "X-CARD-37")


def test_a_safety_inspector_does_not_protect_structures_of_others() -> None:
    own = {"field1": ["safety_inspector"], "resources": 9}
    table = Table(p1=own, p2={"field1": ["oil_well"]}, market={"event": ["time_bomb", "cave_in"]})
    table.do("buy event1")
    assert table["p2.field1"] == []


def test_a_safety_inspector_makes_harvesting_dearer() -> None:
    table = Table(p1={"field1": ["safety_inspector"]})
    assert table["p1.now.harvest"] == 4 + 1
    assert table["p2.now.harvest"] == 4
