"""X-TURN: rounds, turns, phases, and the end of a turn."""

from __future__ import annotations

from typing import Any

import pytest

from stormark.games.xibalba.vocab import TRIGGER_WORDS
from tests.games.xibalba.rules.made_up import addon, event, gain, shown, soldier, verbs
from tests.games.xibalba.table import Table

BLANKS = ["-"] * 6
POOR: dict[str, Any] = {"resources": 0}


def pass_turn(table: Table) -> Table:
    """A player without resources rolls only blanks, so the turn ends by itself."""
    return table.do("split 3 3", "keep all", dice=BLANKS)


def base_bonus(name: str, amount: int, until: str) -> dict[str, Any]:
    return event(name, {"op": "resistance", "of": "base", "amount": amount, "until": until})


# --- whose turn it is


@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_round_to_the_left(players: int) -> None:
    """X-TURN-01, X-TURN-02: exactly one player at a time is the current one."""
    poor: dict[str, Any] = {f"p{number}": POOR for number in range(1, players + 1)}
    table = Table(players=players, turn=players, **poor)
    table.do("end")
    order = []
    for _ in range(2 * players):
        order.append(table["turn"])
        assert table.asks == (table["turn"], "split-pool")
        pass_turn(table)
    assert order == list(range(1, players + 1)) * 2


def test_the_turns_are_counted() -> None:
    """X-TURN-01."""
    table = Table(turn_number=7).do("end")
    assert table["turn_number"] == 8
    assert table.said("turn", seat=1, number=8)


# --- rounds


def test_a_round_lasts_until_the_next_turn_of_its_player() -> None:
    """X-TURN-03, X-TURN-04, X-TURN-05, X-RULING-12: everybody has a round of their own."""
    table = Table(
        players=3,
        turn=2,
        cards=[base_bonus("dig_in", 2, "your_next_turn")],
        lasting=[{"card": "dig_in", "owner": 3, "players": [3], "until": "your_next_turn"}],
        market={"event": ["dig_in", "gusher"]},
        p1=POOR,
        p2={"resources": 1},
        p3=POOR,
    )
    bases = ("p2.now.resistance", "p3.now.resistance")
    table.do("buy event1")  # the last resource is spent: the turn is over
    assert table["turn"] == 3
    assert [table[base] for base in bases] == [5, 3]  # the round of player 3 ended just now
    pass_turn(table)
    assert table["turn"] == 1
    assert [table[base] for base in bases] == [5, 3]
    pass_turn(table)
    assert table["turn"] == 2
    assert [table[base] for base in bases] == [3, 3]


def test_the_round_that_counts_is_that_of_the_player_who_caused_the_effect() -> None:
    """X-RULING-12: not that of the player it is about."""
    item = {"op": "rerolls", "who": "each_opponent", "amount": -1, "until": "your_next_turn"}
    table = Table(
        cards=[event("fog", item)],
        market={"event": ["fog", "gusher"]},
        p1={"resources": 1},
        p2=POOR,
    )
    table.do("buy event1")
    assert table["turn"] == 2
    assert table["p2.now.rerolls"] == 1  # although a new round of player 2 has begun
    pass_turn(table)
    assert table["p2.now.rerolls"] == 2


def test_the_old_round_ends_before_productivity() -> None:
    """X-TURN-16, X-RULING-12, X-RULING-21."""
    bonus = {"op": "productivity", "who": "all", "amount": 3, "until": "your_next_turn"}
    table = Table(
        turn=2,
        cards=[event("boom", bonus)],
        lasting=[{"card": "boom", "owner": 1, "players": [1], "until": "your_next_turn"}],
        p1={"resources": 0, "level": 2},
    )
    assert table["p1.now.productivity"] == 4
    table.do("end")
    assert table["p1.resources"] == 1


def test_a_limit_per_round_is_reset_when_the_own_turn_begins() -> None:
    """X-TURN-17: and not when another player's turn begins."""
    table = Table(p1={"resources": 25}, p2=POOR)
    table.do("upgrade 2")
    table.refuses("upgrade 3", "X-UPGRADE-03")
    table.do("end")
    assert table["p1.upgraded"] == 1
    pass_turn(table)
    assert table["p1.upgraded"] == 0
    table.do("split 3 3", "keep all", dice=BLANKS).do("upgrade 3")
    assert table["p1.level"] == 3


# --- phases


def test_a_turn_has_three_phases_in_order() -> None:
    """X-TURN-06, X-TURN-07: the end of the last one is the end of the turn."""
    table = Table(
        turn=2,
        cards=[addon("baker", "EFFECT", gain(1))],
        p1={"resources": 0, "field1": ["baker"]},
        p2=POOR,
    )
    table.do("end")
    assert (table["phase"], table.asks) == ("effect", (1, "resolve-effect"))
    table.do("resolve field1")
    assert (table["phase"], table.asks) == ("dice", (1, "split-pool"))
    table.do("split 3 3", "keep all", dice=BLANKS)
    assert (table["phase"], table.asks) == ("action", (1, "act"))
    table.do("end")
    assert (table["turn"], table["phase"]) == (2, "dice")


def test_a_finished_phase_is_never_entered_again() -> None:
    """X-TURN-06: neither the effect phase nor the dice phase."""
    table = Table(phase="dice", cards=[addon("baker", "EFFECT", gain(1))], p1={"field1": ["baker"]})
    table.refuses("resolve field1", "X-DICE-01")
    table.do("split 3 3", "keep all", dice=BLANKS)
    table.refuses("resolve field1", "X-CARD-10")
    table.refuses("roll", "X-TURN-06")
    table.refuses("split 3 3", "X-TURN-06")
    table.refuses("keep A", "X-TURN-06")


# --- forced actions


def test_a_turn_cannot_go_on_while_an_effect_or_dice_effect_is_open() -> None:
    """X-TURN-08, X-TURN-09."""
    table = Table(
        phase="effect",
        cards=[addon("baker", "EFFECT", gain(1)), addon("seer", "DICE", gain(1))],
        p1={"level": 2, "field1": ["baker"], "field2": ["seer"]},
    )
    table.refuses("split 3 3", "X-EFFECT-06")
    table.refuses("end", "X-EFFECT-06")
    table.do("resolve field1").do("split 3 3")
    table.refuses("roll", "X-DICE-07")
    table.refuses("end", "X-ACTION-10")
    table.do("resolve field2", dice=BLANKS)
    assert table.asks == (1, "sort-dice")


def test_an_action_effect_triggered_by_a_use_must_be_carried_out_first() -> None:
    """X-TURN-08, X-TURN-09: the player can neither decline nor end the turn before."""
    thief = soldier(
        "thief",
        "1/2/1",
        "ACTION",
        {"op": "resources", "trigger": "attack", "who": "opponent", "amount": -1},
    )
    table = Table(
        players=3,
        cards=[thief],
        action_pool=["A"],
        ark={"soldier": "Stranger(1/5/1)", "life": 8},
        p1={"warhost": ["thief"]},
    )
    table.do("attack ark A")
    assert table.asks == (1, "choose-opponent")
    table.refuses("end", "X-ACTION-12")
    table.refuses("pass", "X-ACTION-12")
    table.do("opponent p3")
    assert (table["p2.resources"], table["p3.resources"]) == (3, 2)
    table.do("end")


def test_a_permanent_effect_is_applied_without_being_asked_for() -> None:
    """X-TURN-08: whenever its condition is met."""
    toll = addon("toll", "PERMANENT", gain(1, trigger="opponent_buys"))
    table = Table(cards=[toll], p1={"resources": 10}, p2={"resources": 0, "field1": ["toll"]})
    table.do("buy soldier1")
    assert table["p2.resources"] == 1


# --- the end of the action phase


def test_a_turn_ends_when_the_player_says_so() -> None:
    """X-TURN-07, X-TURN-10: although dice and resources are left."""
    table = Table(action_pool=["R3", "A"], p1={"resources": 20})
    assert table.do("end")["turn"] == 2


def test_a_turn_ends_by_itself_when_nothing_is_possible_any_more() -> None:
    """X-TURN-10, X-RULING-26: looked at after each action; removing dice is no action."""
    table = Table(action_pool=["R-", "A", "R1"], p1=POOR)
    table.do("remove A")
    assert table["turn"] == 1  # the R1 can still be gathered, and spent
    table.do("remove R1")
    assert table["turn"] == 2


def test_the_automatic_end_is_looked_at_when_the_action_phase_begins() -> None:
    """X-RULING-26: with resources or an activation the phase stays open."""
    assert pass_turn(Table(phase="dice", p1=POOR))["turn"] == 2
    assert pass_turn(Table(phase="dice", p1={"resources": 1}))["turn"] == 1
    well = addon("well", "ACTION", gain(1))
    assert (
        pass_turn(Table(phase="dice", cards=[well], p1={**POOR, "field1": ["well"]}))["turn"] == 1
    )
    symbol = Table(phase="dice", p1=POOR).do("split 3 3", "keep all", dice=["-"] * 5 + ["A"])
    assert symbol["turn"] == 2  # an attack symbol without a soldier is no action either


# --- other players


@pytest.mark.parametrize(
    "move",
    [
        *("end", "roll", "gather R1", "buy soldier1", "harvest", "upgrade 2", "block", "pass"),
        *("activate 1", "resolve field1", "attack ark A", "discard warhost", "remove R1"),
    ],
)
def test_in_another_turn_a_player_can_do_nothing(move: str) -> None:
    """X-TURN-11, X-RULING-20."""
    well = addon("well", "ACTION", gain(1))
    table = Table(
        cards=[well],
        action_pool=["R1", "A"],
        p2={"resources": 20, "warhost": ["Guard(3/2/1)"], "field1": ["well"]},
    )
    table.refuses(move, "X-TURN-11", by=2)


def test_in_another_turn_a_player_blocks_and_gets_control_income() -> None:
    """X-TURN-11, X-RULING-20."""
    table = Table(
        players=3,
        action_pool=["A"],
        ark={"soldier": "Bomber(4/3/0)", "owner": 1, "life": 5},
        p2={"warhost": ["Guard(3/9/1)"]},
    )
    table.do("attack p2 A")
    assert table.asks == (2, "block")
    table.refuses("end", "X-ACTION-12", by=1)
    table.refuses("block", "X-TURN-11", by=3)
    table.refuses("buy soldier1", "X-ACTION-12", by=2)
    table.do("block")
    assert table.asks == (1, "act")
    other = Table(ark={"soldier": "Bomber(4/3/1)", "owner": 2, "life": 5})
    assert other.do("end", dice=["G2"])["p2.paragon"] == 2


def test_in_another_turn_a_player_makes_the_choices_an_effect_demands() -> None:
    """X-TURN-11, X-RULING-20."""
    raid = event(
        "raid",
        {"op": "destroy_addon", "from": "opponent", "kind": "any", "chooser": "owner", "count": 1},
    )
    table = Table(
        cards=[raid],
        market={"event": ["raid", "gusher"]},
        p2={"level": 2, "field1": ["smuggler#1"], "field2": ["oil_well"]},
    )
    table.do("buy event1")
    assert table.asks == (2, "choose-addon")
    table.refuses("end", "X-ACTION-12", by=1)
    table.do("destroy p2 2")
    assert (table["p2.field1"], table["p2.field2"]) == (["smuggler#1"], [])


# --- the end of a turn


def test_dice_left_over_are_removed_without_effect() -> None:
    """X-TURN-12."""
    table = Table(action_pool=["R3", "C", "G2"], p1={"resources": 5})
    table.do("end")
    assert table.said("spend", seat=0, use="left", faces=["R3", "C", "G2"])
    assert (table["p1.resources"], table["p1.paragon"]) == (5, 0)
    assert table["action_pool"] == []


def test_the_steps_at_the_end_of_a_turn_come_in_order() -> None:
    """X-TURN-12, X-TURN-13, X-TURN-14, X-RULING-21: dice, control income, the next turn."""
    table = Table(
        action_pool=["R3"],
        ark={"soldier": "Bomber(4/3/1)", "owner": 1, "life": 5},
        p2={"level": 2},
    )
    table.do("end", dice=["G1"])
    assert verbs(table) == [
        *("phase", "spend", "roll", "paragon", "turn", "phase", "resources", "phase")
    ]
    assert shown(table, "phase", "phase") == ["end", "effect", "dice"]
    assert shown(table, "roll", "cause") == ["control"]


def test_of_several_effects_at_the_end_of_a_turn_the_owner_chooses_the_order() -> None:
    """X-TURN-13: the one moment at the end of a turn that cards can name is the income."""
    assert [word for word in TRIGGER_WORDS if "turn" in word or "income" in word] == ["ark_income"]
    baker = addon("baker", "PERMANENT", gain(1, trigger="ark_income"))
    lender = addon("lender", "PERMANENT", gain(-5, trigger="ark_income"))
    table = Table(
        cards=[baker, lender],
        ark={"soldier": "Bomber(4/3/1)", "owner": 2, "life": 5},
        p2={"resources": 3, "level": 2, "field1": ["baker"], "field2": ["lender"]},
    )
    table.do("end", dice=["G1"])
    assert table.asks == (2, "order-triggers")
    table.do("trigger lender ark_income")
    assert table["p2.resources"] == 2  # 3 - 5, not below 0, + 1, + 1 productivity
    assert table["turn"] == 2


def test_an_effect_for_this_turn_still_counts_for_the_income_and_expires_then() -> None:
    """X-TURN-15, X-RULING-21."""
    item = {"op": "paragon_value", "of": "yours", "amount": 1, "when": "control"}
    table = Table(
        cards=[event("hymn", {**item, "until": "turn_end"})],
        market={"event": ["hymn", "gusher"]},
        ark={"soldier": "Bomber(4/3/1)", "owner": 1, "life": 5},
        p1={"resources": 9},
        p2=POOR,
    )
    table.do("buy event1")
    assert len(table["lasting"]) == 1
    table.do("end", dice=["G1", "G1"])
    assert table["p1.paragon"] == 2
    assert table["lasting"] == []
    table.do("split 3 3", "keep all", dice=[*BLANKS, "G1"])
    assert table["p1.paragon"] == 3


def test_a_victory_stops_the_end_of_the_turn() -> None:
    """X-RULING-21: the check runs after each change of Paragon."""
    ark = {"soldier": "Bomber(4/3/1)", "owner": 2, "life": 5}
    table = Table(target=10, ark=ark, p2={"paragon": 9, "level": 2, "resources": 0})
    table.do("end", dice=["G1"])
    assert table.winner == 2
    assert table.over
    assert table["p2.resources"] == 0  # the next turn did not begin
