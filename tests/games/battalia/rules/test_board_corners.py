"""The first and the last field are fields like all others, and a hero beside the board is on none.

B-MOVE-01, B-PLACE-01 to -07, B-BATTLE-02, B-RECRUIT-01, B-META-06.
"""

from __future__ import annotations

from typing import Any

from stormark.games.battalia import layout as L
from stormark.games.battalia.grid import fits
from stormark.games.battalia.view import view_of
from tests.games.battalia.rules.maps import city, road, starting
from tests.games.battalia.table import Table

WOODS = "verdant_woods"
# A loop through the corner: 2,2 - 2,1 - 1,1 - 1,2 - 2,2.
LOOP = {"1,1": road("es", terrain=WOODS), "2,1": road("ne"), "1,2": road("sw")}
IN_THE_CORNER = {"heroes": ["1,1", "2,2"]}


def corner(**given: Any) -> Table:
    board = LOOP | given.pop("board", {})
    return Table(**{"players": 2, "extended": False, "board": board} | given)


# --- moving


def test_a_hero_walks_through_the_corner() -> None:
    """B-MOVE-01"""
    table = corner(p1={"hand": ["2 supply"], "heroes": ["2,1", ""]})
    table.do("move 1", "lay supply", "lay supply", "go", "step 1,1", "step 1,2")
    assert table["p1.heroes"] == ["1,2", ""]


def test_a_hero_in_the_corner_is_on_the_board() -> None:
    """B-RECRUIT-01: he moves and is not recruited anew."""
    table = corner(p1={"hand": ["weapon.baerfolk", "2 supply"], **IN_THE_CORNER})
    assert starting(table, "recruit") == []
    assert starting(table, "move") == ["move 1", "move 2"]


def test_wings_carry_a_hero_into_the_corner_and_out_of_it() -> None:
    """B-GA-14"""
    table = corner(p1={"hand": ["wings_of_aviena"], "heroes": ["1,2", ""]})
    assert "step 1,1" in table.do("great wings_of_aviena").options
    table = corner(p1={"hand": ["wings_of_aviena"], "heroes": ["1,1", ""]})
    table.do("great wings_of_aviena", "step 4,4")
    assert table["p1.heroes"] == ["4,4", ""]


# --- fighting


def test_home_terrain_helps_in_the_corner() -> None:
    """B-BATTLE-14: attackers and defenders alike."""
    table = corner(
        p1={"faction": "baerfolk", "hand": ["weapon.baerfolk"], "heroes": ["1,1", ""]},
        p2={"heroes": ["1,1", ""]},
    ).do("attack heroes 1,1 p2")
    (battle,) = view_of(table.state, 0)["battles"]
    parts = battle["attack"]["parts"]
    assert [part["field"] for part in parts if part["reason"] == "terrain"] == ["1,1"]


def test_heroes_fight_in_the_corner_and_retreat_from_it() -> None:
    """B-BATTLE-02, B-RETREAT-03: the ways round the loop lead three cards away to 2,3."""
    table = corner(
        board={"2,3": road("ew")},
        p1={"hand": ["weapon.baerfolk", "horse.baerfolk"], **IN_THE_CORNER},
        p2={"hand": ["2 lord.cloudborn"], "heroes": ["1,1", ""]},
    )
    table.do("attack heroes 1,1 p2", "finish", "lay lord.cloudborn", "finish")
    table.do("retreat 1 horse")
    assert table.options == ["at 2,3"]
    table.do("at 2,3")
    assert table["p1.heroes"] == ["2,3", "2,2"]


def test_a_hero_retreats_into_the_corner() -> None:
    """B-RETREAT-03"""
    p1 = {"hand": ["weapon.baerfolk", "horse.baerfolk"], "heroes": ["2,3", ""]}
    p2 = {"hand": ["2 lord.cloudborn"], "heroes": ["2,3", ""]}
    table = corner(board={"2,3": road("ew")}, p1=p1, p2=p2)
    table.do("attack heroes 2,3 p2", "finish", "lay lord.cloudborn", "finish", "retreat 1 horse")
    assert "at 1,1" in table.options


def test_the_arrow_reaches_the_corner_and_is_shot_from_it() -> None:
    """B-SA-05"""
    table = corner(p1={"hand": ["farrells_arrow"], **IN_THE_CORNER}, p2={"heroes": ["2,1", ""]})
    assert "attack heroes 2,1 p2" in table.options
    table = corner(p1={"hand": ["farrells_arrow"]}, p2={"heroes": ["1,1", ""]})
    table.do("attack heroes 1,1 p2", "finish")
    assert table["p2.heroes"] == ["", ""]


# --- building


def test_a_road_and_a_city_are_built_in_the_corner() -> None:
    """B-PLACE-03, B-PLACE-04"""
    board = {"1,1": {"card": "empty"}}
    table = corner(board=board, p1={"hand": ["2 tribesman.baerfolk"]}).do("road curve")
    assert "site 1,1 1" in table.options
    assert "site 1,1" not in table.options  # its exits would point off the board
    table.do("site 1,1 1")
    assert table["board.1,1.card"] == "road"
    table = corner(board=board, p1={"hand": ["3 tribesman.baerfolk"]}).do("city curve tribesman")
    assert "site 1,1 1" in table.options


def test_the_card_in_the_corner_limits_what_fits_beside_it() -> None:
    """B-PLACE-05, B-PLACE-07"""
    closed = {"1,1": road("ns"), "1,2": {"card": "empty"}}
    table = corner(board=closed, p1={"hand": ["2 tribesman.baerfolk"]}).do("road curve")
    assert "site 1,2 1" in table.options  # to the east and the south
    assert "site 1,2 2" not in table.options  # to the west, where the corner is closed
    beside = {"1,1": city("es", owner=1), "1,2": {"card": "empty"}}
    table = corner(board=beside, p1={"hand": ["3 tribesman.baerfolk"]})
    for shape in ("dead_end", "straight", "curve", "t", "x"):
        sites = corner(board=beside, p1={"hand": ["3 tribesman.baerfolk"]})
        if f"city {shape} tribesman" in sites.options:
            assert not [o for o in sites.do(f"city {shape} tribesman").options if " 1,2" in o]


def test_the_card_in_the_corner_limits_what_could_fill_its_neighbour() -> None:
    """B-CEND-02, B-PLACE-05: the corner opens to the east, the city below 1,2 to the north."""
    state = corner(board={"1,2": {"card": "empty"}}).state
    assert fits(state, 1, L.WEST | L.SOUTH)
    assert not fits(state, 1, L.EAST | L.SOUTH)


# --- figures in the corner


def test_metamorpha_works_in_the_corner() -> None:
    """B-META-06"""
    p1 = {"hand": ["supply", "chief.baerfolk"], "heroes": ["1,1", "4,4"]}
    npcs = {"metamorpha": "1,1"}
    assert starting(corner(npcs=npcs, metamorpha=True, p1=p1), "tribute") == ["tribute 1"]


def test_metamorpha_leaves_the_corner_for_a_new_card() -> None:
    """B-META-03"""
    p1 = {"hand": ["2 tribesman.baerfolk"]}
    table = corner(npcs={"metamorpha": "1,1"}, metamorpha=True, p1=p1)
    table.do("road straight", "site 2,3 1")
    assert table["npcs.metamorpha"] == "2,3"


def test_the_cloak_reaches_out_of_the_corner() -> None:
    """B-SA-13: one field diagonally, to the own city."""
    table = corner(p1={"hand": ["vayls_cloak"], "heroes": ["1,1", ""]}).do("great vayls_cloak")
    assert table.options == ["at 2,2", "finish"]


def test_bilkarr_sells_in_the_corner_and_moves_out_of_it() -> None:
    """B-BILK-11, B-BILK-04"""
    npcs = {"bilkarr": "1,1", "direction": "down_right"}
    table = corner(npcs=npcs, bilkarr=True, p1={"hand": ["9 supply"], **IN_THE_CORNER})
    assert "potion colossus" in table.options
    table.do("done", "done")
    assert table["npcs.bilkarr"] == "3,3"


# --- beside the board


def test_a_hero_beside_the_board_stands_on_no_field() -> None:
    """B-BATTLE-02, B-META-06, B-SA-13: neither on the last field of the board nor anywhere."""
    last = {"7,7": city("nw", owner=1, terrain=WOODS), "7,6": road("ew"), "6,7": road("ns")}
    table = corner(
        board=last,
        metamorpha=True,
        npcs={"metamorpha": "1,1"},
        p1={"hand": ["farrells_arrow", "supply", "vayls_cloak"], "heroes": ["", ""]},
        p2={"heroes": ["7,7", "6,7"]},
    )
    assert starting(table, "attack", "tribute", "move", "great") == []
