"""Operations that hold lists of items: `choose` and `gamble`."""

import pytest

from tests.games.xibalba.operations.adhoc import hero_at_ark, hero_in_ark, owning, play, use

TRADE = (
    '{ op = "choose", limit = 1, options = ['
    '[{ op = "paragon", amount = 1, pay = { resources = 5 } }], '
    '[{ op = "resources", amount = 4, pay = { paragon = 2 } }], '
    '[{ op = "heal_ark", amount = 2 }, { op = "resources", amount = 1 }]] }'
)


def test_one_of_the_options_that_can_be_paid_for_and_carried_out_is_chosen() -> None:
    table = owning("ACTION", TRADE, p1={"paragon": 3}).do("activate 1")
    assert table.options == ["option 1", "option 2", "option 3"]
    table.do("option 2")
    assert (table["p1.resources"], table["p1.paragon"]) == (14, 1)
    table.refuses("activate 1", "X-CARD-16")


def test_an_option_that_cannot_be_paid_for_is_not_offered() -> None:
    assert use(TRADE).options == ["option 1", "option 3"]
    poor = use(TRADE, p1={"resources": 4, "paragon": 1})  # only the last one is left
    assert poor["p1.resources"] == 5


def test_an_option_is_carried_out_as_far_as_possible() -> None:
    ark = {"soldier": "Idol(0/1/0)", "owner": 1, "life": 3}
    table = use(TRADE, ark=ark).do("option 3")
    assert (table["ark.life"], table["p1.resources"]) == (5, 11)


def test_a_choice_without_any_possible_option_is_refused() -> None:
    item = (
        '{ op = "choose", options = [[{ op = "heal_ark", amount = 1 }], '
        '[{ op = "paragon", amount = 1, pay = { resources = 11 } }]] }'
    )
    owning("ACTION", item).refuses("activate 1", "X-CARD-34")


def test_a_choice_with_a_free_option_works_once_per_turn() -> None:
    item = (
        '{ op = "choose", options = [[{ op = "resources", amount = 1 }], '
        '[{ op = "paragon", amount = 1, pay = { resources = 2 } }]] }'
    )
    use(item).do("option 2").refuses("activate 1", "X-CARD-16")


def test_a_choice_that_always_costs_something_works_as_often_as_it_is_paid() -> None:
    item = (
        '{ op = "choose", options = [[{ op = "paragon", amount = 2, pay = { resources = 3 } }], '
        '[{ op = "paragon", amount = 1, pay = { resources = 2 } }]] }'
    )
    table = use(item).do("option 1").do("activate 1", "option 2", "activate 1", "option 1")
    assert (table["p1.resources"], table["p1.paragon"]) == (2, 5)


def test_the_price_of_an_option_can_be_the_card_itself() -> None:
    item = (
        '{ op = "choose", options = [[{ op = "resources", amount = 1 }], '
        '[{ op = "paragon", amount = 3, pay = { sacrifice = "this" } }]] }'
    )
    table = use(item).do("option 2")
    assert (table["p1.field1"], table["p1.paragon"]) == ([], 3)


def test_a_triggered_choice_turns_the_dice_of_its_attack() -> None:
    item = (
        '{ op = "choose", trigger = "attack", options = ['
        '[{ op = "turn_die", from = "attack", to = "critical", count = 1 }], '
        '[{ op = "power", of = "this", amount = 2, per = "attack" }]] }'
    )
    table = hero_at_ark("ACTION", item, pool="A A").do("attack ark A", "option 1")
    assert table.said("power", power=4)
    assert (table["action_pool"], table["used_dice"]) == (["A"], ["C"])
    second = hero_at_ark("ACTION", item, pool="A A").do("attack ark A", "option 2")
    assert second.said("power", power=5)
    assert second["lasting"] == []


def test_an_option_after_a_hit_lasts_for_the_turn() -> None:
    item = (
        '{ op = "choose", trigger = "hit_base", options = ['
        '[{ op = "power", of = "this", amount = 1, per = "symbol" }], '
        '[{ op = "resources", amount = 1 }]] }'
    )
    table = hero_in_ark("ACTION", item, pool="A A").do("attack p2 A", "option 1", "attack p2 A")
    assert table.said("power", power=4)


def test_a_choice_after_a_purchase_is_about_the_kind_bought() -> None:
    item = (
        '{ op = "choose", trigger = "buy", kind = "event", options = ['
        '[{ op = "destroy_addon", from = "opponent", kind = "structure", count = 1 }], '
        '[{ op = "resources", amount = 1 }]] }'
    )
    market = {"event": ["war_bonds", "stampede"], "soldier": ["mole", "bomber"]}
    foe = {"field1": ["oil_well"]}
    table = owning("PERMANENT", item, market=market, p2=foe).do("buy soldier1")
    assert table.asks == (1, "act")
    table.do("buy event2", "option 1")
    assert table["p2.field1"] == []


RESOURCE_GAMBLE = (
    '{ op = "gamble", die = "resource", results = { '
    'blank = [{ op = "resources", amount = -2 }], '
    'resource_1 = [{ op = "resources", amount = 1 }], '
    'resource_3 = [{ op = "resources", amount = 3 }, { op = "paragon", amount = 1 }] } }'
)
ATTACK_GAMBLE = (
    '{ op = "gamble", die = "attack", results = { '
    'attack = [{ op = "resources", amount = 2 }], critical = [{ op = "paragon", amount = 2 }] } }'
)
PARAGON_GAMBLE = (
    '{ op = "gamble", die = "paragon", results = { '
    'paragon_1 = [{ op = "paragon", amount = 1 }], '
    'paragon_2 = [{ op = "roll_paragon", dice = 1 }] } }'
)


@pytest.mark.parametrize(
    ("item", "results"),
    [
        (RESOURCE_GAMBLE, {"R-": (8, 0), "R1": (11, 0), "R2": (10, 0), "R3": (13, 1)}),
        (ATTACK_GAMBLE, {"A-": (10, 0), "A": (12, 0), "C": (10, 2)}),
        (PARAGON_GAMBLE, {"G-": (10, 0), "G1": (10, 1), "G2 G1": (10, 1)}),
    ],
)
def test_a_gamble_carries_out_what_its_die_shows(
    item: str, results: dict[str, tuple[int, int]]
) -> None:
    for dice, (resources, paragon) in results.items():
        table = use(item, dice=dice)
        assert (table["p1.resources"], table["p1.paragon"]) == (resources, paragon), dice
        assert table["action_pool"] == []


def test_a_gambled_change_of_an_attack_lasts_for_that_attack() -> None:
    item = (
        '{ op = "gamble", trigger = "attack", die = "attack", results = { '
        'critical = [{ op = "power", of = "this", amount = 4, per = "attack" }] } }'
    )
    table = hero_at_ark("ACTION", item, pool="A A", players=3, life=20)
    assert table.do("attack ark A", dice=["C"]).said("power", power=7)
    assert table.do("attack ark A", dice=["A"]).said("power", power=3)


def test_an_optional_payment_inside_a_gamble_may_be_declined() -> None:
    item = (
        '{ op = "gamble", die = "attack", results = { attack = ['
        '{ op = "paragon", amount = 2, pay = { resources = 3 }, optional = true }] } }'
    )
    table = play(item, dice="A")
    assert table.asks == (1, "use-effect")
    assert table.do("pass")["p1.resources"] == 9
    assert play(item, dice="A").do("use")["p1.paragon"] == 2
