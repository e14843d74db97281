"""Soldiers of the Iron Crown Legion."""

import pytest

from tests.games.xibalba.cards.scenes import (
    at_ark,
    at_empty_ark,
    effect_phase,
    idle_turn,
    in_ark,
    nothing_to_resolve,
    power,
    raided,
)
from tests.games.xibalba.table import Table


@pytest.mark.parametrize(("strength", "survives"), [(4, True), (5, False)])
def test_a_line_fusilier_resists_one_more_while_it_blocks(strength: int, survives: bool) -> None:
    table = raided(strength, p1={"warhost": ["line_fusilier"]})
    table.do("attack p1 A")
    assert table.decision.about["resistance"] == 5
    table.do("block")
    assert (table["p1.warhost"] == ["line_fusilier#1"]) is survives


def test_a_line_fusilier_that_does_not_block_has_its_printed_resistance() -> None:
    table = at_empty_ark("line_fusilier").do("enter A")
    assert table["ark.life"] == 4 + 2


@pytest.mark.parametrize(
    ("faction", "pool", "expected"),
    [
        ("outrider", "A", 3 + 1),
        ("bastion", "A", 3 + 2),
        ("outrider", "A A", 6 + 1),
        ("bastion", "A A", 6 + 2),
    ],
)
def test_a_trench_grenadier_hits_the_ark_harder_most_of_all_for_its_own_faction(
    faction: str, pool: str, expected: int
) -> None:
    table = at_ark("trench_grenadier", pool, p1={"faction": faction})
    table.do("attack ark " + pool.replace(" ", ""))
    assert power(table) == expected


def test_a_trench_grenadier_attacks_bases_with_its_printed_power() -> None:
    table = in_ark("trench_grenadier", p1={"faction": "bastion"}, p2={"level": 2})
    table.do("attack p2 A")
    assert power(table) == 3


def test_an_iron_hussar_in_the_ark_fortifies_the_own_base_until_the_next_own_turn() -> None:
    table = at_empty_ark("iron_hussar").do("enter A")
    assert table["p1.now.resistance"] == 3 + 2
    table.do("end", dice=["G-"])
    assert table["p1.now.resistance"] == 3 + 2
    idle_turn(table, income="G-")
    assert table["turn"] == 1
    assert table["p1.now.resistance"] == 3


def test_an_iron_hussar_fortifies_the_base_after_a_conquest_too() -> None:
    table = at_ark("iron_hussar", life=4).do("attack ark A", dice=["G-"])
    assert table["ark.owner"] == 1
    assert table["p1.now.resistance"] == 3 + 2
    assert table["p2.now.resistance"] == 3


def test_the_walls_of_an_iron_hussar_stand_even_after_it_was_destroyed() -> None:
    table = at_empty_ark("iron_hussar", p2={"warhost": ["Guard(6/1/0)"]}).do("enter A")
    table.do("end", dice=["G-"])
    table.do("split 3 3", dice=["R-", "R-", "R-", "A", "A-", "A-"])
    table.do("keep all", "attack ark A")
    assert table["discard.soldier"] == ["iron_hussar"]
    assert table["p1.now.resistance"] == 3 + 2


def test_an_iron_hussar_that_fails_to_enter_fortifies_nothing() -> None:
    table = at_ark("iron_hussar", life=5).do("attack ark A")
    assert table["p1.now.resistance"] == 3


def test_a_bunker_warden_earns_two_resources_for_every_block_she_survives() -> None:
    table = raided(5, pool="A A", p1={"warhost": ["bunker_warden"], "resources": 0})
    table.do("attack p1 A", "block")
    assert table["p1.resources"] == 2
    table.do("attack p1 A", "block")
    assert table["p1.resources"] == 4


def test_a_bunker_warden_earns_nothing_when_she_falls_or_does_not_block() -> None:
    fallen = raided(6, p1={"warhost": ["bunker_warden"], "resources": 0})
    fallen.do("attack p1 A", "block")
    assert fallen["p1.warhost"] == []
    assert fallen["p1.resources"] == 0
    idle = raided(2, p1={"warhost": ["bunker_warden"], "resources": 0})
    idle.do("attack p1 A", "pass")
    assert idle["p1.resources"] == 0


def test_a_siege_marshal_strengthens_the_own_base_while_in_the_ark() -> None:
    assert in_ark("siege_marshal")["p1.now.resistance"] == 3 + 1
    assert in_ark("siege_marshal")["p2.now.resistance"] == 3
    assert at_ark("siege_marshal")["p1.now.resistance"] == 3


def test_a_siege_marshal_strengthens_the_base_from_the_moment_of_entering_to_leaving() -> None:
    table = at_empty_ark("siege_marshal", p1={"field1": ["ambulance_driver"], "resources": 9})
    table.do("enter A")
    assert table["p1.now.resistance"] == 3 + 1
    table.do("activate 1")
    assert table["p1.now.resistance"] == 3


@pytest.mark.parametrize(("rolled", "lost"), [("G2", 1), ("G1", 0), ("G-", 0)])
def test_a_palace_sentinel_in_the_warhost_reduces_every_loot_roll(rolled: str, lost: int) -> None:
    table = raided(3, paragon=1, p1={"warhost": ["palace_sentinel"], "paragon": 5})
    table.do("attack p1 A")
    table.do("pass", dice=[rolled])
    assert table["p1.paragon"] == 5 - lost
    assert table["p2.paragon"] == lost


def test_a_covered_palace_sentinel_protects_nothing() -> None:
    warhost = ["palace_sentinel", "Guard(1/1/0)"]
    table = raided(3, paragon=1, p1={"warhost": warhost, "paragon": 5})
    table.do("attack p1 A")
    table.do("pass", dice=["G2"])
    assert table["p1.paragon"] == 3


def test_a_palace_sentinel_in_the_ark_does_not_protect_the_base() -> None:
    table = Table(
        turn=2,
        ark={"soldier": "palace_sentinel", "owner": 1},
        p1={"paragon": 5},
        p2={"warhost": ["train_boarder"]},
        action_pool=["A"],
    )
    table.do("attack p1 A", dice=["G2"])
    assert table["p1.paragon"] == 3


@pytest.mark.parametrize("place", ["warhost", "ark"])
def test_a_land_dreadnought_costs_a_resource_in_each_effect_phase(place: str) -> None:
    ark = {"soldier": "land_dreadnought", "owner": 1} if place == "ark" else {"soldier": ""}
    warhost = [] if place == "ark" else ["land_dreadnought"]
    table = effect_phase(ark=ark, p1={"warhost": warhost, "resources": 3})
    table.do(f"resolve {place}")
    assert table["p1.resources"] == 2


def test_a_land_dreadnought_takes_nothing_from_a_player_who_has_nothing() -> None:
    assert nothing_to_resolve(effect_phase(p1={"warhost": ["land_dreadnought"], "resources": 0}))
