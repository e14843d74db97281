"""X-LOOT: looting Paragon, and Paragon dice in the action pool."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.xibalba.rules.made_up import event, shown, verbs
from tests.games.xibalba.table import Table


def mine(paragon_value: int) -> dict[str, object]:
    return {"soldier": f"Chief(9/3/{paragon_value})", "owner": 1, "life": 7}


def base_attack(value: int = 1, **given: object) -> Table:
    """Player 1 is about to attack from the Ark with a soldier of a Paragon value."""
    start: dict[str, Any] = {
        "p1": {"resources": 5},
        "p2": {"paragon": 9},
        "ark": mine(value),
        **given,
    }
    return Table(action_pool=["A", "A", "R-"], **start)


@pytest.mark.parametrize("value", [1, 2, 3])
def test_as_many_dice_are_rolled_as_the_attackers_paragon_value(value: int) -> None:
    """X-LOOT-01, X-EX-38"""
    table = base_attack(value).do("attack p2 A", dice=["G1"] * value)
    assert table["p1.paragon"] == value
    assert table.said("roll", seat=0, cause="loot", faces=["G1"] * value)


@pytest.mark.parametrize(("stock", "moved"), [(0, 0), (2, 2), (3, 3), (9, 3)])
def test_no_more_is_looted_than_was_rolled_or_than_the_target_has(stock: int, moved: int) -> None:
    """X-LOOT-02, X-LOOT-04, X-LOOT-11, X-RULING-34"""
    table = base_attack(2, p2={"paragon": stock}).do("attack p2 A", dice=["G2", "G1"])
    assert (table["p1.paragon"], table["p2.paragon"]) == (moved, stock - moved)
    assert table.said("hit")
    assert table.said("loot", seat=0, from_seat=1, amount=moved)


def test_the_target_loses_and_the_attacker_gains_in_one_step() -> None:
    """X-LOOT-03, X-WIN-06: both trackers are changed before the winner is looked for."""
    table = base_attack(1, target=11, p1={"paragon": 9}).do("attack p2 A", dice=["G2"])
    assert verbs(table)[-4:] == ["loot", "paragon", "paragon", "win"]
    assert shown(table, "paragon", "change") == [-2, 2]
    assert (table["p1.paragon"], table["p2.paragon"]) == (11, 7)
    assert table.winner == 1


def test_the_target_loses_the_whole_amount_although_the_attackers_tracker_is_full() -> None:
    """X-LOOT-10, X-RULING-56"""
    table = base_attack(1, target=40, p1={"resources": 5, "paragon": 39})
    table.do("attack p2 A", dice=["G2"])
    assert (table["p1.paragon"], table["p2.paragon"]) == (40, 7)


@pytest.mark.parametrize(("face", "symbols"), [("G1", 1), ("G2", 2)])
def test_a_paragon_die_of_the_action_pool_is_exchanged_as_a_whole(face: str, symbols: int) -> None:
    """X-LOOT-05, X-LOOT-06, X-EX-14"""
    table = Table(p1={"resources": 5, "paragon": 4}, action_pool=[face, "R1"])
    assert [move for move in table.options if move.startswith("exchange")] == [f"exchange {face}"]
    table.do(f"exchange {face}")
    assert table["p1.paragon"] == 4 + symbols
    assert table["action_pool"] == ["R1"]
    table.refuses(f"exchange {face}", "X-LOOT-05")


def test_a_part_of_a_paragon_die_cannot_be_kept() -> None:
    """X-LOOT-06"""
    table = Table(p1={"resources": 5}, action_pool=["G2"])
    table.refuses("exchange G1", "X-LOOT-05")


def test_a_blank_paragon_die_cannot_be_exchanged() -> None:
    """X-LOOT-07"""
    table = Table(p1={"resources": 5}, action_pool=["G-"])
    table.refuses("exchange G-", "X-LOOT-07")


@pytest.mark.parametrize("face", ["R1", "A", "C"])
def test_only_paragon_dice_give_paragon(face: str) -> None:
    """X-LOOT-05, X-LOOT-17"""
    Table(p1={"resources": 5}, action_pool=[face]).refuses(f"exchange {face}", "X-LOOT-05")


def test_dice_rolled_for_loot_reward_and_income_never_enter_the_action_pool() -> None:
    """X-LOOT-08, X-LOOT-16, X-RULING-36: they are booked at once, without a question."""
    table = Table(
        players=3,
        p1={"resources": 5},
        p2={"paragon": 5},
        p3={"warhost": ["Guard(1/1/1)"]},
        ark=mine(1),
        action_pool=["A", "A", "R-"],
    )
    table.do("attack p2 A", dice=["G1"])
    assert table.asks == (1, "act")
    assert (table["p1.paragon"], table["action_pool"]) == (1, ["R-", "A"])
    table.do("attack p3 A").do("block", dice=["G2"])
    assert (table["p1.paragon"], table["action_pool"]) == (3, ["R-"])
    table.do("end", dice=["G1"])
    assert table["p1.paragon"] == 4
    assert table["action_pool"] == []
    assert table.asks == (2, "split-pool")


def test_every_paragon_die_is_rolled_once() -> None:
    """X-LOOT-09: a blank stays a blank, unless a card says otherwise (odds_duelist does)."""
    table = base_attack(2).do("attack p2 A", dice=["-", "-"])
    assert table["p1.paragon"] == 0
    lucky = base_attack(ark={"soldier": "odds_duelist", "owner": 1, "life": 7})
    lucky.do("attack p2 A", dice=["-", "G1", "G2"])  # one more die for a blank
    assert lucky["p1.paragon"] == 3


@pytest.mark.parametrize("way", ["exchange", "income", "effect"])
def test_paragon_above_40_is_lost_at_once(way: str) -> None:
    """X-LOOT-10"""
    table = Table(
        target=40,
        p1={"resources": 9, "paragon": 39},
        cards=[event("feast", {"op": "paragon", "amount": 5})],
        market={"event": ["feast", ""]},
        ark=mine(2),
        action_pool=["G2"],
    )
    move = {"exchange": "exchange G2", "income": "end", "effect": "buy event1"}[way]
    table.do(move, dice=["G2", "G2"] if way == "income" else [])
    assert table["p1.paragon"] == 40


def test_paragon_never_falls_below_0() -> None:
    """X-LOOT-11, X-RULING-29: an effect takes 3 from players with 0, 2 and 5."""
    table = Table(
        players=3,
        p1={"resources": 9, "paragon": 2},
        p2={"paragon": 0},
        p3={"paragon": 5},
        cards=[event("fall", {"op": "paragon", "who": "all", "amount": -3})],
        market={"event": ["fall", ""]},
        action_pool=["G1"],
    )
    table.do("buy event1")
    assert [table[f"p{n}.paragon"] for n in (1, 2, 3)] == [0, 0, 2]
    table.do("exchange G1")
    assert table["p1.paragon"] == 1  # no debt was left


def test_paragon_stays_across_turns_and_rounds() -> None:
    """X-LOOT-12"""
    table = Table(p1={"resources": 2, "paragon": 6}, p2={"paragon": 3}).do("end")
    table.do("split 3 3", "keep all", dice=["-"] * 6).do("end")
    assert table["turn"] == 1
    assert (table["p1.paragon"], table["p2.paragon"]) == (6, 3)


def test_a_soldier_with_paragon_value_0_rolls_nothing() -> None:
    """X-LOOT-13"""
    table = base_attack(0).do("attack p2 A")
    assert table.said("hit")
    assert "roll" not in verbs(table)
    assert table["p2.paragon"] == 9


def test_more_dice_than_the_two_physical_ones_are_rolled_if_need_be() -> None:
    """X-LOOT-14, X-RULING-35"""
    table = base_attack(5).do("attack p2 A", dice=["G2", "G2", "G1", "-", "G1"])
    assert table["p1.paragon"] == 6


def test_the_paragon_value_counts_for_loot_reward_and_control_and_nothing_else() -> None:
    """X-LOOT-15: neither entering the Ark nor a failed attack nor a block rolls dice."""
    table = Table(
        p1={"resources": 5, "warhost": ["Chief(2/3/3)"]},
        p2={"warhost": ["Guard(1/9/4)"]},
        ark={"soldier": ""},
        action_pool=["A", "A", "A", "A"],
    )
    table.do("enter A")
    assert "roll" not in verbs(table)
    table.do("attack p2 A", "pass")  # 2 against 3
    assert "roll" not in verbs(table)
    table.do("attack p2 A", "block")
    assert "roll" not in verbs(table)
    table.do("attack p2 A", "pass")
    table.do("end", dice=["G1", "G1", "G1"])
    assert table["p1.paragon"] == 3


def test_effects_may_change_the_paragon_value_for_one_use_only() -> None:
    """X-LOOT-01, X-CARD-38: outlaw_captain loots with 2 + 1 dice and controls with 2."""
    table = base_attack(ark={"soldier": "outlaw_captain", "owner": 1, "life": 7})
    table.do("attack p2 A", dice=["G1", "G1", "G1"])
    assert table["p1.paragon"] == 3
    table.do("end", dice=["G1", "-"])
    assert table["p1.paragon"] == 4


def test_a_gain_of_paragon_comes_from_dice_or_from_a_card() -> None:
    """X-LOOT-17: destroying, entering and controlling give what the dice show, and no more."""
    table = Table(
        p1={"resources": 5, "warhost": ["Guard(9/2/2)"]},
        ark={"soldier": "Bob(1/1/4)", "life": 3},
        action_pool=["A"],
    )
    table.do("attack ark A", dice=["-", "-"])
    assert table["ark.owner"] == 1
    assert table["p1.paragon"] == 0
    table.do("end", dice=["-", "-"])
    assert table["p1.paragon"] == 0


def test_a_reduced_loot_roll_is_reduced_before_it_is_compared_with_the_stock() -> None:
    """X-LOOT-18, X-RULING-64: 3 symbols less 1 are more than the 2 that are there."""
    table = base_attack(2, p2={"paragon": 2, "field1": ["dream_archivist"]})
    table.do("attack p2 A", "pass", dice=["G2", "G1"])
    assert (table["p1.paragon"], table["p2.paragon"]) == (2, 0)


@pytest.mark.parametrize("face", ["-", "G1"])
def test_a_loot_roll_is_not_reduced_below_0(face: str) -> None:
    """X-LOOT-18: two reductions of 1 are summed (X-CARD-28)."""
    table = base_attack(
        1, p2={"paragon": 5, "field1": ["dream_archivist"], "warhost": ["palace_sentinel"]}
    )
    table.do("attack p2 A", "pass", "pass", dice=[face])
    assert (table["p1.paragon"], table["p2.paragon"]) == (0, 5)
    assert table.said("loot", amount=0)


@pytest.mark.parametrize(("stock", "moved"), [(9, 2), (6, 1), (5, 0), (3, 0)])
def test_protected_paragon_cannot_be_looted(stock: int, moved: int) -> None:
    """X-LOOT-18: paragon_reliquary keeps 5."""
    table = base_attack(1, p2={"paragon": stock, "field1": ["paragon_reliquary"]})
    table.do("attack p2 A", "pass", dice=["G2"])
    assert (table["p1.paragon"], table["p2.paragon"]) == (moved, stock - moved)


def test_protection_from_loot_does_not_hold_against_other_effects() -> None:
    """X-LOOT-18, X-LOOT-12: an effect that takes Paragon is no loot."""
    theft = event("theft", {"op": "steal_paragon", "from": "opponent", "amount": 2})
    table = Table(
        p1={"resources": 9},
        p2={"paragon": 3, "field1": ["paragon_reliquary"]},
        cards=[theft],
        market={"event": ["theft", ""]},
    )
    table.do("buy event1")
    assert (table["p1.paragon"], table["p2.paragon"]) == (2, 1)
