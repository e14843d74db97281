"""B-CEND: the end of the game and the score in mode creation."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.battalia.rules.maps import city, creation, road
from tests.games.battalia.table import Table

FIELDS = [(row, column) for row in range(2, 7) for column in range(2, 7)]
LAID = {(2, 2), (6, 6), (4, 4)}
BUILDER = {"hand": ["tools.baerfolk", "supply"]}


def filled(*empty: tuple[int, int], around: dict[str, Any] | None = None) -> dict[str, Any]:
    """A map of two players with roads on all fields but these; those around 2,3 fit a T."""
    board: dict[str, Any] = {}
    free = [field for field in FIELDS if field not in LAID and field not in empty]
    # 36 road cards exist, nine of each shape.
    shapes = ["ew"] * 9 + ["ne"] * 9 + ["nes"] * 9
    for (row, column), exits in zip(free, shapes, strict=False):
        board[f"{row},{column}"] = road(exits)
    return {**board, "2,4": road("esw"), "3,3": road("nes"), **(around or {})}


def levels(mine: list[int], theirs: list[int], **more: Any) -> Table:
    """Two players with cities of these levels; the first of each is his starting city."""
    board = {"2,2": {"level": mine[0]}, "6,6": {"level": theirs[0]}}
    places = ["2,4", "2,6", "3,3", "3,5", "5,3", "5,5", "6,2", "6,4"]
    shapes = ["nesw", "nesw", "nes", "nes", "nes", "ns", "ns", "ns"]
    for owner, owned in ((1, mine[1:]), (2, theirs[1:])):
        for level in owned:
            board[places.pop(0)] = city(shapes.pop(0), owner=owner, level=level)
    return creation(board=board, **{"week": 10, "day": 7, "turn": 2, **more})


# --- condition 1: the map is full


def test_the_game_ends_when_the_last_empty_field_is_filled() -> None:
    """B-CEND-01, B-CEND-05"""
    board = filled((2, 3))
    table = creation(p1=BUILDER, board=board)
    assert table["now.empty_fields"] == 1
    assert not table.over
    table.do("road t", "site 2,3 1")
    assert table.over
    assert table["phase"] == "over"


def test_without_the_switch_a_full_map_does_not_end_the_game() -> None:
    """B-CEND-01, B-CSETUP-26"""
    board = filled((2, 3))
    table = creation(p1=BUILDER, board=board, map_full=False).do("road t", "site 2,3 1")
    assert not table.over


def test_a_sealed_field_counts_as_filled() -> None:
    """B-CEND-02, B-CEND-03, B-CRULING-40, B-CEX-35"""
    # 6,5 touches the city on 6,6 and closed sides: no road has one exit, no city may touch a city.
    closed = {"5,5": road("ew"), "6,4": road("nw")}
    board = filled((6, 5), (2, 3), around=closed)
    table = creation(p1=BUILDER, board=board)
    assert table["now.empty_fields"] == 2
    table.do("road t", "site 2,3 1")
    assert table.over
    assert table["now.empty_fields"] == 1


def test_a_field_that_a_card_still_fits_is_not_sealed() -> None:
    """B-CEND-02, B-CRULING-40"""
    opened = {"5,5": road("ns"), "6,4": road("nw")}
    board = filled((6, 5), (2, 3), around=opened)
    assert not creation(p1=BUILDER, board=board).do("road t", "site 2,3 1").over


def test_two_joined_empty_fields_with_an_exit_into_them_are_open() -> None:
    """B-CEND-02, B-CEND-10"""
    board = filled((6, 5), (6, 4), (2, 3))
    assert not creation(p1=BUILDER, board=board).do("road t", "site 2,3 1").over


def test_a_group_of_empty_fields_without_an_exit_into_it_is_sealed() -> None:
    """B-CEND-10, B-CRULING-40"""
    around = {"4,2": road("ew"), "4,3": road("ew"), "5,4": road("ne"), "6,4": road("ne")}
    empty = [(5, 2), (5, 3), (6, 2), (6, 3)]
    board = filled(*empty, (2, 3), around=around)
    table = creation(p1=BUILDER, board=board)
    table.do("road t", "site 2,3 1")
    assert table.over
    assert table["now.empty_fields"] == 4
    opened = {**board, "6,4": road("nw")}
    assert not creation(p1=BUILDER, board=opened).do("road t", "site 2,3 1").over


def test_sealing_is_tested_after_a_replaced_card_too() -> None:
    """B-CEND-03"""
    board = filled(around={"2,3": road("esw")})
    table = creation(p1={"hand": ["staff_of_terra"]}, board=board)
    assert not table.over
    table.do("great staff_of_terra", "terrain 2,2 rocky_mountains")
    assert table.over


# --- the city that fills the map


CITY_AT_2_5 = {"2,3": road("esw"), "2,6": road("nesw"), "3,5": road("ew")}
BUILDS: dict[str, Any] = {"hand": ["3 lord.baerfolk"]}


def test_a_city_that_fills_the_map_counts() -> None:
    """B-RULING-128, B-CEND-01, B-CEND-06: its marker is laid before the end is looked at."""
    board = {**filled((2, 5), around=CITY_AT_2_5), "6,6": {"level": 4}}
    table = creation(p1=BUILDS, board=board).do("city straight lord", "site 2,5 1")
    assert table.over
    assert table["board.2,5"] == city("ew", owner=1, level=4, terrain=table["board.2,5.terrain"])
    assert (table["p1.now.points"], table["p2.now.points"]) == (5, 4)
    assert table.winners == [1]  # without the last city it is player 2
    told = [event.verb for event in table.events]
    assert told.index("city") < told.index("over")


def test_a_city_that_seals_the_last_field_counts() -> None:
    """B-RULING-128, B-CEND-02: 6,5 takes no card, and the city leaves no other field."""
    closed = {"5,5": road("ew"), "6,4": road("nw")}
    board = {**filled((6, 5), (2, 5), around={**CITY_AT_2_5, **closed}), "6,6": {"level": 2}}
    table = creation(p1=BUILDS, board=board).do("city straight lord", "site 2,5 1")
    assert table.over
    assert table["now.empty_fields"] == 1
    assert table["p1.now.points"] == 5
    assert table.winners == [1]


def test_a_last_city_that_is_the_fifth_great_one_ends_the_game_once() -> None:
    """B-RULING-128, B-CEND-04: both conditions are met, and the end is told once."""
    great = {"2,2": {"level": 4}, "4,2": city("nesw", owner=1, level=4)}
    great |= {"6,2": city("nes", owner=1, level=4), "6,4": city("nes", owner=1, level=4)}
    board = {**filled((2, 5), around=CITY_AT_2_5), **great}
    table = creation(p1=BUILDS, board=board).do("city straight lord", "site 2,5 1")
    assert [event.verb for event in table.events].count("over") == 1
    assert table["p1.now.points"] == 20


def test_a_last_road_of_tools_or_of_the_storm_ends_with_all_cities_counted() -> None:
    """B-RULING-128: a road earns nothing, and what stood before counts."""
    board = {**filled((2, 3)), "6,6": {"level": 3}}
    table = creation(p1=BUILDER, board=board).do("road t", "site 2,3 1")
    assert (table["p1.now.points"], table["p2.now.points"]) == (1, 3)
    assert table.winners == [2]


# --- condition 2: the fifth city of level 4


FOUR = {
    "2,2": {"level": 4},
    "2,4": city(owner=1, level=4),
    "2,6": city(owner=1, level=4),
    "6,2": city("nes", owner=1, level=4),
    "6,4": city("nes", owner=1, level=3),
}


def test_the_fifth_level_4_city_ends_the_game_when_upgraded() -> None:
    """B-CEND-04, B-CEND-05"""
    table = creation(p1={"hand": ["2 lord.baerfolk"]}, board=FOUR).do("upgrade 6,4 lord")
    assert table.over
    assert table.winners == [1]


def test_the_fifth_level_4_city_ends_the_game_when_built() -> None:
    """B-CEND-04"""
    board = {key: FOUR[key] for key in ("2,2", "2,4", "2,6", "6,2")}
    p1 = {"hand": ["3 lord.baerfolk"]}
    table = creation(p1=p1, board={**board, "2,3": road("esw")})
    table.do("city x lord", "site 3,3")
    assert table.over


def test_the_fifth_level_4_city_ends_the_game_when_captured_before_the_lord_is_taken() -> None:
    """B-CEND-04, B-CEND-05, B-CEX-36"""
    p1 = {"hand": ["weapon.baerfolk", "2 lord.baerfolk"], "heroes": ["4,1", ""]}
    table = creation(p1=p1, board=FOUR).do("attack city 4,1 nobody")
    table.do("lay lord.baerfolk", "lay lord.baerfolk", "finish")
    assert table.over
    assert table["board.4,1.owner"] == 1
    assert table["p1.refuge"] == []


def test_four_level_4_cities_do_not_end_the_game() -> None:
    """B-CEND-04"""
    board = {**FOUR, "6,2": city("nes", owner=1, level=3)}
    assert not creation(p1={"hand": ["2 lord.baerfolk"]}, board=board).do("upgrade 6,4 lord").over


def test_after_the_end_nothing_is_possible() -> None:
    """B-CEND-05"""
    p1 = {"hand": ["2 lord.baerfolk", "supply"], "nation": ["6 supply"]}
    table = creation(p1=p1, board=FOUR).do("upgrade 6,4 lord")
    assert table["p1.hand"] == ["supply"]  # the turn is not finished
    assert table.deciding == []
    table.refuses("done", "B-CEND-05", by=1)


# --- points and ties


def test_points_are_the_levels_of_the_cities() -> None:
    """B-CEND-06"""
    table = levels([4, 4, 1], [4, 3, 3])
    assert (table["p1.now.points"], table["p2.now.points"]) == (9, 10)


def test_most_points_win_whoever_ended_the_game() -> None:
    """B-CEND-07"""
    board = filled((2, 3))
    board["6,6"] = {"level": 2}
    table = creation(p1=BUILDER, board=board)
    table.do("road t", "site 2,3 1")
    assert table.winners == [2]


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        ([4, 4, 1], [4, 3, 2]),  # level-4 cities
        ([3, 3, 1], [3, 2, 2]),  # level-3 cities
        ([3, 2, 2, 1], [3, 2, 1, 1, 1]),  # level-2 cities
    ],
)
def test_ties_are_broken_by_cities_of_the_higher_levels(mine: list[int], theirs: list[int]) -> None:
    """B-CEND-08, B-CRULING-42, B-CEX-37"""
    assert levels(mine, theirs).do("done").winners == [1]
    assert levels(theirs, mine).do("done").winners == [2]


def test_then_by_heroes_on_the_board_then_by_cards() -> None:
    """B-CEND-08, B-CRULING-42"""
    two = {"heroes": ["2,2", "2,2"]}
    assert levels([1], [1], p1=two, p2={"nation": ["5 supply"]}).do("done").winners == [1]
    one = {"nation": ["2 supply"], "ambush": ["supply"]}
    assert levels([1], [1], p1=one, p2={"nation": ["2 supply"]}).do("done").winners == [1]


def test_after_that_the_victory_is_shared() -> None:
    """B-CEND-08, B-CRULING-42"""
    table = levels([2, 1], [2, 1]).do("done")
    assert table.winners == [1, 2]
    assert [*table.state.returns()] == [0.5, 0.5]


def test_cards_in_an_open_battle_line_count_for_the_deck() -> None:
    """B-CEND-08, B-CCOMP-24"""
    p1 = {"hand": ["weapon.baerfolk", "lord.baerfolk"], "heroes": ["6,6", ""]}
    table = creation(p1=p1).do("attack city 6,6 p2", "heroes 0", "lay lord.baerfolk")
    assert table["p1.now.deck"] == 2


# --- the week limit


def test_the_game_ends_with_the_last_day_of_the_week_limit() -> None:
    """B-CEND-09, B-CRULING-41"""
    table = levels([2], [1], week=4, week_limit=4)
    assert not table.over
    table.do("done")
    assert table.over
    assert table.winners == [1]
    assert not levels([2], [1], week=3, week_limit=4).do("done").over
    assert not levels([2], [1], week=4, week_limit=4, turn=1).do("done").over


def test_ten_weeks_are_the_usual_limit_and_none_is_possible() -> None:
    """B-CEND-09, B-CRULING-41"""
    assert levels([2], [1], week=10).do("done").over
    assert not levels([2], [1], week=9).do("done").over
    assert not levels([2], [1], week=10, week_limit=0).do("done").over


def test_in_stormgates_the_checkpoint_of_the_last_week_is_not_held() -> None:
    """B-CRULING-41"""
    table = Table(week=10, day=7, turn=2)
    while not table.over:
        table.do("done")
    assert not table.said("checkpoint")
    assert table["week"] == 10
