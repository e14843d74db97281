"""Operations that permit or forbid actions, and that switch cards off."""

from typing import Any

import pytest

from tests.games.xibalba.operations.adhoc import begin_turn, card, hero_in_ark, owning, play, use

GUARD = {"warhost": ["Guard(3/3/1)"]}


# --- permit


def test_bases_may_be_attacked_from_the_warhost() -> None:
    item = '{ op = "permit", what = "attack_base_from_warhost" }'
    table = owning("PERMANENT", item, pool="A A", p1=GUARD, p2={"paragon": 2})
    table.do("attack p2 A", dice=["G1"])
    assert (table["p1.paragon"], table["p1.warhost"]) == (1, ["Guard(3/3/1)"])
    assert "attack ark A" in table.options


def test_a_permission_can_be_bought_for_the_turn() -> None:
    item = '{ op = "permit", what = "attack_base_from_warhost", pay = { resources = 1 } }'
    table = owning("ACTION", item, pool="A", p1=GUARD)
    table.refuses("attack p2 A", "X-ATTACK-09")
    table.do("activate 1")
    assert "attack p2 A" in table.options
    begin_turn(table.do("end")).do("end")
    begin_turn(table, "R- R- R- A A- A-").refuses("attack p2 A", "X-ATTACK-09")


def test_each_extra_upgrade_allows_one_more() -> None:
    item = '{ op = "permit", what = "extra_upgrade" }'
    table = play(item, item, p1={"resources": 25}).do("upgrade 2", "upgrade 3", "upgrade 4")
    assert table["p1.level"] == 4
    once = owning("PERMANENT", item, p1={"resources": 25}).do("upgrade 2", "upgrade 3")
    once.refuses("upgrade 4", "X-UPGRADE-03")


def test_an_empty_ark_may_be_entered_for_free_once() -> None:
    item = '{ op = "permit", what = "enter_empty_ark_free", until = "turn_end" }'
    own = {"warhost": ["Bob(1/1/0)", "Guard(3/3/0)"], "field2": ["ambulance_driver"], "level": 2}
    table = use(item, ark={"soldier": ""}, p1=own)
    table.do("enter free", "activate 2")
    table.refuses("enter free", "X-ARK-03")


def test_free_entry_into_an_ark_that_is_held_is_no_entry() -> None:
    item = '{ op = "permit", what = "enter_empty_ark_free" }'
    table = owning("PERMANENT", item, ark={"soldier": "Idol(0/1/0)"}, p1=GUARD)
    table.refuses("enter free", "X-ARK-04")


# --- forbid


def test_a_continuous_ban_on_attacking_bases() -> None:
    item = '{ op = "forbid", what = "attack_base", who = "each_opponent" }'
    gadget = card("gadget", "structure", "PERMANENT", item)
    table = hero_in_ark(
        "ACTION",
        '{ op = "resources", trigger = "attack", amount = 1 }',
        cards=[gadget],
        players=3,
        p2={"field1": ["gadget"]},
    )
    table.refuses("attack p2 A", "X-CARD-05")
    table.refuses("attack p3 A", "X-CARD-05")


def test_a_ban_on_all_includes_its_owner() -> None:
    item = '{ op = "forbid", what = "attack_base", who = "all", until = "your_next_turn" }'
    ark = {"soldier": "Guard(3/3/0)", "owner": 1, "life": 8}
    table = owning("ACTION", item, ark=ark, pool="A")
    assert "attack p2 A" in table.options
    table.do("activate 1").refuses("attack p2 A", "X-CARD-05")


def test_a_ban_on_harvesting_also_stops_free_harvests() -> None:
    ban = '{ op = "forbid", what = "harvest", who = "all" }'
    free = '{ op = "free_action", action = "harvest", count = 1 }'
    gadget = card("other", "structure", "ACTION", free)
    own = {"field2": ["other"], "level": 2}
    table = owning("PERMANENT", ban, cards=[gadget], p1=own)
    table.refuses("harvest", "X-CARD-05")
    table.refuses("activate 2", "X-CARD-34")


# --- disable

FOE = {"field1": ["bastion_wall"], "field2": ["strike_leader"], "field3": ["oil_well"], "level": 3}


def test_a_disabled_addon_has_no_effect_for_its_time() -> None:
    item = (
        '{ op = "disable", from = "opponent", kind = "addon", count = 1, until = "your_next_turn" }'
    )
    table = use(item, p2=FOE).do("disable p2 1")
    assert (table["p2.now.resistance"], table["p2.now.productivity"]) == (5, 2 + 1)
    begin_turn(table.do("end")).do("end")
    assert table["p2.now.resistance"] == 5 + 2


def test_a_disabled_addon_cannot_be_used_and_all_see_that() -> None:
    """X-CARD-05: its ACTION effect is gone as well; that of the card beside it stays."""
    item = (
        '{ op = "disable", from = "opponent", kind = "addon", count = 1, until = "your_next_turn" }'
    )
    gain = '{ op = "resources", amount = 1 }'
    cards = [card(name, "structure", "ACTION", gain) for name in ("first", "second")]
    both = {"field1": ["first"], "field2": ["second"], "level": 2}
    table = use(item, cards=cards, p2=both).do("disable p2 2")
    shown: Any = table.game.view(table.state, -1)["players"]
    assert [shown[1]["piles"][f"field.{field}"]["disabled"] for field in (1, 2)] == [False, True]
    assert not any(pile["disabled"] for pile in shown[0]["piles"].values())
    begin_turn(table.do("end"))
    table.refuses("activate 2", "X-CARD-05")
    table.do("activate 1")


def test_several_addons_can_be_disabled_but_none_twice() -> None:
    item = (
        '{ op = "disable", from = "opponent", kind = "any", count = 2, until = "your_next_turn" }'
    )
    table = use(item, p2=FOE).do("disable p2 1")
    assert table.options == ["disable p2 2", "disable p2 3"]
    table.do("disable p2 3")
    assert (table["p2.now.resistance"], table["p2.now.productivity"]) == (5, 2)


@pytest.mark.parametrize(
    ("item", "resistance", "own_productivity"),
    [
        ('{ op = "disable", from = "each_opponent", kind = "structure", count = "all" }', 5, 1),
        ('{ op = "disable", from = "each_opponent", kind = "civilian", count = "all" }', 7, 2),
        ('{ op = "disable", from = "each_opponent", kind = "any", count = "all" }', 5, 2),
    ],
)
def test_all_addons_of_a_kind_can_be_disabled(
    item: str, resistance: int, own_productivity: int
) -> None:
    table = use(item, p1={"base": {"productivity": [2, 2, 2, 2]}}, p2=FOE)
    assert table["p2.now.resistance"] == resistance
    assert table["p1.now.productivity"] == own_productivity


def test_a_card_disabled_by_an_attack_is_effective_again_after_it() -> None:
    item = (
        '{ op = "disable", trigger = "attack_base", from = "target", kind = "any", count = "all" }'
    )
    table = hero_in_ark("ACTION", item, p2={"field1": ["bastion_wall"]}).do("attack p2 A")
    assert table.said("hit")
    assert table["p2.now.resistance"] == 3
    assert table.do("pass")["p2.now.resistance"] == 5


def test_a_disabled_card_that_is_covered_and_uncovered_stays_disabled() -> None:
    item = (
        '{ op = "disable", from = "opponent", kind = "any", count = 1, until = "your_next_turn" }'
    )
    market = {"structure": ["watchtower", "oil_well"]}
    table = use(item, market=market, p2={"field1": ["bastion_wall"], "resources": 9}).do("end")
    begin_turn(table).do("buy structure1 1", "discard field1")
    assert table["p2.field1"] == ["bastion_wall"]
    assert table["p2.now.resistance"] == 3


def test_the_destroyed_effect_of_a_disabled_card_is_lost() -> None:
    items = (
        '{ op = "disable", from = "opponent", kind = "any", count = 1, until = "turn_end" }',
        '{ op = "destroy_addon", from = "opponent", kind = "any", count = 1 }',
    )
    table = use(*items, p2={"field1": ["powder_magazine"], "resources": 9})
    assert (table["p2.field1"], table["p2.resources"]) == ([], 9)


def test_nothing_can_be_disabled_where_nothing_is_or_where_it_is_safe() -> None:
    item = (
        '{ op = "disable", from = "opponent", kind = "addon", count = 1, until = "your_next_turn" }'
    )
    owning("ACTION", item).refuses("activate 1", "X-CARD-34")
    owning("ACTION", item, p2={"field1": ["safe_house"]}).refuses("activate 1", "X-CARD-34")
