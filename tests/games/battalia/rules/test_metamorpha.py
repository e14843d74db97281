"""B-META: Metamorpha."""

from __future__ import annotations

import pytest

from tests.games.battalia.rules.metamorpha import tributes, with_her
from tests.games.battalia.table import Table

TERRAINS = (
    "verdant_woods", "rocky_mountains", "red_canyons", "emerald_lakes", "frost_fields",
    "protojungle",
)  # fmt: skip


def test_npcs_play_only_if_they_are_agreed_upon() -> None:
    """B-META-01: at the first checkpoint nobody enters."""
    assert Table(players=2)["metamorpha"] is False
    assert Table(players=2)["bilkarr"] is False
    table = Table(players=2, day=7, turn=2).do("done")
    assert table["week"] == 2
    assert (table["npcs.metamorpha"], table["npcs.bilkarr"]) == ("", "")


def test_nobody_pays_tribute_before_she_comes() -> None:
    """B-META-02, B-META-06: whatever the terrains are, even in the corner of the board."""
    road = {"card": "road", "terrain": "protojungle"}
    p1 = {"heroes": ["5,6", ""], "hand": ["supply"], "nation": ["2 supply"]}
    table = Table(
        players=6, team_mode=False, metamorpha=True, board={"5,6": road, "7,11": road}, p1=p1
    )
    assert tributes(table) == []


def test_she_enters_at_the_first_checkpoint_on_the_gate_that_is_rolled() -> None:
    """B-META-02: 6, 3 and 4 are not in play."""
    table = Table(players=2, metamorpha=True, day=7, turn=2)
    table.do("done", dice=["6", "3", "4", "2"])
    assert table["board.6,4.terrain"] == "rocky_mountains"
    assert table["npcs.metamorpha"] == "6,4"


def test_one_die_is_rolled_for_each_npc_and_both_may_share_a_gate() -> None:
    """B-RULING-57, B-BASE-61: Metamorpha first."""
    table = Table(players=2, metamorpha=True, bilkarr=True, day=7, turn=2)
    table.do("done", dice=["2", "1"])
    assert (table["npcs.metamorpha"], table["npcs.bilkarr"]) == ("6,4", "2,4")
    same = Table(players=2, metamorpha=True, bilkarr=True, day=7, turn=2)
    same.do("done", dice=["1", "1"])
    assert (same["npcs.metamorpha"], same["npcs.bilkarr"]) == ("2,4", "2,4")


def test_she_enters_at_no_later_checkpoint_again() -> None:
    """B-META-02, B-META-05"""
    table = Table(players=2, metamorpha=True, week=2, day=7, turn=2, npcs={"metamorpha": "4,4"})
    assert table.do("done")["npcs.metamorpha"] == "4,4"


def test_she_moves_to_every_new_road_and_city_at_once() -> None:
    """B-META-03, B-RULING-58"""
    table = Table(
        players=2,
        metamorpha=True,
        npcs={"metamorpha": "6,4"},
        p1={"hand": ["2 tribesman.baerfolk", "3 chief.baerfolk"]},
    )
    table.do("road straight", "site 2,3 1")
    assert table["npcs.metamorpha"] == "2,3"
    table.do("city x chief", "site 3,4")
    assert table["npcs.metamorpha"] == "3,4"


def test_she_does_not_enter_the_board_with_a_new_card() -> None:
    """B-META-03: before the first checkpoint she is not in play."""
    table = Table(players=2, metamorpha=True, p1={"hand": ["2 tribesman.baerfolk"]})
    assert table.do("road straight", "site 2,3 1")["npcs.metamorpha"] == ""


def test_she_moves_to_a_card_replaced_from_the_supply() -> None:
    """B-META-04, B-RULING-58, B-EX-37: with several to the last one; a swap moves nobody."""
    table = with_her(
        "red_canyons",
        board={"3,3": {"card": "road", "terrain": "verdant_woods"}},
        p1={"hand": ["staff_of_terra"]},
    )
    table.do("great staff_of_terra", "swap 3,3 3,6", "turn 3,3")
    assert table["npcs.metamorpha"] == "3,6"
    assert table["board.3,6.terrain"] == "verdant_woods"  # its new terrain counts
    table.do("terrain 2,2 frost_fields")
    assert table["npcs.metamorpha"] == "2,2"


def test_her_terrain_after_a_swap_is_the_new_one() -> None:
    """B-RULING-58"""
    table = with_her(
        "red_canyons",
        board={"3,3": {"card": "road", "terrain": "protojungle"}},
        p1={"hand": ["staff_of_terra", "supply"], "heroes": ["2,2", "5,6"], "nation": ["supply"]},
    )
    table.do("great staff_of_terra", "swap 3,3 3,6", "turn 3,3", "finish")
    assert tributes(table) == []
    other = with_her(
        "red_canyons",
        board={"3,3": {"card": "road", "terrain": "protojungle"}},
        p1={"hand": ["staff_of_terra", "supply"], "heroes": ["6,10", ""], "nation": ["supply"]},
    )
    assert tributes(other) == []
    other.do("great staff_of_terra", "swap 3,3 3,6", "turn 3,3", "finish")
    assert tributes(other) == ["tribute 1"]


def test_a_storm_effect_that_lays_or_replaces_a_card_moves_her() -> None:
    """B-META-03, B-META-04, B-RULING-58: effects 4 and 7."""
    for effect, answers in ((4, ["road straight", "site 2,3 1"]), (7, ["terrain 2,2 red_canyons"])):
        table = Table(
            players=2,
            metamorpha=True,
            npcs={"metamorpha": "6,4"},
            p1={"hand": ["2 supply"], "heroes": ["2,4", ""]},
            stock={"storm": [effect]},
        )
        table.do("move 1", "lay supply", "lay supply", "go", "jump 6,4", *answers)
        assert table["npcs.metamorpha"] == answers[-1].split()[1]


def test_she_moves_in_no_other_way() -> None:
    """B-META-05: days, hero moves and tributes leave her where she is."""
    table = with_her("protojungle", p1={"hand": ["3 supply"], "nation": ["9 supply"]})
    table.do("tribute 1", "name supply", "finish")
    for _ in range(6):
        table.do("done")
    assert table["day"] == 2
    assert table["npcs.metamorpha"] == "3,6"


@pytest.mark.parametrize("terrain", TERRAINS)
def test_a_hero_on_any_field_of_her_terrain_activates_her(terrain: str) -> None:
    """B-META-06"""
    hand = {"hand": ["supply", "tribesman.baerfolk"], "nation": ["supply"]}
    near = {
        "5,7": {"card": "road", "shape": "x"},
        "4,6": {"card": "city", "shape": "x", "owner": 2},
    }
    table = with_her(terrain, p1=hand, board=near)
    assert tributes(table) == ["tribute 1"]
    away = with_her(terrain, p1={**hand, "heroes": ["4,4", ""]}, board=near)
    assert tributes(away) == []


def test_each_activation_costs_one_card_of_the_hand() -> None:
    """B-META-07, B-RULING-59: it lies with the played cards and goes to the Refuge."""
    table = with_her("protojungle", p1={"hand": ["supply", "stardust"], "nation": ["3 chest"]})
    table.do("tribute 1")
    assert table.options == ["name supply", "name stardust"]
    table.do("name stardust", "draw", "draw")
    assert table["p1.table"] == ["stardust"]
    assert table["p1.hand"] == ["chest", "chest", "supply"]
    table.do("done")
    assert "stardust" in [*table["p1.refuge"], *table["p1.nation"], *table["p1.hand"]]
    none = with_her("protojungle", p1={"nation": ["chest"]})
    none.refuses("tribute 1", "B-META-07")


def test_a_fanatic_as_tribute_needs_its_sacrifice() -> None:
    """B-RULING-59"""
    p1 = {"hand": ["chief.fanatics", "supply"], "nation": ["2 chest"]}
    table = with_her("protojungle", fanatics=True, p1=p1).do("tribute 1", "name chief.fanatics")
    assert table["limbo"] == ["supply"]
    alone = with_her("protojungle", fanatics=True, p1={**p1, "hand": ["chief.fanatics"]})
    assert tributes(alone) == []


def test_the_limit_is_once_per_turn_hero_and_terrain() -> None:
    """B-META-08, B-META-09, B-EX-16: two heroes, two uses, four cards."""
    table = with_her(
        "protojungle",
        p1={"hand": ["3 supply"], "nation": ["4 chest"], "heroes": ["5,6", "3,6"]},
    )
    table.do("tribute 1", "name supply", "draw", "draw")
    table.do("tribute 2", "name supply", "draw", "draw")
    assert table["p1.hand"] == ["chest"] * 4 + ["supply"]
    assert table["p1.tributes"] == ["1 protojungle", "2 protojungle"]
    table.refuses("tribute 1", "B-META-08")
    table.refuses("tribute 2", "B-META-08")


def test_the_counter_starts_anew_each_turn() -> None:
    """B-RULING-59"""
    table = with_her("protojungle", p1={"hand": ["3 supply"], "nation": ["9 chest"]})
    table.do("tribute 1", "name supply", "finish")
    for _ in range(6):
        table.do("done")
    assert tributes(table) == ["tribute 1"]


def test_a_new_card_brings_a_new_ability_in_the_same_turn() -> None:
    """B-META-10, B-META-03, B-EX-17"""
    table = with_her(
        "rocky_mountains",
        board={"5,9": {"card": "road", "terrain": "emerald_lakes"},
               "2,2": {"card": "city", "owner": 1, "level": 2}},
        stock={"road": {"straight": ["emerald_lakes"]}},
        p1={
            "hand": ["2 supply", "2 tribesman.baerfolk", "chief.baerfolk"],
            "heroes": ["5,6", "5,9"],
        },
    )  # fmt: skip
    table.do("tribute 1", "name supply")
    assert table["board.2,2.level"] == 3
    table.do("road straight", "site 3,2")
    assert table["npcs.metamorpha"] == "3,2"
    table.do("tribute 2", "name supply", "name chief.baerfolk")
    assert [card for card in table["p1.hand"] if card.startswith("priest")]


def test_the_tribute_is_no_part_of_another_line() -> None:
    """B-META-11"""
    table = with_her("protojungle", p1={"hand": ["3 supply"], "heroes": ["5,6", "2,2"]},
                     board={"2,3": {"card": "road", "shape": "straight", "turned": 1}})  # fmt: skip
    table.do("move 2")
    assert tributes(table) == []
    refused = table.act(table.game.expand(table.state, 0, "tribute 1")[0], by=1)
    assert not isinstance(refused, int)


def test_no_ability_works_for_a_hero_in_a_valley() -> None:
    """B-RULING-59, B-VALLEY-20: nor does she have an ability there."""
    table = Table(
        players=4,
        valley="mountain_pass",
        metamorpha=True,
        npcs={"metamorpha": "4,6"},
        p1={"hand": ["supply"], "nation": ["supply"], "heroes": ["4,4", "4,6"]},
    )
    assert tributes(table) == []
