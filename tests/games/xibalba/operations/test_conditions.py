"""The twelve conditions: an item applies only while all of its conditions hold."""

import pytest

from tests.games.xibalba.operations.adhoc import (
    begin_turn,
    card,
    hero_at_ark,
    hero_in_ark,
    owning,
    use,
    values,
)
from tests.games.xibalba.table import Table


@pytest.mark.parametrize(("faction", "gain"), [("bastion", 1), ("outrider", 0)])
def test_own_faction(faction: str, gain: int) -> None:
    item = '{ op = "paragon", trigger = "harvest", amount = 1, if = { own_faction = true } }'
    table = owning("PERMANENT", item, p1={"faction": faction}).do("harvest", dice=["G-"])
    assert table["p1.paragon"] == gain  # cards described here belong to the first faction


@pytest.mark.parametrize(
    ("own", "resistance"),
    [
        ({}, 3),
        ({"field2": ["watchtower"]}, 3),
        ({"field2": ["watchtower"], "warhost": ["bunker_warden"]}, 5),
        ({"field2": ["watchtower"], "warhost": ["mole"]}, 3),
        ({"field2": ["watchtower", "bastion_wall"], "field3": ["pillbox_ring"]}, 7),
    ],
)
def test_faction_cards_at_least(own: dict[str, list[str]], resistance: int) -> None:
    item = '{ op = "resistance", of = "base", amount = 2, if = { faction_cards_at_least = 3 } }'
    base = {"resistance": [3, 3, 3, 3]}
    table = owning("PERMANENT", item, p1={"level": 3, "base": base, **own})
    assert table["p1.now.resistance"] == resistance


def test_location() -> None:
    item = '{ op = "power", of = "this", amount = 1, per = "symbol", if = { location = "ark" } }'
    assert hero_in_ark("PERMANENT", item).do("attack p2 A").said("power", power=4)
    assert hero_at_ark("PERMANENT", item).do("attack ark A").said("power", power=3)
    item = (
        '{ op = "power", of = "this", amount = 1, per = "symbol", if = { location = "warhost" } }'
    )
    assert hero_in_ark("PERMANENT", item).do("attack p2 A").said("power", power=3)
    assert hero_at_ark("PERMANENT", item).do("attack ark A").said("power", power=4)


YOU = '{ op = "productivity", amount = 1, if = { ark = "you" } }'
OPPONENT = '{ op = "productivity", amount = 1, if = { ark = "opponent" } }'
NOT_YOU = '{ op = "productivity", amount = 1, if = { ark = "not_you" } }'


@pytest.mark.parametrize(("item", "holders"), [(YOU, [1]), (OPPONENT, [2]), (NOT_YOU, [-1, 0, 2])])
def test_ark(item: str, holders: list[int]) -> None:
    for owner in (-1, 0, 1, 2):
        ark = {"soldier": "" if owner < 0 else "Idol(0/1/0)", "owner": max(owner, 0)}
        table = owning("PERMANENT", item, ark=ark if owner >= 0 else {"soldier": ""})
        assert table["p1.now.productivity"] == (1 if owner in holders else 0), owner


@pytest.mark.parametrize(("life", "least", "most"), [(4, 0, 1), (5, 1, 1), (6, 1, 0)])
def test_life_at_least_and_life_at_most(life: int, least: int, most: int) -> None:
    ark = {"soldier": "Idol(0/1/0)", "life": life}
    item = '{ op = "productivity", amount = 1, if = { life_at_least = 5 } }'
    assert owning("PERMANENT", item, ark=ark)["p1.now.productivity"] == least
    item = '{ op = "productivity", amount = 1, if = { life_at_most = 5 } }'
    assert owning("PERMANENT", item, ark=ark)["p1.now.productivity"] == most
    assert owning("PERMANENT", item, ark={"soldier": ""})["p1.now.productivity"] == 0


def test_a_condition_about_life_follows_every_change() -> None:
    item = '{ op = "productivity", amount = 1, if = { life_at_most = 5 } }'
    own = {"warhost": ["Guard(3/3/0)"]}
    table = owning("PERMANENT", item, ark={"soldier": "Idol(0/1/0)", "life": 6}, p1=own, pool="A")
    assert table["p1.now.productivity"] == 0
    assert table.do("attack ark A")["p1.now.productivity"] == 1


def test_level_at_least() -> None:
    item = '{ op = "action_cost", action = "harvest", amount = -1, if = { level_at_least = 2 } }'
    table = owning("PERMANENT", item)
    assert table["p1.now.harvest"] == 4
    assert table.do("upgrade 2")["p1.now.harvest"] == 3


@pytest.mark.parametrize("of", ["this", "blocker"])
def test_blocking(of: str) -> None:
    this = '{ op = "resistance", of = "this", amount = 2, if = { blocking = true } }'
    blocker = '{ op = "resistance", of = "blocker", amount = 2, if = { blocking = true } }'
    item = this if of == "this" else blocker
    hero = card("hero", "soldier", "PERMANENT", item, power=1, resistance=3)
    ark = {"soldier": "Raider(4/1/0)", "owner": 2, "life": 8}
    table = Table(turn=2, cards=[hero], ark=ark, p1={"warhost": ["hero"]}, action_pool=["A"])
    assert table.do("attack p1 A", "block")["p1.warhost"] == ["hero"]
    entering = Table(cards=[hero], ark={"soldier": ""}, p1={"warhost": ["hero"]}, action_pool=["A"])
    assert entering.do("enter A")["ark.life"] == 3 + 2


@pytest.mark.parametrize(("symbols", "gain"), [("A", 0), ("AC", 1), ("AAC", 1)])
def test_symbols_at_least(symbols: str, gain: int) -> None:
    item = '{ op = "paragon", trigger = "attack", amount = 1, if = { symbols_at_least = 2 } }'
    table = hero_in_ark("ACTION", item, pool="A A C")
    assert table.do(f"attack p2 {symbols}")["p1.paragon"] == gain


def test_first_attack() -> None:
    item = '{ op = "paragon", trigger = "attack", amount = 1, if = { first_attack = true } }'
    table = hero_in_ark("ACTION", item, pool="A A")
    assert table.do("attack p2 A")["p1.paragon"] == 1
    assert table.do("attack p2 A")["p1.paragon"] == 1


def test_first_attack_on_an_addon_is_the_first_of_the_attacking_soldier() -> None:
    item = '{ op = "paragon", trigger = "attack", amount = 1, if = { first_attack = true } }'
    own = {"warhost": ["Bob(1/1/0)", "Guard(3/3/0)"]}
    market = {"soldier": ["mole", "bomber"]}
    ark = {"soldier": "Idol(0/1/0)", "life": 10}
    table = owning("PERMANENT", item, market=market, ark=ark, p1=own, pool="A A A")
    table.do("attack ark A", "attack ark A", "buy soldier1", "attack ark A")
    assert table["p1.paragon"] == 2


def test_first_time_counts_moments_since_the_turn_began() -> None:
    # X-RULING-91: also those before the card was active, and those at which it did nothing
    item = '{ op = "paragon", trigger = "harvest", amount = 1, if = { first_time = true } }'
    table = owning("PERMANENT", item, p1={"resources": 20}).do("harvest", dice=["G-"])
    assert table.do("harvest", dice=["G-"])["p1.paragon"] == 1
    late = card("late", "civilian", "PERMANENT", item, cost=1)
    market = {"civilian": ["late", "fence"]}
    bought = Table(cards=[late], p1={"resources": 20}, market=market)
    bought.do("harvest", dice=["G-"])
    bought.do("buy civilian1 1").do("harvest", dice=["G-"])
    assert bought["p1.paragon"] == 0


def test_first_time_counts_anew_in_every_turn() -> None:
    item = '{ op = "resources", trigger = "opponent_buys", amount = 5, if = { first_time = true } }'
    market = {"event": ["perfect_throw", "martial_law"]}
    deck = {"event": ["war_bonds", "speculation"]}
    rich = {"resources": 20}
    table = owning("PERMANENT", item, players=3, turn=2, p2=rich, p3=rich, market=market, deck=deck)
    assert table.do("buy event1", "buy event2")["p1.resources"] == 10 + 5
    begin_turn(table.do("end")).do("buy event1")
    assert table["p1.resources"] == 15 + 5


def test_first_time_of_a_purchase_is_about_the_kind_that_is_named() -> None:
    item = (
        '{ op = "paragon", trigger = "buy", kind = "addon", amount = 1, '
        "if = { first_time = true } }"
    )
    market = {"event": ["perfect_throw", "martial_law"], "civilian": ["fence", "tracker"]}
    table = owning("PERMANENT", item, p1={"level": 3, "resources": 20}, market=market)
    assert table.do("buy event1", "buy civilian1 2")["p1.paragon"] == 1
    assert table.do("buy civilian2 3")["p1.paragon"] == 1


def test_first_time_on_a_soldier_is_about_this_soldier() -> None:
    item = '{ op = "paragon", trigger = "attack_done", amount = 1, if = { first_time = true } }'
    own = {"warhost": ["hero", "Bob(1/1/0)"], "resources": 9}
    table = hero_at_ark("ACTION", item, pool="A A A", p1=own).do("attack ark A", "discard warhost")
    assert table["p1.paragon"] == 0
    assert table.do("attack ark A")["p1.paragon"] == 1
    assert table.do("attack ark A")["p1.paragon"] == 1


def test_first_time_on_an_addon_is_about_any_own_soldier() -> None:
    item = '{ op = "paragon", trigger = "attack_done", amount = 1, if = { first_time = true } }'
    ark = {"soldier": "Idol(0/1/0)", "life": 10}
    own = {"warhost": ["Al(1/1/0)", "Bob(1/1/0)"]}
    table = owning("PERMANENT", item, ark=ark, p1=own, pool="A A")
    table.do("attack ark A", "discard warhost")
    assert table.do("attack ark A")["p1.paragon"] == 1


def test_target_has_more_resources_is_checked_for_each_player() -> None:
    item = (
        '{ op = "resources", who = "each_opponent", amount = -2, '
        "if = { target_has_more_resources = true } }"
    )
    table = use(item, players=4, p2={"resources": 11}, p3={"resources": 10}, p4={"resources": 25})
    assert values(table, "resources") == [10, 9, 10, 23]


def test_target_has_more_resources_limits_continuous_effects_as_long_as_it_holds() -> None:
    item = (
        '{ op = "productivity", who = "each_opponent", amount = -1, '
        "if = { target_has_more_resources = true } }"
    )
    two = {"base": {"productivity": [2, 2, 2, 2]}}
    table = owning("PERMANENT", item, players=3, pool="R3", p2={**two, "resources": 12}, p3=two)
    assert values(table, "now.productivity") == [0, 1, 2]
    table.do("gather R3")
    assert values(table, "now.productivity") == [0, 2, 2]


def test_all_conditions_must_hold() -> None:
    item = '{ op = "productivity", amount = 1, if = { level_at_least = 2, ark = "not_you" } }'
    assert owning("PERMANENT", item)["p1.now.productivity"] == 0
    assert owning("PERMANENT", item, p1={"level": 2})["p1.now.productivity"] == 1 + 1
