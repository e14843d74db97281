"""B-BILK: Bilkarr's way over the board, and his potions until they are drunk."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.battalia.table import Table

POTIONS = ("berserker", "frosthand", "eclipse", "brotherhood", "colossus", "weakness")


def bilkarr(field: str, direction: str = "up_right", **given: Any) -> Table:
    """Two players on the board of 7 x 7; the last turn of the day is player 2's."""
    npcs = {"bilkarr": field, "direction": direction, "rests": given.pop("rests", False)}
    usual: dict[str, Any] = {"players": 2, "turn": 2, "day": 2}
    return Table(bilkarr=True, npcs=npcs, **usual | given)


def pass_days(table: Table, days: int) -> list[str]:
    """Where he stands on the following days."""
    fields = []
    for _ in range(days):
        day = table["day"]
        while table["day"] == day:
            table.do("done")
        fields.append(table["npcs.bilkarr"])
    return fields


def test_he_enters_at_the_first_checkpoint_on_the_gate_that_is_rolled() -> None:
    """B-BILK-01: numbers not in play are rolled again."""
    table = Table(players=2, bilkarr=True, turn=2, day=7)
    table.do("done", dice=["5", "3", "2"])
    assert table["npcs.bilkarr"] == "6,4"
    assert table["week"] == 2


def test_he_stays_on_the_gate_for_the_first_day_and_moves_on_the_second() -> None:
    """B-BILK-02, B-BILK-03, B-RULING-60"""
    table = Table(players=2, bilkarr=True, turn=2, day=7).do("done", dice=["2"])
    assert (table["day"], table["npcs.bilkarr"]) == (1, "6,4")
    assert pass_days(table, 1) == ["4,6"]


def test_on_the_first_day_of_later_weeks_he_moves_normally() -> None:
    """B-RULING-60"""
    table = bilkarr("6,2", day=7, week=2)
    table.do("done")
    assert (table["week"], table["day"], table["npcs.bilkarr"]) == (3, 1, "4,4")


def test_he_moves_before_the_first_turn_of_every_day() -> None:
    """B-BILK-03"""
    table = bilkarr("6,2").do("done")
    verbs = [event.verb for event in table.events]
    assert verbs.index("day") < verbs.index("bilkarr") < verbs.index("turn")


@pytest.mark.parametrize(
    ("direction", "field"),
    [("up_right", "2,6"), ("down_right", "6,6"), ("down_left", "6,2"), ("up_left", "2,2")],
)
def test_he_moves_two_fields_diagonally_and_keeps_his_direction(direction: str, field: str) -> None:
    """B-BILK-04"""
    table = bilkarr("4,4", direction).do("done")
    assert table["npcs.bilkarr"] == field
    assert table["npcs.direction"] == direction


def test_his_first_move_from_a_gate_goes_up_and_to_the_right() -> None:
    """B-BILK-05, B-RULING-61"""
    table = Table(players=2, bilkarr=True, turn=2, day=7).do("done", dice=["2"])
    assert table["npcs.direction"] == "up_right"
    assert pass_days(table, 1) == ["4,6"]


def test_he_crosses_empty_fields() -> None:
    """B-BILK-06, B-BASE-29: no card lies on 5,3 and on 3,5."""
    table = bilkarr("5,3").do("done")
    assert table["board.5,3.card"] == table["board.3,5.card"] == "empty"
    assert table["npcs.bilkarr"] == "3,5"


@pytest.mark.parametrize(
    ("start", "direction", "field", "after"),
    [
        ("2,2", "up_right", "2,4", "down_right"),
        ("1,3", "up_right", "3,5", "down_right"),
        ("4,6", "up_right", "2,6", "up_left"),
        ("4,7", "down_right", "6,5", "down_left"),
        ("6,4", "down_left", "6,2", "up_left"),
        ("4,2", "up_left", "2,2", "up_right"),
        ("2,1", "up_left", "2,3", "down_right"),  # past the corner he came near
        ("1,2", "up_left", "3,2", "down_right"),
    ],
)
def test_he_bounces_off_an_edge_onto_the_opposite_diagonal(
    start: str, direction: str, field: str, after: str
) -> None:
    """B-BILK-07, B-RULING-62: no edge field is occupied for two steps."""
    table = bilkarr(start, direction).do("done")
    assert table["npcs.bilkarr"] == field
    assert table["npcs.direction"] == after


def test_the_worked_example_of_a_week() -> None:
    """B-BILK-04, B-BILK-07, B-EX-10, B-RULING-60, B-RULING-61, B-RULING-62"""
    table = bilkarr("6,4", players=6, turn=1, week=2, day=1)
    assert pass_days(table, 5) == ["4,6", "2,8", "2,10", "4,10", "6,8"]


def test_a_corner_sends_him_to_a_rolled_gate_at_once() -> None:
    """B-BILK-08, B-BILK-09, B-RULING-63, B-EX-11: the first of two steps counts as landing."""
    table = bilkarr("6,10", "down_right", players=6, turn=1, week=2, day=4)
    table.do(*["done"] * 5)
    table.do("done", dice=["4"])
    assert table["day"] == 5
    assert table["npcs.bilkarr"] == "4,10"
    assert table["npcs.direction"] == "up_right"
    assert pass_days(table, 1) == ["2,10"]


def test_the_way_to_the_corner_of_the_worked_example() -> None:
    """B-EX-11"""
    table = bilkarr("2,4", players=6, turn=1, week=2, day=1)
    assert pass_days(table, 3) == ["2,6", "4,8", "6,10"]


def test_the_same_gate_and_a_repeated_roll_are_allowed_in_a_corner() -> None:
    """B-RULING-63"""
    table = bilkarr("5,3", "down_left").do("done", dice=["6", "1"])
    assert table["npcs.bilkarr"] == "2,4"


def test_being_placed_in_a_corner_causes_no_roll() -> None:
    """B-RULING-63: his direction is turned round."""
    table = bilkarr("1,7").do("done")
    assert table["npcs.bilkarr"] == "3,5"


def test_with_five_players_he_does_not_cross_the_missing_fields() -> None:
    """B-RULING-64: (2,1) and (1,2) are missing, so (2,2) is a corner for him."""
    table = Table(
        players=5, bilkarr=True, turn=2, day=2, npcs={"bilkarr": "4,4", "direction": "up_left"}
    )
    table.do("done", by=2).do("done", by=4, dice=["3"])
    gate = next(field for field, card in table["board"].items()
                if card.get("terrain") == "red_canyons" and card["card"] == "gate")  # fmt: skip
    assert table["npcs.bilkarr"] == gate


# --- buying


def buyer(*hand: str, **given: Any) -> Table:
    p1 = {"hand": list(hand), "heroes": ["4,4", ""]} | given.pop("p1", {})
    return bilkarr("4,4", turn=1, p1=p1, **given)


def potions_for_sale(table: Table) -> list[str]:
    return [option.split()[1] for option in table.options if option.startswith("potion")]


def test_there_are_six_potions_and_all_are_his_at_first() -> None:
    """B-BILK-10"""
    table = buyer("2 supply")
    assert potions_for_sale(table) == list(POTIONS)
    for player in (1, 2):
        assert table[f"p{player}.potions"] == {}


def test_a_buyer_needs_a_hero_on_his_field() -> None:
    """B-BILK-11"""
    buyer("2 supply", p1={"heroes": ["2,2", "2,4"]}).refuses("potion colossus", "B-BILK-11")
    second = buyer("2 supply", p1={"heroes": ["2,2", "4,4"]})
    assert potions_for_sale(second) == list(POTIONS)


def test_a_potion_costs_two_supply_in_a_line_of_its_own() -> None:
    """B-BILK-12"""
    table = buyer("3 supply").do("potion colossus")
    assert table["p1.table"] == ["supply", "supply"]
    table.refuses("potion weakness", "B-BILK-12")
    dust = buyer("stardust").do("potion colossus")
    assert dust["p1.table"] == ["stardust"]


def test_nobody_buys_before_he_comes() -> None:
    """B-BILK-11: a hero beside the board is not where he is."""
    table = Table(players=2, bilkarr=True, p1={"hand": ["2 supply"], "heroes": ["2,2", ""]})
    assert not [option for option in table.options if option.startswith("potion")]


def test_a_bought_potion_is_full_and_nobody_else_can_buy_it() -> None:
    """B-BILK-13, B-BILK-14"""
    table = buyer("2 supply", p2={"hand": ["2 supply"], "heroes": ["4,4", ""]})
    table.do("potion colossus")
    assert table["p1.potions"] == {"colossus": {"turned": 0, "empty": False}}
    other = buyer("2 supply", p2={"potions": {"colossus": {}}})
    other.refuses("potion colossus", "B-BILK-14")


def test_a_player_may_own_any_number_of_potions() -> None:
    """B-BILK-15, B-BILK-11: one or more."""
    table = buyer("12 supply")
    for potion in POTIONS:
        table.do(f"potion {potion}")
        while table.options[-1] == "pass":  # what he owns already could be drunk
            table.do("pass")
    assert sorted(table["p1.potions"]) == sorted(POTIONS)


def test_a_potion_may_be_kept_as_long_as_its_owner_likes() -> None:
    """B-BILK-16: two days later it is still full."""
    table = Table(players=2, bilkarr=True, p1={"potions": {"colossus": {}}})
    while table["day"] < 3 or table.asks[1] != "act":
        table.do("pass" if table.options[-1] == "pass" else "done")
    assert table["p1.potions"] == {"colossus": {"turned": 0, "empty": False}}
