"""B-CITY and B-UPGRADE: building and upgrading cities."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.battalia.rules.maps import city, creation, road, starting
from tests.games.battalia.table import Table

SPUR = {"2,3": road("sw")}  # from the city on 2,2 to 3,3, where a city may stand
RANKS = ("tribesman", "chief", "priest", "lord")
LEVELS = {rank: level + 1 for level, rank in enumerate(RANKS)}


def builder(*cards: str, **more: Any) -> Table:
    return creation(p1={"hand": [*cards]}, **{"board": SPUR, **more})


def levelled(level: int, *cards: str, **more: Any) -> Table:
    """Player 1 owns a city of a level on 2,2."""
    return creation(p1={"hand": [*cards]}, board={"2,2": {"level": level}}, **more)


# --- building


@pytest.mark.parametrize("rank", RANKS)
def test_three_units_of_a_rank_build_a_city_of_that_level(rank: str) -> None:
    """B-CITY-01, B-CITY-04, B-CITY-05, B-CEX-17"""
    table = builder(f"3 {rank}.baerfolk").do(f"city x {rank}", "site 3,3")
    assert table["board.3,3.card"] == "city"
    assert table["board.3,3.owner"] == 1
    assert table["board.3,3.level"] == LEVELS[rank]
    assert table["p1.now.points"] == 1 + LEVELS[rank]
    assert table["p1.table"] == [f"{rank}.baerfolk"] * 3


def test_two_units_or_three_of_different_ranks_build_nothing() -> None:
    """B-CITY-01"""
    assert starting(builder("2 chief.baerfolk"), "city") == []
    assert starting(builder("2 chief.baerfolk", "priest.baerfolk"), "city") == []


def test_any_of_the_five_city_stacks_may_be_named() -> None:
    """B-CITY-02"""
    table = builder("3 chief.baerfolk")
    assert starting(table, "city") == [
        f"city {shape} chief" for shape in ("dead_end", "straight", "curve", "t", "x")
    ]


def test_the_units_may_be_of_different_factions_and_no_supply_is_paid() -> None:
    """B-CITY-03, B-CEX-17"""
    table = builder("chief.baerfolk", "2 chief.emberians", "2 supply")
    table.do("city t chief")
    table.do(starting(table, "site")[0], "lay chief.baerfolk")
    assert table["board.3,3.level"] == 2
    assert table["p1.hand"] == ["supply", "supply"]


def test_a_city_belongs_to_the_player_whose_marker_it_shows() -> None:
    """B-CITY-05"""
    board = {**SPUR, "3,3": city(owner=2, level=3)}
    table = creation(board=board)
    assert (table["p1.now.points"], table["p2.now.points"]) == (1, 1 + 3)


def test_a_royal_card_is_never_one_of_the_three() -> None:
    """B-CITY-06"""
    cards = ["2 lord.baerfolk", "queen.baerfolk", "king.baerfolk"]
    table = Table(p1={"faction": "baerfolk", "hand": cards}, board=SPUR)
    assert starting(table, "city") == []
    cards = ["3 lord.baerfolk"]
    assert starting(Table(p1={"faction": "baerfolk", "hand": cards}, board=SPUR), "city") != []


# --- upgrading


@pytest.mark.parametrize("rank", RANKS)
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_pair_raises_a_city_if_its_rank_is_higher(rank: str, level: int) -> None:
    """B-UPGRADE-01, B-UPGRADE-02, B-UPGRADE-04, B-CRULING-23"""
    table = levelled(level, f"2 {rank}.baerfolk")
    if LEVELS[rank] > level:
        assert starting(table, "upgrade") == [f"upgrade 2,2 {rank}"]
        table.do(f"upgrade 2,2 {rank}")
        assert table["board.2,2.level"] == level + 1
    else:
        assert starting(table, "upgrade") == []


def test_the_two_units_have_the_same_rank() -> None:
    """B-UPGRADE-01"""
    assert starting(levelled(1, "lord.baerfolk", "priest.baerfolk"), "upgrade") == []
    assert starting(levelled(1, "lord.baerfolk", "lord.emberians"), "upgrade") != []


def test_only_an_own_city_is_upgraded() -> None:
    """B-UPGRADE-01"""
    table = creation(p1={"hand": ["2 lord.baerfolk"]})
    assert starting(table, "upgrade") == ["upgrade 2,2 lord"]


def test_two_tribesmen_upgrade_nothing() -> None:
    """B-UPGRADE-02"""
    assert starting(levelled(1, "2 tribesman.baerfolk"), "upgrade") == []


def test_each_line_raises_by_exactly_one_level() -> None:
    """B-UPGRADE-03, B-UPGRADE-05, B-CEX-18"""
    table = levelled(1, "2 lord.baerfolk", "2 lord.emberians")
    table.do("upgrade 2,2 lord", "lay lord.baerfolk", "lay lord.baerfolk")
    assert table["board.2,2.level"] == 2
    table.do("upgrade 2,2 lord")
    assert table["board.2,2.level"] == 3


def test_a_lower_pair_cannot_follow_a_higher_one() -> None:
    """B-UPGRADE-01, B-UPGRADE-05, B-CEX-18"""
    table = levelled(3, "2 chief.baerfolk")
    assert starting(table, "upgrade") == []
    table.refuses("upgrade 2,2 chief", "B-UPGRADE-01")


def test_level_4_is_the_highest() -> None:
    """B-UPGRADE-04"""
    table = levelled(4, "2 lord.baerfolk")
    assert starting(table, "upgrade", "residence", "capital") == []


def test_an_upgrade_needs_neither_hero_nor_road() -> None:
    """B-UPGRADE-06"""
    p1 = {"hand": ["2 chief.baerfolk"], "heroes": ["", ""]}
    table = creation(p1=p1, board={"5,3": city(owner=1)})
    assert starting(table, "upgrade") == ["upgrade 2,2 chief", "upgrade 5,3 chief"]
    assert table.do("upgrade 5,3 chief")["board.5,3.level"] == 2


def test_in_stormgates_higher_levels_need_royal_cards() -> None:
    """B-UPGRADE-07"""
    cards = ["2 lord.baerfolk"]
    board = {"2,2": {"level": 4}}
    table = Table(p1={"faction": "baerfolk", "hand": cards}, board=board)
    assert starting(table, "upgrade", "residence", "capital") == []
    table = Table(p1={"faction": "baerfolk", "hand": ["queen.baerfolk"]}, board=board)
    assert starting(table, "upgrade", "residence", "capital") == ["residence 2,2"]
