"""B-NEW: base rules that Stormgates changes: the Staff of Terra and retreats."""

from __future__ import annotations

from typing import Any

import pytest

from stormark.games.battalia import grid
from stormark.games.battalia.words import GREATS, field_word
from tests.games.battalia.table import GAME, Table

WOODS = {"card": "road", "shape": "straight", "terrain": "verdant_woods"}
CANYONS = {"card": "road", "shape": "straight", "terrain": "red_canyons"}


def staff(**given: Any) -> Table:
    """Two players; player 1 has played the Staff of Terra."""
    board = {"1,1": WOODS, "1,3": CANYONS, "1,5": {**CANYONS, "turned": 1}}
    usual: dict[str, Any] = {"players": 2, "p1": {"hand": ["staff_of_terra"]}}
    table = Table(board=board | given.pop("board", {}), **usual | given)
    return table.do("great staff_of_terra")


def swaps(table: Table) -> set[str]:
    return {option for option in table.options if option.startswith("swap")}


def sites(table: Table) -> set[str]:
    """Where player 1 could lay a straight road."""
    state = table.state
    return {
        field_word(site >> 2, state.rules.board.columns) for site in grid.sites(state, 0, 1, False)
    }


# --- the Staff of Terra


def test_the_staff_replaces_up_to_three_cards() -> None:
    """B-NEW-01, B-BASE-56: in mode creation fewer."""
    table = staff().do("terrain 1,1 red_canyons", "terrain 1,3 verdant_woods")
    assert "finish" in table.options
    table.do("terrain 1,5 verdant_woods")
    assert table.asks == (1, "act")
    staff_of = GAME.tables.great_numbers[GREATS.index("staff_of_terra")]
    assert staff_of["replacements"] < staff_of["replacements_stormgates"] == 3


def test_the_staff_may_stop_earlier() -> None:
    """B-NEW-01"""
    assert staff().do("terrain 1,1 red_canyons", "finish").asks == (1, "act")


def test_the_staff_works_on_roads_cities_and_gates_only() -> None:
    """B-NEW-02, B-BASE-57: on no valley card; volcanoes are in neither box."""
    table = Table(
        players=4,
        valley="mountain_pass",
        team_mode=False,
        board={"3,4": {"card": "crossing", "hidden": False}},
        p1={"hand": ["staff_of_terra"]},
    )
    table.do("great staff_of_terra")
    named = {field for option in table.options for field in option.split()[1:]}
    cards = {table[f"board.{field}.card"] for field in named if "," in field}
    assert cards == {"city", "gate"}
    assert "volcano" not in table["now.cards"]


def test_a_ruin_is_not_replaced() -> None:
    """B-NEW-02: only standard cards are."""
    assert not [option for option in staff().options if "4,4" in option.split()]


def test_the_new_card_has_the_same_type_and_exits_but_another_terrain() -> None:
    """B-NEW-03"""
    table = staff()
    terrains = {o.split()[2] for o in table.options if o.startswith("terrain 1,1 ")}
    assert terrains == {"rocky_mountains", "red_canyons"}
    before = table["board.1,1"]
    table.do("terrain 1,1 red_canyons")
    assert table["board.1,1"] == {**before, "terrain": "red_canyons"}


def test_the_new_card_comes_from_the_stack_and_the_old_one_goes_below_it() -> None:
    """B-NEW-04, B-RULING-79"""
    table = staff()
    stack = table["stock.road.straight"]
    table.do("terrain 1,1 red_canyons")
    after = table["stock.road.straight"]
    assert len(after) == len(stack)
    assert after.count("red_canyons") == stack.count("red_canyons") - 1
    assert after[-1] == "verdant_woods"


def test_two_cards_on_the_board_may_be_swapped() -> None:
    """B-NEW-04, B-NEW-03: another terrain, so the two of Red Canyons are not swapped."""
    table = staff()
    assert "swap 1,1 1,3" in swaps(table)
    assert "swap 1,3 1,5" not in swaps(table)
    table.do("swap 1,1 1,3", "turn 1,1", "turn 1,3")
    assert table["board.1,1.terrain"] == "red_canyons"
    assert table["board.1,3.terrain"] == "verdant_woods"


def test_cards_of_one_shape_are_swapped_and_turned_as_the_player_likes() -> None:
    """B-RULING-116: whichever way round they lay before."""
    table = staff()
    assert "swap 1,1 1,5" in swaps(table)
    table.do("swap 1,1 1,5")
    assert table.said("swapped", field="1,1", other_field="1,5")
    assert table.asks == (1, "turn-card")
    assert table.options == ["turn 1,1", "turn 1,1 1"]
    table.refuses("finish", "B-RULING-116")
    table.do("turn 1,1 1", "turn 1,5 1")
    assert (table["board.1,1.terrain"], table["board.1,1.turned"]) == ("red_canyons", 1)
    assert (table["board.1,5.terrain"], table["board.1,5.turned"]) == ("verdant_woods", 1)
    assert table.said("turned", field="1,1")
    assert not table.said("turned", field="1,5")


def test_other_shapes_are_not_swapped() -> None:
    """B-RULING-116, B-NEW-03"""
    table = staff(board={"1,3": {"card": "road", "shape": "curve", "terrain": "red_canyons"}})
    assert "swap 1,1 1,3" not in swaps(table)
    table.refuses("swap 1,1 1,3", "B-RULING-116")


def test_a_swapped_card_fits_the_cards_beside_it() -> None:
    """B-RULING-116, B-RULING-120, B-PLACE-05: only sides that touch no card are free."""
    below = {"card": "road", "shape": "straight", "terrain": "rocky_mountains"}
    table = staff(board={"2,1": below}).do("swap 1,1 1,5")
    assert table.options == ["turn 1,5", "turn 1,5 1"]  # 1,1 leads down to 2,1 as before
    table.do("turn 1,5")
    assert (table["board.1,1.turned"], table["board.1,5.turned"]) == (0, 0)


def test_two_neighbours_that_are_swapped_fit_each_other() -> None:
    """B-RULING-120: judged when both lie; so the second follows the first."""
    beside = {"1,6": WOODS, "1,7": CANYONS, "1,5": {"card": "empty"}}
    table = staff(board=beside).do("swap 1,6 1,7")
    assert table.options == ["turn 1,6", "turn 1,6 1"]
    table.do("turn 1,6 1")
    assert table.asks[1] != "turn-card"
    assert table["board.1,7.turned"] == 1
    apart = staff(board=beside).do("swap 1,6 1,7", "turn 1,6")
    assert apart["board.1,7.turned"] == 0


def test_a_turned_card_changes_where_roads_lead() -> None:
    """B-RULING-116: a road to the own city goes on where it points now."""
    south = {"card": "road", "shape": "curve", "turned": 1, "terrain": "red_canyons"}
    other = {"card": "road", "shape": "curve", "terrain": "verdant_woods"}
    table = staff(
        board={"1,1": {"card": "empty"}, "2,1": south, "5,3": other},
        p1={"hand": ["staff_of_terra", "2 tribesman.baerfolk"]},
    )
    assert "3,1" in sites(table)
    table.do("swap 2,1 5,3")
    assert table.options == ["turn 2,1", "turn 2,1 1"]  # it leads to the city 2,2 as before
    table.do("turn 2,1", "turn 5,3", "finish")
    assert "1,1" in sites(table)
    assert "3,1" not in sites(table)


def test_a_swap_counts_as_two_replacements() -> None:
    """B-NEW-05, B-EX-37"""
    table = staff().do("swap 1,1 1,3", "turn 1,1", "turn 1,3")
    assert swaps(table) == set()
    table.do("terrain 2,2 red_canyons")
    assert table.asks == (1, "act")
    late = staff().do("terrain 2,2 red_canyons")
    assert "swap 1,1 1,3" in swaps(late)
    assert late.do("swap 1,1 1,3", "turn 1,1", "turn 1,3").asks == (1, "act")


def test_gates_are_swapped_with_gates_only_and_their_number_moves_with_the_card() -> None:
    """B-RULING-79: figures stay on the field; Great Artefacts under the gate move along."""
    table = staff(p1={"hand": ["staff_of_terra"], "heroes": ["2,4", ""]})
    assert not [o for o in table.options if o.startswith("terrain 2,4")]
    assert [o for o in swaps(table) if "2,4" in o.split()] == ["swap 2,4 6,4"]
    table.do("swap 2,4 6,4")
    assert table["board.2,4.terrain"] == "rocky_mountains"
    assert table["p1.heroes"][0] == "2,4"
    bridge = Table(
        players=4,
        valley="kings_bridge",
        team_mode=False,
        extended=False,
        stock={"storm": [3], "under_gates": {"verdant_woods": ["horn_of_baldur"]}},
        p1={"hand": ["staff_of_terra", "2 supply"], "heroes": ["2,8", ""]},
    )
    bridge.do("great staff_of_terra", "swap 2,4 2,8", "finish")
    bridge.do("move 1", "lay supply", "lay supply", "go", "jump 6,4")
    assert bridge.do("spend")["p1.refuge"] == ["horn_of_baldur"]


def test_owners_and_levels_stay_on_the_field() -> None:
    """B-RULING-79"""
    table = staff(board={"2,2": {"card": "city", "owner": 1, "level": 3}})
    table.do("swap 2,2 6,6")
    assert (table["board.2,2.owner"], table["board.2,2.level"]) == (1, 3)
    assert (table["board.6,6.owner"], table["board.6,6.level"]) == (2, 1)


# --- retreats

EAST = {"card": "road", "shape": "straight", "turned": 1}


def losing(**given: Any) -> Table:
    """A straight chain from the ruin to the neutral city 4,7; player 1's attack falls behind."""
    p1 = {"hand": ["weapon.baerfolk", "horse.baerfolk"], "heroes": ["4,4", ""]}
    p2 = {"hand": ["2 lord.cloudborn"], "heroes": ["4,4", ""]}
    table = Table(
        players=given.pop("players", 2),
        team_mode=False,
        board={"4,5": EAST, "4,6": EAST} | given.pop("board", {}),
        p1=p1 | given.pop("p1", {}),
        p2=p2 | given.pop("p2", {}),
        **given,
    )
    table.do("attack heroes 4,4 p2", "finish", "lay lord.cloudborn")
    return table.do("finish") if "finish" in table.options else table


def retreats(table: Table) -> list[str]:
    if not table["now.battles"]:
        return []
    return [option for option in table.options if option.startswith("retreat")]


def test_a_retreat_goes_exactly_three_fields_from_the_battle() -> None:
    """B-NEW-06, B-EX-38, B-BASE-48"""
    table = losing().do("retreat 1 horse")
    assert table.options == ["at 4,7"]
    assert table.do("at 4,7")["p1.heroes"] == ["4,7", ""]


def test_with_a_shorter_chain_no_retreat_is_possible() -> None:
    """B-NEW-06, B-RULING-80: without a legal field there is none."""
    table = losing(board={"4,6": {"card": "empty"}})
    assert retreats(table) == []
    table.refuses("retreat 1 horse", "B-RETREAT-05")


@pytest.mark.parametrize(
    ("cards", "payments"),
    [
        (["horse.baerfolk"], ["retreat 1 horse"]),
        (["3 supply"], ["retreat 1 supply"]),
        (["2 supply"], []),
        (["supply", "stardust"], ["retreat 1 supply"]),
        (["stardust"], []),
        (["3 supply", "horse.baerfolk"], ["retreat 1 supply", "retreat 1 horse"]),
    ],
)
def test_a_retreat_costs_three_supply_or_a_horse(cards: list[str], payments: list[str]) -> None:
    """B-NEW-07, B-RULING-80: a Stardust counts as two of the three."""
    assert retreats(losing(p1={"hand": ["weapon.baerfolk", *cards]})) == payments


def test_home_terrain_does_not_reduce_the_price() -> None:
    """B-RULING-80"""
    home = {**EAST, "terrain": "verdant_woods"}
    table = losing(board={"4,5": home, "4,6": home}, p1={"hand": ["weapon.baerfolk", "supply"]})
    assert retreats(table) == []


def test_a_hero_retreats_only_to_neutral_own_or_third_players_fields() -> None:
    """B-NEW-08, B-NEW-11, B-RULING-80: only the current enemy is an enemy."""
    for owner, possible in ((0, True), (1, True), (2, False), (3, True)):
        table = losing(players=3, board={"4,7": {"card": "city", "owner": owner}})
        assert bool(retreats(table)) is possible


def test_he_does_not_retreat_into_a_city_of_the_enemy() -> None:
    """B-NEW-09"""
    assert retreats(losing(board={"4,7": {"card": "city", "owner": 2}})) == []


def test_he_does_not_retreat_to_the_enemys_second_figure() -> None:
    """B-NEW-10"""
    assert retreats(losing(p2={"heroes": ["4,4", "4,7"]})) == []
    third = losing(players=3, board={"4,7": EAST}, p3={"heroes": ["4,7", ""]})
    assert retreats(third) == ["retreat 1 horse"]  # B-NEW-11


def test_only_the_final_field_is_restricted() -> None:
    """B-RULING-80: he passes the enemy's city and hero."""
    table = losing(
        board={"4,6": {"card": "city", "shape": "straight", "turned": 1, "owner": 2}},
        p2={"heroes": ["4,4", "4,5"]},
    )
    assert retreats(table) == ["retreat 1 horse"]


def test_gates_may_be_crossed_but_no_jump_is_made() -> None:
    """B-RULING-80: from the gate 2,4 no field beyond the other gate is reached."""
    straight = {"card": "road", "shape": "straight"}
    table = losing(
        board={
            "3,4": straight,
            "4,5": {"card": "empty"},
            "1,4": {"card": "city", "shape": "dead_end", "turned": 2},
            "7,4": straight,
        },
    )
    table.do("retreat 1 horse")
    assert table.options == ["at 1,4"]
    assert table.do("at 1,4")["p1.heroes"] == ["1,4", ""]


def test_each_retreating_hero_pays_for_himself() -> None:
    """B-RULING-80"""
    table = Table(
        players=2,
        board={"4,5": EAST, "4,6": EAST},
        p1={"hand": ["weapon.baerfolk", "horse.baerfolk", "3 supply"], "heroes": ["4,4", "4,4"]},
        p2={"hand": ["2 lord.cloudborn"], "heroes": ["4,4", ""]},
    )
    table.do("attack heroes 4,4 p2", "heroes 3", "finish", "lay lord.cloudborn", "finish")
    table.do("retreat 1 horse", "at 4,7")
    assert retreats(table) == ["retreat 2 supply"]


def test_in_a_ranged_attack_the_distance_is_measured_from_the_attackers_field() -> None:
    """B-RULING-80"""
    table = Table(
        players=2,
        board={"4,5": EAST, "4,6": EAST, "5,5": {"card": "city", "owner": 2, "level": 4}},
        p1={"hand": ["farrells_arrow", "horse.baerfolk"], "heroes": ["4,4", ""]},
    )
    table.do("attack city 5,5 p2", "finish")
    assert retreats(table) == ["retreat 1 horse"]
    table.do("retreat 1 horse")
    assert table.options == ["at 4,7"]
    assert table.do("at 4,7")["p1.heroes"] == ["4,7", ""]
