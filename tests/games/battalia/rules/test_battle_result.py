"""B-BATTLE-30 to -38: who wins, what is lost, what changes hands."""

from __future__ import annotations

from typing import Any

from tests.games.battalia.rules.maps import creation
from tests.games.battalia.table import Table

CITY = {"6,6": {"terrain": "red_canyons", "level": 3}}


def fight(attacking: list[str], defending: list[str], heroes: int = 0, **more: Any) -> Table:
    """Player 1 opens an attack on the level-3 city of player 2 with all his cards."""
    p1 = {"hand": ["weapon.baerfolk", *attacking], "heroes": ["6,6", ""], **more.pop("p1", {})}
    p2 = {"hand": defending, **more.pop("p2", {})}
    table = creation(board=CITY, p1=p1, p2=p2, **more).do("attack city 6,6 p2")
    if table.asks[1] == "defending-heroes":
        table.do(f"heroes {heroes}")
    for card in attacking:
        table.do(f"lay {card}")
    return table.do("finish")


def test_a_tie_is_the_defenders() -> None:
    """B-BATTLE-30, B-CRULING-29, B-CEX-28"""
    table = fight(["chief.cloudborn"], [])  # 3 : 3
    assert table["board.6,6.owner"] == 2
    assert table["p1.heroes"] == ["", ""]
    table = fight(["chief.baerfolk"], [])  # 4 : 3
    assert table["board.6,6.owner"] == 1


def test_a_beaten_city_keeps_its_level_under_the_attackers_marker() -> None:
    """B-BATTLE-31"""
    table = fight(["lord.baerfolk"], [])
    assert table["board.6,6.owner"] == 1
    assert table["board.6,6.level"] == 3


def test_defending_heroes_who_took_part_are_lost_and_others_stay() -> None:
    """B-BATTLE-32, B-BATTLE-35, B-CRULING-32"""
    table = fight(["lord.baerfolk"], [], heroes=1, p2={"heroes": ["6,6", "6,6"]})
    assert table["p2.heroes"] == ["", "6,6"]
    table = fight(["lord.baerfolk"], [], heroes=0, p2={"heroes": ["6,6", "6,6"]})
    assert table["p2.heroes"] == ["6,6", "6,6"]


def test_beaten_heroes_are_lost() -> None:
    """B-BATTLE-33, B-BATTLE-35, B-CRULING-32"""
    p1 = {"hand": ["weapon.baerfolk"], "heroes": ["6,6", ""]}
    table = creation(board=CITY, p1=p1, p2={"heroes": ["6,6", "6,6"]})
    table.do("attack heroes 6,6 p2", "heroes 3", "finish")
    assert table["p2.heroes"] == ["", ""]


def test_a_failed_attack_costs_the_attackers_who_took_part() -> None:
    """B-BATTLE-34, B-CEX-28"""
    p1 = {"hand": ["weapon.baerfolk"], "heroes": ["4,1", "4,1"]}
    table = creation(p1=p1).do("attack city 4,1 nobody", "heroes 1", "finish")
    assert table["p1.heroes"] == ["", "4,1"]
    table = creation(hero_mode=True, p1=p1).do("attack city 4,1 nobody", "heroes 3", "finish")
    assert table["p1.heroes"] == ["", ""]


def test_the_defenders_heroes_survive_a_failed_attack() -> None:
    """B-BATTLE-32, B-BATTLE-34"""
    table = fight([], ["lord.cloudborn"], heroes=1)
    assert table["p1.heroes"] == ["", ""]
    assert table["p2.heroes"] == ["6,6", ""]


def test_the_winning_hero_stays_and_may_move() -> None:
    """B-BATTLE-36"""
    p1 = {"hand": ["weapon.baerfolk", "lord.baerfolk", "supply"], "heroes": ["6,6", ""]}
    board = {**CITY, "6,5": {"card": "road", "shape": "straight", "turned": 1}}
    table = creation(p1=p1, board=board).do("attack city 6,6 p2", "heroes 0")
    table.do("lay lord.baerfolk", "finish")
    assert table["p1.heroes"] == ["6,6", ""]
    table.do("move 1", "lay supply", "go", "step 6,5")
    assert table["p1.heroes"] == ["6,5", ""]


def test_the_defenders_line_goes_to_his_refuge_at_the_end_of_the_battle() -> None:
    """B-BATTLE-37, B-CRULING-32"""
    table = fight(["chief.baerfolk"], ["chief.cloudborn"])
    table.do("lay chief.cloudborn", "finish")
    assert table["p2.refuge"] == ["chief.cloudborn"]


def test_the_attackers_line_goes_to_his_refuge_at_the_end_of_his_turn() -> None:
    """B-BATTLE-37, B-CRULING-32"""
    table = fight(["lord.baerfolk"], [], p1={"nation": ["6 supply"]})
    assert table["p1.table"] == ["lord.baerfolk", "weapon.baerfolk"]
    assert table["p1.refuge"] == []
    table.do("done")
    assert sorted(table["p1.refuge"]) == ["lord.baerfolk", "weapon.baerfolk"]


def test_no_card_is_lost_in_battle_and_there_are_no_spoils() -> None:
    """B-BATTLE-37, B-BATTLE-38"""
    table = fight(["lord.baerfolk"], ["lord.cloudborn", "tribesman.emberians"])
    before = [table["p1.now.deck"], table["p2.now.deck"]]
    assert before == [2, 2]
    table.do("lay lord.cloudborn", "lay tribesman.emberians")
    assert [table["p1.now.deck"], table["p2.now.deck"]] == before  # in the lines too
    table = fight(["lord.baerfolk"], ["lord.cloudborn", "tribesman.emberians"]).do("pass")
    assert table["board.6,6.owner"] == 1
    assert [table["p1.now.deck"], table["p2.now.deck"]] == before
    assert table["p1.refuge"] == []
    assert table["limbo"] == []


def test_a_defender_draws_up_to_6_at_the_end_of_the_turn() -> None:
    """B-BATTLE-37, B-CEX-27"""
    nation = {"nation": ["9 supply"]}
    table = fight(["lord.baerfolk"], ["lord.cloudborn"], p2=nation)
    table.do("lay lord.cloudborn", "finish", "done")
    assert len(table["p2.hand"]) == 6


def test_the_example_of_a_whole_battle() -> None:
    """B-CEX-27, B-BATTLE-22, B-BATTLE-24"""
    table = creation(
        players=4,
        turn=3,
        p3={
            "faction": "emberians",
            "hand": [
                *("weapon.emberians", "priest.emberians", "chief.emberians"),
                *("tribesman.cloudborn", "horse.emberians"),
            ],
            "heroes": ["6,6", ""],
        },
        p4={
            "faction": "islanders",
            "hand": ["lord.islanders", "tribesman.baerfolk"],
            "heroes": ["6,6", ""],
        },
        day=1,
        board={"6,6": {"owner": 4, "level": 3, "terrain": "red_canyons"}},
    )
    table.do("attack city 6,6 p4", "heroes 1", "lay priest.emberians", "lay chief.emberians")
    table.do("finish")
    assert (table.battle["attack"], table.battle["defence"]) == (8, 3)
    assert table.asks == (4, "on-move")
    table.do("lay lord.islanders", "finish")
    assert (table.battle["attack"], table.battle["defence"]) == (8, 8)
    table.do("lay tribesman.cloudborn")
    assert table.battle["attack"] == 8  # without morale
    table.refuses("finish", "B-BATTLE-24")
    table.do("lay horse.emberians", "finish", "pass")
    assert table["now.battles"] == []
    assert table["board.6,6.owner"] == 3
    assert table["board.6,6.level"] == 3
    assert table["p4.heroes"] == ["", ""]
