"""B-BATTLE-01 to -12: who may be attacked, with which cards, and who takes part."""

from __future__ import annotations

from typing import Any

import pytest

from stormark.kernel.action import Action
from stormark.kernel.refusal import Refusal
from tests.games.battalia.rules.maps import creation, road, starting
from tests.games.battalia.table import GAME, Table

WEAPON = "weapon.baerfolk"


def visitor(*cards: str, **more: Any) -> Table:
    """Player 1 stands in the city of player 2, whose hero is at home."""
    p2 = more.pop("p2", {})
    return creation(p1={"hand": [*cards], "heroes": ["6,6", ""]}, p2=p2, **more)


def test_an_attack_needs_a_weapon() -> None:
    """B-BATTLE-01"""
    assert starting(visitor("lord.baerfolk", "horse.baerfolk"), "attack") == []
    assert starting(visitor(WEAPON), "attack") == ["attack city 6,6 p2", "attack heroes 6,6 p2"]


def test_two_heroes_on_a_field_offer_each_attack_once() -> None:
    """B-BATTLE-02, B-BATTLE-03"""
    table = creation(p1={"hand": [WEAPON], "heroes": ["6,6", "6,6"]})
    assert starting(table, "attack") == ["attack city 6,6 p2", "attack heroes 6,6 p2"]


def test_the_weapon_lies_in_the_attack_line_first() -> None:
    """B-BATTLE-01, B-BATTLE-21"""
    table = visitor(WEAPON, "lord.baerfolk").do("attack city 6,6 p2", "heroes 0")
    assert table.battle["attack_line"] == [WEAPON]
    assert table.asks == (1, "opening")


def test_with_several_weapons_the_attacker_chooses_the_first() -> None:
    """B-BATTLE-01"""
    table = visitor(WEAPON, "weapon.emberians").do("attack city 6,6 p2")
    assert table.options == [f"lay {WEAPON}", "lay weapon.emberians"]


def test_only_the_active_player_attacks() -> None:
    """B-BATTLE-01"""
    table = creation(p2={"hand": ["weapon.cloudborn"], "heroes": ["2,2", ""]})
    table.refuses("attack city 2,2 p1", "B-TURN-01", by=2)


def test_a_hero_attacks_only_what_is_on_his_field() -> None:
    """B-BATTLE-02"""
    table = creation(
        p1={"hand": [WEAPON], "heroes": ["6,5", ""]},
        board={"6,5": road("ew", terrain="red_canyons")},
    )
    assert starting(table, "attack") == []


def test_without_a_hero_on_the_board_nobody_attacks() -> None:
    """B-BATTLE-02"""
    assert starting(creation(p1={"hand": [WEAPON], "heroes": ["", ""]}), "attack") == []


@pytest.mark.parametrize(
    ("field", "expected"),
    [
        ("2,2", []),
        ("4,1", ["attack city 4,1 nobody"]),
        ("4,4", ["attack ruin 4,4 nobody"]),
        ("6,6", ["attack city 6,6 p2", "attack heroes 6,6 p2"]),
    ],
)
def test_cities_guards_and_heroes_of_opponents_are_targets(field: str, expected: list[str]) -> None:
    """B-BATTLE-03"""
    table = creation(p1={"hand": [WEAPON], "heroes": [field, ""]})
    assert starting(table, "attack") == expected


def test_heroes_are_a_target_on_every_card_for_each_opponent() -> None:
    """B-BATTLE-03"""
    table = creation(
        players=3,
        p1={"hand": [WEAPON], "heroes": ["2,3", ""]},
        p2={"heroes": ["2,3", ""]},
        p3={"heroes": ["2,3", "2,3"]},
        board={"2,3": road("ew")},
    )
    assert starting(table, "attack") == ["attack heroes 2,3 p2", "attack heroes 2,3 p3"]


def test_exactly_one_hero_attacks_without_hero_mode() -> None:
    """B-BATTLE-04"""
    table = creation(p1={"hand": [WEAPON], "heroes": ["6,6", "6,6"]})
    table.do("attack city 6,6 p2")
    assert table.asks == (1, "attacking-heroes")
    assert table.options == ["heroes 1", "heroes 2"]
    table.do("heroes 2", "heroes 0")
    assert table.battle["attacking_heroes"] == [2]


def test_in_hero_mode_both_heroes_may_attack_together() -> None:
    """B-BATTLE-04"""
    table = creation(hero_mode=True, p1={"hand": [WEAPON], "heroes": ["6,6", "6,6"]})
    table.do("attack city 6,6 p2")
    assert table.options == ["heroes 1", "heroes 2", "heroes 3"]


def test_a_hero_attacks_again_with_another_weapon() -> None:
    """B-BATTLE-05, B-BATTLE-36"""
    table = visitor(WEAPON, WEAPON, "lord.baerfolk", "chief.baerfolk")
    table.do("attack heroes 6,6 p2", "lay lord.baerfolk", "finish")
    assert table["p2.heroes"] == ["", ""]
    assert table["p1.heroes"] == ["6,6", ""]
    assert starting(table, "attack") == ["attack city 6,6 p2"]
    table.do("attack city 6,6 p2", "lay chief.baerfolk", "finish")
    assert table["board.6,6.owner"] == 1
    assert starting(table, "attack") == []


@pytest.mark.parametrize(("answer", "taking_part"), [(0, []), (1, [1]), (2, [2]), (3, [1, 2])])
def test_the_owner_of_an_attacked_city_says_which_heroes_take_part(
    answer: int, taking_part: list[int]
) -> None:
    """B-BATTLE-06"""
    table = visitor(WEAPON, "lord.baerfolk", p2={"heroes": ["6,6", "6,6"]})
    table.do("attack city 6,6 p2")
    assert table.asks == (2, "defending-heroes")
    assert table.options == ["heroes 0", "heroes 1", "heroes 2", "heroes 3"]
    table.do(f"heroes {answer}")
    assert table.battle["defending_heroes"] == taking_part


def test_only_heroes_on_the_field_can_defend_a_city() -> None:
    """B-BATTLE-06"""
    table = visitor(WEAPON, "lord.baerfolk", p2={"heroes": ["2,2", ""]}).do("attack city 6,6 p2")
    assert table.asks == (1, "opening")
    assert table.battle["defending_heroes"] == []


@pytest.mark.parametrize("given", [{}, {"mode": "stormgates"}, {"hero_mode": True}])
def test_the_player_of_two_attacked_heroes_says_which_of_them_defend(given: dict[str, Any]) -> None:
    """B-BATTLE-07, B-RULING-129: in both modes one or both, never none."""
    table = visitor(WEAPON, "lord.baerfolk", p2={"heroes": ["6,6", "6,6"]}, **given)
    table.do("attack heroes 6,6 p2")
    assert table.asks == (2, "defending-heroes")
    assert table.options == ["heroes 1", "heroes 2", "heroes 3"]
    table.refuses("heroes 0", "B-RULING-129", by=2)
    table.refuses("pass", "B-BATTLE-07", by=2)


@pytest.mark.parametrize(
    ("answer", "defending", "left"),
    [(1, [1], ["", "6,6"]), (2, [2], ["6,6", ""]), (3, [1, 2], ["", ""])],
)
def test_who_is_not_named_stays_and_is_not_lost(
    answer: int, defending: list[int], left: list[str]
) -> None:
    """B-BATTLE-07, B-BATTLE-33, B-RULING-129; the city there takes no part (B-CRULING-27)."""
    board = {"6,6": {"level": 4, "terrain": "red_canyons"}}
    table = visitor(WEAPON, "lord.baerfolk", p2={"heroes": ["6,6", "6,6"]}, board=board)
    table.do("attack heroes 6,6 p2", f"heroes {answer}")
    assert table.battle["defending_heroes"] == defending
    assert table.battle["defence"] == 0
    table.do("finish")
    assert table["p2.heroes"] == left
    assert table["board.6,6.owner"] == 2
    assert table["board.6,6.level"] == 4


def test_a_hero_who_is_not_named_brings_no_morale_and_does_not_retreat() -> None:
    """B-RULING-129, B-BATTLE-15, B-RETREAT-01"""
    p2 = {"heroes": ["6,6", "6,6"], "hand": ["chief.cloudborn", "horse.cloudborn"]}
    for answer, total in (("1", 3), ("3", 4)):
        table = visitor(WEAPON, "2 lord.baerfolk", p2=p2, board={"6,6": {"terrain": "red_canyons"}})
        table.do("attack heroes 6,6 p2", f"heroes {answer}", "finish", "lay chief.cloudborn")
        assert table.battle["defence"] == total
    table.refuses("retreat 2 horse", "B-RETREAT-05", by=2)


def test_of_a_single_attacked_hero_nothing_is_asked() -> None:
    """B-RULING-129, B-BATTLE-07: heroes lie open, so that tells nothing (B-RULING-110)."""
    for heroes, defending in ((["6,6", ""], [1]), (["2,2", "6,6"], [2])):
        table = visitor(WEAPON, "lord.baerfolk", p2={"heroes": heroes}).do("attack heroes 6,6 p2")
        assert table.asks == (1, "opening")
        assert table.battle["defending_heroes"] == defending


def test_a_hero_out_of_reach_is_named_as_such() -> None:
    """B-RULING-37: the only hero who can attack was chosen without asking."""
    heroes = {"hand": [WEAPON, "weapon.cloudborn"], "heroes": ["6,6", "2,2"]}
    table = creation(p1=heroes, hero_mode=True, p2={}).do("attack heroes 6,6 p2")
    assert table.asks == (1, "weapon")
    for answer, reason in ((3, "other-hero-away"), (2, "hero-cannot-reach"), (1, "heroes-chosen")):
        refusal = GAME.option(table.state, 0, Action("heroes", {"heroes": answer}))
        assert isinstance(refusal, Refusal)
        assert refusal.reason == f"refused-{reason}"


def test_heroes_of_other_players_take_no_part() -> None:
    """B-BATTLE-08"""
    table = creation(
        players=3,
        p1={"hand": [WEAPON, "lord.baerfolk"], "heroes": ["5,2", ""]},
        p2={"heroes": ["5,2", ""]},
        p3={"hand": ["lord.emberians"], "heroes": ["5,2", ""]},
        board={"5,2": {"terrain": "emerald_lakes"}},
    )
    table.do("attack heroes 5,2 p2", "lay lord.baerfolk", "finish")
    assert table["p2.heroes"] == ["", ""]
    assert table["p3.heroes"] == ["5,2", ""]


@pytest.mark.parametrize(
    "card",
    [
        "tribesman.baerfolk",
        "lord.cloudborn",
        "weapon.cloudborn",
        "horse.baerfolk",
        "title.baerfolk",
        "amulet.baerfolk",
        "sword_of_elemag",
        "shield_of_britos",
        "crown_of_titus",
    ],
)
def test_units_weapons_horses_transformations_and_some_greats_are_battle_cards(card: str) -> None:
    """B-BATTLE-09, B-GA-08, B-CRULING-17"""
    table = visitor(WEAPON, card, "chief.emberians", p2={"heroes": ["2,2", ""]})
    table.do("attack city 6,6 p2")
    if f"lay {WEAPON}" in table.options:  # the card could start the line as well
        table.do(f"lay {WEAPON}")
    assert f"lay {card}" in table.options


@pytest.mark.parametrize("card", ["scroll.baerfolk", "book_of_crea"])
def test_a_doubling_card_is_played_on_a_unit_of_the_line(card: str) -> None:
    """B-BATTLE-09, B-GA-08"""
    table = visitor(WEAPON, card, "chief.emberians").do("attack city 6,6 p2", "heroes 0")
    table.do("lay chief.emberians")
    assert f"lay {card}" in table.options


@pytest.mark.parametrize(
    "card",
    [
        *("supply", "tools.baerfolk", "tent.baerfolk", "hammer_of_strato", "staff_of_terra"),
        *("horn_of_baldur", "wings_of_aviena", "hand_of_luut", "pavilion_of_eyla"),
    ],
)
def test_other_cards_are_no_battle_cards(card: str) -> None:
    """B-BATTLE-10, B-GA-08, B-ART-04, B-ART-25, B-TENT-11"""
    table = visitor(WEAPON, card, "lord.baerfolk").do("attack city 6,6 p2", "heroes 0")
    assert table.options == ["lay lord.baerfolk", "finish"]


@pytest.mark.parametrize("card", ["stardust", "chest"])
def test_stardust_and_chests_are_no_battle_cards(card: str) -> None:
    """B-BATTLE-10"""
    table = Table(p1={"hand": [WEAPON, card, "lord.baerfolk"], "heroes": ["4,4", ""]})
    table.do("attack ruin 4,4 nobody")
    assert table.options == ["lay lord.baerfolk", "finish"]


def test_both_sides_play_from_hand_ambush_and_tents() -> None:
    """B-BATTLE-11, B-HIDE-07, B-TENT-07"""
    both = {
        "hand": ["priest.emberians"],
        "ambush": ["lord.emberians"],
        "tents": [["tent.emberians", "chief.emberians"]],
    }
    p1 = {**both, "hand": [WEAPON, "priest.emberians"], "heroes": ["6,6", ""]}
    table = creation(p1=p1, p2=both)
    table.do("attack city 6,6 p2", "heroes 0")
    assert table.options == [
        "lay priest.emberians",
        "lay lord.emberians ambush",
        "open 1",
        "finish",
    ]
    table.do("lay priest.emberians", "finish")
    assert table.asks == (2, "on-move")
    assert table.options == [
        *("lay priest.emberians", "lay lord.emberians ambush", "open 1", "pass"),
    ]


def test_the_defender_needs_no_weapon() -> None:
    """B-BATTLE-12"""
    table = visitor(WEAPON, "lord.baerfolk", p2={"hand": ["lord.cloudborn"]})
    table.do("attack city 6,6 p2", "heroes 0", "lay lord.baerfolk", "finish")
    assert "lay lord.cloudborn" in table.options
    table.do("lay lord.cloudborn", "finish")
    assert table["board.6,6.owner"] == 2
    assert table["p1.heroes"] == ["", ""]


@pytest.mark.parametrize(("attacked", "attacking", "mate"), [(1, 2, 4), (2, 1, 3)])
def test_a_player_under_attack_is_locked_whoever_he_is(
    attacked: int, attacking: int, mate: int
) -> None:
    """B-TEAM-10: the first player too, and wherever his other hero stands."""
    weapon = "weapon.baerfolk"
    players: dict[str, Any] = {
        f"p{attacked}": {"hand": ["supply"], "heroes": ["2,4", "6,4"]},
        f"p{attacking}": {"hand": [weapon], "heroes": ["2,4", ""]},
        f"p{mate}": {"hand": [weapon], "heroes": ["6,4", ""]},
    }
    table = Table(players=4, turn=attacking, **players)
    assert f"attack heroes 6,4 p{attacked}" in table.options_of(mate)
    table.do(f"attack heroes 2,4 p{attacked}", "finish", by=attacking)
    table.refuses(f"attack heroes 6,4 p{attacked}", "B-TEAM-10", by=mate)
