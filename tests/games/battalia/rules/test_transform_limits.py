"""B-ART-13 to -31, B-META, B-SA: each card works once, on the right cards, for the right price."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.battalia.rules.maps import starting
from tests.games.battalia.rules.weekends import checkpoint
from tests.games.battalia.table import Table

WEAPON = "weapon.baerfolk"


def duel(attacking: list[str], defending: list[str], **given: Any) -> Table:
    """Player 1 attacks the hero of player 2 on the ruin; day 4 enlightens only Tents."""
    p1 = {"hand": [WEAPON, *attacking], "heroes": ["4,4", ""]}
    p2 = {"hand": defending, "heroes": ["4,4", ""]}
    table = Table(players=2, day=4, p1=p1, p2=p2, **given)
    return table.do("attack heroes 4,4 p2")


# --- in battle


def test_a_unit_is_doubled_once() -> None:
    """B-ART-29: neither two Scrolls nor Scroll and Book work on the same unit."""
    for second in ("scroll.cloudborn", "book_of_crea"):
        table = duel(["chief.baerfolk", "scroll.baerfolk", second], [])
        table.do("lay chief.baerfolk", "lay scroll.baerfolk", "name chief.baerfolk line")
        assert f"lay {second}" not in table.options
        assert table.battle["attack_line"] == [WEAPON, "chief.baerfolkx2", "scroll.baerfolk"]


def test_a_doubled_unit_is_not_promoted_and_not_changed_by_an_amulet() -> None:
    """B-ART-29"""
    table = duel(["chief.baerfolk", "scroll.baerfolk", "title.baerfolk", "amulet.baerfolk"], [])
    table.do("lay chief.baerfolk", "lay scroll.baerfolk", "name chief.baerfolk line")
    assert "lay title.baerfolk" not in table.options
    table.do("lay amulet.baerfolk")
    assert "name chief.baerfolkx2 line" not in table.options


def test_an_amulet_changes_no_card_of_the_line_that_cannot_be_changed() -> None:
    """B-ART-26, B-ART-29: Great Artefacts, the Unbound, and what was changed already."""
    others = ["sword_of_elemag", "chief.unbound", "tribesman.baerfolk"]
    hand = [*others, "crown_of_titus", "amulet.baerfolk"]
    table = duel(hand, [], unbound=True).do(f"lay {WEAPON}", *(f"lay {card}" for card in others))
    table.do("lay crown_of_titus", "name tribesman.baerfolk line", "lay amulet.baerfolk")
    assert table.options == [f"name {WEAPON} line"]


def test_an_amulet_finds_no_card_in_itself() -> None:
    """B-ART-19: one other own card; a second Amulet is one."""
    assert duel(["tribesman.baerfolk"], ["amulet.cloudborn"]).do("finish").options == ["pass"]
    table = duel([], ["2 amulet.cloudborn"]).do("finish")
    assert starting(table, "lay") == ["lay amulet.cloudborn"]
    assert table.do("lay amulet.cloudborn").options == ["name amulet.cloudborn"]


def test_the_crown_raises_no_lord_in_battle() -> None:
    """B-GA-15: units of rank 1 to 3, in the hand or in the line."""
    table = duel(["crown_of_titus", "lord.baerfolk", "lord.cloudborn", "chief.baerfolk"], [])
    table.do("lay lord.baerfolk", "lay crown_of_titus")
    assert table.options == ["name chief.baerfolk"]


# --- outside battle


def test_the_crown_changes_one_unit() -> None:
    """B-GA-15"""
    table = Table(
        players=2, p1={"hand": ["crown_of_titus", "tribesman.baerfolk", "chief.baerfolk"]}
    )
    table.do("great crown_of_titus", "name chief.baerfolk")
    assert table["p1.hand"] == ["chief.baerfolk>lord", "tribesman.baerfolk"]
    assert table.asks == (1, "act")


def test_the_lakes_promote_by_one_rank_on_every_day() -> None:
    """B-META-16, B-ART-16: day 7 enlightens Titles, not her."""
    card = {"card": "road", "terrain": "emerald_lakes"}
    table = Table(
        players=6,
        team_mode=False,
        metamorpha=True,
        day=7,
        npcs={"metamorpha": "3,6"},
        board={"3,6": card, "5,6": card},
        p1={"hand": ["tribesman.baerfolk", "supply"], "heroes": ["5,6", ""]},
        stock={"chief": ["chief.cloudborn"]},
    )
    table.do("tribute 1", "name supply")
    assert table.options == ["name tribesman.baerfolk"]
    table.do("name tribesman.baerfolk")
    assert table["p1.hand"] == ["chief.cloudborn"]


@pytest.mark.parametrize("card", ["supply", "stardust"])
def test_a_free_jump_is_paid_without_asking_where_one_way_is_left(card: str) -> None:
    """B-META-12, B-RULING-23, B-RULING-108"""
    table = Table(
        players=2,
        metamorpha=True,
        npcs={"metamorpha": "2,4"},
        p1={"hand": ["chest", card], "heroes": ["2,4", ""]},
        stock={"storm": [9]},
    )
    table.do("tribute 1", "name chest", "jump 6,4")
    assert table["p1.hand"] == []
    assert table["p1.table"] == ["chest", card]


def test_a_free_jump_needs_supply_besides_the_tribute_card() -> None:
    """B-META-07, B-META-12, B-RULING-23: no road leads away from the gate."""
    given: dict[str, Any] = {"players": 2, "metamorpha": True, "npcs": {"metamorpha": "2,4"}}
    on_gate: dict[str, Any] = {"heroes": ["2,4", ""]}
    table = Table(**given, p1=on_gate | {"hand": ["chest", "supply"]}).do("tribute 1")
    assert table.options == ["name chest"]
    for own in ({"hand": ["supply"]}, {"hand": ["2 chest"]}, {"hand": ["2 supply"], "jumped": [1]}):
        assert starting(Table(**given, p1=on_gate | own), "tribute") == []
    road = {"2,5": {"card": "road", "turned": 1}}
    assert starting(Table(**given, board=road, p1=on_gate | {"hand": ["chest"]}), "tribute")


@pytest.mark.parametrize("jumping", [1, 2])
def test_effect_6_brings_the_other_hero_of_the_same_player(jumping: int) -> None:
    """B-STORM-E06.1"""
    heroes = ["2,4", "2,2"] if jumping == 1 else ["2,2", "2,4"]
    table = Table(players=2, p1={"hand": ["2 supply"], "heroes": heroes}, stock={"storm": [6]})
    table.do(f"move {jumping}", "lay supply", "lay supply", "go", "jump 6,4")
    assert table["p1.heroes"] == ["6,4", "6,4"]
    assert table["p2.heroes"] == ["6,6", ""]


# --- summoned figures


def test_an_opponents_summoned_figure_does_not_hinder_the_own_summons() -> None:
    """B-SA-24, B-SA-27"""
    table = Table(
        players=2,
        kry_cek=True,
        npcs={"bilkarr": "3,3"},
        p1={"hand": ["kry_ceks_lost_scroll"]},
        p2={"summoned": "bilkarr"},
    )
    table.do("great kry_ceks_lost_scroll")
    assert "summon metamorpha 4,4" in table.options
    assert not [option for option in table.options if "bilkarr" in option]


@pytest.mark.parametrize("first", ["metamorpha", "bilkarr"])
def test_a_player_moves_the_figure_he_has_summoned_and_calls_no_second(first: str) -> None:
    """B-SA-27, B-SA-28"""
    table = Table(
        players=2,
        kry_cek=True,
        npcs={first: "4,4"},
        p1={"hand": ["kry_ceks_lost_scroll"], "summoned": first},
    )
    table.do("great kry_ceks_lost_scroll")
    assert {option.split()[1] for option in table.options} == {first}


@pytest.mark.parametrize("summoned", [("metamorpha", "bilkarr"), ("bilkarr", "metamorpha")])
def test_all_summoned_figures_leave_at_the_checkpoint(summoned: tuple[str, str]) -> None:
    """B-SA-25"""
    table = checkpoint(
        3,
        9,
        9,
        kry_cek=True,
        npcs={"metamorpha": "4,4", "bilkarr": "3,3"},
        p1={"summoned": summoned[0]},
        p2={"summoned": summoned[1]},
    )
    assert (table["npcs.metamorpha"], table["npcs.bilkarr"]) == ("", "")
    assert (table["p1.summoned"], table["p2.summoned"]) == ("", "")


# --- the King's Bridge


@pytest.mark.parametrize(
    ("face_up", "fates", "open_deals"),
    [(["horn_of_baldur"], [], True), ([], ["fate_2"], True), ([], [], False)],
)
def test_the_bridge_sells_face_up_great_artefacts_or_fates(
    face_up: list[str], fates: list[str], open_deals: bool
) -> None:
    """B-BRIDGE-11, B-BRIDGE-13"""
    limbo = [f"fate_{number}" for number in (1, 2, 3) if f"fate_{number}" not in fates]
    table = Table(
        players=4,
        valley="kings_bridge",
        team_mode=False,
        extended=False,
        great_artefacts=face_up,
        limbo=limbo,
        stock={"fates": fates},
        board={"4,5": {"card": "crossing", "hidden": False}, "2,2": {"level": 3}},
        p1={"hand": ["supply"], "heroes": ["4,5", ""], "refuge": ["book_of_crea"]},
    )
    table.do("move 1", "lay supply", "go", "step 4,6")
    deals = {option.split()[1] for option in starting(table, "bridge")}
    assert deals == ({"deliver", "buy", "swap"} if open_deals else {"deliver"})


# --- cities


@pytest.mark.parametrize("shape", ["dead_end", "straight", "curve", "t", "x"])
def test_no_city_is_built_of_a_shape_that_is_used_up(shape: str) -> None:
    """B-CITY-01, B-PLACE-02"""
    free = [
        "1,1",
        "1,3",
        "1,5",
        "1,7",
        "3,1",
        "3,5",
        "3,7",
        "5,1",
        "5,3",
        "5,5",
        "5,7",
        "7,1",
        "7,3",
    ]
    hand = ["3 tribesman.baerfolk"]
    start = Table(players=2, board={"2,3": {"card": "road", "turned": 1}}, p1={"hand": hand})
    count = len(start["stock.city"][shape])
    far = {field: {"card": "city", "shape": shape, "owner": 0} for field in free[-count:]}
    table = Table(players=2, board={"2,3": {"card": "road", "turned": 1}, **far}, p1={"hand": hand})
    assert table["stock.city"][shape] == []
    offered = {option.split()[1] for option in starting(table, "city")}
    assert shape not in offered
    assert offered
