"""B-RULING-124: not to be asked tells nothing of cards that others do not see."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.battalia.table import GAME, Table


def asked(**given: Any) -> tuple[int, str]:
    return Table(players=2, **given).do("great " + given["p1"]["hand"][0]).asks


CROWN = ["crown_of_titus", "chief.baerfolk"]
HAND = {"hand": ["hand_of_luut"]}


@pytest.mark.parametrize("other", ["supply", "tribesman.baerfolk"])
def test_a_single_unit_for_the_crown_is_named_all_the_same(other: str) -> None:
    """B-RULING-124: whatever the other card of the hand is."""
    assert asked(p1={"hand": [*CROWN, other]}) == (1, "crown")


def test_with_a_single_hand_card_all_can_see_what_is_crowned() -> None:
    """B-RULING-124"""
    assert asked(p1={"hand": CROWN}) == (1, "act")


@pytest.mark.parametrize("hand", [["2 chest"], ["chest", "supply"], ["chest", "horn_of_baldur"]])
def test_who_robs_a_hand_of_several_cards_is_asked(hand: list[str]) -> None:
    """B-RULING-124, B-GA-16: even if there is one card, or none, that he could take."""
    assert asked(p1=HAND, p2={"hand": hand}) == (1, "theft")
    only_great = Table(players=2, p1=HAND, p2={"hand": ["horn_of_baldur", "queen.cloudborn"]})
    assert only_great.do("great hand_of_luut").options == ["finish"]


def test_a_hand_of_one_card_leaves_nothing_to_ask() -> None:
    """B-RULING-124"""
    assert asked(p1=HAND, p2={"hand": ["chest"]}) == (1, "act")


def test_the_standard_ends_by_itself_only_where_all_can_see_it() -> None:
    """B-RULING-124, B-SA-10: two Priests leave no room for a third, one leaves room."""
    p1 = {"hand": ["vigos_standard"], "refuge": ["priest.baerfolk", "supply"]}
    one = Table(players=2, p1=p1).do("great vigos_standard", "take priest.baerfolk")
    assert one.asks == (1, "standard")
    assert one.options == ["finish"]
    two = Table(players=2, p1={**p1, "refuge": ["2 priest.baerfolk", "supply"]})
    two.do("great vigos_standard", *["take priest.baerfolk"] * 2)
    assert two.asks == (1, "act")


def test_the_crystal_asks_until_the_last_card_even_if_all_are_alike() -> None:
    """B-RULING-124, B-SA-20"""
    table = Table(players=2, p1={"hand": ["mings_crystal"], "nation": ["3 supply"]})
    table.do("great mings_crystal", "amount 3", "take supply")
    assert table.asks == (1, "crystal")
    assert table.do("take supply").asks == (1, "act")


@pytest.mark.parametrize("tools", [["2 tools.baerfolk"], ["tools.baerfolk", "tools.cloudborn"]])
def test_who_looks_through_a_stack_is_asked_whatever_lies_in_it(tools: list[str]) -> None:
    """B-RULING-124, B-ORACLE-06: day 5 lets choose the colour of Tools."""
    hand = {"hand": ["tribesman.baerfolk", "supply"]}
    table = Table(players=2, day=5, stock={"tools": tools}, p1=hand).do("buy tools")
    assert table.asks == (1, "choose-colour")
    assert table.decision.secret


@pytest.mark.parametrize("lords", [["2 lord.baerfolk"], ["lord.baerfolk", "lord.cloudborn"]])
def test_who_promotes_on_the_day_of_titles_is_asked_for_the_colour(lords: list[str]) -> None:
    """B-RULING-124, B-ORACLE-10: day 3 matches Titles."""
    hand = {"hand": ["title.baerfolk", "priest.baerfolk"]}
    table = Table(players=2, day=3, stock={"lord": lords}, p1=hand)
    table.do("promote title.baerfolk", "name priest.baerfolk")
    assert table.asks == (1, "promote")
    assert table.options[0].startswith("take lord")


def test_nobody_answers_for_a_player_with_one_secret_answer() -> None:
    """B-RULING-124: a referee who takes forced answers leaves these alone."""
    table = Table(players=2, p1={"hand": [*CROWN, "supply"]}).do("great crown_of_titus")
    assert GAME.decision(table.state, 0).secret
    assert len(GAME.decision(table.state, 0).actions) == 1
