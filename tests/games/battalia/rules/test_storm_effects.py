"""B-STORM-E01 to E12: the twelve storm effects."""

from __future__ import annotations

import pytest

from tests.games.battalia.rules.storms import before_jump, storm
from tests.games.battalia.table import Table

# --- 1: a free artefact


def test_effect_1_gives_the_top_artefact_of_a_stack_for_free() -> None:
    """B-STORM-E01.1."""
    table = storm(1, stock={"horse": ["horse.emberians", "horse.baerfolk"]}, day=2)
    names = ("tools", "horse", "weapon", "tent", "title", "scroll", "amulet")
    assert table.options == [f"buy {name}" for name in names]
    table.do("buy horse")
    assert table["p1.hand"] == ["horse.emberians"]
    assert table["stock.horse"][0] == "horse.baerfolk"


def test_effect_1_lets_choose_the_colour_where_the_symbols_match() -> None:
    """B-STORM-E01.2: Titles match on day 3."""
    table = storm(1, stock={"title": ["title.emberians"]}, day=3).do("buy title")
    assert table.options == ["take title.baerfolk", "take title.cloudborn", "take title.emberians"]
    table.do("take title.cloudborn")
    assert table["p1.hand"] == ["title.cloudborn"]


def test_effect_1_offers_only_stacks_that_hold_a_card() -> None:
    """B-STORM-E01.1, B-RULING-32."""
    assert "buy weapon" not in storm(1, stock={"weapon": []}).options


# --- 2: a Lord


@pytest.mark.parametrize(
    ("lord", "supply"), [("lord.cloudborn", 1), ("lord.unbound", 0), ("lord.fanatics", 2)]
)
def test_effect_2_gives_the_top_lord_and_his_supply(lord: str, supply: int) -> None:
    """B-STORM-E02.1, B-STORM-E02.2, B-STORM-E02.3, B-STORM-E02.4, B-STORM-E02.5, B-EX-32."""
    table = storm(2, stock={"lord": [lord]}, unbound=True, fanatics=True)
    assert table["p1.hand"] == [lord, *["supply"] * supply]
    assert table["p1.refuge"] == []


def test_effect_2_is_void_without_lords() -> None:
    """B-STORM-E02.1, B-RULING-32: a gain from an empty stack is void, its Supply too."""
    assert storm(2, stock={"lord": []})["p1.hand"] == []


def test_effect_2_brings_what_supply_is_left() -> None:
    """B-STORM-E02.4, B-RULING-32."""
    table = storm(2, stock={"lord": ["lord.fanatics"], "supply": 1}, fanatics=True)
    assert table["p1.hand"] == ["lord.fanatics", "supply"]


# --- 3: a card of the Nation


def test_effect_3_draws_the_top_card_of_the_nation() -> None:
    """B-STORM-E03.1."""
    table = storm(3, p1={"nation": ["chest", "stardust"]})
    assert table["p1.hand"] == ["chest"]
    assert table["p1.nation"] == ["stardust"]


def test_effect_3_turns_the_refuge_over_where_the_nation_is_empty() -> None:
    """B-STORM-E03.1."""
    table = storm(3, p1={"refuge": ["chest"]})
    assert table["p1.hand"] == ["chest"]
    assert table["p1.refuge"] == []


# --- 4: a free road


def test_effect_4_builds_the_top_road_of_a_class_for_free() -> None:
    """B-STORM-E04.1."""
    table = storm(4, stock={"road": {"curve": ["emerald_lakes"]}}, p1={"faction": "islanders"})
    assert table.options == ["road straight", "road curve", "road t", "road x"]
    table.do("road curve")
    assert all(option.startswith("site") for option in table.options)
    table.do("site 3,2")  # exits north and east: it meets the own city on 2,2
    assert table["board.3,2"] == {
        "card": "road",
        "shape": "curve",
        "turned": 0,
        "terrain": "emerald_lakes",
    }
    assert table["p1.hand"] == []


def test_effect_4_needs_a_connection_to_an_own_city() -> None:
    """B-STORM-E04.1: no road leads from a gate or a foreign city to 2,2, the only own one."""
    table = storm(4).do("road x")
    fields = {option.split()[1] for option in table.options}
    assert fields == {"1,2", "2,1", "2,3", "3,2"}


# --- 5: Fate


def test_effect_5_carries_out_the_top_fate_card() -> None:
    """B-STORM-E05.1, B-STORM-E05.2."""
    table = storm(5, stock={"fates": ["fate_2"], "rest": ["crown_of_titus"]})
    assert table.said("fate", seat=0, fate="fate_2")
    table.do("fate 1")
    assert table["p1.hand"] == ["crown_of_titus"]
    assert table["p1.refuge"] == []


def test_effect_5_gives_stardust_to_the_hand() -> None:
    """B-STORM-E05.2."""
    table = storm(5, stock={"fates": ["fate_1"]}).do("fate 2")
    assert table["p1.hand"] == ["stardust", "stardust"]


# --- 6: the other hero


def test_effect_6_brings_the_other_hero_to_the_gate_of_arrival() -> None:
    """B-STORM-E06.1, B-RULING-26: it costs nothing and is no jump of his own."""
    table = storm(6, p1={"heroes": ["2,4", "2,2"], "hand": ["4 supply"]})
    assert table["p1.heroes"] == ["6,4", "6,4"]
    assert table["p1.jumped"] == [1]
    table.do("move 2; lay supply; go; jump 2,4")  # home terrain: only the tribute
    assert table["p1.heroes"] == ["6,4", "2,4"]


def test_effect_6_brings_the_first_hero_to_the_second_too() -> None:
    """B-STORM-E06.1: for the last player as well."""
    p2 = {"heroes": ["6,6", "6,4"], "hand": ["2 supply"]}
    table = Table(turn=2, p2=p2, stock={"storm": [6]})
    table.do("move 2; lay supply; lay supply; go; jump 2,4")
    assert table["p2.heroes"] == ["2,4", "2,4"]


def test_effect_6_brings_a_hero_who_was_not_recruited() -> None:
    """B-STORM-E06.2."""
    table = storm(6)
    assert table["p1.heroes"] == ["6,4", "6,4"]


# --- 7: replace a card


def test_effect_7_replaces_a_card_by_one_of_its_stack() -> None:
    """B-STORM-E07.1, B-STORM-E07.3, B-RULING-27: any colour; the old card goes to the bottom."""
    table = storm(7, stock={"city": {"x": ["rocky_mountains", "verdant_woods"]}})
    before = table["stock.city.x"]
    assert "terrain 6,6 red_canyons" in table.options  # not on top, and foreign
    table.do("terrain 6,6 red_canyons")
    assert table["board.6,6.terrain"] == "red_canyons"
    assert table["stock.city.x"][-1] == "rocky_mountains"
    assert len(table["stock.city.x"]) == len(before)


def test_effect_7_leaves_markers_figures_and_exits() -> None:
    """B-STORM-E07.2, B-STORM-E07.4, B-RULING-27."""
    table = storm(
        7,
        board={"6,6": {"level": 3}, "6,5": {"card": "road", "shape": "t", "turned": 1}},
        p1={"posts": ["6,5"]},
    )
    old_city, old_road = table["board.6,6"], table["board.6,5"]
    terrains = {o.split()[2] for o in table.options if o.startswith("terrain 6,6 ")}
    other = next(terrain for terrain in terrains if terrain != old_city["terrain"])
    table.do(f"terrain 6,6 {other}")
    assert table["board.6,6"] == {**old_city, "terrain": other}
    assert table["p2.heroes"] == ["6,6", ""]
    again = storm(
        7,
        board={"6,6": {"level": 3}, "6,5": {"card": "road", "shape": "t", "turned": 1}},
        p1={"posts": ["6,5"]},
    )
    roads = [o for o in again.options if o.startswith("terrain 6,5 ")]
    again.do(next(o for o in roads if not o.endswith(old_road["terrain"])))
    assert again["p1.posts"] == ["6,5"]
    assert again["board.6,5"]["shape"] == "t"
    assert again["board.6,5"]["turned"] == old_road["turned"]


def test_effect_7_may_keep_the_colour_but_not_touch_gates_or_ruins() -> None:
    """B-STORM-E07.1, B-RULING-24, B-RULING-27."""
    table = storm(7, board={"2,3": {"card": "road", "turned": 1}})
    fields = {option.split()[1] for option in table.options}
    assert fields == {"2,2", "2,3", "4,1", "4,7", "6,6"}
    assert f"terrain 2,2 {table['board.2,2.terrain']}" in table.options


# --- 8: copy


def test_effect_8_copies_a_discarded_effect() -> None:
    """B-STORM-E08.1, B-RULING-28: the copied card stays, card 8 joins it."""
    table = storm(8, stock={"storm_discard": [10, 3]}, p1={"nation": ["chest"]})
    assert table.options == ["effect 3", "effect 10"]
    table.do("effect 3")
    assert table["p1.hand"] == ["chest"]
    assert table["stock.storm_discard"] == [10, 3, 8]


def test_effect_8_must_copy_the_only_card_that_can_be_copied() -> None:
    """B-STORM-E08.1, B-RULING-28."""
    table = storm(8, stock={"storm_discard": [2, 10]})
    assert table["board.2,2.level"] == 2
    assert table["stock.storm_discard"] == [2, 10, 8]


def test_effect_8_never_copies_effect_2() -> None:
    """B-STORM-E08.2, B-STORM-E08.3."""
    table = storm(8, stock={"storm_discard": [2]})
    assert table["p1.hand"] == []
    assert table["stock.storm_discard"] == [2, 8]
    assert table.asks == (1, "act")


def test_effect_8_does_nothing_with_an_empty_pile() -> None:
    """B-STORM-E08.3."""
    table = storm(8)
    assert table["stock.storm_discard"] == [8]
    assert table.asks == (1, "act")


# --- 9: promotion


def test_effect_9_promotes_a_unit_of_the_hand_by_one_rank() -> None:
    """B-STORM-E09.1, B-RULING-29: the old card to the bottom, no Supply, the top card."""
    table = storm(9, "tribesman.baerfolk", stock={"chief": ["chief.emberians", "chief.baerfolk"]})
    table.do("name tribesman.baerfolk")
    assert table["p1.hand"] == ["chief.emberians"]
    assert table["stock.tribesman"][-1] == "tribesman.baerfolk"


def test_effect_9_leaves_the_unit_playable_in_this_turn() -> None:
    """B-STORM-E09.2."""
    table = storm(
        9,
        "tribesman.baerfolk",
        "2 supply",
        stock={"chief": ["chief.emberians"]},
    ).do("name tribesman.baerfolk")
    assert "hire tribesman" in table.options
    assert "hire chief" in table.options
    assert table["p1.hand"] == ["chief.emberians", "supply", "supply"]


def test_effect_9_lets_choose_the_colour_where_titles_match() -> None:
    """B-STORM-E09.1, B-RULING-29: day 3."""
    table = storm(9, "chief.baerfolk", day=3).do("name chief.baerfolk")
    assert table.options == [
        "take priest.baerfolk",
        "take priest.cloudborn",
        "take priest.emberians",
    ]


def test_effect_9_promotes_by_one_rank_on_every_day() -> None:
    """B-STORM-E09.1: also on day 7, when Titles are enlightened."""
    table = storm(9, "tribesman.baerfolk", day=7)
    assert table["now.enlightened"] == "title"
    table.do("name tribesman.baerfolk")
    assert [card.split(".")[0] for card in table["p1.hand"]] == ["chief"]


@pytest.mark.parametrize(
    "card", ["lord.baerfolk", "queen.baerfolk", "king.baerfolk", "chief.fanatics", "chief.unbound"]
)
def test_effect_9_promotes_neither_lords_nor_royal_nor_universal_cards(card: str) -> None:
    """B-STORM-E09.1, B-RULING-29, B-KINGS-19, B-KINGS-18."""
    table = storm(9, card, unbound=True, fanatics=True)
    assert table.asks == (1, "act")
    assert table["p1.hand"] == [card]


def test_effect_9_names_only_units_that_can_rise() -> None:
    """B-STORM-E09.1, B-ART-17, B-ART-26: no other card of the hand, and into no empty stack."""
    others = ["chest", "horse.baerfolk", "lord.baerfolk", "chief.unbound", "priest.baerfolk"]
    table = storm(
        9, "tribesman.baerfolk", "chief.baerfolk", *others, unbound=True, stock={"lord": []}
    )
    assert table.options == ["name tribesman.baerfolk", "name chief.baerfolk"]


# --- 10: a free upgrade


def test_effect_10_raises_an_own_city_by_one_level() -> None:
    """B-STORM-E10.1."""
    table = storm(10, board={"4,1": {"owner": 1, "level": 3}})
    assert table.options == ["at 2,2", "at 4,1"]
    table.do("at 4,1")
    assert table["board.4,1.level"] == 4


@pytest.mark.parametrize("level", [4, 5])
def test_effect_10_ends_at_level_4(level: int) -> None:
    """B-STORM-E10.1, B-RULING-18: without a lower city it is void."""
    table = storm(10, board={"2,2": {"level": level}})
    assert table["board.2,2.level"] == level
    assert table.asks == (1, "act")


# --- 11: Limbo


def test_effect_11_takes_any_card_of_limbo() -> None:
    """B-STORM-E11.1, B-RULING-30: one common pile, and one must be taken."""
    table = storm(11, limbo=["chest", "lord.emberians", "crown_of_titus"])
    assert table.options == ["take lord.emberians", "take chest", "take crown_of_titus"]
    table.do("take lord.emberians")
    assert table["p1.hand"] == ["lord.emberians"]
    assert table["limbo"] == ["chest", "crown_of_titus"]


def test_effect_11_takes_no_royal_card() -> None:
    """B-STORM-E11.1, B-RULING-17, B-KINGS-13."""
    table = storm(11, limbo=["queen.baerfolk", "king.cloudborn"])
    assert table["p1.hand"] == []
    assert table["limbo"] == ["king.cloudborn", "queen.baerfolk"]


@pytest.mark.parametrize("owned", ["hammer_of_strato", "fate_1"])
def test_effect_11_takes_no_second_great_artefact(owned: str) -> None:
    """B-STORM-E11.2, B-RULING-49."""
    table = storm(11, limbo=["crown_of_titus", "chest"], p1={"refuge": [owned]})
    assert table["p1.hand"] == ["chest"]


# --- 12: a tent


def test_effect_12_destroys_a_tent_of_an_opponent() -> None:
    """B-STORM-E12.1, B-STORM-E12.2, B-RULING-31: the own one is no choice then."""
    table = storm(
        12,
        p1={"tents": [["tent.baerfolk", "chest"]]},
        p2={"tents": [["tent.cloudborn", "supply"], ["tent.emberians", "2 stardust"]]},
    )
    assert table.options == ["tent p2 1", "tent p2 2"]
    table.do("tent p2 2")
    assert table["p2.refuge"] == ["stardust", "stardust", "tent.emberians"]
    assert table["p2.tents"] == [["tent.cloudborn", "supply"]]
    assert table["p1.tents"] == [["tent.baerfolk", "chest"]]


def test_effect_12_hits_the_own_team_where_no_opponent_has_a_tent() -> None:
    """B-STORM-E12.3, B-RULING-31: he may choose among those of his team."""
    table = before_jump(
        12,
        players=4,
        p1={"tents": [["tent.baerfolk", "chest"]]},
        p3={"tents": [["tent.cloudborn", "supply"]]},
    )
    table.do("move 1; lay supply; lay supply; go; jump 6,4", by=1)
    assert table.options_of(1) == ["tent p1 1", "tent p3 1"]
    table.do("tent p3 1", by=1)
    assert table["p3.refuge"] == ["supply", "tent.cloudborn"]


def test_effect_12_destroys_the_own_tent_without_asking() -> None:
    """B-STORM-E12.3."""
    table = storm(12, p1={"tents": [["tent.baerfolk", "chest"]]})
    assert table["p1.tents"] == []
    assert table["p1.refuge"] == ["chest", "tent.baerfolk"]
