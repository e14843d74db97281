"""The operation `prevent`: losses that do not happen."""

import pytest

from tests.games.xibalba.operations.adhoc import begin_turn, card, defended, hero, owning, use

# --- add-ons


def test_addons_of_a_kind_cannot_be_destroyed_at_all() -> None:
    item = '{ op = "prevent", what = "addon_loss", kind = "structure" }'
    table = defended("PERMANENT", item, power=9, p1={"field2": ["fence"], "level": 2})
    table.do("attack p1 A")
    assert table.options == ["destroy p1 2", "pass"]
    table.refuses("destroy p1 1", "X-CARD-35")


def test_addons_kept_from_attacks_can_be_destroyed_by_effects() -> None:
    item = '{ op = "prevent", what = "addon_loss", by = "attack" }'
    assert defended("PERMANENT", item).do("attack p1 A").asks == (2, "act")
    market = {"event": ["time_bomb", "blackout"]}
    table = owning("PERMANENT", item, turn=2, market=market, p2={"resources": 9})
    assert table.do("buy event1")["p1.field1"] == []


def test_a_limited_protection_is_used_up() -> None:
    item = '{ op = "prevent", what = "addon_loss", by = "attack", limit = 1 }'
    table = defended("PERMANENT", item, pool="A A")
    table.do("attack p1 A", "destroy p1 1")
    assert table.said("kept", by_card="gadget")
    assert table["p1.field1"] == ["gadget"]
    assert table.do("attack p1 A", "destroy p1 1")["p1.field1"] == []


def test_a_paid_protection_by_any_means_works_against_effects_too() -> None:
    item = (
        '{ op = "prevent", what = "addon_loss", by = "any", pay = { paragon = 1 }, '
        "optional = true }"
    )
    market = {"event": ["time_bomb", "blackout"]}
    own = {"paragon": 1}
    table = owning("PERMANENT", item, turn=2, market=market, p1=own, p2={"resources": 9})
    table.do("buy event1", "protect gadget")
    assert (table["p1.field1"], table["p1.paragon"]) == (["gadget"], 0)


def test_protection_bought_for_a_while_is_in_force_without_being_paid_again() -> None:
    item = (
        '{ op = "prevent", what = "addon_loss", by = "attack", pay = { resources = 2 }, '
        'until = "your_next_turn" }'
    )
    ark = {"soldier": "Raider(9/1/0)", "owner": 2, "life": 8}
    table = use(item, ark=ark).do("end")
    begin_turn(table, "R- R- R- A A- A-").do("attack p1 A")
    assert table.asks == (2, "act")  # no add-on can be chosen
    assert table["p1.resources"] == 8


# --- soldiers

STAY = (
    '{ op = "prevent", trigger = "own_soldier_destroyed", what = "soldier_loss", to = "stay", '
    "limit = 1 }"
)
IDLE = '{ op = "productivity", amount = 1 }'


def test_a_blocker_that_stays_has_survived_and_gives_no_reward() -> None:
    bonus = '{ op = "resources", trigger = "block_survived", amount = 1 }'
    own = {"warhost": ["Weak(1/1/0)"]}
    table = defended("PERMANENT", STAY, bonus, pool="A A", paragon=1, p1=own)
    table.do("attack p1 A", "block")
    assert (table["p1.warhost"], table["p1.resources"]) == (["Weak(1/1/0)"], 11)
    assert table.do("attack p1 A", "block", dice=["G1"])["p1.warhost"] == []


def test_a_soldier_that_stays_in_the_ark_keeps_one_life_point() -> None:
    ark = {"soldier": "Weak(1/1/0)", "owner": 1, "life": 3}
    foe = {"warhost": ["Foe(9/3/2)"]}
    table = owning("PERMANENT", STAY, turn=2, ark=ark, pool="A", p2=foe).do("attack ark A")
    assert (table["ark.soldier"], table["ark.life"]) == ("Weak(1/1/0)", 1)
    assert table["p2.warhost"] == ["Foe(9/3/2)"]


def test_a_soldier_that_must_stay_is_no_sacrifice() -> None:
    item = '{ op = "paragon", amount = 1, pay = { sacrifice = "soldier" } }'
    guard = card("guard", "structure", "PERMANENT", STAY)
    own = {"field2": ["guard"], "level": 2, "warhost": ["Weak(1/1/0)"]}
    owning("ACTION", item, cards=[guard], p1=own).refuses("activate 1", "X-CARD-37")


def test_a_soldier_may_save_itself_while_blocking_only() -> None:
    item = (
        '{ op = "prevent", trigger = "block", what = "soldier_loss", to = "stay", '
        "pay = { resources = 2 }, optional = true }"
    )
    own = {"warhost": ["hero"]}
    cards = [hero("PERMANENT", item, stats=(1, 1, 0))]
    table = defended("PERMANENT", IDLE, cards=cards, p1=own)
    table.do("attack p1 A", "block", "protect hero")
    assert (table["p1.warhost"], table["p1.resources"]) == (["hero"], 8)
    market = {"event": ["show_trial", "blackout"]}
    trial = owning(
        "PERMANENT", IDLE, cards=cards, turn=2, market=market, p1=own, p2={"resources": 9}
    )
    assert trial.do("buy event1")["p1.warhost"] == []


def test_a_destroyed_soldier_may_go_under_the_warhost_instead() -> None:
    items = (
        '{ op = "prevent", trigger = "destroyed", what = "soldier_loss", to = "warhost_bottom" }',
        '{ op = "resources", trigger = "destroyed", amount = 1 }',
    )
    cards = [hero("PERMANENT", *items, stats=(1, 1, 0))]
    own = {"warhost": ["Bob(1/1/1)", "hero"]}
    table = defended("PERMANENT", IDLE, cards=cards, paragon=1, p1=own)
    table.do("attack p1 A", "block", dice=["G2"])  # it counts as destroyed
    assert table["p1.warhost"] == ["hero", "Bob(1/1/1)"]
    assert (table["p1.resources"], table["p2.paragon"]) == (11, 2)


# --- loot, life points, resources, effects


@pytest.mark.parametrize(
    ("item", "left"),
    [
        ('{ op = "prevent", what = "loot", amount = 1 }', 7),
        ('{ op = "prevent", what = "loot", amount = 9 }', 8),
        ('{ op = "prevent", what = "loot", keep = 7 }', 7),
        ('{ op = "prevent", what = "loot", keep = 9 }', 8),
    ],
)
def test_loot_is_reduced_or_stops_at_what_is_kept(item: str, left: int) -> None:
    table = defended("PERMANENT", item, paragon=1, p1={"paragon": 8})
    assert table.do("attack p1 A", "pass", dice=["G2"])["p1.paragon"] == left


def test_loot_can_be_reduced_for_the_attack_that_triggers_it() -> None:
    item = '{ op = "prevent", trigger = "base_attacked", what = "loot", amount = 2, limit = 1 }'
    table = defended("PERMANENT", item, paragon=1, pool="A A", p1={"paragon": 8})
    assert table.do("attack p1 A", "pass", dice=["G2"])["p1.paragon"] == 8
    assert table.do("attack p1 A", "pass", dice=["G2"])["p1.paragon"] == 6


def test_attacks_on_the_own_ark_soldier_deal_less_damage() -> None:
    item = '{ op = "prevent", what = "ark_damage", amount = 2 }'
    ark = {"soldier": "Weak(1/1/0)", "owner": 1, "life": 8}
    foe = {"warhost": ["Foe(3/3/0)"]}
    table = owning("PERMANENT", item, turn=2, ark=ark, pool="A", p2=foe).do("attack ark A")
    assert table["ark.life"] == 7


def test_ark_protection_bought_for_a_round_counts() -> None:
    item = (
        '{ op = "prevent", what = "ark_damage", amount = 2, pay = { resources = 1 }, '
        'until = "your_next_turn" }'
    )
    ark = {"soldier": "Weak(1/1/0)", "owner": 1, "life": 8}
    table = use(item, ark=ark, p2={"warhost": ["Foe(3/3/0)"]}).do("end")
    assert begin_turn(table, "R- R- R- A A- A-").do("attack ark A")["ark.life"] == 7


def test_resources_kept_from_opponents_effects() -> None:
    item = '{ op = "prevent", what = "resource_loss", by = "opponents" }'
    market = {"event": ["general_strike", "blackout"]}
    table = owning("PERMANENT", item, turn=2, market=market, p2={"resources": 9})
    assert table.do("buy event1")["p1.resources"] == 10


def test_hostile_effects_neither_destroy_nor_disable_addons() -> None:
    item = '{ op = "prevent", what = "hostile_effects" }'
    market = {"event": ["time_bomb", "blackout"]}
    own = {"field2": ["bastion_wall"], "level": 2}
    table = owning("PERMANENT", item, turn=2, market=market, p1=own, p2={"resources": 9})
    table.do("buy event1", "buy event2")
    assert (table["p1.field1"], table["p1.field2"]) == (["gadget"], ["bastion_wall"])
    assert table["p1.now.resistance"] == 4 + 2
    assert defended("PERMANENT", item).do("attack p1 A", "destroy p1 1")["p1.field1"] == []
