"""B-LINE, B-ART, B-TRADE, B-RECRUIT: which cards serve a line, down to the last one."""

from __future__ import annotations

from typing import Any

import pytest

from stormark.games.battalia import layout as L
from stormark.games.battalia import words as W
from tests.games.battalia.rules.maps import city, creation, road, starting
from tests.games.battalia.table import Table

ROAD = {"2,3": road("ew")}


def holding(*hand: str, **given: Any) -> Table:
    p1 = {"hand": list(hand)} | given.pop("p1", {})
    return Table(**{"players": 2, "day": 4, "p1": p1} | given)


# --- Scrolls


def test_an_enlightened_scroll_doubles_a_second_unit_once() -> None:
    """B-ART-18, B-LINE-10: four virtual Chiefs: three build a city, one hires in a branch."""
    hand = ["3 chief.baerfolk", "scroll.baerfolk", "9 supply"]
    table = holding(*hand, day=6, board=ROAD).do("city x chief", "site 1,4")
    table.do("double chief.baerfolk hand scroll.baerfolk", "double chief.baerfolk hand")
    table.do("copy", "hire tribesman")
    assert table.asks == (1, "act")
    assert table["p1.hand"].count("chief.baerfolk") == 1


def test_an_enlightened_scroll_doubles_no_third_unit_of_a_line() -> None:
    """B-ART-18"""
    hand = ["3 lord.baerfolk", "scroll.baerfolk"]
    table = holding(*hand, day=6, board={"2,2": {"level": 1}}).do("upgrade 2,2 lord")
    table.do("double lord.baerfolk hand scroll.baerfolk")
    assert "double lord.baerfolk hand" in table.options
    table.do("double lord.baerfolk hand", "upgrade 2,2 lord")
    assert table.options == ["copy", "lay lord.baerfolk"]


@pytest.mark.parametrize("rank", ["tribesman", "chief", "priest", "lord"])
def test_a_branch_hires_only_from_a_stack_that_holds_a_card(rank: str) -> None:
    """B-HIRE-08, B-LINE-12"""
    hand = ["lord.baerfolk", "scroll.baerfolk", "9 supply"]
    table = holding(*hand, stock={rank: []}).do("buy tools")
    table.do("double lord.baerfolk hand scroll.baerfolk")
    hired = {option.split()[1] for option in starting(table, "hire")}
    assert hired == {"tribesman", "chief", "priest", "lord"} - {rank}


@pytest.mark.parametrize("shape", ["straight", "curve", "t", "x"])
def test_a_branch_builds_only_from_a_stack_that_holds_a_card(shape: str) -> None:
    """B-PLACE-11, B-LINE-12"""
    hand = ["2 tribesman.baerfolk", "scroll.baerfolk", "9 supply"]
    table = holding(*hand).do("buy tools", "double tribesman.baerfolk hand scroll.baerfolk")
    assert len(starting(table, "road")) == 4
    table.state.stock[L.ROAD_STACKS + W.SHAPES.index(shape)] = ()
    table.state.known = 0  # ask again
    built = {option.split()[1] for option in starting(table, "road")}
    assert built == {"straight", "curve", "t", "x"} - {shape}


def test_a_branch_after_an_upgrade_takes_higher_ranks_again() -> None:
    """B-LINE-09, B-HIRE-02: only the upgrade needs its exact rank."""
    board = {"2,2": {"level": 1}}
    table = holding("2 lord.baerfolk", "scroll.baerfolk", "9 supply", board=board)
    table.do("upgrade 2,2 lord", "double lord.baerfolk hand scroll.baerfolk")
    table.do("lay lord.baerfolk")
    assert {"hire tribesman", "hire chief", "hire priest"} <= set(table.options)


def test_the_second_road_of_enlightened_tools_needs_a_site() -> None:
    """B-ART-03, B-PLACE-03: the first road closes the last way out of the own city."""
    closed = {"3,2": road("ew"), "2,4": road("ns"), "3,3": road("ew")}
    board = {"2,2": city("e", owner=1), **closed}
    table = creation(p1={"hand": ["tools.baerfolk", "9 supply"]}, day=1, board=board)
    assert starting(table, "road") == ["road curve"]
    table.do("road curve", "site 2,3 3")
    assert table.asks == (1, "act")
    assert table["board.2,3.card"] == "road"


# --- trading posts


@pytest.mark.parametrize("rank", ["chief", "priest", "lord"])
def test_a_post_is_built_by_tribesmen_alone(rank: str) -> None:
    """B-TRADE-03"""
    table = holding(f"2 {rank}.baerfolk", "tribesman.baerfolk", board=ROAD)
    assert starting(table, "post") == []
    doubled = holding("tribesman.baerfolk", f"{rank}.baerfolk", "scroll.baerfolk", board=ROAD)
    doubled.do("post 2,3")
    assert doubled["p1.posts"] == ["2,3"]
    assert doubled["p1.hand"] == [f"{rank}.baerfolk"]


@pytest.mark.parametrize("artefact", ["tools", "horse", "weapon", "amulet"])
def test_a_traded_artefact_goes_under_its_own_stack(artefact: str) -> None:
    """B-TRADE-11"""
    own = {"heroes": ["2,3", ""], "posts": ["2,3"]}
    table = holding(f"{artefact}.baerfolk", p1=own | {"hand": [f"{artefact}.baerfolk"]}, board=ROAD)
    before = len(table[f"stock.{artefact}"])
    table.do("trade artefact_to_chest")
    assert len(table[f"stock.{artefact}"]) == before + 1
    assert table[f"stock.{artefact}"][-1] == f"{artefact}.baerfolk"


@pytest.mark.parametrize("left", ["tools", "amulet", None])
def test_a_chest_is_traded_while_any_artefact_is_left(left: str | None) -> None:
    """B-TRADE-12"""
    kinds = ("tools", "horse", "weapon", "tent", "title", "scroll", "amulet")
    stock: dict[str, Any] = {kind: [] for kind in kinds if kind != left}
    own = {"heroes": ["2,3", ""], "posts": ["2,3"], "hand": ["chest"]}
    table = Table(players=2, day=4, board=ROAD, p1=own, stock=stock)
    assert bool(starting(table, "trade")) is (left is not None)


# --- recruiting


def test_a_recruiting_player_chooses_his_weapon_and_his_supply() -> None:
    """B-RECRUIT-02, B-DUST-03"""
    table = holding("weapon.baerfolk", "weapon.cloudborn", "2 supply", "stardust")
    table.do("recruit 2,2 2")
    assert table.options == ["lay weapon.baerfolk", "lay weapon.cloudborn"]
    table.do("lay weapon.cloudborn")
    assert table.options == ["lay supply", "lay stardust"]
    table.do("lay stardust")
    assert table["p1.heroes"] == ["2,2", "2,2"]
    assert table["p1.hand"] == ["supply", "supply", "weapon.baerfolk"]


def test_a_hero_is_recruited_with_hidden_cards_too() -> None:
    """B-RECRUIT-02, B-HIDE-07"""
    hidden = {"ambush": ["weapon.baerfolk", "supply"], "hand": ["supply"]}
    table = creation(p1=hidden).do("recruit 2,2 2", "lay supply ambush")
    assert table["p1.ambush"] == []
    assert table["p1.heroes"] == ["2,2", "2,2"]


# --- tents


@pytest.mark.parametrize("last", ["tribesman.baerfolk", "chief.baerfolk", "supply"])
def test_the_last_card_of_the_hand_is_stored_in_an_enlightened_tent(last: str) -> None:
    """B-TENT-02, B-TENT-04"""
    table = creation(p1={"hand": ["tent.baerfolk", "lord.baerfolk", last]})
    table.do("pitch tent.baerfolk", "name lord.baerfolk")
    assert f"name {last}" in table.options
    table.do(f"name {last}")
    assert table["p1.tents"] == [["tent.baerfolk", *sorted(["lord.baerfolk", last])]]
