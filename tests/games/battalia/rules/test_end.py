"""B-END: the end of the game, points and ties, with Stormgates."""

from __future__ import annotations

from typing import Any

import pytest

from stormark.kernel.chance import FastChance
from stormark.kernel.refusal import Refusal
from stormark.kernel.state import Io
from tests.games.battalia.rules.sieges import attacked
from tests.games.battalia.table import GAME, Table

# Fields for cities that do not lie next to each other, away from everything else.
SITES = ["1,3", "1,5", "1,7", "3,1", "3,5", "3,7", "5,1", "5,3", "5,5", "5,7", "7,5", "7,7"]
VALLEY_SITES = [
    *("1,3", "1,1", "1,6", "1,11", "3,1", "5,1", "3,11", "5,11", "7,1", "7,3", "7,6", "7,11"),
]
SHAPES = ["dead_end", "straight", "curve", "t"] * 3  # each set has more than enough of these


def cities(*levels: tuple[int, int], sites: list[str] = SITES) -> dict[str, Any]:
    """Cities as (owner, level), one on each site."""
    board: dict[str, Any] = {}
    for site, shape, (owner, level) in zip(sites, SHAPES, levels, strict=False):
        board[site] = {"card": "city", "shape": shape, "owner": owner, "level": level}
    return board


def nearly(target: int, owners: list[int], **options: Any) -> Table:
    """`target - 1` great cities of some owners; player 1 has one more of level 3 to raise."""
    levels = [(owners[index % len(owners)], 4) for index in range(target - 1)]
    sites = VALLEY_SITES if "valley" in options else SITES
    board = cities((1, 3), *levels, sites=sites)
    return Table(board=board, p1={"hand": ["2 lord.baerfolk"]}, **options)


# --- conditions


def fill_but_one(table: Table) -> Table:
    """Lay crossings everywhere but on 1,1, past the number of cards the stock has."""
    s = table.state
    for field, place in enumerate(s.place):
        if place == 0 and field > 0:
            s.place[field] = 1
            s.exits[field] = 15
    s.map_changed()
    s.known = 0  # ask again
    return table


@pytest.mark.parametrize(
    ("options", "ends"),
    [
        ({"players": 2}, False),
        ({"players": 2, "map_full": True}, True),
        ({"players": 3}, False),
        ({"players": 4}, True),
        ({"players": 4, "team_mode": False}, True),
        ({"players": 4, "map_full": False}, False),
        ({"players": 6}, True),
    ],
)
def test_a_card_on_the_last_empty_field_ends_the_game_where_this_is_played(
    options: dict[str, Any], ends: bool
) -> None:
    """B-END-01, B-END-07, B-RULING-54, B-BASE-58"""
    table = Table(p1={"hand": ["2 tribesman.baerfolk"]}, **options)
    fill_but_one(table)
    for action in GAME.expand(table.state, 0, "road curve; site 1,1 1"):
        option = GAME.option(table.state, 0, action)
        assert not isinstance(option, Refusal)
        table.state.apply(0, option, Io(FastChance(1)))
    assert table.over is ends


def test_a_city_that_fills_the_map_counts_for_the_team_during_a_teammates_battle() -> None:
    """B-RULING-128, B-RULING-11: player 1 attacks meanwhile; the battle is not finished."""
    table = attacked(p3={"hand": ["3 priest.baerfolk"]})
    fill_but_one(table)
    for action in GAME.expand(table.state, 2, "city curve priest; site 1,1 1"):
        option = GAME.option(table.state, 2, action)
        assert not isinstance(option, Refusal)
        table.state.apply(2, option, Io(FastChance(1)))
    assert table.over
    assert (table["p1.now.points"], table["p3.now.points"]) == (1, 4)
    assert table.winners == [1, 3]  # without the city all would have two points


def test_with_five_players_the_full_map_is_ignored_in_teams_only() -> None:
    """B-END-08, B-RULING-54: everyone for himself plays with condition 1."""
    assert Table(players=5)["map_full"] is False
    assert Table(players=5, team_mode=False)["map_full"] is True
    assert Table(players=5, map_full=True)["map_full"] is True


def test_the_fifth_great_city_of_a_player_ends_the_game_at_once() -> None:
    """B-END-02, B-RULING-53: by an upgrade; nothing further happens."""
    table = nearly(5, [1], players=2)
    assert not table.over
    assert table.state.returns() == [0.0, 0.0]
    table.do("upgrade 1,3 lord")
    assert table.over
    assert table.said("over", cause="cities")
    assert table.winners == [1]


def test_four_great_cities_do_not_end_the_game() -> None:
    """B-END-02"""
    table = nearly(4, [1], players=2).do("upgrade 1,3 lord")
    assert table["p1.now.great_cities"] == 4
    assert not table.over


def test_great_cities_of_opponents_do_not_count() -> None:
    """B-END-02, B-CEND-04: four of the own and five of the others'."""
    table = Table(
        players=3,
        board=cities((1, 3), *[(1, 4)] * 3, *[(2, 4)] * 4, (3, 4)),
        p1={"hand": ["2 lord.baerfolk"]},
    )
    assert not table.do("upgrade 1,3 lord").over


def test_residences_and_capitals_count_as_great_cities() -> None:
    """B-END-02: level 4 or higher."""
    board = cities((1, 3), (1, 4), (1, 5), (1, 5), (1, 6))
    table = Table(players=2, board=board, p1={"hand": ["2 lord.baerfolk"]})
    assert table.do("upgrade 1,3 lord").over


def test_a_captured_city_counts_and_no_lord_comes_after_the_end() -> None:
    """B-RULING-53: the game ends on the spot."""
    table = Table(
        players=2,
        board=cities((1, 4), (1, 4), (1, 4), (1, 4)),
        p1={"hand": ["weapon.baerfolk", "2 lord.baerfolk"], "heroes": ["4,1", ""]},
    )
    table.do("attack city 4,1 nobody", "lay lord.baerfolk", "lay lord.baerfolk", "finish")
    assert table.over
    assert table["board.4,1.level"] == 4
    assert "lord.baerfolk" not in table["p1.refuge"]
    assert "supply" not in table["p1.refuge"]


def test_a_new_city_of_level_four_counts() -> None:
    """B-RULING-53: by building."""
    table = Table(
        players=2,
        board={
            **cities((1, 4), (1, 4), (1, 4), (1, 4)),
            "2,3": {"card": "road", "shape": "straight", "turned": 1},
        },
        p1={"hand": ["3 lord.baerfolk"]},
    )
    options = [option for option in table.options if option.startswith("city")]
    table.do(options[0])
    table.do(table.options[0])
    assert table.over


@pytest.mark.parametrize(
    ("target", "members", "options"),
    [
        (9, [1, 3], {"players": 4}),
        (9, [3], {"players": 4}),
        (9, [1, 4], {"players": 6}),
        (12, [1, 3, 5], {"players": 5}),
        (12, [3], {"players": 6, "two_trios": True}),
    ],
)
def test_a_team_needs_nine_or_twelve_great_cities_whoever_owns_them(
    target: int, members: list[int], options: dict[str, Any]
) -> None:
    """B-END-03, B-END-04, B-END-05, B-END-06, B-EX-04, B-EX-05"""
    table = nearly(target - 1, members, **options)
    assert table["p1.now.target"] == target
    table.do("upgrade 1,3 lord", by=1)
    assert not table.over
    table = nearly(target, members, **options)
    table.do("upgrade 1,3 lord", by=1)
    assert table.over


@pytest.mark.parametrize(
    ("target", "members", "options"),
    [(8, [1, 3], {"players": 4}), (11, [1, 3, 5], {"players": 6, "two_trios": True})],
)
def test_the_short_valley_needs_one_great_city_less(
    target: int, members: list[int], options: dict[str, Any]
) -> None:
    """B-RULING-119: a variant of tables with a valley; without it 9 and 12 stay."""
    valley = {**options, "valley": "mountain_pass"}
    assert Table(**valley)["p1.now.target"] == target + 1
    table = nearly(target - 1, members, **valley, short_valley=True)
    assert table["p1.now.target"] == target
    assert not table.do("upgrade 1,3 lord", by=1).over
    table = nearly(target, members, **valley, short_valley=True)
    assert table.do("upgrade 1,3 lord", by=1).over


@pytest.mark.parametrize("given", [{}, {"valley": "kings_bridge", "team_mode": False}])
def test_the_short_valley_is_for_teams_in_a_valley(given: dict[str, Any]) -> None:
    """B-RULING-119"""
    refusal = GAME.setup({"players": 4, "short_valley": True, **given})
    assert isinstance(refusal, Refusal)
    assert refusal.rule == "B-RULING-119"


def test_the_targets_are_sums_of_five_four_and_three() -> None:
    """B-END-06"""
    assert GAME.tables.end_cities == [5, 5 + 4, 5 + 4 + 3]


# --- points


def test_points_are_the_levels_of_cities_and_two_for_a_building() -> None:
    """B-END-09, B-BASE-39, B-VALLEY-19: a centre counts 4."""
    table = Table(
        players=4,
        valley="mountain_pass",
        board={
            "2,2": {"card": "city", "owner": 1, "level": 3},
            "6,2": {"card": "city", "owner": 3, "level": 6},
            "3,3": {"card": "building", "owner": 1},
            "3,5": {"card": "building", "owner": 1},
            "4,8": {"card": "centre", "owner": 1},
        },
    )
    assert table["p1.now.points"] == 3 + 2 + 2 + 4
    assert table["p3.now.points"] == 6
    assert table["p1.now.team_points"] == 11 + 6


@pytest.mark.parametrize(("points", "score"), [(35, 53), (34, 51), (2, 3)])
def test_the_pair_against_a_trio_has_half_as_many_again_rounded_up(points: int, score: int) -> None:
    """B-END-10, B-EX-06"""
    levels = [(2, 4)] * 7 + [(4, points - 30)] if points > 30 else []
    table = Table(players=5, board=cities(*levels))
    assert table["p2.now.points"] + table["p4.now.points"] == points
    assert table["p2.now.team_points"] == score
    assert table["p1.now.team_points"] == 3
    alone = Table(players=5, team_mode=False, board=cities(*levels))
    assert alone["p2.now.team_points"] == alone["p2.now.points"]


def ended(board: dict[str, Any], **players: Any) -> Table:
    """Two players, the last turn of the last week is over."""
    table = Table(players=2, board=board, week=4, day=7, week_limit=4, turn=2, **players)
    return table.do("done")


def test_most_points_win_whoever_triggered_the_end() -> None:
    """B-END-11"""
    board = cities((1, 3), (1, 4), (1, 4), (1, 4), (1, 4), (2, 6), (2, 5), (2, 5), (2, 3), (2, 3))
    table = Table(players=2, board=board, p1={"hand": ["2 lord.baerfolk"]})
    assert table.do("upgrade 1,3 lord").over
    assert table.winners == [2]


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ((6, 1), (5, 2)),  # a capital
        ((5, 1, 1), (4, 3)),  # a residence
        ((4, 1), (3, 2)),
        ((3, 1), (2, 2)),
        ((3, 3, 1), (3, 2, 2)),
    ],
)
def test_ties_are_broken_by_the_highest_city_first(
    first: tuple[int, ...], second: tuple[int, ...]
) -> None:
    """B-END-12, B-END-12.1, B-END-12.2, B-END-12.3, B-END-12.4"""
    levels = [(1, level) for level in first] + [(2, level) for level in second]
    table = ended(cities(*levels))
    assert table["p1.now.points"] == table["p2.now.points"]
    assert table.winners == [1]
    swapped = ended(cities(*[(3 - owner, level) for owner, level in levels]))
    assert swapped.winners == [2]


def test_equal_points_and_higher_cities_leave_the_lower_ones_to_decide() -> None:
    """B-END-12.5, B-END-12.6: with buildings, which are no cities (B-RULING-56)."""
    usual = {
        "2,2": {"card": "city", "owner": 1, "level": 2},
        "2,10": {"card": "city", "owner": 2, "level": 1},
        "1,6": {"card": "city", "owner": 2, "level": 1},
    }
    given: dict[str, Any] = {"players": 4, "valley": "kings_bridge", "team_mode": False}
    given |= {"week": 4, "day": 7, "week_limit": 4, "turn": 4}
    assert Table(board=usual, **given).do("done").winners == [1]  # a level-2 city
    board = {
        "2,2": {"card": "city", "owner": 1, "level": 1},
        "2,10": {"card": "city", "owner": 2, "level": 1},
        "1,6": {"card": "city", "owner": 2, "level": 1},
        "7,6": {"card": "city", "owner": 2, "level": 1},
        "3,3": {"card": "building", "owner": 1},
    }
    table = Table(board=board, **given)
    assert table["p1.now.points"] == table["p2.now.points"] == 3
    assert table.do("done").winners == [2]  # three level-1 cities against one


def test_then_heroes_and_then_cards_break_the_tie() -> None:
    """B-END-12.7, B-END-12.8"""
    heroes = ended({}, p1={"heroes": ["2,2", "4,4"]}, p2={"refuge": ["9 supply"]})
    assert heroes.winners == [1]
    cards = ended({}, p1={"refuge": ["supply"]}, p2={"tents": [["tent.cloudborn", "supply"]]})
    assert cards.winners == [2]  # the Creation deck counts wherever it lies (B-RULING-56)


def test_if_all_is_equal_victory_is_shared() -> None:
    """B-RULING-55"""
    table = ended({})
    assert table.state.returns() == [0.5, 0.5]
    assert table.winners == [1, 2]


def test_team_values_are_summed_for_ties() -> None:
    """B-END-12, B-END-12.1, B-EX-40"""
    board = cities((1, 6), (3, 4), (1, 4), (2, 5), (4, 5), (2, 4))
    table = Table(players=4, board=board, week=4, day=7, week_limit=4, turn=2)
    assert table["p1.now.team_points"] == table["p2.now.team_points"]
    table.do("done", by=2).do("done", by=4)
    assert table.winners == [1, 3]


def test_tie_breaks_are_not_multiplied() -> None:
    """B-RULING-55: the 4 points of the pair count as 6; the trio's city of level 4 decides."""
    board = cities((2, 2))
    board["2,2"] = {"card": "city", "owner": 1, "level": 4}
    given: dict[str, Any] = {"players": 5, "week": 4, "day": 7, "week_limit": 4, "turn": 2}
    table = Table(board=board, **given)
    assert table["p1.now.team_points"] == table["p2.now.team_points"] == 6
    table.do("done", by=2).do("done", by=4)
    assert table.winners == [1, 3, 5]


def test_a_centre_counts_as_a_city_of_level_four_and_a_building_as_none() -> None:
    """B-RULING-56"""
    table = Table(
        players=4,
        valley="mountain_pass",
        team_mode=False,
        board={
            "4,4": {"card": "centre", "owner": 1},
            "3,3": {"card": "building", "owner": 1},
        },
    )
    assert table["p1.now.levels"] == {"1": 1, "2": 0, "3": 0, "4": 1, "5": 0, "6": 0}
    assert table["p1.now.great_cities"] == 1
