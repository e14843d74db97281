"""B-VALLEY: the cards of the valleys, their setup, and exploring them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.battalia.table import GAME, Table

KINGS = {
    "centre": "4,4",
    "crossings": ["3,4", "4,3", "4,5", "5,4"],
    "buildings": ["3,3", "3,5", "5,3", "5,5"],
}
QUEENS = {
    "centre": "4,8",
    "crossings": ["3,8", "4,7", "4,9", "5,8"],
    "buildings": ["3,7", "3,9", "5,7", "5,9"],
}
SUPPLIES = {
    "smithy": "tools", "town_hall": "title", "stable": "horse", "arena": "weapon",
    "weaving_mill": "tent", "tavern": "amulet", "mages_guild": "scroll", "store": "supply",
}  # fmt: skip
NO_CITY = ["2,3", "2,5", "2,7", "2,9", "3,2", "3,6", "3,10", "5,2", "5,6", "5,10",
           "6,3", "6,5", "6,7", "6,9"]  # fmt: skip


def valley(**given: Any) -> Table:
    usual: dict[str, Any] = {"players": 4, "valley": "mountain_pass", "team_mode": False}
    return Table(**usual | given)


def open_crossings(*fields: str) -> dict[str, Any]:
    return {field: {"card": "crossing", "hidden": False} for field in fields}


def discoveries(table: Table) -> list[str]:
    return [option.split()[1] for option in table.options if option.startswith("discover")]


# --- cards and setup


@pytest.mark.parametrize("players", [4, 6])
@pytest.mark.parametrize("connection", ["mountain_pass", "kings_bridge"])
def test_each_valley_has_its_ten_cards_on_their_fields(players: int, connection: str) -> None:
    """B-VALLEY-01, B-VALLEY-03, B-VALLEY-05, B-VALLEY-09, B-RULING-73"""
    table = Table(new={"players": players, "valley": connection})
    for part in (KINGS, QUEENS):
        assert table[f"board.{part['centre']}.card"] == "centre"
        for field in part["crossings"]:
            assert table[f"board.{field}.card"] == "crossing"
        for field in part["buildings"]:
            assert table[f"board.{field}.card"] == "building"
    assert table["board.4,6.card"] == "connection"
    assert table["now.cards.connection"] == 1  # never both
    assert table["now.cards.ruin"] == 0  # B-VALLEY-04


def test_the_buildings_of_each_valley_and_what_they_supply() -> None:
    """B-VALLEY-02, B-RULING-85"""
    table = Table(new={"players": 4, "valley": "kings_bridge"})
    kings = {table[f"board.{field}.building"] for field in KINGS["buildings"]}
    queens = {table[f"board.{field}.building"] for field in QUEENS["buildings"]}
    assert kings == {"smithy", "town_hall", "stable", "arena"}
    assert queens == {"weaving_mill", "tavern", "mages_guild", "store"}
    for name, card in SUPPLIES.items():
        field = "3,3" if name in kings else "3,7"
        board = {field: {"card": "building", "building": name, "owner": 1}}
        assert f"income {card}" in valley(board=board).options


def test_income_is_told_before_its_card() -> None:
    """B-VALLEY-25: everybody sees where the card comes from."""
    board = {"3,7": {"card": "building", "building": "store", "owner": 1}}
    table = valley(valley="kings_bridge", board=board).do("income supply")
    assert [event.verb for event in table.events] == ["income", "gained"]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_valleys_are_for_four_or_six_players(players: int) -> None:
    """B-VALLEY-04"""
    refusal = GAME.setup({"players": players, "valley": "mountain_pass"})
    assert getattr(refusal, "rule", "") == "B-VALLEY-04"


def test_centres_lie_face_up_with_a_neutral_marker_of_level_six() -> None:
    """B-VALLEY-05, B-VALLEY-06, B-VALLEY-29"""
    table = valley(p1={"hand": ["weapon.baerfolk"], "heroes": ["4,4", ""]})
    table.do("attack centre 4,4 nobody")
    assert table.battle["defence"] == 6
    assert table["board.4,4.owner"] == 0


def test_crossings_and_buildings_lie_face_down() -> None:
    """B-VALLEY-07, B-VALLEY-08, B-VALLEY-12"""
    table = Table(new={"players": 4, "valley": "mountain_pass"})
    for part in (KINGS, QUEENS):
        for field in (*part["crossings"], *part["buildings"]):
            assert table[f"board.{field}.hidden"] is True
    assert "hidden" not in table["board.4,4"]
    assert "hidden" not in table["board.4,6"]


def test_buildings_lie_at_random_and_nobody_sees_which() -> None:
    """B-VALLEY-08"""
    layouts = set()
    for seed in range(8):
        table = Table(new={"players": 4, "valley": "mountain_pass", "seed": seed})
        layouts.add(tuple(table[f"board.{field}.building"] for field in KINGS["buildings"]))
    assert len(layouts) > 1
    one = valley(board={"3,3": {"card": "building", "building": "arena"}})
    other = valley(board={"3,3": {"card": "building", "building": "stable"}})
    for viewer in range(4):
        assert GAME.view(one.state, viewer) == GAME.view(other.state, viewer)


def test_all_valley_roads_connect_and_buildings_only_to_their_crossings() -> None:
    """B-VALLEY-10, B-RULING-73: a hero walks round the centre."""
    board = open_crossings(*KINGS["crossings"], *QUEENS["crossings"])
    board |= {field: {"card": "building", "owner": 2} for field in KINGS["buildings"]}
    table = valley(board=board, p1={"hand": ["9 supply"], "heroes": ["4,6", ""]})
    table.do("move 1", *["lay supply"] * 9, "go")
    for field in ("4,5", "3,5", "3,4", "3,3", "4,3", "5,3", "5,4", "4,4", "4,5"):
        table.do(f"step {field}")
    corner = valley(board=board, p1={"hand": ["2 supply"], "heroes": ["3,5", ""]})
    corner.do("move 1", "lay supply", "lay supply", "go")
    steps = [option for option in corner.options if option.startswith("step")]
    assert sorted(steps) == ["step 3,4", "step 4,5"]


def test_all_other_setup_is_unchanged() -> None:
    """B-VALLEY-11"""
    for players in (4, 6):
        table = Table(new={"players": players, "valley": "mountain_pass"})
        usual = Table(new={"players": players})
        assert len(table["great_artefacts"]) == len(usual["great_artefacts"]) == players
        assert table["stock.supply"] == usual["stock.supply"]
        assert table["now.cards.city"] == 2 * players


# --- exploring


def test_discovering_needs_a_hero_on_a_field_joined_by_road() -> None:
    """B-VALLEY-13, B-VALLEY-14: no corner card is discovered from outside."""
    hand = {"hand": ["2 tribesman.baerfolk", "supply"]}
    gate = valley(p1={**hand, "heroes": ["2,4", ""]})
    assert discoveries(gate) == ["3,4"]
    side = valley(board={"2,3": {"card": "road", "shape": "x"}}, p1={**hand, "heroes": ["2,3", ""]})
    assert discoveries(side) == []
    far = valley(p1=hand)
    far.refuses("discover 3,4", "B-VALLEY-13")
    assert discoveries(valley(p1={**hand, "heroes": ["2,4", "2,4"]})) == ["3,4"]


def test_a_road_without_an_exit_to_the_valley_discovers_nothing() -> None:
    """B-VALLEY-14"""
    board = {"4,2": {"card": "road", "shape": "straight"}}
    hand = {"hand": ["2 tribesman.baerfolk", "supply"], "heroes": ["4,2", ""]}
    assert discoveries(valley(board=board, p1=hand)) == []
    board["4,2"]["turned"] = 1  # type: ignore[assignment]
    assert discoveries(valley(board=board, p1=hand)) == ["4,3"]


def test_discovering_a_valley_road_costs_the_price_of_a_crossing() -> None:
    """B-VALLEY-15, B-BASE-34, B-EX-13: Tools are not accepted (B-RULING-74)."""
    at_gate = {"heroes": ["2,4", ""]}
    table = valley(p1={"hand": ["2 tribesman.baerfolk", "supply"], **at_gate})
    table.do("discover 3,4")
    assert table["p1.table"] == ["supply", "tribesman.baerfolk", "tribesman.baerfolk"]
    for hand in (["2 tribesman.baerfolk"], ["tools.baerfolk", "supply"],
                 ["tribesman.baerfolk", "supply"]):  # fmt: skip
        assert discoveries(valley(p1={"hand": hand, **at_gate})) == []
    dust = valley(p1={"hand": ["2 tribesman.baerfolk", "stardust"], **at_gate})
    assert dust.do("discover 3,4")["board.3,4.hidden"] is False  # B-RULING-74


@pytest.mark.parametrize("rank", ["chief", "priest", "lord"])
def test_no_unit_of_another_rank_discovers(rank: str) -> None:
    """B-VALLEY-15, B-LINE-09: exactly Tribesmen."""
    other = f"{rank}.baerfolk"
    hand = ["tribesman.baerfolk", other, other, "scroll.baerfolk", "supply"]
    doubled = valley(p1={"hand": hand, "heroes": ["2,4", ""]}).do("discover 3,4")
    assert doubled.asks == (1, "act")  # only the Tribesman with the Scroll
    assert doubled["p1.hand"] == [other, other]
    hand = ["2 tribesman.baerfolk", other, "supply"]
    table = valley(p1={"hand": hand, "heroes": ["2,4", ""]}).do("discover 3,4")
    assert table["p1.hand"] == [other]


def test_a_fanatic_pays_for_two_tribesmen() -> None:
    """B-RULING-74"""
    table = valley(
        fanatics=True,
        p1={"hand": ["tribesman.fanatics", "2 supply"], "heroes": ["2,4", ""]},
    )
    table.do("discover 3,4")
    assert table["board.3,4.hidden"] is False
    assert table["limbo"] == ["supply"]


@pytest.mark.parametrize("price", [["2 tribesman.baerfolk"], ["tools.baerfolk"]])
def test_discovering_a_building_costs_two_tribesmen_or_tools(price: list[str]) -> None:
    """B-VALLEY-16, B-VALLEY-18, B-VALLEY-19, B-BASE-35, B-EX-14"""
    table = valley(board=open_crossings("3,4"), p1={"hand": price, "heroes": ["3,4", ""]})
    assert discoveries(table) == ["3,3", "3,5"]
    points = table["p1.now.points"]
    table.do("discover 3,5")
    assert table["board.3,5"] == {
        "card": "building", "hidden": False, "building": "town_hall", "owner": 1
    }  # fmt: skip
    assert table["p1.now.points"] == points + 2
    assert table["p1.now.defence.3,5"] == 2


def test_a_discovered_card_may_be_entered_and_an_undiscovered_one_not() -> None:
    """B-VALLEY-17"""
    closed = valley(extended=False, p1={"hand": ["supply"], "heroes": ["2,4", ""]})
    assert "step 3,4" not in closed.do("move 1", "lay supply", "go").options
    table = valley(p1={"hand": ["2 tribesman.baerfolk", "2 supply"], "heroes": ["2,4", ""]})
    table.do("discover 3,4", "move 1", "lay supply", "go", "step 3,4")
    assert table["p1.heroes"][0] == "3,4"


def test_there_is_no_limit_of_discoveries_per_turn() -> None:
    """B-RULING-74"""
    table = valley(
        board=open_crossings("3,4"),
        p1={"hand": ["2 tools.baerfolk"], "heroes": ["3,4", ""]},
    )
    table.do("discover 3,3", "discover 3,5")
    assert table["p1.now.points"] == 1 + 2 + 2


# --- valley terrain


def test_valleys_are_neutral_terrain() -> None:
    """B-VALLEY-20: no bonus in battle, no free steps, no ability (B-VALLEY-21)."""
    table = valley(
        board=open_crossings("4,5"),
        p1={"hand": ["weapon.baerfolk"], "heroes": ["4,5", ""]},
        p2={"heroes": ["4,5", ""]},
    )
    assert "move 1" not in table.options
    table.do("attack heroes 4,5 p2")
    assert (table.battle["attack"], table.battle["defence"]) == (1 + 1, 0)


def test_no_hero_sheet_ability_exists_in_a_valley_or_elsewhere() -> None:
    """B-VALLEY-21, B-BASE-63: hero sheets are in neither box."""
    assert "hero_sheets" not in table_keys()
    assert valley()["p1"].keys() == Table(players=4)["p1"].keys()


def table_keys() -> list[str]:
    return [*GAME.describe(valley().state)]


@pytest.mark.parametrize("field", NO_CITY)
def test_no_city_lies_at_an_outer_side_of_a_building(field: str) -> None:
    """B-VALLEY-22, B-RULING-73: a road may, where the roads match (B-VALLEY-23)."""
    state = valley().state
    row, column = (int(part) - 1 for part in field.split(","))
    assert row * 11 + column in state.rules.board.no_city
    assert len(state.rules.board.no_city) == len(NO_CITY)


def test_the_forbidden_fields_take_roads_but_no_cities() -> None:
    """B-VALLEY-22, B-VALLEY-23: the closed side of the building below meets a closed side."""
    table = valley(p1={"hand": ["3 tribesman.baerfolk", "3 supply"]})
    cities: list[str] = []
    for option in table.options:
        if option.startswith("city"):
            again = valley(p1={"hand": ["3 tribesman.baerfolk", "3 supply"]})
            cities += again.do(option).options
    assert not [site for site in cities if site.split()[1] in NO_CITY]
    road = table.do("road straight")
    assert "site 2,3 1" in road.options  # west to east, between city and gate
    assert "site 2,3" not in road.options  # north to south, into the building's closed side


def test_undiscovered_cards_count_as_built_fields() -> None:
    """B-VALLEY-24, B-RULING-76: but carry neither heroes nor road chains."""
    table = valley()
    filled = 2 * 9 + 1 + 4 + 4 + 4  # valleys, connection, cities, gates
    assert table["now.empty_fields"] == 77 - filled
    hand = {"hand": ["2 tribesman.baerfolk"]}
    own = {"2,4": {"card": "gate"}, "2,3": {"card": "road", "turned": 1}}
    closed = valley(p1=hand, board=own).do("road straight").options
    opened = valley(
        p1=hand, board={**own, **open_crossings("3,4", "4,3")} | {"4,4": {"card": "centre"}}
    )
    assert "site 4,2 1" not in closed
    assert "site 4,2 1" not in opened.do("road straight").options  # the centre is nobody's
    mine = {**own, **open_crossings("3,4", "4,3"), "4,4": {"card": "centre", "owner": 1}}
    assert "site 4,2 1" in valley(p1=hand, board=mine).do("road straight").options
