"""B-RULING-11: what teammates may do while one of them fights."""

from __future__ import annotations

from typing import Any

from tests.games.battalia.rules.storms import QUIET
from tests.games.battalia.table import Table


def test_a_storm_spares_what_a_teammates_battle_needs() -> None:
    """B-RULING-11: effect 12 leaves out the tents of players in an open battle."""
    table = Table(
        players=4,
        p1={"heroes": ["2,6", ""], "hand": ["weapon.baerfolk", "lord.baerfolk"]},
        p2={"heroes": ["2,6", ""], "tents": [["tent.baerfolk", "supply"]]},
        p3={"heroes": ["2,4", ""], "hand": ["2 supply"]},
        p4={"tents": [["tent.cloudborn", "supply"]]},
        stock={"storm": [12, *QUIET]},
    )
    table.do("attack city 2,6 p2", by=1)
    table.do("move 1; lay supply; lay supply; go; jump 6,4", by=3)
    assert table["p2.tents"] == [["tent.baerfolk", "supply"]]
    assert table["p4.tents"] == []


def test_a_tent_out_of_reach_still_spares_the_own_team() -> None:
    """B-RULING-115: player 2 is locked in a battle; effect 12 is void, no own tent falls."""
    given: dict[str, Any] = {
        "p1": {"heroes": ["2,6", ""], "hand": ["weapon.baerfolk", "lord.baerfolk"]},
        "p2": {"heroes": ["2,6", ""], "tents": [["tent.baerfolk", "supply"]]},
        "p3": {"heroes": ["2,4", ""], "hand": ["2 supply"], "tents": [["tent.cloudborn", "chest"]]},
    }
    table = Table(players=4, stock={"storm": [12, *QUIET]}, **given)
    table.do("attack city 2,6 p2", by=1)
    table.do("move 1; lay supply; lay supply; go; jump 6,4", by=3)
    assert table["p2.tents"] == [["tent.baerfolk", "supply"]]
    assert table["p3.tents"] == [["tent.cloudborn", "chest"]]
    assert 12 in table["stock.storm_discard"]
    given["p2"]["tents"] = []
    bare = Table(players=4, stock={"storm": [12, *QUIET]}, **given)
    bare.do("attack city 2,6 p2", by=1)
    bare.do("move 1; lay supply; lay supply; go; jump 6,4", by=3)
    assert bare["p3.tents"] == []  # without an opponent's tent the own team is hit


def test_a_storm_does_not_replace_a_field_that_is_fought_over() -> None:
    """B-RULING-11: effect 7 leaves it out while a teammate's battle is open."""
    table = Table(
        players=4,
        p1={"heroes": ["2,6", ""], "hand": ["weapon.baerfolk", "lord.baerfolk"]},
        p2={"heroes": ["2,6", ""]},
        p3={"heroes": ["2,4", ""], "hand": ["2 supply"]},
        stock={"storm": [7]},
    )
    table.do("attack city 2,6 p2", by=1)
    table.do("move 1; lay supply; lay supply; go; jump 6,4", by=3)
    fields = {option.split()[1] for option in table.options_of(3)}
    assert "2,6" not in fields
    assert "6,6" in fields


def test_nothing_is_stolen_from_a_player_who_is_attacked() -> None:
    """B-RULING-11: the Hand of Luut finds only the other opponent's cards."""
    table = Table(
        players=4,
        p1={"heroes": ["2,6", ""], "hand": ["weapon.baerfolk", "lord.baerfolk"]},
        p2={"heroes": ["2,6", ""], "hand": ["3 chest"]},
        p3={"heroes": ["2,6", "6,6"], "hand": ["hand_of_luut"]},
        p4={"heroes": ["6,6", ""], "hand": ["3 stardust"]},
    )
    table.do("attack city 2,6 p2", by=1).do("great hand_of_luut", by=3)
    assert table.options_of(3) == ["take stardust"]
    table.do("take stardust", by=3)
    assert table["p3.hand"] == ["stardust@4"]
    assert table["p2.hand"] == ["chest"] * 3


def test_a_choice_is_open_again_once_the_battle_is_over() -> None:
    """B-RULING-11: the Hand of Luut may take from either opponent."""
    table = Table(
        players=4,
        p2={"hand": ["chest"]},
        p3={"hand": ["hand_of_luut"]},
        p4={"hand": ["stardust"]},
    )
    table.do("great hand_of_luut", by=3)
    assert table.options_of(3) == ["player p2", "player p4"]
