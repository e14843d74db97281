"""X-DESTROY: destroying cards and the destroy reward."""

from __future__ import annotations

from typing import Any

import pytest

from stormark.kernel.json import Json
from tests.games.xibalba.table import Table


def from_the_ark(attacker: str = "Guard(4/2/1)", **given: Any) -> Table:
    """Player 1 controls the Ark and has one attack symbol."""
    whole: dict[str, Any] = {
        "p1": {"resources": 9, "paragon": 5},
        "ark": {"soldier": attacker, "owner": 1, "life": 9},
        "action_pool": ["A"],
    }
    return Table(**{**whole, **given})


def rolled(table: Table) -> list[Json]:
    return [event.args["cause"] for event in table.events if event.verb == "roll"]


@pytest.mark.parametrize(("resistance", "survives"), [(3, False), (4, False), (5, True)])
def test_a_blocker_falls_to_equal_or_higher_power(resistance: int, survives: bool) -> None:
    """X-DESTROY-01: power 4 against its resistance."""
    blocker = f"Wall(1/{resistance}/1)"
    table = from_the_ark(p2={"warhost": [blocker]})
    table.do("attack p2 A", "block", dice=[] if survives else ["G1"])
    assert table["p2.warhost"] == ([blocker] if survives else [])
    assert table.said("destroy", owner=1, card=blocker) is not survives


def test_in_the_ark_only_life_points_count() -> None:
    """X-DESTROY-02, X-RULING-44, X-EX-16: power 6 against resistance 1 leaves 2 of 8."""
    table = Table(
        turn=2,
        p2={"warhost": ["Guard(3/2/1)"], "resources": 9},
        ark={"soldier": "Frail(1/1/1)", "owner": 1, "life": 8},
        action_pool=["A", "A", "A"],
    )
    table.do("attack ark AA")
    assert (table["ark.life"], table["ark.soldier"]) == (2, "Frail(1/1/1)")
    tough = Table(
        p1={"warhost": ["Guard(3/2/0)"], "resources": 9},
        ark={"soldier": "Tough(1/9/1)", "life": 3},
        action_pool=["A"],
    )
    tough.do("attack ark A")  # power 3 is far below resistance 9, but 3 life points are gone
    assert tough["ark.soldier"] == "Guard(3/2/0)"


def test_an_add_on_card_falls_by_choice_after_a_successful_attack() -> None:
    """X-DESTROY-03, X-DESTROY-10: the attacker is asked, and may also decline."""
    table = from_the_ark(p2={"level": 2, "field1": ["smuggler#1"], "field2": ["watchtower"]})
    table.do("attack p2 A")  # power 4 - 1 (watchtower) against resistance 4: it holds
    assert table["p2.field1"] == ["smuggler#1"]
    table = from_the_ark(p2={"field1": ["smuggler#1"], "paragon": 3})
    table.do("attack p2 A")
    assert table.asks == (1, "destroy-addon")
    assert table.options == ["destroy p2 1", "pass"]
    table.do("destroy p2 1", dice=["G-"])
    assert table["discard.civilian"] == ["smuggler#1"]
    assert table["p2.field1"] == []


def test_an_add_on_card_falls_by_a_card_effect() -> None:
    """X-DESTROY-03: time_bomb needs no attack."""
    table = Table(
        p1={"resources": 9}, p2={"field1": ["smuggler#1"]}, market={"event": ["time_bomb", ""]}
    )
    table.do("buy event1")
    assert table["discard.civilian"] == ["smuggler#1"]


def test_the_reward_is_rolled_with_the_value_of_the_destroying_soldier() -> None:
    """X-DESTROY-04, X-DESTROY-06: three dice for value 3, whatever the victim was worth."""
    table = from_the_ark("Guard(4/2/3)", p2={"warhost": ["Prize(1/1/9)"], "paragon": 7})
    table.do("attack p2 A", "block", dice=["G1", "G2", "G-"])
    assert table["p1.paragon"] == 5 + 3
    assert table.said("paragon", seat=0, change=3, cause="reward")
    assert rolled(table) == ["reward"]


def test_the_reward_comes_from_the_supply() -> None:
    """X-DESTROY-05, X-RULING-33: the owner of the destroyed blocker loses no Paragon."""
    table = from_the_ark(p2={"warhost": ["Wall(1/1/1)"], "paragon": 7})
    table.do("attack p2 A", "block", dice=["G2"])
    assert (table["p1.paragon"], table["p2.paragon"]) == (7, 7)


def test_a_soldier_without_paragon_value_rolls_nothing() -> None:
    """X-DESTROY-04, X-DESTROY-06: value 0 gives no dice, even for a prize of 9."""
    table = from_the_ark("Guard(4/2/0)", p2={"warhost": ["Prize(1/1/9)"]})
    table.do("attack p2 A", "block")
    assert table["p1.paragon"] == 5


def test_the_neutral_soldier_gives_the_reward_too() -> None:
    """X-DESTROY-07, X-RULING-16: although it belongs to nobody."""
    table = Table(
        p1={"resources": 9, "warhost": ["Guard(4/2/2)"]},
        ark={"soldier": "Bob(1/1/1)", "life": 4},
        action_pool=["A"],
    )
    table.do("attack ark A", dice=["G1", "G2"])
    assert table["p1.paragon"] == 3
    assert rolled(table) == ["reward"]


def test_an_add_on_card_gives_no_reward() -> None:
    """X-DESTROY-08: only the loot is rolled."""
    table = from_the_ark("Guard(4/2/2)", p2={"field1": ["smuggler#1"], "paragon": 9})
    table.do("attack p2 A", "destroy p2 1", dice=["G1", "G-"])
    assert rolled(table) == ["loot"]
    assert table["p1.paragon"] == 6


def test_cards_without_a_paragon_value_give_no_reward() -> None:
    """X-DESTROY-09, X-RULING-45: an event destroys a soldier; no soldier of the buyer did."""
    table = Table(
        p1={
            "resources": 9,
            "paragon": 5,
            "level": 2,
            "warhost": ["Guard(4/2/2)"],
            "field1": ["wanted_board"],
            "field2": ["trophies"],
        },
        p2={"warhost": ["Wall(1/1/1)"], "resources": 0},
        market={"event": ["show_trial", ""]},
        cards=[
            {
                "id": "trophies",
                "type": "structure",
                "effect": [
                    {"op": "paragon_value", "of": "yours", "amount": 1, "when": "destroy"},
                ],
            }
        ],
    )
    table.do("buy event1")
    assert table["p2.warhost"] == []
    assert table["discard.soldier"][0] == "Wall(1/1/1)"
    assert table["p1.paragon"] == 5
    assert table["p1.resources"] == 6  # nothing from wanted_board
    assert rolled(table) == []


def test_the_effect_of_a_soldier_gives_its_owner_the_reward() -> None:
    """X-DESTROY-04, X-RULING-45: the destroying card is a soldier of value 2."""
    table = from_the_ark(
        "sniper",
        cards=[
            {
                "id": "sniper",
                "type": "soldier",
                "phase": "ACTION",
                "power": 4,
                "resistance": 2,
                "paragon": 2,
                "effect": [
                    {
                        "op": "destroy_soldier",
                        "trigger": "hit_base",
                        "from": "target",
                        "where": "warhost",
                    }
                ],
            }
        ],
        p2={"warhost": ["Wall(1/9/1)"]},
    )
    table.do("attack p2 A", "pass", dice=["G-", "G-", "G1", "G2"])
    assert rolled(table) == ["loot", "reward"]
    assert table["p1.paragon"] == 8
    assert table["p2.warhost"] == []


def test_a_destroyed_card_lies_on_top_of_its_own_discard_pile() -> None:
    """X-DESTROY-10, X-EX-37: a structure among structures."""
    table = from_the_ark(
        p2={"field1": ["oil_well"], "resources": 5},
        discard={"structure": ["watchtower"], "civilian": ["tracker"]},
    )
    table.do("attack p2 A", "destroy p2 1", dice=["G-"])
    assert table["discard.structure"] == ["oil_well", "watchtower"]
    assert table["discard.civilian"] == ["tracker"]


def test_the_card_below_becomes_active_at_once() -> None:
    """X-DESTROY-11: the next soldier may block the next attack; the next add-on counts."""
    table = from_the_ark(
        action_pool=["A", "A", "A"],
        p2={
            "warhost": ["Old(1/9/1)", "Young(1/1/1)"],
            "field1": ["bastion_wall", "oil_well"],
            "resources": 5,
        },
    )
    table.do("attack p2 A", "block", dice=["G-"])
    assert table.said("uncover", seat=1, place="warhost", card="Old(1/9/1)")
    assert table["p2.now.resistance"] == 3
    table.do("attack p2 A", "pass", "destroy p2 1", dice=["G-"])
    assert table["p2.now.resistance"] == 5  # bastion_wall
    table.do("attack p2 A", "block")
    assert table["p2.warhost"] == ["Old(1/9/1)"]


def test_an_own_soldier_gives_no_reward() -> None:
    """X-DESTROY-12, X-RULING-45: dynamite_kid (value 1) blows itself up."""
    table = Table(
        p1={"resources": 9, "warhost": ["dynamite_kid"]},
        ark={"soldier": "Bob(1/1/1)", "life": 9},
        action_pool=["A"],
    )
    table.do("attack ark A", dice=["A-"])
    assert table["p1.warhost"] == []
    assert table["p1.paragon"] == 0
    assert rolled(table) == ["effect"]


def test_a_sacrifice_gives_no_reward_of_its_own() -> None:
    """X-DESTROY-12: soul_broker rolls its two dice and no third one."""
    table = Table(
        p1={"resources": 9, "warhost": ["Guard(4/2/3)"], "field1": ["soul_broker"]},
    )
    table.do("activate 1", dice=["G1", "G1"])
    assert table["p1.warhost"] == []
    assert table["p1.paragon"] == 2
