"""X-CARD-21 to X-CARD-24, X-CARD-33: how long effects last, and events."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.xibalba.rules.made_up import addon, event, gain, shown, soldier, verbs
from tests.games.xibalba.table import Table

MINE = {"soldier": "Chief(4/3/1)", "owner": 1, "life": 7}


def whole_turn(table: Table) -> Table:
    """The current player rolls blanks and ends the turn."""
    table.do("split 3 3", "keep all", dice=["-"] * 6)
    return table.do("end") if table.asks[1] == "act" else table


def test_an_effect_for_this_turn_ends_with_the_turn() -> None:
    """X-CARD-21, X-RULING-12: double_shift makes harvest cheaper, then not."""
    table = Table(
        p1={"resources": 9, "costs": {"harvest": 6}}, market={"event": ["double_shift", ""]}
    )
    table.do("buy event1")
    assert table["p1.now.harvest"] == 4
    table.do("end")
    assert table["p1.now.harvest"] == 6
    assert table["lasting"] == []


def test_an_effect_for_this_turn_still_counts_for_the_control_income() -> None:
    """X-CARD-21, X-TURN-14, X-TURN-15: it expires after the income is rolled."""
    zeal = event("zeal", {"op": "paragon_value", "of": "yours", "amount": 1, "when": "control"})
    table = Table(p1={"resources": 9}, cards=[zeal], market={"event": ["zeal", ""]}, ark=MINE)
    table.do("buy event1").do("end", dice=["G1", "G1"])
    assert table["p1.paragon"] == 2
    assert table["lasting"] == []


def test_an_effect_for_this_round_lasts_until_the_next_turn_of_its_causer_begins() -> None:
    """X-CARD-22, X-RULING-12: court_engineer's walls hold in everybody's turn until then."""
    table = Table(players=3, p1={"resources": 9, "field1": ["court_engineer"]})
    table.do("activate 1", "end")
    assert table["p1.now.resistance"] == 5
    whole_turn(table)
    assert (table["turn"], table["p1.now.resistance"]) == (3, 5)
    whole_turn(table)
    assert (table["turn"], table["p1.now.resistance"]) == (1, 3)


def test_the_round_ends_before_productivity_is_paid() -> None:
    """X-CARD-22, X-TURN-16"""
    famine = event(
        "famine",
        {"op": "productivity", "amount": -3, "who": "all", "until": "your_next_turn"},
    )
    table = Table(
        p1={"resources": 9, "level": 4},
        p2={"resources": 9, "level": 4},
        cards=[famine],
        market={"event": ["famine", ""]},
    )
    table.do("buy event1", "end")
    assert table["p2.resources"] == 9  # still in force
    whole_turn(table)
    assert table["p1.resources"] == 8 + 3  # ended before


@pytest.mark.parametrize("tag", ["EFFECT", "DICE", "ACTION", "PERMANENT"])
def test_an_event_takes_effect_on_purchase_whatever_its_tag(tag: str) -> None:
    """X-CARD-23, X-RULING-13"""
    table = Table(
        p1={"resources": 5},
        cards=[{**event("feast", {"op": "paragon", "amount": 2}, cost=2), "phase": tag}],
        market={"event": ["feast", ""]},
    )
    table.do("buy event1")
    assert table["p1.paragon"] == 2
    assert table["discard.event"] == ["feast"]
    table.do("end")
    whole_turn(table)
    assert table["p1.paragon"] == 2  # once, and never again


def test_an_event_never_becomes_part_of_a_base() -> None:
    """X-CARD-23: it takes no field, and it is not discarded before it is resolved."""
    table = Table(p1={"resources": 9}, market={"event": ["perfect_throw", ""]}, action_pool=["R1"])
    table.refuses("buy event1 1", "X-BUY-10")
    table.do("buy event1")
    assert table.asks == (1, "choose-die")
    assert table["discard.event"] == []
    table.do("die R1 R3")
    assert table["discard.event"] == ["perfect_throw"]
    assert [table[f"p1.field{n}"] for n in (1, 2, 3, 4)] == [[], [], [], []]


def test_a_lasting_effect_of_an_event_outlives_its_card() -> None:
    """X-CARD-24, X-RULING-13: embargo works from the discard pile for the buyer's round."""
    table = Table(
        p1={"resources": 9},
        p2={"resources": 9},
        market={"event": ["embargo", ""], "soldier": ["mole", ""]},
    )
    assert table["p2.now.price"]["soldier"][0] == 4
    table.do("buy event1", "end")
    assert table["discard.event"] == ["embargo"]
    assert table["p2.now.price"]["soldier"][0] == 5
    table.do("split 3 3", "keep all", dice=["-"] * 6)
    table.refuses("harvest", "X-CARD-05")
    table.do("end")
    assert table["p2.now.price"]["soldier"][0] == 4


@pytest.mark.parametrize("end", ["cover", "discard", "destroy"])
def test_an_effect_with_a_duration_outlives_its_card(end: str) -> None:
    """X-CARD-33, X-RULING-66"""
    table = Table(
        p1={"resources": 9, "field1": ["court_engineer"]},
        cards=[event("fire", {"op": "destroy_addon", "from": "you", "kind": "any", "count": 1})],
        market={"civilian": ["tracker", ""], "event": ["fire", ""]},
    )
    table.do("activate 1")
    table.do(
        {"cover": "buy civilian1 1", "discard": "discard field1", "destroy": "buy event1"}[end]
    )
    assert "court_engineer" not in table["p1.now.active"]
    assert table["p1.now.resistance"] == 5


def test_an_effect_with_a_duration_holds_although_its_card_is_made_ineffective() -> None:
    """X-CARD-33: agent_provocateur disables what has already been resolved."""
    table = Table(
        p1={"resources": 9, "field1": ["court_engineer"]},
        p2={"resources": 9, "field1": ["agent_provocateur"]},
    )
    table.do("activate 1", "end", "resolve field1")
    assert table.said("disabled", seat=0, card="court_engineer")
    assert table["p1.now.resistance"] == 5


def test_a_soldiers_lasting_effect_outlives_the_soldier() -> None:
    """X-CARD-33: iron_hussar entered the Ark, and fell."""
    table = Table(
        p1={"resources": 9, "warhost": ["iron_hussar"]},
        ark={"soldier": ""},
        market={"event": ["coastal_battery", "flood_omen"]},
        action_pool=["A"],
    )
    table.do("enter A")
    assert table["p1.now.resistance"] == 5
    table.do("buy event1", "buy event2")
    assert table["ark.soldier"] == ""
    assert table["p1.now.resistance"] == 5


def test_a_lasting_change_of_the_attacked_base_is_about_that_base() -> None:
    """X-CARD-33: a breach made by one attack helps the next one, and hurts nobody else."""
    ram = soldier(
        "ram",
        "2/3/0",
        "ACTION",
        {
            "op": "resistance",
            "trigger": "attack_base",
            "of": "target_base",
            "amount": -1,
            "until": "turn_end",
        },
    )
    table = Table(
        players=3,
        p1={"resources": 9},
        p2={"level": 2},
        cards=[ram],
        ark={"soldier": "ram", "owner": 1, "life": 5},
        action_pool=["A", "A"],
    )
    table.do("attack p2 A")
    assert table.said("hold")  # 2 against 3
    assert table["p2.now.resistance"] == 3
    assert (table["p1.now.resistance"], table["p3.now.resistance"]) == (3, 3)
    table.do("attack p2 A")
    assert table.said("hit")  # 2 against 2
    table.do("end")
    assert table["p2.now.resistance"] == 4


def test_a_lasting_weakness_of_the_attacker_is_about_the_attacker() -> None:
    """X-CARD-33: the trap of player 2 weakens all further attacks of this turn."""
    trap = addon(
        "trap",
        "PERMANENT",
        {
            "op": "power",
            "trigger": "base_attacked",
            "of": "attacker",
            "amount": -1,
            "per": "symbol",
            "until": "turn_end",
        },
    )
    table = Table(
        p1={"resources": 9},
        p2={"level": 4, "field1": ["trap"]},
        cards=[trap],
        ark=MINE,
        action_pool=["A", "A"],
    )
    table.do("attack p2 A")
    assert shown(table, "power", "power") == [3]
    table.do("attack p2 A")
    assert shown(table, "power", "power") == [2]


def test_a_change_within_an_attack_is_about_the_side_that_made_it() -> None:
    """X-CARD-05: an attacker's own resistance does not help the blocker it meets."""
    proud = soldier(
        "proud",
        "4/3/1",
        "ACTION",
        {"op": "resistance", "trigger": "attack", "of": "this", "amount": 9},
    )
    table = Table(
        p1={"resources": 9},
        p2={"warhost": ["Guard(1/4/1)"]},
        cards=[proud],
        ark={"soldier": "proud", "owner": 1, "life": 5},
        action_pool=["A"],
    )
    table.do("attack p2 A")
    assert table.decision.about["resistance"] == 4
    table.do("block", dice=["-"])
    assert "destroy" in verbs(table)


def test_what_waits_for_the_next_turn_counts_in_that_turn_only() -> None:
    """X-CARD-22, X-CARD-24: rigged_table gives its buyer a re-roll in the next turn."""
    table = Table(p1={"resources": 9}, market={"event": ["rigged_table", ""]})
    table.do("buy event1")
    assert (table["p1.now.rerolls"], table["p2.now.rerolls"]) == (2, 1)
    table.do("end")
    whole_turn(table)
    assert (table["p1.now.rerolls"], table["p2.now.rerolls"]) == (3, 2)
    whole_turn(table)
    assert table["p1.now.rerolls"] == 2


def test_a_limited_effect_is_renewed_with_the_next_turn() -> None:
    """X-RULING-12: caravanserai gives 1 for one purchase in a turn."""
    table = Table(
        p1={"resources": 9, "field1": ["caravanserai"]},
        cards=[event(name, gain(1, who="opponent")) for name in ("day1", "day2", "day3")],
        market={"event": ["day1", "day2"]},
        deck={"event": ["day3"]},
    )
    table.do("buy event1")
    assert table["p1.resources"] == 9
    table.do("buy event2")
    assert table["p1.resources"] == 8
    table.do("end")
    whole_turn(table)
    table.do("split 3 3", "keep all", dice=["-"] * 6).do("buy event1")
    assert table["p1.resources"] == 8


def test_a_lasting_effect_is_told_with_the_item_it_comes_from() -> None:
    """X-CARD-24: items are counted from 1, and the position can be set up again."""
    feast = event(
        "feast",
        gain(1),
        {"op": "action_cost", "action": "upgrade", "amount": -1},
        {"op": "action_cost", "action": "harvest", "amount": -1},
    )
    table = Table(p1={"resources": 9}, cards=[feast], market={"event": ["feast", ""]})
    table.do("buy event1")
    assert [lasting["item"] for lasting in table["lasting"]] == [2, 3]
    described: dict[str, Any] = table.game.describe(table.state)
    again = Table(**described)
    assert again["lasting"] == table["lasting"]
