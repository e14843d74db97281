"""What lies open changes with an event that everybody hears (B-CSETUP-04, B-RULING-125)."""

from __future__ import annotations

from typing import Any

import pytest

from stormark.games.battalia import layout as L
from stormark.kernel.chance import FastChance
from stormark.kernel.event import ALL
from tests.games.battalia.table import GAME, Table

HIRING = {"hand": ["tribesman.baerfolk", "supply"]}
BUYING = {"hand": ["chief.baerfolk", "6 supply"]}
ROAD = {"card": "road", "shape": "straight", "turned": 1}


def verbs(table: Table) -> list[str]:
    return [event.verb for event in table.events]


def test_the_next_unit_of_a_stack_is_uncovered() -> None:
    """B-CSETUP-04: whoever hires shows what lies below."""
    table = Table(p1=HIRING, stock={"tribesman": ["tribesman.cloudborn", "tribesman.emberians"]})
    table.do("hire tribesman")
    assert table.said("uncovered", card="tribesman.emberians")
    assert all(event.reveals for event in table.events if event.verb == "uncovered")


def test_nothing_is_uncovered_below_the_last_card() -> None:
    table = Table(p1=HIRING)
    s = table.state
    stack = L.UNIT_STACKS
    s.limbo += s.stock[stack][:-1]
    s.stock[stack] = s.stock[stack][-1:]
    table.do("hire tribesman")
    assert table["stock.tribesman"] == []
    assert "uncovered" not in verbs(table)


def test_the_next_road_is_uncovered() -> None:
    """B-CSETUP-04, B-PLACE-02."""
    table = Table(p1={"hand": ["2 tribesman.baerfolk"]}).do("road straight", "site 2,3 1")
    top = table["stock.road.straight"][0]
    assert table.said("uncovered_terrain", terrain_card="road", shape="straight", terrain=top)
    assert table.said("laid", field="2,3", exits=["east", "west"])


def test_the_cards_of_a_round_of_the_draft_are_told() -> None:
    """B-RULING-118: all of the draft lies open."""
    table = Table(new={"players": 2, "draft": True})
    while table.asks[1] != "draft":
        table.do(table.options[0])
    offered = [event for event in table.events if event.verb == "offered"]
    assert [event.args["cards"] for event in offered] == [table["drafting.offer"]]
    assert offered[0].audience == ALL


@pytest.mark.parametrize(("zone", "told"), [("", 0), (" ambush", 1)])
def test_all_hear_how_many_cards_come_from_the_ambush(zone: str, told: int) -> None:
    """B-HIDE-07: two lines of the same cards, one of them with a hidden card."""
    table = Table(p1={"hand": ["tribesman.baerfolk", "2 supply"], "ambush": ["supply"]})
    table.do("hire tribesman", f"lay supply{zone}")
    assert table.said("line", action="hire")
    assert verbs(table).count("from_ambush") == told


def test_a_hero_who_goes_no_further_stops_for_all_to_see() -> None:
    board: dict[str, Any] = {"2,3": ROAD}
    table = Table(extended=False, board=board, p1={"hand": ["2 supply"]})
    table.do("move 1", "lay supply", "lay supply", "go", "step 2,3", "stop")
    assert table.said("stopped", seat=0, hero=1)


def test_all_hear_of_a_marked_card_that_is_hidden_and_it_stays_marked() -> None:
    """B-RULING-125: what all know of a hand card is told when the card goes face down."""
    table = Table(p1={"hand": ["supply>priest", "2 stardust", "chest"], "nation": ["2 supply"]})
    table.do("hide chest", "name supply>priest")
    assert table.said("unmarked", seat=0, card="supply>priest")
    assert table["p1.ambush"] == ["supply>priest"]
    table.do("name stardust")
    assert verbs(table) == ["hidden"]
    table.do("finish", "done")
    assert table["p1.ambush"] == ["stardust", "supply"]  # until the end of the turn


def test_all_hear_of_a_marked_card_that_is_stored_and_it_stays_marked() -> None:
    """B-RULING-125: it is told when the tent is complete, not before (B-RULING-106)."""
    table = Table(p1={"hand": ["pavilion_of_eyla", "supply>priest", "chest"]})
    table.do("great pavilion_of_eyla", "name supply>priest")
    assert verbs(table) == []
    table.do("finish")
    assert table.said("unmarked", card="supply>priest")
    assert table["p1.tents"] == [["pavilion_of_eyla", "supply>priest"]]
    table.do("done")
    assert table["p1.tents"] == [["pavilion_of_eyla", "supply"]]


def test_a_transformed_card_comes_out_of_a_tent_in_the_same_turn_as_it_went_in() -> None:
    """B-RULING-125, B-ART-29: a card is transformed at most once a turn."""
    hand = ["tent.baerfolk", "supply>priest", "amulet.baerfolk", "supply"]
    table = Table(p1={"hand": hand}).do("pitch tent.baerfolk", "name supply>priest")
    table.do("open 1")
    assert "supply>priest" in table["p1.hand"]
    table.do("amulet amulet.baerfolk")
    assert "name supply>priest" not in table.options


def test_a_card_received_in_trade_is_not_washed_clean_by_a_tent() -> None:
    """B-RULING-125, B-TRADE-16"""
    p1 = {"hand": ["tent.baerfolk", "chest~", "supply"], "posts": ["2,3"], "heroes": ["2,3", ""]}
    table = Table(p1=p1, board={"2,3": ROAD}).do("pitch tent.baerfolk", "name chest~")
    table.do("open 1")
    assert "chest~" in table["p1.hand"]
    table.refuses("trade chest_to_artefact", "B-TRADE-16")


def test_others_do_not_see_in_which_tent_a_marked_card_lies() -> None:
    """B-RULING-125, B-TENT-12: they were told which card it was, and see tents as ever."""
    seen = [
        str(GAME.view(Table(p1={"tents": [["tent.baerfolk", card]]}).state, 1))
        for card in ("supply>priest", "supply")
    ]
    assert seen[0] == seen[1]


def test_only_who_replaces_cards_sees_the_stacks() -> None:
    """B-STORM-E07.3, B-NEW-01: everybody else hears that they are looked through."""
    table = Table(p1={"hand": ["staff_of_terra"]}).do("great staff_of_terra")
    assert table.said("searched", seat=0)
    seen = [event for event in table.events if event.verb == "terrains_seen"]
    assert {event.audience for event in seen} == {1}
    assert {(event.args["terrain_card"], event.args["shape"]) for event in seen} == {
        ("city", "dead_end"),
        *((card, shape) for card in ("city", "road") for shape in ("straight", "curve", "t", "x")),
    }


def test_only_who_chooses_a_colour_sees_the_stack() -> None:
    """B-ORACLE-06, B-CSETUP-04: below the top the stack stays as it is, so nothing is uncovered."""
    days = [Table(p1=BUYING, day=day) for day in range(1, 7)]
    table = next(table for table in days if table["now.matching"] == "weapon").do("buy weapon")
    while table.asks[1] == "lay":
        table.do(table.options[0])
    assert table.asks == (1, "choose-colour")
    assert table.said("searched", seat=0)
    colours = table["stock.weapon"]
    lower = next(card for card in colours if card != colours[0])
    table.do(f"take {lower}")
    assert table["stock.weapon"][0] == colours[0]
    assert "uncovered" not in verbs(table)


def test_who_robs_a_hand_looks_at_it_and_nobody_else_does() -> None:
    """B-GA-16: what he sees is part of his question, so every guess has to show it too."""
    hand = ["lord.cloudborn", "supply"]
    table = Table(players=3, p1={"hand": ["hand_of_luut"]}, p2={"hand": hand})
    table.do("great hand_of_luut")
    game, state = table.game, table.state
    thief, other = game.seen_by(state, 0), game.seen_by(state, 2)
    assert sorted(thief.hand[1]) == sorted(state.hand[1])
    assert set(other.hand[1]) == {L.UNKNOWN}
    for seed in range(5):
        guess = game.belief(thief, 0).sample(FastChance(seed))
        assert game.decision(guess, 0).to_json() == game.decision(state, 0).to_json()


@pytest.mark.parametrize(("card", "copies"), [("scroll.baerfolk", 2), ("book_of_crea", 3)])
def test_units_that_count_several_times_are_told(card: str, copies: int) -> None:
    """B-ART-18, B-GA-19."""
    p1 = {"hand": ["weapon.baerfolk", "chief.baerfolk", card], "heroes": ["4,4", ""]}
    table = Table(players=2, day=4, p1=p1, p2={"heroes": ["4,4", ""], "hand": ["supply"]})
    table.do("attack heroes 4,4 p2", "lay chief.baerfolk", f"lay {card}")
    table.do("name chief.baerfolk line")
    assert table.said("multiplied", seat=0, card="chief.baerfolk", copies=copies)
