"""B-MOVE and B-RECRUIT: moving and recruiting heroes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.battalia.rules.maps import city, creation, road, starting
from tests.games.battalia.table import Table

# Along row 2 from the city of player 1: red canyons, nobody's home.
ROW = {f"2,{column}": road("ew", terrain="red_canyons") for column in (3, 4, 5)}
WOODS = {f"2,{column}": road("ew", terrain="verdant_woods") for column in (3, 4, 5)}


def mover(*cards: str, **more: Any) -> Table:
    p1 = {"hand": [*cards], **more.pop("p1", {})}
    return creation(p1=p1, **{"board": ROW, **more})


def going(table: Table, *cards: str, hero: int = 1) -> Table:
    """Lay a movement line."""
    table.do(f"move {hero}", *(f"lay {card}" for card in cards))
    return table.do("go")


def test_a_step_leads_over_two_exits_that_face_each_other() -> None:
    """B-MOVE-01"""
    table = going(mover("supply", board={"2,3": road("ew"), "3,2": road("ew")}), "supply")
    assert table.options == ["step 2,3"]  # the road on 3,2 is closed to the north


def test_no_step_leads_to_an_empty_field_or_off_the_board() -> None:
    """B-MOVE-01"""
    assert starting(mover("supply", board={}), "move") == []


def test_a_step_costs_one_point() -> None:
    """B-MOVE-02, B-MOVE-03"""
    table = going(mover("2 supply"), "supply", "supply").do("step 2,3")
    assert table.asks == (1, "walk")
    table.do("step 2,4")
    assert table["p1.heroes"] == ["2,4", ""]
    assert table.asks == (1, "act")


@pytest.mark.parametrize(
    ("card", "day", "steps"), [("supply", 1, 1), ("horse", 1, 3), ("horse", 2, 5)]
)
def test_a_supply_card_yields_1_and_a_horse_3_or_5(card: str, day: int, steps: int) -> None:
    """B-MOVE-03, B-ART-05, B-ART-06"""
    name = "supply" if card == "supply" else "horse.baerfolk"
    table = going(mover(name, day=day), name)
    taken = 0
    while table.asks[1] == "walk":
        table.do("step 2,3" if taken % 2 == 0 else "step 2,2")
        taken += 1
    assert taken == steps


def test_one_line_moves_one_hero_and_may_mix_supply_and_horses() -> None:
    """B-MOVE-04, B-CRULING-24"""
    table = mover("supply", "horse.baerfolk", p1={"heroes": ["2,2", "2,3"]})
    going(table, "supply", "horse.baerfolk", hero=2)
    assert table["p1.table"] == ["horse.baerfolk", "supply"]
    table.do("step 2,4", "step 2,5", "step 2,4", "step 2,3")
    assert table["p1.heroes"] == ["2,2", "2,3"]
    assert table.asks == (1, "act")


def test_unused_points_lapse() -> None:
    """B-MOVE-05, B-CEX-25"""
    table = going(mover("horse.baerfolk"), "horse.baerfolk").do("step 2,3", "step 2,4", "stop")
    assert table["p1.heroes"] == ["2,4", ""]
    assert starting(table, "move") == []


@pytest.mark.parametrize(
    "card",
    [
        {"card": "ruin"},
        city("ew", owner=1),
        city("ew", owner=2),
        city("ew"),
        road("ew"),
    ],
)
def test_a_hero_may_enter_and_cross_every_card(card: dict[str, Any]) -> None:
    """B-MOVE-06, B-MOVE-08, B-CRULING-24"""
    table = going(
        mover("2 supply", board={**ROW, "2,4": card}, p1={"heroes": ["2,3", ""]}), "supply"
    )
    table.do("step 2,4")
    assert table["p1.heroes"] == ["2,4", ""]
    assert table.asks == (1, "act")
    going(table, "supply").do("step 2,5")
    assert table["p1.heroes"] == ["2,5", ""]


def test_a_hero_may_cross_a_gate() -> None:
    """B-MOVE-06"""
    table = Table(p1={"hand": ["3 supply"]})
    gates = [field for field, card in table["board"].items() if card["card"] == "gate"]
    board = {gates[0]: {"card": "empty"}, "2,3": {"card": "gate"}, "2,4": road("ew")}
    table = Table(p1={"hand": ["2 supply"]}, board=board, extended=False)
    going(table, "supply", "supply").do("step 2,3", "step 2,4")
    assert table["p1.heroes"] == ["2,4", ""]


def test_heroes_never_block() -> None:
    """B-MOVE-07, B-CRULING-24"""
    table = mover("2 supply", p1={"heroes": ["2,2", "2,3"]}, p2={"heroes": ["2,3", "2,3"]})
    going(table, "supply", "supply").do("step 2,3")
    assert table["p1.heroes"] == ["2,3", "2,3"]
    table.do("step 2,4")
    assert table["p1.heroes"] == ["2,4", "2,3"]


def test_entering_a_foreign_card_forces_no_battle() -> None:
    """B-MOVE-08"""
    board = {**ROW, "2,4": city("ew", owner=2)}
    p1 = {"hand": ["supply", "weapon.baerfolk"], "heroes": ["2,3", ""]}
    table = creation(p1=p1, p2={"heroes": ["2,4", ""]}, board=board)
    going(table, "supply").do("step 2,4")
    assert table.asks == (1, "act")
    assert table["now.battles"] == []
    assert "done" in table.options


def test_a_hero_may_be_moved_by_several_lines() -> None:
    """B-MOVE-09"""
    table = going(mover("2 supply"), "supply").do("step 2,3")
    going(table, "supply").do("step 2,4")
    assert table["p1.heroes"] == ["2,4", ""]


# --- the extended game


def test_home_terrain_is_free_in_the_extended_game() -> None:
    """B-MOVE-10"""
    board = {**WOODS, "2,3": road("ew", terrain="red_canyons")}
    table = going(mover("supply", extended=True, board=board), "supply").do("step 2,3", "step 2,4")
    assert table["p1.heroes"] == ["2,4", ""]
    assert "step 2,5" in table.options


def test_otherwise_terrain_has_no_influence() -> None:
    """B-MOVE-11"""
    table = going(mover("supply", board=WOODS), "supply").do("step 2,3")
    assert table.asks == (1, "act")
    assert starting(mover(board=WOODS), "move") == []


def test_a_movement_of_free_steps_is_a_line_without_cards() -> None:
    """B-MOVE-12"""
    table = mover(extended=True, board=WOODS).do("move 1", "go", "step 2,3", "step 2,4", "stop")
    assert table["p1.heroes"] == ["2,4", ""]
    assert table["p1.table"] == []
    assert starting(mover(extended=True), "move") == []


def test_a_movement_line_makes_at_least_one_step() -> None:
    """B-MOVE-13"""
    table = going(mover("supply"), "supply")
    assert table.options == ["step 2,3"]
    table.refuses("stop", "B-MOVE-13")


HOME = road("ew", terrain="verdant_woods")


def test_no_card_is_entered_twice_within_a_run_of_free_steps() -> None:
    """B-MOVE-14, B-RULING-109: the city on 2,2 is home terrain too."""
    table = mover(extended=True, board={"2,3": HOME})
    table.do("move 1", "go", "step 2,3")
    assert table.options == ["step 2,2", "stop"]
    table.do("step 2,2")
    assert table.asks == (1, "act")


def test_a_new_line_begins_a_new_run_of_free_steps() -> None:
    """B-RULING-109: home terrain stays free."""
    table = mover(extended=True, board={"2,3": HOME})
    table.do("move 1", "go", "step 2,3", "step 2,2")
    table.do("move 1", "go", "step 2,3", "stop")
    assert table["p1.heroes"] == ["2,3", ""]


def test_free_steps_are_bounded_within_a_paid_line_too() -> None:
    """B-RULING-109: every walk ends; what is left pays for other cards only."""
    table = mover("supply", extended=True, board={"2,3": HOME})
    table.do("move 1", "lay supply", "go", "step 2,3", "step 2,2")
    assert table.asks == (1, "act")


def test_a_paid_step_begins_a_new_run_of_free_steps() -> None:
    """B-RULING-109: the road on 2,4 is foreign."""
    foreign = road("ew", terrain="rocky_mountains")
    table = mover("2 supply", extended=True, board={"2,3": HOME, "2,4": foreign})
    table.do("move 1", "lay supply", "lay supply", "go", "step 2,3", "step 2,4", "step 2,3")
    assert table.options == ["step 2,4", "step 2,2", "stop"]


def test_a_card_entered_in_this_run_is_refused() -> None:
    """B-RULING-109: only the foreign road on 3,2 could be paid for."""
    board = {"2,3": HOME, "3,2": road("ns", terrain="rocky_mountains")}
    table = mover("2 supply", extended=True, board=board)
    table.do("move 1", "lay supply", "go", "step 2,3", "step 2,2")
    assert table.options == ["step 3,2", "stop"]
    table.refuses("step 2,3", "B-RULING-109")


# --- recruiting


def recruiter(*cards: str, **more: Any) -> Table:
    return creation(p1={"hand": [*cards], "heroes": ["2,2", ""], **more.pop("p1", {})}, **more)


def test_nobody_has_more_than_two_heroes() -> None:
    """B-RECRUIT-01"""
    table = recruiter("weapon.baerfolk", "2 supply", p1={"heroes": ["2,2", "2,2"]})
    assert starting(table, "recruit") == []


@pytest.mark.parametrize("weapon", ["weapon.baerfolk", "sword_of_elemag", "shield_of_britos"])
def test_a_weapon_and_two_supply_recruit_a_hero(weapon: str) -> None:
    """B-RECRUIT-02, B-ART-12, B-GA-10, B-GA-11, B-CRULING-25"""
    table = recruiter(weapon, "2 supply").do("recruit 2,2 2")
    assert table["p1.heroes"] == ["2,2", "2,2"]
    assert sorted(table["p1.table"]) == sorted(["supply", "supply", weapon])


def test_less_recruits_nobody() -> None:
    """B-RECRUIT-02, B-CRULING-25"""
    assert starting(recruiter("weapon.baerfolk", "supply"), "recruit") == []
    assert starting(recruiter("horse.baerfolk", "3 supply"), "recruit") == []


def test_the_hero_is_placed_in_any_own_city() -> None:
    """B-RECRUIT-03, B-CEX-26"""
    board = {"4,2": city("ns", owner=1), "5,4": city("ns", owner=2), "2,3": road("ew")}
    table = recruiter("weapon.baerfolk", "2 supply", board=board)
    assert starting(table, "recruit") == ["recruit 2,2 2", "recruit 4,2 2"]


def test_a_recruited_hero_may_move_and_attack_at_once() -> None:
    """B-RECRUIT-04, B-CEX-26"""
    p1 = {"heroes": ["", ""]}
    table = recruiter("2 weapon.baerfolk", "3 supply", p1=p1, p2={"heroes": ["2,3", ""]}, board=ROW)
    table.do("recruit 2,2 1")
    going(table, "supply").do("step 2,3")
    assert starting(table, "attack") == ["attack heroes 2,3 p2"]


def test_a_lost_hero_can_be_recruited_again() -> None:
    """B-RECRUIT-05, B-BATTLE-35"""
    table = recruiter("3 weapon.baerfolk", "4 supply", p1={"heroes": ["4,1", ""]})
    table.do("attack city 4,1 nobody", "finish", "pass")
    assert table["p1.heroes"] == ["", ""]
    table.do("recruit 2,2 1", "recruit 2,2 2")
    assert table["p1.heroes"] == ["2,2", "2,2"]


def test_a_player_without_a_city_places_the_hero_on_a_road() -> None:
    """B-RECRUIT-06, B-CRULING-26"""
    lost = {"2,2": {"owner": 2}}
    table = recruiter("weapon.baerfolk", "2 supply", board={**lost, **ROW})
    assert starting(table, "recruit") == ["recruit 2,3 2", "recruit 2,4 2", "recruit 2,5 2"]
    table = recruiter("weapon.baerfolk", "2 supply", board=lost)
    assert starting(table, "recruit") == ["recruit 4,4 2"]


def test_without_roads_a_gate_serves_as_well() -> None:
    """B-RECRUIT-06"""
    p1 = {"hand": ["weapon.baerfolk", "2 supply"], "heroes": ["", ""]}
    table = Table(p1=p1, board={"2,2": {"owner": 2}})
    places = {table["board"][option.split()[1]]["card"] for option in starting(table, "recruit")}
    assert places == {"gate", "ruin"}
    valleys = Table(players=4, valley="kings_bridge", p1=p1, board={"2,2": {"owner": 2}})
    fields = [option.split()[1] for option in starting(valleys, "recruit")]
    assert {valleys["board"][field]["card"] for field in fields} == {"gate", "connection"}


def test_a_player_without_a_city_can_still_hire_but_not_build() -> None:
    """B-CRULING-26"""
    hand = ["2 tribesman.baerfolk", "2 supply", "3 chief.baerfolk"]
    table = recruiter(*hand, board={"2,2": {"owner": 2}, **ROW})
    assert "hire chief" in table.options
    assert "buy tools" in table.options
    assert starting(table, "road", "city", "upgrade") == []
