"""B-SETUP: the boards, and the rulings about their fields."""

from __future__ import annotations

from typing import Any

import pytest

from stormark.games.battalia.grid import map_is_full
from tests.games.battalia.rules.new_games import (
    fields,
    neutral_cities,
    new_game,
    settled,
    starting_cities,
)
from tests.games.battalia.table import Table

LAYOUTS = {
    2: ("2,2 6,6", "4,1 4,7", "2,4 6,4", "4,4", 42),
    3: ("1,4 5,2 5,6", "2,2 2,6 6,4", "2,1 2,7 7,4", "4,4", 39),
    4: ("2,2 2,6 6,2 6,6", "1,4 4,1 4,7 7,4", "2,4 4,2 4,6 6,4", "4,4", 36),
    5: ("2,2 2,6 2,10 7,3 7,9", "1,4 1,8 5,2 5,10 7,6", "4,1 4,11 5,4 5,6 5,8", "4,4 4,8", 48),
    6: (
        "2,2 2,6 2,10 6,2 6,6 6,10",
        "1,4 1,8 4,1 4,11 7,4 7,8",
        "2,4 2,8 4,2 4,10 6,4 6,8",
        "4,4 4,8",
        57,
    ),
}
IMPASSABLE = (
    *("1,1", "1,2", "2,1", "1,10", "1,11", "2,11"),
    *("6,1", "7,1", "7,2", "6,11", "7,10", "7,11"),
)
ALL_PLAYERS = [2, 3, 4, 5, 6]


HOMES = {
    "baerfolk": "verdant_woods",
    "cloudborn": "rocky_mountains",
    "emberians": "red_canyons",
    "islanders": "emerald_lakes",
    "wolfsclan": "frost_fields",
    "sunblessed": "protojungle",
}


def distance(one: str, other: str) -> int:
    (row, column), (to_row, to_column) = (map(int, field.split(",")) for field in (one, other))
    return abs(row - to_row) + abs(column - to_column)


@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_every_card_lies_on_its_field(players: int) -> None:
    """B-SETUP-11, B-SETUP-19, B-RULING-02 to B-RULING-06, B-EX-18, B-EX-19."""
    starting, neutral, gates, ruins, empty = LAYOUTS[players]
    before = new_game(players)
    assert starting_cities(before) == sorted(starting.split(), key=reading_order)
    assert neutral_cities(before) == sorted(neutral.split(), key=reading_order)
    table = settled(players)
    assert fields(table, "gate") == sorted(gates.split(), key=reading_order)
    assert fields(table, "ruin") == sorted(ruins.split(), key=reading_order)
    assert table["now.empty_fields"] == empty


def reading_order(field: str) -> tuple[int, int]:
    row, column = field.split(",")
    return int(row), int(column)


@pytest.mark.parametrize(
    ("players", "cities", "gates"),
    [(6, [3, 3], [2, 2]), (5, [3, 3], [3, 5]), (4, [3, 3], [2, 2]), (3, [3, 3], [4, 4])],
)
def test_starting_cities_are_equally_far_from_everything(
    players: int, cities: list[int], gates: list[int]
) -> None:
    """B-RULING-02, B-RULING-03, B-RULING-04, B-RULING-05."""
    starting, neutral, gate_fields, ruins, _ = LAYOUTS[players]
    for home in starting.split():
        assert sorted(distance(home, field) for field in neutral.split())[:2] == cities
        assert sorted(distance(home, field) for field in gate_fields.split())[:2] == gates
        assert min(distance(home, field) for field in ruins.split()) == (3 if players == 3 else 4)


def test_a_straight_road_can_be_the_first_one_of_each_of_five_players() -> None:
    """B-RULING-03: beside no starting city does every free field touch a gate."""
    for seat in range(1, 6):
        given: dict[str, Any] = {f"p{seat}": {"hand": ["tools.baerfolk", "supply"]}}
        table = Table(players=5, team_mode=False, turn=seat, **given)
        table.do("road straight", by=seat)
        assert {option.split()[0] for option in table.options_of(seat)} >= {"site"}


def test_two_players_are_equally_far_from_everything() -> None:
    """B-RULING-06."""
    for home in ("2,2", "6,6"):
        assert min(distance(home, field) for field in ("4,1", "4,7")) == 3
        assert min(distance(home, field) for field in ("2,4", "6,4")) == 2
        assert distance(home, "4,4") == 4


@pytest.mark.parametrize(
    ("players", "rows", "columns"), [(2, 7, 7), (3, 7, 7), (4, 7, 7), (5, 7, 11), (6, 7, 11)]
)
def test_five_and_six_players_use_the_extension(players: int, rows: int, columns: int) -> None:
    """B-SETUP-09, B-SETUP-10, B-RULING-01, B-SETUP-27, B-RULING-86."""
    board = Table(players=players).state.rules.board
    assert (board.rows, board.columns) == (rows, columns)


def test_the_extension_is_joined_at_the_right() -> None:
    """B-RULING-01: row 1 is the top, column 1 the left; neighbours share a side."""
    board = Table(players=6).state.rules.board
    field = board.at(2, 6)  # 3,7: the last column of the base board
    assert board.neighbours[field] == [
        board.at(1, 6),
        board.at(2, 7),
        board.at(3, 6),
        board.at(2, 5),
    ]
    assert board.at(2, 7) >= 0
    assert len(board.around[field]) == 8
    assert Table(players=4).state.rules.board.at(2, 7) == -1


@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_each_group_of_cities_has_every_terrain_at_most_once(players: int) -> None:
    """B-SETUP-17, B-SETUP-18, B-RULING-08: crossings, placed at random."""
    seen = set()
    for seed in range(5):
        table = new_game(players, seed)
        for group in (starting_cities(table), neutral_cities(table)):
            assert len(group) == players
            assert {table[f"board.{field}.shape"] for field in group} == {"x"}
            terrains = [table[f"board.{field}.terrain"] for field in group]
            assert len(set(terrains)) == players
            seen.add(tuple(terrains))
    assert len(seen) > 3


@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_the_gates_are_those_of_the_players_factions_at_random(players: int) -> None:
    """B-SETUP-14, B-SETUP-15, B-SETUP-16: placed after the choice of factions."""
    orders = set()
    for seed in range(6):
        assert fields(new_game(players, seed), "gate") == []
        table = settled(players, seed)
        homes = {HOMES[table[f"p{player}.faction"]] for player in range(1, players + 1)}
        terrains = [table[f"board.{field}.terrain"] for field in fields(table, "gate")]
        assert set(terrains) == homes
        assert len(terrains) == players
        orders.add(tuple(terrains))
    assert len(orders) > 1


def test_twelve_fields_do_not_exist_with_five_players() -> None:
    """B-SETUP-20, B-SETUP-21, B-RULING-03, B-EX-19: nothing is built there."""
    table = Table(
        players=5,
        p1={"hand": ["2 tribesman.baerfolk", "supply"]},
        team_mode=False,
    )
    assert table["now.fields"] == 65
    assert not set(IMPASSABLE) & set(table["board"])
    table.do("road x")
    sites = {option.split()[1] for option in table.options}
    assert sites == {"2,3", "3,2"}  # 1,2 and 2,1 beside the city on 2,2 are impassable
    table.refuses("site 2,1", "B-SETUP-20")


def test_impassable_fields_do_not_keep_a_map_from_being_full() -> None:
    """B-SETUP-21: with roads on all 48 empty fields of five players the map is full."""
    empty = [field for field, card in Table(players=5)["board"].items() if card["card"] == "empty"]
    shapes = ["straight"] * 15 + ["curve"] * 15 + ["t"] * 15 + ["x"] * 3
    board: dict[str, Any] = {
        field: {"card": "road", "shape": shape} for field, shape in zip(empty, shapes, strict=True)
    }
    assert map_is_full(Table(players=5, board=board).state)
    del board["2,3"], board["2,4"]  # beside the city on 2,2
    assert not map_is_full(Table(players=5, board=board).state)


@pytest.mark.parametrize(
    ("players", "starting", "gates", "empty"),
    [
        (4, "2,2 2,10 6,2 6,10", "2,4 2,8 6,4 6,8", 46),
        (6, LAYOUTS[6][0], LAYOUTS[6][2], 40),
    ],
)
def test_valleys_always_use_the_large_board(
    players: int, starting: str, gates: str, empty: int
) -> None:
    """B-RULING-07."""
    table = settled(players, valley="kings_bridge", draft=False)
    board = table.state.rules.board
    assert (board.rows, board.columns) == (7, 11)
    homes = sorted(starting.split(), key=reading_order)
    assert [f for f in fields(table, "city") if table[f"board.{f}.owner"]] == homes
    assert fields(table, "gate") == sorted(gates.split(), key=reading_order)
    assert table["now.empty_fields"] == empty
    assert fields(table, "ruin") == []
