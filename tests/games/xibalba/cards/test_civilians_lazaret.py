"""Civilians of the Grey Lily Lazaret."""

import pytest

from tests.games.xibalba.cards.scenes import effect_phase, in_ark, nothing_to_resolve
from tests.games.xibalba.table import Table


def test_a_field_nurse_doubles_the_first_pharmaceuticals_of_a_turn() -> None:
    table = in_ark("Idol(0/1/0)", life=2, players=3, p1={"field1": ["field_nurse"], "resources": 9})
    assert table.do("pharmaceuticals")["ark.life"] == 2 + 4
    assert table.do("pharmaceuticals")["ark.life"] == 6 + 2


def test_a_field_nurse_bought_after_pharmaceuticals_waits_for_the_next_turn() -> None:
    market = {"civilian": ["field_nurse", "fence"]}  # X-RULING-91
    table = in_ark("Idol(0/1/0)", life=2, p1={"resources": 12}, market=market)
    table.do("pharmaceuticals", "buy civilian1 1")
    assert table["ark.life"] == 4
    assert table.do("pharmaceuticals")["ark.life"] == 4 + 2


def test_a_field_nurse_misses_a_first_time_in_vain() -> None:
    # X-RULING-91: it counts the pharmaceuticals, not its own uses
    own = {"field1": ["field_nurse"], "field2": ["rain_altar"], "level": 2, "resources": 12}
    table = in_ark("Idol(0/1/0)", life=9, p1=own).do("pharmaceuticals")
    assert table["ark.life"] == 10
    table.do("activate 2", dice=["G-"])
    assert table.do("pharmaceuticals")["ark.life"] == 8 + 2


def test_two_field_nurses_add_up() -> None:
    own = {"field1": ["field_nurse"], "field2": ["field_nurse"], "level": 2}
    table = in_ark("Idol(0/1/0)", life=2, p1={**own, "resources": 9}).do("pharmaceuticals")
    table.do("trigger field_nurse#2 pharmaceuticals")
    assert table["ark.life"] == 2 + 2 + 4


def test_a_field_nurse_cannot_heal_above_the_limit_of_the_ark() -> None:
    table = in_ark("Idol(0/1/0)", life=9, p1={"field1": ["field_nurse"]})
    assert table.do("pharmaceuticals")["ark.life"] == 10


def test_a_chief_surgeon_uses_pharmaceuticals_for_free_once_per_turn() -> None:
    table = in_ark("Idol(0/1/0)", life=2, p1={"field1": ["chief_surgeon"]})
    table.do("activate 1")
    assert table["ark.life"] == 4
    assert table["p1.resources"] == 2
    table.refuses("activate 1", "X-CARD-16")


def test_the_pharmaceuticals_of_a_chief_surgeon_count_as_used() -> None:
    own = {"field1": ["chief_surgeon"], "field2": ["field_nurse"], "level": 2}
    table = in_ark("Idol(0/1/0)", life=2, p1=own).do("activate 1")
    assert table["ark.life"] == 2 + 2 + 2


def test_a_chief_surgeon_needs_a_soldier_in_the_ark_who_can_be_healed() -> None:
    nobody = Table(ark={"soldier": ""}, p1={"field1": ["chief_surgeon"]})
    nobody.refuses("activate 1", "X-CARD-34")
    healthy = in_ark("Idol(0/1/0)", life=10, p1={"field1": ["chief_surgeon"]})
    healthy.refuses("activate 1", "X-CARD-34")


def test_an_ambulance_driver_brings_the_soldier_back_and_leaves_the_ark_empty() -> None:
    own = {"field1": ["ambulance_driver"], "warhost": ["Low(1/1/0)"], "resources": 3}
    table = in_ark("Idol(0/4/0)", life=1, p1=own)
    table.do("activate 1")
    assert table["p1.resources"] == 2
    assert table["p1.warhost"] == ["Low(1/1/0)", "Idol(0/4/0)"]
    assert table["ark"] == {"soldier": "", "owner": 0, "life": 0}
    table.do("enter A")
    assert table["ark.life"] == 4 + 2
    table.refuses("activate 1", "X-CARD-16")


def test_an_ambulance_driver_needs_a_resource_and_an_own_soldier_in_the_ark() -> None:
    for ark in ({"soldier": ""}, {}, {"owner": 2}):
        nobody = Table(ark=ark, p1={"field1": ["ambulance_driver"]})
        nobody.refuses("activate 1", "X-CARD-34")
    poor = in_ark("Idol(0/4/0)", p1={"field1": ["ambulance_driver"], "resources": 0})
    poor.refuses("activate 1", "X-CARD-17")


def test_a_grave_robber_takes_the_top_soldier_of_the_discard_pile() -> None:
    own = {"field1": ["grave_robber"], "warhost": ["Low(1/1/0)"], "resources": 7}
    table = Table(p1=own, discard={"soldier": ["mole", "bomber"], "civilian": ["fence"]})
    table.do("activate 1")
    assert table["p1.resources"] == 4
    assert table["p1.warhost"] == ["Low(1/1/0)", "mole"]
    assert table["discard.soldier"] == ["bomber"]
    table.refuses("activate 1", "X-CARD-16")


def test_a_grave_robber_needs_three_resources_and_a_grave() -> None:
    nothing = Table(p1={"field1": ["grave_robber"], "resources": 7})
    nothing.refuses("activate 1", "X-CARD-34")
    poor = Table(
        p1={"field1": ["grave_robber"], "resources": 2}, discard={"soldier": ["mole", "bomber"]}
    )
    poor.refuses("activate 1", "X-CARD-17")


@pytest.mark.parametrize("owner", [0, 2])
def test_a_poisoner_costs_the_soldier_in_the_ark_a_life_point(owner: int) -> None:
    ark = {"soldier": "Idol(0/1/0)", "owner": owner, "life": 5}
    table = effect_phase(ark=ark, p1={"field1": ["poisoner"]})
    assert table.do("resolve field1")["ark.life"] == 4


def test_a_poisoner_spares_the_own_soldier_and_an_empty_ark() -> None:
    for ark in ({"soldier": "Idol(0/1/0)", "owner": 1}, {"soldier": ""}):
        assert nothing_to_resolve(effect_phase(ark=ark, p1={"field1": ["poisoner"]}))


def test_a_soldier_killed_by_a_poisoner_leaves_the_ark_empty_and_brings_no_reward() -> None:
    ark = {"soldier": "Idol(0/1/0)", "owner": 2, "life": 1}
    own = {"field1": ["poisoner"], "warhost": ["Guard(3/1/1)"]}
    table = effect_phase(ark=ark, p1=own).do("resolve field1")
    assert table["ark"] == {"soldier": "", "owner": 0, "life": 0}
    assert table["discard.soldier"] == ["Idol(0/1/0)"]
    assert table["p1.paragon"] == 0
    assert table["p1.warhost"] == ["Guard(3/1/1)"]
