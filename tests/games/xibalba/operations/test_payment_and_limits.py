"""What items cost, how often they may be used, and what may be declined."""

import pytest

from tests.games.xibalba.operations.adhoc import (
    begin_turn,
    card,
    defended,
    hero_at_ark,
    hero_in_ark,
    owning,
    use,
)


def test_resources_are_paid_in_full_or_the_activation_is_refused() -> None:
    item = '{ op = "paragon", amount = 1, pay = { resources = 4 } }'
    table = owning("ACTION", item)
    table.do("activate 1", "activate 1")  # as often as it is paid
    assert (table["p1.resources"], table["p1.paragon"]) == (2, 2)
    table.refuses("activate 1", "X-CARD-17")


def test_paragon_is_paid_in_full() -> None:
    item = '{ op = "resources", amount = 4, pay = { paragon = 2 } }'
    assert use(item, p1={"paragon": 3})["p1.paragon"] == 1
    owning("ACTION", item, p1={"paragon": 1}).refuses("activate 1", "X-CARD-17")


def test_life_points_are_paid_by_the_own_ark_soldier_but_never_the_last_one() -> None:
    item = '{ op = "resources", amount = 4, pay = { life = 2 } }'
    ark = {"soldier": "Idol(0/1/0)", "owner": 1, "life": 3}
    table = owning("ACTION", item, ark=ark).do("activate 1")
    assert (table["ark.life"], table["p1.resources"]) == (1, 14)
    table.refuses("activate 1", "X-CARD-17")
    owning("ACTION", item, ark={**ark, "owner": 2}).refuses("activate 1", "X-CARD-17")


def test_the_card_itself_may_be_the_price() -> None:
    item = '{ op = "paragon", amount = 1, pay = { sacrifice = "this" } }'
    table = use(item, p1={"field1": ["oil_well", "gadget"]})
    assert (table["p1.field1"], table["p1.paragon"]) == (["oil_well"], 1)


def test_the_active_warhost_soldier_may_be_the_price() -> None:
    item = '{ op = "paragon", amount = 1, pay = { sacrifice = "soldier" } }'
    table = use(item, p1={"warhost": ["Bob(1/1/1)", "Guard(3/3/2)"]})
    assert (table["p1.warhost"], table["p1.paragon"]) == (["Bob(1/1/1)"], 1)  # no reward
    ark = {"soldier": "Idol(0/1/0)", "owner": 1, "life": 3}
    owning("ACTION", item, ark=ark).refuses("activate 1", "X-CARD-37")


def test_several_prices_are_all_paid() -> None:
    item = '{ op = "paragon", amount = 2, pay = { resources = 3, paragon = 1 } }'
    table = use(item, p1={"paragon": 5})
    assert (table["p1.resources"], table["p1.paragon"]) == (7, 6)
    owning("ACTION", item, p1={"paragon": 0}).refuses("activate 1", "X-CARD-17")


def test_the_prices_of_all_items_are_paid_once_at_the_start() -> None:
    items = (
        '{ op = "resources", amount = 9, pay = { resources = 6 } }',
        '{ op = "paragon", amount = 1, pay = { resources = 5 } }',
    )
    owning("ACTION", *items).refuses("activate 1", "X-CARD-17")
    table = use(*items, p1={"resources": 11})
    assert (table["p1.resources"], table["p1.paragon"]) == (9, 1)


def test_what_cannot_be_carried_out_cannot_be_paid_for() -> None:
    item = '{ op = "heal_ark", amount = 2, pay = { resources = 1 } }'
    owning("ACTION", item).refuses("activate 1", "X-CARD-34")


def test_a_free_activation_works_once_per_turn() -> None:
    table = use('{ op = "resources", amount = 1 }')
    table.refuses("activate 1", "X-CARD-16")
    table.do("end")
    begin_turn(table).do("end")
    assert "activate 1" in begin_turn(table).options


def test_a_limit_counts_uses_per_turn_and_per_card() -> None:
    item = '{ op = "resources", amount = 1, limit = 2 }'
    twin = card("twin", "structure", "ACTION", item)
    table = owning("ACTION", item, cards=[twin], p1={"field2": ["twin"], "level": 2})
    table.do("activate 1", "activate 1", "activate 2")
    table.refuses("activate 1", "X-CARD-16")
    assert table.do("activate 2")["p1.resources"] == 14


def test_each_item_of_an_activation_keeps_to_its_own_limit() -> None:
    items = (
        '{ op = "paragon", amount = 1, limit = 1 }',
        '{ op = "resources", amount = 2, pay = { resources = 1 } }',
    )
    table = owning("ACTION", *items).do("activate 1", "activate 1", "activate 1")
    assert (table["p1.paragon"], table["p1.resources"]) == (1, 13)


def test_when_only_free_items_are_left_the_activation_is_over() -> None:
    items = (
        '{ op = "paragon", amount = 1, pay = { resources = 1 }, limit = 1 }',
        '{ op = "resources", amount = 2 }',
    )
    table = owning("ACTION", *items).do("activate 1")
    assert (table["p1.paragon"], table["p1.resources"]) == (1, 11)
    table.refuses("activate 1", "X-CARD-16")


def test_a_limited_trigger_stops_when_its_limit_is_reached() -> None:
    item = '{ op = "paragon", trigger = "harvest", amount = 1, limit = 2 }'
    table = owning("PERMANENT", item, p1={"resources": 25})
    table.do("harvest", "harvest", "harvest", dice=["G-", "G-", "G-"])
    assert table["p1.paragon"] == 2


def test_a_limit_counts_only_when_the_item_was_applied() -> None:
    item = (
        '{ op = "paragon", trigger = "attack", amount = 1, limit = 1, '
        "if = { symbols_at_least = 2 } }"
    )
    table = hero_in_ark("ACTION", item, pool="A A A")
    assert table.do("attack p2 A")["p1.paragon"] == 0
    assert table.do("attack p2 AA")["p1.paragon"] == 1


def test_a_limit_starts_afresh_in_the_turn_of_every_player() -> None:
    item = '{ op = "resources", trigger = "ark_income", amount = 1, limit = 1 }'
    table = hero_in_ark("PERMANENT", item, pool="", paragon=1).do("end", dice=["G1"])
    begin_turn(table).do("end", dice=["G1"])
    assert table["p1.resources"] == 4


@pytest.mark.parametrize(("answer", "power", "resources"), [("use", 6, 1), ("pass", 3, 2)])
def test_an_optional_item_may_be_used_or_declined(answer: str, power: int, resources: int) -> None:
    item = (
        '{ op = "power", trigger = "attack", of = "this", amount = 3, per = "attack", '
        "pay = { resources = 1 }, optional = true }"
    )
    table = hero_at_ark("ACTION", item).do("attack ark A")
    assert table.asks == (1, "use-effect")
    table.do(answer)
    assert table.said("power", power=power)
    assert table["p1.resources"] == resources


def test_an_optional_item_that_cannot_be_paid_is_not_offered() -> None:
    item = (
        '{ op = "power", trigger = "attack", of = "this", amount = 3, per = "attack", '
        "pay = { paragon = 1 }, optional = true }"
    )
    assert hero_at_ark("ACTION", item).do("attack ark A").said("power", power=3)


def test_declining_does_not_count_against_a_limit() -> None:
    item = '{ op = "paragon", trigger = "attack", amount = 1, limit = 1, optional = true }'
    table = hero_in_ark("ACTION", item, pool="A A A")
    table.do("attack p2 A", "pass", "attack p2 A", "use")
    assert table["p1.paragon"] == 1
    assert table.do("attack p2 A").asks == (1, "act")


def test_a_sacrifice_is_completed_although_its_card_has_left() -> None:
    items = (
        '{ op = "resources", amount = 1, pay = { sacrifice = "this" } }',
        '{ op = "roll_paragon", dice = 1 }',
    )
    assert use(*items, dice="G2")["p1.paragon"] == 2


def test_a_protected_card_cannot_be_sacrificed() -> None:
    item = '{ op = "paragon", amount = 1, pay = { sacrifice = "this" } }'
    shield = '{ op = "prevent", what = "addon_loss", by = "any", kind = "structure" }'
    guard = card("guard", "civilian", "PERMANENT", shield)
    own = {"field2": ["guard"], "level": 2}
    owning("ACTION", item, cards=[guard], p1=own).refuses("activate 1", "X-CARD-37")


def test_a_soldier_that_has_already_gone_is_no_sacrifice() -> None:
    item = (
        '{ op = "paragon", trigger = "destroyed", amount = 1, '
        'pay = { sacrifice = "this" }, optional = true }'
    )
    hero = card("hero", "soldier", "PERMANENT", item, power=1, resistance=1)
    idle = '{ op = "productivity", amount = 1 }'
    table = defended("PERMANENT", idle, cards=[hero], p1={"warhost": ["hero"]})
    assert table.do("attack p1 A", "block")["p1.paragon"] == 0
    assert table.asks == (2, "act")
