"""B-VALLEY, B-BRIDGE, B-META: valleys and figures, where the usual tests end."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.battalia.rules.maps import city, road, starting
from tests.games.battalia.table import Table

CROSSINGS = ("3,4", "4,3", "4,5", "5,4", "3,8", "4,7", "4,9", "5,8")
OPEN = {field: {"card": "crossing", "hidden": False} for field in CROSSINGS}
EXITS = {  # of every building: the crossings beside it
    "3,3": {"3,4", "4,3"},
    "3,5": {"3,4", "4,5"},
    "5,3": {"4,3", "5,4"},
    "5,5": {"4,5", "5,4"},
    "3,7": {"3,8", "4,7"},
    "3,9": {"3,8", "4,9"},
    "5,7": {"4,7", "5,8"},
    "5,9": {"4,9", "5,8"},
}


def valley(**given: Any) -> Table:
    usual: dict[str, Any] = {
        "players": 4, "valley": "mountain_pass", "team_mode": False, "extended": False,
    }  # fmt: skip
    board = OPEN | given.pop("board", {})
    return Table(**usual | {"board": board} | given)


# --- the map


@pytest.mark.parametrize("field", EXITS)
def test_a_building_opens_to_the_two_crossings_beside_it(field: str) -> None:
    """B-VALLEY-09: and to no other side, whatever lies there."""
    row, column = (int(part) for part in field.split(","))
    around = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    outer = {f"{r},{c}" for r, c in around} - EXITS[field]
    free = {place: road("nesw") for place in outer if place not in ("2,3", "2,9")}
    board = {field: {"hidden": False, "owner": 1}, **free}
    table = valley(board=board, p1={"hand": ["supply"], "heroes": [field, ""]})
    table.do("move 1", "lay supply", "go")
    assert {option.split()[1] for option in starting(table, "step")} == EXITS[field]


def test_a_chain_runs_over_the_connection() -> None:
    """B-PLACE-04, B-RULING-76: from the own centre of one valley into the other."""
    board = {
        "4,4": {"card": "centre", "owner": 1},
        "2,8": {"card": "gate", "terrain": "rocky_mountains"},
        **{f"{row},6": {"card": "empty"} for row in (3, 5)},
    }
    table = valley(board=board, p1={"hand": ["2 tribesman.baerfolk"]})
    assert "post 4,7" in table.options
    assert "post 4,9" not in table.options  # the neutral centre of the other valley lies between


def test_a_building_counts_for_no_great_city() -> None:
    """B-END-02, B-VALLEY-20"""
    board = {"3,3": {"hidden": False, "owner": 1}, "4,4": {"card": "centre", "owner": 1}}
    assert (
        valley(board=board)["p1.now.great_cities"]
        == valley(board={"4,4": {"card": "centre", "owner": 1}})["p1.now.great_cities"]
    )


# --- the King's Bridge


def bridge(**given: Any) -> Table:
    p1 = {"hand": ["3 supply"], "heroes": ["4,5", ""]} | given.pop("p1", {})
    table = valley(valley="kings_bridge", p1=p1, **given)
    return table.do("move 1", "lay supply", "go", "step 4,6")


def test_a_city_alone_is_lowered_by_two_levels_only() -> None:
    """B-BRIDGE-11: one city by two levels, or two cities by one level each."""
    table = bridge(board={"2,2": {"level": 3}}).do("bridge buy")
    assert table.options == ["at 2,2 2"]
    assert "bridge buy" not in bridge(board={"2,2": {"level": 2}}).options


def test_two_cities_are_lowered_by_one_level_each() -> None:
    """B-BRIDGE-11: the second is another one."""
    board = {"2,2": {"level": 2}, "1,4": city("es", owner=1, level=2)}
    table = bridge(board=board).do("bridge buy")
    assert table.options == ["at 1,4 1", "at 2,2 1"]
    table.do("at 2,2 1")
    assert table["board.2,2.level"] == 1
    assert table.options == ["at 1,4 1"]
    table.do("at 1,4 1")
    assert table["board.1,4.level"] == 1
    assert table.asks == (1, "choose-artefact")


def test_a_hero_who_used_the_bridge_finds_it_closed_when_he_comes_back() -> None:
    """B-BRIDGE-08, B-RULING-78: once per hero and turn."""
    table = bridge(p1={"refuge": ["horn_of_baldur", "book_of_crea"]})
    table.do("bridge deliver", "deliver horn_of_baldur 2,2")
    table.do("finish")
    assert table["p1.bridged"] == [1]
    table.do("move 1", "lay supply", "go", "step 4,5", "move 1", "lay supply", "go", "step 4,6")
    assert table.asks == (1, "act")


@pytest.mark.parametrize(("player", "hero"), [(1, 2), (2, 1), (3, 2), (4, 1), (4, 2)])
def test_every_hero_has_a_bridge_action_of_his_own(player: int, hero: int) -> None:
    """B-BRIDGE-08, B-RULING-78: what the others have done does not count."""
    heroes = ["4,5", ""] if hero == 1 else ["", "4,5"]
    own = {"hand": ["supply"], "heroes": heroes, "refuge": ["horn_of_baldur"]}
    for used, closed in (([hero], True), ([3 - hero], False)):
        given = {f"p{player}": own | {"bridged": used}}
        table = valley(valley="kings_bridge", turn=player, **given)
        table.do(f"move {hero}", "lay supply", "go", "step 4,6")
        assert (table.asks[1] == "act") is closed


def test_whoever_passes_on_the_bridge_may_use_it_when_he_comes_back() -> None:
    """B-RULING-78: nothing was carried out."""
    table = bridge(p1={"refuge": ["horn_of_baldur"]}).do("pass")
    table.do("move 1", "lay supply", "go", "step 4,5", "move 1", "lay supply", "go", "step 4,6")
    assert "bridge deliver" in table.options


@pytest.mark.parametrize("player", [1, 2, 3])
def test_a_ring_is_spent_for_its_owner_alone(player: int) -> None:
    """B-BRIDGE-03, B-BRIDGE-06"""
    own = {"hand": ["2 supply"], "heroes": ["2,4", ""], "nation": ["9 chest"]}
    under = {"verdant_woods": ["horn_of_baldur", "book_of_crea"]}
    given: dict[str, Any] = {f"p{player}": own}
    stock = {"storm": [3], "under_gates": under}
    table = valley(valley="kings_bridge", turn=player, stock=stock, **given)
    table.do("move 1", "lay supply", "lay supply", "go", "jump 2,8")
    table.do("spend", "take book_of_crea")
    for other in (1, 2, 3, 4):
        spent = ["verdant_woods"] if other == player else []
        assert table[f"p{other}.rings_spent"] == spent


# --- the Mountain Pass


@pytest.mark.parametrize(("player", "hero"), [(1, 2), (2, 1), (3, 2)])
def test_a_booster_belongs_to_the_hero_who_stopped(player: int, hero: int) -> None:
    """B-PASS-01, B-RULING-77: and is gone when he is lost."""
    heroes = ["4,5", "2,2"] if hero == 1 else ["2,2", "4,5"]
    given: dict[str, Any] = {
        f"p{player}": {"hand": ["supply", "weapon.baerfolk"], "heroes": heroes}
    }
    table = valley(turn=player, **given)
    table.do(f"move {hero}", "lay supply", "go", "step 4,6").do("booster", dice=["2"])
    rings = ["rocky_mountains", ""] if hero == 1 else ["", "rocky_mountains"]
    for other in (1, 2, 3, 4):
        assert table[f"p{other}.boosters"] == (rings if other == player else ["", ""])


@pytest.mark.parametrize("player", [1, 2, 3, 4])
def test_only_a_hero_without_a_booster_may_take_one(player: int) -> None:
    """B-PASS-01, B-RULING-77: what others carry does not count."""
    carrying = {"heroes": ["2,2", "2,2"], "boosters": ["red_canyons", "red_canyons"]}
    free = {"heroes": ["4,5", "2,2"], "boosters": ["", "red_canyons"], "hand": ["supply"]}
    for own, offered in ((free, True), (free | {"boosters": ["red_canyons", ""]}, False)):
        given: dict[str, Any] = {f"p{other}": carrying for other in (1, 2, 3, 4)}
        if not offered:
            given = {}
        table = valley(turn=player, **given | {f"p{player}": own})
        table.do("move 1", "lay supply", "go", "step 4,6")
        assert (table.asks[1] == "booster") is offered


@pytest.mark.parametrize("player", [1, 2, 3])
def test_a_booster_is_lost_with_its_hero_alone(player: int) -> None:
    """B-RULING-77"""
    rings = {"boosters": ["rocky_mountains", "red_canyons"], "heroes": ["4,5", "4,7"]}
    given: dict[str, Any] = {f"p{other}": rings for other in (1, 2, 3, 4)}
    given[f"p{player}"] = rings | {"hand": ["weapon.baerfolk"], "heroes": ["4,4", "4,7"]}
    table = valley(turn=player, **given).do("attack centre 4,4 nobody", "finish")
    assert table[f"p{player}.heroes"] == ["", "4,7"]
    for other in (1, 2, 3, 4):
        lost = ["", "red_canyons"]
        assert table[f"p{other}.boosters"] == (lost if other == player else rings["boosters"])


@pytest.mark.parametrize("hero_mode", [True, False])
def test_a_neutral_centre_defends_with_6(hero_mode: bool) -> None:
    """B-VALLEY-30: in the beginner game, too."""
    p1 = {"hand": ["weapon.baerfolk"], "heroes": ["4,4", ""]}
    table = valley(hero_mode=hero_mode, p1=p1).do("attack centre 4,4 nobody")
    assert table.battle["defence"] == 6


# --- Metamorpha


def with_her(terrain: str, **given: Any) -> Table:
    card = {"card": "road", "terrain": terrain}
    board = {"3,6": card, "5,6": card} | given.pop("board", {})
    p1 = {"heroes": ["5,6", ""]} | given.pop("p1", {})
    usual: dict[str, Any] = {"players": 6, "team_mode": False, "metamorpha": True}
    return Table(**usual, npcs={"metamorpha": "3,6"}, board=board, p1=p1, **given)


def test_the_tribute_of_the_lakes_leaves_a_unit_to_promote() -> None:
    """B-META-07, B-META-16"""
    table = with_her("emerald_lakes", p1={"hand": ["tribesman.baerfolk", "lord.baerfolk"]})
    table.do("tribute 1")
    assert table.options == ["name lord.baerfolk"]
    assert starting(with_her("emerald_lakes", p1={"hand": ["2 lord.baerfolk"]}), "tribute") == []


def test_the_tribute_of_the_frost_fields_leaves_a_unit_to_double() -> None:
    """B-META-07, B-META-18"""
    table = with_her("frost_fields", p1={"hand": ["lord.baerfolk", "supply"]}).do("tribute 1")
    assert table.options == ["name supply"]
    assert starting(with_her("frost_fields", p1={"hand": ["2 supply"]}), "tribute") == []


def test_the_owner_of_a_city_attacked_from_the_canyons_says_who_defends_it() -> None:
    """B-META-14, B-BATTLE-06, B-BATTLE-37: he refills at the end of the turn, too."""
    board = {"5,7": {"card": "city", "shape": "t", "owner": 2, "level": 1}}
    p2 = {"heroes": ["5,7", ""], "hand": ["supply"], "nation": ["9 supply"]}
    table = with_her("red_canyons", board=board, p1={"hand": ["supply", "horse.baerfolk"]}, p2=p2)
    table.do("tribute 1", "name supply", "attack city 5,7 p2")
    assert table.asks == (2, "defending-heroes")
    table.do("heroes 0", "finish", "pass", "done")
    assert table["p2.now.sizes.hand"] == 6
