"""B-ART: Scrolls, Amulets, and what holds for all transformations."""

from __future__ import annotations

from typing import Any

import pytest

from stormark.games.battalia.words import ARTEFACTS, RANKS
from tests.games.battalia.rules.creation import creation, lines
from tests.games.battalia.table import Table

AMULET_DAY, SCROLL_DAY, TITLE_DAY = 5, 6, 7
NEVER = ["tribesman.unbound", "tribesman.fanatics", "horn_of_baldur", "stardust", "chest"]
NEVER += ["queen.baerfolk", "king.baerfolk"]


def holding(*hand: str, day: int = 2, **given: Any) -> Table:
    """Player 1, a Bärfolk, with this hand on a day that enlightens Horses."""
    p1 = {"faction": "baerfolk", "hand": list(hand), **given.pop("p1", {})}
    return creation(day=day, p1=p1, **given)


def attacking(*hand: str, day: int = 2) -> Table:
    """Player 1 attacks a neutral city with a golden Weapon."""
    p1 = {"heroes": ["4,1", ""]}
    return holding("weapon.cloudborn", *hand, day=day, p1=p1).do("attack city 4,1 nobody")


def expansion(*hand: str, **given: Any) -> Table:
    """The same with everything the expansion adds."""
    p1 = {"faction": "baerfolk", "hand": list(hand), **given.pop("p1", {})}
    sets = ["baerfolk", "cloudborn", "emberians"]
    extras = {"unbound": True, "fanatics": True, "day": 2}
    return Table(players=2, sets=sets, p1=p1, **{**extras, **given})


def changed(card: str, roll: str, *others: str, **given: Any) -> Table:
    """An Amulet was played on a card."""
    table = holding("amulet.cloudborn", card, *others, **given)
    return table.do("amulet amulet.cloudborn", f"name {card}", dice=[roll])


# --- Scrolls


def test_a_scroll_doubles_one_unit_of_its_line() -> None:
    """B-ART-18, B-CRULING-15."""
    hand = ["2 priest.cloudborn", "scroll.cloudborn"]
    table = holding(*hand, board={"2,2": {"level": 1}})
    table.do("upgrade 2,2 priest", "double priest.cloudborn hand scroll.cloudborn", "copy")
    assert table["p1.table"] == ["priest.cloudborn", "scroll.cloudborn"]
    assert table["board"]["2,2"]["level"] == 2


def test_in_battle_a_doubled_unit_has_its_strength_twice() -> None:
    """B-ART-18, B-ART-25, B-CRULING-15: the unit already lies in the line."""
    table = attacking("priest.cloudborn", "scroll.cloudborn").do("lay priest.cloudborn")
    before = table.battle["attack"]
    table.do("lay scroll.cloudborn", "name priest.cloudborn line")
    assert table.battle["attack"] == before + 3


@pytest.mark.parametrize(("day", "units"), [(2, 1), (SCROLL_DAY, 2)])
def test_an_enlightened_scroll_doubles_up_to_two_units(day: int, units: int) -> None:
    """B-ART-18: in battle."""
    table = attacking("priest.cloudborn", "chief.cloudborn", "scroll.cloudborn", day=day)
    table.do("lay priest.cloudborn", "lay chief.cloudborn")
    before = table.battle["attack"]
    table.do("lay scroll.cloudborn", "name priest.cloudborn line")
    if units == 2:
        assert "finish" in table.options  # one is enough
        table.do("name chief.cloudborn line")
    assert table.battle["attack"] == before + (3 if units == 1 else 5)
    assert table.asks[1] == "opening"


def test_an_enlightened_scroll_doubles_two_units_of_an_action_line() -> None:
    """B-ART-18: four virtual Lords, so two upgrades."""
    hand = ["2 lord.cloudborn", "scroll.cloudborn"]
    for day, level in ((2, 3), (SCROLL_DAY, 4)):
        table = holding(*hand, day=day, board={"2,2": {"level": 2}}).do("upgrade 2,2 lord")
        table.do("double lord.cloudborn hand scroll.cloudborn")
        if day == SCROLL_DAY:
            table.do("double lord.cloudborn hand", "upgrade 2,2 lord")
        else:
            table.refuses("double lord.cloudborn hand", "B-ART-18")
            table.do("lay lord.cloudborn")
        assert table["board"]["2,2"]["level"] == level


# --- Amulets


def test_an_amulet_names_one_other_card_and_rolls() -> None:
    """B-ART-19, B-CRULING-16: of the hand; ambush and tents are out of its reach."""
    p1 = {"ambush": ["lord.cloudborn"], "tents": [["tent.cloudborn", "lord.emberians"]]}
    table = holding("amulet.cloudborn", "supply", "horse.cloudborn", p1=p1)
    table.do("amulet amulet.cloudborn")
    assert sorted(lines(table, "name")) == ["horse.cloudborn", "supply"]
    table.do("name horse.cloudborn", dice=["2"])
    assert table.said("rolled", seat=0, result=2)
    assert "horse.cloudborn>chief" in table["p1.hand"]


def test_an_amulet_needs_another_card() -> None:
    """B-ART-19: a second Amulet is one."""
    holding("amulet.cloudborn").refuses("amulet amulet.cloudborn", "B-ART-19")
    two = holding("2 amulet.cloudborn").do("amulet amulet.cloudborn")
    assert lines(two, "name") == ["amulet.cloudborn"]


def test_an_amulet_may_name_a_card_of_the_own_battle_line() -> None:
    """B-ART-19, B-ART-25."""
    table = attacking("tribesman.cloudborn", "amulet.cloudborn").do("lay tribesman.cloudborn")
    before = table.battle["attack"]
    table.do("lay amulet.cloudborn", "name tribesman.cloudborn line", dice=["4"])
    assert table.battle["attack"] == before + 3


@pytest.mark.parametrize(("roll", "rank"), [("1", 0), ("2", 1), ("3", 2), ("4", 3)])
def test_one_to_four_make_a_unit(roll: str, rank: int) -> None:
    """B-ART-20, B-CRULING-16."""
    table = changed("horse.cloudborn", roll)
    assert table["p1.hand"] == [f"horse.cloudborn>{RANKS[rank]}"]


def test_five_makes_an_artefact_of_the_players_choice() -> None:
    """B-ART-20, B-CRULING-16."""
    table = changed("supply", "5")
    assert lines(table, "form") == [*ARTEFACTS]


def test_six_makes_a_unit_a_supply_card_or_an_artefact() -> None:
    """B-ART-20, B-ART-27, B-CRULING-16: never a royal or universal card."""
    table = changed("horse.cloudborn", "6")
    assert lines(table, "form") == [*RANKS, "supply", *ARTEFACTS]


def test_a_transformed_card_is_used_as_what_it_has_become() -> None:
    """B-ART-20."""
    lord = changed("horse.cloudborn", "4", "3 supply").do("hire lord")
    assert any("lord" in card for card in lord["p1.refuge"])
    supply = changed("horse.cloudborn", "6", "chief.cloudborn", "supply").do("form supply")
    supply.do("hire priest")
    tools = changed("supply", "5").do("form tools")
    assert "straight" in lines(tools, "road")
    assert lines(tools, "hire") == []


def test_an_enlightened_amulet_rolls_twice() -> None:
    """B-ART-21: one of the results is chosen."""
    table = holding("amulet.cloudborn", "supply", day=AMULET_DAY).do("amulet amulet.cloudborn")
    table.do("name supply", dice=["2", "4"])
    assert lines(table, "result") == ["2", "4"]
    table.do("result 2")
    assert table["p1.hand"] == ["supply>chief"]
    same = holding("amulet.cloudborn", "supply", day=AMULET_DAY).do("amulet amulet.cloudborn")
    same.do("name supply", dice=["3", "3"])
    assert same["p1.hand"] == ["supply>priest"]


@pytest.mark.parametrize("roll", ["5", "6"])
def test_the_choice_is_made_at_once_and_for_good(roll: str) -> None:
    """B-ART-22."""
    table = changed("horse.cloudborn", roll, "2 supply", "chief.cloudborn")
    assert {option.split()[0] for option in table.options} == {"form"}
    table.do("form weapon")
    assert lines(table, "form") == []
    assert "horse.cloudborn>weapon" in table["p1.hand"]


def test_a_transformed_card_may_stay_unused() -> None:
    """B-ART-23: it cannot be used as what it was."""
    table = changed("weapon.cloudborn", "1", "2 supply", p1={"nation": ["6 tribesman.emberians"]})
    assert lines(table, "recruit") == []
    table.do("done")
    assert "weapon.cloudborn" in table["p1.refuge"]


def test_in_the_turn_of_another_it_lasts_until_the_end_of_the_battle() -> None:
    """B-ART-24."""
    table = creation(
        day=2,
        p1={"hand": ["weapon.cloudborn", "chief.cloudborn"], "heroes": ["4,4", ""]},
        p2={
            "hand": ["amulet.emberians", "tribesman.emberians", "priest.emberians"],
            "heroes": ["4,4", ""],
        },
    )
    table.do("attack heroes 4,4 p2", "lay chief.cloudborn", "finish")
    table.do("lay amulet.emberians", "name tribesman.emberians", dice=["4"])
    assert "tribesman.emberians>lord" in table["p2.hand"]
    table.do("lay priest.emberians")
    table.do("lay tribesman.emberians>lord", "finish")
    assert table["now.battles"] == []
    cards = [*table["p2.hand"], *table["p2.refuge"], *table["p2.table"]]
    assert not [card for card in cards if ">" in card]
    assert "tribesman.emberians" in cards


def test_a_defenders_unused_transformed_card_changes_back() -> None:
    """B-ART-24."""
    table = creation(
        day=2,
        p1={"hand": ["weapon.cloudborn", "chief.cloudborn"], "heroes": ["4,4", ""]},
        p2={
            "hand": ["amulet.emberians", "tribesman.emberians", "lord.emberians"],
            "heroes": ["4,4", ""],
        },
    )
    table.do("attack heroes 4,4 p2", "lay chief.cloudborn", "finish")
    table.do("lay amulet.emberians", "name tribesman.emberians", dice=["3"])
    table.do("lay lord.emberians", "finish")
    assert table["now.battles"] == []
    assert table["p2.hand"] == ["tribesman.emberians"]


# --- what holds for all


@pytest.mark.parametrize("card", ["title", "scroll", "amulet"])
def test_transformation_artefacts_are_battle_cards(card: str) -> None:
    """B-ART-25."""
    table = attacking("chief.cloudborn", f"{card}.cloudborn").do("lay chief.cloudborn")
    assert f"{card}.cloudborn" in lines(table, "lay")


@pytest.mark.parametrize("card", NEVER)
def test_some_cards_are_never_changed_by_an_amulet(card: str) -> None:
    """B-ART-26."""
    table = expansion("amulet.baerfolk", card)
    table.refuses("amulet amulet.baerfolk", "B-ART-26")
    other = expansion("amulet.baerfolk", card, "horse.baerfolk").do("amulet amulet.baerfolk")
    assert lines(other, "name") == ["horse.baerfolk"]


@pytest.mark.parametrize("card", ["tribesman.unbound", "tribesman.fanatics", "queen.baerfolk"])
def test_some_units_are_never_promoted(card: str) -> None:
    """B-ART-26, B-UNBOUND-06."""
    expansion("title.baerfolk", card).refuses("promote title.baerfolk", "B-ART-26")


@pytest.mark.parametrize("card", ["tribesman.unbound", "tribesman.fanatics", "queen.baerfolk"])
def test_some_units_are_never_doubled_by_a_scroll(card: str) -> None:
    """B-ART-26, B-UNBOUND-06."""
    table = expansion("scroll.baerfolk", card, "tribesman.baerfolk", "4 supply")
    table.do("hire tribesman")
    assert lines(table, "double") == ["tribesman.baerfolk hand scroll.baerfolk"]
    table.refuses(f"double {card} hand scroll.baerfolk", "B-ART-26")


@pytest.mark.parametrize("card", ["tribesman.cloudborn", "horse.cloudborn"])
def test_a_transformed_card_keeps_its_faction(card: str) -> None:
    """B-ART-27, B-ART-28: the morale bonus stays with it."""
    table = attacking("amulet.cloudborn", card)
    before = table.battle["attack"]
    table.do("lay amulet.cloudborn", f"name {card}", dice=["4"]).do(f"lay {card}>lord")
    assert table.battle["attack"] == before + 4


def test_a_transformed_supply_card_stays_neutral() -> None:
    """B-ART-28, B-CEX-23: it fights, yet the morale bonus is gone."""
    table = attacking("amulet.cloudborn", "supply")
    before = table.battle["attack"]
    table.do("lay amulet.cloudborn", "name supply", dice=["4"]).do("lay supply>lord")
    assert table.battle["attack"] == before + 4 - 1
    peace = changed("supply", "4", "lord.cloudborn", board={"2,2": {"level": 3}})
    peace.do("upgrade 2,2 lord", "lay supply>lord")
    assert peace["board"]["2,2"]["level"] == 4


def test_a_card_is_transformed_once_a_turn() -> None:
    """B-ART-29: by an Amulet and no Scroll, Crown or second Amulet."""
    table = changed("chief.cloudborn", "3", "amulet.emberians", "scroll.cloudborn", "2 supply",
                    "priest.emberians")  # fmt: skip
    table.do("amulet amulet.emberians")
    assert "chief.cloudborn>priest" not in lines(table, "name")
    table.refuses("name chief.cloudborn>priest", "B-ART-29")
    table.do("name supply", dice=["1"])
    table.do("hire tribesman")
    assert "chief.cloudborn>priest hand scroll.cloudborn" not in lines(table, "double")
    table.refuses("double chief.cloudborn>priest hand scroll.cloudborn", "B-ART-29")


def test_the_crown_changes_no_transformed_unit() -> None:
    """B-ART-29."""
    units = ["chief.emberians", "tribesman.cloudborn"]
    table = changed("horse.cloudborn", "2", "crown_of_titus", *units)
    table.do("great crown_of_titus")
    assert sorted(lines(table, "name")) == units


def test_a_promotion_is_no_transformation() -> None:
    """B-ART-29: the new card may be promoted again, and transformed."""
    stock = {"chief": ["chief.emberians"], "priest": ["priest.emberians"]}
    hand = ["title.cloudborn", "title.emberians", "tribesman.cloudborn", "amulet.cloudborn"]
    table = holding(*hand, stock=stock)
    table.do("promote title.cloudborn", "name tribesman.cloudborn")
    table.do("promote title.emberians", "name chief.emberians")
    table.do("amulet amulet.cloudborn", "name priest.emberians", dice=["4"])
    assert table["p1.hand"] == ["priest.emberians>lord"]


def test_a_tent_by_transformation_collapses_at_the_end_of_the_turn() -> None:
    """B-ART-30, B-CEX-24, B-CRULING-16."""
    p1 = {"nation": ["6 tribesman.cloudborn"]}
    table = changed("weapon.cloudborn", "6", "lord.cloudborn", p1=p1).do("form tent")
    table.do("pitch weapon.cloudborn>tent", "name lord.cloudborn")
    assert len(table["p1.tents"]) == 1
    table.do("done")
    assert table["p1.tents"] == []
    assert table["p1.refuge"] == ["amulet.cloudborn", "lord.cloudborn", "weapon.cloudborn"]


@pytest.mark.parametrize(("roll", "units"), [("5", []), ("6", [*RANKS])])
def test_in_battle_the_choice_must_be_a_battle_card(roll: str, units: list[str]) -> None:
    """B-ART-31."""
    table = attacking("amulet.cloudborn", "supply")
    table.do("lay amulet.cloudborn", "name supply", dice=[roll])
    fighting = ["horse", "weapon", "title", "scroll", "amulet"]
    assert lines(table, "form") == units + fighting
    for form in ("tools", "tent", "supply"):
        table.refuses(f"form {form}", "B-ART-31")
