"""Events of the Iron Crown Legion."""

import pytest

from tests.games.xibalba.cards.shop import begin_turn, shop
from tests.games.xibalba.table import Table


def test_a_mobilisation_order_makes_upgrades_cheaper_and_allows_one_more() -> None:
    table = shop("mobilisation_order")
    table.do("buy event1")
    assert table["p1.resources"] == 10 - 3
    table.do("upgrade 2", "upgrade 3")
    assert table["p1.resources"] == 7 - (4 - 3) - (6 - 3)
    table.refuses("upgrade 4", "X-UPGRADE-03")


def test_a_mobilisation_order_allows_one_more_upgrade_after_the_usual_one() -> None:
    table = shop("mobilisation_order", p1={"level": 2, "upgraded": 1})
    table.refuses("upgrade 3", "X-UPGRADE-03")
    table.do("buy event1", "upgrade 3")
    table.refuses("upgrade 4", "X-UPGRADE-03")


def test_a_mobilisation_order_holds_for_its_turn_alone_and_never_makes_upgrades_free() -> None:
    table = shop("mobilisation_order", p1={"base": {"upgrade_cost": [3, 6, 8]}})
    table.do("buy event1")
    assert table["p1.now.upgrade"] == 1
    assert table["p2.now.upgrade"] == 4
    table.do("end")
    assert table["p1.now.upgrade"] == 3


IN_ARK = {"soldier": "Guard(3/3/0)", "owner": 1, "life": 9}


def test_martial_law_keeps_everybody_from_attacking_bases_until_the_next_turn() -> None:
    raider = {"field1": ["tunnel_network"], "warhost": ["Raider(3/3/0)"]}
    table = shop("martial_law", "A", ark=IN_ARK, p2=raider)
    assert "attack p2 A" in table.options
    table.do("buy event1")
    table.refuses("attack p2 A", "X-CARD-05")
    table.do("end")
    begin_turn(table, "R- R- R- A A A-")
    table.refuses("attack p1 A", "X-CARD-05")


def test_martial_law_leaves_the_ark_open_and_ends_when_the_next_turn_begins() -> None:
    table = shop("martial_law", ark=IN_ARK, p2={"warhost": ["Raider(3/3/0)"]})
    table.do("buy event1", "end")
    begin_turn(table, "R- R- R- A A- A-")
    table.do("attack ark A")
    assert table["ark.life"] == 9 - 3
    table.do("end")
    begin_turn(table, "R- R- R- A A- A-")
    assert "attack p2 A" in table.options


@pytest.mark.parametrize("structures", [0, 1, 2, 3, 4])
def test_war_bonds_earn_two_resources_per_active_structure(structures: int) -> None:
    cards = ["bastion_wall", "pillbox_ring", "watchtower", "oil_well"]
    fields = {f"field{index + 1}": [cards[index]] for index in range(structures)}
    table = shop("war_bonds", p1={"level": 4, **fields})
    table.do("buy event1")
    assert table["p1.resources"] == 10 - 3 + 2 * structures


def test_war_bonds_count_neither_civilians_nor_covered_structures() -> None:
    fields = {"field1": ["oil_well", "watchtower"], "field2": ["fence"]}
    table = shop("war_bonds", p1={"level": 2, **fields})
    assert table.do("buy event1")["p1.resources"] == 10 - 3 + 2


@pytest.mark.parametrize("owner", [0, 1, 2])
def test_a_coastal_battery_shoots_at_the_soldier_in_the_ark_whoever_owns_it(owner: int) -> None:
    ark = {"soldier": "Guard(3/3/0)", "owner": owner, "life": 9}
    assert shop("coastal_battery", ark=ark).do("buy event1")["ark.life"] == 9 - 4


@pytest.mark.parametrize("life", [1, 4])
def test_a_coastal_battery_that_destroys_a_soldier_leaves_the_ark_empty(life: int) -> None:
    ark = {"soldier": "Guard(3/3/0)", "owner": 2, "life": life}
    table = shop("coastal_battery", ark=ark, p1={"warhost": ["Raider(3/3/2)"]})
    table.do("buy event1")
    assert table["ark"] == {"soldier": "", "owner": 0, "life": 0}
    assert table["discard.soldier"] == ["Guard(3/3/0)"]
    assert table["p1.warhost"] == ["Raider(3/3/2)"]
    assert table["p1.paragon"] == 0  # an event has no Paragon value


def test_a_coastal_battery_may_be_bought_for_nothing_and_is_no_attack() -> None:
    empty = shop("coastal_battery", ark={"soldier": ""})
    assert empty.do("buy event1")["discard.event"] == ["coastal_battery"]
    ark = {"soldier": "Guard(3/3/0)", "owner": 2, "life": 9}
    ward = shop("coastal_battery", ark=ark, p2={"field1": ["quarantine_ward"]})
    assert ward.do("buy event1")["ark.life"] == 9 - 4


def test_an_event_goes_to_its_discard_pile_and_costs_less_in_apocalypse_mode() -> None:
    table: Table = shop("war_bonds", mode="apocalypse")
    table.do("buy event1")
    assert table["p1.resources"] == 10 - 2
    assert table["discard.event"] == ["war_bonds"]
