"""Soldiers of the Children of the Rain Engine."""

import pytest

from tests.games.xibalba.cards.scenes import (
    BLANK_ROLL,
    at_ark,
    at_empty_ark,
    idle_turn,
    in_ark,
    power,
    raided,
)
from tests.games.xibalba.table import Table


def test_a_larva_warrior_turns_every_blank_rolled_for_it_into_a_resource() -> None:
    table = at_ark("larva_warrior", "A A A", life=2, p1={"resources": 0}, p2={"paragon": 3})
    table.do("attack ark A", dice=["G-"])
    assert table["p1.resources"] == 1
    table.do("attack p2 AA", dice=["G-"])
    assert table["p1.resources"] == 2
    table.do("end", dice=["G-"])
    assert table["p1.resources"] == 3
    idle_turn(table, income="G-")
    assert table["p1.resources"] == 4


def test_a_larva_warrior_earns_nothing_for_symbols_or_for_harvested_blanks() -> None:
    table = in_ark("larva_warrior", p1={"resources": 9})
    table.do("harvest", dice=["G-"])
    assert table["p1.resources"] == 5
    table.do("end", dice=["G1"])
    assert table["p1.resources"] == 5


def test_a_larva_warrior_in_the_warhost_does_not_see_the_dice_of_the_soldier_in_the_ark() -> None:
    table = in_ark("Idol(0/1/1)", p1={"warhost": ["larva_warrior"]}).do("end", dice=["G-"])
    assert table["p1.resources"] == 2


@pytest.mark.parametrize(("faction", "healed"), [("caravan", 1), ("reliquary", 2)])
def test_a_rain_herald_heals_with_every_control_income(faction: str, healed: int) -> None:
    table = in_ark("rain_herald", life=4, p1={"faction": faction})
    table.do("end", dice=["G-", "G-"])
    assert table["ark.life"] == 4 + healed
    idle_turn(table, income="G1 G-")
    assert table["ark.life"] == 4 + 2 * healed


def test_a_rain_herald_in_the_warhost_heals_nobody() -> None:
    own = {"warhost": ["rain_herald"], "faction": "reliquary"}
    table = in_ark("Idol(0/1/1)", life=4, p1=own).do("end", dice=["G-"])
    assert table["ark.life"] == 4


@pytest.mark.parametrize(("answer", "expected", "left"), [("use", 12, 1), ("pass", 8, 2)])
def test_an_obsidian_stalker_may_spend_a_paragon_for_more_power_per_symbol(
    answer: str, expected: int, left: int
) -> None:
    table = in_ark("obsidian_stalker", "A A", p1={"paragon": 2}, p2={"warhost": ["G(1/20/0)"]})
    table.do("attack p2 AA")
    assert table.asks == (1, "use-effect")
    table.do(answer)
    assert power(table) == expected
    assert table["p1.paragon"] == left


def test_the_bought_power_of_an_obsidian_stalker_is_for_one_attack() -> None:
    table = at_ark("obsidian_stalker", "A A", life=20, players=3, p1={"paragon": 2})
    assert power(table.do("attack ark A", "use")) == 6
    assert power(table.do("attack ark A", "pass")) == 4


def test_an_obsidian_stalker_without_paragon_is_not_asked() -> None:
    assert power(at_ark("obsidian_stalker").do("attack ark A")) == 4


@pytest.mark.parametrize("place", ["warhost", "ark"])
def test_a_jade_colossus_costs_a_re_roll(place: str) -> None:
    ark = {"soldier": "jade_colossus", "owner": 1} if place == "ark" else {"soldier": ""}
    warhost = [] if place == "ark" else ["jade_colossus"]
    table = Table(phase="dice", ark=ark, p1={"warhost": warhost})
    table.do("split 3 3", f"resolve {place}", dice=BLANK_ROLL)
    assert table.decision.about["rerolls"] == 1
    table.do("roll", dice=BLANK_ROLL)
    assert table["phase"] == "action"


@pytest.mark.parametrize(("life", "dice"), [(6, 3), (5, 2)])
def test_a_thunder_seer_with_six_life_points_rolls_a_third_die_for_control(
    life: int, dice: int
) -> None:
    table = in_ark("thunder_seer", life=life).do("end", dice=["G1"] * dice)
    assert table["p1.paragon"] == dice


def test_a_thunder_seer_rolls_two_dice_for_loot_and_reward() -> None:
    table = in_ark("thunder_seer", "A A", p2={"paragon": 9, "warhost": ["Guard(1/1/0)"]})
    table.do("attack p2 A")
    table.do("pass", dice=["G1", "G1"])
    table.do("attack p2 A")
    table.do("block", dice=["G1", "G1"])
    assert table["p1.paragon"] == 4


def test_a_thunder_seer_in_the_warhost_adds_no_die() -> None:
    table = in_ark("Idol(0/1/1)", life=8, p1={"warhost": ["thunder_seer"]})
    assert table.do("end", dice=["G1"])["p1.paragon"] == 1


def test_a_flood_avatar_rolls_a_die_on_entering_an_empty_ark() -> None:
    table = at_empty_ark("flood_avatar").do("enter A", dice=["G2"])
    assert table["p1.paragon"] == 2


def test_a_flood_avatar_rolls_the_die_in_addition_to_the_reward_of_a_conquest() -> None:
    table = at_ark("flood_avatar", life=5).do("attack ark A", dice=["G1", "G2", "G2"])
    assert table["p1.paragon"] == 5


def test_a_flood_avatar_can_win_by_entering_before_the_reward_is_rolled() -> None:
    table = at_ark("flood_avatar", life=5, target=10, p1={"paragon": 9})
    table.do("attack ark A", dice=["G1"])
    assert table.winner == 1


@pytest.mark.parametrize(("owned", "left"), [(3, 2), (0, 0)])
def test_a_bound_thrall_takes_a_paragon_along_when_it_is_destroyed(owned: int, left: int) -> None:
    table = raided(3, p1={"warhost": ["bound_thrall"], "paragon": owned})
    table.do("attack p1 A", "block")
    assert table["p1.warhost"] == []
    assert table["p1.paragon"] == left


def test_a_bound_thrall_takes_a_paragon_along_from_the_ark_and_to_a_stampede() -> None:
    conquered = Table(
        ark={"soldier": "bound_thrall", "owner": 2, "life": 1},
        p1={"warhost": ["Guard(3/1/0)"], "paragon": 3},
        p2={"paragon": 3},
        action_pool=["A"],
    )
    conquered.do("attack ark A")
    assert (conquered["p1.paragon"], conquered["p2.paragon"]) == (3, 2)
    trampled = Table(
        p1={"warhost": ["bound_thrall"], "resources": 9, "paragon": 3},
        market={"event": ["stampede", "time_bomb"]},
    )
    assert trampled.do("buy event1")["p1.paragon"] == 2


def test_a_bound_thrall_who_survives_or_is_discarded_takes_nothing_along() -> None:
    survives = raided(2, p1={"warhost": ["bound_thrall"], "paragon": 3})
    assert survives.do("attack p1 A", "block")["p1.paragon"] == 3
    discarded = Table(p1={"warhost": ["bound_thrall"], "paragon": 3})
    assert discarded.do("discard warhost")["p1.paragon"] == 3


def test_a_neutral_bound_thrall_costs_nobody_anything() -> None:
    table = Table(
        ark={"soldier": "bound_thrall", "life": 1},
        p1={"warhost": ["Guard(3/1/0)"], "paragon": 3},
        p2={"paragon": 3},
        action_pool=["A"],
    )
    table.do("attack ark A")
    assert (table["p1.paragon"], table["p2.paragon"]) == (3, 3)
