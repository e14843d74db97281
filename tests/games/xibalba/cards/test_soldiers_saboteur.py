"""Soldiers of the Scarlet Cellar."""

import pytest

from tests.games.xibalba.cards.scenes import (
    at_ark,
    effect_phase,
    idle_turn,
    in_ark,
    power,
    raided,
)
from tests.games.xibalba.table import Table

TWO_CIVILIANS = {"field1": ["stonemason"], "field2": ["horse_trader"], "level": 2}


def test_a_partisan_stops_an_add_on_of_a_base_he_hits_until_his_next_turn() -> None:
    table = in_ark("partisan", "A A", p2={**TWO_CIVILIANS, "resources": 9})
    table.do("attack p2 AA")
    table.do("pass", dice=["G-"])
    assert table.options == ["disable p2 1", "disable p2 2"]
    table.do("disable p2 1")
    assert table["p2.now.upgrade"] == 6
    assert len(table["lasting"]) == 1
    table.do("end", dice=["G-"])
    assert table["p2.now.upgrade"] == 6
    idle_turn(table, income="G-")
    assert table["p2.now.upgrade"] == 6 - 1


def test_a_partisan_stops_the_only_add_on_without_asking() -> None:
    table = in_ark("partisan", "A A", p2={"field1": ["stonemason"]})
    table.do("attack p2 AA")
    table.do("pass", dice=["G-"])
    assert table.asks == (1, "act")
    assert table["p2.now.upgrade"] == 4
    assert table["p2.field1"] == ["stonemason#1"]


def test_a_partisan_finds_nothing_after_the_only_add_on_was_destroyed() -> None:
    table = in_ark("partisan", "A A", p2={"field1": ["stonemason"]})
    table.do("attack p2 AA")
    table.do("destroy p2 1", dice=["G-"])
    assert table["lasting"] == []


def test_a_partisan_who_does_not_hit_the_base_stops_nothing() -> None:
    table = in_ark("partisan", "A", p2={"field1": ["stonemason"]})
    assert table.do("attack p2 A")["p2.now.upgrade"] == 3


def test_a_bomber_with_two_symbols_destroys_a_second_add_on() -> None:
    table = in_ark("bomber", "A A", p2=TWO_CIVILIANS)
    table.do("attack p2 AA")
    table.do("destroy p2 1", dice=["G-"])
    assert table["p2.field1"] == []
    assert table["p2.field2"] == []


def test_a_bomber_destroys_an_add_on_even_if_the_attacker_declined_the_first() -> None:
    table = in_ark("bomber", "A C", p2=TWO_CIVILIANS)
    table.do("attack p2 AC")
    table.do("pass", dice=["G-"])
    assert table.options == ["destroy p2 1", "destroy p2 2"]
    table.do("destroy p2 2")
    assert table["p2.field1"] == ["stonemason#1"]
    assert table["p2.field2"] == []


def test_a_bomber_with_one_symbol_destroys_no_additional_add_on() -> None:
    table = in_ark("bomber", "A", p2=TWO_CIVILIANS)
    table.do("attack p2 A")
    table.do("pass", dice=["G-"])
    assert table.asks == (1, "act")
    assert table["p2.field1"] == ["stonemason#1"]


def test_a_bomber_digs_on_to_the_card_below() -> None:
    table = in_ark("bomber", "A A", p2={"field1": ["stonemason", "fence"]})
    table.do("attack p2 AA")
    table.do("destroy p2 1", dice=["G-"])
    assert table["p2.field1"] == []
    assert table["discard.civilian"] == ["stonemason#1", "fence"]


def test_a_blocked_bomber_destroys_no_add_on() -> None:
    table = in_ark("bomber", "A A", p2={**TWO_CIVILIANS, "warhost": ["Guard(1/9/0)"]})
    table.do("attack p2 AA", "block")
    assert table["p2.field1"] == ["stonemason#1"]


def test_a_safe_house_saves_add_ons_from_the_bombs_but_not_from_the_attack() -> None:
    own = {"field1": ["stonemason"], "field2": ["horse_trader"], "field3": ["safe_house"]}
    table = in_ark("bomber", "A A", p2={**own, "level": 3})
    table.do("attack p2 AA")
    table.do("destroy p2 1", dice=["G-"])
    assert table["p2.field1"] == []
    assert table["p2.field2"] == ["horse_trader#1"]


@pytest.mark.parametrize(("level", "hit"), [(2, True), (3, False)])
def test_a_wire_cutter_weakens_the_base_she_attacks(level: int, hit: bool) -> None:
    table = in_ark("wire_cutter", p2={"level": level})
    table.do("attack p2 A", dice=["G-"] if hit else [])
    assert table.said("hit") is hit
    assert table["p2.now.resistance"] == 2 + level


def test_a_wire_cutter_never_weakens_a_base_below_one() -> None:
    table = in_ark("wire_cutter", p2={"base": {"resistance": [1, 1, 1, 1]}})
    assert table.do("attack p2 A", dice=["G-"]).said("hit")


def test_a_wire_cutter_does_not_weaken_a_blocker_or_the_ark() -> None:
    blocked = in_ark("wire_cutter", p2={"warhost": ["Guard(1/4/0)"]})
    blocked.do("attack p2 A", "block")
    assert blocked["p2.warhost"] == ["Guard(1/4/0)"]
    assert at_ark("wire_cutter").do("attack ark A")["ark.life"] == 10 - 3


def test_a_mole_costs_an_opponent_a_resource_and_looks_into_any_deck() -> None:
    deck = {"structure": ["bastion_wall", "oil_well"]}
    table = effect_phase(players=3, deck=deck, p1={"warhost": ["mole"]}, p2={"resources": 4})
    table.do("resolve warhost")
    assert table.options == ["opponent p2", "opponent p3"]
    table.do("opponent p2")
    assert table["p2.resources"] == 3
    assert table["p3.resources"] == 3
    assert table.options == ["deck soldier", "deck civilian", "deck structure", "deck event"]
    table.do("deck structure")
    assert table.options == ["top bastion_wall", "bottom bastion_wall"]
    table.do("bottom bastion_wall")
    assert table["deck.structure"][0] == "oil_well"
    assert table["deck.structure"][-1] == "bastion_wall"


def test_a_mole_may_leave_the_card_on_top() -> None:
    deck = {"structure": ["bastion_wall", "oil_well"]}
    table = effect_phase(deck=deck, p1={"warhost": ["mole"]})
    table.do("resolve warhost", "deck structure", "top bastion_wall")
    assert table["deck.structure"][:2] == ["bastion_wall", "oil_well"]
    assert table["p2.resources"] == 1


def test_a_mole_still_looks_at_a_card_when_no_opponent_has_a_resource() -> None:
    table = effect_phase(p1={"warhost": ["mole"]}, p2={"resources": 0})
    table.do("resolve warhost")
    assert table.asks == (1, "scout")


def test_a_demolition_nun_destroyed_while_blocking_takes_an_add_on_with_her() -> None:
    table = raided(4, p1={"warhost": ["demolition_nun"]}, p2={**TWO_CIVILIANS})
    table.do("attack p1 A", "block")
    assert table.asks == (1, "choose-addon")
    assert table.options == ["destroy p2 1", "destroy p2 2"]
    table.do("destroy p2 2")
    assert table["p2.field2"] == []
    assert table["p2.field1"] == ["stonemason#1"]


def test_a_demolition_nun_destroyed_in_the_ark_takes_an_add_on_of_the_conqueror() -> None:
    table = Table(
        ark={"soldier": "demolition_nun", "owner": 2, "life": 3},
        p1={"warhost": ["Guard(3/1/1)"], "field1": ["stonemason"]},
        action_pool=["A"],
    )
    table.do("attack ark A", dice=["G1"])
    assert table["ark.owner"] == 1
    assert table["p1.field1"] == []
    assert table["p1.paragon"] == 1


def test_a_demolition_nun_put_into_a_cryo_crypt_was_destroyed_all_the_same() -> None:
    own = {"warhost": ["demolition_nun"], "field1": ["cryo_crypt"], "resources": 3}
    table = raided(4, p1=own, p2={"field1": ["stonemason"]})
    table.do("attack p1 A", "block", "protect cryo_crypt")
    assert table["p1.warhost"] == ["demolition_nun"]
    assert table["p2.field1"] == []


def test_a_demolition_nun_who_survives_destroys_nothing() -> None:
    table = raided(3, p1={"warhost": ["demolition_nun"]}, p2=TWO_CIVILIANS)
    table.do("attack p1 A", "block")
    assert table["p2.field1"] == ["stonemason#1"]
    assert table.asks == (2, "act")


def test_a_demolition_nun_destroyed_by_an_effect_destroys_nothing() -> None:
    market = {"event": ["stampede", "time_bomb"]}
    trampled = Table(
        p1={"field1": ["stonemason"], "resources": 9},
        p2={"warhost": ["demolition_nun"]},
        market=market,
    )
    trampled.do("buy event1")
    assert trampled["discard.soldier"] == ["demolition_nun"]
    assert trampled["p1.field1"] == ["stonemason#1"]
    poisoned = effect_phase(
        ark={"soldier": "demolition_nun", "owner": 2, "life": 1}, p1={"field1": ["poisoner"]}
    )
    poisoned.do("resolve field1")
    assert poisoned["discard.soldier"] == ["demolition_nun"]
    assert poisoned["p1.field1"] == ["poisoner"]


def test_a_discarded_demolition_nun_destroys_nothing() -> None:
    table = Table(p1={"warhost": ["demolition_nun"], "field1": ["stonemason"]})
    table.do("discard warhost")
    assert table["p1.field1"] == ["stonemason#1"]


def test_a_safe_house_of_the_attacker_saves_the_add_ons_from_a_demolition_nun() -> None:
    own = {"field1": ["stonemason"], "field2": ["safe_house"], "level": 2}
    table = raided(4, p1={"warhost": ["demolition_nun"]}, p2=own)
    table.do("attack p1 A", "block")
    assert table["p2.field1"] == ["stonemason#1"]


@pytest.mark.parametrize(("owned", "stolen"), [(5, 2), (1, 1), (0, 0)])
def test_a_red_widow_steals_from_the_owner_of_a_soldier_she_destroys(
    owned: int, stolen: int
) -> None:
    blocker = {"warhost": ["Guard(1/1/0)"], "resources": owned}
    table = in_ark("red_widow", p2=blocker)
    table.do("attack p2 A")
    table.do("block", dice=["G-", "G-"])
    assert table["p2.resources"] == owned - stolen
    assert table["p1.resources"] == 2 + stolen


def test_a_red_widow_steals_after_a_conquest_too() -> None:
    table = at_ark("red_widow", life=4, owner=2).do("attack ark A", dice=["G-", "G-"])
    assert table["p2.resources"] == 0
    assert table["p1.resources"] == 4


def test_a_red_widow_steals_from_nobody_when_she_destroys_the_neutral_soldier() -> None:
    table = at_ark("red_widow", life=4).do("attack ark A", dice=["G-", "G-"])
    assert table["p2.resources"] == 2
    assert table["p1.resources"] == 2


def test_a_red_widow_steals_before_the_last_effect_of_the_soldier_she_destroys() -> None:
    table = in_ark("red_widow", p2={"warhost": ["stretcher_guard"], "resources": 0})
    table.do("attack p2 A")
    table.do("block", dice=["G-", "G-"])
    assert table["p2.resources"] == 1
    assert table["p1.resources"] == 2


def test_a_red_widow_steals_nothing_when_the_blocker_survives() -> None:
    table = in_ark("red_widow", p2={"warhost": ["Guard(1/9/0)"]})
    assert table.do("attack p2 A", "block")["p2.resources"] == 2


def test_a_sewer_rat_cannot_be_blocked() -> None:
    table = in_ark("sewer_rat", "A A A", p2={"warhost": ["Guard(1/1/0)"], "paragon": 1})
    table.do("attack p2 AAA", dice=["G1"])
    assert power(table) == 3
    assert table["p2.warhost"] == ["Guard(1/1/0)"]
    assert table["p1.paragon"] == 1


def test_other_attacks_on_the_player_of_a_sewer_rat_can_be_blocked() -> None:
    table = raided(3, p1={"warhost": ["sewer_rat"]}).do("attack p1 A")
    assert table.asks == (1, "block")
