"""B-FAN-07: which card goes to Limbo for a Fanatic, and when there is none."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.battalia.rules.maps import starting
from tests.games.battalia.table import Table

ON_THE_RUIN = {"heroes": ["4,4", ""]}


def zealot(*hand: str, **given: Any) -> Table:
    p1 = {"hand": list(hand)} | given.pop("p1", {})
    return Table(players=2, fanatics=True, p1=p1, **given)


def attacker(*hand: str, **p1: Any) -> Table:
    """Player 1 has announced an attack on the hero of player 2 on the ruin."""
    table = zealot("weapon.baerfolk", *hand, p1={"heroes": ["4,4", ""]} | p1, p2=ON_THE_RUIN)
    return table.do("attack heroes 4,4 p2")


# --- in a line


def test_a_hidden_fanatic_needs_one_hand_card_besides_what_the_line_costs() -> None:
    """B-FAN-07, B-HIDE-07, B-RULING-72"""
    table = zealot("2 supply", p1={"ambush": ["tribesman.fanatics"]})
    assert "hire tribesman" in table.options
    table.do("hire tribesman")
    assert table["limbo"] == ["supply"]
    assert table["p1.table"] == ["supply", "tribesman.fanatics"]
    assert "hire tribesman" not in zealot("supply", p1={"ambush": ["tribesman.fanatics"]}).options


def test_two_hidden_fanatics_need_two_hand_cards() -> None:
    """B-FAN-07, B-CITY-01: together they count as four Tribesmen."""
    hidden = {"ambush": ["2 tribesman.fanatics"]}
    road = {"2,3": {"card": "road", "turned": 1}}
    cities = starting(zealot("2 supply", p1=hidden, board=road), "city")
    assert [option for option in cities if option.endswith("tribesman")]
    assert starting(zealot("supply", p1=hidden, board=road), "city") == []


def test_a_borrowed_card_is_no_sacrifice_for_a_line() -> None:
    """B-FAN-07, B-GA-17: the borrowed Horse may not go to Limbo, the own one may."""
    assert (
        "hire tribesman" not in zealot("tribesman.fanatics", "supply", "horse.cloudborn@2").options
    )
    table = zealot("tribesman.fanatics", "supply", "horse.cloudborn")
    table.do("hire tribesman")
    assert table["limbo"] == ["horse.cloudborn"]


def test_borrowed_supply_pays_so_that_the_own_one_is_the_sacrifice() -> None:
    """B-FAN-07, B-GA-17"""
    table = zealot("tribesman.fanatics", "supply", "supply@2").do("hire tribesman")
    assert table["limbo"] == ["supply"]
    assert table["p1.table"] == ["supply@2", "tribesman.fanatics"]


def test_a_borrowed_unit_helps_while_another_card_is_the_sacrifice() -> None:
    """B-FAN-07, B-CITY-01: a Fanatic and a borrowed Tribesman build a city."""
    road = {"2,3": {"card": "road", "turned": 1}}
    table = zealot("tribesman.fanatics", "tribesman.cloudborn@2", "supply", board=road)
    assert "city x tribesman" in table.options


@pytest.mark.parametrize("rest", [["stardust"], ["supply", "stardust>horse"]])
def test_stardust_is_never_the_sacrifice(rest: list[str]) -> None:
    """B-DUST-06, B-RULING-72: it may pay, whatever it counts as it may not go to Limbo."""
    assert "hire tribesman" not in zealot("tribesman.fanatics", *rest).options
    assert "hire tribesman" in zealot("tribesman.fanatics", *rest, "chest").options


# --- in a battle


def test_in_battle_a_borrowed_card_is_no_sacrifice() -> None:
    """B-FAN-07, B-GA-17"""
    table = attacker("lord.fanatics", "horse.cloudborn@2")
    assert "lay lord.fanatics" not in table.options
    table.refuses("lay lord.fanatics", "B-FAN-07")


def test_in_battle_stardust_is_no_sacrifice() -> None:
    """B-FAN-07, B-DUST-06"""
    table = attacker("lord.fanatics", "stardust")
    table.refuses("lay lord.fanatics", "B-FAN-07")
    table = attacker("lord.fanatics", "stardust", "supply", "horse.cloudborn@2")
    table.do("lay lord.fanatics")
    assert table.options == ["sacrifice supply"]  # asked all the same: B-RULING-122
    table.do("sacrifice supply")
    assert table["limbo"] == ["supply"]
    assert table.battle["attack"] == 1 + 8 + 1


def test_in_battle_a_hidden_fanatic_needs_one_hand_card() -> None:
    """B-FAN-07, B-HIDE-07"""
    table = attacker("supply", ambush=["lord.fanatics"]).do("lay lord.fanatics ambush")
    assert table["limbo"] == ["supply"]
    assert table["p1.ambush"] == []
    table = attacker(ambush=["lord.fanatics"])
    table.refuses("lay lord.fanatics ambush", "B-FAN-07")


def test_one_fanatic_may_be_the_sacrifice_for_a_hidden_one_but_not_the_other_way_round() -> None:
    """B-FAN-07, B-RULING-72: other Fanatics included; the sacrifice comes from the hand."""
    table = attacker("lord.fanatics", ambush=["lord.fanatics"])
    assert starting(table, "lay") == ["lay lord.fanatics ambush"]
    table.refuses("lay lord.fanatics", "B-FAN-07")
    table.do("lay lord.fanatics ambush")
    assert table["limbo"] == ["lord.fanatics"]


def test_a_tent_may_be_opened_for_the_sacrifice() -> None:
    """B-FAN-07, B-TENT-07, B-RULING-97: its cards then count as hand cards."""
    p2 = {**ON_THE_RUIN, "hand": ["lord.fanatics"], "tents": [["tent.cloudborn", "supply"]]}
    table = zealot("weapon.baerfolk", "lord.baerfolk", p1=ON_THE_RUIN, p2=p2)
    table.do("attack heroes 4,4 p2", "lay lord.baerfolk", "finish")
    assert table.asks == (2, "on-move")
    table.do("open 1", "lay lord.fanatics")
    assert table["limbo"] == ["supply"]


def test_an_opened_tent_itself_is_no_sacrifice() -> None:
    """B-FAN-07, B-TENT-06, B-DUST-06: it does not come to the hand, and Stardust never goes."""
    p2 = {**ON_THE_RUIN, "hand": ["lord.fanatics"], "tents": [["tent.cloudborn", "stardust"]]}
    table = zealot("weapon.baerfolk", "lord.baerfolk", p1=ON_THE_RUIN, p2=p2)
    table.do("attack heroes 4,4 p2", "lay lord.baerfolk", "finish")
    table.do("open 1").refuses("lay lord.fanatics", "B-FAN-07")
    assert table.options == ["pass"]
