"""Civilians of the Saltroad Consortium."""

import pytest

from tests.games.xibalba.cards.scenes import effect_phase, nothing_to_resolve, paid_for
from tests.games.xibalba.table import Table


@pytest.mark.parametrize(("owner", "gain"), [(0, 1), (1, 1), (2, 2)])
def test_a_smuggler_earns_more_while_an_opponent_controls_the_ark(owner: int, gain: int) -> None:
    ark = {"soldier": "Idol(0/1/0)", "owner": owner}
    table = effect_phase(ark=ark, p1={"field1": ["smuggler"]})
    assert table.do("resolve field1")["p1.resources"] == 2 + gain


@pytest.mark.parametrize(
    ("purchase", "price"),
    [("soldier1", 4), ("civilian1 1", 4), ("structure1 2", 3), ("event1", 2)],
)
def test_a_bazaar_haggler_makes_every_kind_of_card_one_resource_cheaper(
    purchase: str, price: int
) -> None:
    market = {
        "soldier": ["mole", "bomber"],
        "civilian": ["smuggler", "fence"],
        "structure": ["bastion_wall", "oil_well"],
        "event": ["general_strike", "stampede"],
    }
    own = {"field1": ["bazaar_haggler"], "level": 2, "resources": 20}
    assert paid_for(Table(p1=own, market=market), f"buy {purchase}") == price - 1
    opponent = Table(turn=2, p1=own, p2={"level": 2, "resources": 20}, market=market)
    assert paid_for(opponent, f"buy {purchase}") == price


def test_a_bazaar_haggler_never_gets_a_card_for_nothing() -> None:
    own = {"field1": ["bazaar_haggler"], "field2": ["horse_trader"], "field3": ["horse_trader"]}
    table = Table(
        p1={**own, "level": 3, "resources": 20}, market={"soldier": ["sewer_rat", "mole"]}
    )
    assert paid_for(table, "buy soldier1") == 1


@pytest.mark.parametrize(
    ("others", "gain"),
    [
        ({}, 1),
        ({"field2": ["bazaar_haggler"]}, 1),
        ({"field2": ["bazaar_haggler"], "field3": ["money_changer"]}, 2),
        ({"field2": ["bazaar_haggler"], "warhost": ["oil_burner"]}, 2),
        ({"field2": ["bazaar_haggler", "money_changer"]}, 1),
        ({"field2": ["fence"], "field3": ["stonemason"]}, 1),
    ],
)
def test_a_water_bearer_earns_more_among_three_active_cards_of_the_caravan(
    others: dict[str, list[str]], gain: int
) -> None:
    table = effect_phase(p1={"field1": ["water_bearer"], "level": 3, **others})
    assert table.do("resolve field1")["p1.resources"] == 2 + gain


def test_a_money_changer_sells_a_paragon_or_buys_one() -> None:
    own = {"field1": ["money_changer"], "resources": 6, "paragon": 2}
    table = Table(p1=own).do("activate 1")
    assert table.options == ["option 1", "option 2"]
    buying = Table(p1=own).do("activate 1", "option 1")
    assert (buying["p1.resources"], buying["p1.paragon"]) == (1, 3)
    selling = Table(p1=own).do("activate 1", "option 2")
    assert (selling["p1.resources"], selling["p1.paragon"]) == (10, 1)
    selling.refuses("activate 1", "X-CARD-16")


def test_a_money_changer_offers_only_what_can_be_paid() -> None:
    poor = Table(p1={"field1": ["money_changer"], "resources": 4, "paragon": 1})
    poor.do("activate 1")
    assert (poor["p1.resources"], poor["p1.paragon"]) == (8, 0)
    rich = Table(p1={"field1": ["money_changer"], "resources": 5, "paragon": 0})
    rich.do("activate 1")
    assert (rich["p1.resources"], rich["p1.paragon"]) == (0, 1)
    neither = Table(p1={"field1": ["money_changer"], "resources": 4, "paragon": 0})
    neither.refuses("activate 1", "X-CARD-34")


def test_the_paragon_of_a_money_changer_can_win_the_game() -> None:
    own = {"field1": ["money_changer"], "resources": 5, "paragon": 29}
    table = Table(target=30, p1=own).do("activate 1", "option 1")
    assert table.winner == 1


def test_a_debt_collector_steals_from_the_richest_opponent() -> None:
    table = effect_phase(
        players=3,
        p1={"field1": ["debt_collector"], "resources": 9},
        p2={"resources": 4},
        p3={"resources": 5},
    )
    table.do("resolve field1")
    assert [table[f"p{seat}.resources"] for seat in (1, 2, 3)] == [10, 4, 4]


def test_a_debt_collector_chooses_between_equally_rich_opponents() -> None:
    table = effect_phase(
        players=4,
        p1={"field1": ["debt_collector"]},
        p2={"resources": 5},
        p3={"resources": 4},
        p4={"resources": 5},
    )
    table.do("resolve field1")
    assert table.options == ["opponent p2", "opponent p4"]
    table.do("opponent p4")
    assert [table[f"p{seat}.resources"] for seat in (1, 2, 3, 4)] == [5, 5, 4, 4]


def test_a_debt_collector_gets_nothing_where_nothing_is() -> None:
    assert nothing_to_resolve(effect_phase(p1={"field1": ["debt_collector"]}, p2={"resources": 0}))
    safe = {"field1": ["vaulted_granary"]}
    assert nothing_to_resolve(effect_phase(p1={"field1": ["debt_collector"]}, p2=safe))
