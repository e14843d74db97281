"""Structures of the Scarlet Cellar."""

import pytest

from tests.games.xibalba.cards.scenes import raided
from tests.games.xibalba.cards.shop import begin_turn, rerolls_after_roll, shop
from tests.games.xibalba.table import Table

SAFE = {"field1": ["safe_house"], "field2": ["fence"], "field3": ["bastion_wall"], "level": 3}


def test_a_safe_house_keeps_addons_from_being_destroyed_by_opponents_effects() -> None:
    table = shop("time_bomb", p2=SAFE)
    table.do("buy event1")
    assert [table[f"p2.field{n}"] for n in (1, 2, 3)] == [
        ["safe_house"],
        ["fence"],
        ["bastion_wall"],
    ]
    other = shop("time_bomb", players=3, p2=SAFE, p3={"field1": ["oil_well"]})
    other.do("buy event1")  # player 3 is the only possible target
    assert other["p3.field1"] == []


def test_a_safe_house_keeps_addons_effective_and_safe_from_the_epidemics_of_others() -> None:
    assert shop("blackout", p2=SAFE).do("buy event1")["p2.now.resistance"] == 5 + 2
    assert shop("epidemic", p2=SAFE).do("buy event1")["p2.field2"] == ["fence"]


def test_a_safe_house_does_not_stop_attacks_or_own_effects() -> None:
    table = raided(7, p1=SAFE).do("attack p1 A", "destroy p1 2")
    assert table["p1.field2"] == []
    own = shop("epidemic", p1=SAFE).do("buy event1")
    assert own["p1.field2"] == []


def test_a_bomb_workshop_blows_itself_up_with_an_addon_of_an_opponent() -> None:
    table = Table(
        players=3,
        p1={"field1": ["oil_well", "bomb_workshop"]},
        p2={"field1": ["fence"], "field2": ["smuggler"], "level": 2},
        p3={"field1": ["tracker"]},
    )
    table.do("activate 1")
    assert table.options == ["opponent p2", "opponent p3"]
    table.do("opponent p2", "destroy p2 2")
    assert table["p1.field1"] == ["oil_well"]
    assert (table["p2.field1"], table["p2.field2"]) == (["fence"], [])
    assert table["discard.structure"] == ["bomb_workshop"]


def test_a_bomb_workshop_without_a_target_is_not_blown_up() -> None:
    table = Table(p1={"field1": ["bomb_workshop"]}, p2={"warhost": ["Bob(1/1/1)"]})
    table.refuses("activate 1", "X-CARD-34")
    safe = Table(p1={"field1": ["bomb_workshop"]}, p2=SAFE)
    safe.refuses("activate 1", "X-CARD-34")


def test_a_bomb_workshop_under_inspection_cannot_be_sacrificed() -> None:
    own = {"field1": ["bomb_workshop"], "field2": ["safety_inspector"], "level": 2}
    Table(p1=own, p2={"field1": ["fence"]}).refuses("activate 1", "X-CARD-37")


def test_a_pirate_transmitter_takes_a_reroll_from_each_opponent() -> None:
    table = Table(phase="dice", p1={"field1": ["pirate_transmitter"], "resources": 5})
    table.do("split 3 3")
    table.do("resolve field1", dice=["R-", "R-", "R-", "A-", "A-", "A-"])
    assert table.decision.about["rerolls"] == 2
    table.do("keep all", "discard field1", "end")  # it goes on without its card
    assert rerolls_after_roll(table) == 1


def test_the_silence_of_a_pirate_transmitter_ends_when_its_owner_is_on_turn_again() -> None:
    table = Table(phase="dice", players=3, p1={"field1": ["pirate_transmitter"], "resources": 5})
    table.do("split 3 3")
    table.do("resolve field1", dice=["R-", "R-", "R-", "A-", "A-", "A-"])
    table.do("keep all", "discard field1", "end")
    for _ in range(2):
        assert rerolls_after_roll(table) == 1
        table.do("keep all", "end")
    assert rerolls_after_roll(table) == 2  # player 1 again
    table.do("keep all", "end")
    assert rerolls_after_roll(table) == 2


TUNNEL = {"field1": ["tunnel_network"], "warhost": ["Guard(3/3/1)"]}


@pytest.mark.parametrize("owner", [0, 2])
def test_a_tunnel_network_leads_soldiers_of_the_warhost_to_enemy_bases(owner: int) -> None:
    """X-RULING-98: hit and looted as from the Ark."""
    ark = {"soldier": "Idol(0/1/0)", "owner": owner, "life": 9}
    foe = {"field1": ["fence"], "paragon": 3}
    table = Table(ark=ark, p1=TUNNEL, p2=foe, action_pool=["A", "A"])
    table.do("attack p2 A", "destroy p2 1", dice=["G2"])
    assert (table["p1.paragon"], table["p2.paragon"]) == (2, 1)
    assert table["p1.warhost"] == ["Guard(3/3/1)"]
    assert "attack ark A" in table.options


def test_an_attack_through_a_tunnel_network_can_be_blocked() -> None:
    """X-RULING-98"""
    table = Table(p1=TUNNEL, p2={"warhost": ["Wall(1/9/0)"]}, action_pool=["A"])
    table.do("attack p2 A")
    assert table.asks == (2, "block")


def test_a_tunnel_network_is_no_second_way_for_the_owner_of_the_ark() -> None:
    ark = {"soldier": "Idol(2/1/0)", "owner": 1, "life": 9}
    table = Table(ark=ark, p1=TUNNEL, action_pool=["A"])
    assert table.do("attack p2 A").said("power", power=2)  # the soldier in the Ark attacks


def test_a_tunnel_network_lowers_the_resistance_of_the_own_base() -> None:
    assert Table(p1={"field1": ["tunnel_network"]})["p1.now.resistance"] == 3 - 1
    low = {"field1": ["tunnel_network"], "base": {"resistance": [1, 1, 1, 1]}}
    assert Table(p1=low)["p1.now.resistance"] == 1


def test_without_its_tunnel_network_a_warhost_reaches_no_base() -> None:
    table = Table(p1={**TUNNEL, "resources": 5}, action_pool=["A"])
    table.do("discard field1")
    table.refuses("attack p2 A", "X-ATTACK-09")
    begin_turn(table.do("end"))
