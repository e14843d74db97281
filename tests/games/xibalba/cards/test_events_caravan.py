"""Events of the Saltroad Consortium."""

import pytest

from tests.games.xibalba.cards.scenes import paid_for
from tests.games.xibalba.cards.shop import begin_turn, shop


def test_a_boom_season_pays_opponents_their_level_and_you_twice_yours() -> None:
    table = shop("boom_season", players=3, p1={"level": 2}, p2={"level": 4}, p3={"resources": 24})
    table.do("buy event1")
    assert [table[f"p{n}.resources"] for n in (1, 2, 3)] == [10 - 3 + 4, 3 + 4, 25]


def test_a_hostile_takeover_takes_an_addon_from_a_discard_pile() -> None:
    table = shop(
        "hostile_takeover",
        p1={"level": 2},
        discard={"civilian": ["fence", "smuggler"], "structure": ["deep_drill", "oil_well"]},
    )
    table.do("buy event1")
    assert table.asks == (1, "gain-card")
    assert sorted(table.options) == ["take fence", "take oil_well", "take smuggler#1"]
    table.do("take oil_well", "place 2")
    assert table["p1.field2"] == ["oil_well"]
    assert table["discard.structure"] == ["deep_drill"]
    assert table["p1.resources"] == 10 - 3


def test_a_hostile_takeover_needs_a_valid_field_for_the_card() -> None:
    discard = {"civilian": ["fence"], "structure": ["oil_well"]}
    table = shop("hostile_takeover", p1={"field1": ["tracker"]}, discard=discard)
    table.do("buy event1")  # only the civilian fits on the pile of civilians
    assert table["p1.field1"] == ["tracker", "fence"]
    assert table["discard.structure"] == ["oil_well"]


def test_a_hostile_takeover_of_nothing_may_be_bought() -> None:
    table = shop("hostile_takeover", discard={"structure": ["deep_drill"]})
    assert table.do("buy event1")["discard.structure"] == ["deep_drill"]


@pytest.mark.parametrize(("face", "gain"), [("R-", 0), ("R1", 3), ("R2", 6), ("R3", 9)])
def test_a_speculation_earns_three_resources_per_symbol(face: str, gain: int) -> None:
    table = shop("speculation").do("buy event1", dice=[face])
    assert table["p1.resources"] == 10 - 3 + gain
    assert table["action_pool"] == []


def test_an_embargo_makes_cards_dearer_and_forbids_harvesting_for_opponents() -> None:
    market = {"event": ["embargo", "blackout"]}
    table = shop("embargo", market=market, p2={"resources": 9})
    table.do("buy event1")
    assert paid_for(table, "buy event2") == 3  # not for the buyer
    table.do("end")
    begin_turn(table)
    table.refuses("harvest", "X-CARD-05")
    cheap = shop("embargo", market={"event": ["embargo", "blackout"]}, p2={"resources": 9})
    cheap.do("buy event1", "end")
    assert paid_for(begin_turn(cheap), "buy event2") == 3 + 1


def test_an_embargo_ends_when_the_next_turn_of_its_buyer_begins() -> None:
    table = shop("embargo", players=3, p2={"resources": 9}, p3={"resources": 9})
    table.do("buy event1", "end")
    for _ in range(2):
        begin_turn(table).refuses("harvest", "X-CARD-05")
        table.do("end")
    begin_turn(table).do("end")
    assert "harvest" in begin_turn(table).options
