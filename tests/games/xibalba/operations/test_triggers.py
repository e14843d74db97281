"""Every moment an item can name: when it comes, and when it does not."""

import pytest

from tests.games.xibalba.operations.adhoc import (
    begin_turn,
    card,
    defended,
    hero,
    hero_at_ark,
    hero_in_ark,
    owning,
    use,
    values,
)
from tests.games.xibalba.table import Table


def test_use_comes_with_every_attack_and_with_paying_to_enter_the_ark() -> None:
    # X-RULING-93, X-CARD-14
    item = '{ op = "resources", trigger = "use", amount = 1 }'
    table = hero_at_ark("ACTION", item, pool="A A", life=9).do("attack ark A", "attack ark A")
    assert table["p1.resources"] == 2 + 1 + 1
    assert hero_in_ark("ACTION", item).do("attack p2 A")["p1.resources"] == 2 + 1
    hero_card = hero("ACTION", item)
    own = {"warhost": ["hero"]}
    paid = Table(cards=[hero_card], ark={"soldier": ""}, p1=own, action_pool=["A"]).do("enter A")
    assert paid["p1.resources"] == 2 + 1


def test_a_conquest_by_attack_is_one_use() -> None:
    item = '{ op = "resources", trigger = "use", amount = 1 }'
    table = hero_at_ark("ACTION", item, life=3).do("attack ark A")  # X-RULING-93
    assert table["ark.owner"] == 1
    assert table["p1.resources"] == 2 + 1


def test_entering_without_a_symbol_and_blocking_are_no_uses() -> None:
    item = '{ op = "resources", trigger = "use", amount = 1 }'  # X-CARD-14: nothing else is a use
    market = {"event": ["flood_omen", "perfect_throw"]}
    own = {"resources": 3}
    table = hero_at_ark("ACTION", item, pool="", life=3, market=market, p1=own)
    table.do("buy event1", "enter free")
    assert table["ark.owner"] == 1
    assert table["p1.resources"] == 0
    always = card("hero", "soldier", "PERMANENT", item, power=1, resistance=9, paragon=0)
    raider = {"soldier": "Raider(3/1/0)", "owner": 2, "life": 8}
    blocking = Table(
        cards=[always], turn=2, ark=raider, action_pool=["A"], p1={"warhost": ["hero"]}
    )
    assert blocking.do("attack p1 A", "block")["p1.resources"] == 2


def test_the_use_of_a_soldier_reaches_add_ons_too() -> None:
    item = '{ op = "add_symbol", trigger = "use", symbol = "resource_1", count = 1 }'
    ark = {"soldier": "Idol(0/1/0)", "life": 10}
    table = owning("PERMANENT", item, ark=ark, p1={"warhost": ["Al(1/1/0)"]}, pool="A A")
    assert table.do("attack ark A", "attack ark A")["action_pool"] == ["R1", "R1"]


def test_attack_comes_with_every_attack() -> None:
    item = '{ op = "resources", trigger = "attack", amount = 1 }'
    table = hero_at_ark("ACTION", item, pool="A A A", life=7).do("attack ark A", "attack ark AA")
    assert table["ark.owner"] == 1
    assert table["p1.resources"] == 2 + 1 + 1
    assert hero_in_ark("ACTION", item).do("attack p2 A")["p1.resources"] == 2 + 1


def test_attack_ark_comes_with_attacks_on_the_ark_alone() -> None:
    item = '{ op = "resources", trigger = "attack_ark", amount = 1 }'
    assert hero_at_ark("ACTION", item).do("attack ark A")["p1.resources"] == 3
    assert hero_in_ark("ACTION", item).do("attack p2 A")["p1.resources"] == 2


def test_attack_base_comes_with_attacks_on_bases_alone() -> None:
    item = '{ op = "resources", trigger = "attack_base", amount = 1 }'
    assert hero_at_ark("ACTION", item).do("attack ark A")["p1.resources"] == 2
    assert hero_in_ark("ACTION", item).do("attack p2 A")["p1.resources"] == 3


def test_attack_done_comes_after_the_dice_are_gone() -> None:
    item = '{ op = "reroll_pool", trigger = "attack_done", die = "any", face = "any", count = 8 }'
    table = hero_in_ark("ACTION", item, pool="A R-").do("attack p2 A", dice=["R3"])
    assert table["action_pool"] == ["R3"]  # the die of the attack is not rolled again


def test_hit_base_comes_only_after_a_success_and_after_the_loot() -> None:
    item = '{ op = "paragon", trigger = "hit_base", who = "target", amount = -9 }'
    table = hero_in_ark("ACTION", item, paragon=1, p2={"paragon": 3})
    table.do("attack p2 A", dice=["G2"])
    assert values(table, "paragon") == [2, 0]
    held = hero_in_ark("ACTION", item, p2={"paragon": 3, "level": 2}).do("attack p2 A")
    assert values(held, "paragon") == [0, 3]
    blocked = hero_in_ark("ACTION", item, p2={"paragon": 3, "warhost": ["Wall(1/9/0)"]})
    assert values(blocked.do("attack p2 A", "block"), "paragon") == [0, 3]


def test_block_comes_when_a_block_is_declared() -> None:
    item = '{ op = "resources", trigger = "block", amount = 2 }'
    own = {"warhost": ["Weak(1/1/0)"]}
    blocked = defended("PERMANENT", item, p1=own).do("attack p1 A", "block")
    assert blocked["p1.resources"] == 12
    passed = defended("PERMANENT", item, p1=own).do("attack p1 A", "pass", "pass")
    assert passed["p1.resources"] == 10


def test_block_survived_comes_only_if_the_blocker_survives() -> None:
    item = '{ op = "resources", trigger = "block_survived", who = "attacker", amount = -2 }'
    strong = defended("PERMANENT", item, p1={"warhost": ["Wall(1/4/0)"]}, p2={"resources": 5})
    assert strong.do("attack p1 A", "block")["p2.resources"] == 3
    weak = defended("PERMANENT", item, p1={"warhost": ["Weak(1/3/0)"]}, p2={"resources": 5})
    assert weak.do("attack p1 A", "block")["p2.resources"] == 5


def test_a_trigger_on_a_soldier_is_about_this_soldier() -> None:
    item = '{ op = "resources", trigger = "block", amount = 2 }'
    watching = [card("hero", "soldier", "PERMANENT", item)]
    ark = {"soldier": "Raider(1/1/0)", "owner": 2, "life": 8}
    table = Table(
        turn=2,
        cards=watching,
        ark=ark,
        p1={"warhost": ["hero", "Wall(1/9/0)"]},
        action_pool=["A", "A"],
    )
    assert table.do("attack p1 A", "block")["p1.resources"] == 2
    own = Table(
        turn=2, cards=watching, ark=ark, p1={"warhost": ["Wall(1/9/0)", "hero"]}, action_pool=["A"]
    )
    assert own.do("attack p1 A", "block")["p1.resources"] == 4


def test_enter_ark_comes_on_both_ways_into_the_ark() -> None:
    item = '{ op = "heal_ark", trigger = "enter_ark", amount = 1 }'
    assert hero_at_ark("ACTION", item, life=3).do("attack ark A")["ark.life"] == 3 + 2 + 1
    cards = [card("hero", "soldier", "ACTION", item, resistance=3)]
    table = Table(cards=cards, ark={"soldier": ""}, p1={"warhost": ["hero"]}, action_pool=["A"])
    assert table.do("enter A")["ark.life"] == 6


def test_destroy_comes_after_the_paragon_roll() -> None:
    items = (
        '{ op = "resources", trigger = "destroy", amount = 1, if = { ark = "you" } }',
        '{ op = "paragon", trigger = "destroy", amount = -5 }',
    )
    table = hero_at_ark("ACTION", *items, life=3, paragon=1).do("attack ark A", dice=["G2"])
    assert (table["p1.paragon"], table["p1.resources"]) == (0, 3)


def test_destroyed_comes_when_the_card_itself_is_destroyed() -> None:
    item = '{ op = "resources", trigger = "destroyed", who = "attacker", amount = -2 }'
    table = defended("PERMANENT", item, p2={"resources": 5}).do("attack p1 A", "destroy p1 1")
    assert values(table, "resources") == [10, 3]
    discarded = owning("PERMANENT", item).do("discard field1")
    assert values(discarded, "resources") == [9, 2]


def test_destroyed_counts_for_a_sacrifice_too() -> None:
    items = (
        '{ op = "paragon", amount = 1, pay = { sacrifice = "this" } }',
        '{ op = "resources", trigger = "destroyed", amount = 5 }',
    )
    table = use(*items)
    assert (table["p1.paragon"], table["p1.resources"]) == (1, 15)


def test_own_soldier_destroyed_comes_for_any_own_soldier() -> None:
    item = '{ op = "resources", trigger = "own_soldier_destroyed", amount = 2 }'
    table = defended("PERMANENT", item, p1={"warhost": ["Weak(1/1/0)"]})
    assert table.do("attack p1 A", "block")["p1.resources"] == 12
    ark = {"soldier": "Weak(1/1/0)", "owner": 1, "life": 3}
    in_ark = owning("PERMANENT", item, turn=2, ark=ark, pool="A", p2={"warhost": ["Foe(3/3/0)"]})
    assert in_ark.do("attack ark A")["p1.resources"] == 12


def test_ark_damaged_comes_if_the_soldier_survives_an_attack() -> None:
    item = '{ op = "resources", trigger = "ark_damaged", who = "attacker", amount = -1 }'
    ark = {"soldier": "Weak(1/1/0)", "owner": 1, "life": 4}
    foe = {"warhost": ["Foe(3/3/0)"], "resources": 5}
    table = owning("PERMANENT", item, turn=2, ark=ark, pool="A A", p2=foe)
    assert table.do("attack ark A")["p2.resources"] == 4
    assert table.do("attack ark A")["p2.resources"] == 4  # destroyed


def test_ark_damaged_does_not_come_by_effects_or_without_damage() -> None:
    item = '{ op = "resources", trigger = "ark_damaged", amount = 1 }'
    ark = {"soldier": "Weak(1/1/0)", "owner": 1, "life": 4}
    market = {"event": ["coastal_battery", "flood_omen"]}
    table = owning("PERMANENT", item, turn=2, ark=ark, market=market, p2={"resources": 9})
    assert table.do("buy event2")["p1.resources"] == 10
    harmless = owning("PERMANENT", item, turn=2, ark=ark, pool="A", p2={"warhost": ["Foe(0/3/0)"]})
    assert harmless.do("attack ark A")["p1.resources"] == 10


def test_ark_income_comes_after_the_roll_for_control_in_every_turn() -> None:
    item = '{ op = "resources", trigger = "ark_income", amount = 1 }'
    table = hero_in_ark("PERMANENT", item, pool="", paragon=1).do("end", dice=["G1"])
    assert (table["p1.paragon"], table["p1.resources"]) == (1, 3)
    begin_turn(table).do("end", dice=["G1"])  # the turn of player 2
    assert table["p1.resources"] == 4


def test_paragon_blank_comes_once_for_each_blank_die() -> None:
    items = (
        '{ op = "roll_paragon", dice = 3 }',
        '{ op = "resources", trigger = "paragon_blank", amount = 1 }',
    )
    assert use(*items, dice="G- G1 G-")["p1.resources"] == 12


def test_a_gambled_or_rerolled_paragon_die_can_be_blank_too() -> None:
    blank = '{ op = "resources", trigger = "paragon_blank", amount = 1 }'
    gamble = (
        '{ op = "gamble", die = "paragon", '
        'results = { paragon_2 = [{ op = "paragon", amount = 5 }] } }'
    )
    assert use(gamble, blank, dice="G-")["p1.resources"] == 11
    reroll = '{ op = "reroll_pool", die = "paragon", face = "any", count = 1 }'
    table = owning("ACTION", reroll, blank, pool="G1").do("activate 1", "die G1 G1", dice=["G-"])
    assert table["p1.resources"] == 11
    added = '{ op = "roll_into_pool", die = "paragon", count = 2 }'
    assert use(added, blank, dice="G- G-")["p1.resources"] == 12


@pytest.mark.parametrize(("purchase", "gain"), [("buy soldier1", 2), ("buy event1", 0)])
def test_buy_comes_after_a_purchase_of_the_kind(purchase: str, gain: int) -> None:
    item = '{ op = "resources", trigger = "buy", kind = "soldier", amount = 2 }'
    market = {"soldier": ["mole", "bomber"], "event": ["perfect_throw", "martial_law"]}
    table = owning("PERMANENT", item, market=market, p1={"resources": 20})
    table.do(purchase)
    price = next(event.args["price"] for event in table.events if event.verb == "buy")
    assert isinstance(price, int)
    assert table["p1.resources"] == 20 - price + gain


def test_an_addon_bought_counts_as_a_purchase_of_its_kind() -> None:
    item = '{ op = "paragon", trigger = "buy", kind = "addon", amount = 1 }'
    market = {"civilian": ["fence", "tracker"], "event": ["perfect_throw", "martial_law"]}
    table = owning("PERMANENT", item, market=market, p1={"level": 2})
    assert table.do("buy event1")["p1.paragon"] == 0
    assert table.do("buy civilian1 2")["p1.paragon"] == 1


def test_opponent_buys_comes_with_purchases_of_others() -> None:
    item = '{ op = "paragon", trigger = "opponent_buys", kind = "event", amount = 1 }'
    market = {"soldier": ["mole", "bomber"], "event": ["perfect_throw", "martial_law"]}
    table = owning("PERMANENT", item, turn=2, market=market, p2={"resources": 20})
    assert table.do("buy event1")["p1.paragon"] == 1
    assert table.do("buy soldier1")["p1.paragon"] == 1
    own = owning("PERMANENT", item, market=market)
    assert own.do("buy event1")["p1.paragon"] == 0


def test_harvest_comes_when_the_die_is_in_the_action_pool() -> None:
    item = (
        '{ op = "turn_die", trigger = "harvest", from = "paragon_1", to = "paragon_2", count = 1 }'
    )
    table = owning("PERMANENT", item).do("harvest", dice=["G1"])
    assert table["action_pool"] == ["G2"]


def test_harvest_blank_comes_only_for_a_blank() -> None:
    item = '{ op = "resources", trigger = "harvest_blank", amount = 1 }'
    assert owning("PERMANENT", item).do("harvest", dice=["G-"])["p1.resources"] == 7
    assert owning("PERMANENT", item).do("harvest", dice=["G1"])["p1.resources"] == 6


def test_pharmaceuticals_comes_when_they_were_used() -> None:
    item = '{ op = "heal_ark", trigger = "pharmaceuticals", amount = 1 }'
    ark = {"soldier": "Weak(1/1/0)", "owner": 1, "life": 4}
    assert owning("PERMANENT", item, ark=ark).do("pharmaceuticals")["ark.life"] == 4 + 2 + 1


def test_base_attacked_comes_after_the_effects_of_the_attacker() -> None:
    defence = (
        '{ op = "power", trigger = "base_attacked", of = "attacker", amount = -2, per = "attack" }'
    )
    onset = '{ op = "resources", trigger = "attack_base", amount = 1 }'
    gadget = card("gadget", "structure", "PERMANENT", defence)
    table = hero_in_ark("ACTION", onset, cards=[gadget], p2={"field1": ["gadget"]})
    table.do("attack p2 A")
    assert table.said("power", power=1)
    verbs = [event.verb for event in table.events]
    assert verbs.index("resources") < verbs.index("power")


def test_pool_complete_comes_when_the_last_die_was_kept() -> None:
    item = '{ op = "add_symbol", trigger = "pool_complete", symbol = "attack", count = 1 }'
    table = begin_turn(owning("DICE", item, phase="dice"), "R1 R1 R1 A- A- A-")
    assert table["action_pool"] == ["R1", "R1", "R1", "A-", "A-", "A-", "A"]


def test_only_permanent_effects_reach_into_the_turns_of_others() -> None:
    item = '{ op = "resources", trigger = "own_soldier_destroyed", amount = 2 }'
    table = defended("EFFECT", item, p1={"warhost": ["Weak(1/1/0)"]})
    assert table.do("attack p1 A", "block")["p1.resources"] == 10


def test_the_owner_orders_several_effects_of_one_moment() -> None:
    double = '{ op = "resources", trigger = "harvest", amount = { per = "resources_5", each = 5 } }'
    one = '{ op = "resources", trigger = "harvest", amount = 4 }'
    other = card("other", "structure", "PERMANENT", one)
    own = {"field2": ["other"], "level": 2}
    table = owning("PERMANENT", double, cards=[other], p1=own).do("harvest", dice=["G1"])
    assert table.asks == (1, "order-triggers")
    assert table.options == ["trigger gadget harvest", "trigger other harvest"]
    assert table.do("trigger other harvest")["p1.resources"] == 6 + 4 + 10
