"""X-EFFECT: productivity, then the EFFECT effects in an order of the player's choice."""

from __future__ import annotations

from typing import Any

from tests.games.xibalba.rules.made_up import addon, gain, shown, soldier
from tests.games.xibalba.table import Table

BAKER = addon("baker", "EFFECT", gain(1))
MILLER = addon("miller", "EFFECT", gain(2))
JANITOR = addon("janitor", "EFFECT", {"op": "free_action", "action": "discard", "count": 1})
PLANNER = addon("planner", "EFFECT", {"op": "free_action", "action": "reorganize", "count": 1})


def turn_of_player_1(**p1: Any) -> Table:
    """Player 2 has ended a turn, and player 1 is in the effect phase."""
    cards = [
        BAKER,
        MILLER,
        JANITOR,
        PLANNER,
        addon("tithe", "EFFECT", {"op": "paragon", "amount": -1}),
        addon("scribe", "EFFECT", {"op": "reuse", "kind": "addon", "phase": "EFFECT"}),
        addon("well", "ACTION", gain(1)),
        soldier("herald", "1/1/1", "EFFECT", gain(4)),
    ]
    return Table(turn=2, cards=cards, p1={"resources": 0, **p1}).do("end")


def test_the_phase_begins_with_the_productivity_of_the_current_level() -> None:
    """X-EFFECT-01, X-EX-07."""
    base = {"productivity": [1, 3, 5, 7]}
    for level, income in ((1, 1), (2, 3), (3, 5), (4, 7)):
        table = turn_of_player_1(level=level, base=base)
        assert table["p1.resources"] == income
        assert table.said("resources", seat=0, change=income, cause="productivity")


def test_productivity_comes_to_the_current_player_alone_and_within_the_limit() -> None:
    """X-EFFECT-01."""
    table = Table(turn=2, p1={"level": 4, "resources": 23}, p2={"level": 4, "resources": 5})
    table.do("end")
    assert (table["p1.resources"], table["p2.resources"]) == (25, 5)


def test_productivity_comes_before_every_card() -> None:
    """X-EFFECT-02: so a card that counts resources counts it too."""
    fives = {"op": "resources", "amount": {"per": "resources_5", "each": 1}}
    rich = addon("rich", "EFFECT", fives)
    table = Table(turn=2, cards=[rich], p1={"resources": 4, "level": 2, "field1": ["rich"]})
    table.do("end")
    assert table["p1.resources"] == 5
    assert table.do("resolve field1")["p1.resources"] == 6


def test_every_active_effect_card_is_resolved_exactly_once() -> None:
    """X-EFFECT-03: on add-on fields, in the Warhost and in the Ark; covered cards are not."""
    cards = [BAKER, MILLER, soldier("herald", "1/1/1", "EFFECT", gain(4))]
    cards += [soldier("prophet", "1/1/1", "EFFECT", gain(8))]
    table = Table(
        turn=2,
        cards=cards,
        ark={"soldier": "prophet", "owner": 1, "life": 3},
        p1={"resources": 0, "field1": ["baker", "miller"], "warhost": ["herald"]},
    ).do("end", dice=["-"])
    assert table.options == ["resolve warhost", "resolve field1", "resolve ark"]
    table.do("resolve field1")
    table.refuses("resolve field1", "X-EFFECT-10")
    table.do("resolve warhost", "resolve ark")
    assert table["p1.resources"] == 2 + 4 + 8
    assert table["phase"] == "dice"


def test_cards_of_other_players_and_other_phases_are_not_resolved() -> None:
    """X-EFFECT-03."""
    cards = [BAKER, MILLER, addon("well", "ACTION", gain(1))]
    table = Table(
        turn=2,
        cards=cards,
        p1={"resources": 0, "level": 2, "field1": ["baker"], "field2": ["well"]},
        p2={"resources": 7, "field1": ["miller"]},
    ).do("end")
    assert table.options == ["resolve field1"]
    table.refuses("resolve field2", "X-CARD-10")
    table.refuses("resolve field3", "X-CARD-07")
    table.do("resolve field1")
    assert (table["p1.resources"], table["p2.resources"]) == (2, 7)  # 1 + productivity


def test_the_player_chooses_the_order_anew_every_turn() -> None:
    """X-EFFECT-04, X-EX-08."""
    table = turn_of_player_1(level=2, field1=["baker"], field2=["miller"])
    assert table.options == ["resolve field1", "resolve field2"]
    table.do("resolve field2", "resolve field1")
    table.do("split 3 3", "keep all", dice=["-"] * 6).do("end")
    table.do("split 3 3", "keep all", dice=["-"] * 6).do("end")
    assert table["turn"] == 1
    table.do("resolve field1")
    assert shown(table, "effect", "card") == ["baker"]
    assert table.options == ["resolve field2"]


def test_one_effect_is_completed_before_the_next_is_chosen() -> None:
    """X-EFFECT-05."""
    table = turn_of_player_1(level=2, field1=["janitor"], field2=["baker"])
    table.do("resolve field1")
    assert table.asks == (1, "discard")
    table.refuses("resolve field2", "X-ACTION-12")
    table.do("discard event1")
    assert table.options == ["resolve field2"]


def test_the_phase_cannot_be_left_while_an_effect_is_unresolved() -> None:
    """X-EFFECT-06."""
    table = turn_of_player_1(level=2, field1=["baker"], field2=["miller"])
    for move in ("split 3 3", "roll", "end", "buy soldier1"):
        table.refuses(move, "X-EFFECT-06")
    table.do("resolve field1")
    table.refuses("split 3 3", "X-EFFECT-06")


def test_an_effect_that_cannot_be_carried_out_holds_nobody_up() -> None:
    """X-EFFECT-06, X-EFFECT-09: nobody can lose Paragon without having any."""
    table = turn_of_player_1(field1=["tithe"])
    assert (table["p1.paragon"], table["phase"]) == (0, "dice")
    table = turn_of_player_1(level=2, field1=["tithe"], field2=["baker"])
    assert table.options == ["resolve field2"]
    table.refuses("resolve field1", "X-CARD-19")


def test_a_card_uncovered_during_the_phase_is_resolved_in_it_too() -> None:
    """X-EFFECT-07, X-RULING-22."""
    table = turn_of_player_1(field1=["baker", "janitor"])
    table.do("resolve field1")
    table.do("discard field1")  # the janitor goes, the baker is on top now
    assert table.options == ["resolve field1"]
    table.refuses("split 3 3", "X-EFFECT-06")
    table.do("resolve field1")
    assert table["p1.resources"] == 1
    assert table["phase"] == "dice"


def test_a_card_that_is_no_longer_active_is_not_resolved() -> None:
    """X-EFFECT-08, X-RULING-22."""
    table = turn_of_player_1(level=2, field1=["janitor"], field2=["miller"])
    table.do("resolve field1", "discard field2")
    assert table["p1.resources"] == 1  # productivity alone
    assert table["phase"] == "dice"


def test_the_dice_phase_begins_without_further_input() -> None:
    """X-EFFECT-09."""
    table = turn_of_player_1(field1=["baker"])
    table.do("resolve field1")
    assert table.asks == (1, "split-pool")
    assert shown(table, "phase", "phase") == ["dice"]
    assert turn_of_player_1().asks == (1, "split-pool")  # without any card at once


def test_no_card_resolves_twice_even_if_it_was_covered_in_between() -> None:
    """X-EFFECT-10, X-RULING-22."""
    table = turn_of_player_1(field1=["janitor", "planner"])
    table.do("resolve field1")
    table.do("lift field1.1 field1", "done")  # the janitor lies on the planner
    assert table["p1.field1"] == ["planner", "janitor"]
    table.do("resolve field1", "discard field1")  # and leaves: the planner is on top again
    assert table["p1.field1"] == ["planner"]
    assert table["phase"] == "dice"


def test_an_effect_may_expressly_resolve_a_card_again() -> None:
    """X-EFFECT-10."""
    table = turn_of_player_1(level=2, field1=["miller"], field2=["scribe"])
    table.do("resolve field1", "resolve field2")
    assert table["p1.resources"] == 1 + 2 + 2
    assert table["phase"] == "dice"
