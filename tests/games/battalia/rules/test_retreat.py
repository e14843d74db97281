"""B-RETREAT: heroes leave a battle."""

from __future__ import annotations

from typing import Any

from tests.games.battalia.rules.maps import city, creation, road, starting
from tests.games.battalia.table import Table

# A road from the city of player 2 along row 6 to 6,2 and on to 5,2.
ROW = {
    "6,6": {"terrain": "red_canyons", "level": 4},
    **{f"6,{column}": road("ew") for column in (3, 4, 5)},
    "6,2": road("ne"),
    "5,2": road("ns"),
}
WEAPON = "weapon.baerfolk"


def attack(hand: list[str], heroes: int = 0, **more: Any) -> Table:
    """Player 1 attacks the level-4 city of player 2 with a Weapon alone and is behind."""
    p1 = {"hand": [WEAPON, *hand], "heroes": ["6,6", ""], **more.pop("p1", {})}
    board = {**ROW, **more.pop("board", {})}
    table = creation(p1=p1, board=board, **more).do("attack city 6,6 p2")
    if table.asks[1] == "attacking-heroes":
        table.do("heroes 1")
    if table.asks[1] == "defending-heroes":
        table.do(f"heroes {heroes}")
    return table.do("finish")


def defence(hand: list[str], target: str, heroes: list[str], taking_part: int = 1) -> Table:
    """Player 1 attacks with two Lords; player 2 is behind."""
    p1 = {"hand": [WEAPON, "2 lord.baerfolk"], "heroes": ["6,6", ""]}
    table = creation(p1=p1, p2={"hand": hand, "heroes": heroes}, board=ROW)
    table.do(f"attack {target} 6,6 p2")
    if target == "city":
        table.do(f"heroes {taking_part}")
    elif "" not in heroes:
        table.do("heroes 3")
    return table.do("lay lord.baerfolk", "lay lord.baerfolk", "finish")


def test_the_side_on_move_may_retreat() -> None:
    """B-RETREAT-01, B-RETREAT-08, B-CEX-30"""
    table = attack(["horse.baerfolk"])
    assert table.asks == (1, "on-move")
    assert starting(table, "retreat") == ["retreat 1 horse"]
    table.do("retreat 1 horse", "at 6,3")
    assert table["p1.heroes"] == ["6,3", ""]
    assert table["board.6,6.owner"] == 2
    assert table.asks == (1, "act")


def test_only_participating_heroes_retreat() -> None:
    """B-RETREAT-01"""
    table = attack(["horse.baerfolk"], p1={"heroes": ["6,6", "6,6"]})
    assert starting(table, "retreat") == ["retreat 1 horse"]


def test_a_retreat_costs_3_supply_or_a_horse() -> None:
    """B-RETREAT-02, B-CRULING-34"""
    assert attack(["3 supply"]).options == ["retreat 1 supply", "pass"]
    assert starting(attack(["2 supply", "horse.baerfolk"]), "retreat") == ["retreat 1 horse"]
    table = attack(["3 supply", "horse.baerfolk"])
    assert starting(table, "retreat") == ["retreat 1 supply", "retreat 1 horse"]
    table.do("retreat 1 supply", "at 6,3")
    assert table["p1.hand"] == ["horse.baerfolk"]
    assert sorted(table["p1.table"]) == ["supply", "supply", "supply", WEAPON]
    assert attack(["2 supply"]).options == ["pass"]


def test_a_retreat_is_paid_from_the_ambush_too() -> None:
    """B-RETREAT-02"""
    table = attack(["supply"], p1={"ambush": ["2 supply"], "hand": [WEAPON, "supply"]})
    table.do("retreat 1 supply", "lay supply ambush", "lay supply ambush", "at 6,3")
    assert table["p1.ambush"] == []
    assert table["p1.heroes"] == ["6,3", ""]


def test_a_retreat_is_paid_from_a_tent_too() -> None:
    """B-RETREAT-02, B-TENT-07"""
    p1 = {"tents": [["tent.baerfolk", "horse.baerfolk"]], "hand": [WEAPON]}
    table = attack([], p1=p1)
    table.do("open 1", "retreat 1 horse", "at 6,3")
    assert table["p1.heroes"] == ["6,3", ""]
    assert sorted(table["p1.table"]) == ["horse.baerfolk", "tent.baerfolk", WEAPON]


def test_a_card_in_the_battle_line_cannot_pay() -> None:
    """B-RETREAT-02, B-RETREAT-11"""
    table = creation(p1={"hand": [WEAPON, "horse.baerfolk"], "heroes": ["6,6", ""]}, board=ROW)
    table.do("attack city 6,6 p2", "heroes 0", "lay horse.baerfolk", "finish")
    assert table["p1.heroes"] == ["", ""]


def test_the_way_is_exactly_3_by_the_shortest_road() -> None:
    """B-RETREAT-03, B-CRULING-34"""
    loop = {"5,6": road("ns"), "4,6": road("sw"), "4,5": road("es"), "5,5": road("ns")}
    table = attack(["horse.baerfolk"], board={**loop, "6,5": road("new")})
    # 5,5 lies 2 away over 6,5, though 4 over the loop; 4,5 is 3 away on both ways.
    assert table.do("retreat 1 horse").options == ["at 4,5", "at 6,3"]


def test_no_retreat_to_a_city_or_hero_of_the_player_being_fought() -> None:
    """B-RETREAT-04"""
    there = attack(["horse.baerfolk"], p2={"heroes": ["6,3", ""]})
    there.refuses("retreat 1 horse", "B-RETREAT-05")
    theirs = {"6,3": city("ew", owner=2)}
    attack(["horse.baerfolk"], board=theirs).refuses("retreat 1 horse", "B-RETREAT-05")
    own = {"6,3": city("ew", owner=1)}
    assert starting(attack(["horse.baerfolk"], board=own), "retreat") == ["retreat 1 horse"]


def test_a_defender_does_not_retreat_to_the_attackers_city_or_hero() -> None:
    """B-RETREAT-04: the attacker is his enemy, the first player included."""
    p1: dict[str, Any] = {"hand": [WEAPON, "lord.baerfolk"], "heroes": ["6,6", ""]}
    p2 = {"hand": ["horse.cloudborn"], "heroes": ["6,6", ""]}
    for place, heroes in ((city("ew", owner=1), ["6,6", ""]), (road("ew"), ["6,6", "6,3"])):
        table = creation(p1={**p1, "heroes": heroes}, p2=p2, board={**ROW, "6,3": place})
        table.do("attack heroes 6,6 p2")
        table.do("lay lord.baerfolk", "finish").refuses("retreat 1 horse", "B-RETREAT-05")


def test_heroes_and_cities_of_third_players_do_not_matter() -> None:
    """B-RETREAT-04"""
    table = creation(
        players=3,
        p1={"hand": [WEAPON, "horse.baerfolk"], "heroes": ["5,2", ""]},
        p3={"heroes": ["5,5", ""]},
        board={
            **{f"5,{column}": road("ew") for column in (3, 4, 5)},
            "5,2": {"terrain": "emerald_lakes", "level": 4},
        },
    )
    table.do("attack city 5,2 p2", "heroes 0", "finish", "retreat 1 horse", "at 5,5")
    assert table["p1.heroes"] == ["5,5", ""]


def test_without_a_legal_place_nobody_retreats() -> None:
    """B-RETREAT-05"""
    table = attack(["horse.baerfolk"], board={"6,3": {"card": "empty"}})
    table.refuses("retreat 1 horse", "B-RETREAT-05")


def test_when_all_attacked_heroes_retreat_nobody_loses_anything() -> None:
    """B-RETREAT-06"""
    table = defence(["2 horse.cloudborn"], "heroes", ["6,6", "6,6"])
    table.do("retreat 1 horse", "at 6,3")
    assert table.asks == (2, "on-move")  # B-RETREAT-09: the other one fights on
    table.do("retreat 2 horse", "at 6,3")
    assert table["p2.heroes"] == ["6,3", "6,3"]
    assert table["p1.heroes"] == ["6,6", ""]
    assert table["board.6,6.owner"] == 2
    assert table.asks == (1, "act")


def test_a_city_fights_on_without_its_heroes() -> None:
    """B-RETREAT-07"""
    hand = ["horse.cloudborn", "lord.cloudborn", "lord.emberians"]
    table = defence(hand, "city", ["6,6", ""])
    table.do("retreat 1 horse", "at 6,3")
    assert table.asks == (2, "on-move")
    assert table.battle["defence"] == 4
    table.do("lay lord.cloudborn", "lay lord.emberians", "finish")
    assert table["board.6,6.owner"] == 2
    assert table["p1.heroes"] == ["", ""]


def test_when_all_attackers_retreat_the_attack_has_failed_without_a_loss() -> None:
    """B-RETREAT-08, B-CEX-30"""
    table = attack(["horse.baerfolk"]).do("retreat 1 horse", "at 6,3")
    assert table["p1.heroes"] == ["6,3", ""]
    assert table["p2.heroes"] == ["6,6", ""]
    assert table["board.6,6.owner"] == 2


def test_one_of_two_attackers_retreats_and_the_other_fights_on() -> None:
    """B-RETREAT-09"""
    p1 = {"hand": [WEAPON, "horse.baerfolk", "3 supply"], "heroes": ["6,6", "6,6"]}
    table = creation(hero_mode=True, p1=p1, board=ROW)
    table.do("attack city 6,6 p2", "heroes 3", "heroes 0", "finish", "retreat 1 horse", "at 6,3")
    assert table.asks == (1, "on-move")
    assert table.battle["attacking_heroes"] == [2]
    table.do("pass")
    assert table["p1.heroes"] == ["6,3", ""]


def test_a_player_who_retreated_refills_like_a_defender() -> None:
    """B-RETREAT-10"""
    p1 = {"hand": [WEAPON, "2 lord.baerfolk"], "heroes": ["6,6", ""]}
    p2 = {"hand": ["3 supply"], "nation": ["9 supply"], "heroes": ["6,6", ""]}
    table = creation(p1=p1, p2=p2, board=ROW).do("attack heroes 6,6 p2")
    table.do("lay lord.baerfolk", "lay lord.baerfolk", "finish", "retreat 1 supply", "at 6,3")
    assert table["p2.hand"] == []
    assert len(table.do("done")["p2.hand"]) == 6


def test_cards_already_laid_stay_in_the_line() -> None:
    """B-RETREAT-11"""
    table = attack(["horse.baerfolk"])
    assert table.battle["attack_line"] == [WEAPON]
    table.do("retreat 1 horse", "at 6,3")
    assert table["p1.hand"] == []
    assert sorted(table["p1.table"]) == ["horse.baerfolk", WEAPON]
