"""X-PHARMA: life points for the own soldier in the Ark."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.xibalba.table import Table


def in_the_ark(life: int, players: int = 2, resources: int = 9, **given: Any) -> Table:
    """Player 1 controls the Ark with a soldier of resistance 2."""
    return Table(
        players=players,
        p1={"resources": resources},
        ark={"soldier": "Guard(3/2/1)", "owner": 1, "life": life},
        **given,
    )


def test_it_gives_two_life_points_for_its_price() -> None:
    """X-PHARMA-01: two resources on the reference base."""
    table = in_the_ark(life=3).do("pharmaceuticals")
    assert table["ark.life"] == 5
    assert table["p1.resources"] == 7
    assert table.said("action", action="pharmaceuticals", price=2)
    assert table.said("life", change=2, total=5, cause="pharmaceuticals")


def test_it_must_be_paid_in_full() -> None:
    """X-PHARMA-01, X-ACTION-07: the price on the base, not a point less."""
    in_the_ark(life=3, resources=1).refuses("pharmaceuticals", "X-ACTION-07")
    table = Table(
        p1={"resources": 3, "costs": {"pharmaceuticals": 3}},
        ark={"soldier": "Guard(3/2/1)", "owner": 1, "life": 3},
        p2={"resources": 0},
    )
    assert "pharmaceuticals" in table.options


@pytest.mark.parametrize(
    ("players", "mode", "most"),
    [(2, "normal", 10), (3, "normal", 20), (4, "normal", 20), (4, "apocalypse", 10)],
)
def test_a_point_above_the_limit_is_lost(players: int, mode: str, most: int) -> None:
    """X-PHARMA-02, X-RULING-41, X-APOC-08: legal one below LPMAX, gains one."""
    table = in_the_ark(most - 1, players, mode=mode).do("pharmaceuticals")
    assert table["ark.life"] == most
    assert table["p1.resources"] == 7
    assert table.said("life", change=1, total=most)


@pytest.mark.parametrize("owner", [0, 2], ids=["neutral", "another player's"])
def test_it_needs_an_own_soldier_in_the_ark(owner: int) -> None:
    """X-PHARMA-03: the neutral soldier gets nothing, and an empty Ark has nobody to treat."""
    table = Table(p1={"resources": 9}, ark={"soldier": "Guard(3/2/1)", "owner": owner, "life": 3})
    table.refuses("pharmaceuticals", "X-PHARMA-03")
    empty = Table(p1={"resources": 9, "warhost": ["mole"]}, ark={"soldier": ""})
    empty.refuses("pharmaceuticals", "X-PHARMA-03")


def test_at_the_limit_it_is_refused() -> None:
    """X-PHARMA-04, X-RULING-41: nobody pays for nothing."""
    table = in_the_ark(life=10)
    assert "pharmaceuticals" not in table.options
    table.refuses("pharmaceuticals", "X-PHARMA-04")


def test_a_soldier_that_may_not_heal_gets_nothing() -> None:
    """X-PHARMA-04: plague_doctor's attack keeps the soldier in the Ark from gaining any."""
    table = Table(
        turn=2,
        p1={"resources": 9},
        p2={"warhost": ["plague_doctor"], "resources": 0},
        ark={"soldier": "Guard(3/2/0)", "owner": 1, "life": 9},
        action_pool=["A"],
    )
    table.do("attack ark A")  # nothing is left to do: player 1 is next
    table.do("split 4 2", dice=["-"] * 6).do("keep all")
    assert table["turn"] == 1
    assert table["ark.life"] == 6
    assert "harvest" in table.options
    table.refuses("pharmaceuticals", "X-PHARMA-04")


def test_it_may_exceed_the_life_points_on_entering() -> None:
    """X-PHARMA-05: resistance 2 and two players made 4 on entering."""
    table = in_the_ark(life=4).do("pharmaceuticals", "pharmaceuticals")
    assert table["ark.life"] == 8


def test_it_may_be_repeated_as_often_as_it_is_paid() -> None:
    """X-PHARMA-06: four times for eight resources, then the money is gone."""
    table = in_the_ark(life=1)
    table.do("pharmaceuticals", "pharmaceuticals", "pharmaceuticals", "pharmaceuticals")
    assert table["ark.life"] == 9
    assert table["p1.resources"] == 1
    table.refuses("pharmaceuticals", "X-ACTION-07")
