"""B-BASE: what Stormgates takes for granted of building, battles, the end and the board."""

from __future__ import annotations

from typing import Any

import pytest

from stormark.games.battalia import layout as L
from stormark.games.battalia import words as W
from tests.games.battalia.table import GAME, Table


def test_simple_roads_and_crossings_have_different_prices() -> None:
    """B-BASE-33: four stacks; a T and an X cost a Supply more."""
    poor = Table(players=2, p1={"hand": ["2 tribesman.baerfolk"]})
    roads = [option for option in poor.options if option.startswith("road")]
    assert roads == ["road straight", "road curve"]
    rich = Table(players=2, p1={"hand": ["2 tribesman.baerfolk", "supply"]})
    roads = [option for option in rich.options if option.startswith("road")]
    assert roads == ["road straight", "road curve", "road t", "road x"]
    assert [*poor["stock.road"]] == ["straight", "curve", "t", "x"]


def test_new_cards_are_connected_to_an_own_city_and_roads_match() -> None:
    """B-BASE-36"""
    table = Table(players=2, p1={"hand": ["2 tribesman.baerfolk"]}).do("road straight")
    assert table.options == ["site 1,2", "site 2,1 1", "site 2,3 1", "site 3,2"]


def test_city_cards_differ_in_their_exits() -> None:
    """B-BASE-37: starting cities are normal crossings with four exits."""
    table = Table(players=2)
    assert [*table["stock.city"]] == ["dead_end", "straight", "curve", "t", "x"]
    assert [L.SHAPE_EXITS[shape].bit_count() for shape in range(L.SHAPES)] == [1, 2, 2, 3, 4]
    assert table["board.2,2.shape"] == "x"


def test_starting_cities_have_level_one_and_units_raise_them_to_four() -> None:
    """B-BASE-38"""
    table = Table(players=2, mode="creation", p1={"hand": ["2 lord.baerfolk"]})
    assert table["board.2,2.level"] == 1
    board = {"2,2": {"card": "city", "owner": 1, "level": 4}}
    full = Table(players=2, mode="creation", board=board, p1={"hand": ["2 lord.baerfolk"]})
    assert not [option for option in full.options if option.startswith("upgrade")]


@pytest.mark.parametrize(("rank", "level"), [("chief", 2), ("priest", 3), ("lord", 4)])
def test_units_raise_a_city_at_most_to_their_rank(rank: str, level: int) -> None:
    """B-BASE-40"""
    for before, possible in ((level - 1, True), (level, False)):
        board = {"2,2": {"card": "city", "owner": 1, "level": before}}
        table = Table(players=2, board=board, p1={"hand": [f"2 {rank}.baerfolk"]})
        assert (f"upgrade 2,2 {rank}" in table.options) is possible
    queen = Table(
        players=2,
        board={"2,2": {"card": "city", "owner": 1, "level": 4}},
        p1={"hand": ["queen.baerfolk"]},
    )
    assert queen.do("residence 2,2")["board.2,2.level"] == 5


@pytest.mark.parametrize("level", range(1, 7))
def test_a_city_defends_with_its_level(level: int) -> None:
    """B-BASE-41"""
    table = Table(
        players=2,
        board={"6,6": {"card": "city", "terrain": "red_canyons", "owner": 2, "level": level}},
        p1={"hand": ["weapon.baerfolk"], "heroes": ["6,6", ""]},
        p2={"heroes": ["", ""]},
    )
    assert table.do("attack city 6,6 p2").battle["defence"] == level


def test_an_attack_starts_with_a_weapon() -> None:
    """B-BASE-43"""
    p1 = {"hand": ["2 lord.baerfolk", "horse.baerfolk"], "heroes": ["4,4", ""]}
    table = Table(players=2, p1=p1)
    assert not [option for option in table.options if option.startswith("attack")]
    p1["hand"] = ["weapon.baerfolk"]
    assert "attack ruin 4,4 nobody" in Table(players=2, p1=p1).options


def test_without_hero_mode_one_hero_attacks_and_the_defender_chooses_his() -> None:
    """B-BASE-44"""
    table = Table(
        players=2,
        mode="creation",
        p1={"hand": ["weapon.baerfolk"], "heroes": ["6,6", "6,6"]},
        p2={"heroes": ["6,6", "6,6"]},
    )
    table.do("attack city 6,6 p2")
    assert table.options == ["heroes 1", "heroes 2"]
    table.do("heroes 1")
    assert table.asks[0] == 2
    assert table.options == ["heroes 0", "heroes 1", "heroes 2", "heroes 3"]


@pytest.mark.parametrize(
    ("heroes", "card", "bonus"),
    [(1, "chief.baerfolk", 1), (3, "chief.baerfolk", 2), (1, "chief.cloudborn", 0),
     (1, "chief.unbound", 1)],
)  # fmt: skip
def test_one_faction_brings_one_per_hero(heroes: int, card: str, bonus: int) -> None:
    """B-BASE-45"""
    table = Table(
        players=2,
        unbound=True,
        p1={"hand": ["weapon.baerfolk", card], "heroes": ["4,4", "4,4"]},
    )
    table.do("attack ruin 4,4 nobody", f"heroes {heroes}", f"lay {card}")
    assert table.battle["attack"] == 1 + 2 + bonus


def test_totals_with_all_bonuses_are_told_to_everybody() -> None:
    """B-BASE-49: the aid the battle advantage cards are at the table."""
    table = Table(
        players=2, p1={"hand": ["weapon.baerfolk", "2 lord.baerfolk"], "heroes": ["4,4", ""]}
    )
    table.do("attack ruin 4,4 nobody", "lay lord.baerfolk", "lay lord.baerfolk", "finish")
    assert table.said("battle_totals", attack_total=1 + 4 + 4 + 1, defence_total=10)


def test_a_neutral_city_becomes_a_city_of_level_four_and_brings_a_lord() -> None:
    """B-BASE-51: its defence is 4 without hero mode."""
    given: dict[str, Any] = {"players": 2, "mode": "creation"}
    empty = Table(**given)
    neutral = next(
        field for field, card in empty["board"].items()
        if card["card"] == "city" and card["owner"] == 0
    )  # fmt: skip
    table = Table(
        p1={"hand": ["weapon.baerfolk", "lord.baerfolk"], "heroes": [neutral, ""]}, **given
    )
    table.do(f"attack city {neutral} nobody")
    assert table.battle["defence"] == 4
    table.do("lay lord.baerfolk", "finish")
    assert table[f"board.{neutral}.level"] == 4
    assert [card for card in table["p1.refuge"] if card.startswith("lord")]


def test_the_defender_draws_up_at_the_end_of_the_turn_but_in_teams_at_once() -> None:
    """B-BASE-53"""
    given: dict[str, Any] = {
        "p1": {"hand": ["weapon.baerfolk"], "heroes": ["4,4", ""]},
        "p2": {"hand": ["chief.cloudborn"], "nation": ["9 supply"], "heroes": ["4,4", ""]},
    }
    alone = Table(players=4, team_mode=False, **given)
    alone.do("attack heroes 4,4 p2", "finish", "pass")
    assert len(alone["p2.hand"]) == 1
    alone.do("done")
    assert len(alone["p2.hand"]) == 6
    team = Table(players=4, **given)
    team.do("attack heroes 4,4 p2", "finish", by=1).do("pass", by=2)
    assert len(team["p2.hand"]) == 6


def test_the_base_board_has_seven_rows_and_columns() -> None:
    """B-BASE-59: with the extension seven rows of eleven."""
    for players in (2, 3, 4):
        board = Table(players=players, mode="creation").state.rules.board
        assert (board.rows, board.columns) == (7, 7)
    large = Table(players=6).state.rules.board
    assert (large.rows, large.columns) == (7, 11)


def test_the_base_game_has_four_factions_for_two_to_four_players() -> None:
    """B-BASE-60: their terrains are the first four."""
    table = Table(new={"mode": "creation", "players": 4})
    assert table["sets"] == ["baerfolk", "cloudborn", "emberians", "islanders"]
    assert W.TERRAINS[:4] == ("verdant_woods", "rocky_mountains", "red_canyons", "emerald_lakes")
    assert getattr(GAME.setup({"mode": "creation", "players": 5}), "rule", "") == "B-CCOMP-01"
