"""X-ASSAULT: one more attack die."""

from __future__ import annotations

import pytest

from tests.games.xibalba.table import Table


@pytest.mark.parametrize("face", ["A-", "A", "C"])
def test_an_attack_die_is_rolled_into_the_action_pool(face: str) -> None:
    """X-ASSAULT-01, X-ASSAULT-02: whatever it shows, blanks too, and nobody re-rolls it."""
    table = Table(p1={"resources": 9}, action_pool=["R1"])
    table.do("tactical_assault", dice=[face])
    assert table["action_pool"] == ["R1", face]
    assert table["p1.resources"] == 6
    assert table.said("roll", cause="tactical_assault", faces=[face])
    table.refuses("roll", "X-TURN-06")


def test_its_price_must_be_paid_before_anything_is_rolled() -> None:
    """X-ASSAULT-01, X-ACTION-07: the price on the base."""
    table = Table(p1={"resources": 2})
    table.refuses("tactical_assault", "X-ACTION-07")
    cheap = Table(p1={"resources": 2, "costs": {"tactical_assault": 2}}, p2={"resources": 0})
    assert "tactical_assault" in cheap.options


def test_the_number_of_dice_in_the_action_pool_is_no_limit() -> None:
    """X-ASSAULT-03, X-RULING-35: four attack dice bind the dice pool only."""
    table = Table(p1={"resources": 9}, action_pool=["A", "A", "A", "A", "C"])
    table.do("tactical_assault", dice=["A"])
    assert table["action_pool"].count("A") == 5


def test_it_needs_no_soldier() -> None:
    """X-ASSAULT-04: neither in the Warhost nor in the Ark."""
    table = Table(p1={"resources": 9}, ark={"soldier": ""})
    assert table["p1.warhost"] == []
    assert "tactical_assault" in table.options


def test_it_may_be_repeated_as_often_as_it_is_paid() -> None:
    """X-ASSAULT-05: six times for 18 resources."""
    table = Table(p1={"resources": 20})
    table.do(*["tactical_assault"] * 6, dice=["A", "C", "-", "A", "A", "C"])
    assert table["action_pool"] == ["A-", "A", "A", "A", "C", "C"]
    assert table["p1.resources"] == 2
    table.refuses("tactical_assault", "X-ACTION-07")
