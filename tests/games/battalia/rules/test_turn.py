"""B-TURN: announcement, actions, end of turn; days and weeks."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.battalia.rules.creation import creation, lines
from tests.games.battalia.table import Table

PLENTY = ["6 supply", "6 tribesman.emberians"]  # a Nation nobody runs out of


def drawn(table: Table) -> list[tuple[Any, Any]]:
    """Who drew how many cards by the last moves, in order."""
    return [
        (event.args["seat"], event.args["count"])
        for event in table.events
        if event.verb == "cards_drawn"
    ]


# --- parts of a turn


def test_everybody_takes_one_turn_a_day_in_play_order() -> None:
    """B-TURN-01, B-TURN-18: after the last one the next day begins."""
    table = creation(players=3, start=2)
    for day in (1, 2):
        for player in (2, 3, 1):
            assert (table["day"], table["turn"], table.deciding) == (day, player, [player])
            table.do("done")
    assert (table["day"], table["turn"]) == (3, 2)


def test_nobody_acts_in_the_turn_of_another() -> None:
    """B-TURN-01."""
    table = creation(p2={"hand": ["tribesman.cloudborn", "supply"]})
    table.refuses("hire tribesman", "B-TURN-01", by=2)
    table.refuses("mulligan", "B-TURN-01", by=2)
    table.do("done").do("hire tribesman")


def test_announcement_actions_and_end_come_in_this_order() -> None:
    """B-TURN-02: nothing is done after the end."""
    hand = ["3 tribesman.cloudborn", "2 supply"]
    table = creation(p1={"hand": hand, "nation": PLENTY})
    table.do("cohort cloudborn", "hire tribesman")
    assert lines(table, "mulligan") == lines(table, "cohort") == []
    table.do("done")
    assert table.deciding == [2]
    table.refuses("hire tribesman", "B-TURN-01", by=1)


def test_at_most_one_announcement_is_made() -> None:
    """B-TURN-03, B-TURN-04, B-COHORT-10."""
    hand = ["3 tribesman.cloudborn", "2 supply"]
    table = creation(p1={"hand": hand, "nation": PLENTY})
    assert {"mulligan", "cohort cloudborn"} <= set(table.options)
    table.do("cohort cloudborn")
    table.refuses("mulligan", "B-TURN-03")
    other = creation(p1={"hand": hand, "nation": PLENTY}).do("mulligan")
    other.refuses("mulligan", "B-TURN-03")
    other.refuses("cohort cloudborn", "B-COHORT-10")


def test_the_announcement_may_be_left_out() -> None:
    """B-TURN-03."""
    table = creation(p1={"hand": ["tribesman.cloudborn", "supply"]})
    table.do("hire tribesman", "done")
    assert not table["p1.announced"]


@pytest.mark.parametrize("action", ["hire tribesman", "hide supply; name supply"])
def test_after_the_first_action_nothing_is_announced(action: str) -> None:
    """B-TURN-04."""
    table = creation(p1={"hand": ["4 tribesman.cloudborn", "3 supply"], "nation": PLENTY})
    table.do(*action.split("; "))
    assert lines(table, "cohort") == []
    table.refuses("mulligan", "B-TURN-04")
    table.refuses("cohort cloudborn", "B-TURN-04")


@pytest.mark.parametrize("size", [1, 4, 6])
def test_a_mulligan_swaps_the_whole_hand_for_five_cards(size: int) -> None:
    """B-TURN-05, B-CEX-04."""
    p1 = {"hand": [f"{size} supply"], "nation": ["6 tribesman.cloudborn"]}
    table = creation(p1=p1).do("mulligan")
    assert table["p1.refuge"] == ["supply"] * size
    assert table["p1.hand"] == ["tribesman.cloudborn"] * 5


def test_any_number_of_actions_is_possible_in_any_order() -> None:
    """B-TURN-06."""
    hand = ["3 chief.cloudborn", "6 supply"]
    for moves in (
        ("buy tools", "hire chief", "hire tribesman"),
        ("hire tribesman", "buy tools", "hire chief"),
    ):
        table = creation(p1={"hand": hand})
        table.do(*moves)
        gained = {card.partition(".")[0] for card in table["p1.refuge"]}
        assert gained == {"tools", "chief", "tribesman", "supply"}


def test_a_turn_without_any_action_is_possible() -> None:
    """B-TURN-06."""
    table = creation(p1={"hand": ["lord.cloudborn", "3 supply"], "nation": PLENTY})
    table.do("done")
    assert table["p1.refuge"] == ["lord.cloudborn", "supply", "supply", "supply"]


def test_a_gained_card_goes_to_the_refuge_at_once() -> None:
    """B-TURN-07: it cannot be used before it is drawn."""
    stock = {"priest": ["priest.emberians"]}
    table = creation(stock=stock, p1={"hand": ["chief.cloudborn", "2 supply"]}).do("hire priest")
    assert table["p1.refuge"] == ["priest.emberians", "supply"]
    assert table["p1.hand"] == []
    assert table.options == ["done"]


# --- the end of a turn


def test_played_and_kept_cards_go_to_the_refuge_but_not_ambush_and_tents() -> None:
    """B-TURN-08."""
    p1 = {
        "hand": ["chief.cloudborn", "2 supply", "lord.cloudborn", "horse.cloudborn"],
        "nation": ["6 tribesman.cloudborn"],
        "ambush": ["priest.cloudborn"],
        "tents": [["tent.cloudborn", "lord.emberians"]],
    }
    table = creation(stock={"chief": ["chief.baerfolk"]}, p1=p1)
    table.do("hire chief", "lay chief.cloudborn", "done")
    assert table["p1.refuge"] == [
        *("chief.baerfolk", "chief.cloudborn", "horse.cloudborn", "lord.cloudborn"),
        *("supply", "supply", "supply"),
    ]
    assert table["p1.table"] == []
    assert table["p1.ambush"] == ["priest.cloudborn"]
    assert table["p1.tents"] == [["tent.cloudborn", "lord.emberians"]]


@pytest.mark.parametrize("used", [True, False])
def test_every_transformation_ends_with_the_turn(used: bool) -> None:
    """B-TURN-09: of played cards and of those left in the hand."""
    hand = ["amulet.cloudborn", "horse.cloudborn", "3 supply"]
    table = creation(p1={"hand": hand, "nation": PLENTY})
    table.do("amulet amulet.cloudborn", "name horse.cloudborn", dice=["4"])
    assert "horse.cloudborn>lord" in table["p1.hand"]
    if used:
        table.do("hire lord")
        assert "horse.cloudborn>lord" in table["p1.table"]
    table.do("done")
    assert "horse.cloudborn" in table["p1.refuge"]
    assert not [card for card in table["p1.refuge"] if ">" in card]


def test_the_player_draws_six_cards_at_the_end_of_his_turn() -> None:
    """B-TURN-10: after the clean-up, so what he kept is not among them."""
    table = creation(p1={"hand": ["lord.cloudborn"], "nation": ["7 supply"]}).do("done")
    assert table["p1.hand"] == ["supply"] * 6
    assert table["p1.nation"] == ["supply"]
    assert table["p1.refuge"] == ["lord.cloudborn"]


def test_transformations_end_before_cards_are_drawn() -> None:
    """B-TURN-09, B-TURN-10: a card that is shuffled and drawn at once is itself again."""
    table = creation(p1={"hand": ["amulet.cloudborn", "supply"], "nation": []})
    table.do("amulet amulet.cloudborn", "name supply", dice=["1"]).do("done")
    assert table["p1.hand"] == ["amulet.cloudborn", "supply"]


def test_whoever_defended_draws_up_to_six() -> None:
    """B-TURN-11: with the end of that turn, not before."""
    table = creation(
        p1={"hand": ["weapon.cloudborn", "priest.cloudborn"], "heroes": ["4,4", ""]},
        p2={"hand": ["lord.emberians", "2 supply"], "heroes": ["4,4", ""], "nation": PLENTY},
    )
    table.do("attack heroes 4,4 p2", "lay priest.cloudborn", "finish")
    table.do("lay lord.emberians", "finish")
    assert len(table["p2.hand"]) == 2
    table.do("done")
    assert len(table["p2.hand"]) == 6
    assert table["p2.refuge"] == ["lord.emberians"]


def test_whoever_did_not_defend_draws_nothing_then() -> None:
    """B-TURN-11."""
    table = creation(p2={"hand": ["2 supply"], "nation": PLENTY}).do("done")
    assert table["p2.hand"] == ["supply", "supply"]


def test_defenders_draw_clockwise_after_the_active_player() -> None:
    """B-TURN-10, B-TURN-11."""
    defended = {"refills": True, "hand": ["4 supply"], "nation": ["6 tribesman.cloudborn"]}
    idle = {"hand": ["4 supply"], "nation": ["6 tribesman.baerfolk"]}
    table = creation(
        players=4,
        turn=3,
        p1=defended,
        p2=idle,
        p3={"nation": ["6 tribesman.emberians"]},
        p4={"refills": True, "hand": ["3 supply"], "nation": ["6 tribesman.islanders"]},
    )
    table.do("done")
    assert drawn(table) == [(2, 6), (3, 3), (0, 2)]


def test_whoever_was_robbed_of_hand_cards_draws_up_to_six() -> None:
    """B-TURN-12, B-CEX-38: here by the Hand of Luut."""
    table = creation(
        p1={"hand": ["hand_of_luut"], "nation": PLENTY},
        p2={"hand": ["lord.emberians", "2 supply"], "nation": ["6 tribesman.cloudborn"]},
    )
    table.do("great hand_of_luut")
    while not table["p1.hand"]:
        table.do(next(option for option in table.options if "lord" in option or "p2" in option))
    assert table["p1.hand"] == ["lord.emberians@2"]
    assert table["p2.hand"] == ["supply", "supply"]
    table.do("done")
    assert len(table["p2.hand"]) == 6
    assert table["p2.refuge"] == ["lord.emberians"]


@pytest.mark.parametrize("held", [6, 7, 9])
def test_a_refill_never_makes_anybody_discard(held: int) -> None:
    """B-TURN-13."""
    p2 = {"refills": True, "hand": [f"{held} supply"], "nation": ["6 tribesman.cloudborn"]}
    table = creation(p2=p2).do("done")
    assert table["p2.hand"] == ["supply"] * held
    assert table["p2.refuge"] == []


def test_a_hand_has_no_upper_limit_during_a_turn() -> None:
    """B-TURN-14."""
    hand = ["8 tribesman.cloudborn", "4 supply"]
    table = creation(p1={"hand": hand, "nation": ["9 supply"]}).do("cohort cloudborn")
    assert len(table["p1.hand"]) == 12 + 6
    table.do("hire tribesman")
    assert len(table["p1.hand"]) == 12 + 6 - 2


# --- drawing


def test_an_empty_nation_is_renewed_from_the_refuge() -> None:
    """B-TURN-15, B-TURN-17, B-CEX-06: cards on the table take no part."""
    p1 = {
        "hand": ["5 tribesman.cloudborn"],
        "nation": ["2 supply"],
        "refuge": ["5 chief.cloudborn"],
        "table": ["3 priest.cloudborn", "lord.cloudborn"],
    }
    table = creation(p1=p1).do("cohort cloudborn")
    drawn_cards = ["chief.cloudborn", "supply", "supply"]
    assert table["p1.hand"] == [*drawn_cards, *["tribesman.cloudborn"] * 5]
    assert table["p1.nation"] == ["chief.cloudborn"] * 4
    assert table["p1.refuge"] == []
    assert table["p1.table"] == ["lord.cloudborn", *["priest.cloudborn"] * 3]
    assert table.said("shuffled", seat=0)


def test_the_refuge_is_not_shuffled_before_a_draw_needs_it() -> None:
    """B-TURN-15."""
    p1 = {"hand": ["lord.cloudborn"], "nation": ["6 supply"], "refuge": ["chief.cloudborn"]}
    table = creation(p1=p1).do("done")
    assert table["p1.nation"] == []
    assert table["p1.refuge"] == ["chief.cloudborn", "lord.cloudborn"]
    assert not table.said("shuffled")


def test_missing_draws_are_forfeited() -> None:
    """B-TURN-16: nothing is left to draw, and nothing is owed."""
    p1 = {"hand": ["5 tribesman.cloudborn"], "nation": ["supply"], "refuge": ["supply"]}
    table = creation(p1=p1).do("cohort cloudborn")
    assert table["p1.hand"].count("supply") == 2
    assert drawn(table) == [(0, 2)]
    small = creation(p1={"hand": ["2 supply"]}).do("done")
    assert small["p1.hand"] == ["supply", "supply"]


# --- days, weeks, players without anything


def test_the_oracle_turns_when_the_last_player_is_done() -> None:
    """B-TURN-18."""
    table = creation(players=3, day=4, turn=3)
    assert table["now.enlightened"] == "tent"
    table.do("done")
    assert (table["day"], table["now.enlightened"]) == (5, "amulet")


def test_a_week_has_seven_days() -> None:
    """B-TURN-19."""
    table = creation(week=1, day=6, turn=2).do("done")
    assert (table["week"], table["day"]) == (1, 7)
    table.do("done", "done")
    assert (table["week"], table["day"]) == (2, 1)
    assert table["now.enlightened"] == "tools"


def test_nobody_is_eliminated() -> None:
    """B-TURN-20, B-CRULING-26: a player without cities and heroes still takes his turns."""
    p1 = {"hand": ["tribesman.cloudborn", "supply"], "heroes": ["", ""], "nation": PLENTY}
    table = creation(board={"2,2": {"owner": 2}}, turn=2, p1=p1)
    table.do("done")
    assert table.deciding == [1]
    table.do("hire tribesman", "done")
    assert table["turn"] == 2
