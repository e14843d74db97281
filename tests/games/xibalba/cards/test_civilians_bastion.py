"""Civilians of the Iron Crown Legion."""

import pytest

from tests.games.xibalba.cards.scenes import effect_phase, idle_turn, paid_for, raided
from tests.games.xibalba.table import Table


def test_a_stonemason_makes_upgrades_and_structures_one_resource_cheaper() -> None:
    market = {"structure": ["bastion_wall", "pillbox_ring"], "civilian": ["smuggler", "fence"]}
    table = Table(p1={"field1": ["stonemason"], "level": 2, "resources": 20}, market=market)
    assert table["p1.now.upgrade"] == 6 - 1
    assert table["p2.now.upgrade"] == 4
    assert paid_for(table, "buy structure1 2") == 3 - 1
    assert paid_for(table, "buy civilian2 1") == 2


def test_two_stonemasons_add_up_but_a_structure_still_costs_something() -> None:
    fields = {"field1": ["stonemason"], "field2": ["stonemason"]}
    market = {"structure": ["pillbox_ring", "bastion_wall"]}
    table = Table(p1={**fields, "level": 3, "resources": 20}, market=market)
    assert table["p1.now.upgrade"] == 8 - 2
    assert paid_for(table, "buy structure1 3") == 1


@pytest.mark.parametrize(
    ("others", "resistance"),
    [
        ({}, 3 + 1),
        ({"field2": ["stonemason"]}, 3 + 1),
        ({"field2": ["stonemason"], "field3": ["quartermaster"]}, 3 + 2),
        ({"field2": ["stonemason", "quartermaster"]}, 3 + 1),
        ({"field2": ["stonemason"], "field3": ["horse_trader"]}, 3 + 1),
    ],
)
def test_a_drill_instructor_strengthens_blockers_more_in_a_bastion_of_three_active_cards(
    others: dict[str, list[str]], resistance: int
) -> None:
    own = {"warhost": ["Guard(1/3/0)"], "field1": ["drill_instructor"], "level": 3, **others}
    holding = raided(resistance - 1, p1=own)
    holding.do("attack p1 A", "block")
    assert holding["p1.warhost"] == ["Guard(1/3/0)"]
    broken = raided(resistance, p1=own)
    broken.do("attack p1 A", "block")
    assert broken["p1.warhost"] == []


def test_a_drill_instructor_counts_active_soldiers_of_the_faction() -> None:
    own = {"warhost": ["bunker_warden"], "field1": ["drill_instructor"], "field2": ["stonemason"]}
    table = raided(1, p1={**own, "level": 2})
    table.do("attack p1 A")
    assert table.decision.about["resistance"] == 6 + 2


def test_a_drill_instructor_does_not_strengthen_soldiers_entering_the_ark() -> None:
    table = Table(
        ark={"soldier": ""},
        p1={"warhost": ["Guard(1/3/0)"], "field1": ["drill_instructor"]},
        action_pool=["A"],
    )
    assert table.do("enter A")["ark.life"] == 3 + 2


@pytest.mark.parametrize(("level", "gain"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_a_quartermaster_earns_a_second_resource_from_level_three_on(level: int, gain: int) -> None:
    table = effect_phase(p1={"field1": ["quartermaster"], "level": level, "resources": 5})
    table.do("resolve field1")
    assert table["p1.resources"] == 5 + gain


def test_a_court_engineer_fortifies_the_base_for_a_resource_until_the_next_own_turn() -> None:
    table = Table(ark={"soldier": ""}, p1={"field1": ["court_engineer"], "resources": 3})
    table.do("activate 1")
    assert table["p1.resources"] == 2
    assert table["p1.now.resistance"] == 3 + 2
    table.do("end")
    assert table["p1.now.resistance"] == 3 + 2
    idle_turn(table)
    assert table["p1.now.resistance"] == 3


def test_a_court_engineer_works_once_per_turn_and_not_for_free() -> None:
    table = Table(p1={"field1": ["court_engineer"], "resources": 5}).do("activate 1")
    table.refuses("activate 1", "X-CARD-16")
    poor = Table(p1={"field1": ["court_engineer"], "resources": 0}, action_pool=["R1"])
    poor.refuses("activate 1", "X-CARD-17")


def test_a_customs_inspector_fines_whoever_attacks_the_base_blocked_or_not() -> None:
    own = {"warhost": ["Guard(1/3/0)"], "field1": ["customs_inspector"]}
    table = raided(1, pool="A A", p1=own, p2={"resources": 5})
    table.do("attack p1 A")
    assert table["p2.resources"] == 4
    table.do("block")
    table.do("attack p1 A", "pass")
    assert table["p2.resources"] == 3
    assert table["p1.resources"] == 2


def test_a_customs_inspector_cannot_fine_an_attacker_who_has_nothing() -> None:
    table = raided(1, pool="A R1", p1={"field1": ["customs_inspector"]}, p2={"resources": 0})
    assert table.do("attack p1 A")["p2.resources"] == 0


def test_a_customs_inspector_does_not_care_for_attacks_on_the_ark_or_on_other_bases() -> None:
    on_ark = Table(
        turn=2,
        ark={"soldier": "Idol(0/9/0)", "owner": 1},
        p1={"field1": ["customs_inspector"]},
        p2={"warhost": ["Guard(1/3/0)"], "resources": 5},
        action_pool=["A"],
    )
    assert on_ark.do("attack ark A")["p2.resources"] == 5
    on_other = raided(1, players=3, p1={"field1": ["customs_inspector"]}, p2={"resources": 5})
    assert on_other.do("attack p3 A")["p2.resources"] == 5
