"""X-HARVEST: a Paragon die for the action pool."""

from __future__ import annotations

import pytest

from tests.games.xibalba.table import Table


@pytest.mark.parametrize("face", ["G-", "G1", "G2"])
def test_a_paragon_die_is_rolled_into_the_action_pool(face: str) -> None:
    """X-HARVEST-01, X-HARVEST-02, X-HARVEST-04: nothing is gained yet, nothing re-rolled."""
    table = Table(p1={"resources": 9, "paragon": 3})
    table.do("harvest", dice=[face])
    assert table["action_pool"] == [face]
    assert table["p1.resources"] == 5
    assert table["p1.paragon"] == 3
    assert table.said("roll", cause="harvest", faces=[face])
    table.refuses("roll", "X-TURN-06")


def test_its_price_must_be_paid_before_anything_is_rolled() -> None:
    """X-HARVEST-01, X-ACTION-07: four on the reference base."""
    Table(p1={"resources": 3}).refuses("harvest", "X-ACTION-07")


@pytest.mark.parametrize(("face", "gain"), [("G1", 1), ("G2", 2)])
def test_the_die_becomes_paragon_when_it_is_exchanged(face: str, gain: int) -> None:
    """X-HARVEST-02, X-LOOT-05: and then it is gone."""
    table = Table(p1={"resources": 9, "paragon": 3})
    table.do("harvest", dice=[face]).do(f"exchange {face}")
    assert table["p1.paragon"] == 3 + gain
    assert table["action_pool"] == []
    table.refuses(f"exchange {face}", "X-LOOT-05")


def test_a_blank_cannot_be_exchanged() -> None:
    """X-HARVEST-04, X-LOOT-07: it is added as a blank and stays one."""
    table = Table(p1={"resources": 9, "paragon": 3})
    table.do("harvest", dice=["G-"])
    table.refuses("exchange G-", "X-LOOT-07")


def test_a_die_left_at_the_end_of_the_phase_is_lost() -> None:
    """X-HARVEST-03: it gives nothing and does not come back."""
    table = Table(p1={"resources": 4, "paragon": 3}, p2={"resources": 0}, ark={"soldier": ""})
    table.do("harvest", dice=["G2"]).do("end")
    assert table["turn"] == 2
    assert table["p1.paragon"] == 3
    assert table["action_pool"] == []
    assert table.said("spend", use="left", faces=["G2"])


def test_it_needs_neither_soldier_nor_the_ark() -> None:
    """X-HARVEST-05: while another player controls the Ark."""
    table = Table(p1={"resources": 9}, ark={"soldier": "Guard(3/2/1)", "owner": 2})
    assert table["p1.warhost"] == []
    assert table.do("harvest", dice=["G1"])["action_pool"] == ["G1"]


def test_it_may_be_repeated_also_more_than_twice() -> None:
    """X-HARVEST-06, X-RULING-35: two physical dice are no limit."""
    table = Table(p1={"resources": 20})
    table.do(*["harvest"] * 5, dice=["G1", "G2", "G-", "G1", "G1"])
    assert table["action_pool"] == ["G-", "G1", "G1", "G1", "G2"]
    assert table["p1.resources"] == 0
    table.refuses("harvest", "X-ACTION-07")
