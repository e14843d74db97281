"""Structures of the Iron Crown Legion."""

import pytest

from tests.games.xibalba.cards.scenes import effect_phase, nothing_to_resolve, power, raided
from tests.games.xibalba.cards.shop import shop
from tests.games.xibalba.table import Table


def test_a_bastion_wall_raises_the_resistance_of_its_base_by_two() -> None:
    own = {"field1": ["bastion_wall"]}
    assert raided(4, p1=own).do("attack p1 A").said("hold")
    assert raided(5, p1=own).do("attack p1 A").said("hit")
    assert raided(5, p1=own)["p2.now.resistance"] == 3


def test_a_covered_bastion_wall_protects_nobody() -> None:
    assert Table(p1={"field1": ["bastion_wall", "oil_well"]})["p1.now.resistance"] == 3


FORT = {"field1": ["pillbox_ring"], "field2": ["fence"], "level": 2}


def test_a_pillbox_ring_keeps_an_addon_from_an_attack_for_two_resources() -> None:
    table = raided(4, p1={**FORT, "resources": 2})
    table.do("attack p1 A", "destroy p1 2")
    assert table.asks == (1, "protect-addon")
    assert table.options == ["protect pillbox_ring", "pass"]
    table.do("protect pillbox_ring")
    assert table["p1.resources"] == 0
    assert table["p1.field2"] == ["fence"]
    assert table.asks == (2, "act")  # the choice of the attacker is used up


def test_a_pillbox_ring_can_keep_itself_and_works_for_every_attack() -> None:
    table = raided(4, pool="A A", p1={**FORT, "resources": 5})
    table.do("attack p1 A", "destroy p1 1", "protect pillbox_ring")
    table.do("attack p1 A", "destroy p1 2", "protect pillbox_ring")
    assert table["p1.resources"] == 1
    assert (table["p1.field1"], table["p1.field2"]) == (["pillbox_ring"], ["fence"])


def test_the_owner_of_a_pillbox_ring_may_let_the_addon_go() -> None:
    table = raided(4, p1={**FORT, "resources": 2})
    table.do("attack p1 A", "destroy p1 2", "pass")
    assert table["p1.resources"] == 2
    assert table["p1.field2"] == []


def test_a_pillbox_ring_that_cannot_be_paid_for_keeps_nothing() -> None:
    table = raided(4, p1={**FORT, "resources": 1})
    table.do("attack p1 A", "destroy p1 2")
    assert table["p1.field2"] == []


def test_a_pillbox_ring_does_not_help_against_card_effects() -> None:
    table = shop("time_bomb", p2={**FORT, "resources": 9})
    table.do("buy event1", "destroy p2 2")
    assert table["p2.field2"] == []


@pytest.mark.parametrize(("others", "gain"), [(0, 1), (1, 2), (2, 3), (3, 3)])
def test_a_royal_foundry_earns_one_resource_per_active_structure_up_to_three(
    others: int, gain: int
) -> None:
    structures = ["bastion_wall", "pillbox_ring", "watchtower"]
    fields = {f"field{index + 2}": [structures[index]] for index in range(others)}
    table = effect_phase(p1={"field1": ["royal_foundry"], "level": 4, "resources": 5, **fields})
    assert table.do("resolve field1")["p1.resources"] == 5 + gain


def test_a_royal_foundry_counts_neither_civilians_nor_covered_or_foreign_structures() -> None:
    own = {"field1": ["oil_well", "royal_foundry"], "field2": ["fence"], "level": 2}
    table = effect_phase(p1={**own, "resources": 5}, p2={"field1": ["watchtower"]})
    assert table.do("resolve field1")["p1.resources"] == 5 + 1


def test_a_covered_royal_foundry_earns_nothing() -> None:
    assert nothing_to_resolve(effect_phase(p1={"field1": ["royal_foundry", "oil_well"]}))


@pytest.mark.parametrize(("strength", "pool", "total"), [(3, "A", 2), (2, "A A", 3), (0, "A", 0)])
def test_a_watchtower_takes_one_from_the_total_power_of_attacks_on_its_base(
    strength: int, pool: str, total: int
) -> None:
    table = raided(strength, pool=pool, p1={"field1": ["watchtower"]})
    assert power(table.do("attack p1 " + pool.replace(" ", ""))) == total


def test_a_watchtower_does_not_see_attacks_on_the_ark_or_other_bases() -> None:
    own = {"field1": ["watchtower"]}
    ark = {"soldier": "Idol(0/1/0)", "owner": 1, "life": 9}
    table = Table(turn=2, ark=ark, p1=own, p2={"warhost": ["Raider(3/1/0)"]}, action_pool=["A"])
    assert power(table.do("attack ark A")) == 3
    assert power(raided(3, players=3, p1=own).do("attack p3 A")) == 3
