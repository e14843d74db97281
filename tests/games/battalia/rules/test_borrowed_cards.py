"""B-GA-17: what a card from another hand is not good for, the first player's included."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.battalia.rules.maps import starting
from tests.games.battalia.rules.test_mask import hypnotise, over
from tests.games.battalia.table import Table


def borrowing(card: str, *own: str, lender: int = 1, **given: Any) -> Table:
    """Two players; the other one than the lender has taken a card from him and holds others."""
    borrower = 3 - lender
    players: dict[str, Any] = {
        f"p{lender}": {"hand": [card], "nation": ["9 supply"]},
        f"p{borrower}": {"hand": ["hand_of_luut", *own], "nation": ["9 supply"]},
    }
    table = Table(**{"players": 2, "day": 1, "turn": borrower} | players | given)
    table.do("great hand_of_luut")
    if table.asks[1] != "act":
        table.do(f"take {card}")
    assert f"{card}@{lender}" in table[f"p{borrower}.hand"]
    return table


@pytest.mark.parametrize("lender", [1, 2])
def test_it_is_neither_promoted_nor_stored_nor_hidden(lender: int) -> None:
    """B-GA-17"""
    card = "chief.cloudborn"
    own = ["title.baerfolk", "tent.baerfolk", "tools.baerfolk"]
    table = borrowing(card, *own, lender=lender)
    assert starting(table, "promote") == []
    assert f"hide {card}@{lender}" not in table.options
    assert f"name {card}@{lender}" not in table.do("pitch tent.baerfolk").options
    hiding = borrowing(card, *own, lender=lender).do("hide tools.baerfolk")
    assert hiding.options == ["name tent.baerfolk", "name title.baerfolk"]


@pytest.mark.parametrize("lender", [1, 2])
def test_nothing_is_given_up_where_it_alone_could_be_kept(lender: int) -> None:
    """B-GA-17, B-HIDE-02, B-TENT-04"""
    table = borrowing("chief.cloudborn", "tent.baerfolk", lender=lender)
    assert starting(table, "hide", "pitch") == []


@pytest.mark.parametrize("lender", [1, 2])
def test_it_does_not_count_as_an_own_unit(lender: int) -> None:
    """B-GA-17, B-HIDE-06: the last unit of a deck is not put into Limbo."""
    own = ["chief.baerfolk", "tools.baerfolk"]
    table = borrowing("chief.cloudborn", *own, lender=lender)
    assert starting(table, "hide") == ["hide tools.baerfolk"]
    table = borrowing("chief.cloudborn", *own, "lord.baerfolk", lender=lender)
    assert len(starting(table, "hide")) == 3


@pytest.mark.parametrize("lender", [1, 2])
def test_it_is_no_sacrifice_for_a_fanatic(lender: int) -> None:
    """B-GA-17, B-FAN-07"""
    own = ["lord.fanatics", "supply"]
    assert starting(borrowing("chest", *own, lender=lender, fanatics=True), "hire") == []
    spare = borrowing("chest", *own, "supply", lender=lender, fanatics=True)
    assert starting(spare, "hire") == ["hire tribesman"]


@pytest.mark.parametrize("lender", [1, 2])
def test_it_goes_back_to_its_owner(lender: int) -> None:
    """B-GA-17, B-TURN-12"""
    table = borrowing("chief.cloudborn", lender=lender).do("done")
    assert table[f"p{lender}.refuge"] == ["chief.cloudborn"]
    assert "chief.cloudborn" not in table[f"p{3 - lender}.refuge"]


@pytest.mark.parametrize("lender", [1, 2])
@pytest.mark.parametrize("borrowed", [True, False])
def test_only_what_the_mask_took_goes_home_with_the_battle(lender: int, borrowed: bool) -> None:
    """B-GA-17, B-SA-22, B-BATTLE-37: though the line holds another card of the same kind."""
    attacker = 3 - lender
    laid = f"tribesman.cloudborn@{lender}" if borrowed else "tribesman.cloudborn"
    players: dict[str, Any] = {
        f"p{attacker}": {"hand": ["weapon.baerfolk", laid, "syoens_mask"]},
        f"p{lender}": {"hand": ["lord.cloudborn", "tribesman.cloudborn"]},
    }
    for given in players.values():
        given |= {"heroes": ["4,4", ""], "nation": ["9 supply"]}
    table = Table(players=2, day=4, turn=attacker, **players)
    table.do(f"attack heroes 4,4 p{lender}", f"lay {laid}", "finish")
    table.do("lay lord.cloudborn", "lay tribesman.cloudborn", "finish")
    over(hypnotise(table, "tribesman.cloudborn"))
    assert table[f"p{attacker}.table"] == ["syoens_mask", laid, "weapon.baerfolk"]
    assert sorted(table[f"p{lender}.refuge"]) == ["lord.cloudborn", "tribesman.cloudborn"]
