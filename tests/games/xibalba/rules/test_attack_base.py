"""X-ATTACK: an attack on a base, from its resistance to the loot."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.xibalba.rules.made_up import MINE, verbs
from tests.games.xibalba.table import Table


def test_an_attack_below_the_base_resistance_does_nothing_and_uses_up_its_dice() -> None:
    """X-ATTACK-13, X-ATTACK-22"""
    table = Table(
        p1={"resources": 5},
        p2={"paragon": 5, "level": 3, "field1": ["water_bearer"]},
        ark=MINE,
        action_pool=["A", "R1"],
    )
    table.do("attack p2 A")  # 4 against 5: no dice are rolled
    assert verbs(table) == ["attack", "power", "hold", "spend"]
    assert table["p2.paragon"] == 5
    assert table["p2.field1"] == ["water_bearer"]
    assert table["action_pool"] == ["R1"]
    assert table["used_dice"] == ["A"]


@pytest.mark.parametrize("level", [1, 2])
def test_an_attack_of_at_least_the_base_resistance_succeeds(level: int) -> None:
    """X-ATTACK-14: 4 against 3, and 4 against 4."""
    table = Table(
        p1={"resources": 5}, p2={"paragon": 5, "level": level}, ark=MINE, action_pool=["A"]
    )
    table.do("attack p2 A", dice=["G2"])
    assert table.said("hit", seat=0, attack_target=1)
    assert (table["p1.paragon"], table["p2.paragon"]) == (2, 3)


def test_the_base_resistance_counts_after_effects() -> None:
    """X-ATTACK-13, X-CARD-38: bastion_wall raises it by 2, wire_cutter lowers it by 1."""
    walled = Table(
        p1={"resources": 5}, p2={"field1": ["bastion_wall"]}, ark=MINE, action_pool=["A"]
    )
    walled.do("attack p2 A")
    assert walled.said("hold")  # 4 against 3 + 2
    cut = Table(
        p1={"resources": 5},
        p2={"level": 2},
        ark={"soldier": "wire_cutter", "owner": 1, "life": 5},
        action_pool=["A"],
    )
    cut.do("attack p2 A", dice=["-"])
    assert cut.said("hit")  # 3 against 4 - 1


def test_after_a_success_one_active_add_on_card_may_be_destroyed_or_none() -> None:
    """X-ATTACK-15, X-RULING-32"""
    given: dict[str, Any] = {
        "p1": {"resources": 5},
        "p2": {"level": 2, "field1": ["water_bearer", "tracker"], "field2": ["bastion_wall"]},
        "ark": {"soldier": "Chief(9/3/1)", "owner": 1, "life": 7},
        "action_pool": ["A"],
    }
    table = Table(**given).do("attack p2 A")
    assert table.asks == (1, "destroy-addon")
    assert table.options == ["destroy p2 1", "destroy p2 2", "pass"]
    table.refuses("destroy p2 3", "X-ATTACK-15")
    table.refuses("destroy p1 1", "X-ATTACK-15")
    table.refuses("destroy p2 0", "X-ATTACK-15")
    table.refuses("attack ark A", "X-ACTION-12")
    table.do("destroy p2 1", dice=["-"])
    assert table["p2.field1"] == ["water_bearer"]  # the covered card could not be chosen
    assert table["discard.civilian"] == ["tracker"]
    declined = Table(**given).do("attack p2 A").do("pass", dice=["-"])
    assert declined["p2.field1"] == ["water_bearer", "tracker"]


def test_without_an_add_on_card_the_choice_is_skipped() -> None:
    """X-RULING-32"""
    table = Table(p1={"resources": 5}, p2={"paragon": 1}, ark=MINE, action_pool=["A"])
    table.do("attack p2 A", dice=["G1"])
    assert table.asks == (1, "act")


@pytest.mark.parametrize("answer", ["destroy p2 1", "pass"])
def test_the_attacker_loots_whether_or_not_an_add_on_card_was_destroyed(answer: str) -> None:
    """X-ATTACK-16, X-ATTACK-17: the decision comes first, the roll second."""
    table = Table(
        p1={"resources": 5}, p2={"paragon": 5, "field1": ["tracker"]}, ark=MINE, action_pool=["A"]
    )
    table.do("attack p2 A")  # no die has been rolled yet
    assert "roll" not in verbs(table)
    table.do(answer, dice=["G2"])
    assert (table["p1.paragon"], table["p2.paragon"]) == (2, 3)
    happened = verbs(table)
    if answer != "pass":
        assert happened.index("destroy") < happened.index("roll")
    assert happened.index("roll") < happened.index("loot")


def test_a_base_with_nothing_to_lose_is_a_legal_target() -> None:
    """X-ATTACK-18, X-EX-24"""
    table = Table(p1={"resources": 5}, p2={"paragon": 0}, ark=MINE, action_pool=["A"])
    table.do("attack p2 A", dice=["G2"])
    assert table.said("hit")
    assert table.said("loot", seat=0, from_seat=1, amount=0)
    assert (table["p1.paragon"], table["p2.paragon"]) == (0, 0)


def test_an_unblocked_attack_harms_no_soldier_in_the_warhost() -> None:
    """X-ATTACK-19"""
    table = Table(
        p1={"resources": 5}, p2={"warhost": ["Guard(1/1/1)"]}, ark=MINE, action_pool=["A"]
    )
    table.do("attack p2 A").do("pass", dice=["-"])
    assert table["p2.warhost"] == ["Guard(1/1/1)"]
