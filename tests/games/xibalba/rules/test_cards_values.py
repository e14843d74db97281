"""X-CARD-28 to X-CARD-30, X-CARD-38: sums, floors, and the moment a value is used."""

from __future__ import annotations

from typing import Any

import pytest

from stormark.games.xibalba.effects.operation import Operation
from stormark.games.xibalba.sums import Sums
from stormark.kernel.state_field import attributes
from tests.games.xibalba.rules.made_up import addon, event, gain, soldier
from tests.games.xibalba.table import GAME, Table

MINE = {"soldier": "Chief(4/3/1)", "owner": 1, "life": 7}


def permanent(*items: dict[str, Any], **p1: Any) -> Table:
    """Player 1 with one PERMANENT civilian per item, on fields 1, 2, ..."""
    names = [f"rule{index}" for index in range(1, len(items) + 1)]
    fields = {f"field{index}": [name] for index, name in enumerate(names, 1)}
    return Table(
        p1={"resources": 20, "level": 4, **fields, **p1},
        cards=[addon(name, "PERMANENT", item) for name, item in zip(names, items, strict=True)],
        market={"soldier": ["bomber", "sewer_rat"]},
    )


ADDED: list[tuple[str, dict[str, Any], int]] = [
    ("resistance", {"op": "resistance", "of": "base"}, 6),
    ("productivity", {"op": "productivity"}, 3),
    ("rerolls", {"op": "rerolls"}, 2),
    ("pool_size", {"op": "pool_size"}, 6),
    ("harvest", {"op": "action_cost", "action": "harvest"}, 4),
    ("tactical_assault", {"op": "action_cost", "action": "tactical_assault"}, 3),
]


@pytest.mark.parametrize(("value", "item", "printed"), ADDED)
def test_changes_of_a_value_are_summed(value: str, item: dict[str, Any], printed: int) -> None:
    """X-CARD-28, X-RULING-63"""
    table = permanent({**item, "amount": 1}, {**item, "amount": 2}, {**item, "amount": -2})
    assert table[f"p1.now.{value}"] == printed + 1


def test_the_order_in_which_cards_became_active_does_not_matter_for_sums() -> None:
    """X-CARD-28, X-CARD-30: the floor is applied to the sum, not on the way."""
    cheaper = {"op": "action_cost", "action": "harvest", "amount": -3}
    dearer = {"op": "action_cost", "action": "harvest", "amount": 2}
    assert permanent(cheaper, dearer)["p1.now.harvest"] == 3
    assert permanent(dearer, cheaper)["p1.now.harvest"] == 3
    assert permanent(cheaper, dearer, dearer)["p1.now.harvest"] == 5


IN_FORCE = {type(item): item for item in GAME.tables.items if item.continuous or item.lasting}


def added_up(item: Operation, *amounts: int) -> list[object]:
    """What is in force if an effect counts several times, with different amounts."""
    sums = Sums(4)
    for amount in amounts:
        item.add_to(sums, amount)
    return [getattr(sums, name) for name in attributes(sums)]


@pytest.mark.parametrize("item", IN_FORCE.values(), ids=[kind.__name__ for kind in IN_FORCE])
def test_no_word_for_effects_sets_a_value(item: Operation) -> None:
    """X-CARD-29: what is in force for a while adds, permits, forbids, protects or limits.

    Whoever adds a word that sets a value has to give it a place before the sums.
    """
    assert added_up(item, 1, 2, 3) == added_up(item, 3, 2, 1)


def test_a_limit_is_put_before_the_additions_and_the_lowest_counts() -> None:
    """X-CARD-29, X-DICE-05: a limit is no value; of several the lowest holds, new or old."""
    three = {"op": "cap_dice", "die": "attack", "max": 3}
    two = {"op": "cap_dice", "die": "attack", "max": 2}
    more = {"op": "pool_size", "amount": 2}
    assert permanent(three, two, more)["p1.now.pool_size"] == 6
    assert permanent(two, more, three)["p1.now.pool_size"] == 6
    assert permanent(three, more)["p1.now.pool_size"] == 7


# --- floors


@pytest.mark.parametrize(
    ("action", "floor"),
    [
        ("harvest", 3),
        ("discard", 1),
        ("reorganize", 1),
        ("pharmaceuticals", 1),
        ("weapon_technology", 1),
        ("tactical_assault", 1),
        ("upgrade", 1),
    ],
)
def test_reductions_stop_at_the_floor_of_an_action(action: str, floor: int) -> None:
    """X-CARD-30, X-RULING-64"""
    table = permanent({"op": "action_cost", "action": action, "amount": -9}, level=2)
    assert table[f"p1.now.{action}"] == floor


def test_reductions_never_lower_a_purchase_price_below_1() -> None:
    """X-CARD-30, X-RULING-64"""
    table = permanent({"op": "discount", "cards": "any", "amount": 3})
    assert table["p1.now.price"]["soldier"] == [3, 1]  # printed 6 and 3
    table = permanent({"op": "discount", "cards": "any", "amount": 9})
    assert table["p1.now.price"]["soldier"] == [1, 1]


def test_the_reduction_of_apocalypse_mode_stops_at_the_same_floor() -> None:
    """X-CARD-30, X-RULING-57, X-APOC-04"""
    table = Table(
        mode="apocalypse",
        p1={"field1": ["bazaar_haggler"], "field2": ["horse_trader#1"]},
        market={"soldier": ["sewer_rat"]},
    )
    assert table["p1.now.price"]["soldier"] == [1]  # 3 - 1 - 1 - 1 would be 0
    assert table["p2.now.price"]["soldier"] == [2]


def test_a_printed_value_below_a_floor_is_not_raised_to_it() -> None:
    """X-CARD-30"""
    table = Table(
        p1={
            "costs": {"harvest": 2, "discard": 0},
            "base": {"resistance": [0, 0, 0, 0]},
            "field1": ["prospector#1"],
        },
        cards=[event("gift", gain(1), cost=0)],
        market={"event": ["gift", ""]},
    )
    assert table["p1.now.harvest"] == 2
    assert table["p1.now.discard"] == 0
    assert table["p1.now.resistance"] == 0
    assert table["p1.now.price"]["event"][0] == 0


def test_base_resistance_is_not_lowered_below_1_and_productivity_not_below_0() -> None:
    """X-CARD-30"""
    table = permanent(
        {"op": "resistance", "of": "base", "amount": -9}, {"op": "productivity", "amount": -9}
    )
    assert table["p1.now.resistance"] == 1
    assert table["p1.now.productivity"] == 0


def test_an_attack_that_weakens_the_base_meets_a_resistance_of_1_at_least() -> None:
    """X-CARD-30: power 0 does not conquer a base."""
    miner = soldier(
        "miner",
        "0/3/1",
        "ACTION",
        {"op": "resistance", "trigger": "attack_base", "of": "target_base", "amount": -9},
    )
    table = Table(
        p1={"resources": 9},
        cards=[miner],
        ark={"soldier": "miner", "owner": 1, "life": 5},
        action_pool=["A", "C"],
    )
    table.do("attack p2 A")
    assert table.said("hold")
    table.do("attack p2 C", dice=["-"])
    assert table.said("hit")  # power 1


# --- the moment a value is used


def test_the_resistance_of_a_blocker_counts_when_it_blocks() -> None:
    """X-CARD-38: an effect triggered by the block itself still helps."""
    brace = addon(
        "brace", "PERMANENT", {"op": "resistance", "trigger": "block", "of": "blocker", "amount": 3}
    )
    table = Table(
        p1={"resources": 9},
        p2={"warhost": ["Guard(1/2/1)"], "field1": ["brace"]},
        cards=[brace],
        ark=MINE,
        action_pool=["A"],
    )
    table.do("attack p2 A", "block")
    assert table.said("block_holds")  # 2 + 3 against 4


def test_base_resistance_counts_when_the_attack_is_resolved() -> None:
    """X-CARD-38: an upgrade in the own turn counts at once, and so does its loss of protection."""
    table = Table(p1={"resources": 9}, p2={"level": 2, "field1": ["bastion_wall"]}, ark=MINE)
    assert table["p2.now.resistance"] == 6
    covered = Table(
        p1={"resources": 9}, p2={"level": 2, "field1": ["bastion_wall", "oil_well"]}, ark=MINE
    )
    assert covered["p2.now.resistance"] == 4


@pytest.mark.parametrize(("life", "dice"), [(6, 3), (5, 2)])
def test_the_paragon_value_counts_when_the_dice_are_rolled(life: int, dice: int) -> None:
    """X-CARD-38: thunder_seer rolls one more while it has 6 life points."""
    table = Table(p1={"resources": 9}, ark={"soldier": "thunder_seer", "owner": 1, "life": life})
    table.do("end", dice=["G1"] * dice)
    assert table["p1.paragon"] == dice


def test_a_paragon_value_is_not_lowered_below_0() -> None:
    """X-CARD-38, X-LOOT-13"""
    shame = event("shame", {"op": "paragon_value", "of": "yours", "amount": -5, "when": "any"})
    table = Table(p1={"resources": 9}, cards=[shame], market={"event": ["shame", ""]}, ark=MINE)
    table.do("buy event1").do("end")
    assert table["p1.paragon"] == 0
