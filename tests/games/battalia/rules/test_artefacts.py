"""B-ART: Tools, Horses, Weapons and Titles."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.battalia.rules.creation import creation, lines
from tests.games.battalia.table import GAME, Table

TOOLS_DAY, HORSE_DAY, WEAPON_DAY, TITLE_DAY = 1, 2, 3, 7
ROW = {f"2,{column}": {"card": "road", "shape": "straight", "turned": 1} for column in (3, 4, 5, 6)}


def holding(*hand: str, day: int = 5, **given: Any) -> Table:
    """Player 1, a Bärfolk, with this hand on a day that enlightens Amulets."""
    p1 = {"faction": "baerfolk", "hand": list(hand), **given.pop("p1", {})}
    return creation(day=day, p1=p1, **given)


def attacking(*hand: str, day: int = 5) -> Table:
    """Player 1 stands in a neutral city of foreign terrain."""
    return holding(*hand, day=day, p1={"heroes": ["4,1", ""]})


# --- Tools


@pytest.mark.parametrize("shape", ["straight", "curve"])
def test_tools_stand_for_the_two_tribesmen_of_a_road(shape: str) -> None:
    """B-ART-01, B-CRULING-12."""
    table = holding("tools.cloudborn").do(f"road {shape}")
    table.do(table.options[0])
    assert table["now.cards.road"] == 1
    assert table["p1.table"] == ["tools.cloudborn"]


@pytest.mark.parametrize("shape", ["t", "x"])
def test_tools_build_a_crossing_with_one_supply(shape: str) -> None:
    """B-ART-01, B-CRULING-12."""
    table = holding("tools.cloudborn", "supply").do(f"road {shape}")
    table.do(table.options[0])
    assert table["p1.table"] == ["supply", "tools.cloudborn"]
    holding("tools.cloudborn").refuses(f"road {shape}", "B-ROAD-03")


def test_tools_pay_for_no_city_upgrade_or_purchase() -> None:
    """B-ART-02, B-CRULING-12."""
    board = {"2,3": {"card": "road", "shape": "x"}}
    hand = ["3 tools.cloudborn", "tribesman.cloudborn", "chief.cloudborn"]
    table = holding(*hand, board=board)
    assert {option.split()[0] for option in table.options} == {
        *("mulligan", "cohort", "road", "hide", "done"),
    }


def test_tools_never_stand_for_one_of_the_two_tribesmen() -> None:
    """B-ART-01, B-ART-02."""
    assert lines(holding("tribesman.cloudborn", "2 chief.cloudborn"), "road") == []
    hand = ["2 tribesman.cloudborn", "tools.cloudborn"]
    table = holding(*hand).do("road straight", "site 2,3 1", "lay tribesman.cloudborn")
    assert table["p1.table"] == ["tribesman.cloudborn", "tribesman.cloudborn"]
    assert table["p1.hand"] == ["tools.cloudborn"]


def test_tools_build_no_trading_post() -> None:
    """B-ART-02, B-CRULING-12."""
    board = {"2,3": {"card": "road", "shape": "x"}}
    sets = ["baerfolk", "cloudborn", "emberians"]

    def posts(*hand: str) -> list[str]:
        p1 = {"faction": "baerfolk", "hand": list(hand)}
        return lines(Table(players=2, sets=sets, board=board, p1=p1), "post")

    assert posts("2 tribesman.baerfolk") == ["2,3"]
    assert posts("tools.baerfolk") == []


def test_tools_discover_valley_buildings_but_no_valley_roads() -> None:
    """B-ART-02, B-CRULING-12."""
    valley: dict[str, Any] = {"players": 4, "valley": "mountain_pass", "team_mode": False}
    board = Table(**valley)["board"]
    crossing = next(field for field in board if board[field]["card"] == "crossing")
    row, column = map(int, crossing.split(","))
    buildings = [
        f"{row + down},{column + right}"
        for down, right in ((0, 1), (0, -1), (1, 0), (-1, 0))
        if board.get(f"{row + down},{column + right}", {}).get("card") == "building"
    ]
    centre = next(field for field in board if board[field]["card"] == "centre")

    def offers(hero: str, *hand: str) -> list[str]:
        p1 = {"hand": list(hand), "heroes": [hero, ""]}
        shown = {crossing: {"hidden": False}} if hero == crossing else {}
        return lines(Table(board=shown, p1=p1, **valley), "discover")

    factions = Table(**valley)["sets"]
    tools = f"tools.{factions[0]}"
    assert set(buildings) <= set(offers(crossing, tools))
    assert offers(centre, tools, "supply") == []
    assert len(offers(centre, f"2 tribesman.{factions[0]}", "supply")) == 4


def test_enlightened_tools_build_two_roads_in_one_line() -> None:
    """B-ART-03, B-CEX-13: each crossing with its own Supply."""
    table = holding("tools.cloudborn", "2 supply", day=TOOLS_DAY)
    table.do("road x", "site 2,3", "road x", "site 2,4")
    assert table["now.cards.road"] == 2
    assert table["p1.table"] == ["supply", "supply", "tools.cloudborn"]
    assert table.asks == (1, "act")


def test_the_second_road_of_enlightened_tools_may_be_left_out() -> None:
    """B-ART-03: up to two."""
    table = holding("tools.cloudborn", day=TOOLS_DAY).do("road straight", "site 2,3 1", "finish")
    assert table["now.cards.road"] == 1
    assert table.asks == (1, "act")


def test_one_supply_pays_for_one_of_two_crossings() -> None:
    """B-ART-03."""
    table = holding("tools.cloudborn", "supply", day=TOOLS_DAY).do("road x", "site 2,3")
    assert lines(table, "road") == ["straight", "curve"]


@pytest.mark.parametrize("day", [2, 5, 7])
def test_other_days_give_tools_one_road(day: int) -> None:
    """B-ART-03."""
    table = holding("tools.cloudborn", "2 supply", day=day).do("road x", "site 2,3")
    assert table.asks == (1, "act")


@pytest.mark.parametrize(("card", "rule"), [("tools", "B-ART-04"), ("tent", "B-ART-25")])
def test_tools_and_tents_are_no_battle_cards(card: str, rule: str) -> None:
    """B-ART-04, B-ART-25."""
    table = attacking("weapon.cloudborn", f"{card}.cloudborn", "chief.cloudborn")
    table.do("attack city 4,1 nobody")
    assert lines(table, "lay") == ["chief.cloudborn"]
    table.refuses(f"lay {card}.cloudborn", rule)


# --- Horses


@pytest.mark.parametrize(("day", "steps"), [(5, 3), (HORSE_DAY, 5)])
def test_a_horse_gives_three_steps_and_five_when_enlightened(day: int, steps: int) -> None:
    """B-ART-05, B-ART-06."""
    board: dict[str, Any] = {**ROW, "3,6": {"card": "road", "shape": "x"}}
    board["4,6"] = {"card": "road", "shape": "x"}
    board["2,6"] = {"card": "road", "shape": "curve", "turned": 2}
    table = holding("horse.cloudborn", day=day, board=board)
    table.do("move 1", "lay horse.cloudborn", "go")
    way = ["2,3", "2,4", "2,5", "2,6", "3,6", "4,6"]
    for field in way[:steps]:
        table.do(f"step {field}")
    assert table.asks == (1, "act")
    assert table["p1.heroes"][0] == way[steps - 1]


def test_the_steps_of_a_horse_belong_to_one_hero() -> None:
    """B-ART-05."""
    p1 = {"heroes": ["2,2", "2,2"]}
    table = holding("horse.cloudborn", board=ROW, p1=p1)
    table.do("move 1", "lay horse.cloudborn", "go", "step 2,3")
    assert all(option in ("step 2,2", "step 2,4", "stop") for option in table.options)
    table.do("stop")
    assert lines(table, "move") == []


@pytest.mark.parametrize("day", [5, HORSE_DAY])
def test_a_horse_has_strength_one(day: int) -> None:
    """B-ART-07, B-CRULING-13: enlightened or not."""
    table = attacking("weapon.cloudborn", "horse.cloudborn", day=day)
    table.do("attack city 4,1 nobody")
    before = table.battle["attack"]
    table.do("lay horse.cloudborn")
    assert table.battle["attack"] == before + 1


def test_a_horse_starts_no_attack() -> None:
    """B-ART-08."""
    table = attacking("2 horse.cloudborn", "lord.cloudborn")
    assert lines(table, "attack") == []


# --- Weapons


def test_a_weapon_starts_every_attack() -> None:
    """B-ART-09."""
    table = attacking("weapon.cloudborn", "lord.cloudborn").do("attack city 4,1 nobody")
    assert table.battle["attack_line"] == ["weapon.cloudborn"]
    assert lines(attacking("3 lord.cloudborn"), "attack") == []


@pytest.mark.parametrize(("day", "strength"), [(5, 1), (2, 1), (WEAPON_DAY, 2)])
def test_a_weapon_has_strength_one_and_two_when_enlightened(day: int, strength: int) -> None:
    """B-ART-10, B-ART-11: the second Weapon adds as much as the first."""
    table = attacking("weapon.cloudborn", "weapon.emberians", day=day)
    table.do("attack city 4,1 nobody", "lay weapon.cloudborn", "lay weapon.emberians")
    assert table.battle["attack"] == 2 * strength


def test_a_weapon_is_needed_to_recruit_a_hero() -> None:
    """B-ART-12."""
    assert lines(holding("weapon.cloudborn", "2 supply"), "recruit") == ["2,2 2"]
    assert lines(holding("horse.cloudborn", "lord.cloudborn", "4 supply"), "recruit") == []


# --- Titles


def test_a_title_promotes_a_unit_of_the_hand_to_the_next_rank() -> None:
    """B-ART-13, B-ART-14, B-CRULING-14."""
    stock = {"priest": ["priest.emberians"]}
    table = holding("title.cloudborn", "chief.baerfolk", "lord.baerfolk", stock=stock)
    below = table["stock.chief"]
    table.do("promote title.cloudborn")
    assert lines(table, "name") == ["chief.baerfolk"]
    table.do("name chief.baerfolk")
    assert table["p1.hand"] == ["lord.baerfolk", "priest.emberians"]
    assert table["stock.chief"] == [*below, "chief.baerfolk"]
    assert table["p1.table"] == ["title.cloudborn"]


def test_a_title_promotes_a_unit_of_the_own_battle_line() -> None:
    """B-ART-13, B-ART-25, B-CRULING-14."""
    hand = ["weapon.cloudborn", "chief.cloudborn", "title.cloudborn"]
    stock = {"priest": ["priest.cloudborn"]}
    table = holding(*hand, stock=stock, p1={"heroes": ["4,1", ""]})
    table.do("attack city 4,1 nobody", "lay chief.cloudborn")
    before = table.battle["attack"]
    table.do("lay title.cloudborn", "name chief.cloudborn line")
    assert table.battle["attack_line"].count("priest.cloudborn") == 1
    assert "chief.cloudborn" not in table.battle["attack_line"]
    assert table.battle["attack"] == before + 1


def test_a_promoted_unit_is_used_at_once_and_stays() -> None:
    """B-ART-15, B-CEX-22: no Supply card comes with it."""
    p1 = {"nation": ["6 tribesman.cloudborn"]}
    stock = {"lord": ["lord.emberians"]}
    hand = ["title.cloudborn", "priest.baerfolk", "supply"]
    table = holding(*hand, stock=stock, p1=p1)
    supply = table["stock.supply"]
    table.do("promote title.cloudborn", "name priest.baerfolk", "buy title", "done")
    assert table["stock.supply"] == supply
    assert "lord.emberians" in table["p1.refuge"]
    assert "priest.baerfolk" not in table["p1.refuge"]


@pytest.mark.parametrize(("rise", "reached"), [(1, "chief"), (2, "priest")])
def test_an_enlightened_title_lifts_by_one_or_two_ranks(rise: int, reached: str) -> None:
    """B-ART-16: one card of the rank reached is taken."""
    table = holding("title.cloudborn", "tribesman.baerfolk", day=TITLE_DAY)
    sizes = {rank: len(table["stock"][rank]) for rank in ("tribesman", "chief", "priest")}
    table.do("promote title.cloudborn", "name tribesman.baerfolk", f"rise {rise}")
    (card,) = table["p1.hand"]
    assert card.startswith(reached)
    sizes["tribesman"] += 1
    sizes[reached] -= 1
    assert {rank: len(table["stock"][rank]) for rank in sizes} == sizes


def test_a_title_that_is_not_enlightened_lifts_by_one_rank() -> None:
    """B-ART-16."""
    table = holding("title.cloudborn", "tribesman.baerfolk")
    table.do("promote title.cloudborn", "name tribesman.baerfolk")
    assert [card.partition(".")[0] for card in table["p1.hand"]] == ["chief"]


def test_a_lord_is_not_promoted() -> None:
    """B-ART-17."""
    for day in (5, TITLE_DAY):
        table = holding("title.cloudborn", "lord.baerfolk", day=day)
        table.refuses("promote title.cloudborn", "B-ART-17")


def test_an_empty_stack_promotes_nobody() -> None:
    """B-ART-17: an enlightened Title may pass over it."""
    stock: dict[str, Any] = {"chief": []}
    table = holding("title.cloudborn", "tribesman.baerfolk", stock=stock)
    table.refuses("promote title.cloudborn", "B-ART-17")
    table = holding("title.cloudborn", "tribesman.baerfolk", stock=stock, day=TITLE_DAY)
    table.do("promote title.cloudborn", "name tribesman.baerfolk")
    assert [card.partition(".")[0] for card in table["p1.hand"]] == ["priest"]


def test_a_priest_rises_by_one_rank_even_when_titles_are_enlightened() -> None:
    """B-ART-16, B-ART-17."""
    table = holding("title.cloudborn", "priest.baerfolk", day=TITLE_DAY)
    table.do("promote title.cloudborn", "name priest.baerfolk")
    assert [card.partition(".")[0] for card in table["p1.hand"]] == ["lord"]


def test_the_numbers_of_the_artefacts_are_those_of_the_pack() -> None:
    """B-ART-03, B-ART-05 to B-ART-07, B-ART-10, B-ART-16: an owner may correct them there."""
    numbers = GAME.pack.numbers
    assert numbers["tools_roads_enlightened"] == 2
    assert (numbers["horse_steps"], numbers["horse_steps_enlightened"]) == (3, 5)
    assert numbers["horse_strength"] == 1
    assert (numbers["weapon_strength"], numbers["weapon_strength_enlightened"]) == (1, 2)
    assert (numbers["title_ranks"], numbers["title_ranks_enlightened"]) == (1, 2)
