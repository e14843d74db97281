"""B-META-12 to -18: what Metamorpha does for the heroes on her terrain."""

from __future__ import annotations

import pytest

from tests.games.battalia.rules.metamorpha import tributes, with_her
from tests.games.battalia.table import Table


def test_verdant_woods_let_the_hero_on_them_move_up_to_three_fields() -> None:
    """B-META-12, B-RULING-59: home terrain counts as well."""
    straight = {"card": "road", "shape": "straight", "turned": 1}
    table = with_her(
        "verdant_woods",
        board={
            "5,6": {**straight, "terrain": "verdant_woods"},
            "5,7": {**straight, "terrain": "verdant_woods"},
            **{f"5,{column}": straight for column in (8, 9, 10)},
        },
        p1={"hand": ["supply"]},
    )
    table.do("tribute 1", "name supply", "step 5,7", "step 5,8", "step 5,9")
    assert table["p1.heroes"][0] == "5,9"
    assert table.asks == (1, "act")


def test_a_free_jump_is_one_of_the_three_fields() -> None:
    """B-META-12, B-RULING-23: none is left for it on the gate reached last."""
    straight = {"card": "road", "shape": "straight", "turned": 1}
    start = {**straight, "terrain": "verdant_woods"}
    p1 = {"hand": ["2 supply"], "heroes": ["2,1", ""]}
    for steps, jumps in ((["step 2,2", "step 2,3", "step 2,4"], False), ([], True)):
        board = {"2,1": start, "2,3": straight, "3,6": start}
        at_start = {"heroes": ["2,1" if steps else "2,4", ""]}
        table = Table(
            players=2,
            metamorpha=True,
            npcs={"metamorpha": "3,6"},
            board=board,
            p1=p1 | at_start,
        )
        table.do("tribute 1", "name supply", *steps)
        assert ("jump 6,4" in table.options) is jumps


def test_rocky_mountains_raise_an_own_city_by_one_level() -> None:
    """B-META-13: below level 4 only."""
    table = with_her(
        "rocky_mountains",
        board={
            "1,1": {"card": "city", "shape": "t", "owner": 1, "level": 4},
            "1,6": {"card": "city", "shape": "t", "owner": 1, "level": 3},
        },
        p1={"hand": ["supply"]},
    )
    table.do("tribute 1", "name supply")
    assert table.options == ["at 1,6", "at 2,2"]
    assert table.do("at 1,6")["board.1,6.level"] == 4


CANYON = {
    "5,7": {"card": "city", "shape": "t", "owner": 2, "level": 1},
    "6,6": {"card": "city", "shape": "x", "owner": 5, "level": 1},
}


def test_red_canyons_attack_a_surrounding_field_without_a_weapon() -> None:
    """B-META-14, B-RULING-43: any battle card may start the line; the hero stays."""
    table = with_her("red_canyons", board=CANYON, p1={"hand": ["supply", "chief.baerfolk"]})
    assert not [option for option in table.options if option.startswith("attack")]
    table.do("tribute 1", "name supply", "attack city 5,7 p2")
    assert table.battle["attack"] == 0
    table.do("lay chief.baerfolk", "finish")
    assert table["board.5,7.owner"] == 1
    assert table["p1.heroes"] == ["5,6", ""]


def test_red_canyons_do_not_reach_the_heros_own_field() -> None:
    """B-META-15"""
    table = with_her(
        "red_canyons", board=CANYON, p1={"hand": ["supply"]}, p2={"heroes": ["5,6", "6,6"]}
    )
    table.do("tribute 1", "name supply")
    attacks = [option for option in table.options if option.startswith("attack")]
    assert sorted(attacks) == [
        "attack city 5,7 p2", "attack city 6,6 p5", "attack heroes 6,6 p2", "attack heroes 6,6 p5"
    ]  # fmt: skip


def test_nobody_in_brotherhood_attacks_from_the_red_canyons() -> None:
    """B-BILK-28, B-META-14"""
    for turned, offered in ((1, []), (0, ["tribute 1"])):
        p1 = {"hand": ["supply"], "potions": {"brotherhood": {"turned": turned}}}
        table = with_her("red_canyons", board=CANYON, bilkarr=True, p1=p1)
        assert tributes(table) == offered


def test_the_line_of_the_red_canyons_may_stay_empty_and_the_hero_attacks_alone() -> None:
    """B-RULING-43"""
    table = with_her(
        "red_canyons",
        board=CANYON,
        p1={"hand": ["supply"], "heroes": ["3,6", "5,6"]},
        p5={"heroes": ["", ""]},
    )
    table.do("tribute 2", "name supply", "attack city 5,7 p2")
    assert table.battle["attacking_heroes"] == [2]
    table.do("finish")
    assert table["p1.heroes"] == ["3,6", ""]


def test_emerald_lakes_promote_a_unit_that_may_start_a_line_at_once() -> None:
    """B-META-16"""
    table = with_her(
        "emerald_lakes",
        p1={"hand": ["4 supply", "tribesman.baerfolk"]},
        stock={"chief": ["chief.wolfsclan"]},
    )
    assert "hire priest" not in table.options
    table.do("tribute 1", "name supply", "name tribesman.baerfolk")
    assert table["p1.hand"] == ["chief.wolfsclan", "supply", "supply", "supply"]
    assert "hire priest" in table.options


def test_protojungle_draws_up_to_two_cards() -> None:
    """B-META-17"""
    for there, drawn in ((3, 2), (1, 1)):
        table = with_her("protojungle", p1={"hand": ["supply"], "nation": [f"{there} chest"]})
        table.do("tribute 1", "name supply", *["draw"] * drawn)
        assert table["p1.hand"][:drawn] == ["chest"] * drawn


@pytest.mark.parametrize("drawn", [0, 1])
def test_protojungle_lets_the_player_stop_earlier(drawn: int) -> None:
    """B-META-17, B-RULING-114: he sees the first card before he decides about the second."""
    table = with_her("protojungle", p1={"hand": ["supply"], "nation": ["3 chest"]})
    table.do("tribute 1", "name supply", *["draw"] * drawn)
    assert table.asks == (1, "draw-more")
    assert table.options == ["draw", "finish"]
    table.refuses("take chest", "B-RULING-114")
    table.do("finish")
    assert table["p1.hand"] == ["chest"] * drawn
    assert table.asks == (1, "act")


def test_frost_fields_double_a_named_unit_in_its_next_line() -> None:
    """B-META-18, B-RULING-59: one Tribesman builds a road."""
    table = with_her("frost_fields", p1={"hand": ["supply", "tribesman.baerfolk"]})
    assert "road straight" not in table.options
    table.do("tribute 1", "name supply", "name tribesman.baerfolk")
    assert table["p1.hand"] == ["tribesman.baerfolk^"]
    table.do("road straight", "site 2,3 1")
    assert table["board.2,3.card"] == "road"


def test_frost_fields_may_start_a_branched_line() -> None:
    """B-META-18"""
    table = with_her("frost_fields", p1={"hand": ["3 supply", "chief.baerfolk"]})
    table.do("tribute 1", "name supply", "name chief.baerfolk", "hire tribesman")
    table.do("hire tribesman")
    assert len([card for card in table["p1.refuge"] if card.startswith("tribesman")]) == 2


def test_frost_fields_double_a_unit_in_a_battle_line_too() -> None:
    """B-RULING-59, B-RULING-93: it is doubled in the next line into which it is played."""
    table = with_her(
        "frost_fields",
        p1={"hand": ["supply", "weapon.baerfolk", "priest.baerfolk"]},
        p2={"heroes": ["5,6", ""]},
    )
    table.do("tribute 1", "name supply", "name priest.baerfolk")
    table.do("attack heroes 5,6 p2", "lay priest.baerfolk^")
    assert table.battle["attack"] == 1 + 3 + 3 + 1


def test_frost_fields_double_no_universal_and_no_royal_units() -> None:
    """B-RULING-59"""
    table = with_her(
        "frost_fields",
        fanatics=True,
        unbound=True,
        p1={"hand": ["supply", "chief.fanatics", "chief.unbound", "queen.baerfolk"]},
    )
    assert tributes(table) == []
