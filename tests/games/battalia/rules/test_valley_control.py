"""B-VALLEY: income, centres and their defence."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.battalia.table import Table

BUILDINGS = ("3,3", "3,5", "5,3", "5,5")
ARMY = ["weapon.baerfolk", "3 lord.baerfolk"]


def valley(**given: Any) -> Table:
    usual: dict[str, Any] = {"players": 4, "valley": "mountain_pass", "team_mode": False}
    return Table(**usual | given)


def held(owner: int, *names: str) -> dict[str, Any]:
    """Buildings of the Valley of Kings, in the order of their fields."""
    return {
        field: {"card": "building", "building": name, "owner": owner}
        for field, name in zip(BUILDINGS, names, strict=False)
    }


def income(table: Table) -> list[str]:
    return [option.split()[1] for option in table.options if option.startswith("income")]


# --- income


def test_a_building_brings_a_card_of_its_type_into_the_hand() -> None:
    """B-VALLEY-25, B-VALLEY-26"""
    table = valley(board=held(1, "arena", "stable"), stock={"weapon": ["weapon.islanders"]})
    assert sorted(income(table)) == ["horse", "weapon"]
    table.do("income weapon")
    assert table["p1.hand"] == ["weapon.islanders"]


def test_without_a_building_there_is_no_income() -> None:
    """B-VALLEY-25: neither a centre nor another player's building helps."""
    board = held(2, "arena") | {"4,4": {"card": "centre", "owner": 1}}
    table = valley(board=board)
    assert income(table) == []
    table.refuses("income weapon", "B-VALLEY-25")


def test_the_limit_is_one_card_per_turn() -> None:
    """B-VALLEY-27, B-RULING-75: between action lines, at any moment of the own turn."""
    table = valley(
        board=held(1, "arena", "stable"), p1={"hand": ["2 supply", "2 tribesman.baerfolk"]}
    )
    table.do("hire tribesman", "income horse")
    assert income(table) == []
    table.refuses("income weapon", "B-VALLEY-27")


def test_income_comes_again_in_the_next_turn() -> None:
    """B-VALLEY-25: once per round."""
    table = valley(board=held(1, "arena")).do("income weapon")
    table.do("done", "done", "done", "done")
    assert income(table) == ["weapon"]


def test_the_card_may_be_used_in_the_same_turn() -> None:
    """B-VALLEY-28"""
    table = valley(board=held(1, "smithy")).do("income tools", "road straight")
    assert table.options[0].startswith("site")


def test_income_is_possible_in_the_turn_in_which_control_was_gained() -> None:
    """B-RULING-75"""
    table = valley(
        board={"3,4": {"card": "crossing", "hidden": False}},
        p1={"hand": ["tools.baerfolk"], "heroes": ["3,4", ""]},
    )
    table.do("discover 3,3", "income tools")
    assert len(table["p1.hand"]) == 1


def test_on_an_oracle_match_the_colour_is_chosen() -> None:
    """B-RULING-75"""
    for day in range(1, 8):
        table = valley(
            day=day,
            board=held(1, "arena"),
            stock={"weapon": ["weapon.islanders", "weapon.baerfolk"]},
        )
        table.do("income weapon")
        choices = [option for option in table.options if option.startswith("take")]
        assert (len(choices) > 1) == (table["now.matching"] == "weapon")


def test_the_store_brings_supply() -> None:
    """B-VALLEY-26, B-RULING-85"""
    board = {"3,7": {"card": "building", "building": "store", "owner": 1}}
    assert valley(board=board).do("income supply")["p1.hand"] == ["supply"]


# --- centres


def conquered(**given: Any) -> Table:
    """Player 1 beats the centre of the Valley of Kings."""
    p1 = {"hand": ARMY, "heroes": ["4,4", ""]}
    table = valley(p1=p1, **given)
    owner = table["board.4,4.owner"]
    table.do(f"attack centre 4,4 {f'p{owner}' if owner else 'nobody'}")
    return table.do(*["lay lord.baerfolk"] * 3, "finish")


def test_a_neutral_centre_is_captured_like_a_city_and_marked_with_level_four() -> None:
    """B-VALLEY-29, B-VALLEY-30, B-VALLEY-31: no Lord comes with it."""
    table = conquered()
    assert table["board.4,4.owner"] == 1
    assert table["p1.now.points"] == 1 + 4
    assert table["p1.refuge"] == []


@pytest.mark.parametrize(("buildings", "defence"), [(0, 4), (1, 6), (3, 10), (4, 12)])
def test_a_centre_defends_with_four_and_two_for_each_building(buildings: int, defence: int) -> None:
    """B-VALLEY-32, B-VALLEY-33, B-EX-09"""
    names = ("smithy", "town_hall", "stable", "arena")[:buildings]
    table = valley(board=held(1, *names) | {"4,4": {"card": "centre", "owner": 1}})
    assert table["p1.now.defence.4,4"] == defence
    for field in BUILDINGS[:buildings]:
        assert table[f"p1.now.defence.{field}"] == 2


def test_only_own_buildings_of_the_same_valley_strengthen_a_centre() -> None:
    """B-VALLEY-32, B-RULING-76: teammates' buildings do not."""
    board = {
        "4,4": {"card": "centre", "owner": 1},
        "3,3": {"card": "building", "owner": 3},
        "3,5": {"card": "building", "owner": 2},
        "3,7": {"card": "building", "owner": 1},
    }
    table = valley(team_mode=True, board=board)
    assert table["now.teams"] == [[1, 3], [2, 4]]
    assert table["p1.now.defence.4,4"] == 4


def test_a_neutral_centre_defends_with_six_whoever_controls_buildings() -> None:
    """B-RULING-76"""
    table = valley(board=held(2, "arena", "stable"), p1={"hand": ARMY, "heroes": ["4,4", ""]})
    assert table.do("attack centre 4,4 nobody").battle["defence"] == 6


def test_centres_and_buildings_are_attacked_and_captured_like_cities() -> None:
    """B-VALLEY-33, B-VALLEY-34"""
    table = valley(board=held(2, "arena"), p1={"hand": ARMY, "heroes": ["3,3", ""]})
    table.do("attack building 3,3 p2")
    assert table.battle["defence"] == 2
    table.do("lay lord.baerfolk", "finish")
    assert table["board.3,3.owner"] == 1
    assert table["p1.now.points"] == 1 + 2
    assert income(table) == ["weapon"]


def test_losing_a_centre_loses_no_building() -> None:
    """B-VALLEY-35"""
    table = conquered(board=held(2, "arena", "stable") | {"4,4": {"card": "centre", "owner": 2}})
    assert table["board.4,4.owner"] == 1
    assert table["board.3,3.owner"] == table["board.3,5.owner"] == 2
    assert table["p1.now.defence.4,4"] == 4


def test_a_player_may_own_any_number_of_great_artefacts() -> None:
    """B-VALLEY-36: in both variants."""
    for connection in ("mountain_pass", "kings_bridge"):
        table = valley(
            valley=connection,
            p1={"hand": ["kry_ceks_lost_scroll", "horn_of_baldur"]},
            limbo=["sword_of_elemag", "supply"],
        )
        table.do("great kry_ceks_lost_scroll", "take sword_of_elemag")
        assert table["p1.hand"] == ["horn_of_baldur", "sword_of_elemag"]


def test_centres_and_buildings_are_neither_raised_nor_lowered() -> None:
    """B-RULING-76: by no line, no tribute, no bridge action."""
    table = valley(
        board=held(1, "arena") | {"4,4": {"card": "centre", "owner": 1}},
        p1={"hand": ["2 lord.baerfolk", "queen.baerfolk"]},
    )
    raises = [option for option in table.options if option.startswith(("upgrade", "residence"))]
    assert {option.split()[1] for option in raises} == {"2,2"}


def test_a_centre_is_an_own_city_for_recruiting_and_building_a_building_is_not() -> None:
    """B-RULING-76"""
    board = held(1, "arena") | {
        "4,4": {"card": "centre", "owner": 1},
        "4,3": {"card": "crossing", "hidden": False},
    }
    table = valley(
        board=board, p1={"hand": ["weapon.baerfolk", "2 supply", "2 tribesman.baerfolk"]}
    )
    recruits = [option.split()[1] for option in table.options if option.startswith("recruit")]
    assert sorted(recruits) == ["2,2", "4,4"]
    assert "site 4,2 1" in table.do("road straight").options
