"""Events of the Polar Drilling Company."""

import pytest

from tests.games.xibalba.cards.shop import begin_turn, shop


@pytest.mark.parametrize(("level", "dice", "gain"), [(1, "G2", 2), (3, "G1 G- G2", 3)])
def test_a_gusher_rolls_a_paragon_die_per_level(level: int, dice: str, gain: int) -> None:
    table = shop("gusher", p1={"level": level}, p2={"level": 4})
    table.do("buy event1", dice=dice.split())
    assert (table["p1.paragon"], table["p1.resources"]) == (gain, 10 - 6)


def test_a_cave_in_lets_every_player_destroy_an_own_structure() -> None:
    table = shop(
        "cave_in",
        players=3,
        p1={"field1": ["oil_well"], "field2": ["watchtower"], "level": 2},
        p2={"field1": ["pipeline", "bastion_wall"]},
        p3={"field1": ["fence"]},
    )
    table.do("buy event1")
    assert table.asks == (1, "choose-addon")
    table.do("destroy p1 2")
    assert (table["p1.field1"], table["p1.field2"]) == (["oil_well"], [])
    assert table["p2.field1"] == ["pipeline"]
    assert table["p3.field1"] == ["fence"]


def test_a_cave_in_spares_protected_structures() -> None:
    inspected = {"field1": ["oil_well"], "field2": ["safety_inspector"], "level": 2}
    assert shop("cave_in", p2=inspected).do("buy event1")["p2.field1"] == ["oil_well"]
    safe = {"field1": ["safe_house"]}
    assert shop("cave_in", p2=safe).do("buy event1")["p2.field1"] == ["safe_house"]
    assert shop("cave_in", p1=safe).do("buy event1")["p1.field1"] == []


@pytest.mark.parametrize(("printed", "price"), [(6, 4), (5, 3), (4, 3)])
def test_a_double_shift_makes_harvesting_cheaper_but_not_below_three(
    printed: int, price: int
) -> None:
    table = shop("double_shift", p1={"costs": {"harvest": printed}})
    table.do("buy event1")
    assert table["p1.now.harvest"] == price
    assert table["p2.now.harvest"] == 4
    assert table.do("harvest", dice=["G1"])["p1.resources"] == 10 - 3 - price


def test_a_double_shift_ends_with_the_turn() -> None:
    table = shop("double_shift", p1={"costs": {"harvest": 6}})
    assert table.do("buy event1", "end")["p1.now.harvest"] == 6


def test_a_blizzard_takes_a_die_from_the_pools_of_all_opponents() -> None:
    table = shop("blizzard", players=3)
    table.do("buy event1", "end")
    for _ in range(2):
        assert table.options == ["split 4 1", "split 3 2", "split 2 3", "split 1 4"]
        table.refuses("split 3 3", "X-DICE-02")
        table.do("split 3 2", dice=["R-", "R-", "R-", "A-", "A-"]).do("keep all", "end")
    begin_turn(table).do("end")  # player 1 has six dice
    assert "split 3 3" in table.options
