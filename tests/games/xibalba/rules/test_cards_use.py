"""X-CARD-13 to X-CARD-17, X-CARD-34: using cards, and what it costs."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.xibalba.rules.made_up import addon, event, gain, soldier
from tests.games.xibalba.table import GAME, Table

MINE = {"soldier": "Chief(4/3/1)", "owner": 1, "life": 7}
BOB = {"soldier": "Bob(1/1/1)", "life": 9}


def test_using_a_card_is_voluntary_but_its_effect_is_not() -> None:
    """X-CARD-13: dynamite_kid need not attack; after an attack it must gamble."""
    table = Table(p1={"resources": 5, "warhost": ["dynamite_kid"]}, ark=BOB, action_pool=["A", "A"])
    assert "end" in table.options
    table.do("attack ark A", dice=["-"])
    assert table["p1.warhost"] == []  # the blank destroyed it, and nobody was asked
    assert table.asks == (1, "act")


def test_the_effect_is_applied_at_once() -> None:
    """X-CARD-13: the activated gain can be spent in the same phase."""
    table = Table(p1={"resources": 0, "field1": ["well"]}, cards=[addon("well", "ACTION", gain(3))])
    table.do("activate 1")
    assert table["p1.resources"] == 3
    table.do("tactical_assault", dice=["-"])


def test_buying_placing_rearranging_and_discarding_a_card_is_no_use_of_it() -> None:
    """X-CARD-14, X-RULING-09"""
    table = Table(
        p1={"resources": 9, "level": 2},
        cards=[addon("well", "ACTION", gain(4))],
        market={"civilian": ["well", ""]},
    )
    table.do("buy civilian1 1")
    assert table["p1.resources"] == 8
    table.do("reorganize", "lift field1.1 field2", "done")
    assert table["p1.resources"] == 7
    table.do("discard field2")
    assert table["p1.resources"] == 6


def test_being_destroyed_or_controlling_the_ark_is_no_use_of_a_soldier() -> None:
    """X-CARD-14"""
    veteran = soldier(
        "veteran", "4/3/1", "ACTION", gain(4, trigger="attack"), gain(4, trigger="enter_ark")
    )
    table = Table(
        p1={"resources": 5, "warhost": ["veteran", "Top(1/1/1)"]},
        cards=[veteran],
        ark=MINE,
    )
    table.do("discard warhost", "discard warhost")
    assert table["p1.resources"] == 3
    table = Table(
        p1={"resources": 5}, cards=[veteran], ark={"soldier": "veteran", "owner": 1, "life": 3}
    )
    table.do("end", dice=["-"])
    assert table["p1.resources"] == 5


def test_entering_an_empty_ark_is_a_use_and_not_an_attack() -> None:
    """X-CARD-14, X-RULING-48: the effect applies after the soldier has entered."""
    veteran = soldier(
        "veteran",
        "4/3/1",
        "ACTION",
        gain(1, trigger="attack"),
        {"op": "heal_ark", "trigger": "enter_ark", "amount": 2},
    )
    table = Table(
        p1={"resources": 5, "warhost": ["veteran"]},
        cards=[veteran],
        ark={"soldier": ""},
        action_pool=["A"],
    )
    table.do("enter A")
    assert table["ark.life"] == 3 + 2 + 2
    assert table["p1.resources"] == 5


def test_the_action_effect_of_a_soldier_applies_with_every_use() -> None:
    """X-CARD-15: trench_grenadier adds 1 to each of its attacks on the Ark."""
    table = Table(
        p1={"resources": 5, "warhost": ["trench_grenadier"]},
        ark={"soldier": "Bob(1/1/1)", "life": 10},
        action_pool=["A", "A"],
    )
    table.do("attack ark A")
    assert table["ark.life"] == 6
    table.do("attack ark A")
    assert table["ark.life"] == 2
    tireless = soldier("tireless", "1/1/1", "ACTION", gain(2, trigger="attack_done"))
    again = Table(
        p1={"resources": 5, "warhost": ["tireless"]},
        cards=[tireless],
        ark=BOB,
        action_pool=["A", "A", "A"],
    )
    again.do("attack ark A", "attack ark A", "attack ark A")
    assert again["p1.resources"] == 11


def test_a_free_activation_is_possible_once_per_turn() -> None:
    """X-CARD-16"""
    table = Table(p1={"resources": 5, "field1": ["well"]}, cards=[addon("well", "ACTION", gain(1))])
    table.do("activate 1")
    assert "activate 1" not in table.options
    table.refuses("activate 1", "X-CARD-16")
    table.do("end").do("split 3 3", "keep all", dice=["-"] * 6).do("end")
    table.do("split 3 3", "keep all", dice=["-"] * 6)
    table.do("activate 1")
    assert table["p1.resources"] == 7


def test_the_limit_of_a_free_activation_counts_per_physical_card() -> None:
    """X-CARD-16, X-RULING-09: two copies are two cards; moving one does not renew it."""
    table = Table(
        p1={"resources": 9, "level": 2, "field1": ["forger#1"], "field2": ["forger#2"]},
    )
    table.do("activate 1", "discard soldier1", "activate 2", "discard soldier1")
    table.refuses("activate 1", "X-CARD-16")
    table.do("reorganize", "lift field1.1 field2", "done", "discard field2")
    assert table["p1.field2"] == ["forger#2"]
    table.refuses("activate 2", "X-CARD-16")


def test_an_effect_with_a_free_alternative_costs_nothing() -> None:
    """X-CARD-16: it could be repeated without end otherwise."""
    offer = {
        "op": "choose",
        "options": [[gain(1)], [{"op": "paragon", "amount": 1, "pay": {"resources": 5}}]],
    }
    table = Table(
        p1={"resources": 9, "field1": ["broker"]}, cards=[addon("broker", "ACTION", offer)]
    )
    table.do("activate 1", "option 1")
    table.refuses("activate 1", "X-CARD-16")


def test_what_is_left_of_an_effect_is_not_repeated_for_free() -> None:
    """X-CARD-16: the part with a cost and a limit is used up, the rest would cost nothing."""
    stall = addon(
        "stall",
        "ACTION",
        {"op": "paragon", "amount": 1, "pay": {"resources": 2}, "limit": 1},
        gain(1),
    )
    table = Table(p1={"resources": 9, "field1": ["stall"]}, cards=[stall])
    table.do("activate 1")
    assert (table["p1.resources"], table["p1.paragon"]) == (8, 1)
    table.refuses("activate 1", "X-CARD-16")


def test_an_activation_with_a_cost_is_possible_as_often_as_it_is_paid() -> None:
    """X-CARD-17"""
    mint = addon("mint", "ACTION", {"op": "paragon", "amount": 1, "pay": {"resources": 2}})
    table = Table(p1={"resources": 7, "field1": ["mint"]}, cards=[mint])
    table.do("activate 1", "activate 1", "activate 1")
    assert (table["p1.resources"], table["p1.paragon"]) == (1, 3)
    table.refuses("activate 1", "X-CARD-17")


@pytest.mark.parametrize(
    ("pay", "p1"),
    [
        ({"resources": 3}, {"resources": 2}),
        ({"paragon": 2}, {"paragon": 1}),
        ({"life": 7}, {}),
    ],
)
def test_a_cost_is_paid_in_full_or_not_at_all(pay: dict[str, int], p1: dict[str, int]) -> None:
    """X-CARD-17, X-RULING-29: of life points one must remain."""
    table = Table(
        p1={"resources": 9, "field1": ["mint"], **p1},
        cards=[addon("mint", "ACTION", gain(1, pay=pay))],
        ark=MINE,
    )
    table.refuses("activate 1", "X-CARD-17")


def test_a_card_may_state_another_limit() -> None:
    """X-RULING-09: weathercock_array is paid for, and still used once."""
    table = Table(p1={"resources": 9, "field1": ["weathercock_array"]}, action_pool=["R-"])
    table.do("activate 1", "done")
    table.refuses("activate 1", "X-CARD-16")


# --- effects that could do nothing


@pytest.mark.parametrize(
    "item",
    [
        {"op": "steal_resources", "from": "opponent", "amount": 2},
        {"op": "steal_paragon", "from": "opponent", "amount": 2},
        {"op": "destroy_addon", "from": "opponent", "kind": "any", "count": 1},
        {"op": "destroy_soldier", "from": "opponent", "where": "warhost"},
        {"op": "rotate_warhost", "who": "opponent"},
        {"op": "turn_die", "from": "critical", "to": "attack", "count": 1},
        {"op": "reroll_pool", "die": "attack", "face": "any", "count": 1},
        {"op": "heal_ark", "amount": 2},
        {"op": "retreat"},
        {"op": "gain_card", "kind": "soldier", "from": "discard"},
        {"op": "free_action", "action": "weapon_technology", "count": 1},
        {"op": "free_action", "action": "pharmaceuticals", "count": 1},
        {"op": "resources", "amount": {"per": "structures", "each": 1}},
    ],
)
def test_an_activation_that_could_do_nothing_is_refused(item: dict[str, Any]) -> None:
    """X-CARD-34, X-RULING-67"""
    table = Table(
        p1={"resources": 9, "field1": ["idle"]},
        p2={"resources": 0, "paragon": 0},
        cards=[addon("idle", "ACTION", {**item, "pay": {"resources": 1}})],
        action_pool=["R1"],
    )
    assert "activate 1" not in table.options
    table.refuses("activate 1", "X-CARD-34")
    assert table["p1.resources"] == 9


def test_an_activation_that_is_for_one_faction_only_could_do_nothing_for_another() -> None:
    """X-CARD-34: what counts is the faction of the card itself."""
    given: dict[str, Any] = {
        "cards": [
            addon("well", "ACTION", gain(3, **{"if": {"own_faction": True}}), faction="abacus")
        ]
    }
    table = Table(p1={"faction": "abacus", "resources": 0, "field1": ["well"]}, **given)
    table.do("activate 1")
    assert table["p1.resources"] == 3
    for faction in GAME.pack.factions:
        if faction.id != "abacus":
            table = Table(p1={"faction": faction.id, "field1": ["well"]}, **given)
            assert "activate 1" not in table.options
            table.refuses("activate 1", "X-CARD-34")


@pytest.mark.parametrize(
    "item",
    [
        {
            "op": "gamble",
            "die": "attack",
            "results": {"critical": [{"op": "resources", "amount": 1}]},
        },
        {"op": "roll_into_pool", "die": "attack", "count": 1},
        {"op": "resources", "amount": 3},
        {"op": "paragon", "amount": 3},
        {"op": "heal_ark", "amount": 3},
        {"op": "productivity", "amount": -1, "who": "each_opponent", "until": "your_next_turn"},
    ],
)
def test_a_roll_a_lasting_change_and_a_lost_gain_count_as_carried_out(item: dict[str, Any]) -> None:
    """X-CARD-34: every tracker is full, and still the effect may be used."""
    table = Table(
        target=40,
        p1={"resources": 25, "paragon": 39, "field1": ["idle"]},
        cards=[addon("idle", "ACTION", item)],
        ark=MINE | {"life": 10},
    )
    assert "activate 1" in table.options


def test_nobody_is_asked_to_pay_for_an_optional_effect_that_could_do_nothing() -> None:
    """X-CARD-34: weaker bases are no use against the soldier in the Ark."""
    sapper = soldier(
        "sapper",
        "3/3/1",
        "ACTION",
        {
            "op": "resistance",
            "trigger": "attack",
            "of": "target_base",
            "amount": -1,
            "pay": {"resources": 1},
            "optional": True,
        },
    )
    table = Table(
        p1={"resources": 5, "warhost": ["sapper"]}, cards=[sapper], ark=BOB, action_pool=["A"]
    )
    table.do("attack ark A")
    assert table.asks == (1, "act")
    at_base = Table(
        p1={"resources": 5},
        cards=[sapper],
        ark={"soldier": "sapper", "owner": 1, "life": 5},
        action_pool=["A"],
    )
    at_base.do("attack p2 A")
    assert at_base.asks == (1, "use-effect")


def test_an_event_may_be_bought_although_it_can_do_nothing() -> None:
    """X-CARD-34, X-CARD-19"""
    table = Table(p1={"resources": 9}, market={"event": ["time_bomb", ""]})
    table.do("buy event1")
    assert table["discard.event"] == ["time_bomb"]
    assert table["p1.resources"] == 6


def test_an_ineffective_card_cannot_be_activated() -> None:
    """X-CARD-05: blackout makes the opponents' structures ineffective."""
    table = Table(
        p1={"resources": 9},
        p2={"resources": 9, "field1": ["melting_plant"]},
        cards=[event("idle", gain(1))],
        market={"event": ["blackout", ""]},
    )
    table.do("buy event1", "end").do("split 3 3", "keep all", dice=["-"] * 6)
    table.refuses("activate 1", "X-CARD-05")
