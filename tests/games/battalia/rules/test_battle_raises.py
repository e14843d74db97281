"""B-BATTLE-24, B-RULING-110: a raise ends with the other side behind; whether it can is not judged
beforehand.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.battalia.rules.maps import starting
from tests.games.battalia.table import Table

WEAPON = "weapon.baerfolk"


def behind(*hand: str, enemy: int, line: tuple[str, ...] = (), **more: Any) -> Table:
    """Player 1 has opened an attack on a city of player 2 with so much defence, and is behind.

    His hero stands on the city, on a terrain of nobody; day 4 enlightens only Tents.
    """
    home = "rocky_mountains" if enemy == 7 else "red_canyons"  # of player 2, or of nobody
    board = {"4,4": {"card": "city", "owner": 2, "level": min(enemy, 6), "terrain": home}}
    p1 = {"hand": [WEAPON, *line, *hand], "heroes": ["4,4", ""]} | more.pop("p1", {})
    p2 = {"heroes": ["", ""]} | more.pop("p2", {})
    table = Table(**{"players": 2, "day": 4, "board": board, "p1": p1, "p2": p2} | more)
    table.do("attack city 4,4 p2")
    if table.asks[1] == "weapon":
        table.do(f"lay {WEAPON}")
    return table.do(*(f"lay {card}" for card in line), "finish")


def suffices(table: Table) -> bool:
    """Whether the raise under way may be finished; if not, it is refused as too weak."""
    if "finish" in table.options:
        return True
    table.refuses("finish", "B-BATTLE-24")
    assert table.options[-1] == "pass"
    return False


# --- nobody loses unasked


@pytest.mark.parametrize(
    "hand", [["supply"], ["chest"], ["tribesman.baerfolk"], ["tools.baerfolk"]]
)
def test_whoever_is_behind_and_holds_a_card_is_asked_whatever_it_is(hand: list[str]) -> None:
    """B-RULING-110: that he is asked tells nothing of his hand."""
    table = behind(*hand, enemy=6)
    assert table.asks == (1, "on-move")
    assert table.options[-1] == "pass"
    assert table.do("pass")["p1.heroes"] == ["", ""]


@pytest.mark.parametrize(
    "given", [{"ambush": ["supply"]}, {"tents": [["tent.baerfolk", "supply"]]}]
)
def test_hidden_and_stored_cards_count_like_those_of_the_hand(given: dict[str, Any]) -> None:
    """B-RULING-110"""
    assert behind(enemy=6, p1=given).asks == (1, "on-move")
    defending = Table(
        players=2,
        p1={"hand": [WEAPON, "lord.baerfolk"], "heroes": ["4,4", ""]},
        p2={"heroes": ["4,4", ""], **given},
    )
    assert defending.do("attack heroes 4,4 p2", "finish").asks == (2, "on-move")


def test_whoever_visibly_holds_nothing_loses_at_once() -> None:
    """B-RULING-110, B-BATTLE-27: all can see that he could only pass."""
    table = behind(enemy=6)
    assert table["now.battles"] == []
    assert table["p1.heroes"] == ["", ""]


def test_a_raise_that_turns_out_too_weak_is_completed_given_up_or_left_by_a_retreat() -> None:
    """B-RULING-121, B-BATTLE-24, B-BATTLE-25: its cards stay in the line."""
    board = {
        "4,4": {"card": "city", "owner": 2, "level": 6, "terrain": "red_canyons"},
        **{f"4,{column}": {"card": "road", "turned": 1} for column in (5, 6, 7)},
    }
    hand = ["tribesman.baerfolk", "horse.baerfolk"]
    table = behind(*hand, enemy=6, board=board).do("lay tribesman.baerfolk")
    assert table.asks == (1, "raise")
    assert table.options == ["lay horse.baerfolk", "retreat 1 horse", "pass"]
    lost = behind(*hand, enemy=6, board=board).do("lay tribesman.baerfolk", "pass")
    assert lost["p1.heroes"] == ["", ""]
    table.do("retreat 1 horse", "at 4,7")
    assert table["p1.heroes"] == ["4,7", ""]
    assert "tribesman.baerfolk" in table["p1.table"]


def test_a_raise_that_does_not_suffice_is_refused_as_one_move() -> None:
    """B-BATTLE-24, B-CEX-27: no card moves."""
    behind("tribesman.baerfolk", enemy=6).refuses("lay tribesman.baerfolk; finish", "B-BATTLE-24")


# --- doubling; the Weapon counts 1, morale 1


@pytest.mark.parametrize(("enemy", "possible"), [(5, True), (6, False)])
def test_a_scroll_doubles_a_unit(enemy: int, possible: bool) -> None:
    """B-BATTLE-24, B-ART-18: 1 + 1 + 2 * 2 = 6 with the Chief, two colours: no morale."""
    table = behind("tribesman.baerfolk", "chief.cloudborn", "scroll.emberians", enemy=enemy)
    table.do("lay tribesman.baerfolk", "lay chief.cloudborn", "lay scroll.emberians")
    assert suffices(table.do("name chief.cloudborn line")) is possible


@pytest.mark.parametrize(("day", "enemy", "possible"), [(4, 4, True), (4, 5, False), (6, 5, True)])
def test_an_enlightened_scroll_doubles_two_units(day: int, enemy: int, possible: bool) -> None:
    """B-BATTLE-24, B-ART-18: 1 + 2 + 1 + morale, enlightened 1 + 2 + 2 + morale."""
    table = behind("2 tribesman.baerfolk", "scroll.baerfolk", enemy=enemy, day=day)
    table.do("lay tribesman.baerfolk", "lay tribesman.baerfolk", "lay scroll.baerfolk")
    while table.asks[1] == "battle-card-on":
        table.do("name tribesman.baerfolk line")
    assert suffices(table) is possible


def test_an_enlightened_scroll_doubles_no_third_unit() -> None:
    """B-BATTLE-24, B-ART-18: 1 + 2 + 2 + 1 and morale, not more."""
    table = behind("scroll.baerfolk", enemy=6, line=("tribesman.baerfolk",) * 3, day=6)
    table.do("lay scroll.baerfolk", "name tribesman.baerfolk line", "name tribesman.baerfolk line")
    assert table.options == ["finish"]
    assert table.battle["attack"] == 1 + 2 + 2 + 1 + 1


def test_a_doubled_unit_is_not_doubled_again() -> None:
    """B-ART-29: a second Scroll finds nobody."""
    line = ("tribesman.baerfolk",)
    table = behind("2 scroll.baerfolk", enemy=5, line=line).do("lay scroll.baerfolk")
    table.do("name tribesman.baerfolk line").refuses("lay scroll.baerfolk", "B-ART-18")


@pytest.mark.parametrize(("enemy", "possible"), [(3, True), (4, False)])
def test_the_book_counts_a_unit_three_times(enemy: int, possible: bool) -> None:
    """B-BATTLE-24, B-GA-19: 1 + 3 of two colours."""
    table = behind("tribesman.cloudborn", "book_of_crea", enemy=enemy)
    table.do("lay tribesman.cloudborn", "lay book_of_crea", "name tribesman.cloudborn line")
    assert suffices(table) is possible


def test_the_book_names_no_unit_of_the_hand() -> None:
    """B-GA-19, B-ART-18: it lies in the line of its unit."""
    line = ("tribesman.baerfolk",)
    table = behind("book_of_crea", "chief.baerfolk", enemy=5, line=line)
    assert table.do("lay book_of_crea").options == ["name tribesman.baerfolk line"]


@pytest.mark.parametrize(("enemy", "possible"), [(4, True), (5, False)])
@pytest.mark.parametrize("unit", ["tribesman.cloudborn", "priest.cloudborn"])
def test_the_crown_makes_a_unit_a_lord(unit: str, enemy: int, possible: bool) -> None:
    """B-BATTLE-24, B-GA-15: 1 + 4 of two colours, whatever the unit was."""
    table = behind(unit, "crown_of_titus", enemy=enemy)
    table.do("lay crown_of_titus", f"name {unit}", f"lay {unit}>lord")
    assert suffices(table) is possible


@pytest.mark.parametrize("helper", ["crown_of_titus", "title.baerfolk"])
def test_crown_and_title_do_nothing_for_a_lord(helper: str) -> None:
    """B-GA-15, B-ART-17"""
    table = behind("horse.baerfolk", helper, enemy=7, line=("lord.baerfolk",))
    table.refuses(f"lay {helper}", "B-GA-15" if helper == "crown_of_titus" else "B-ART-13")


@pytest.mark.parametrize(("enemy", "possible"), [(5, True), (6, False)])
def test_a_title_lifts_a_unit_by_one(enemy: int, possible: bool) -> None:
    """B-BATTLE-24, B-ART-13: 1 + 4 and morale."""
    line = ("priest.baerfolk",)
    stock = {"lord": ["lord.baerfolk"]}
    table = behind("title.baerfolk", enemy=enemy, line=line, stock=stock)
    assert suffices(table.do("lay title.baerfolk", "name priest.baerfolk line")) is possible


@pytest.mark.parametrize(("rises", "possible"), [(1, False), (2, True)])
def test_an_enlightened_title_lifts_a_unit_by_two(rises: int, possible: bool) -> None:
    """B-BATTLE-24, B-ART-16: 1 + 3 and morale, or 1 + 4 and morale."""
    line = ("chief.baerfolk",)
    stock = {"priest": ["priest.baerfolk"], "lord": ["lord.baerfolk"]}
    table = behind("title.baerfolk", enemy=5, line=line, day=7, stock=stock)
    table.do("lay title.baerfolk", "name chief.baerfolk line", f"rise {rises}")
    assert suffices(table) is possible


def test_a_title_may_bring_a_fanatic_who_counts_twice() -> None:
    """B-RULING-110, B-FAN-11: 1 + 3 * 2 and morale; no estimate knew it."""
    hand = ["title.baerfolk", "chief.baerfolk", "supply"]
    stock = {"priest": ["priest.fanatics"]}
    table = behind(*hand, enemy=7, fanatics=True, stock=stock)
    table.do("lay title.baerfolk", "name chief.baerfolk", "lay priest.fanatics", "finish")
    assert table["board.4,4.owner"] == 1


@pytest.mark.parametrize(("enemy", "possible"), [(5, True), (6, False)])
def test_a_fanatic_counts_twice(enemy: int, possible: bool) -> None:
    """B-BATTLE-24, B-FAN-11: 1 + 2 * 2 and morale."""
    table = behind("chief.fanatics", "supply", enemy=enemy, fanatics=True)
    assert suffices(table.do("lay chief.fanatics")) is possible


@pytest.mark.parametrize(("enemy", "possible"), [(5, True), (6, False)])
def test_a_unit_named_for_the_frost_fields_counts_twice(enemy: int, possible: bool) -> None:
    """B-BATTLE-24, B-RULING-93"""
    assert suffices(behind("chief.baerfolk^", enemy=enemy).do("lay chief.baerfolk^")) is possible


@pytest.mark.parametrize(
    ("card", "possible"), [("shield_of_britos", False), ("sword_of_elemag", True)]
)
def test_an_attacker_counts_what_a_card_is_worth_in_attack(card: str, possible: bool) -> None:
    """B-BATTLE-24, B-GA-10, B-GA-11: 1 + 4 and morale, or 1 + 2 and morale."""
    assert suffices(behind(card, enemy=5).do(f"lay {card}")) is possible


@pytest.mark.parametrize(
    ("card", "possible"), [("shield_of_britos", True), ("sword_of_elemag", False)]
)
def test_a_defender_counts_what_a_card_is_worth_in_defence(card: str, possible: bool) -> None:
    """B-BATTLE-24, B-GA-10, B-GA-11: 6 in attack against 1 + 1 + 4 or 1 + 1 + 2, a tie suffices."""
    p1 = {"hand": [WEAPON, "lord.baerfolk"], "heroes": ["4,4", ""]}
    p2 = {"hand": [card], "heroes": ["4,4", ""]}
    city = {"card": "city", "owner": 2, "level": 1, "terrain": "red_canyons"}
    table = Table(players=2, day=4, board={"4,4": city}, p1=p1, p2=p2)
    table.do("attack city 4,4 p2", "heroes 1", "lay lord.baerfolk", "finish", f"lay {card}")
    assert suffices(table) is possible


def test_a_tent_without_battle_cards_brings_no_morale() -> None:
    """B-BATTLE-16: one short, but nothing can be laid into the empty line."""
    p1 = {"hand": [WEAPON], "heroes": ["4,4", ""]}
    p2 = {"heroes": ["4,4", ""], "tents": [["tent.cloudborn", "tools.cloudborn"]]}
    city = {"card": "city", "owner": 2, "level": 1, "terrain": "red_canyons"}
    table = Table(players=2, day=4, board={"4,4": city}, p1=p1, p2=p2)
    table.do("attack city 4,4 p2", "heroes 1", "finish", "open 1")
    assert table.options == ["pass"]
    assert table.do("pass")["board.4,4.owner"] == 1


def test_a_card_of_another_colour_may_spoil_the_raise() -> None:
    """B-BATTLE-24, B-BATTLE-20: the Horse costs more morale than it brings."""
    table = behind("chief.baerfolk", "horse.cloudborn", enemy=6, p1={"veteran": "veteran"})
    assert starting(table, "lay") == ["lay chief.baerfolk", "lay horse.cloudborn"]
    assert suffices(table.do("lay chief.baerfolk"))  # 1 + 3 + 4 with morale
    assert not suffices(table.do("lay horse.cloudborn"))  # 1 + 3 + 1
