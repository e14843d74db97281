"""B-GA and B-UNBOUND: the ten Great Artefacts of The Creation, and the Unbound."""

from __future__ import annotations

from typing import Any

import pytest

from stormark.kernel.refusal import InputError
from tests.games.battalia.rules.maps import creation, road, starting
from tests.games.battalia.table import Table

TEN = (
    *("hammer_of_strato", "sword_of_elemag", "shield_of_britos", "staff_of_terra"),
    *("horn_of_baldur", "wings_of_aviena", "crown_of_titus", "hand_of_luut"),
    *("pavilion_of_eyla", "book_of_crea"),
)


def holder(*cards: str, **more: Any) -> Table:
    """Player 1 holds these cards, on a day without Tents."""
    p1 = {"hand": [*cards], **more.pop("p1", {})}
    return creation(**{"day": 1, "p1": p1, **more})


# --- all of them


@pytest.mark.parametrize("great", TEN)
def test_a_great_artefact_is_universal(great: str) -> None:
    """B-GA-01, B-CCOMP-19"""
    table = holder(great, "chief.emberians", "lord.emberians")
    assert "cohort emberians" in table.options
    assert "cohort baerfolk" not in table.options


def test_every_great_artefact_exists_once() -> None:
    """B-GA-01, B-CCOMP-11"""
    for great in TEN:
        with pytest.raises(InputError, match="card-used-twice"):
            holder(great, p2={"hand": [great]})


def test_nothing_but_the_ruin_brings_a_great_artefact() -> None:
    """B-GA-02, B-BUY-07"""
    table = holder("lord.baerfolk", "6 supply")
    bought = [option.split()[1] for option in starting(table, "buy")]
    assert not {*bought} & {*TEN}
    assert "great_artefacts" not in str(starting(table, "take", "bridge"))


def test_a_player_owns_at_most_one_great_artefact() -> None:
    """B-GA-03"""
    hand = ["weapon.baerfolk", "2 lord.baerfolk"]
    p1 = {"hand": hand, "heroes": ["4,4", ""], "refuge": ["horn_of_baldur"]}
    assert starting(creation(p1=p1), "attack") == []


def test_a_played_great_artefact_goes_to_the_refuge_and_works_again() -> None:
    """B-GA-07"""
    table = holder("horn_of_baldur", p1={"nation": ["3 supply"]}).do("great horn_of_baldur")
    assert table["p1.table"] == ["horn_of_baldur"]
    table.do("done", "done")  # drawn again: the deck has four cards
    assert "great horn_of_baldur" not in table["p1.table"]
    assert "horn_of_baldur" in table["p1.hand"]


# --- Hammer, Sword and Shield


@pytest.mark.parametrize(
    ("number", "kind"),
    list(enumerate(("tools", "horse", "weapon", "tent", "title", "scroll", "amulet"), 1)),
)
def test_the_hammer_counts_as_an_artefact_of_any_type(number: int, kind: str) -> None:
    """B-GA-09"""
    table = holder("hammer_of_strato", p1={"nation": ["6 supply"]})
    table.do(f"great hammer_of_strato {number}")
    assert table["p1.hand"] == [f"hammer_of_strato>{kind}"]
    assert "hammer_of_strato" in table.do("done")["p1.refuge"]


@pytest.mark.parametrize(("day", "steps"), [(1, 3), (2, 5)])
def test_the_hammer_is_enlightened_with_its_type(day: int, steps: int) -> None:
    """B-GA-09"""
    table = holder("hammer_of_strato", day=day, board={"2,3": road("ew")})
    table.do("great hammer_of_strato 2", "move 1", "lay hammer_of_strato>horse", "go")
    taken = 0
    while table.asks[1] == "walk":
        table.do("step 2,3" if taken % 2 == 0 else "step 2,2")
        taken += 1
    assert taken == steps


def test_the_hammer_never_fights_but_recruits() -> None:
    """B-GA-08, B-GA-09, B-CRULING-17"""
    p1 = {"heroes": ["4,1", ""]}
    table = holder("hammer_of_strato", "2 supply", p1=p1).do("great hammer_of_strato 3")
    assert starting(table, "attack") == []
    assert starting(table, "recruit") == ["recruit 2,2 2"]


@pytest.mark.parametrize("great", ["sword_of_elemag", "shield_of_britos"])
def test_sword_and_shield_start_an_attack_like_a_weapon(great: str) -> None:
    """B-GA-10, B-GA-11"""
    table = holder(great, p1={"heroes": ["4,1", ""]})
    assert starting(table, "attack") == ["attack city 4,1 nobody"]


# --- Staff, Horn and Wings


def test_the_staff_replaces_the_terrain_of_one_road_or_city() -> None:
    """B-GA-12"""
    board = {"2,3": road("ew", terrain="red_canyons")}
    p1 = {"heroes": ["2,2", ""]}
    table = holder("staff_of_terra", p1=p1, board=board).do("great staff_of_terra")
    assert "terrain 2,3 red_canyons" not in table.options
    assert "terrain 2,3 rocky_mountains" in table.options
    assert "terrain 4,1 verdant_woods" in table.options
    assert not any(option.startswith("terrain 4,4") for option in table.options)  # the ruin
    stock = table["stock.city.x"]
    table.do("terrain 2,2 rocky_mountains")
    card = table["board.2,2"]
    assert (card["shape"], card["terrain"]) == ("x", "rocky_mountains")
    assert (card["owner"], card["level"]) == (1, 1)
    assert table["p1.heroes"] == ["2,2", ""]
    assert table["stock.city.x"][-1] == "verdant_woods"  # under its stack
    assert sorted([*stock, "verdant_woods"]) == sorted([*table["stock.city.x"], "rocky_mountains"])
    assert table.asks == (1, "act")  # one card only


def test_the_staff_may_be_put_down_before_and_after_the_first_card() -> None:
    """B-NEW-01, B-NEW-03"""
    table = Table(p1={"hand": ["staff_of_terra"]}).do("great staff_of_terra")
    assert "finish" in table.options
    table.do("terrain 2,2 rocky_mountains")
    assert "finish" in table.options
    assert table.do("finish").asks == (1, "act")


def test_the_horn_draws_three_cards() -> None:
    """B-GA-13, B-CRULING-18"""
    table = holder("horn_of_baldur", p1={"nation": ["5 supply"]}).do("great horn_of_baldur")
    assert table["p1.hand"] == ["supply"] * 3


def test_the_wings_carry_nobody_elses_hero() -> None:
    """B-GA-14: without a hero on the board they are of no use."""
    assert starting(holder("wings_of_aviena", p1={"heroes": ["", ""]}), "great") == []


def test_the_wings_carry_a_hero_over_empty_fields() -> None:
    """B-GA-14, B-CRULING-18"""
    table = holder("wings_of_aviena").do("great wings_of_aviena")
    # From 2,2 the neutral city on 4,1 is 3 fields away, the ruin 4, 4,7 would be 7, 6,6 even 8.
    assert table.options == ["step 4,1", "step 4,4"]
    assert table.do("step 4,4")["p1.heroes"] == ["4,4", ""]


def test_the_wings_carry_one_hero_and_end_on_a_card() -> None:
    """B-GA-14"""
    p1 = {"heroes": ["2,2", "6,6"]}
    table = holder("wings_of_aviena", p1=p1).do("great wings_of_aviena")
    assert "step 4,7 2" in table.options
    assert all(option.split()[1] in ("2,2", "4,1", "4,4", "4,7", "6,6") for option in table.options)
    table.do("step 4,7 2")
    assert table["p1.heroes"] == ["2,2", "4,7"]
    assert table.asks == (1, "act")


# --- Crown, Hand and Pavilion


def test_the_crown_makes_a_unit_a_lord_of_its_faction() -> None:
    """B-GA-15, B-CRULING-18"""
    table = holder("crown_of_titus", "chief.emberians", "lord.baerfolk", "supply")
    table.do("great crown_of_titus", "name chief.emberians")
    assert "chief.emberians>lord" in table["p1.hand"]
    table = holder(
        "crown_of_titus", "chief.emberians", "lord.baerfolk", board={"2,2": {"level": 3}}
    )
    table.do("great crown_of_titus", "name chief.emberians")
    table.do("upgrade 2,2 lord", "lay lord.baerfolk")
    assert table["board.2,2.level"] == 4
    assert sorted(table["p1.table"])[0] == "chief.emberians>lord"


def test_the_crown_changes_units_below_lord_alone() -> None:
    """B-GA-15, B-UNBOUND-06"""
    assert starting(holder("crown_of_titus", "lord.baerfolk", "supply"), "great") == []
    table = holder("crown_of_titus", "chief.unbound", unbound=True)
    assert starting(table, "great") == []


def test_in_battle_the_crown_lasts_for_the_battle() -> None:
    """B-GA-15, B-GA-08"""
    table = creation(
        p1={"hand": ["weapon.baerfolk", "chief.baerfolk"], "heroes": ["6,6", ""]},
        p2={"hand": ["crown_of_titus", "tribesman.cloudborn"]},
        board={"6,6": {"terrain": "red_canyons"}},
    )
    table.do("attack city 6,6 p2", "heroes 0", "lay chief.baerfolk", "finish")  # 4 : 1
    table.do("lay tribesman.cloudborn", "lay crown_of_titus", "name tribesman.cloudborn line")
    assert table.battle["defence"] == 1 + 4
    table.do("finish")
    assert sorted(table["p2.refuge"]) == ["crown_of_titus", "tribesman.cloudborn"]


def robbing(*cards: str, **more: Any) -> Table:
    """Player 1 plays the Hand of Luut against player 2, who holds these cards."""
    p2 = {"hand": [*cards], "nation": ["9 supply"]}
    p1 = {"hand": ["hand_of_luut", *more.pop("own", [])], "nation": ["6 supply"]}
    return creation(day=1, p1=p1, p2=p2, **more).do("great hand_of_luut")


def test_the_hand_takes_a_card_of_an_opponent_for_this_turn() -> None:
    """B-GA-16, B-CRULING-18, B-CEX-38"""
    table = robbing("lord.cloudborn", "supply")
    assert table.options == ["take lord.cloudborn", "take supply"]
    table.do("take lord.cloudborn")
    assert table["p1.hand"] == ["lord.cloudborn@2"]
    assert table["p2.hand"] == ["supply"]
    table.do("done")
    assert "lord.cloudborn" in table["p2.refuge"]
    assert len(table["p2.hand"]) == 6  # B-TURN-12


def test_the_hand_takes_no_great_artefact_and_no_royal_card() -> None:
    """B-GA-16"""
    table = robbing("horn_of_baldur", "supply", "chief.cloudborn")
    assert sorted(table.options) == ["take chief.cloudborn", "take supply"]
    table = Table(
        p1={"faction": "baerfolk", "hand": ["hand_of_luut"]},
        p2={"faction": "cloudborn", "hand": ["queen.cloudborn", "supply", "chief.cloudborn"]},
    )
    table.do("great hand_of_luut")
    assert sorted(table.options) == ["take chief.cloudborn", "take supply"]


def test_the_taken_card_is_neither_kept_nor_changed_for_good() -> None:
    """B-GA-17, B-CRULING-18, B-CEX-38"""
    own = ["title.baerfolk", "tent.baerfolk"]
    table = robbing("chief.cloudborn", "supply", own=own)
    table.do("take chief.cloudborn")
    assert starting(table, "promote") == []
    assert "hide chief.cloudborn@2" not in table.options
    table.do("pitch tent.baerfolk")
    assert "chief.cloudborn@2" in table["p1.hand"]
    assert "name chief.cloudborn@2" not in table.options


def test_the_taken_card_can_be_used_like_an_own_one() -> None:
    """B-GA-16, B-CEX-38"""
    table = robbing("chief.cloudborn", "supply", own=["chief.baerfolk"])
    table.do("take chief.cloudborn", "upgrade 2,2 chief", "lay chief.baerfolk")
    assert table["board.2,2.level"] == 2
    table.do("done")
    assert "chief.cloudborn" in table["p2.refuge"]
    assert "chief.cloudborn" not in table["p1.refuge"]


def test_the_pavilion_is_a_tent_for_three_cards() -> None:
    """B-GA-18, B-CRULING-18"""
    table = holder("pavilion_of_eyla", "4 supply", "lord.baerfolk").do("great pavilion_of_eyla")
    table.do("name lord.baerfolk", "name supply", "name supply")
    assert table["p1.tents"] == [["pavilion_of_eyla", "lord.baerfolk", "supply", "supply"]]
    assert table.asks == (1, "act")
    assert sorted(table.do("open 1")["p1.hand"]) == ["lord.baerfolk", *["supply"] * 4]


def test_the_pavilion_needs_a_card_it_may_store() -> None:
    """B-GA-18, B-TENT-04"""
    assert starting(holder("pavilion_of_eyla"), "great") == []


# --- the Book


def test_the_book_makes_one_unit_three() -> None:
    """B-GA-19, B-CRULING-18"""
    table = holder("book_of_crea", "lord.baerfolk", board={"2,3": road("sw")})
    table.do("city x lord", "site 3,3")
    assert table["board.3,3.level"] == 4
    assert sorted(table["p1.table"]) == ["book_of_crea", "lord.baerfolk"]


def test_in_battle_the_book_counts_a_unit_three_times() -> None:
    """B-GA-19, B-GA-08"""
    p1 = {"heroes": ["4,1", ""]}
    table = holder("weapon.cloudborn", "book_of_crea", "priest.baerfolk", p1=p1)
    table.do("attack city 4,1 nobody", "lay priest.baerfolk", "lay book_of_crea")
    table.do("name priest.baerfolk line")
    assert table.battle["attack"] == 1 + 9


def test_the_book_never_works_on_the_unbound() -> None:
    """B-GA-19, B-UNBOUND-06"""
    table = holder("book_of_crea", "lord.unbound", unbound=True, board={"2,3": road("sw")})
    assert starting(table, "city", "upgrade") == []


# --- the Unbound


def test_there_are_eight_unbound_two_of_each_rank() -> None:
    """B-UNBOUND-01, B-UNBOUND-02, B-CRULING-19"""
    stock = creation(unbound=True)["stock"]
    for rank in ("tribesman", "chief", "priest", "lord"):
        assert stock[rank].count(f"{rank}.unbound") == 2
        assert f"{rank}.unbound" not in creation()["stock"][rank]


def test_an_unbound_costs_like_any_unit_and_brings_no_supply() -> None:
    """B-UNBOUND-03, B-UNBOUND-04, B-CEX-09"""
    stock = {"priest": ["priest.unbound"]}
    table = holder("chief.baerfolk", "2 supply", unbound=True, stock=stock).do("hire priest")
    assert table["p1.refuge"] == ["priest.unbound"]
    assert table["p1.table"] == ["chief.baerfolk", "supply", "supply"]
    short = holder("chief.baerfolk", "supply", unbound=True, stock=stock)
    assert "hire priest" not in short.options


def test_the_unbound_count_for_every_cohort_and_never_break_morale() -> None:
    """B-UNBOUND-05"""
    table = holder("chief.unbound", "2 tribesman.emberians", unbound=True)
    assert "cohort emberians" in table.options
    p1 = {"heroes": ["4,1", ""]}
    table = holder("weapon.baerfolk", "chief.unbound", unbound=True, p1=p1)
    table.do("attack city 4,1 nobody", "lay chief.unbound")
    assert table.battle["attack"] == 1 + 2 + 1


def test_the_unbound_are_neither_promoted_nor_transformed() -> None:
    """B-UNBOUND-06"""
    hand = ["title.baerfolk", "scroll.baerfolk", "chief.unbound"]
    table = holder(*hand, unbound=True)
    assert starting(table, "promote", "upgrade") == []
    assert starting(holder("amulet.baerfolk", "chief.unbound", unbound=True), "amulet") == []


def test_the_unbound_may_be_hidden_stored_and_used_like_any_unit() -> None:
    """B-UNBOUND-07, B-CRULING-19"""
    table = holder("chief.unbound", "2 supply", unbound=True).do(
        "hide supply", "name chief.unbound"
    )
    assert table["p1.ambush"] == ["chief.unbound"]
    table = holder("chief.unbound", "supply", "tent.baerfolk", unbound=True)
    table.do("pitch tent.baerfolk", "name chief.unbound")
    assert table["p1.tents"] == [["tent.baerfolk", "chief.unbound"]]
    table = holder("chief.unbound", "chief.baerfolk", unbound=True)
    table.do("upgrade 2,2 chief", "lay chief.unbound")
    assert table["board.2,2.level"] == 2
