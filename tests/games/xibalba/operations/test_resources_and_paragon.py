"""Operations on resources and Paragon, and the players and counters they name."""

import pytest

from tests.games.xibalba.operations.adhoc import (
    defended,
    hero_at_ark,
    hero_in_ark,
    owning,
    play,
    use,
    values,
)


@pytest.mark.parametrize(("before", "after"), [(1, 4), (24, 25), (25, 25)])
def test_resources_are_gained_up_to_twenty_five(before: int, after: int) -> None:
    item = '{ op = "resources", amount = 3 }'
    assert use(item, p1={"resources": before})["p1.resources"] == after


@pytest.mark.parametrize(("before", "after"), [(10, 7), (2, 0)])
def test_resources_are_lost_down_to_zero(before: int, after: int) -> None:
    item = '{ op = "resources", who = "each_opponent", amount = -3 }'
    assert values(use(item, p2={"resources": before}), "resources") == [10, after]


def test_all_means_every_player() -> None:
    table = use('{ op = "resources", who = "all", amount = -2 }', players=3)
    assert values(table, "resources") == [8, 1, 1]


def test_an_opponent_is_chosen_among_those_who_can_be_affected() -> None:
    item = '{ op = "resources", who = "opponent", amount = -2 }'
    table = use(item, players=4, p2={"resources": 0}, p3={"resources": 5}, p4={"resources": 5})
    assert table.options == ["opponent p3", "opponent p4"]
    table.do("opponent p4")
    assert values(table, "resources") == [10, 0, 5, 3]


def test_the_same_opponent_is_the_one_chosen_before() -> None:
    items = (
        '{ op = "resources", who = "opponent", amount = -2 }',
        '{ op = "paragon", who = "same_opponent", amount = 1 }',
    )
    table = use(*items, players=3).do("opponent p3")
    assert (values(table, "resources"), values(table, "paragon")) == ([10, 3, 1], [0, 0, 1])


def test_without_a_chosen_opponent_there_is_no_same_opponent() -> None:
    items = (
        '{ op = "resources", who = "opponent", amount = -2 }',
        '{ op = "paragon", who = "same_opponent", amount = 1 }',
    )
    assert values(play(*items, p2={"resources": 0}), "paragon") == [0, 0]


def test_the_richest_opponent_is_the_one_with_most_resources() -> None:
    item = '{ op = "steal_resources", from = "richest_opponent", amount = 2 }'
    table = use(item, players=3, p2={"resources": 4}, p3={"resources": 6})
    assert values(table, "resources") == [12, 4, 4]
    tied = use(item, players=3, p2={"resources": 6}, p3={"resources": 6})
    assert tied.options == ["opponent p2", "opponent p3"]


def test_the_leading_opponent_is_the_one_with_most_paragon() -> None:
    item = '{ op = "steal_paragon", from = "leading_opponent", amount = 2 }'
    table = use(item, players=3, p1={"paragon": 9}, p2={"paragon": 4}, p3={"paragon": 1})
    assert values(table, "paragon") == [11, 2, 1]


@pytest.mark.parametrize(("owner", "after"), [(0, [10, 3]), (1, [13, 3]), (2, [10, 6])])
def test_the_ark_holder_is_whoever_controls_the_ark(owner: int, after: list[int]) -> None:
    ark = {"soldier": "Idol(0/1/0)", "owner": owner, "life": 5}
    item = '{ op = "resources", who = "ark_holder", amount = 3 }'
    other = '{ op = "rerolls", amount = 1, until = "end_of_your_next_turn" }'  # always possible
    assert values(use(item, other, ark=ark, p2={"resources": 3}), "resources") == after


def test_nobody_steals_from_themselves_as_holder_of_the_ark() -> None:
    ark = {"soldier": "Idol(0/1/0)", "owner": 1, "life": 5}
    item = '{ op = "steal_resources", from = "ark_holder", amount = 3 }'
    table = play(item, ark=ark)
    assert not table.said("resources", cause="effect")
    assert table["p1.resources"] == 9


def test_target_is_the_owner_of_the_attacked_base_or_soldier() -> None:
    item = '{ op = "steal_resources", trigger = "attack", from = "target", amount = 2 }'
    at_base = hero_in_ark("ACTION", item, players=3, p3={"resources": 5})
    assert values(at_base.do("attack p3 A"), "resources") == [5, 3, 3]
    at_soldier = hero_at_ark("ACTION", item, owner=2, p2={"resources": 5})
    assert values(at_soldier.do("attack ark A"), "resources") == [4, 3]
    neutral = hero_at_ark("ACTION", item, p2={"resources": 5})
    assert values(neutral.do("attack ark A"), "resources") == [2, 5]


def test_attacker_is_the_player_whose_attack_it_is() -> None:
    item = '{ op = "paragon", trigger = "base_attacked", who = "attacker", amount = -1 }'
    table = defended("PERMANENT", item, p2={"paragon": 4})
    assert values(table.do("attack p1 A", "pass"), "paragon") == [0, 3]


def test_victim_is_the_former_owner_of_the_destroyed_soldier() -> None:
    item = '{ op = "steal_paragon", trigger = "destroy", from = "victim", amount = 2 }'
    blocker = {"warhost": ["Weak(1/1/0)"], "paragon": 5}
    table = hero_in_ark("ACTION", item, p2=blocker).do("attack p2 A", "block")
    assert values(table, "paragon") == [2, 3]
    neutral = hero_at_ark("ACTION", item, life=3, p2={"paragon": 5}).do("attack ark A")
    assert values(neutral, "paragon") == [0, 5]


@pytest.mark.parametrize(
    ("theirs", "own", "after"), [(5, 10, [12, 3]), (1, 10, [11, 0]), (5, 24, [25, 3])]
)
def test_stolen_resources_leave_the_victim_even_if_there_is_no_room(
    theirs: int, own: int, after: list[int]
) -> None:
    item = '{ op = "steal_resources", from = "opponent", amount = 2 }'
    table = use(item, p1={"resources": own}, p2={"resources": theirs})
    assert values(table, "resources") == after


def test_nothing_can_be_stolen_where_there_is_nothing() -> None:
    item = '{ op = "steal_resources", from = "opponent", amount = 2 }'
    owning("ACTION", item, p2={"resources": 0}).refuses("activate 1", "X-CARD-34")
    item = '{ op = "steal_paragon", from = "opponent", amount = 2 }'
    owning("ACTION", item).refuses("activate 1", "X-CARD-34")


@pytest.mark.parametrize(("before", "after"), [(0, 3), (38, 40)])
def test_paragon_is_gained_up_to_forty(before: int, after: int) -> None:
    table = use('{ op = "paragon", amount = 3 }', target=40, p1={"paragon": before})
    assert table["p1.paragon"] == after


def test_paragon_is_lost_down_to_zero() -> None:
    item = '{ op = "paragon", who = "all", amount = -3 }'
    assert values(use(item, p1={"paragon": 5}, p2={"paragon": 1}), "paragon") == [2, 0]


def test_paragon_gained_by_several_players_is_one_step() -> None:
    table = use(
        '{ op = "paragon", who = "all", amount = 2 }',
        players=3,
        target=10,
        p1={"paragon": 5},
        p2={"paragon": 8},
        p3={"paragon": 9},
    )
    assert values(table, "paragon") == [7, 10, 11]
    assert table.winner == 2  # the first clockwise


def test_paragon_dice_are_rolled_once_and_booked_at_once() -> None:
    table = use('{ op = "roll_paragon", dice = 3 }', dice="G2 G- G1")
    assert (table["p1.paragon"], table["action_pool"]) == (3, [])


def test_several_players_roll_one_after_the_other_and_win_together() -> None:
    item = '{ op = "roll_paragon", who = "all", dice = 1 }'
    table = use(item, dice="G1 G2 G2", players=3, target=10, p2={"paragon": 8}, p3={"paragon": 8})
    assert values(table, "paragon") == [1, 10, 10]
    assert table.winner == 2


@pytest.mark.parametrize(
    ("item", "gain"),
    [
        ('{ op = "resources", amount = { per = "structures", each = 2 } }', 4),
        ('{ op = "resources", amount = { per = "civilians", each = 2 } }', 2),
        ('{ op = "resources", amount = { per = "base_level", each = 1 } }', 4),
        ('{ op = "resources", amount = { per = "base_level", each = 1, max = 3 } }', 3),
        ('{ op = "resources", amount = { per = "resources_5", each = 1 } }', 2),
        ('{ op = "resources", amount = { per = "blanks_in_pool", each = 2 } }', 6),
        ('{ op = "resources", amount = { per = "base_level", each = -1, max = 2 } }', -2),
    ],
)
def test_an_amount_may_count_something(item: str, gain: int) -> None:
    own = {"field2": ["oil_well", "watchtower"], "field3": ["fence"], "level": 4}
    table = use(item, pool="R- A- G- R1", p1=own)
    assert table["p1.resources"] == 10 + gain


def test_structures_civilians_and_levels_are_those_of_the_affected_player() -> None:
    foe = {"field1": ["oil_well"], "field2": ["watchtower"], "level": 2, "resources": 9}
    item = '{ op = "resources", who = "each_opponent", amount = { per = "structures", each = -1 } }'
    assert values(use(item, players=3, p2=foe), "resources") == [10, 7, 3]


def test_fives_of_resources_are_those_of_the_controller() -> None:
    item = '{ op = "paragon", who = "all", amount = { per = "resources_5", each = 1 } }'
    assert values(use(item, p1={"resources": 14}, p2={"resources": 25}), "paragon") == [2, 2]


@pytest.mark.parametrize(
    "item",
    [
        '{ op = "resources", amount = { per = "civilians", each = 1 } }',
        '{ op = "paragon", amount = { per = "civilians", each = 1 } }',
        '{ op = "roll_paragon", dice = { per = "civilians", each = 1 } }',
        '{ op = "steal_resources", from = "opponent", amount = { per = "civilians", each = 1 } }',
        '{ op = "steal_paragon", from = "opponent", amount = { per = "civilians", each = 1 } }',
        '{ op = "damage_ark", amount = { per = "civilians", each = 1 } }',
        '{ op = "heal_ark", amount = { per = "civilians", each = 1 } }',
    ],
)
def test_an_amount_of_nothing_cannot_be_carried_out(item: str) -> None:
    ark = {"soldier": "Idol(0/1/0)", "owner": 1, "life": 5}
    table = owning("ACTION", item, ark=ark, p2={"paragon": 5})
    table.refuses("activate 1", "X-CARD-34")


def test_protected_resources_cannot_be_taken_by_opponents() -> None:
    item = '{ op = "steal_resources", from = "each_opponent", amount = 2 }'
    table = use(item, players=3, p2={"field1": ["vaulted_granary"]}, p3={"resources": 5})
    assert values(table, "resources") == [12, 3, 3]
