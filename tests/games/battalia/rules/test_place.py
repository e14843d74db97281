"""B-PLACE and B-ROAD: laying terrain cards, and the price of roads."""

from __future__ import annotations

from typing import Any

import pytest

from stormark.games.battalia import layout as L
from stormark.games.battalia import words as W
from tests.games.battalia.rules.maps import TURNS, city, creation, road, starting
from tests.games.battalia.table import Table

TOOLS = {"hand": ["tools.baerfolk", "supply"]}


def sites(table: Table, what: str) -> list[str]:
    """The sites offered for a road or city, with the exits the card would have there."""
    if what not in table.options:
        return []
    shape = what.split()[1]
    table.do(what)
    names = {way: exits for exits, way in TURNS.items()}
    found = []
    for option in starting(table, "site"):
        field, *turned = option.split()[1:]
        found.append(f"{field} {names[shape, int(turned[0]) if turned else 0]}")
    return found


def roads(shape: str, **given: Any) -> list[str]:
    return sites(creation(**{"p1": TOOLS, **given}), f"road {shape}")


def test_a_card_is_laid_on_an_empty_field_in_play() -> None:
    """B-PLACE-01, B-CEX-02"""
    # 1,2 and 2,1 beside the city on 2,2 do not exist.
    assert roads("straight") == ["2,3 ew", "3,2 ns"]
    assert roads("straight", board={"2,3": road("ew")}) == ["2,4 ew", "3,2 ns"]
    table = creation(p1=TOOLS).do("road straight")
    table.refuses("site 1,2", "B-CSETUP-09")


def test_the_builder_lays_the_top_card_of_the_stack_he_names() -> None:
    """B-PLACE-02, B-PLACE-09"""
    stock = {"road": {"straight": ["red_canyons"], "curve": ["rocky_mountains"]}}
    table = creation(p1=TOOLS, stock=stock).do("road straight", "site 2,3 1")
    assert table["board.2,3.terrain"] == "red_canyons"
    assert table["board.2,3.shape"] == "straight"
    table = creation(p1=TOOLS, stock=stock).do("road curve", "site 2,3 3")
    assert table["board.2,3.terrain"] == "rocky_mountains"


def test_the_builder_turns_the_card_freely() -> None:
    """B-PLACE-02"""
    assert roads("curve") == ["2,3 sw", "2,3 nw", "3,2 ne", "3,2 nw"]
    assert roads("t") == ["2,3 esw", "2,3 nsw", "2,3 new", "3,2 nes", "3,2 nsw", "3,2 new"]


def test_the_card_must_be_connected_to_an_own_city() -> None:
    """B-PLACE-03"""
    # A road of nobody's lies at 4,3; the fields around it are not connected to a city of player 1.
    assert roads("x", board={"4,3": road("ns")}) == ["2,3 nesw", "3,2 nesw"]
    lost = creation(p1=TOOLS, board={"2,2": {"owner": 0, "level": 0}})
    assert starting(lost, "road", "city") == []


def test_the_chain_runs_over_roads_the_ruin_and_own_cities() -> None:
    """B-PLACE-04, B-RUINS-09, B-ROAD-06, B-CRULING-20"""
    chain = {
        "3,2": road("ns"),
        "4,2": road("new"),
        "4,3": road("ew"),
        "5,4": city("ns", owner=1),
    }
    assert roads("straight", board=chain)[-1] == "6,4 ns"  # over 4,2, 4,3, 4,4 and the own city


@pytest.mark.parametrize("owner", [0, 2])
def test_foreign_and_neutral_cities_do_not_carry_the_chain(owner: int) -> None:
    """B-PLACE-04, B-CEX-15, B-NEUTRAL-07"""
    board = {"3,2": road("ns"), "4,2": city("ns", owner=owner)}
    assert "5,2 ns" not in roads("straight", board=board)
    assert "5,2 ns" in roads("straight", board={**board, "4,2": city("ns", owner=1)})


def test_gates_carry_the_chain() -> None:
    """B-PLACE-04"""
    usual = Table()["board"]
    gate = next(field for field in usual if usual[field]["card"] == "gate")
    board = {gate: {"card": "empty"}, "2,3": {"card": "gate"}}
    assert "2,4 ew" in sites(Table(p1=TOOLS, board=board), "road straight")


def test_exit_meets_exit_and_closed_side_meets_closed_side() -> None:
    """B-PLACE-05, B-CRULING-20, B-CEX-14"""
    assert "2,3 ns" not in roads("straight")
    # 3,3 touches the closed east side of 3,2 and the exit of 2,3 above.
    board = {"3,2": road("ns"), "2,3": road("sw")}
    assert roads("straight", board=board) == ["3,3 ns"]
    assert "3,3 nw" not in roads("curve", board=board)
    assert "3,3 ne" in roads("curve", board=board)


def test_exits_may_point_to_empty_fields_and_to_the_edge() -> None:
    """B-PLACE-06"""
    assert "2,3 nesw" in roads("x")  # north of 2,3 the map ends


def test_no_city_touches_another_city() -> None:
    """B-PLACE-07, B-CRULING-21, B-CEX-16"""
    p1 = {"hand": ["3 tribesman.baerfolk"]}
    assert starting(creation(p1=p1), "city") == []
    board = {"2,3": road("sw")}
    table = creation(p1=p1, board=board)
    assert sites(table, "city x tribesman") == ["3,3 nesw"]  # diagonal to 2,2
    theirs = {"2,3": road("sw"), "3,4": city("ns", owner=2)}
    assert starting(creation(p1=p1, board=theirs), "city") == []


def test_no_hero_is_needed_at_the_site() -> None:
    """B-PLACE-08"""
    assert roads("straight", p1={**TOOLS, "heroes": ["", ""]}) == ["2,3 ew", "3,2 ns"]


def test_terrain_is_no_condition() -> None:
    """B-PLACE-09"""
    for terrain in ("verdant_woods", "rocky_mountains", "red_canyons"):
        found = roads("straight", stock={"road": {"straight": [terrain]}})
        assert found == ["2,3 ew", "3,2 ns"]


def test_a_laid_card_stays() -> None:
    """B-PLACE-10"""
    p2 = {"hand": ["tools.cloudborn", "supply"]}
    table = creation(p1=TOOLS, p2=p2).do("road straight", "site 2,3 1")
    laid = table["board.2,3"]
    table.do("done", "road straight", "site 6,5 1", "done")
    assert table["board.2,3"] == laid
    assert "site 2,3" not in str(table.options)


def test_an_empty_stack_cannot_be_named() -> None:
    """B-PLACE-11"""
    table = creation(p1=TOOLS)
    table.state.stock[L.ROAD_STACKS + W.SHAPES.index("straight")] = ()
    table.state.known = 0  # ask again
    assert starting(table, "road") == ["road curve", "road t", "road x"]


def test_a_card_that_fits_nowhere_cannot_be_laid() -> None:
    """B-PLACE-11"""
    # The only way out of 2,2 leads to 3,3, where two roads want to be met at a corner.
    corner = {"2,2": city("e", owner=1), "2,3": road("sw"), "3,2": road("ew")}
    sides = {"3,4": road("ns"), "4,3": road("ew")}
    table = creation(p1=TOOLS, board={**corner, **sides})
    assert starting(table, "road") == ["road curve"]
    assert sites(table, "road curve") == ["3,3 nw"]


# --- roads


def offered(*cards: str) -> list[str]:
    return [option.split()[1] for option in starting(creation(p1={"hand": [*cards]}), "road")]


SIMPLE = ["straight", "curve"]
ALL = ["straight", "curve", "t", "x"]


def test_simple_roads_are_cheaper_than_crossings() -> None:
    """B-ROAD-01, B-CRULING-22"""
    assert offered("2 tribesman.baerfolk") == SIMPLE
    assert offered("2 tribesman.baerfolk", "supply") == ALL


def test_a_simple_road_costs_two_tribesmen_or_tools() -> None:
    """B-ROAD-02, B-CEX-12"""
    assert offered("tools.baerfolk") == SIMPLE
    assert offered("tribesman.baerfolk", "supply") == []
    assert offered("2 chief.baerfolk", "supply") == []
    table = creation(p1={"hand": ["2 tribesman.baerfolk", "3 supply"]})
    table.do("road straight", "site 2,3 1")
    assert table["p1.table"] == ["tribesman.baerfolk", "tribesman.baerfolk"]


def test_a_crossing_costs_one_supply_more() -> None:
    """B-ROAD-03, B-CEX-12"""
    assert offered("tools.baerfolk", "supply") == ALL
    table = creation(p1={"hand": ["2 tribesman.baerfolk", "3 supply"]}).do("road x", "site 2,3")
    assert table["p1.table"] == ["supply", "tribesman.baerfolk", "tribesman.baerfolk"]
    assert table["board.2,3.shape"] == "x"
    table = creation(p1={"hand": ["tools.baerfolk", "supply"]}).do("road t", "site 2,3 1")
    assert table["p1.table"] == ["supply", "tools.baerfolk"]


@pytest.mark.parametrize("shape", ALL)
def test_the_builder_names_either_stack_of_the_class(shape: str) -> None:
    """B-ROAD-04, B-CRULING-22"""
    assert shape in offered("2 tribesman.baerfolk", "supply")


def test_the_tribesmen_may_be_of_different_factions() -> None:
    """B-ROAD-05"""
    assert offered("tribesman.baerfolk", "tribesman.emberians") == SIMPLE


def test_roads_belong_to_nobody() -> None:
    """B-ROAD-06"""
    table = creation(p1=TOOLS, p2={"hand": ["supply"], "heroes": ["2,2", ""]})
    table.do("road straight", "site 2,3 1")
    assert "owner" not in table["board.2,3"]
    table.do("done", "move 1", "lay supply", "go", "step 2,3")
    assert table["p2.heroes"] == ["2,3", ""]
