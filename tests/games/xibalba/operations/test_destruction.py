"""Operations that destroy or move cards."""

import pytest

from tests.games.xibalba.operations.adhoc import (
    hero,
    hero_in_ark,
    owning,
    play,
    use,
)
from tests.games.xibalba.table import Table

FOE = {"field1": ["fence"], "field2": ["oil_well"], "field3": ["watchtower"], "level": 3}


def fields(table: Table, player: int) -> list[list[str]]:
    return [table[f"p{player}.field{number}"] for number in range(1, 5)]


# --- destroy_addon


def test_the_controller_chooses_the_addon_to_destroy() -> None:
    table = use('{ op = "destroy_addon", from = "opponent", kind = "any", count = 1 }', p2=FOE)
    assert table.options == ["destroy p2 1", "destroy p2 2", "destroy p2 3"]
    assert fields(table.do("destroy p2 3"), 2) == [["fence"], ["oil_well"], [], []]


@pytest.mark.parametrize(
    ("item", "options"),
    [
        ('{ op = "destroy_addon", from = "opponent", kind = "structure", count = 1 }', [2, 3]),
        ('{ op = "destroy_addon", from = "opponent", kind = "addon", count = 1 }', [1, 2, 3]),
    ],
)
def test_only_addons_of_the_kind_can_be_destroyed(item: str, options: list[int]) -> None:
    assert use(item, p2=FOE).options == [f"destroy p2 {field}" for field in options]


def test_several_addons_are_destroyed_one_after_the_other() -> None:
    item = '{ op = "destroy_addon", from = "opponent", kind = "any", count = 2 }'
    foe = {"field1": ["tracker", "fence"], "field2": ["oil_well"], "level": 2}
    table = use(item, p2=foe).do("destroy p2 1")
    assert table.options == ["destroy p2 1", "destroy p2 2"]  # the next card is active now
    assert fields(table.do("destroy p2 1"), 2) == [[], ["oil_well"], [], []]


def test_fewer_addons_are_destroyed_if_there_are_not_enough() -> None:
    item = '{ op = "destroy_addon", from = "each_opponent", kind = "civilian", count = 4 }'
    table = use(item, players=3, p2=FOE, p3={"field1": ["tracker"]})
    assert fields(table, 2) == [[], ["oil_well"], ["watchtower"], []]
    assert table["p3.field1"] == []


def test_the_owner_may_be_the_one_who_chooses() -> None:
    item = '{ op = "destroy_addon", from = "all", kind = "any", count = 2, chooser = "owner" }'
    table = play(item, p1={"field1": ["pipeline"]}, p2=FOE)
    assert table["p1.field1"] == []
    assert table.asks == (2, "choose-addon")
    table.do("destroy p2 1", "destroy p2 3")
    assert fields(table, 2) == [[], ["oil_well"], [], []]


def test_destroying_an_addon_needs_one_that_is_not_protected() -> None:
    item = '{ op = "destroy_addon", from = "opponent", kind = "any", count = 1 }'
    owning("ACTION", item).refuses("activate 1", "X-CARD-34")
    owning("ACTION", item, p2={"field1": ["safe_house"]}).refuses("activate 1", "X-CARD-34")


# --- destroy_soldier


def test_a_soldier_of_a_chosen_opponent_is_destroyed_without_a_reward() -> None:
    item = '{ op = "destroy_soldier", from = "opponent", where = "warhost" }'
    table = use(item, players=3, p2={"warhost": ["Weak(1/1/0)"]}, p3={})
    assert table["p2.warhost"] == []
    assert table["p1.paragon"] == 0
    owning("ACTION", item, p1={"warhost": ["Guard(3/3/0)"]}).refuses("activate 1", "X-CARD-34")


def test_a_soldier_destroyed_by_a_soldiers_effect_gives_its_reward() -> None:
    item = '{ op = "destroy_soldier", trigger = "hit_base", from = "target", where = "warhost" }'
    table = hero_in_ark("ACTION", item, paragon=1, p2={"warhost": ["Wall(1/9/0)"]})
    table.do("attack p2 A", "pass", dice=["G-", "G2"])  # loot, then the reward
    assert (table["p2.warhost"], table["p1.paragon"]) == ([], 2)


@pytest.mark.parametrize("place", ["ark", "warhost"])
def test_a_soldier_may_destroy_itself(place: str) -> None:
    item = '{ op = "destroy_soldier", trigger = "attack_done", from = "you", where = "this" }'
    if place == "ark":
        table = hero_in_ark("ACTION", item).do("attack p2 A")
    else:
        ark = {"soldier": "Idol(0/1/0)", "life": 9}
        table = Table(
            cards=[hero("ACTION", item)], ark=ark, p1={"warhost": ["hero"]}, action_pool=["A"]
        )
        table.do("attack ark A")
    assert table["discard.soldier"] == ["hero"]
    assert table["ark.soldier"] == ("" if place == "ark" else "Idol(0/1/0)")


# --- rotate_warhost


def test_the_active_soldier_goes_to_the_bottom_of_its_warhost() -> None:
    pile = {"warhost": ["One(1/1/1)", "Two(1/1/1)", "Three(1/1/1)"]}
    table = use('{ op = "rotate_warhost", who = "all" }', p1=pile, p2={"warhost": ["Four(1/1/1)"]})
    assert table["p1.warhost"] == ["Three(1/1/1)", "One(1/1/1)", "Two(1/1/1)"]
    assert table["p2.warhost"] == ["Four(1/1/1)"]


def test_a_warhost_of_one_cannot_be_rotated() -> None:
    item = '{ op = "rotate_warhost", who = "opponent" }'
    owning("ACTION", item, p2={"warhost": ["One(1/1/1)"]}).refuses("activate 1", "X-CARD-34")
