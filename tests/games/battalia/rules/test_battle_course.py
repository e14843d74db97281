"""B-BATTLE-21 to -29: opening, raises, passes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.battalia.rules.maps import creation, starting
from tests.games.battalia.table import Table

FOREIGN = {"6,6": {"terrain": "red_canyons", "level": 2}}


def fight(attacking: list[str], defending: list[str], heroes: int = 0, **more: Any) -> Table:
    """Player 1 attacks the level-2 city of player 2; nobody is at home there."""
    p1 = {"hand": ["weapon.baerfolk", *attacking], "heroes": ["6,6", ""]}
    table = creation(**{"board": FOREIGN, "p1": p1, "p2": {"hand": defending}, **more})
    return table.do("attack city 6,6 p2", f"heroes {heroes}")


def test_the_defender_answers_before_the_attacker_adds_cards() -> None:
    """B-BATTLE-21, B-CRULING-28"""
    p1 = {"hand": ["weapon.baerfolk", "lord.baerfolk"], "heroes": ["6,6", ""]}
    table = creation(p1=p1).do("attack city 6,6 p2")
    assert table.asks == (2, "defending-heroes")
    assert table.battle["attack_line"] == ["weapon.baerfolk"]


def test_the_opening_adds_any_number_of_cards() -> None:
    """B-BATTLE-21"""
    table = fight(["chief.cloudborn", "lord.baerfolk"], ["2 lord.cloudborn"])
    table.do("lay chief.cloudborn", "lay lord.baerfolk", "finish")
    assert table.asks[0] == 2
    table = fight(["chief.cloudborn", "lord.baerfolk"], ["lord.cloudborn"]).do("finish")
    assert table.asks == (1, "on-move")


def test_the_attacker_is_behind_while_he_is_not_higher() -> None:
    """B-BATTLE-22, B-BATTLE-23, B-CRULING-29"""
    table = fight(["tribesman.cloudborn", "lord.baerfolk"], ["lord.cloudborn"])
    table.do("lay tribesman.cloudborn", "finish")  # 2 : 2
    assert table.asks == (1, "on-move")
    assert "pass" in table.options
    table = fight(["chief.cloudborn", "lord.baerfolk"], ["lord.cloudborn"])
    table.do("lay chief.cloudborn", "finish")  # 3 : 2
    assert table.asks == (2, "on-move")


def test_the_side_behind_raises_retreats_or_passes() -> None:
    """B-BATTLE-23"""
    table = fight(["lord.baerfolk"], ["lord.cloudborn", "horse.cloudborn"], heroes=1)
    table.do("lay lord.baerfolk", "finish")
    assert table.options == ["lay lord.cloudborn", "lay horse.cloudborn", "pass"]
    table.refuses("finish", "B-BATTLE-24")
    table.refuses("lay lord.baerfolk", "B-BATTLE-23", by=1)


def test_a_raise_ends_with_the_other_side_behind() -> None:
    """B-BATTLE-24, B-CRULING-28"""
    table = fight(["lord.cloudborn"], ["tribesman.cloudborn", "chief.cloudborn"])
    table.do("lay lord.cloudborn", "finish")  # 5 : 2
    table.do("lay tribesman.cloudborn")  # 5 : 3, not enough yet
    assert "finish" not in table.options
    table.refuses("finish", "B-BATTLE-24")
    table.do("lay chief.cloudborn", "finish")  # 5 : 5, the attacker is behind and has no card
    assert table["p1.heroes"] == ["", ""]


def test_a_raise_that_cannot_suffice_is_lost_but_not_forbidden() -> None:
    """B-BATTLE-24, B-RULING-110: 9 : 2, at most 3."""
    table = fight(["lord.cloudborn", "lord.cloudborn"], ["tribesman.cloudborn", "3 supply"])
    table.do("lay lord.cloudborn", "lay lord.cloudborn", "finish")
    table.do("lay tribesman.cloudborn").refuses("finish", "B-BATTLE-24")
    assert table.options == ["pass"]
    assert table.do("pass")["board.6,6.owner"] == 1


def test_a_card_that_spoils_the_raise_is_refused() -> None:
    """B-BATTLE-24, B-CEX-27"""
    table = fight(
        ["chief.baerfolk", "tribesman.cloudborn", "horse.baerfolk"], ["chief.cloudborn"], heroes=1
    )
    table.do("lay chief.baerfolk", "finish")  # 3 + morale : 2
    table.do("lay chief.cloudborn", "finish")  # 4 : 5
    # Horse and morale make 5, no more; with the Tribesman 5 without morale.
    table.refuses("lay horse.baerfolk; lay tribesman.cloudborn; finish", "B-BATTLE-24")
    assert table.do("pass")["p1.heroes"] == ["", ""]
    table = fight(
        ["chief.baerfolk", "tribesman.cloudborn", "priest.baerfolk"], ["chief.cloudborn"], heroes=1
    )
    table.do("lay chief.baerfolk", "finish", "lay chief.cloudborn", "finish")
    assert starting(table, "lay") == ["lay priest.baerfolk", "lay tribesman.cloudborn"]
    table.do("lay priest.baerfolk")  # 7 : 5
    assert "finish" in table.options


def test_a_raise_with_an_amulet_may_fail_and_the_roll_stands() -> None:
    """B-BATTLE-25, B-CRULING-33"""
    table = fight(["amulet.baerfolk", "horse.baerfolk"], ["chief.cloudborn"])
    table.do("lay horse.baerfolk", "finish", "lay chief.cloudborn", "finish")  # 3 : 4
    table.do("lay amulet.baerfolk", "name horse.baerfolk line", dice=["1"])
    assert table.battle["attack_line"] == [
        *("weapon.baerfolk", "horse.baerfolk>tribesman", "amulet.baerfolk"),
    ]
    assert table.options == ["pass"]
    table.do("pass")
    assert table["p1.heroes"] == ["", ""]


def test_after_a_failed_amulet_the_raise_may_be_completed() -> None:
    """B-BATTLE-25, B-CRULING-33"""
    p1 = {"hand": ["weapon.baerfolk", "amulet.baerfolk", "chief.baerfolk"], "heroes": ["4,1", ""]}
    table = creation(p1=p1).do("attack city 4,1 nobody", "finish")  # 2 : 4
    table.do("lay amulet.baerfolk", "name weapon.baerfolk line", dice=["2"])  # 3 : 4
    assert table.options == ["lay chief.baerfolk", "pass"]
    table.do("lay chief.baerfolk", "finish")
    assert table["board.4,1.owner"] == 1


def test_after_a_failed_amulet_one_may_give_up_though_further_cards_were_laid() -> None:
    """B-BATTLE-25, B-CRULING-33: the whole raise holds the Amulet."""
    hand = ["amulet.baerfolk", "horse.baerfolk", "lord.baerfolk"]
    table = fight(hand, ["chief.cloudborn"], board={"6,6": {"terrain": "red_canyons", "level": 4}})
    table.do("finish", "lay amulet.baerfolk", "name weapon.baerfolk line", dice=["1"])  # 2 : 4
    table.do("lay horse.baerfolk")  # 3 : 4
    assert table.options == ["lay lord.baerfolk", "pass"]


def test_an_amulet_is_worth_a_raise_because_its_roll_may_suffice() -> None:
    """B-BATTLE-25"""
    table = fight(["amulet.baerfolk", "horse.baerfolk"], ["chief.cloudborn"])
    table.do("lay horse.baerfolk", "finish", "lay chief.cloudborn", "finish")  # 3 : 4
    assert starting(table, "lay") == ["lay amulet.baerfolk"]
    table.do("lay amulet.baerfolk", "name horse.baerfolk line", dice=["4"])  # 1 + 4 + morale
    table.do("finish")
    assert table["board.6,6.owner"] == 1


def test_after_a_raise_the_side_then_behind_is_on_move() -> None:
    """B-BATTLE-26"""
    table = fight(["chief.baerfolk", "lord.baerfolk"], ["chief.cloudborn", "lord.cloudborn"])
    table.do("lay chief.baerfolk", "finish")
    assert table.asks == (2, "on-move")
    table.do("lay chief.cloudborn", "finish")
    assert table.asks == (1, "on-move")
    table.do("lay lord.baerfolk", "finish")
    assert table.asks == (2, "on-move")


def test_a_pass_loses_the_battle_for_the_side_that_is_behind() -> None:
    """B-BATTLE-27"""
    table = fight(["lord.baerfolk", "lord.cloudborn"], ["lord.cloudborn"])
    table.do("finish", "pass")
    assert table["p1.heroes"] == ["", ""]
    assert table["board.6,6.owner"] == 2
    table = fight(["lord.baerfolk"], ["lord.cloudborn"])
    table.do("lay lord.baerfolk", "finish", "pass")
    assert table["p1.heroes"] == ["6,6", ""]
    assert table["board.6,6.owner"] == 1


@pytest.mark.parametrize(("field", "target"), [("4,1", "city"), ("4,4", "ruin")])
def test_neutral_defenders_never_raise(field: str, target: str) -> None:
    """B-BATTLE-28, B-CRULING-33, B-CEX-28"""
    p1 = {"hand": ["weapon.baerfolk", "2 lord.cloudborn"], "heroes": [field, ""]}
    table = creation(p1=p1, p2={"hand": ["2 lord.baerfolk"]}).do(f"attack {target} {field} nobody")
    table.do("finish")  # behind: he may still add cards
    assert table.asks == (1, "on-move")
    table.do("lay lord.cloudborn", "lay lord.cloudborn", "finish")  # 9 beats both
    assert table["p1.heroes"] == [field, ""]
    assert table.asks[0] == 1


def test_every_raise_uses_up_a_card() -> None:
    """B-BATTLE-29"""
    table = fight(["chief.baerfolk", "lord.baerfolk"], ["chief.cloudborn", "lord.cloudborn"])
    table.do("lay chief.baerfolk", "finish")
    cards = 6
    while table.asks[1] == "on-move":
        seat = table.asks[0]
        before = len(table[f"p{seat}.hand"])
        table.do(starting(table, "lay")[0], "finish")
        assert len(table[f"p{seat}.hand"]) < before
        cards -= 1
        assert cards
