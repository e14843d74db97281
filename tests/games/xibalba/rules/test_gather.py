"""X-GATHER: exchanging dice for resources."""

from __future__ import annotations

import pytest

from tests.games.xibalba.rules.made_up import event, gain
from tests.games.xibalba.table import Table


@pytest.mark.parametrize(("face", "symbols"), [("R1", 1), ("R2", 2), ("R3", 3)])
def test_a_die_is_exchanged_for_as_many_resources_as_it_shows(face: str, symbols: int) -> None:
    """X-GATHER-01, X-GATHER-02: always as a whole, the die is gone."""
    table = Table(p1={"resources": 4}, action_pool=[face]).do(f"gather {face}")
    assert table["p1.resources"] == 4 + symbols
    assert table["action_pool"] == []
    assert table.said("resources", seat=0, change=symbols, total=4 + symbols, cause="dice")
    table.refuses(f"gather {face}", "X-GATHER-01")


def test_a_part_of_a_die_cannot_be_kept_for_later() -> None:
    """X-GATHER-02: an R3 is not an R1 with two symbols left."""
    table = Table(p1={"resources": 4}, action_pool=["R3"])
    assert [move for move in table.options if move.startswith("gather")] == ["gather R3"]
    table.refuses("gather R1", "X-GATHER-01")
    table.refuses("gather R2", "X-GATHER-01")


def test_several_dice_are_exchanged_together_for_the_sum_of_their_symbols() -> None:
    """X-GATHER-03, X-EX-12, X-EX-13, X-RULING-60"""
    table = Table(p1={"resources": 2}, action_pool=["R1", "R2"]).do("gather R1 R2")
    assert table["p1.resources"] == 5
    assert table["action_pool"] == []
    table = Table(p1={"resources": 1}, action_pool=["R1", "R3", "R3", "A"]).do("gather all")
    assert table["p1.resources"] == 8
    assert table["action_pool"] == ["A"]


@pytest.mark.parametrize("face", ["R-", "A-", "A", "C", "G-", "G1", "G2"])
def test_a_die_without_a_resource_symbol_gives_no_resources(face: str) -> None:
    """X-GATHER-04"""
    table = Table(p1={"resources": 4}, action_pool=[face, "R1"])
    table.refuses(f"gather {face}", "X-GATHER-04")
    assert [move for move in table.options if move.startswith("gather")] == ["gather R1"]


def test_resources_above_25_are_lost_at_once() -> None:
    """X-GATHER-05"""
    table = Table(p1={"resources": 24}, action_pool=["R3", "R1"]).do("gather R3")
    assert table["p1.resources"] == 25
    assert table.said("resources", change=1, total=25)
    table.do("discard soldier1")
    assert table["p1.resources"] == 24  # no debt, no credit


def test_the_limit_holds_for_every_source_of_resources() -> None:
    """X-GATHER-05: an effect and productivity as well as dice."""
    table = Table(
        p1={"resources": 25},
        p2={"resources": 24, "level": 3},
        cards=[event("gold", gain(9), cost=2)],
        market={"event": ["gold", ""]},
    )
    table.do("buy event1")
    assert table["p1.resources"] == 25
    table.do("end")
    assert table["p2.resources"] == 25  # productivity 2


@pytest.mark.parametrize("resources", [23, 25])
def test_a_die_may_be_exchanged_although_its_gain_is_lost(resources: int) -> None:
    """X-GATHER-06, X-RULING-29"""
    table = Table(p1={"resources": resources}, action_pool=["R3"]).do("gather R3")
    assert table["p1.resources"] == 25
    assert table["action_pool"] == []


def test_resources_stay_across_turns_and_rounds() -> None:
    """X-GATHER-07"""
    table = Table(p1={"resources": 7}, p2={"resources": 6}, action_pool=["R1"])
    table.do("gather R1", "end")
    assert (table["p1.resources"], table["p2.resources"]) == (8, 6)
    table.do("split 3 3", "keep all", dice=["-"] * 6).do("end")
    assert table["turn"] == 1
    assert (table["p1.resources"], table["p2.resources"]) == (8, 6)


def test_a_loss_larger_than_the_stock_sets_resources_to_0() -> None:
    """X-GATHER-08, X-RULING-29, X-CARD-20: general_strike takes 3 from everybody."""
    table = Table(
        players=3,
        p1={"resources": 4},
        p2={"resources": 1},
        p3={"resources": 9},
        market={"event": ["general_strike", ""]},
        action_pool=["R2"],
    )
    table.do("buy event1")
    assert [table[f"p{n}.resources"] for n in (1, 2, 3)] == [0, 0, 6]
    table.do("gather R2")
    assert table["p1.resources"] == 2  # no debt was left


def test_a_cost_unlike_a_loss_must_be_paid_in_full() -> None:
    """X-RULING-29"""
    table = Table(p1={"resources": 3})
    table.refuses("harvest", "X-ACTION-07")
