"""X-CARD-27, X-CARD-31, X-CARD-32, X-CARD-36: when effects apply, and in which order."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.xibalba.rules.made_up import addon, event, gain, shown, soldier, verbs
from tests.games.xibalba.table import Table

MINE = {"soldier": "Chief(4/3/1)", "owner": 1, "life": 7}
BOB = {"soldier": "Bob(1/1/1)", "life": 3}


# --- several effects at once


def shop(*owners: int) -> dict[str, Any]:
    """Cards that answer to a purchase: one per owner, named after it."""
    cards = []
    for index, owner in enumerate(owners):
        trigger = "buy" if owner == 2 else "opponent_buys"
        cards.append(addon(f"eye{index}", "PERMANENT", gain(index + 1, trigger=trigger)))
    return {"cards": cards, "players": 3, "turn": 2}


def test_the_current_player_comes_first_then_clockwise() -> None:
    """X-CARD-27, X-RULING-63: player 2 buys; players 3 and 1 follow."""
    table = Table(
        p1={"field1": ["eye0"]},
        p2={"resources": 9, "field1": ["eye1"]},
        p3={"field1": ["eye2"]},
        **shop(1, 2, 3),
    )
    table.do("buy soldier1")
    effects = [event.args["seat"] for event in table.events if event.args.get("cause") == "effect"]
    assert effects == [1, 2, 0]


@pytest.mark.parametrize("first", ["eye0", "eye1"])
def test_each_owner_orders_the_own_effects(first: str) -> None:
    """X-CARD-27: player 1 has two of them and is asked, in player 2's turn."""
    table = Table(
        p1={"level": 2, "field1": ["eye0"], "field2": ["eye1"]},
        p2={"resources": 9},
        **shop(1, 1),
    )
    table.do("buy soldier1")
    assert table.asks == (1, "order-triggers")
    assert table.options == ["trigger eye0 opponent_buys", "trigger eye1 opponent_buys"]
    table.refuses("end", "X-ACTION-12", by=2)
    table.do(f"trigger {first} opponent_buys")
    second = {"eye0": "eye1", "eye1": "eye0"}[first]
    assert [card for card in shown(table, "resources", "card") if card] == [first, second]
    assert table.asks == (2, "act")


def test_nobody_is_asked_to_order_a_single_effect() -> None:
    """X-CARD-27"""
    table = Table(p1={"field1": ["eye0"]}, p2={"resources": 9}, **shop(1))
    table.do("buy soldier1")
    assert table.asks == (2, "act")


def test_the_owner_orders_effects_with_different_results() -> None:
    """X-CARD-27: to heal before or after the pain is not the same at the limit."""
    table = Table(
        p1={
            "resources": 9,
            "level": 2,
            "warhost": ["Guard(1/9/1)"],
            "field1": ["balm"],
            "field2": ["pain"],
        },
        cards=[
            addon("balm", "PERMANENT", {"op": "heal_ark", "trigger": "enter_ark", "amount": 5}),
            addon("pain", "PERMANENT", {"op": "damage_ark", "trigger": "enter_ark", "amount": 3}),
        ],
        ark={"soldier": ""},
        action_pool=["A"],
    )
    table.do("enter A")
    assert table["ark.life"] == 10
    table.do("trigger balm enter_ark")
    assert table["ark.life"] == 7


# --- moments


@pytest.mark.parametrize("way", ["conquest", "empty"])
def test_entering_the_ark_means_both_ways_of_entering(way: str) -> None:
    """X-CARD-31, X-RULING-65: sand_corsair steals from each opponent either way."""
    table = Table(
        players=3,
        p1={"resources": 5, "warhost": ["sand_corsair"]},
        p2={"resources": 3},
        p3={"resources": 3},
        ark=BOB if way == "conquest" else {"soldier": ""},
        action_pool=["A", "A"],
    )
    if way == "conquest":
        table.do("attack ark A", dice=["-"])
    else:
        table.do("enter A")
    assert [table[f"p{n}.resources"] for n in (1, 2, 3)] == [7, 2, 2]


def test_an_effect_that_names_a_moment_is_applied_then_and_only_then() -> None:
    """X-CARD-31: surgeon_major heals on entering, not while it sits or attacks there."""
    table = Table(
        p1={"resources": 5, "warhost": ["surgeon_major"]},
        p2={"level": 4},
        ark={"soldier": ""},
        action_pool=["A", "A"],
    )
    table.do("enter A")
    assert table["ark.life"] == 4 + 2 + 3
    table.do("attack p2 A")
    assert table["ark.life"] == 9
    table.do("end", dice=["-", "-"])
    assert table["ark.life"] == 9


def test_being_discarded_is_not_being_destroyed() -> None:
    """X-CARD-31: stretcher_guard gives 1 only when it is destroyed."""
    table = Table(p1={"resources": 5, "warhost": ["stretcher_guard"]}).do("discard warhost")
    assert table["p1.resources"] == 4


def test_an_effect_on_the_own_destruction_applies_although_the_card_is_gone() -> None:
    """X-CARD-32, X-RULING-65: a blocker, and an add-on card."""
    table = Table(
        p1={"resources": 5},
        p2={"resources": 5, "warhost": ["stretcher_guard"], "field1": ["oil_well"]},
        ark=MINE,
        action_pool=["A", "A"],
    )
    table.do("attack p2 A").do("block", dice=["-"])
    assert table["p2.resources"] == 6
    table.do("attack p2 A").do("destroy p2 1", dice=["-"])
    assert table["p2.resources"] == 4


def test_a_card_made_ineffective_does_not_answer_to_its_own_destruction() -> None:
    """X-CARD-32 is about cards that were active: blackout silences oil_well."""
    table = Table(
        p1={"resources": 9},
        p2={"resources": 5, "field1": ["oil_well"]},
        market={"event": ["blackout", "time_bomb"]},
    )
    table.do("buy event1", "buy event2")
    assert table["discard.structure"] == ["oil_well"]
    assert table["p2.resources"] == 5


# --- the parts of one effect


def test_the_parts_of_an_effect_follow_the_order_of_the_text() -> None:
    """X-CARD-36, X-RULING-68: all_or_nothing lets the opponents roll first, clockwise."""
    table = Table(players=3, turn=2, p2={"resources": 9}, market={"event": ["all_or_nothing", ""]})
    table.do("buy event1", dice=["G1", "-", "G2", "G1"])
    assert shown(table, "roll", "seat") == [2, 0, 1]
    assert [table[f"p{n}.paragon"] for n in (1, 2, 3)] == [0, 3, 1]


def test_each_part_is_booked_and_checked_before_the_next_one() -> None:
    """X-CARD-36, X-WIN-07: an opponent wins by the first part; the buyer's roll never comes."""
    table = Table(
        target=9,
        p1={"resources": 9, "paragon": 8},
        p2={"paragon": 8},
        market={"event": ["all_or_nothing", ""]},
    )
    table.do("buy event1", dice=["G1"])
    assert table.winner == 2


def test_one_part_for_several_players_is_one_step() -> None:
    """X-CARD-36, X-WIN-07, X-WIN-05: all roll before anything is booked."""
    jubilee = event("jubilee", {"op": "roll_paragon", "dice": 1, "who": "all"})
    table = Table(
        players=3,
        turn=2,
        target=9,
        p1={"paragon": 8},
        p2={"resources": 9, "paragon": 3},
        p3={"paragon": 8},
        cards=[jubilee],
        market={"event": ["jubilee", ""]},
    )
    table.do("buy event1", dice=["G2", "G1", "G1"])
    assert shown(table, "roll", "seat") == [1, 2, 0]
    assert verbs(table)[-4:] == ["paragon", "paragon", "paragon", "win"]
    assert table.winner == 3  # the first of both clockwise from the current player


def test_players_lose_cards_one_by_one_the_current_player_first() -> None:
    """X-CARD-36: epidemic; each owner chooses."""
    table = Table(
        players=3,
        turn=2,
        p1={"level": 2, "field1": ["tracker"], "field2": ["fence"]},
        p2={"resources": 9, "level": 2, "field1": ["forger#1"], "field2": ["forger#2"]},
        p3={"field1": ["poisoner"]},
        market={"event": ["epidemic", ""]},
    )
    table.do("buy event1")
    assert table.asks == (2, "choose-addon")
    table.do("destroy p2 2")
    assert shown(table, "destroy", "card") == ["forger#2", "poisoner"]
    assert table.asks == (1, "choose-addon")
    table.do("destroy p1 1")
    assert table["p1.field1"] == []


def test_soldiers_are_destroyed_one_by_one_the_current_player_first() -> None:
    """X-CARD-36: stampede takes the active soldier of everybody."""
    table = Table(
        players=3,
        turn=3,
        p1={"warhost": ["One(1/1/1)"]},
        p2={"warhost": ["Two(1/1/1)"]},
        p3={"resources": 9, "warhost": ["Three(1/1/1)"]},
        market={"event": ["stampede", ""]},
    )
    table.do("buy event1")
    assert shown(table, "destroy", "owner") == [2, 0, 1]


def test_warhosts_are_rotated_the_current_player_first() -> None:
    """X-CARD-36"""
    carousel = event("carousel", {"op": "rotate_warhost", "who": "all"})
    pairs: dict[str, Any] = {
        f"p{n}": {"resources": 9, "warhost": [f"Low{n}(1/1/1)", f"Top{n}(1/1/1)"]}
        for n in (1, 2, 3)
    }
    table = Table(players=3, turn=2, cards=[carousel], market={"event": ["carousel", ""]}, **pairs)
    table.do("buy event1")
    assert shown(table, "rotate", "seat") == [1, 2, 0]
    assert table["p1.warhost"] == ["Top1(1/1/1)", "Low1(1/1/1)"]


def test_an_effect_that_is_paid_for_is_completed_although_its_card_is_gone() -> None:
    """X-CARD-36: the sacrificed card still gives both of its gains."""
    pyre = addon(
        "pyre",
        "ACTION",
        gain(2, pay={"sacrifice": "this"}),
        {"op": "paragon", "amount": 1},
    )
    table = Table(p1={"resources": 5, "field1": ["pyre"]}, cards=[pyre])
    table.do("activate 1")
    assert verbs(table) == ["effect", "destroy", "resources", "paragon"]
    assert (table["p1.resources"], table["p1.paragon"]) == (7, 1)
    assert table["discard.civilian"] == ["pyre"]


def test_a_second_re_organization_of_one_effect_starts_from_the_first() -> None:
    """X-CARD-36: its parts come one after the other."""
    drill = addon("drill", "ACTION", {"op": "free_action", "action": "reorganize", "count": 2})
    table = Table(
        p1={"resources": 5, "warhost": ["A(1/1/1)", "B(1/1/1)", "C(1/1/1)"], "field1": ["drill"]},
        cards=[drill],
    )
    table.do("activate 1", "lift warhost.1 warhost", "done")
    assert table["p1.warhost"] == ["B(1/1/1)", "C(1/1/1)", "A(1/1/1)"]
    table.do("lift warhost.1 warhost", "done")
    assert table["p1.warhost"] == ["C(1/1/1)", "A(1/1/1)", "B(1/1/1)"]


# --- around a destroyed soldier


def test_effects_around_a_conquered_ark_come_in_their_order() -> None:
    """X-RULING-70, X-ARK-25: enter, reward, destroys, is destroyed."""
    hunter = soldier(
        "hunter", "9/3/1", "ACTION", gain(1, trigger="enter_ark"), gain(2, trigger="destroy")
    )
    martyr = soldier("martyr", "1/1/1", "PERMANENT", gain(3, trigger="destroyed"))
    table = Table(
        p1={"resources": 5, "warhost": ["hunter"]},
        p2={"resources": 5},
        cards=[hunter, martyr],
        ark={"soldier": "martyr", "owner": 2, "life": 3},
        action_pool=["A"],
    )
    table.do("attack ark A", dice=["G1"])
    assert verbs(table) == [
        *("attack", "power", "life", "destroy", "enter"),
        *("resources", "roll", "paragon", "resources", "resources", "spend"),
    ]
    assert shown(table, "resources", "change") == [1, 2, 3]
    assert shown(table, "resources", "seat") == [0, 0, 1]
