"""X-BLOCK: blocking attacks."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.xibalba.rules.made_up import gain, soldier, verbs
from tests.games.xibalba.table import Table

MINE = {"soldier": "Chief(4/3/1)", "owner": 1, "life": 7}


def attacked(power: str = "A", pool: int = 3, **p2: object) -> Table:
    """Player 1 has attacked the base of player 2 from the Ark with power 4 per symbol."""
    table = Table(p1={"resources": 5}, p2=p2, ark=MINE, action_pool=["A"] * pool)
    return table.do(f"attack p2 {power}")


def test_an_attack_on_the_soldier_in_the_ark_cannot_be_blocked() -> None:
    """X-BLOCK-01"""
    table = Table(
        p1={"resources": 5, "warhost": ["Guard(3/2/1)"]},
        p2={"warhost": ["Wall(1/9/1)"]},
        ark={"soldier": "Chief(4/3/1)", "owner": 2, "life": 7},
        action_pool=["A"],
    )
    table.do("attack ark A")
    assert table.asks == (1, "act")
    assert table["ark.life"] == 4
    table.refuses("block", "X-BLOCK-01")
    table.refuses("block", "X-TURN-11", by=2)


def test_the_attacked_player_and_nobody_else_decides_when_the_power_is_known() -> None:
    """X-BLOCK-02, X-RULING-28"""
    table = Table(
        players=4,
        p1={"resources": 5, "warhost": ["Own(1/1/1)"]},
        p2={"warhost": ["Near(1/5/1)"]},
        p3={"warhost": ["Wall(1/9/1)"]},
        ark=MINE,
        action_pool=["A", "C"],
    )
    table.do("attack p3 AC")
    assert table.asks == (3, "block")
    assert table.options == ["block", "pass"]
    assert table.decision.about["power"] == 9
    assert table.decision.about["blocker"] == "Wall(1/9/1)"
    assert verbs(table) == ["attack", "power"]  # not yet compared with anything
    for other in (2, 4):
        table.refuses("block", "X-TURN-11", by=other)
    table.refuses("pass", "X-ACTION-12", by=1)


def test_the_blocker_is_the_top_soldier_of_the_warhost() -> None:
    """X-BLOCK-03: neither a covered soldier nor an add-on card."""
    table = attacked(warhost=["Low(1/9/1)", "Top(1/2/1)"], field1=["water_bearer"])
    assert table.options == ["block", "pass"]
    table.do("block", dice=["-"])
    assert table.said("block", seat=1, card="Top(1/2/1)")
    assert table["p2.warhost"] == ["Low(1/9/1)"]
    assert table["p2.field1"] == ["water_bearer"]


def test_the_soldier_in_the_ark_does_not_block_for_its_owner() -> None:
    """X-BLOCK-03, X-RULING-31: with a Warhost soldier its owner may block, as always."""
    given: dict[str, Any] = {
        "p1": {"resources": 5, "warhost": ["train_boarder"]},
        "ark": {"soldier": "Chief(4/9/1)", "owner": 2, "life": 7},
        "action_pool": ["A"],
    }
    alone = Table(**given).do("attack p2 A", dice=["-"])
    assert alone.said("hit")
    guarded = Table(p2={"warhost": ["Guard(1/9/1)"]}, **given).do("attack p2 A")
    assert guarded.asks == (2, "block")


def test_without_a_soldier_in_the_warhost_no_block_is_asked() -> None:
    """X-BLOCK-04, X-EX-19"""
    table = Table(p1={"resources": 5}, p2={"paragon": 3}, ark=MINE, action_pool=["A"])
    table.do("attack p2 A", dice=["G2"])
    assert table.asks == (1, "act")
    assert table["p2.paragon"] == 1


def test_an_unblockable_attack_asks_nobody() -> None:
    """X-BLOCK-04: night_rider with two symbols; with one it can be blocked."""
    given: dict[str, Any] = {
        "p1": {"resources": 5},
        "p2": {"warhost": ["Guard(1/9/1)"]},
        "ark": {"soldier": "night_rider", "owner": 1, "life": 5},
        "action_pool": ["A", "A"],
    }
    table = Table(**given).do("attack p2 AA", dice=["-"])
    assert table.said("hit")
    assert Table(**given).do("attack p2 A").asks == (2, "block")


def test_the_decision_is_asked_also_when_the_base_would_hold() -> None:
    """X-BLOCK-05, X-RULING-28"""
    table = attacked(level=4, warhost=["Guard(1/2/1)"])  # 4 against 6
    assert table.asks == (2, "block")
    table.do("pass")
    assert table.said("hold")


@pytest.mark.parametrize(("resistance", "destroyed"), [(3, True), (4, True), (5, False)])
def test_a_blocker_is_destroyed_unless_its_resistance_exceeds_the_power(
    resistance: int, destroyed: bool
) -> None:
    """X-BLOCK-06, X-BLOCK-07, X-DESTROY-01: equality destroys."""
    name = f"Guard(1/{resistance}/1)"
    table = attacked(warhost=[name])
    table.do("block", dice=["-"] if destroyed else [])
    assert table["p2.warhost"] == ([] if destroyed else [name])
    assert table["discard.soldier"] == ([name] if destroyed else [])
    assert table.said("block_holds", seat=1, card=name) is not destroyed


def test_a_surviving_blocker_keeps_no_damage() -> None:
    """X-BLOCK-07, X-BLOCK-11: it may block again and again."""
    table = attacked(warhost=["Guard(1/5/1)"]).do("block")
    for _ in range(2):
        table.do("attack p2 A", "block")
        assert table.said("block_holds")
    assert table["p2.warhost"] == ["Guard(1/5/1)"]


@pytest.mark.parametrize("resistance", [2, 9])
def test_a_blocked_attack_destroys_no_add_on_card_and_loots_nothing(resistance: int) -> None:
    """X-BLOCK-08, X-BLOCK-09, X-EX-18, X-EX-22: whether the blocker survives or not."""
    table = attacked(
        power="AA", paragon=5, field1=["tracker"], warhost=[f"Guard(1/{resistance}/1)"]
    )
    table.do("block", dice=["G2"] if resistance == 2 else [])
    assert table.asks == (1, "act")
    assert not table.said("hit")
    assert not table.said("hold")
    assert not table.said("loot")
    assert table["p2.paragon"] == 5
    assert table["p2.field1"] == ["tracker"]


def test_a_blocked_attack_is_not_compared_with_the_base() -> None:
    """X-BLOCK-09: effects after a success do not apply, however weak the base."""
    table = Table(
        p1={"resources": 0, "field1": ["fence"]},
        p2={"warhost": ["Guard(1/9/1)"]},
        ark=MINE,
        action_pool=["A", "R1"],
    )
    table.do("attack p2 A", "block")
    assert table["p1.resources"] == 0


def test_a_destroyed_blocker_gives_the_destroy_reward_from_the_supply() -> None:
    """X-BLOCK-10, X-RULING-33, X-DESTROY-05, X-EX-18"""
    table = Table(
        p1={"resources": 5, "paragon": 1},
        p2={"paragon": 5, "warhost": ["Guard(1/2/3)"]},
        ark={"soldier": "Chief(4/3/2)", "owner": 1, "life": 7},
        action_pool=["A"],
    )
    table.do("attack p2 A").do("block", dice=["G2", "G1"])  # two dice: the attacker's value
    assert (table["p1.paragon"], table["p2.paragon"]) == (4, 5)
    assert table.said("roll", seat=0, cause="reward", faces=["G2", "G1"])


def test_a_blocker_that_holds_gives_no_reward() -> None:
    """X-BLOCK-10"""
    table = attacked(warhost=["Guard(1/9/1)"]).do("block")
    assert "roll" not in verbs(table)
    assert table["p1.paragon"] == 0


def test_after_a_blocker_is_destroyed_the_next_one_may_block_the_next_attack() -> None:
    """X-BLOCK-12, X-BLOCK-13: but not the same attack once more."""
    table = attacked(warhost=["Low(1/9/1)", "Top(1/2/1)"])
    table.do("block", dice=["-"])
    assert table.asks == (1, "act")  # one attack is blocked once, by one soldier
    assert table.said("uncover", seat=1, place="warhost", card="Low(1/9/1)")
    table.do("attack p2 A")
    assert table.decision.about["blocker"] == "Low(1/9/1)"
    table.do("block")
    assert table.said("block_holds", card="Low(1/9/1)")


def test_a_blocking_soldier_deals_no_damage() -> None:
    """X-BLOCK-14"""
    table = attacked(warhost=["Giant(20/20/1)"]).do("block")
    assert table["ark"] == {"soldier": "Chief(4/3/1)", "owner": 1, "life": 7}
    assert "life" not in verbs(table)


def test_an_attack_that_is_let_through_meets_the_base() -> None:
    """X-BLOCK-02, X-ATTACK-14"""
    table = attacked(paragon=2, warhost=["Guard(1/9/1)"]).do("pass", dice=["G1"])
    assert verbs(table)[:2] == ["no_block", "hit"]
    assert table["p1.paragon"] == 1


def test_blocking_does_not_trigger_the_action_effect_of_a_soldier() -> None:
    """X-CARD-18, X-RULING-10: it was not used, and it is not its owner's turn."""
    eager = soldier(
        "eager",
        "3/9/1",
        "ACTION",
        gain(5, trigger="attack"),
        gain(5, trigger="attack_base"),
        gain(5, trigger="attack_done"),
    )
    table = Table(
        p1={"resources": 5},
        p2={"resources": 2, "warhost": ["eager"]},
        cards=[eager],
        ark=MINE,
        action_pool=["A"],
    )
    table.do("attack p2 A", "block")
    assert table["p2.resources"] == 2


def test_a_card_that_names_blocking_answers_to_it() -> None:
    """X-RULING-10: bunker_warden gains 2 when it survives a block."""
    table = attacked(resources=2, warhost=["bunker_warden"]).do("block")
    assert table["p2.resources"] == 4


def test_resistance_against_an_attack_counts_after_effects() -> None:
    """X-CARD-38: line_fusilier blocks with 4 + 1, with drill_instructor 4 + 1 + 1."""
    alone = attacked(power="AA", warhost=["line_fusilier"])
    assert alone.decision.about["resistance"] == 5
    helped = attacked(warhost=["line_fusilier"], field1=["drill_instructor"])
    assert helped.decision.about["resistance"] == 6
    table = Table(
        p1={"resources": 5},
        p2={"warhost": ["line_fusilier"]},
        ark={"soldier": "Chief(5/3/1)", "owner": 1, "life": 7},
        action_pool=["A"],
    )
    table.do("attack p2 A").do("block", dice=["-"])
    assert table.said("destroy", card="line_fusilier#1")
