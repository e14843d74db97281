"""Soldiers of the Order of the Ninth Abacus."""

import pytest

from tests.games.xibalba.cards.scenes import (
    at_ark,
    effect_phase,
    idle_turn,
    in_ark,
    nothing_to_resolve,
    power,
)
from tests.games.xibalba.table import Table


def test_a_counting_guard_re_rolls_a_blank_after_each_attack() -> None:
    table = at_ark("counting_guard", "A A A- A-")
    table.do("attack ark A", dice=["C"])
    assert table["action_pool"] == ["A-", "A", "C"]
    table.do("attack ark A", dice=["A-"])
    assert table["action_pool"] == ["A-", "C"]


def test_a_counting_guard_lets_the_player_choose_which_kind_of_blank() -> None:
    table = in_ark("counting_guard", "A A- R- G- R1")
    table.do("attack p2 A")
    assert table.options == ["die R- R-", "die A- A-", "die G- G-"]
    table.do("die G- G-", dice=["G2"])
    assert table["action_pool"] == ["R-", "R1", "A-", "G2"]


def test_a_counting_guard_re_rolls_only_blanks_and_only_after_attacks() -> None:
    table = at_ark("counting_guard", "A R1 A")
    table.do("attack ark A")
    assert table["action_pool"] == ["R1", "A"]
    entering = Table(
        ark={"soldier": ""}, p1={"warhost": ["counting_guard"]}, action_pool=["A", "A-"]
    )
    assert entering.do("enter A")["action_pool"] == ["A-"]


def test_a_re_rolled_paragon_die_of_a_counting_guard_is_not_booked_but_stays_in_the_pool() -> None:
    table = in_ark("counting_guard", "A G-")
    table.do("attack p2 A", dice=["G2"])
    assert table["p1.paragon"] == 0
    assert table.do("exchange G2")["p1.paragon"] == 2


@pytest.mark.parametrize(("symbols", "expected"), [("A", 3), ("C", 3 + 2), ("ACC", 9 + 4)])
def test_each_critical_hit_of_the_markswoman_of_nine_counts_one_more(
    symbols: str, expected: int
) -> None:
    table = at_ark("markswoman_of_nine", "A C C", life=20, players=3)
    assert power(table.do(f"attack ark {symbols}")) == expected
    from_ark = in_ark("markswoman_of_nine", "A C C", p2={"level": 4, "warhost": ["Guard(1/9/0)"]})
    assert power(from_ark.do(f"attack p2 {symbols}")) == expected


@pytest.mark.parametrize(("rolled", "expected"), [("A", 4 + 2), ("C", 4 + 4), ("A-", 4 - 1)])
def test_a_dice_ronin_rolls_for_the_power_of_each_attack(rolled: str, expected: int) -> None:
    table = at_ark("dice_ronin", "A A", life=20, players=3)
    assert power(table.do("attack ark A", dice=[rolled])) == expected
    assert power(table.do("attack ark A", dice=["A"])) == 4 + 2


@pytest.mark.parametrize(("rolled", "expected"), [("A", 8 + 2), ("C", 8 + 4), ("A-", 8 - 1)])
def test_the_die_of_a_dice_ronin_counts_once_however_many_symbols_are_used(
    rolled: str, expected: int
) -> None:
    table = in_ark("dice_ronin", "A A", p2={"warhost": ["Guard(1/20/0)"]})
    assert power(table.do("attack p2 AA", dice=[rolled])) == expected


def end_of_dice_phase(*faces: str, **own: object) -> Table:
    """Player 1's dice phase, just after everything was sorted out."""
    table = Table(phase="dice", dice_pool=list(faces), p1=own)
    return table.do("keep all")


def test_a_mirror_blade_may_turn_a_single_resource_into_an_attack_symbol() -> None:
    table = end_of_dice_phase("R1", "R1", "R2", "A-", warhost=["mirror_blade"])
    assert table.options == ["use", "pass"]
    table.do("use")
    assert table["action_pool"] == ["R1", "R2", "A-", "A"]
    assert table["phase"] == "action"


def test_a_mirror_blade_may_leave_the_dice_alone() -> None:
    table = end_of_dice_phase("R1", "A-", warhost=["mirror_blade"]).do("pass")
    assert table["action_pool"] == ["R1", "A-"]
    assert table["phase"] == "action"


def test_a_mirror_blade_needs_a_die_showing_one_resource() -> None:
    table = end_of_dice_phase("R2", "R3", "R-", warhost=["mirror_blade"])
    assert table.asks == (1, "act")


def test_the_die_of_a_mirror_blade_is_an_attack_die_from_then_on() -> None:
    table = end_of_dice_phase("R1", warhost=["mirror_blade"]).do("use", "weapon")
    assert table["action_pool"] == ["C"]


def rerolls_left(table: Table) -> object:
    """How many re-rolls the player has after the initial roll."""
    table.do("split 3 3", dice=["R-", "R-", "R-", "A-", "A-", "A-"])
    return table.decision.about["rerolls"]


def test_a_clockwork_monk_in_the_ark_grants_a_third_re_roll() -> None:
    table = Table(phase="dice", ark={"soldier": "clockwork_monk", "owner": 1})
    table.do("split 3 3")
    assert table.options == ["resolve ark"]
    table.do("resolve ark", dice=["R-", "R-", "R-", "A-", "A-", "A-"])
    assert table.decision.about["rerolls"] == 3


def test_a_clockwork_monk_in_the_warhost_grants_nothing() -> None:
    assert rerolls_left(Table(phase="dice", p1={"warhost": ["clockwork_monk"]})) == 2


def test_the_third_re_roll_of_a_clockwork_monk_lasts_for_one_turn() -> None:
    table = Table(phase="dice", ark={"soldier": "clockwork_monk", "owner": 1})
    table.do("split 3 3", "resolve ark", dice=["R-", "R-", "R-", "A-", "A-", "A-"])
    table.do("keep all", "end", dice=["G-"])
    assert rerolls_left(table) == 2


def test_an_odds_duelist_rolls_one_more_die_for_a_blank_reward() -> None:
    table = at_ark("odds_duelist", life=4).do("attack ark A", dice=["G-", "G1", "G2"])
    assert table["p1.paragon"] == 3


def test_an_odds_duelist_adds_a_blank_of_the_loot_from_the_supply() -> None:
    table = in_ark("odds_duelist", p2={"paragon": 1})
    table.do("attack p2 A", dice=["G-", "G1", "G2"])
    assert table["p2.paragon"] == 0
    assert table["p1.paragon"] == 1 + 2


def test_an_odds_duelist_rolls_only_one_more_die_per_turn() -> None:
    table = in_ark("odds_duelist", "A A", p2={"paragon": 9})
    table.do("attack p2 A", dice=["G-", "G-", "G-"])
    table.do("attack p2 A", dice=["G-", "G1"])
    assert table["p1.paragon"] == 1
    table.do("end", dice=["G-", "G-"])
    assert table["p1.paragon"] == 1


def test_an_odds_duelist_may_roll_again_in_each_turn_of_the_others() -> None:
    table = in_ark("odds_duelist", players=3)
    table.do("end", dice=["G-", "G-", "G1"])
    assert table["p1.paragon"] == 1
    idle_turn(table, income="G- G1 G2")
    assert table["p1.paragon"] == 1 + 3
    idle_turn(table, income="G- G- G-")
    assert table["p1.paragon"] == 4


def test_an_odds_duelist_does_not_care_for_harvested_blanks_or_dice_of_others() -> None:
    table = in_ark("odds_duelist", "A", p1={"resources": 9}).do("harvest", dice=["G-"])
    assert table["p1.paragon"] == 0
    covering = at_ark("Guard(9/1/1)", life=1, p1={"warhost": ["odds_duelist", "Guard(9/1/1)"]})
    covering.do("attack ark A", dice=["G-"])
    assert covering["p1.warhost"] == ["odds_duelist"]


@pytest.mark.parametrize(("rolled", "gain"), [("R-", 0), ("R1", 1), ("R2", 1), ("R3", 2)])
def test_a_lucky_stray_rolls_for_resources(rolled: str, gain: int) -> None:
    table = effect_phase(p1={"warhost": ["lucky_stray"]})
    table.do("resolve warhost", dice=[rolled])
    assert table["p1.resources"] == 2 + gain


def test_a_covered_lucky_stray_finds_nothing() -> None:
    assert nothing_to_resolve(effect_phase(p1={"warhost": ["lucky_stray", "Guard(1/1/0)"]}))
