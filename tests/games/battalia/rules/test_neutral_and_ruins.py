"""B-NEUTRAL and B-RUINS: defenders who belong to nobody, and what beating them brings."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.battalia.rules.maps import creation, road, starting
from tests.games.battalia.table import Table

STRONG = ["weapon.baerfolk", "2 lord.baerfolk"]


def neutral(field: str = "4,1", **more: Any) -> Table:
    """Player 1 beats a neutral city."""
    p1 = {"hand": STRONG, "heroes": [field, ""], **more.pop("p1", {})}
    table = creation(p1=p1, **more).do(f"attack city {field} nobody")
    return table.do("lay lord.baerfolk", "lay lord.baerfolk", "finish")


def ruin(**more: Any) -> Table:
    """Player 1 stands on the ruin with cards for 10."""
    return creation(p1={"hand": STRONG, "heroes": ["4,4", ""], **more.pop("p1", {})}, **more)


def beat_guards(table: Table) -> Table:
    table.do("attack ruin 4,4 nobody", "lay lord.baerfolk", "lay lord.baerfolk", "finish")
    return table


# --- neutral cities


@pytest.mark.parametrize(("hero_mode", "level"), [(False, 4), (True, 6)])
def test_a_neutral_city_defends_with_its_marker_alone(hero_mode: bool, level: int) -> None:
    """B-NEUTRAL-01"""
    p1 = {"hand": [*STRONG], "heroes": ["4,1", ""]}
    table = creation(hero_mode=hero_mode, p1=p1).do("attack city 4,1 nobody")
    assert table["board.4,1.level"] == level
    assert table.battle["defence"] == level


@pytest.mark.parametrize("hero_mode", [False, True])
def test_a_beaten_neutral_city_becomes_a_level_4_city(hero_mode: bool) -> None:
    """B-NEUTRAL-02, B-CEX-31"""
    table = neutral(hero_mode=hero_mode)
    assert table["board.4,1.owner"] == 1
    assert table["board.4,1.level"] == 4


def test_the_captor_takes_the_top_lord_and_a_supply_card() -> None:
    """B-NEUTRAL-03, B-CRULING-35, B-CEX-31"""
    table = neutral(stock={"lord": ["lord.emberians"]})
    assert table["p1.refuge"] == ["lord.emberians", "supply"]
    assert table["p1.hand"] == []


def test_an_unbound_lord_brings_no_supply_card() -> None:
    """B-NEUTRAL-04, B-UNBOUND-04"""
    table = neutral(unbound=True, stock={"lord": ["lord.unbound"]})
    assert table["p1.refuge"] == ["lord.unbound"]


def test_a_fanatic_lord_brings_two_supply_cards() -> None:
    """B-NEUTRAL-04"""
    table = Table(
        players=2,
        hero_mode=False,
        fanatics=True,
        stock={"lord": ["lord.fanatics"]},
        p1={"hand": STRONG, "heroes": ["4,1", ""]},
    )
    table.do("attack city 4,1 nobody", "lay lord.baerfolk", "lay lord.baerfolk", "finish")
    assert table["p1.refuge"] == ["lord.fanatics", "supply", "supply"]


def test_an_empty_lord_stack_brings_neither_lord_nor_supply() -> None:
    """B-NEUTRAL-05"""
    table = neutral(stock={"lord": []})
    assert table["p1.refuge"] == []
    assert table["board.4,1.owner"] == 1


def test_later_captures_bring_no_lord() -> None:
    """B-NEUTRAL-06"""
    p1 = {"hand": STRONG, "heroes": ["4,1", ""]}
    table = creation(p1=p1, board={"4,1": {"owner": 2, "level": 4}})
    table.do("attack city 4,1 p2", "lay lord.baerfolk", "lay lord.baerfolk", "finish")
    assert table["board.4,1.owner"] == 1
    assert table["p1.refuge"] == []


def test_a_neutral_city_gives_no_points_and_carries_no_chain() -> None:
    """B-NEUTRAL-07, B-PLACE-04"""
    alone = {"2,2": {"owner": 0, "level": 0}, "4,2": road("ew"), "4,3": road("nsw")}
    table = creation(p1={"hand": ["tools.baerfolk"]}, board=alone)
    assert table["p1.now.points"] == 0
    assert table["p2.now.points"] == 1
    assert starting(table, "road") == []
    captured = creation(p1={"hand": ["tools.baerfolk"]}, board={**alone, "4,1": {"owner": 1}})
    assert starting(captured, "road") == ["road straight", "road curve"]


# --- the ruin


@pytest.mark.parametrize(("hero_mode", "strength"), [(False, 8), (True, 10)])
def test_the_guards_have_8_or_10(hero_mode: bool, strength: int) -> None:
    """B-RUINS-01"""
    table = ruin(hero_mode=hero_mode).do("attack ruin 4,4 nobody")
    assert table.battle["defence"] == strength


def test_a_hero_on_the_ruin_may_attack_the_guards() -> None:
    """B-RUINS-02"""
    assert starting(ruin(), "attack") == ["attack ruin 4,4 nobody"]
    assert starting(ruin(p1={"heroes": ["2,2", ""]}), "attack") == []


def test_the_winner_puts_a_face_up_great_artefact_on_his_refuge() -> None:
    """B-RUINS-03, B-GA-02, B-GA-04, B-CEX-32"""
    table = beat_guards(ruin(great_artefacts=["horn_of_baldur", "book_of_crea"]))
    assert table.asks == (1, "choose-artefact")
    assert table.options == ["take horn_of_baldur", "take book_of_crea"]
    table.do("take book_of_crea")
    assert table["p1.refuge"] == ["book_of_crea"]


def test_the_guards_stay_and_the_ruin_has_no_owner() -> None:
    """B-RUINS-04, B-CRULING-36, B-CEX-32"""
    table = beat_guards(ruin(great_artefacts=["horn_of_baldur", "book_of_crea"]))
    table.do("take book_of_crea")
    assert table["board.4,4"] == {"card": "ruin"}
    assert table["p1.now.points"] == 1
    other = {"hand": ["weapon.cloudborn", "lord.cloudborn"], "heroes": ["4,4", ""]}
    table = ruin(turn=2, p2=other).do("attack ruin 4,4 nobody")
    assert table.battle["defence"] == 8


def test_whoever_owns_a_great_artefact_may_not_attack_the_guards() -> None:
    """B-RUINS-05, B-GA-03, B-CRULING-36"""
    for place in ("nation", "refuge", "ambush", "table"):
        assert starting(ruin(p1={place: ["horn_of_baldur"]}), "attack") == []
    assert starting(ruin(p1={"tents": [["pavilion_of_eyla", "supply"]]}), "attack") == []
    assert starting(ruin(p2={"refuge": ["horn_of_baldur"]}), "attack") != []


def test_in_stormgates_an_owner_of_a_great_artefact_may_attack_for_a_fate_card() -> None:
    """B-RUINS-06, B-CRULING-36"""
    table = Table(
        hero_mode=False,
        stock={"fates": ["fate_2"]},
        p1={"hand": STRONG, "heroes": ["4,4", ""], "refuge": ["horn_of_baldur"]},
    )
    assert starting(table, "attack") == ["attack ruin 4,4 nobody"]
    beat_guards(table)
    assert table.said("fate")
    assert not any(option.startswith("take") for option in table.options)


def test_without_a_face_up_great_artefact_the_guards_cannot_be_attacked() -> None:
    """B-RUINS-07"""
    assert starting(ruin(great_artefacts=[]), "attack") == []


def test_taken_great_artefacts_are_not_replaced() -> None:
    """B-RUINS-08"""
    table = beat_guards(ruin(great_artefacts=["horn_of_baldur", "book_of_crea"]))
    table.do("take book_of_crea")
    assert table["great_artefacts"] == ["horn_of_baldur"]


def test_the_ruin_is_a_laid_card_with_four_exits() -> None:
    """B-RUINS-09"""
    around = {"3,4": road("ns"), "4,3": road("ew"), "4,5": road("ew"), "5,4": road("ns")}
    table = creation(p1={"hand": ["supply"], "heroes": ["4,4", ""]}, board=around)
    table.do("move 1", "lay supply", "go")
    assert table.options == ["step 3,4", "step 4,5", "step 5,4", "step 4,3"]
    before = table["now.empty_fields"]
    assert before == 22 - 4  # the ruin is not among them
