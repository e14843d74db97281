"""B-BATTLE-13: a total is the sum of its parts; and what a battle decides."""

from __future__ import annotations

from typing import Any

import pytest

from stormark.games.battalia.battle.record import Battle
from stormark.games.battalia.battle.result import Stakes, stakes_of
from stormark.games.battalia.battle.sides import ATTACKER, DEFENDER
from stormark.games.battalia.battle.strength import REASONS, parts_of, total
from tests.games.battalia.table import Table

WEAPON = "weapon.baerfolk"
HOME = {"card": "city", "owner": 1, "level": 1, "terrain": "verdant_woods"}  # of player 1


def battle_on(table: Table) -> Battle:
    battle = table.state.battle[0]
    assert battle is not None
    return battle


def parts(table: Table, side: int) -> list[tuple[str, int, str]]:
    """Reason, amount and card of every part of a side's total, which they must add up to."""
    battle = battle_on(table)
    found = parts_of(table.state, battle, side)
    assert sum(part.amount for part in found) == total(table.state, battle, side)
    words = table.state.rules.words
    return [
        (REASONS[part.reason], part.amount, words.card(part.card) if part.card >= 0 else "")
        for part in found
    ]


def fight(hand: list[str], **given: Any) -> Table:
    """Player 1, who is at home there, attacks a city of player 2 with everything he holds."""
    city = {"card": "city", "owner": 2, "level": 3, "terrain": "verdant_woods"}
    p1 = {"hand": [WEAPON, *hand], "heroes": ["4,4", ""]} | given.pop("p1", {})
    board = {"4,4": city} | given.pop("board", {})
    table = Table(**{"players": 2, "day": 4, "board": board, "p1": p1} | given)
    table.do("attack city 4,4 p2", *(f"lay {card}" for card in hand))
    return table


def test_an_attack_is_made_of_cards_morale_and_terrain() -> None:
    """B-BATTLE-13, B-BATTLE-15, B-BATTLE-18"""
    table = fight(["lord.baerfolk"])
    assert parts(table, ATTACKER) == [
        ("card", 1, WEAPON),
        ("card", 4, "lord.baerfolk"),
        ("morale", 1, ""),
        ("terrain", 1, ""),
    ]
    assert parts(table, DEFENDER) == [("city", 3, "")]


def test_the_second_hero_alone_gives_the_terrain_bonus_of_his_own_card() -> None:
    """B-BATTLE-18, B-RULING-37"""
    table = fight([], p1={"heroes": ["2,2", "4,4"]})
    assert ("terrain", 1, "") in parts(table, ATTACKER)
    abroad = {"4,4": {"card": "city", "owner": 2, "level": 3, "terrain": "red_canyons"}}
    table = fight([], p1={"heroes": ["2,2", "4,4"]}, board={**abroad, "2,2": HOME})
    assert ("terrain", 1, "") not in parts(table, ATTACKER)


def test_a_doubled_unit_counts_twice_and_so_does_its_veterans_bonus() -> None:
    """B-HERO-14, B-RULING-36"""
    table = fight(["chief.baerfolk^", "priest.emberians"], p1={"veteran": "veteran"})
    assert parts(table, ATTACKER) == [
        ("card", 1, WEAPON),
        ("card", 4, "chief.baerfolkx2"),
        ("veteran", 2, "chief.baerfolkx2"),
        ("card", 3, "priest.emberians"),
        ("terrain", 1, ""),
    ]


def test_potions_are_parts_and_no_total_falls_below_zero() -> None:
    """B-RULING-70"""
    p2 = {"potions": {"colossus": {"turned": 1}}, "heroes": ["", ""]}
    table = fight([], bilkarr=True, p1={"potions": {"weakness": {"turned": 1}}}, p2=p2)
    assert parts(table, ATTACKER) == [
        ("card", 1, WEAPON),
        ("morale", 1, ""),
        ("terrain", 1, ""),
        ("weakness", -4, ""),
        ("nothing", 1, ""),
    ]
    assert parts(table, DEFENDER) == [("city", 3, ""), ("colossus", 4, "")]


@pytest.mark.parametrize(("field", "target", "guards"), [("4,1", "city", 6), ("4,4", "ruin", 10)])
def test_neutral_defenders_are_one_part(field: str, target: str, guards: int) -> None:
    """B-BATTLE-19, B-HERO-02, B-HERO-04"""
    table = Table(players=2, p1={"hand": [WEAPON], "heroes": [field, ""]})
    table.do(f"attack {target} {field} nobody")
    assert parts(table, DEFENDER) == [("guards", guards, "")]


def test_a_centre_counts_each_building_of_its_owner() -> None:
    """B-VALLEY-32"""
    board = {
        "4,4": {"owner": 2},
        "3,3": {"card": "building", "owner": 2, "building": "smithy"},
        "5,5": {"card": "building", "owner": 1, "building": "arena"},
    }
    given: dict[str, Any] = {"players": 4, "valley": "mountain_pass", "board": board}
    table = Table(p1={"hand": [WEAPON], "heroes": ["4,4", ""]}, **given)
    table.do("attack centre 4,4 p2", by=1)
    assert parts(table, DEFENDER) == [("city", 4, ""), ("building", 2, "")]


# --- what is at stake


def stakes(table: Table) -> Stakes:
    return stakes_of(table.state, battle_on(table))


def test_a_city_of_a_player_and_the_heroes_of_both_sides_are_at_stake() -> None:
    """B-BATTLE-31, B-BATTLE-32, B-BATTLE-34"""
    p2 = {"heroes": ["", "4,4"], "hand": ["supply"]}
    found = stakes(fight([], p2=p2).do("heroes 2"))
    assert (found.level, found.attacker_heroes, found.defender_heroes) == (3, 1, 2)
    assert (found.lord, found.great) == (False, False)


def test_a_neutral_city_brings_a_lord_and_the_ruin_a_great_artefact() -> None:
    """B-NEUTRAL-02, B-NEUTRAL-03, B-RUINS-03"""
    p1 = {"hand": [WEAPON], "heroes": ["4,1", ""]}
    city = stakes(Table(players=2, p1=p1).do("attack city 4,1 nobody"))
    assert (city.level, city.lord, city.great) == (4, True, False)
    ruin = stakes(Table(players=2, p1=p1 | {"heroes": ["4,4", ""]}).do("attack ruin 4,4 nobody"))
    assert (ruin.level, ruin.lord, ruin.great) == (0, False, True)


def test_where_heroes_are_attacked_the_city_is_not_at_stake() -> None:
    """B-BATTLE-07, B-BATTLE-33"""
    p2 = {"heroes": ["4,4", ""]}
    board = {"4,4": {"card": "city", "owner": 2, "level": 3}}
    table = Table(players=2, board=board, p1={"hand": [WEAPON], "heroes": ["4,4", ""]}, p2=p2)
    found = stakes(table.do("attack heroes 4,4 p2"))
    assert (found.level, found.defender_heroes) == (0, 1)
