"""B-RULING-11, B-RULING-101: a field that a teammate attacks stays as it is until he is done."""

from __future__ import annotations

from typing import Any

from tests.games.battalia.rules.storms import QUIET
from tests.games.battalia.table import Table

ROAD = {"card": "road", "turned": 1}  # left and right
ATTACKER: dict[str, Any] = {"heroes": ["2,6", ""], "hand": ["weapon.baerfolk", "lord.baerfolk"]}
DEFENDER: dict[str, Any] = {"heroes": ["2,6", ""], "hand": ["lord.emberians"]}


def attacked(**given: Any) -> Table:
    """Player 1 attacks player 2's city on (2,6), which waits for its defender."""
    siege: dict[str, Any] = {"extended": False, "p1": ATTACKER, "p2": DEFENDER}
    return Table(players=4, **siege | given).do("attack city 2,6 p2", by=1)


def begins(table: Table, *verbs: str) -> list[str]:
    return [option for option in table.options_of(3) if option.split()[0] in verbs]


# --- heroes


def test_no_teammate_enters_the_attacked_field() -> None:
    """B-RULING-101: he may walk elsewhere, but neither onto it nor across."""
    board = {"2,5": ROAD, "2,7": ROAD}
    table = attacked(p3={"heroes": ["2,5", ""], "hand": ["2 supply"]}, board=board)
    table.do("move 1; lay supply; go", by=3)
    assert table.options_of(3) == ["step 2,4"]
    table.refuses("step 2,6", "B-RULING-101", by=3)


def test_a_hero_who_could_only_enter_the_attacked_field_does_not_move() -> None:
    """B-RULING-101."""
    table = attacked(p3={"heroes": ["2,7", ""], "hand": ["supply"]}, board={"2,7": ROAD})
    assert begins(table, "move") == []
    table.refuses("move 1", "B-RULING-101", by=3)


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


def test_no_teammate_attacks_another_opponent_on_the_attacked_field() -> None:
    """B-RULING-101: his heroes there might be lost."""
    table = attacked(
        p3={"heroes": ["2,6", ""], "hand": ["weapon.emberians"]}, p4={"heroes": ["2,6", ""]}
    )
    assert begins(table, "attack") == []
    table.refuses("attack heroes 2,6 p4", "B-RULING-101", by=3)


def test_no_teammate_attacks_from_the_attacked_field() -> None:
    """B-RULING-101: the hero beside it may shoot, the one on it may not."""
    p4 = {"heroes": ["2,7", ""]}
    hand = ["farrells_arrow"]
    on_it = attacked(p3={"heroes": ["2,6", ""], "hand": hand}, p4=p4, board={"2,7": ROAD})
    assert begins(on_it, "attack") == []
    on_it.refuses("attack heroes 2,7 p4", "B-RULING-101", by=3)
    beside = attacked(
        p3={"heroes": ["2,5", ""], "hand": hand}, p4={"heroes": ["2,4", ""]}, board={"2,5": ROAD}
    )
    assert "attack heroes 2,4 p4" in begins(beside, "attack")


def test_no_teammate_attacks_where_an_archer_stands() -> None:
    """B-RULING-101: the archer may still retreat or be lost."""
    board = {"2,5": ROAD}
    for hand, heroes, free in (
        (["farrells_arrow"], ["2,5", ""], False),
        (["weapon.baerfolk"], ["2,6", "2,5"], True),
    ):
        table = attacked(
            p1={"heroes": heroes, "hand": hand},
            p3={"heroes": ["2,5", ""], "hand": ["weapon.emberians"]},
            p4={"heroes": ["2,5", ""]},
            board=board,
            hero_mode=False,
        )
        assert bool(begins(table, "attack")) is free
    table = attacked(
        p1={"heroes": ["2,5", ""], "hand": ["farrells_arrow"]},
        p3={"heroes": ["2,5", ""], "hand": ["weapon.emberians"]},
        p4={"heroes": ["2,5", ""]},
        board=board,
    )
    table.refuses("attack heroes 2,5 p4", "B-RULING-101", by=3)


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


# --- cities, posts and cards


def in_the_city(**given: Any) -> Table:
    """Player 2's hero in player 3's city on (6,2) is attacked; player 4 thinks about Frosthand."""
    siege: dict[str, Any] = {
        "bilkarr": True,
        "p1": {**ATTACKER, "heroes": ["6,2", ""]},
        "p2": {"heroes": ["6,2", ""]},
        "p4": {"potions": {"frosthand": {"turned": 1}}},
    }
    table = Table(players=4, **siege | given)
    return table.do("attack heroes 6,2 p2", by=1).do("finish", by=1)


def test_a_city_on_the_attacked_field_is_not_raised() -> None:
    """B-RULING-101: not even by its owner; his other cities are."""
    board = {"6,6": {"owner": 3}}
    table = in_the_city(p3={"hand": ["2 chief.emberians"]}, board=board)
    assert begins(table, "upgrade") == ["upgrade 6,6 chief"]
    table.refuses("upgrade 6,2 chief", "B-RULING-101", by=3)


def test_a_free_upgrade_leaves_out_a_city_on_the_attacked_field() -> None:
    """B-RULING-101: effect 10 must raise the other one."""
    table = in_the_city(
        p3={"heroes": ["2,4", ""], "hand": ["2 supply"]},
        board={"6,6": {"owner": 3}},
        stock={"storm": [10, *QUIET]},
        extended=False,
    )
    table.do("move 1; lay supply; lay supply; go", by=3).do("pass", by=4)
    table.do("jump 6,4", by=3)
    assert table["board.6,6.level"] == 2
    assert table["board.6,2.level"] == 1


def test_a_city_on_the_attacked_field_is_not_concealed() -> None:
    """B-RULING-101."""
    table = in_the_city(p3={"heroes": ["6,3", ""], "hand": ["vayls_cloak"]}, board={"6,3": ROAD})
    assert begins(table, "great") == []
    free = Table(
        players=4, p3={"heroes": ["6,3", ""], "hand": ["vayls_cloak"]}, board={"6,3": ROAD}
    )
    assert begins(free, "great") == ["great vayls_cloak"]


def test_no_post_is_founded_on_the_attacked_field() -> None:
    """B-RULING-101: heroes on a road are attacked."""
    given: dict[str, Any] = {
        "players": 4,
        "bilkarr": True,
        "p1": {**ATTACKER, "heroes": ["6,3", ""]},
        "p2": {"heroes": ["6,3", ""]},
        "p3": {"hand": ["2 tribesman.emberians", "supply"]},
        "p4": {"potions": {"frosthand": {"turned": 1}}},
        "board": {"6,3": ROAD},
    }
    assert begins(Table(**given), "post") == ["post 6,3"]
    table = Table(**given).do("attack heroes 6,3 p2", by=1).do("finish", by=1)
    assert begins(table, "post") == []
    table.refuses("post 6,3", "B-RULING-101", by=3)


def test_the_staff_leaves_the_attacked_field_alone() -> None:
    """B-RULING-11, B-RULING-101: it neither replaces nor swaps the card."""
    table = attacked(p3={"hand": ["staff_of_terra"]})
    table.do("great staff_of_terra", by=3)
    assert not [option for option in table.options_of(3) if "2,6" in option]
    table.refuses("swap 2,6 6,6", "B-RULING-101", by=3)


# --- NPCs


def test_no_npc_is_placed_on_the_attacked_field_or_fetched_from_it() -> None:
    """B-RULING-101: Kry-Cek's alternative rule."""
    table = attacked(p3={"hand": ["kry_ceks_lost_scroll"]}, kry_cek=True)
    table.do("great kry_ceks_lost_scroll", by=3)
    assert not [option for option in table.options_of(3) if "2,6" in option]
    there = attacked(
        p3={"hand": ["kry_ceks_lost_scroll"], "summoned": "bilkarr"},
        kry_cek=True,
        npcs={"bilkarr": "2,6"},
    )
    assert begins(there, "great") == []


def test_metamorpha_follows_a_new_road_all_the_same() -> None:
    """B-RULING-101: nobody chose that she leaves the attacked field."""
    table = attacked(
        p3={"hand": ["2 tribesman.emberians"]}, metamorpha=True, npcs={"metamorpha": "2,6"}
    )
    table.do("road straight", by=3)
    table.do(next(option for option in table.options_of(3) if "6,3" in option), by=3)
    assert table["npcs.metamorpha"] == "6,3"


# --- potions


def test_a_teammate_gives_no_weakness_to_a_player_in_battle() -> None:
    """B-RULING-11, B-RULING-65, B-RULING-103: between his steps he may give it to the other."""
    table = attacked(p3={"potions": {"weakness": {}}}, bilkarr=True)
    table.do("heroes 0", by=2).do("pass", by=3)  # the window of the announcement
    table.do("lay lord.baerfolk", "finish", by=1).do("pass", by=3)
    assert table.asks == (2, "on-move")
    assert begins(table, "drink") == ["drink weakness p4"]
    table.refuses("drink weakness p2", "B-RULING-65", by=3)


def test_windows_of_other_steps_do_not_influence_an_open_battle() -> None:
    """B-RULING-65, B-RULING-103: the defender is not asked about Colossus in them."""
    p3 = {"heroes": ["2,4", ""], "hand": ["chief.emberians", "supply"]}
    colossus = {**DEFENDER, "potions": {"colossus": {}}}
    table = attacked(p2=colossus, p3=p3, bilkarr=True)
    table.do("heroes 0", by=2)
    assert table.asks == (2, "window")  # of his own battle
    assert table.options_of(2) == ["drink colossus", "pass"]
    table.do("hire tribesman", by=3)
    assert table["p3.refuge"]  # nobody could have done anything
    both = {**DEFENDER, "potions": {"colossus": {}, "brotherhood": {}}}
    table = attacked(p2=both, p3=p3, bilkarr=True).do("heroes 0", by=2)
    table.do("hire tribesman", by=3)
    assert table.options_of(2) == ["drink brotherhood", "pass"]
    table.refuses("drink colossus", "B-RULING-65", by=2)


def test_who_is_asked_in_two_battles_answers_one_after_the_other() -> None:
    """B-RULING-87: player 2 defends while player 3's attack asks for his potion."""
    table = attacked(
        p2={**DEFENDER, "potions": {"brotherhood": {}}},
        p3={"heroes": ["6,6", ""], "hand": ["weapon.emberians"]},
        p4={"heroes": ["", ""]},
        bilkarr=True,
    )
    table.do("attack city 6,6 p4", by=3)
    assert table.deciding == [2]
    assert table.options_of(2) == ["heroes 0", "heroes 1"]
    table.do("heroes 0", "pass", by=2).do("finish", by=1).do("pass", by=2).do("pass", by=1)
    assert [battle["attacker"] for battle in table["now.battles"]] == [3]
    assert table.asks == (2, "window")
