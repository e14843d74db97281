"""Civilians of the Order of the Ninth Abacus."""

import pytest

from tests.games.xibalba.cards.scenes import BLANK_ROLL, effect_phase, nothing_to_resolve
from tests.games.xibalba.table import Table


def test_an_odds_maker_grants_one_more_re_roll_each_turn() -> None:
    table = Table(phase="dice", p1={"field1": ["odds_maker"]})
    table.do("split 3 3")
    table.refuses("roll", "X-DICE-07")
    table.do("resolve field1", dice=BLANK_ROLL)
    assert table.decision.about["rerolls"] == 3
    table.do("roll", "roll", dice=BLANK_ROLL * 2)
    assert table.asks == (1, "sort-dice")
    table.do("roll", dice=BLANK_ROLL)
    assert table["phase"] == "action"


def test_two_odds_makers_add_up() -> None:
    fields = {"field1": ["odds_maker"], "field2": ["odds_maker"], "level": 2}
    table = Table(phase="dice", p1=fields)
    table.do("split 3 3", "resolve field1", "resolve field2", dice=BLANK_ROLL)
    assert table.decision.about["rerolls"] == 4


def test_a_gear_savant_turns_one_blank_into_a_resource_at_the_end_of_the_dice_phase() -> None:
    table = Table(phase="dice", dice_pool=["R-", "R-", "A"], p1={"field1": ["gear_savant"]})
    table.do("keep all")
    assert table["action_pool"] == ["R-", "R1", "A"]


def test_a_gear_savant_chooses_which_kind_of_blank_but_cannot_decline() -> None:
    table = Table(phase="dice", dice_pool=["R-", "A-"], p1={"field1": ["gear_savant"]})
    table.do("keep all")
    assert table.options == ["die R- R1", "die A- R1"]
    table.do("die A- R1")
    assert table["action_pool"] == ["R-", "R1"]


def test_a_gear_savant_needs_a_blank() -> None:
    table = Table(phase="dice", dice_pool=["R2", "A"], p1={"field1": ["gear_savant"]})
    assert table.do("keep all")["action_pool"] == ["R2", "A"]


def test_a_gear_savant_and_a_mirror_blade_work_in_the_order_the_player_likes() -> None:
    own = {"field1": ["gear_savant"], "warhost": ["mirror_blade"]}
    table = Table(phase="dice", dice_pool=["R-", "R1"], p1=own).do("keep all")
    table.do("trigger gear_savant pool_complete", "use")
    assert table["action_pool"] == ["R1", "A"]


def test_a_tea_house_host_re_rolls_one_die_once_per_turn() -> None:
    table = Table(p1={"field1": ["tea_house_host"]}, action_pool=["R1", "A-", "G-"])
    table.do("activate 1")
    assert table.options == ["die R1 R1", "die A- A-", "die G- G-", "done"]
    table.do("die A- A-", dice=["C"])
    assert table["action_pool"] == ["R1", "C", "G-"]
    assert table.asks == (1, "act")
    table.refuses("activate 1", "X-CARD-16")


def test_a_tea_house_host_re_rolls_two_dice_for_the_own_faction() -> None:
    own = {"field1": ["tea_house_host"], "faction": "abacus"}
    table = Table(p1=own, action_pool=["R-", "A-", "A-"])
    table.do("activate 1", "die R- R-", "die A- A-", dice=["R3", "A"])
    assert table["action_pool"] == ["R3", "A-", "A"]
    assert table.asks == (1, "act")


def test_a_tea_house_host_never_re_rolls_the_same_die_twice() -> None:
    own = {"field1": ["tea_house_host"], "faction": "abacus"}
    alone = Table(p1=own, action_pool=["R-"]).do("activate 1", "die R- R-", dice=["R-"])
    assert alone.asks == (1, "act")
    assert alone["action_pool"] == ["R-"]
    two = Table(p1=own, action_pool=["R-", "A"]).do("activate 1", "die R- R-", dice=["R-"])
    assert two.options == ["die A A", "done"]
    two.do("done")
    assert two["action_pool"] == ["R-", "A"]


def test_a_tea_house_host_needs_a_die() -> None:
    Table(p1={"field1": ["tea_house_host"]}).refuses("activate 1", "X-CARD-34")


@pytest.mark.parametrize(("rolled", "change"), [("C", 4), ("A", 2), ("A-", -1)])
def test_a_gambler_rolls_an_attack_die_for_resources(rolled: str, change: int) -> None:
    table = effect_phase(p1={"field1": ["gambler"], "resources": 5})
    table.do("resolve field1", dice=[rolled])
    assert table["p1.resources"] == 5 + change


def test_a_gambler_without_resources_must_gamble_too_and_loses_nothing() -> None:
    table = effect_phase(p1={"field1": ["gambler"], "resources": 0})
    table.do("resolve field1", dice=["A-"])
    assert table["p1.resources"] == 0


def test_an_echo_scribe_resolves_another_add_on_a_second_time() -> None:
    fields = {"field1": ["echo_scribe"], "field2": ["smuggler"], "level": 2}
    table = effect_phase(ark={"soldier": ""}, p1={**fields, "resources": 0})
    table.do("resolve field2")
    assert table["p1.resources"] == 1
    table.do("resolve field1")
    assert table["p1.resources"] == 2
    assert nothing_to_resolve(table)


def test_an_echo_scribe_may_go_first_and_the_other_card_is_still_to_be_resolved() -> None:
    fields = {"field1": ["echo_scribe"], "field2": ["quartermaster"], "level": 2}
    table = effect_phase(p1={**fields, "resources": 0})
    table.do("resolve field1")
    assert table["p1.resources"] == 1
    assert table.options == ["resolve field2"]
    assert table.do("resolve field2")["p1.resources"] == 2


def test_an_echo_scribe_chooses_among_several_add_ons() -> None:
    fields = {"field1": ["echo_scribe"], "field2": ["quartermaster"], "field3": ["smuggler"]}
    table = effect_phase(ark={"soldier": ""}, p1={**fields, "level": 3, "resources": 0})
    table.do("resolve field1")
    assert table.options == ["resolve field2", "resolve field3"]
    table.do("resolve field2")
    assert table["p1.resources"] == 2


def test_an_echo_scribe_repeats_neither_soldiers_nor_cards_of_other_phases() -> None:
    own = {"field1": ["echo_scribe"], "field2": ["forger"], "field3": ["odds_maker"], "level": 3}
    table = effect_phase(p1={**own, "warhost": ["lucky_stray"]})
    assert table.options == ["resolve warhost"]
    assert nothing_to_resolve(table.do("resolve warhost", dice=["R1"]))


def test_an_echo_scribe_has_nothing_to_repeat_where_nothing_can_be_carried_out() -> None:
    own = {"field1": ["echo_scribe"], "field2": ["paragon_acolyte"], "level": 2}
    assert nothing_to_resolve(effect_phase(ark={"soldier": ""}, p1=own))
