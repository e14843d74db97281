"""B-BATTLE-13 to -20: what counts in a battle."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.battalia.rules.maps import creation
from tests.games.battalia.table import Table

FOREIGN = {"6,6": {"terrain": "red_canyons"}}  # nobody's home


def opening(*cards: str, defending: int = 0, target: str = "city", **more: Any) -> Table:
    """Player 1 attacks the city of player 2, or the heroes in it, with these cards."""
    table = creation(
        **{
            "board": FOREIGN,
            "p1": {"hand": [*cards], "heroes": ["6,6", ""]},
            **more,
        }
    )
    table.do(f"attack {target} 6,6 p2")
    if target == "city" or defending:
        table.do(f"heroes {defending}")
    for card in cards[1:]:
        table.do(f"lay {card}")
    return table


@pytest.mark.parametrize(
    ("rank", "strength"), [("tribesman", 1), ("chief", 2), ("priest", 3), ("lord", 4)]
)
def test_a_unit_counts_its_rank(rank: str, strength: int) -> None:
    """B-BATTLE-13"""
    table = opening("weapon.baerfolk", f"{rank}.cloudborn")
    assert table.battle["attack"] == 1 + strength


def test_a_doubled_unit_counts_twice_its_rank() -> None:
    """B-BATTLE-13"""
    table = opening("weapon.baerfolk", "priest.cloudborn", "scroll.baerfolk")
    table.do("name priest.cloudborn line")
    assert table.battle["attack"] == 1 + 6


@pytest.mark.parametrize(("day", "strength"), [(4, 1), (3, 2)])
def test_a_weapon_counts_1_and_enlightened_2(day: int, strength: int) -> None:
    """B-BATTLE-13, B-ART-10"""
    table = opening("weapon.baerfolk", "tribesman.cloudborn", day=day)
    assert table.battle["attack"] == strength + 1


@pytest.mark.parametrize("day", [4, 2])
def test_a_horse_counts_1_enlightened_or_not(day: int) -> None:
    """B-BATTLE-13, B-ART-07"""
    table = opening("weapon.baerfolk", "horse.cloudborn", day=day)
    assert table.battle["attack"] == 1 + 1


@pytest.mark.parametrize(("card", "attack"), [("sword_of_elemag", 4), ("shield_of_britos", 2)])
def test_sword_and_shield_in_attack(card: str, attack: int) -> None:
    """B-BATTLE-13, B-GA-10, B-GA-11, B-CRULING-17"""
    p1 = {"hand": [card, "tribesman.baerfolk", "tribesman.cloudborn"], "heroes": ["6,6", ""]}
    table = opening(card, "tribesman.baerfolk", "tribesman.cloudborn", p1=p1)
    assert table.battle["attack"] == attack + 2


@pytest.mark.parametrize(("card", "defence"), [("sword_of_elemag", 2), ("shield_of_britos", 4)])
def test_sword_and_shield_in_defence(card: str, defence: int) -> None:
    """B-BATTLE-13, B-GA-10, B-GA-11, B-CRULING-17"""
    table = opening("weapon.baerfolk", "lord.baerfolk", p2={"hand": [card, "2 lord.cloudborn"]})
    table.do("finish", f"lay {card}")
    assert table.battle["defence"] == 1 + defence


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_an_attacked_city_counts_its_level(level: int) -> None:
    """B-BATTLE-13"""
    table = opening("weapon.baerfolk", board={"6,6": {"terrain": "red_canyons", "level": level}})
    assert table.battle["defence"] == level


@pytest.mark.parametrize(("hero_mode", "strength"), [(False, 4), (True, 6)])
def test_a_neutral_city_counts_4_or_6(hero_mode: bool, strength: int) -> None:
    """B-BATTLE-13, B-NEUTRAL-01"""
    p1 = {"hand": ["weapon.baerfolk", "tribesman.baerfolk"], "heroes": ["4,1", ""]}
    table = creation(hero_mode=hero_mode, p1=p1).do("attack city 4,1 nobody")
    assert table.battle["defence"] == strength


@pytest.mark.parametrize(("hero_mode", "strength"), [(False, 8), (True, 10)])
def test_ruin_guards_count_8_or_10(hero_mode: bool, strength: int) -> None:
    """B-BATTLE-13, B-RUINS-01"""
    p1 = {"hand": ["weapon.baerfolk", "tribesman.baerfolk"], "heroes": ["4,4", ""]}
    table = creation(hero_mode=hero_mode, p1=p1).do("attack ruin 4,4 nobody")
    assert table.battle["defence"] == strength


def test_a_hero_has_no_strength_of_his_own() -> None:
    """B-BATTLE-14"""
    p2 = {"heroes": ["6,6", "6,6"]}
    table = opening("weapon.baerfolk", "tribesman.cloudborn", target="heroes", p2=p2, defending=3)
    assert table.battle["attack"] == 2
    assert table.battle["defence"] == 0


# --- morale


def test_a_line_of_one_faction_or_universal_cards_gives_morale() -> None:
    """B-BATTLE-15, B-CRULING-30"""
    assert opening("weapon.baerfolk", "chief.baerfolk").battle["attack"] == 3 + 1
    assert opening("sword_of_elemag", "chief.baerfolk").battle["attack"] == 6 + 1
    assert opening("weapon.baerfolk", "chief.cloudborn").battle["attack"] == 3


def test_morale_counts_once_for_each_participating_hero() -> None:
    """B-BATTLE-15, B-CRULING-30"""
    p2 = {"hand": ["2 chief.cloudborn"], "heroes": ["6,6", "6,6"]}
    for heroes, bonus in ((0, 0), (1, 1), (3, 2)):
        table = opening("weapon.baerfolk", "chief.baerfolk", defending=heroes, p2=p2)
        table.do("finish", "lay chief.cloudborn")
        assert table.battle["defence"] == 1 + 2 + bonus


def test_the_one_faction_need_not_be_the_heros() -> None:
    """B-BATTLE-16, B-CRULING-30"""
    assert opening("weapon.emberians", "chief.emberians").battle["attack"] == 3 + 1


def test_an_empty_line_or_no_hero_gives_no_morale() -> None:
    """B-BATTLE-17"""
    table = opening("weapon.baerfolk", "lord.baerfolk", defending=1)
    assert table.battle["defence"] == 1
    table = opening("weapon.baerfolk", "chief.baerfolk", p2={"hand": ["2 chief.cloudborn"]})
    table.do("finish", "lay chief.cloudborn")
    assert table.battle["defence"] == 1 + 2


def test_a_neutral_card_breaks_morale() -> None:
    """B-BATTLE-17, B-ART-28, B-CRULING-30, B-CEX-23"""
    p1 = {"hand": ["weapon.baerfolk", "supply>lord"], "heroes": ["6,6", ""]}
    assert opening("weapon.baerfolk", "supply>lord", p1=p1).battle["attack"] == 1 + 4


@pytest.mark.parametrize(("faction", "bonus"), [("baerfolk", 1), ("emberians", 0)])
def test_transformation_artefacts_count_as_cards_of_the_line(faction: str, bonus: int) -> None:
    """B-BATTLE-17, B-CRULING-30"""
    table = opening("weapon.baerfolk", "chief.baerfolk", f"scroll.{faction}")
    table.do("name chief.baerfolk line")
    assert table.battle["attack"] == 1 + 4 + bonus


# --- terrain


def at_home(terrain: str, target: str) -> Table:
    return opening(
        *("weapon.baerfolk", "chief.cloudborn"),
        board={"6,6": {"terrain": terrain}},
        target=target,
    )


@pytest.mark.parametrize(("target", "level"), [("city", 1), ("heroes", 0)])
def test_home_terrain_gives_1_to_its_side(target: str, level: int) -> None:
    """B-BATTLE-18, B-CRULING-31"""
    attacker = at_home("verdant_woods", target).battle
    assert (attacker["attack"], attacker["defence"]) == (3 + 1, level)
    defender = at_home("rocky_mountains", target).battle
    assert (defender["attack"], defender["defence"]) == (3, level + 1)
    nobody = at_home("red_canyons", target).battle
    assert (nobody["attack"], nobody["defence"]) == (3, level)


def test_the_terrain_bonus_counts_once_per_side() -> None:
    """B-BATTLE-18, B-CRULING-31"""
    table = creation(
        hero_mode=True,
        p1={"hand": ["weapon.baerfolk", "chief.cloudborn"], "heroes": ["6,6", "6,6"]},
        board={"6,6": {"terrain": "verdant_woods"}},
    )
    table.do("attack city 6,6 p2", "heroes 3", "heroes 0", "lay chief.cloudborn")
    assert table.battle["attack"] == 3 + 1


def test_neutral_defenders_have_no_bonus_and_the_ruin_is_nobodys_home() -> None:
    """B-BATTLE-19, B-NEUTRAL-01, B-RUINS-01"""
    for terrain in ("verdant_woods", "rocky_mountains", "red_canyons"):
        table = creation(
            p1={"hand": ["weapon.baerfolk", "chief.cloudborn"], "heroes": ["4,1", ""]},
            board={"4,1": {"terrain": terrain}},
        )
        assert table.do("attack city 4,1 nobody").battle["defence"] == 4
    p1 = {"hand": ["weapon.baerfolk", "chief.cloudborn"], "heroes": ["4,4", ""]}
    table = creation(p1=p1).do("attack ruin 4,4 nobody", "lay chief.cloudborn")
    assert table.battle["attack"] == 3
    assert table.battle["defence"] == 8


def test_totals_change_with_every_card() -> None:
    """B-BATTLE-20"""
    cards = ["weapon.baerfolk", "chief.baerfolk", "tribesman.cloudborn", "horse.baerfolk"]
    p1 = {"hand": cards, "heroes": ["6,6", ""]}
    table = creation(board=FOREIGN, p1=p1).do("attack city 6,6 p2", "heroes 0")
    totals = [table.battle["attack"]]
    for card in cards[1:]:
        totals.append(table.do(f"lay {card}").battle["attack"])
    assert totals == [1 + 1, 3 + 1, 4, 5]
