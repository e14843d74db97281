"""Structures of the Children of the Rain Engine."""

import pytest

from tests.games.xibalba.cards.scenes import at_ark, at_empty_ark, in_ark, raided
from tests.games.xibalba.cards.shop import shop
from tests.games.xibalba.table import Table


@pytest.mark.parametrize(("before", "after"), [(8, 6), (6, 5), (5, 5), (3, 3)])
def test_looting_never_takes_the_last_five_paragon_out_of_a_reliquary(
    before: int, after: int
) -> None:
    table = raided(3, paragon=1, p1={"field1": ["paragon_reliquary"], "paragon": before})
    table.do("attack p1 A", "pass", dice=["G2"])
    assert table["p1.paragon"] == after
    assert table["p2.paragon"] == before - after


def test_a_destroyed_paragon_reliquary_keeps_nothing_back() -> None:
    table = raided(3, paragon=1, p1={"field1": ["paragon_reliquary"], "paragon": 5})
    table.do("attack p1 A", "destroy p1 1", dice=["G2"])  # before the loot
    assert table["p1.paragon"] == 3


def test_a_paragon_reliquary_is_no_protection_against_card_effects() -> None:
    table = shop("awakening", p2={"field1": ["paragon_reliquary"], "paragon": 4})
    assert table.do("buy event1")["p2.paragon"] == 3


ALTAR = {"field1": ["rain_altar"], "paragon": 1}


def test_a_rain_altar_turns_two_life_points_into_a_paragon_roll() -> None:
    table = in_ark("Guard(3/3/0)", life=5, p1=ALTAR)
    table.do("activate 1", dice=["G2"])
    assert (table["ark.life"], table["p1.paragon"]) == (3, 3)
    table.refuses("activate 1", "X-CARD-16")


def test_a_rain_altar_never_takes_the_last_life_point() -> None:
    in_ark("Guard(3/3/0)", life=2, p1=ALTAR).refuses("activate 1", "X-CARD-17")
    assert in_ark("Guard(3/3/0)", life=3, p1=ALTAR).do("activate 1", dice=["G-"])["ark.life"] == 1


@pytest.mark.parametrize("owner", [0, 2])
def test_a_rain_altar_needs_an_own_soldier_in_the_ark(owner: int) -> None:
    table = at_ark("Guard(3/3/0)", owner=owner, p1=ALTAR)
    table.refuses("activate 1", "X-CARD-17")


def test_a_serpent_gate_gives_two_more_life_points_on_entering() -> None:
    table = at_empty_ark("Guard(3/4/0)", p1={"field1": ["serpent_gate"]})
    assert table.do("enter A")["ark.life"] == 4 + 2 + 2
    conquest = at_ark("Guard(3/4/0)", life=3, p1={"field1": ["serpent_gate"]})
    assert conquest.do("attack ark A")["ark.life"] == 8


def test_a_serpent_gate_respects_the_limit_and_ignores_other_players() -> None:
    strong = at_empty_ark("Guard(3/7/0)", p1={"field1": ["serpent_gate"]})
    assert strong.do("enter A")["ark.life"] == 10
    foreign = at_empty_ark("Guard(3/4/0)", p2={"field1": ["serpent_gate"]})
    assert foreign.do("enter A")["ark.life"] == 6


OBSERVATORY = {"field1": ["star_observatory"], "resources": 10}


def test_a_star_observatory_earns_a_resource_for_each_blank_paragon_die() -> None:
    table = shop("star_alignment", p1=OBSERVATORY).do("buy event1", dice=["G-", "G-"])
    assert table["p1.resources"] == 10 - 5 + 2
    mixed = shop("star_alignment", p1=OBSERVATORY).do("buy event1", dice=["G-", "G1"])
    assert mixed["p1.resources"] == 10 - 5 + 1


def test_a_star_observatory_watches_harvest_loot_reward_and_control() -> None:
    assert Table(p1=OBSERVATORY).do("harvest", dice=["G-"])["p1.resources"] == 10 - 4 + 1
    looting = in_ark("Guard(3/3/1)", p1=OBSERVATORY)
    assert looting.do("attack p2 A", dice=["G-"])["p1.resources"] == 11
    conquest = at_ark("Guard(3/3/1)", life=3, p1=OBSERVATORY)
    assert conquest.do("attack ark A", dice=["G-"])["p1.resources"] == 11
    assert conquest.do("end", dice=["G-"])["p1.resources"] == 12


def test_a_star_observatory_does_not_see_the_dice_of_other_players() -> None:
    table = shop("all_or_nothing", p1=OBSERVATORY)
    table.do("buy event1", dice=["G-", "G1", "G1"])
    assert table["p1.resources"] == 10 - 3
