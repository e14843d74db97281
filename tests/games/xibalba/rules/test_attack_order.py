"""X-ATTACK-20 and what hangs on it: the order of things within an attack."""

from __future__ import annotations

from typing import Any

from tests.games.xibalba.rules.made_up import addon, gain, shown, soldier, verbs
from tests.games.xibalba.table import Table

MINE = {"soldier": "Chief(4/3/1)", "owner": 1, "life": 7}


def test_an_attack_on_a_base_runs_through_its_seven_steps_in_order() -> None:
    """X-ATTACK-20, X-ATTACK-24: every step leaves its mark on the resources."""
    attacker = soldier(
        "marksman",
        "4/3/1",
        "ACTION",
        gain(1, trigger="attack_base"),
        gain(3, trigger="hit_base"),
        gain(4, trigger="attack_done"),
    )
    toll = addon("toll", "PERMANENT", gain(2, trigger="base_attacked"))
    table = Table(
        p1={"resources": 5},
        p2={"resources": 5, "paragon": 3, "field1": ["toll"], "warhost": ["Guard(1/9/1)"]},
        cards=[attacker, toll],
        ark={"soldier": "marksman", "owner": 1, "life": 5},
        action_pool=["A"],
    )
    table.do("attack p2 A")
    assert verbs(table) == ["attack", "resources", "resources", "power"]
    assert shown(table, "resources", "seat") == [0, 1]  # the attacker's effects come first
    assert table.asks == (2, "block")
    table.do("pass")
    assert verbs(table) == ["no_block", "hit"]
    table.do("destroy p2 1", dice=["G1"])
    assert verbs(table) == [
        *("destroy", "roll", "loot", "paragon", "paragon"),
        *("resources", "spend", "resources"),
    ]
    assert shown(table, "resources", "change") == [3, 4]


def test_effects_after_a_successful_attack_follow_the_loot() -> None:
    """X-ATTACK-24, X-RULING-65: highway_raider steals only when the loot is booked."""
    table = Table(
        p1={"resources": 5},
        p2={"resources": 5, "paragon": 3, "field1": ["tracker"]},
        ark={"soldier": "highway_raider", "owner": 1, "life": 5},
        action_pool=["A"],
    )
    table.do("attack p2 A")
    assert table["p2.resources"] == 5
    table.do("pass", dice=["G1"])
    assert verbs(table)[:4] == ["roll", "loot", "paragon", "paragon"]
    assert verbs(table)[4:] == ["resources", "resources", "spend"]
    assert table["p2.resources"] == 3


def test_effects_of_the_attacked_player_count_before_the_power_is_fixed() -> None:
    """X-ATTACK-20: watchtower takes 1 from the total power."""
    table = Table(p1={"resources": 5}, p2={"field1": ["watchtower"]}, ark=MINE, action_pool=["A"])
    table.do("attack p2 A")
    assert table.said("power", power=3)


def test_power_is_fixed_before_the_block_and_does_not_change_after_it() -> None:
    """X-ATTACK-20: the block decision tells the power; flamergirl's blanks were counted."""
    table = Table(
        p1={"resources": 5},
        p2={"warhost": ["Guard(1/6/1)"]},
        ark={"soldier": "flamergirl", "owner": 1, "life": 5},
        action_pool=["A", "R-", "G-"],
    )
    table.do("attack p2 A")
    assert table.decision.about["power"] == 6
    table.do("block", dice=["-"])
    assert table.said("destroy", card="Guard(1/6/1)")


def test_the_dice_of_an_attack_leave_the_action_pool_after_it_is_resolved() -> None:
    """X-ATTACK-20, X-ATTACK-21: they are not free for anything else meanwhile."""
    table = Table(
        p1={"resources": 5},
        p2={"warhost": ["Guard(1/1/1)"]},
        ark=MINE,
        action_pool=["A", "A", "C"],
    )
    table.do("attack p2 AC")
    assert table["used_dice"] == []
    assert table["action_pool"] == ["A"]
    table.do("block", dice=["-"])
    assert verbs(table)[-1] == "spend"
    assert table.said("spend", use="attack", faces=["A", "C"])
    assert table["used_dice"] == ["A", "C"]


def test_an_effect_within_an_attack_cannot_use_the_dice_named_for_it() -> None:
    """X-ATTACK-21: a re-roll triggered by the attack finds only the other dice."""
    juggler = soldier(
        "juggler",
        "2/3/1",
        "ACTION",
        {"op": "reroll_pool", "trigger": "destroy", "die": "any", "face": "any", "count": 3},
    )
    table = Table(
        p1={"resources": 5},
        p2={"warhost": ["Guard(1/1/1)"]},
        cards=[juggler],
        ark={"soldier": "juggler", "owner": 1, "life": 5},
        action_pool=["A", "R1"],
    )
    table.do("attack p2 A").do("block", dice=["-", "R3"])
    assert table["action_pool"] == ["R3"]
    assert table["used_dice"] == ["A"]


def test_an_attack_effect_turns_dice_of_that_attack_and_not_of_the_pool() -> None:
    """X-ATTACK-21: gunslinger makes a critical hit of the A in use; so does a chosen part."""
    table = Table(
        p1={"resources": 5, "warhost": ["gunslinger"]},
        ark={"soldier": "Bob(1/1/1)", "life": 9},
        action_pool=["A", "A"],
    )
    table.do("attack ark A")
    assert table["ark.life"] == 9 - 4
    assert table["action_pool"] == ["A"]
    assert table["used_dice"] == ["C"]
    turn = {"op": "turn_die", "from": "attack", "to": "critical", "count": 1}
    picky = soldier(
        "picky",
        "2/3/1",
        "ACTION",
        {"op": "choose", "trigger": "attack", "options": [[turn], [gain(1)]]},
    )
    nested = Table(
        p1={"resources": 5, "warhost": ["picky"]},
        cards=[picky],
        ark={"soldier": "Bob(1/1/1)", "life": 9},
        action_pool=["A", "A"],
    )
    nested.do("attack ark A", "option 1")
    assert nested["ark.life"] == 9 - 3
    assert nested["action_pool"] == ["A"]


def test_dice_are_used_up_by_a_blocked_and_by_a_failed_attack() -> None:
    """X-ATTACK-22"""
    table = Table(
        p1={"resources": 5},
        p2={"warhost": ["Guard(1/9/1)"], "level": 4},
        ark=MINE,
        action_pool=["A", "A", "A"],
    )
    table.do("attack p2 A", "block", by=None)
    assert table["used_dice"] == ["A"]
    table.do("attack p2 A", "pass")
    assert table.said("hold")
    assert table["used_dice"] == ["A", "A"]
    assert table["action_pool"] == ["A"]


def trapped(addon_effect: dict[str, object]) -> Table:
    """An attacker whose effect destroys an add-on card that answers to it."""
    breaker = soldier(
        "breaker",
        "4/3/1",
        "ACTION",
        {
            "op": "destroy_addon",
            "trigger": "attack_base",
            "from": "target",
            "kind": "any",
            "count": 1,
        },
    )
    trap = addon("trap", "PERMANENT", {"trigger": "destroyed", **addon_effect}, kind="structure")
    return Table(
        p1={"resources": 5},
        p2={"paragon": 5, "field1": ["trap"]},
        cards=[breaker, trap],
        ark={"soldier": "breaker", "owner": 1, "life": 3},
        action_pool=["A", "R1"],
    )


def test_an_attack_whose_soldier_is_gone_ends_without_result_and_uses_up_its_dice() -> None:
    """X-RULING-30"""
    table = trapped({"op": "damage_ark", "amount": 3}).do("attack p2 A")
    assert table["ark.soldier"] == ""
    assert table.said("attack_ends", seat=0)
    assert not table.said("power")
    assert table["p2.paragon"] == 5
    assert table["used_dice"] == ["A"]
    assert table["action_pool"] == ["R1"]


def test_an_attack_goes_on_when_its_soldier_survives_the_effects() -> None:
    """X-RULING-30: the counterpart, so that the end is not an accident."""
    table = trapped({"op": "damage_ark", "amount": 2}).do("attack p2 A", dice=["G1"])
    assert table.said("power", power=4)
    assert table["p2.paragon"] == 4


def test_power_is_never_below_0() -> None:
    """X-RULING-30, X-CARD-30"""
    swamp = addon(
        "swamp",
        "PERMANENT",
        {
            "op": "power",
            "trigger": "base_attacked",
            "of": "attacker",
            "amount": -9,
            "per": "attack",
        },
    )
    table = Table(
        p1={"resources": 5}, p2={"field1": ["swamp"]}, cards=[swamp], ark=MINE, action_pool=["A"]
    )
    table.do("attack p2 A")
    assert table.said("power", power=0)


def test_an_add_on_card_kept_by_its_owner_uses_up_the_attackers_choice() -> None:
    """X-ATTACK-25, X-RULING-67: pillbox_ring pays 2 to keep a card."""
    given: dict[str, Any] = {
        "p1": {"resources": 5},
        "p2": {
            "resources": 3,
            "paragon": 4,
            "level": 2,
            "field1": ["tracker"],
            "field2": ["pillbox_ring"],
        },
        "ark": {"soldier": "Chief(9/3/1)", "owner": 1, "life": 7},
        "action_pool": ["A"],
    }
    table = Table(**given).do("attack p2 A", "destroy p2 1")
    assert table.asks == (2, "protect-addon")
    assert table.options == ["protect pillbox_ring", "pass"]
    table.refuses("end", "X-ACTION-12", by=1)
    table.do("protect pillbox_ring", dice=["G1"])  # straight on to the loot
    assert table["p2.field1"] == ["tracker"]
    assert table["p2.resources"] == 1
    assert table["p1.paragon"] == 1
    given_up = Table(**given).do("attack p2 A", "destroy p2 1").do("pass", dice=["G1"])
    assert given_up["p2.field1"] == []
    assert given_up["p2.resources"] == 3
