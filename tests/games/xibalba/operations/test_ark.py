"""Operations on the soldier in the Ark: damage, healing, retreat, and the ban on healing."""

import pytest

from tests.games.xibalba.operations.adhoc import (
    begin_turn,
    card,
    hero_at_ark,
    hero_in_ark,
    owning,
    play,
    use,
)
from tests.games.xibalba.table import Table


@pytest.mark.parametrize("owner", [0, 1, 2])
def test_damage_ark_hurts_whoever_is_there(owner: int) -> None:
    ark = {"soldier": "Idol(0/1/0)", "owner": owner, "life": 5}
    assert use('{ op = "damage_ark", amount = 2 }', ark=ark)["ark.life"] == 3


def test_damage_ark_leaves_an_empty_ark_without_a_reward_for_addons() -> None:
    ark = {"soldier": "Idol(0/1/0)", "owner": 2, "life": 2}
    table = use('{ op = "damage_ark", amount = 3 }', ark=ark, p1={"warhost": ["Guard(3/3/2)"]})
    assert (table["ark.soldier"], table["ark.owner"]) == ("", 0)
    assert table["p1.paragon"] == 0
    assert table.said("ark_empty")


def test_damage_ark_by_a_soldier_earns_its_paragon_value() -> None:
    item = '{ op = "damage_ark", trigger = "attack_done", amount = 9 }'
    table = hero_at_ark("ACTION", item, paragon=1, p1={"warhost": ["hero"]})
    table.do("attack ark A", dice=["G2"])
    assert (table["ark.soldier"], table["p1.paragon"]) == ("", 2)
    assert table["p1.warhost"] == ["hero"]  # nobody enters


def test_destroying_the_own_soldier_in_the_ark_earns_nothing() -> None:
    item = '{ op = "damage_ark", trigger = "attack_done", amount = 9 }'
    table = hero_in_ark("ACTION", item, paragon=2).do("attack p2 A", dice=["G-", "G-"])
    assert (table["ark.soldier"], table["p1.paragon"]) == ("", 0)


def test_an_empty_ark_cannot_be_damaged() -> None:
    item = '{ op = "damage_ark", amount = 2 }'
    owning("ACTION", item, ark={"soldier": ""}).refuses("activate 1", "X-CARD-34")


@pytest.mark.parametrize(("life", "after"), [(3, 7), (9, 10), (10, 10)])
def test_heal_ark_heals_the_own_soldier_up_to_the_limit(life: int, after: int) -> None:
    ark = {"soldier": "Idol(0/1/0)", "owner": 1, "life": life}
    assert use('{ op = "heal_ark", amount = 4 }', ark=ark)["ark.life"] == after


def test_heal_ark_needs_an_own_soldier_there() -> None:
    item = '{ op = "heal_ark", amount = 4 }'
    for ark in ({"soldier": "Idol(0/1/0)", "owner": 2, "life": 3}, {"soldier": ""}):
        owning("ACTION", item, ark=ark).refuses("activate 1", "X-CARD-34")


def test_retreat_brings_the_ark_soldier_back_to_the_top_of_the_warhost() -> None:
    table = hero_in_ark(
        "ACTION", '{ op = "retreat", trigger = "hit_base" }', p1={"warhost": ["Bob(1/1/1)"]}
    )
    table.do("attack p2 A")
    assert table["p1.warhost"] == ["Bob(1/1/1)", "hero"]
    assert (table["ark.soldier"], table["ark.owner"], table["ark.life"]) == ("", 0, 0)


def test_retreat_needs_an_own_soldier_in_the_ark() -> None:
    item = '{ op = "retreat", pay = { resources = 1 } }'
    ark = {"soldier": "Idol(0/1/0)", "owner": 2, "life": 3}
    owning("ACTION", item, ark=ark).refuses("activate 1", "X-CARD-34")
    owning("ACTION", item, ark={"soldier": ""}).refuses("activate 1", "X-CARD-34")


BAN = '{ op = "forbid", what = "heal", who = "ark_holder", until = "your_next_turn" }'
HELD = {"soldier": "Idol(0/1/0)", "owner": 2, "life": 3}


def test_a_ban_on_healing_stops_pharmaceuticals_and_effects() -> None:
    medic = card("medic", "structure", "ACTION", '{ op = "heal_ark", amount = 1 }')
    foe = {"field1": ["medic"], "resources": 9}
    table = use(BAN, cards=[medic], ark=HELD, p2=foe).do("end")
    begin_turn(table)
    table.refuses("pharmaceuticals", "X-PHARMA-04")
    table.refuses("activate 1", "X-CARD-34")
    table.do("end")
    begin_turn(table).do("end")
    assert "pharmaceuticals" in begin_turn(table).options


def test_a_ban_on_healing_ends_when_its_soldier_leaves_the_ark() -> None:
    foe = {"field1": ["ambulance_driver"], "resources": 9}
    table = use(BAN, ark=HELD, p2=foe).do("end")
    begin_turn(table, "R- R- R- A A- A-").do("activate 1", "enter A")
    assert "pharmaceuticals" in table.options


def test_nobody_can_be_kept_from_healing_in_an_ark_without_a_holder() -> None:
    for ark in ({"soldier": "Idol(0/1/0)", "life": 3}, {"soldier": ""}):
        owning("ACTION", BAN, ark=ark).refuses("activate 1", "X-CARD-34")


def test_a_ban_for_the_next_turn_does_not_count_yet() -> None:
    item = '{ op = "forbid", what = "heal", who = "ark_holder", until = "end_of_your_next_turn" }'
    table: Table = play(item, ark={**HELD, "owner": 1})
    assert "pharmaceuticals" in table.options
    begin_turn(table.do("end")).do("end")
    begin_turn(table).refuses("pharmaceuticals", "X-PHARMA-04")
