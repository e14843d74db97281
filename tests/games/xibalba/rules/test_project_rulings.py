"""X-RULING-71 to -77, -80, -81, -88, -89: rulings of this project about turns and cards."""

from __future__ import annotations

from typing import Any

import pytest

from stormark.kernel.json import canonical
from tests.games.xibalba.operations.adhoc import begin_turn
from tests.games.xibalba.rules.made_up import addon, event, gain
from tests.games.xibalba.table import Table

MINE = {"soldier": "Chief(4/3/0)", "owner": 1, "life": 8}
THEIRS = {"soldier": "Raider(4/3/0)", "owner": 2, "life": 8}
DESTROY_ADDON = {"op": "destroy_addon", "from": "opponent", "kind": "any", "count": 1}


# --- X-RULING-71: when a player is asked


def test_the_decisions_of_a_turn_are_asked_even_with_a_single_answer() -> None:
    """X-RULING-71: effect, dice pool, DICE effect, sorting the one die that is left."""
    cap = {"op": "cap_dice", "who": "you", "die": "attack", "max": 0}
    table = Table(
        phase="start",
        cards=[
            addon("farm", "EFFECT", gain(1)),
            addon("luck", "DICE", gain(1)),
            addon("peace", "PERMANENT", cap, {"op": "pool_size", "amount": -5}),
        ],
        p1={"level": 3, "field1": ["farm"], "field2": ["luck"], "field3": ["peace"]},
    )
    assert table.options == ["resolve field1"]
    assert table.do("resolve field1").options == ["split 1 0"]
    assert table.do("split 1 0").options == ["resolve field2"]
    table.do("resolve field2", dice=["R1"])
    assert "roll" in table.options


def test_an_attacked_player_and_the_attacker_after_a_hit_are_always_asked() -> None:
    """X-RULING-71: also about the only add-on card."""
    table = Table(
        p2={"warhost": ["Guard(1/1/0)"], "field1": ["tracker"]}, ark=MINE, action_pool=["A", "A"]
    )
    assert table.do("attack p2 A").options == ["block", "pass"]
    assert table.do("pass").options == ["destroy p2 1", "pass"]


def test_the_only_possibility_inside_an_effect_is_taken_without_asking() -> None:
    """X-RULING-71: one opponent, one card; with two cards there is a choice."""
    bomb = event("bomb", DESTROY_ADDON)
    base = {"level": 2, "field1": ["tracker"]}
    table = Table(p1={"resources": 9}, p2=base, cards=[bomb], market={"event": ["bomb", "gusher"]})
    assert table.do("buy event1")["p2.field1"] == []
    table = Table(
        p1={"resources": 9},
        p2={**base, "field2": ["gambler"]},
        cards=[bomb],
        market={"event": ["bomb", "gusher"]},
    )
    assert table.do("buy event1").options == ["destroy p2 1", "destroy p2 2"]


def test_a_dice_pool_without_dice_is_not_asked_for() -> None:
    """X-RULING-71, X-RULING-23"""
    table = Table(
        phase="start",
        cards=[addon("famine", "PERMANENT", {"op": "pool_size", "amount": -6})],
        p1={"resources": 5, "field1": ["famine"]},
    )
    assert (table["phase"], table["action_pool"]) == ("action", [])


# --- X-RULING-72, X-RULING-73: which triggered effects are resolved


def two_answers(first: str) -> Table:
    """Two cards answer to an attack; one of them destroys a civilian, the other is one."""
    table = Table(
        cards=[
            addon(
                "purge",
                "ACTION",
                {**DESTROY_ADDON, "trigger": "attack_done", "from": "you", "kind": "civilian"},
                kind="structure",
            ),
            addon("cheer", "ACTION", gain(2, trigger="attack_done")),
        ],
        p1={"level": 2, "resources": 5, "field1": ["purge"], "field2": ["cheer"]},
        ark=MINE,
        action_pool=["A"],
    )
    table.do("attack p2 A")
    return table.do(next(option for option in table.options if first in option))


@pytest.mark.parametrize(("first", "resources"), [("purge", 5), ("cheer", 7)])
def test_a_triggered_effect_is_lost_with_its_card(first: str, resources: int) -> None:
    """X-RULING-72"""
    table = two_answers(first)
    assert table["discard.civilian"] == ["cheer"]
    assert table["p1.resources"] == resources


def test_an_effect_on_its_own_destruction_is_not_lost_with_its_card() -> None:
    """X-RULING-72, X-RULING-73: not even on an ACTION card in another player's turn."""
    trap = addon("trap", "ACTION", gain(2, trigger="destroyed"), kind="structure")
    table = Table(
        turn=2, cards=[trap], p1={"resources": 5, "field1": ["trap"]}, ark=THEIRS, action_pool=["A"]
    )
    table.do("attack p1 A", "destroy p1 1")
    assert table["p1.resources"] == 7


@pytest.mark.parametrize(
    ("turn", "tag", "resources"), [(2, "ACTION", 5), (2, "PERMANENT", 7), (1, "ACTION", 7)]
)
def test_only_permanent_cards_answer_to_moments_in_the_turns_of_others(
    turn: int, tag: str, resources: int
) -> None:
    """X-RULING-73: player 1 loses a soldier, in the turn of player 2 or in the own one."""
    everybody = {"op": "destroy_soldier", "from": "all", "where": "warhost"}
    table = Table(
        turn=turn,
        cards=[
            event("ambush", everybody, cost=0),
            addon("widow", tag, gain(2, trigger="own_soldier_destroyed")),
        ],
        p1={"resources": 5, "warhost": ["Guard(1/1/0)"], "field1": ["widow"]},
        p2={"resources": 5},
        market={"event": ["ambush", "gusher"]},
    )
    table.do("buy event1")
    assert table["p1.warhost"] == []
    assert table["p1.resources"] == resources


# --- X-RULING-74 to X-RULING-77: cards


def test_a_card_just_revealed_may_be_replaced_too() -> None:
    """X-RULING-74"""
    broom = addon("broom", "ACTION", {"op": "cycle_market", "deck": "structure", "count": 2})
    table = Table(
        p1={"resources": 5, "field1": ["broom"]},
        cards=[broom],
        market={"structure": ["oil_well", "watchtower"]},
        deck={"structure": ["grand_bazaar", "bomb_workshop"]},
    )
    table.do("activate 1", "replace structure1")
    assert table["market.structure"] == ["grand_bazaar", "watchtower"]
    table.do("replace structure1")
    assert table["market.structure"] == ["bomb_workshop", "watchtower"]
    assert table["discard.structure"] == ["grand_bazaar", "oil_well"]


def blackout_of_all() -> Table:
    """Player 1 has made all add-on cards of the opponents ineffective; player 2 was protected."""
    power_cut = event(
        "power_cut",
        {
            "op": "disable",
            "from": "each_opponent",
            "kind": "addon",
            "count": "all",
            "until": "your_next_turn",
        },
        cost=0,
    )
    shields = [
        addon(name, "PERMANENT", {"op": "prevent", "what": "hostile_effects"}, cost=1)
        for name in ("shield", "late_shield")
    ]
    walls = [
        addon(name, "PERMANENT", {"op": "resistance", "of": "base", "amount": 2}, cost=1)
        for name in ("wall", "other_wall", "late_wall")
    ]
    table = Table(
        players=3,
        cards=[power_cut, *shields, *walls],
        p1={"resources": 5},
        p2={"resources": 5, "level": 2, "field1": ["shield"], "field2": ["wall"]},
        p3={"resources": 5, "level": 3, "field1": ["other_wall"]},
        market={"event": ["power_cut", "gusher"], "civilian": ["late_shield", "late_wall"]},
    )
    return table.do("buy event1")


def test_protected_players_are_spared_when_all_add_on_cards_lose_their_effect() -> None:
    """X-RULING-75"""
    table = blackout_of_all()
    assert [table[f"p{number}.now.resistance"] for number in (2, 3)] == [4 + 2, 5]


def test_cards_that_come_later_are_hit_and_later_protection_does_not_help() -> None:
    """X-RULING-75"""
    table = blackout_of_all().do("end")
    begin_turn(table).do("end")
    begin_turn(table)
    table.do("buy civilian1 2", "buy civilian2 3")
    assert table["p3.now.resistance"] == 5


STAY = {
    "op": "prevent",
    "trigger": "own_soldier_destroyed",
    "what": "soldier_loss",
    "to": "stay",
    "limit": 1,
}


@pytest.mark.parametrize("life", [2, 7])
def test_a_soldier_kept_in_the_ark_has_one_life_point(life: int) -> None:
    """X-RULING-76"""
    table = Table(
        turn=2,
        cards=[addon("medic", "PERMANENT", STAY)],
        p1={"field1": ["medic"]},
        p2={"warhost": ["Foe(9/3/0)"]},
        ark={**MINE, "life": life},
        action_pool=["A"],
    )
    table.do("attack ark A")
    assert (table["ark.soldier"], table["ark.life"]) == ("Chief(4/3/0)", 1)


def test_only_a_player_choosing_from_a_discard_pile_sees_below_its_top() -> None:
    """X-RULING-77: before, meanwhile and afterwards."""
    dig = {"op": "gain_card", "kind": "soldier", "from": "discard", "choose": "any"}
    table = Table(
        cards=[event("dig", dig, cost=0)],
        p1={"resources": 5},
        market={"event": ["dig", "gusher"]},
        discard={"soldier": ["mole", "bomber", "red_widow"]},
    )

    def viewers() -> list[int]:
        """Who sees the lowest card, in the view or in the options."""
        seen = []
        for viewer in (-1, 0, 1):
            told = canonical(table.game.view(table.state, viewer)).decode()
            if viewer in table.state.open_seats():
                told += " ".join(table.options)
            if "red_widow" in told:
                seen.append(viewer)
        return seen

    assert viewers() == []
    table.do("buy event1")
    assert viewers() == [0]
    table.do("take mole")
    assert viewers() == []


# --- X-RULING-80, X-RULING-81, X-RULING-88: activations


def activation(*items: dict[str, Any], **given: Any) -> Table:
    """Player 1 may activate a gadget, and upgrade the base."""
    p1 = {"resources": 12, "field1": ["gadget"]}
    return Table(cards=[addon("gadget", "ACTION", *items)], p1=p1, **given)


def test_an_activation_counts_for_every_part_applied_or_not() -> None:
    """X-RULING-80: the second part was not possible; it does not wait for a better time."""
    late = {"op": "paragon", "amount": 1, "limit": 1, "if": {"level_at_least": 2}}
    table = activation(gain(1, limit=1), late)
    table.do("activate 1", "upgrade 2")
    assert table["p1.level"] == 2
    table.refuses("activate 1", "X-CARD-16")
    assert activation(gain(1, limit=1), late).do("upgrade 2", "activate 1")["p1.paragon"] == 1


PRAY = {"op": "paragon", "amount": 1, "pay": {"resources": 2}}


def test_an_effect_with_one_free_alternative_is_free() -> None:
    """X-RULING-81: even if the other one was taken; without the free one it can be repeated."""
    table = activation({"op": "choose", "options": [[gain(1)], [PRAY]]})
    table.do("activate 1", "option 2").refuses("activate 1", "X-CARD-16")
    table = activation({"op": "choose", "options": [[gain(1, pay={"paragon": 1})], [PRAY]]})
    assert table.do("activate 1", "activate 1", "option 2")["p1.paragon"] == 2


def test_an_effect_is_free_when_its_parts_with_a_cost_are_used_up() -> None:
    """X-RULING-81: after two paid activations only the gain would be left."""
    table = activation({**PRAY, "limit": 2}, gain(1))
    table.do("activate 1", "activate 1")
    assert (table["p1.resources"], table["p1.paragon"]) == (12 - 4 + 2, 2)
    table.refuses("activate 1", "X-CARD-16")


def test_who_declines_one_die_is_offered_the_next() -> None:
    """X-RULING-88"""
    turn = {"op": "turn_die", "from": "blank", "to": "attack", "count": 1}
    table = activation(turn, {**turn, "to": "resource_1"}, action_pool=["A-", "R2"])
    table.do("activate 1", "done")
    assert table.asks == (1, "choose-die")
    table.do(next(option for option in table.options if option != "done"))
    assert sorted(table["action_pool"]) == ["R1", "R2"]


def test_dice_effects_are_resolved_even_without_dice() -> None:
    """X-RULING-89: nothing is chosen or rolled, but the forced effect takes place."""
    table = Table(
        phase="start",
        cards=[
            addon("luck", "DICE", gain(1)),
            addon("famine", "PERMANENT", {"op": "pool_size", "amount": -6}),
        ],
        p1={"level": 2, "resources": 3, "field1": ["luck"], "field2": ["famine"]},
    )
    assert table.asks == (1, "resolve-dice")
    table.do("resolve field1")
    assert (table["p1.now.productivity"], table["phase"]) == (1, "action")
    assert table["p1.resources"] == 3 + 1 + 1
    assert table["action_pool"] == []
