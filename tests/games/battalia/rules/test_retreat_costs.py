"""B-RETREAT: what a retreat costs, and what becomes of the battle afterwards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.battalia.rules.maps import creation, road, starting
from tests.games.battalia.table import Table

WEAPON = "weapon.baerfolk"
ROW = {
    "6,6": {"terrain": "red_canyons", "level": 4},
    **{f"6,{column}": road("ew") for column in (3, 4, 5)},
}
DUSTY = {"6,6": {"level": 4}, **{f"6,{column}": road("ew") for column in (3, 5)}}


def attack(*hand: str, **p1: Any) -> Table:
    """Player 1 attacks the level-4 city of player 2 with a Weapon alone and is behind."""
    own = {"hand": [WEAPON, *hand], "heroes": ["6,6", ""]} | p1
    table = creation(p1=own, p2={"heroes": ["", ""]}, board=ROW)
    return table.do("attack city 6,6 p2", "finish")


def attacked(*hand: str, heroes: tuple[str, str] = ("6,6", "")) -> Table:
    """Player 1 attacks the heroes of player 2 with two Lords; player 2 is behind."""
    p1 = {"hand": [WEAPON, "2 lord.baerfolk", "2 chief.baerfolk"], "heroes": ["6,6", ""]}
    table = creation(p1=p1, p2={"hand": [*hand], "heroes": [*heroes]}, board=ROW)
    table.do("attack heroes 6,6 p2")
    if "" not in heroes:
        table.do("heroes 3")
    table.do("lay lord.baerfolk", "lay lord.baerfolk")
    return table.do("finish")


def test_no_more_than_3_supply_are_paid() -> None:
    """B-RETREAT-02"""
    table = attack("5 supply").do("retreat 1 supply", "at 6,3")
    assert table["p1.hand"] == ["supply", "supply"]
    assert table["p1.table"] == ["supply", "supply", "supply", WEAPON]


def test_one_horse_is_paid_and_no_supply() -> None:
    """B-RETREAT-02"""
    table = attack("2 horse.baerfolk", "3 supply").do("retreat 1 horse", "at 6,3")
    assert table["p1.hand"] == ["horse.baerfolk", "supply", "supply", "supply"]


def test_the_player_chooses_which_horse_pays() -> None:
    """B-RULING-108"""
    table = attack("horse.baerfolk", "horse.cloudborn").do("retreat 1 horse")
    assert table.asks == (1, "retreat-pay")
    assert table.options == ["lay horse.baerfolk", "lay horse.cloudborn"]
    table.do("lay horse.cloudborn", "at 6,3")
    assert table["p1.hand"] == ["horse.baerfolk"]
    assert table["p1.table"] == ["horse.cloudborn", WEAPON]


def test_a_hidden_card_is_not_spent_before_it_is_chosen() -> None:
    """B-RULING-108: neither where the hand could pay nor where it is the only one."""
    table = attack("horse.baerfolk", ambush=["horse.baerfolk"]).do("retreat 1 horse")
    assert table.options == ["lay horse.baerfolk", "lay horse.baerfolk ambush"]
    table.do("lay horse.baerfolk", "at 6,3")
    assert table["p1.ambush"] == ["horse.baerfolk"]
    last = attack("2 supply", ambush=["supply"]).do("retreat 1 supply")
    assert last.options == ["lay supply ambush"]
    assert last["p1.ambush"] == ["supply"]
    assert last.do("lay supply ambush", "at 6,3")["p1.ambush"] == []


def test_until_all_is_chosen_the_cards_stay_where_they_are() -> None:
    """B-RULING-108, B-RULING-106"""
    hand = [WEAPON, "2 supply", "stardust", "horse.baerfolk"]
    p1 = {"hand": hand, "heroes": ["6,6", ""]}
    table = Table(board=DUSTY, p1=p1, p2={"heroes": ["", ""]})
    table.do("attack city 6,6 p2", "finish", "retreat 1 supply", "lay supply")
    assert sorted(table["p1.hand"]) == ["horse.baerfolk", "stardust", "supply", "supply"]
    assert table["p1.table"] == []
    assert table.options == ["lay supply", "lay stardust"]
    table.refuses("lay supply ambush", "B-LINE-02")
    table.refuses("lay horse.baerfolk", "B-RETREAT-02")
    table.do("lay stardust")
    assert table["p1.table"] == ["stardust", "supply"]
    assert table.asks == (1, "retreat-to")


@pytest.mark.parametrize(
    ("hand", "chosen", "left"),
    [
        (["3 supply"], [], []),
        (["2 stardust"], [], []),
        (["supply", "stardust"], [], []),
        (["3 stardust"], [], ["stardust"]),
        (["3 supply", "stardust"], ["supply", "supply", "supply"], ["stardust"]),
        (["3 supply", "stardust"], ["stardust"], ["supply", "supply"]),
        (["supply", "2 stardust"], ["stardust", "stardust"], ["supply"]),
        (["supply", "2 stardust"], ["stardust", "supply"], ["stardust"]),
        (["supply", "2 stardust"], ["supply"], ["stardust"]),
    ],
)
def test_supply_and_stardust_pay_as_the_player_likes(
    hand: list[str], chosen: list[str], left: list[str]
) -> None:
    """B-RULING-108, B-RULING-80: a Stardust for up to two; where one way is left it is taken."""
    p1 = {"hand": [WEAPON, *hand], "heroes": ["6,6", ""]}
    table = Table(board=DUSTY, p1=p1, p2={"heroes": ["", ""]})
    table.do("attack city 6,6 p2", "finish", "retreat 1 supply")
    table.do(*(f"lay {card}" for card in chosen), "at 6,3")
    assert table["p1.hand"] == left


def test_a_tent_may_be_opened_before_a_retreat() -> None:
    """B-RULING-97, B-RULING-108: its cards pay as cards of the hand."""
    tent = ["tent.baerfolk", "horse.baerfolk"]
    table = attack("3 supply", tents=[tent])
    assert table.options == ["open 1", "retreat 1 supply", "pass"]
    assert attack("2 supply", tents=[tent]).options == ["open 1", "pass"]
    assert starting(table.do("open 1"), "retreat") == ["retreat 1 supply", "retreat 1 horse"]


def test_a_tent_that_serves_a_raise_and_a_retreat_is_offered_once() -> None:
    """B-RULING-97, B-TENT-07"""
    tent = ["tent.baerfolk", "horse.baerfolk"]
    options = attack("3 lord.baerfolk", tents=[tent]).options
    assert options == ["lay lord.baerfolk", "open 1", "pass"]


def test_opening_one_of_several_tents_leaves_the_others() -> None:
    """B-TENT-06, B-TENT-07"""
    tents = [
        ["tent.baerfolk", "horse.baerfolk"],
        ["tent.cloudborn", "3 supply"],
        ["tent.emberians", "chief.baerfolk"],
    ]
    table = attack(tents=tents).do("open 2")
    assert table["p1.tents"] == [tents[0], tents[2]]
    assert table["p1.hand"] == ["supply", "supply", "supply"]
    table = attack(tents=tents).do("open 1")
    assert table["p1.tents"] == [["tent.cloudborn", "supply", "supply", "supply"], tents[2]]


# --- the battle after a retreat


def test_when_all_attackers_have_retreated_the_battle_is_over_whatever_they_hold() -> None:
    """B-RETREAT-08: no raise follows, though the cards would suffice."""
    table = attack("horse.baerfolk", "3 lord.baerfolk").do("retreat 1 horse", "at 6,3")
    assert table.asks == (1, "act")
    assert table["now.battles"] == []
    assert table["p1.heroes"] == ["6,3", ""]
    assert table["p1.hand"] == ["lord.baerfolk"] * 3


def test_when_all_attacked_heroes_have_retreated_the_battle_is_over_whatever_they_hold() -> None:
    """B-RETREAT-06: nobody loses anything, and no raise follows."""
    table = attacked("2 horse.cloudborn", "3 lord.cloudborn", heroes=("6,6", "6,6"))
    table.do("retreat 1 horse", "at 6,3")
    assert table.asks == (2, "on-move")  # B-RETREAT-09
    table.do("retreat 2 horse", "at 6,3")
    assert table["now.battles"] == []
    assert table["p2.heroes"] == ["6,3", "6,3"]
    assert table["p1.heroes"] == ["6,6", ""]
    assert table.asks == (1, "act")


def test_heroes_who_leave_a_city_let_it_fight_on() -> None:
    """B-RETREAT-07: the same player stays on move and may raise."""
    p1 = {"hand": [WEAPON, "2 lord.baerfolk"], "heroes": ["6,6", ""]}
    p2 = {"hand": ["horse.cloudborn", "2 lord.cloudborn"], "heroes": ["6,6", ""]}
    table = creation(p1=p1, p2=p2, board=ROW).do("attack city 6,6 p2", "heroes 1")
    table.do("lay lord.baerfolk", "lay lord.baerfolk", "finish", "retreat 1 horse", "at 6,3")
    assert table.asks == (2, "on-move")
    assert starting(table, "lay") == ["lay lord.cloudborn"]


def ranged(hero_1: str, hero_2: str, attacker: int = 1) -> Table:
    """Two heroes on roads of these terrains shoot the Arrow at a city between them."""
    defender = 3 - attacker
    board = {
        "4,4": {"card": "ruin"},
        "3,4": road("ew", terrain=hero_1),
        "5,4": road("ew", terrain=hero_2),
        "4,5": {"card": "city", "shape": "straight", "owner": defender, "level": 6},
        **{f"{row},{column}": road("ew") for row in (3, 5) for column in (1, 2, 3)},
    }
    shooting = {"hand": ["farrells_arrow", "horse.baerfolk"], "heroes": ["3,4", "5,4"]}
    players: dict[str, Any] = {f"p{attacker}": shooting, f"p{defender}": {"heroes": ["", ""]}}
    table = Table(players=2, turn=attacker, board=board, **players)
    return table.do(f"attack city 4,5 p{defender}", "heroes 3", "finish")


def test_the_terrain_bonus_leaves_with_the_hero_who_gave_it() -> None:
    """B-BATTLE-18, B-SA-07, B-RETREAT-09: Arrow 2, and 1 of morale for each hero."""
    for hero_1, hero_2, retreats, left in (
        ("verdant_woods", "red_canyons", 1, 2 + 1),
        ("verdant_woods", "red_canyons", 2, 2 + 1 + 1),
        ("verdant_woods", "verdant_woods", 2, 2 + 1 + 1),
        ("red_canyons", "verdant_woods", 1, 2 + 1 + 1),
        ("red_canyons", "verdant_woods", 2, 2 + 1),
    ):
        table = ranged(hero_1, hero_2)
        assert table.battle["attack"] == 2 + 2 + 1
        table.do(f"retreat {retreats} horse", f"at {3 if retreats == 1 else 5},1")
        assert table.said("battle_totals", attack_total=left)


@pytest.mark.parametrize("attacker", [1, 2])
def test_of_two_heroes_one_on_home_terrain_gives_the_bonus(attacker: int) -> None:
    """B-RULING-37, B-BATTLE-18: Arrow 2, morale 1 for each hero."""
    home = {1: "verdant_woods", 2: "rocky_mountains"}[attacker]
    for heroes in ((home, "red_canyons"), ("red_canyons", home)):
        assert ranged(*heroes, attacker=attacker).battle["attack"] == 2 + 2 + 1
    nowhere = ranged("red_canyons", "red_canyons", attacker)
    assert nowhere.battle["attack"] == 2 + 2


def test_in_a_team_turn_a_retreat_may_be_taken_back_while_it_is_paid() -> None:
    """B-RULING-106, B-RULING-108: nothing has been spent."""
    p1 = {"hand": [WEAPON, "4 supply", "stardust"], "heroes": ["6,6", ""]}
    table = Table(players=4, board=DUSTY, p1=p1, p4={"heroes": ["", ""]})
    table.do("attack city 6,6 p4", "finish", "retreat 1 supply", "lay supply", by=1)
    assert table.options_of(1) == ["lay supply", "lay stardust", "take_back"]
    table.do("take_back", by=1)
    assert table.asks == (1, "on-move")
    assert sorted(table["p1.hand"]) == ["stardust"] + ["supply"] * 4
