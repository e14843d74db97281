"""B-BATTLE-24: which raises can suffice, with everything a side could still add."""

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


def may_raise(table: Table) -> bool:
    """Whether the side that is behind was asked; else the battle is already lost."""
    return bool(table["now.battles"])


# --- doubling; the Weapon counts 1, morale 1


@pytest.mark.parametrize(("enemy", "possible"), [(5, True), (6, False)])
def test_a_scroll_doubles_the_strongest_unit(enemy: int, possible: bool) -> None:
    """B-BATTLE-24, B-ART-18: 1 + 1 + 2 * 2 = 6 with the Chief, two colours: no morale."""
    units = ["tribesman.baerfolk", "chief.cloudborn"]
    for hand in (units, units[::-1]):
        assert may_raise(behind(*hand, "scroll.emberians", enemy=enemy)) is possible


@pytest.mark.parametrize(("day", "enemy", "possible"), [(4, 4, True), (4, 5, False), (6, 5, True)])
def test_an_enlightened_scroll_doubles_two_units(day: int, enemy: int, possible: bool) -> None:
    """B-BATTLE-24, B-ART-18: 1 + 2 + 1 + morale, enlightened 1 + 2 + 2 + morale."""
    hand = ["2 tribesman.baerfolk", "scroll.baerfolk"]
    assert may_raise(behind(*hand, enemy=enemy, day=day)) is possible


def test_an_enlightened_scroll_doubles_no_third_unit() -> None:
    """B-BATTLE-24, B-ART-18: 1 + 2 + 2 + 1 and morale, not more."""
    assert not may_raise(behind("scroll.baerfolk", "3 tribesman.baerfolk", enemy=7, day=6))
    table = behind("scroll.baerfolk", enemy=6, line=("tribesman.baerfolk",) * 3, day=6)
    table.do("lay scroll.baerfolk", "name tribesman.baerfolk line", "name tribesman.baerfolk line")
    assert table.options == ["finish"]
    assert table.battle["attack"] == 1 + 2 + 2 + 1 + 1


def test_a_doubled_unit_is_not_counted_as_doubled_again() -> None:
    """B-BATTLE-24, B-ART-29: 1 + 2 + 1 and morale, and a Scroll without a use."""
    hand = [WEAPON, "tribesman.baerfolk", "2 scroll.baerfolk", "horse.baerfolk"]
    board = {"4,4": {"card": "city", "owner": 2, "level": 5, "terrain": "red_canyons"}}
    p1 = {"hand": hand, "heroes": ["4,4", ""]}
    table = Table(players=2, day=4, board=board, p1=p1, p2={"heroes": ["", ""]})
    table.do("attack city 4,4 p2", "lay tribesman.baerfolk")
    table.do("lay scroll.baerfolk", "name tribesman.baerfolk line", "finish")
    assert not may_raise(table)


@pytest.mark.parametrize(("enemy", "possible"), [(3, True), (4, False)])
def test_the_book_counts_a_unit_three_times(enemy: int, possible: bool) -> None:
    """B-BATTLE-24, B-GA-19: 1 + 3 of two colours."""
    assert may_raise(behind("tribesman.cloudborn", "book_of_crea", enemy=enemy)) is possible


def test_the_book_names_no_unit_of_the_hand() -> None:
    """B-GA-19, B-ART-18: it lies in the line of its unit."""
    line = ("tribesman.baerfolk",)
    table = behind("book_of_crea", "chief.baerfolk", enemy=5, line=line)
    assert table.do("lay book_of_crea").options == ["name tribesman.baerfolk line"]


@pytest.mark.parametrize(("enemy", "possible"), [(4, True), (5, False)])
@pytest.mark.parametrize("unit", ["tribesman.cloudborn", "priest.cloudborn"])
def test_the_crown_makes_a_unit_a_lord(unit: str, enemy: int, possible: bool) -> None:
    """B-BATTLE-24, B-GA-15: 1 + 4 of two colours, whatever the unit was."""
    assert may_raise(behind(unit, "crown_of_titus", enemy=enemy)) is possible
    assert not may_raise(behind("tribesman.cloudborn", "horse.cloudborn", enemy=enemy))


@pytest.mark.parametrize("helper", ["crown_of_titus", "title.baerfolk"])
def test_crown_and_title_do_nothing_for_a_lord(helper: str) -> None:
    """B-BATTLE-24, B-GA-15, B-ART-17: 1 + 4 + 1 and morale are no more than 7."""
    line = ("lord.baerfolk",)
    assert not may_raise(behind("horse.baerfolk", helper, enemy=7, line=line))


@pytest.mark.parametrize(("enemy", "possible"), [(5, True), (6, False)])
def test_a_title_lifts_a_unit_by_one(enemy: int, possible: bool) -> None:
    """B-BATTLE-24, B-ART-13: 1 + 4 and morale."""
    line = ("priest.baerfolk",)
    assert may_raise(behind("title.baerfolk", enemy=enemy, line=line)) is possible


@pytest.mark.parametrize(("day", "possible"), [(4, False), (7, True)])
def test_an_enlightened_title_lifts_a_unit_by_two(day: int, possible: bool) -> None:
    """B-BATTLE-24, B-ART-16: 1 + 3 and morale, enlightened 1 + 4 and morale."""
    line = ("chief.baerfolk",)
    assert may_raise(behind("title.baerfolk", enemy=5, line=line, day=day)) is possible


@pytest.mark.parametrize(("enemy", "possible"), [(5, True), (6, False)])
def test_a_fanatic_counts_twice(enemy: int, possible: bool) -> None:
    """B-BATTLE-24, B-FAN-11: 1 + 2 * 2 and morale."""
    hand = ["chief.fanatics", "supply"]
    assert may_raise(behind(*hand, enemy=enemy, fanatics=True)) is possible


@pytest.mark.parametrize(("enemy", "possible"), [(5, True), (6, False)])
def test_a_unit_named_for_the_frost_fields_counts_twice(enemy: int, possible: bool) -> None:
    """B-BATTLE-24, B-RULING-93"""
    assert may_raise(behind("chief.baerfolk^", enemy=enemy)) is possible


@pytest.mark.parametrize(
    ("card", "possible"), [("shield_of_britos", False), ("sword_of_elemag", True)]
)
def test_an_attacker_counts_what_a_card_is_worth_in_attack(card: str, possible: bool) -> None:
    """B-BATTLE-24, B-GA-10, B-GA-11: 1 + 4 and morale, or 1 + 2 and morale."""
    assert may_raise(behind(card, enemy=5)) is possible


@pytest.mark.parametrize(
    ("card", "possible"), [("shield_of_britos", True), ("sword_of_elemag", False)]
)
def test_a_defender_counts_what_a_card_is_worth_in_defence(card: str, possible: bool) -> None:
    """B-BATTLE-24, B-GA-10, B-GA-11: 6 in attack against 1 + 1 + 4 or 1 + 1 + 2, a tie suffices."""
    p1 = {"hand": [WEAPON, "lord.baerfolk"], "heroes": ["4,4", ""]}
    p2 = {"hand": [card], "heroes": ["4,4", ""]}
    city = {"card": "city", "owner": 2, "level": 1, "terrain": "red_canyons"}
    table = Table(players=2, day=4, board={"4,4": city}, p1=p1, p2=p2)
    table.do("attack city 4,4 p2", "heroes 1", "lay lord.baerfolk", "finish")
    assert may_raise(table) is possible


def test_a_tent_without_battle_cards_brings_no_morale() -> None:
    """B-BATTLE-24, B-BATTLE-16: one short, but nothing could be laid into the empty line."""
    p1 = {"hand": [WEAPON], "heroes": ["4,4", ""]}
    p2 = {"heroes": ["4,4", ""], "tents": [["tent.cloudborn", "tools.cloudborn"]]}
    city = {"card": "city", "owner": 2, "level": 1, "terrain": "red_canyons"}
    table = Table(players=2, day=4, board={"4,4": city}, p1=p1, p2=p2)
    table.do("attack city 4,4 p2", "heroes 1", "finish")
    assert not may_raise(table)
    assert table["board.4,4.owner"] == 1


def test_a_card_that_would_spoil_the_raise_is_not_offered() -> None:
    """B-BATTLE-24: the Horse of another colour costs more morale than it brings."""
    table = behind("chief.baerfolk", "horse.cloudborn", enemy=3)
    assert starting(table, "lay") == ["lay chief.baerfolk", "lay horse.cloudborn"]
    veteran = behind("chief.baerfolk", "horse.cloudborn", enemy=6, p1={"veteran": "veteran"})
    assert starting(veteran, "lay") == ["lay chief.baerfolk"]  # 1 + 3 + 4 with morale, else 5
    veteran.refuses("lay horse.cloudborn", "B-BATTLE-24")


# --- the Mask


def masked(*line: str) -> Table:
    """Player 1 attacks the hero of player 2, who holds the Mask, with a Weapon and these cards."""
    table = Table(
        players=2,
        day=4,
        p1={"hand": [WEAPON, *line], "heroes": ["4,4", ""]},
        p2={"hand": ["syoens_mask"], "heroes": ["4,4", ""]},
    )
    return table.do("attack heroes 4,4 p2", *(f"lay {card}" for card in line), "finish")


@pytest.mark.parametrize(
    ("line", "possible"),
    [
        (("tribesman.baerfolk", "chief.baerfolk"), True),  # 5 : 0, then 2 : 4
        (("priest.baerfolk",), True),  # 5 : 0, then 2 : 4
        (("tribesman.cloudborn", "chief.baerfolk", "lord.baerfolk"), False),  # then 6 : 3
        (("lord.baerfolk",), False),  # nobody to take
        (("lord.baerfolk", "tribesman.baerfolk"), False),  # 7 : 0, then 6 : 2
        (("priest.baerfolk", "priest.baerfolk", "lord.baerfolk"), False),
    ],
)
def test_the_mask_raises_by_what_changes_sides(line: tuple[str, ...], possible: bool) -> None:
    """B-BATTLE-24, B-SA-21, B-RULING-47: two units of strength 3 together at most."""
    assert may_raise(masked(*line)) is possible


@pytest.mark.parametrize(("hand", "possible"), [(["scroll.baerfolk"], True), ([], False)])
def test_a_unit_taken_by_the_mask_may_be_doubled(hand: list[str], possible: bool) -> None:
    """B-BATTLE-24, B-ART-18, B-SA-21: 8 : 0, then 5 : 4, or 5 : 7 with the Priest twice."""
    line = ["lord.cloudborn", "priest.baerfolk"]
    p1 = {"hand": [WEAPON, *line], "heroes": ["4,4", ""]}
    p2 = {"hand": ["syoens_mask", *hand], "heroes": ["4,4", ""]}
    table = Table(players=2, day=4, p1=p1, p2=p2)
    table.do("attack heroes 4,4 p2", *(f"lay {card}" for card in line), "finish")
    assert may_raise(table) is possible


def test_the_mask_counts_what_a_unit_is_worth_on_either_side() -> None:
    """B-BATTLE-24, B-HERO-14: a veteran's Tribesmen count 2 for him and 1 for his enemy."""
    line = ["tribesman.cloudborn", "tribesman.cloudborn", "horse.cloudborn"]
    p1 = {"hand": [WEAPON, *line], "heroes": ["4,4", ""], "veteran": "veteran"}
    for hand, possible in ((["syoens_mask"], True), ([], False)):
        table = Table(players=2, day=4, p1=p1, p2={"hand": hand, "heroes": ["4,4", ""]})
        table.do("attack heroes 4,4 p2", *(f"lay {card}" for card in line), "finish")
        assert may_raise(table) is possible  # 6 : 0, then 2 : 3


def test_a_borrowed_unit_taken_by_the_mask_still_returns_to_its_owner() -> None:
    """B-SA-22, B-GA-17: player 2 fights with a Tribesman of player 1, who takes it back."""
    table = Table(
        players=2,
        turn=2,
        day=4,
        p1={"hand": ["syoens_mask", "chief.baerfolk"], "heroes": ["4,4", ""]},
        p2={"hand": ["weapon.cloudborn", "tribesman.baerfolk@1"], "heroes": ["4,4", ""]},
    )
    table.do("attack heroes 4,4 p1", "lay tribesman.baerfolk@1", "finish")
    table.do("lay syoens_mask", "name tribesman.baerfolk@1 line")
    while table["now.battles"]:
        table.do("finish" if "finish" in table.options else "pass")
    assert "tribesman.baerfolk" in table["p1.refuge"]
    assert table["p2.table"] == ["weapon.cloudborn"]
