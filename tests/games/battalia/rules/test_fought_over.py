"""B-RULING-11, -101, -107: teammates cross a field under attack, but do not stop or change it."""

from __future__ import annotations

from typing import Any

from tests.games.battalia.rules.sieges import ATTACKER, DEFENDER, ROAD, attacked, begins
from tests.games.battalia.rules.storms import QUIET
from tests.games.battalia.table import Table

# --- walking


def test_a_teammate_crosses_the_attacked_field() -> None:
    """B-RULING-107: he passes through, and does not stop there."""
    board = {"2,5": ROAD, "2,7": ROAD}
    table = attacked(p3={"heroes": ["2,5", ""], "hand": ["2 supply"]}, board=board)
    table.do("move 1; lay supply; lay supply; go", by=3)
    assert table.options_of(3) == ["step 2,6", "step 2,4"]
    table.do("step 2,6", by=3)
    assert table.options_of(3) == ["step 2,7", "step 2,5"]
    table.refuses("stop", "B-RULING-107", by=3)
    table.do("step 2,7", by=3)
    assert table["p3.heroes"] == ["2,7", ""]


def test_nobody_enters_the_attacked_field_who_could_not_leave_it() -> None:
    """B-RULING-107: one step is paid, and he may not stop there."""
    board = {"2,5": ROAD, "2,7": ROAD}
    table = attacked(p3={"heroes": ["2,5", ""], "hand": ["2 supply"]}, board=board)
    table.do("move 1; lay supply; go", by=3)
    assert table.options_of(3) == ["step 2,4"]
    table.refuses("step 2,6", "B-RULING-107", by=3)


def test_a_hero_crosses_to_home_terrain_for_nothing() -> None:
    """B-RULING-107, B-MOVE-10: what leads on need not be paid."""
    board = {"2,5": ROAD, "2,7": {**ROAD, "terrain": "red_canyons"}}
    given: Any = {"heroes": ["2,5", ""], "hand": ["supply"], "faction": "emberians"}
    table = attacked(p3=given, board=board, extended=True)
    table.do("move 1; lay supply; go", by=3)
    assert "step 2,6" in table.options_of(3)
    table.do("step 2,6; step 2,7", by=3)


def test_a_hero_who_could_only_enter_the_attacked_field_does_not_move() -> None:
    """B-RULING-107."""
    table = attacked(p3={"heroes": ["2,7", ""], "hand": ["supply"]}, board={"2,7": ROAD})
    assert begins(table, "move") == []
    table.refuses("move 1", "B-RULING-107", by=3)


def test_no_teammate_leaves_the_attacked_field() -> None:
    """B-RULING-101: his other hero may move."""
    table = attacked(
        p3={"heroes": ["2,6", "2,4"], "hand": ["2 supply", "wings_of_aviena"]}, board={"2,5": ROAD}
    )
    assert begins(table, "move") == ["move 2"]
    table.refuses("move 1", "B-RULING-101", by=3)
    table.do("great wings_of_aviena", by=3)
    assert {option.split()[-1] for option in table.options_of(3)} == {"2"}
    assert "step 2,6 2" not in table.options_of(3)
    table.refuses("step 2,6 2", "B-RULING-101", by=3)


def test_an_attacked_field_is_the_reason_why_nobody_is_recruited_there() -> None:
    """B-RULING-101: that is the reason, before whose city it is."""
    table = attacked(p3={"heroes": ["2,4", ""], "hand": ["weapon.baerfolk", "3 supply"]})
    table.refuses("recruit 2,6 2", "B-RULING-101", by=3)


def test_the_field_is_open_again_once_the_battle_is_over() -> None:
    """B-RULING-11: from the announcement until the defender has refilled."""
    table = attacked(p3={"heroes": ["2,5", ""], "hand": ["2 supply"]}, board={"2,5": ROAD})
    table.do("heroes 0", by=2).do("finish", by=1)
    while table["now.battles"]:
        table.do("pass", by=table.asks[0])
    table.do("move 1; lay supply; go; step 2,6", by=3)
    assert table["p3.heroes"] == ["2,6", ""]


def test_nobody_jumps_to_a_gate_that_is_fought_over() -> None:
    """B-RULING-101: heroes on gates can be attacked; other gates stay open."""
    table = Table(
        players=4,
        extended=False,
        p1={"heroes": ["6,4", ""], "hand": ["weapon.baerfolk", "lord.baerfolk"]},
        p2={"heroes": ["6,4", ""], "potions": {"frosthand": {"turned": 1}}},
        p3={"heroes": ["2,4", ""], "hand": ["2 supply"]},
        bilkarr=True,
    )
    table.do("attack heroes 6,4 p2", by=1).do("finish", by=1)
    table.do("move 1; lay supply; lay supply; go", by=3)
    table.do("pass", by=2)  # his window comes before the battle's own
    jumps = [option for option in table.options_of(3) if option.startswith("jump")]
    assert jumps == ["jump 4,2", "jump 4,6"]
    table.refuses("jump 6,4", "B-RULING-101", by=3)


def test_nobody_jumps_away_from_a_gate_that_is_fought_over() -> None:
    """B-RULING-101."""
    given: dict[str, Any] = {
        "players": 4,
        "extended": False,
        "p1": {**ATTACKER, "heroes": ["6,4", ""]},
        "p2": {"heroes": ["6,4", ""], "hand": ["2 lord.emberians"]},
        "p3": {"heroes": ["6,4", ""], "hand": ["2 supply"]},
    }
    assert begins(Table(**given), "move") == ["move 1"]
    table = Table(**given)
    table.do("attack heroes 6,4 p2", "lay lord.baerfolk", "finish", by=1)
    assert table.asks == (2, "on-move")
    assert begins(table, "move") == []
    table.refuses("move 1", "B-RULING-101", by=3)


def test_a_storm_does_not_fetch_a_hero_from_the_attacked_field() -> None:
    """B-RULING-101: effect 6 leaves him where he is."""
    table = attacked(
        p3={"heroes": ["2,4", "2,6"], "hand": ["2 supply"]}, stock={"storm": [6, *QUIET]}
    )
    table.do("move 1; lay supply; lay supply; go; jump 6,4", by=3)
    assert table["p3.heroes"] == ["6,4", "2,6"]


def test_no_hero_is_recruited_on_the_attacked_field() -> None:
    """B-RULING-101: heroes of player 2 are attacked in player 3's city."""
    table = Table(
        players=4,
        p1={**ATTACKER, "heroes": ["6,2", ""]},
        p2={"heroes": ["6,2", ""], "potions": {"frosthand": {"turned": 1}}},
        p3={"heroes": ["", ""], "hand": ["weapon.emberians", "2 supply"]},
        bilkarr=True,
    )
    assert begins(table, "recruit") == ["recruit 6,2 1"]
    table.do("attack heroes 6,2 p2", by=1).do("finish", by=1)
    assert begins(table, "recruit") == []
    table.refuses("recruit 6,2 1", "B-RULING-101", by=3)


# --- attacks and retreats


def test_a_teammate_attacks_another_opponent_on_the_attacked_field() -> None:
    """B-TEAM-10, B-TEAM-11, B-RULING-101: the two battles do not touch one another."""
    p3 = {"heroes": ["2,6", ""], "hand": ["weapon.emberians", "chief.emberians"]}
    table = attacked(p3=p3, p4={"heroes": ["2,6", ""]})
    assert begins(table, "attack") == ["attack heroes 2,6 p4"]
    table.refuses("attack city 2,6 p2", "B-TEAM-10", by=3)
    table.refuses("attack heroes 2,6 p2", "B-TEAM-10", by=3)
    table.do("attack heroes 2,6 p4", "lay chief.emberians", "finish", by=3)
    assert table["p4.heroes"] == ["", ""]
    assert (table["p2.heroes"], table["p3.heroes"]) == (["2,6", ""], ["2,6", ""])
    assert table.battle["defender"] == 2
    table.do("heroes 1", by=2).do("finish", by=1)
    while table["now.battles"]:
        table.do("pass", by=table.asks[0])
    assert table["p3.heroes"] == ["2,6", ""]


def test_a_city_is_attacked_where_a_teammate_attacks_heroes_of_another_opponent() -> None:
    """B-TEAM-11, B-RULING-101: and it changes hands, while the other battle goes on."""
    p3 = {"heroes": ["6,6", ""], "hand": ["weapon.emberians", "2 lord.baerfolk"]}
    table = Table(
        players=4,
        extended=False,
        p1={**ATTACKER, "heroes": ["6,6", ""], "hand": ["weapon.baerfolk"]},
        p2={"heroes": ["6,6", ""], "hand": ["lord.emberians"]},
        p3=p3,
        p4={"heroes": ["", ""]},
    )
    table.do("attack heroes 6,6 p2", by=1).do("finish", by=1)
    assert table.asks == (2, "on-move")
    table.do("attack city 6,6 p4", "lay lord.baerfolk", "lay lord.baerfolk", "finish", by=3)
    assert table["board.6,6.owner"] == 3
    assert len(table["now.battles"]) == 1
    table.do("lay lord.emberians", "finish", by=2)
    assert table["p1.heroes"] == ["", ""]
    assert table["board.6,6.owner"] == 3


def test_what_is_neutral_on_the_attacked_field_waits() -> None:
    """B-RULING-12, B-RULING-101: it belongs to no opponent."""
    table = Table(
        players=4,
        extended=False,
        p1={**ATTACKER, "heroes": ["4,4", ""]},
        p2={"heroes": ["4,4", ""], "hand": ["2 lord.emberians"]},
        p3={"heroes": ["4,4", ""], "hand": ["weapon.emberians"]},
    )
    assert "attack ruin 4,4 nobody" in begins(table, "attack")
    table.do("attack heroes 4,4 p2", "lay lord.baerfolk", "finish", by=1)
    assert begins(table, "attack") == []
    table.refuses("attack ruin 4,4 nobody", "B-RULING-12", by=3)


def test_a_teammate_attacks_from_the_attacked_field_and_retreats_from_his_own_battle() -> None:
    """B-TEAM-11, B-RULING-101: what leaves the field by his own choice is his movement alone."""
    board = dict.fromkeys(("2,3", "2,5", "2,7"), ROAD)
    hand = ["farrells_arrow", "horse.emberians"]
    p4 = {"heroes": ["2,7", ""], "hand": ["2 lord.baerfolk"]}
    table = attacked(p3={"heroes": ["2,6", ""], "hand": hand}, p4=p4, board=board)
    assert "attack heroes 2,7 p4" in begins(table, "attack")
    table.refuses("move 1", "B-RULING-101", by=3)
    table.do("attack heroes 2,7 p4", "finish", by=3)
    table.do("lay lord.baerfolk", "finish", by=4)
    table.do("retreat 1 horse", "at 2,3", by=3)
    assert table["p3.heroes"] == ["2,3", ""]


def test_a_teammate_attacks_another_opponent_where_an_archer_stands() -> None:
    """B-TEAM-11, B-RULING-101: the archer fights in his own battle."""
    table = attacked(
        p1={"heroes": ["2,5", ""], "hand": ["farrells_arrow"]},
        p3={"heroes": ["2,5", ""], "hand": ["weapon.emberians"]},
        p4={"heroes": ["2,5", ""]},
        board={"2,5": ROAD},
    )
    assert begins(table, "attack") == ["attack heroes 2,5 p4"]


def test_nobody_retreats_to_a_field_that_is_fought_over() -> None:
    """B-RULING-101: (2,6) is three cards away from player 3's own battle on (2,3)."""
    board = dict.fromkeys(("2,3", "2,5", "2,7"), ROAD)
    p3 = {"heroes": ["2,3", ""], "hand": ["weapon.emberians", "horse.emberians", "2 lord.baerfolk"]}
    p4 = {"heroes": ["2,3", ""], "hand": ["lord.emberians"]}
    table = attacked(p3=p3, p4=p4, board=board)
    table.do("attack heroes 2,3 p4", "finish", by=3).do("lay lord.emberians", "finish", by=4)
    assert begins(table, "retreat") == []
    table.refuses("retreat 1 horse", "B-RETREAT-05", by=3)
    alone = Table(players=4, extended=False, p2=DEFENDER, p3=p3, p4=p4, board=board)
    alone.do("attack heroes 2,3 p4", "finish", by=3).do("lay lord.emberians", "finish", by=4)
    alone.do("retreat 1 horse", by=3)
    assert alone.options_of(3) == ["at 2,6"]


def test_a_hero_on_the_attacked_field_joins_a_ranged_attack_on_another_opponent() -> None:
    """B-TEAM-11, B-HERO-06: in hero mode both may shoot."""
    p3 = {"heroes": ["2,6", "2,5"], "hand": ["farrells_arrow"]}
    table = attacked(p3=p3, p4={"heroes": ["1,6", ""]}, board={"2,5": ROAD, "1,6": ROAD})
    table.do("attack heroes 1,6 p4", by=3)
    assert begins(table, "heroes") == ["heroes 1", "heroes 2", "heroes 3"]


def test_a_canyon_attack_on_another_opponent_may_come_from_the_attacked_field() -> None:
    """B-TEAM-11, B-META-14"""
    given: dict[str, Any] = {
        "p4": {"heroes": ["2,7", ""]},
        "board": {"2,6": {"terrain": "red_canyons"}, "2,7": ROAD},
        "metamorpha": True,
        "npcs": {"metamorpha": "2,6"},
    }
    p3 = {"heroes": ["2,6", ""], "hand": ["supply"]}
    assert begins(Table(players=4, p3=p3, **given), "tribute") == ["tribute 1"]
    assert begins(attacked(p3=p3, **given), "tribute") == ["tribute 1"]


def test_the_arrow_reaches_another_opponent_on_the_attacked_field() -> None:
    """B-TEAM-11, B-RULING-101, B-SA-05: and never the one who is attacked."""
    p3 = {"heroes": ["2,5", ""], "hand": ["farrells_arrow"]}
    p4 = {"heroes": ["2,6", "2,5"]}
    table = attacked(p3=p3, p4=p4, board={"2,5": ROAD})
    assert [option for option in begins(table, "attack") if "2,6" in option] == [
        "attack heroes 2,6 p4"
    ]
    table.refuses("attack heroes 2,6 p2", "B-TEAM-10", by=3)


def attacked_from_afar(board: dict[str, Any]) -> Table:
    """Player 1 attacks (2,6) out of the Red Canyons; player 3 has the Arrow beside it."""
    table = Table(
        players=4,
        extended=False,
        metamorpha=True,
        npcs={"metamorpha": "3,3"},
        board=board,
        p1={"heroes": ["2,5", ""], "hand": ["supply"]},
        p2=DEFENDER,
        p3={"heroes": ["2,7", ""], "hand": ["farrells_arrow"]},
        p4={"heroes": ["2,6", ""]},
    )
    return table.do("tribute 1", "name supply", "attack city 2,6 p2", by=1)


def test_the_arrow_reaches_another_opponent_on_a_field_attacked_from_afar() -> None:
    """B-TEAM-11, B-META-14: no hero of the attacker stands there."""
    canyon = {**ROAD, "terrain": "red_canyons"}
    table = attacked_from_afar({"2,5": canyon, "2,7": ROAD, "3,3": canyon})
    assert table.deciding == [2, 3]
    assert [option for option in begins(table, "attack") if "2,6" in option] == [
        "attack heroes 2,6 p4"
    ]
