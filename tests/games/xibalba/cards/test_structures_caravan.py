"""Structures of the Saltroad Consortium."""

import pytest

from tests.games.xibalba.cards.scenes import paid_for, raided
from tests.games.xibalba.cards.shop import begin_turn, shop
from tests.games.xibalba.table import Table


def test_an_oil_well_yields_one_resource_more_each_turn() -> None:
    table = Table(phase="start", p1={"field1": ["oil_well"], "level": 2, "resources": 4})
    assert table["p1.resources"] == 4 + 1 + 1
    assert Table(p1={"field1": ["oil_well", "watchtower"]})["p1.now.productivity"] == 0


@pytest.mark.parametrize(("before", "after"), [(5, 3), (1, 0)])
def test_a_destroyed_oil_well_takes_up_to_two_resources_along(before: int, after: int) -> None:
    table = raided(3, p1={"field1": ["oil_well"], "resources": before})
    assert table.do("attack p1 A", "destroy p1 1")["p1.resources"] == after


def test_an_oil_well_switched_off_when_it_is_destroyed_takes_nothing_along() -> None:
    bomb = {"field1": ["bomb_workshop"]}
    table = shop("blackout", p1=bomb, p2={"field1": ["oil_well"], "resources": 5})
    table.do("buy event1", "activate 1")
    assert (table["p2.field1"], table["p2.resources"]) == ([], 5)


SOUK = {"field1": ["caravanserai"], "level": 3, "resources": 20}
GOODS = {"civilian": ["fence", "tracker"], "event": ["perfect_throw", "martial_law"]}


def test_a_caravanserai_pays_for_the_first_purchase_of_each_turn() -> None:
    table = Table(p1=SOUK, market=GOODS)
    assert table.do("buy civilian2 2")["p1.resources"] == 20 - 2 + 1
    assert table.do("buy event1")["p1.resources"] == 19 - 3


def test_a_caravanserai_pays_again_in_the_next_turn_but_not_for_opponents() -> None:
    own = {**SOUK, "base": {"productivity": [0, 0, 0, 0]}}
    market = {"event": ["perfect_throw", "war_bonds"]}
    deck = {"event": ["blackout", "stampede"]}
    table = Table(p1=own, p2={"resources": 9}, market=market, deck=deck)
    table.do("buy event1", "end")
    begin_turn(table).do("buy event2", "end")
    assert table["p1.resources"] == 20 - 3 + 1
    begin_turn(table).do("buy event1")
    assert table["p1.resources"] == 18 - 3 + 1


def test_a_caravanserai_bought_second_does_not_see_the_first_purchase() -> None:
    # X-RULING-91: the first time counts from the beginning of the turn
    goods = {"structure": ["caravanserai", "oil_well"], "event": ["perfect_throw", "war_bonds"]}
    table = Table(p1={"level": 2, "resources": 20}, market=goods)
    table.do("buy event1", "buy structure1 1")
    assert table["p1.resources"] == 20 - 3 - 3
    assert table.do("buy structure2 2")["p1.resources"] == 14 - 3


def test_a_caravanserai_uncovered_after_the_first_purchase_waits_for_the_next_turn() -> None:
    own = {"field1": ["caravanserai", "oil_well"], "resources": 20}
    table = Table(p1=own, market=GOODS).do("buy event1", "discard field1")
    left = table["p1.resources"]
    assert table.do("buy event2")["p1.resources"] == left - 2


def test_a_caravanserai_pays_for_its_own_purchase() -> None:
    # X-RULING-96
    table = Table(p1={"resources": 9}, market={"structure": ["caravanserai", "oil_well"]})
    assert table.do("buy structure1 1")["p1.resources"] == 9 - 3 + 1


GRANARY = {"field1": ["vaulted_granary"], "resources": 9}


def test_a_vaulted_granary_keeps_resources_from_opponents_effects() -> None:
    assert shop("general_strike", p2=GRANARY).do("buy event1")["p2.resources"] == 9
    robbed = shop("train_robbery", players=3, p2=GRANARY, p3={"resources": 4})
    robbed.do("buy event1")  # only player 3 can be chosen
    assert [robbed["p2.resources"], robbed["p3.resources"]] == [9, 1]


def test_a_vaulted_granary_is_no_help_against_own_effects_or_when_switched_off() -> None:
    assert shop("general_strike", p1=GRANARY).do("buy event1")["p1.resources"] == 9 - 2 - 3
    market = {"event": ["blackout", "general_strike"]}
    table = shop("blackout", market=market, p2=GRANARY)
    assert table.do("buy event1", "buy event2")["p2.resources"] == 9 - 3


BAZAAR = {"field1": ["grand_bazaar"], "resources": 20, "level": 2}


def test_a_grand_bazaar_replaces_two_cards_and_lowers_the_next_price() -> None:
    table = Table(
        p1=BAZAAR,
        market={"soldier": ["mole", "bomber"], "event": ["blackout", "stampede"]},
        deck={"soldier": ["iron_hussar"], "event": ["war_bonds"]},
    )
    table.do("activate 1", "replace soldier1", "replace event2")
    assert table["market.soldier"] == ["iron_hussar", "bomber"]
    assert table["market.event"] == ["blackout", "war_bonds"]
    assert table["discard.soldier"] == ["mole"]
    assert table["p1.resources"] == 20
    assert paid_for(table, "buy event1") == 3 - 1
    assert paid_for(table, "buy event2") == 3


def test_a_grand_bazaar_may_replace_fewer_cards_and_opens_once_per_turn() -> None:
    table = Table(p1=BAZAAR, market={"event": ["blackout", "stampede"]})
    table.do("activate 1", "done")
    table.refuses("activate 1", "X-CARD-16")
    assert paid_for(table, "buy event1") == 3 - 1


def test_the_discount_of_a_grand_bazaar_is_gone_at_the_end_of_the_turn() -> None:
    table = Table(p1=BAZAAR, market={"event": ["blackout", "stampede"]})
    table.do("activate 1", "done", "end")
    begin_turn(table).do("end")
    begin_turn(table)
    assert paid_for(table, "buy event1") == 3


def test_in_apocalypse_mode_a_grand_bazaar_only_lowers_the_price() -> None:
    table = Table(mode="apocalypse", p1=BAZAAR, market={"event": ["blackout"]})
    table.do("activate 1")
    assert table.asks == (1, "act")
    assert paid_for(table, "buy event1") == 3 - 1 - 1
