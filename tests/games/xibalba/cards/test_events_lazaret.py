"""Events of the Grey Lily Lazaret."""

import pytest

from tests.games.xibalba.cards.shop import begin_turn, shop


@pytest.mark.parametrize(("life", "after"), [(2, 8), (7, 10), (10, 10)])
def test_a_miracle_cure_gives_six_life_points_up_to_the_limit(life: int, after: int) -> None:
    ark = {"soldier": "Guard(3/3/0)", "owner": 1, "life": life}
    assert shop("miracle_cure", ark=ark).do("buy event1")["ark.life"] == after


@pytest.mark.parametrize("owner", [0, 2])
def test_a_miracle_cure_helps_only_the_own_soldier(owner: int) -> None:
    ark = {"soldier": "Guard(3/3/0)", "owner": owner, "life": 2}
    table = shop("miracle_cure", ark=ark).do("buy event1")
    assert (table["ark.life"], table["p1.resources"]) == (2, 10 - 3)


def test_in_apocalypse_mode_a_miracle_cure_heals_up_to_ten() -> None:
    ark = {"soldier": "Guard(3/3/0)", "owner": 1, "life": 7}
    table = shop("miracle_cure", ark=ark, players=4, mode="apocalypse")
    assert table.do("buy event1")["ark.life"] == 10


def test_an_epidemic_lets_every_player_destroy_an_own_civilian() -> None:
    table = shop(
        "epidemic",
        players=3,
        p1={"field1": ["tracker", "fence"]},
        p2={"field1": ["smuggler"], "field2": ["gambler"], "field3": ["oil_well"], "level": 3},
        p3={"field1": ["watchtower"]},
    )
    table.do("buy event1")
    assert table["p1.field1"] == ["tracker"]
    assert table.asks == (2, "choose-addon")  # the owner chooses
    assert table.options == ["destroy p2 1", "destroy p2 2"]
    table.do("destroy p2 2")
    assert [table[f"p2.field{n}"] for n in (1, 2, 3)] == [["smuggler#1"], [], ["oil_well"]]
    assert table["p3.field1"] == ["watchtower"]


def test_a_second_wind_brings_back_any_soldier_costing_up_to_six() -> None:
    discard = {"soldier": ["siege_marshal", "iron_hussar", "mole"]}
    table = shop("second_wind", discard=discard, p1={"warhost": ["Bob(1/1/1)"]})
    table.do("buy event1")
    assert table.options == ["take mole", "take iron_hussar"]  # not the one for 7
    table.do("take iron_hussar")
    assert table["p1.warhost"] == ["Bob(1/1/1)", "iron_hussar"]
    assert table["discard.soldier"] == ["siege_marshal", "mole"]
    assert table["p1.resources"] == 10 - 4


def test_a_second_wind_finds_nobody_in_an_empty_pile() -> None:
    assert shop("second_wind").do("buy event1")["p1.warhost"] == []


def test_morphine_rations_soften_attacks_until_the_next_turn_begins() -> None:
    ark = {"soldier": "Guard(3/3/0)", "owner": 1, "life": 10}
    table = shop("morphine_rations", ark=ark, p2={"warhost": ["Raider(3/3/0)"]})
    table.do("buy event1", "end")
    begin_turn(table, "R- R- R- A A A")
    assert table.do("attack ark A")["ark.life"] == 10 - 1
    assert table.do("attack ark AA")["ark.life"] == 9 - 4
    table.do("end")
    begin_turn(table).do("end")
    begin_turn(table, "R- R- R- A A- A-")
    assert table.do("attack ark A")["ark.life"] == 5 - 3


def test_morphine_rations_and_a_quarantine_ward_add_up() -> None:
    ark = {"soldier": "Guard(3/3/0)", "owner": 1, "life": 10}
    own = {"field1": ["quarantine_ward"]}
    table = shop("morphine_rations", ark=ark, p1=own, p2={"warhost": ["Raider(3/3/0)"]})
    table.do("buy event1", "end")
    begin_turn(table, "R- R- R- A A- A-")
    assert table.do("attack ark A")["ark.life"] == 10
