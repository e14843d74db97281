"""Operations on dice: the pool, re-rolls, and dice of the action pool."""

import pytest

from tests.games.xibalba.operations.adhoc import (
    QUIET_ROLL,
    begin_turn,
    card,
    hero_at_ark,
    owning,
    play,
    use,
)
from tests.games.xibalba.table import Table

# --- pool_size


def test_pool_size_of_an_own_dice_card_changes_the_chosen_pool_at_once() -> None:
    table = owning("DICE", '{ op = "pool_size", amount = 2 }', phase="dice")
    table.do("split 3 3", "resolve field1")
    assert table.options == ["add resource", "add attack"]
    table.do("add resource", dice=["R-", *QUIET_ROLL, "A-"])  # then only an attack die fits
    assert table["dice_pool"] == ["R-"] * 4 + ["A-"] * 4


def test_a_smaller_pool_size_removes_dice_of_the_chosen_type() -> None:
    table = owning("DICE", '{ op = "pool_size", amount = -2 }', phase="dice")
    table.do("split 3 3", "resolve field1")
    assert table.options == ["drop resource", "drop attack"]
    table.do("drop attack", "drop attack", dice=["R-", "R-", "R-", "A-"])
    assert table["dice_pool"] == ["R-"] * 3 + ["A-"]


def test_a_pool_never_exceeds_eight_dice() -> None:
    table = owning("DICE", '{ op = "pool_size", amount = 5 }', phase="dice")
    table.do("split 4 2")
    table.do("resolve field1", dice=["R-"] * 4 + ["A-"] * 4)
    assert len(table["dice_pool"]) == 8


def test_a_stated_duration_makes_no_difference_in_the_own_dice_phase() -> None:
    table = owning("DICE", '{ op = "pool_size", amount = 1, until = "turn_end" }', phase="dice")
    table.do("split 2 4")
    table.do("resolve field1", dice=["R-"] * 3 + ["A-"] * 4)
    assert len(table["dice_pool"]) == 7


def test_a_pool_size_for_all_changes_the_own_pool_at_once_and_the_others_later() -> None:
    item = '{ op = "pool_size", who = "all", amount = -1, until = "your_next_turn" }'
    table = owning("DICE", item, phase="dice").do("split 3 3", "resolve field1")
    table.do("drop attack", dice=["R-", "R-", "R-", "A-", "A-"])
    table.do("keep all", "end")
    assert "split 3 2" in table.options
    table.do("split 3 2", dice=["R-", "R-", "R-", "A-", "A-"]).do("keep all", "end")
    assert "split 3 3" in table.options


@pytest.mark.parametrize(
    ("item", "options"),
    [
        ('{ op = "pool_size", amount = 1 }', ["split 4 3", "split 3 4"]),
        ('{ op = "pool_size", amount = 9 }', ["split 4 4"]),
        ('{ op = "pool_size", amount = -5 }', ["split 1 0", "split 0 1"]),
    ],
)
def test_a_continuous_pool_size_counts_when_the_pool_is_chosen(
    item: str, options: list[str]
) -> None:
    assert owning("PERMANENT", item, phase="dice").options == options


def test_without_any_dice_the_dice_phase_is_over_at_once() -> None:
    table = owning("PERMANENT", '{ op = "pool_size", amount = -6 }', phase="start")
    assert table.asks == (1, "act")
    assert table["action_pool"] == []


def test_a_pool_size_of_an_effect_card_counts_in_the_same_turn() -> None:
    table = owning("EFFECT", '{ op = "pool_size", amount = -1 }', phase="effect")
    assert "split 3 2" in table.do("resolve field1").options


# --- rerolls


@pytest.mark.parametrize(
    ("item", "left"),
    [('{ op = "rerolls", amount = 2 }', 4), ('{ op = "rerolls", amount = -1 }', 1)],
)
def test_continuous_rerolls(item: str, left: int) -> None:
    table = owning("PERMANENT", item, phase="dice").do("split 3 3", dice=QUIET_ROLL)
    assert table.decision.about["rerolls"] == left


def test_rerolls_of_a_dice_card_count_at_once() -> None:
    table = owning("DICE", '{ op = "rerolls", amount = -2 }', phase="dice").do("split 3 3")
    table.do("resolve field1", dice=QUIET_ROLL)
    assert table.asks == (1, "act")  # without re-rolls everything is kept


def test_rerolls_never_fall_below_none() -> None:
    item = '{ op = "rerolls", who = "each_opponent", amount = -9, until = "your_next_turn" }'
    table = use(item).do("end").do("split 3 3", dice=QUIET_ROLL)
    assert table.asks == (2, "act")


# --- cap_dice


@pytest.mark.parametrize(
    ("item", "options"),
    [
        ('{ op = "cap_dice", die = "attack", max = 2 }', ["split 4 2"]),
        ('{ op = "cap_dice", die = "resource", max = 3 }', ["split 3 3", "split 2 4"]),
        ('{ op = "cap_dice", die = "resource", max = 0 }', ["split 0 4"]),
    ],
)
def test_a_continuous_cap_limits_one_type_of_dice(item: str, options: list[str]) -> None:
    assert owning("PERMANENT", item, phase="dice").options == options


def test_the_lowest_of_several_caps_counts_and_dice_added_respect_it() -> None:
    items = (
        '{ op = "cap_dice", die = "attack", max = 3 }',
        '{ op = "cap_dice", die = "attack", max = 2 }',
    )
    adder = card("adder", "structure", "DICE", '{ op = "pool_size", amount = 2 }')
    own = {"field2": ["adder"], "level": 2}
    table = owning("PERMANENT", *items, cards=[adder], phase="dice", p1=own)
    assert table.options == ["split 4 2"]
    table.do("split 4 2").do("resolve field2", dice=["R-"] * 4 + ["A-"] * 2)
    assert len(table["dice_pool"]) == 6


def test_a_cap_on_opponents_holds_in_their_turns() -> None:
    item = '{ op = "cap_dice", who = "each_opponent", die = "resource", max = 2 }'
    table = owning("PERMANENT", item)
    assert table.do("end").options == ["split 2 4"]


# --- add_symbol and roll_into_pool


def test_added_symbols_are_dice_of_their_type() -> None:
    items = (
        '{ op = "add_symbol", symbol = "resource_3", count = 2 }',
        '{ op = "add_symbol", symbol = "critical", count = 1 }',
        '{ op = "add_symbol", symbol = "paragon_2", count = 1 }',
    )
    table = use(*items)
    assert table["action_pool"] == ["R3", "R3", "C", "G2"]
    table.do("gather R3", "exchange G2")
    assert (table["p1.resources"], table["p1.paragon"]) == (13, 2)


def test_a_dice_card_adds_symbols_before_the_roll() -> None:
    table = owning("DICE", '{ op = "add_symbol", symbol = "attack", count = 1 }', phase="dice")
    table.do("split 3 3").do("resolve field1", dice=QUIET_ROLL)
    assert table["action_pool"] == ["A"]


def test_dice_rolled_into_the_pool_are_not_limited_to_four() -> None:
    item = '{ op = "roll_into_pool", die = "attack", count = 3 }'
    table = use(item, dice="A C A-", pool="A A A A")
    assert table["action_pool"] == ["A-", "A", "A", "A", "A", "A", "C"]


def test_dice_can_be_rolled_into_the_pool_before_the_initial_roll() -> None:
    table = owning("DICE", '{ op = "roll_into_pool", die = "resource", count = 1 }', phase="dice")
    table.do("split 3 3").do("resolve field1", dice=["R2", *QUIET_ROLL])
    assert table["action_pool"] == ["R2"]


# --- turn_die


def test_a_die_is_turned_to_the_named_face_whatever_its_type() -> None:
    item = '{ op = "turn_die", from = "blank", to = "critical", count = 2 }'
    table = owning("ACTION", item, pool="R- A- G- A").do("activate 1")
    assert table.options == ["die R- C", "die A- C", "die G- C", "done"]
    table.do("die R- C", "die G- C")
    assert table["action_pool"] == ["A-", "A", "C", "C"]


def test_any_die_can_be_turned_to_a_blank_of_its_own_type() -> None:
    item = '{ op = "turn_die", from = "any", to = "blank", count = 3 }'
    table = owning("ACTION", item, pool="R2 C G1 A-").do("activate 1")
    assert table.options == ["die R2 R-", "die C A-", "die G1 G-", "done"]
    table.do("die R2 R-", "die C A-", "die G1 G-")
    assert table["action_pool"] == ["R-", "A-", "A-", "G-"]


def test_a_chosen_face_is_any_other_face_of_the_same_die() -> None:
    item = '{ op = "turn_die", from = "resource_1", to = "chosen", count = 1 }'
    table = owning("ACTION", item, pool="R1 A").do("activate 1")
    assert table.options == ["die R1 R-", "die R1 R2", "die R1 R3", "done"]
    assert table.do("die R1 R3")["action_pool"] == ["R3", "A"]


def test_an_activation_never_turns_the_same_die_twice() -> None:
    items = (
        '{ op = "turn_die", from = "blank", to = "attack", count = 1 }',
        '{ op = "turn_die", from = "attack", to = "critical", count = 1 }',
    )
    table = owning("ACTION", *items, pool="R-").do("activate 1", "die R- A")
    assert table["action_pool"] == ["A"]


def test_a_forced_item_turns_as_many_dice_as_possible() -> None:
    item = (
        '{ op = "turn_die", trigger = "pool_complete", from = "blank", to = "resource_1", '
        "count = 2 }"
    )
    table = owning("DICE", item, phase="dice")
    table.do("split 3 3", dice=["R-", "R2", "R2", "A", "A", "A-"]).do("keep all")
    assert table.options == ["die R- R1", "die A- R1"]
    table.do("die A- R1")
    assert table["action_pool"] == ["R1", "R1", "R2", "R2", "A", "A"]


def test_with_an_attack_trigger_the_dice_of_the_attack_are_turned() -> None:
    item = '{ op = "turn_die", trigger = "attack", from = "attack", to = "critical", count = 2 }'
    table = hero_at_ark("ACTION", item, pool="A A A R1").do("attack ark AA")
    assert table.said("power", power=8)
    assert (table["action_pool"], table["used_dice"]) == (["R1", "A"], ["C", "C"])


def test_a_critical_hit_can_be_turned_back_on_another_soldiers_attack() -> None:
    item = (
        '{ op = "turn_die", trigger = "attack_ark", from = "critical", to = "attack", count = 1 }'
    )
    assert hero_at_ark("ACTION", item, pool="C").do("attack ark C").said("power", power=3)


def test_an_activation_without_a_die_to_turn_is_refused() -> None:
    item = '{ op = "turn_die", from = "blank", to = "attack", count = 1 }'
    owning("ACTION", item, pool="A R1").refuses("activate 1", "X-CARD-34")


# --- reroll_pool


def test_a_reroll_is_restricted_to_a_die_and_a_face() -> None:
    item = '{ op = "reroll_pool", die = "attack", face = "blank", count = 2 }'
    table = owning("ACTION", item, pool="R- A- A- A").do("activate 1")
    assert table.options == ["die A- A-", "done"]
    table.do("die A- A-", "die A- A-", dice=["C", "A-"])
    assert table["action_pool"] == ["R-", "A-", "A", "C"]


def test_a_turned_die_is_rerolled_as_what_it_shows() -> None:
    pool = '{ op = "turn_die", from = "resource_1", to = "paragon_1", count = 1 }'
    reroll = '{ op = "reroll_pool", die = "paragon", face = "any", count = 1 }'
    other = card("other", "structure", "ACTION", reroll)
    own = {"field2": ["other"], "level": 2}
    table = owning("ACTION", pool, cards=[other], pool="R1", p1=own).do("activate 1", "die R1 G1")
    table.do("activate 2", "die G1 G1", dice=["G2"])
    assert table["action_pool"] == ["G2"]


def test_an_event_may_reroll_fewer_dice_than_allowed() -> None:
    table = play('{ op = "reroll_pool", die = "any", face = "any", count = 3 }', pool="R1 A")
    table.do("die R1 R1", dice=["R-"])
    assert table.do("done")["action_pool"] == ["R-", "A"]


def test_a_reroll_needs_a_die_that_fits() -> None:
    item = '{ op = "reroll_pool", die = "paragon", face = "any", count = 1 }'
    owning("ACTION", item, pool="A- R-").refuses("activate 1", "X-CARD-34")


def test_a_pool_that_was_changed_is_kept_for_the_rest_of_the_turn() -> None:
    table: Table = use('{ op = "add_symbol", symbol = "resource_2", count = 1 }')
    table.do("gather R2", "end")
    assert begin_turn(table)["action_pool"] == ["R-"] * 3 + ["A-"] * 3


def test_who_uses_an_offer_takes_the_first_die_and_may_decline_the_next() -> None:
    # X-RULING-90, X-RULING-95
    item = (
        '{ op = "turn_die", trigger = "harvest", from = "resource_1", to = "critical", '
        "count = 2, optional = true }"
    )
    table = owning("PERMANENT", item, pool="R1 R1 R1").do("harvest", dice=["G-"])
    assert table.asks == (1, "use-effect")
    table.do("use")  # the first die needs no further answer: all three are alike
    assert table.asks == (1, "choose-die")
    assert table.options[-1] == "done"
    assert table.do("done")["action_pool"] == ["R1", "R1", "C", "G-"]


def test_a_forced_item_still_changes_as_many_dice_as_it_can() -> None:
    item = (
        '{ op = "turn_die", trigger = "harvest", from = "resource_1", to = "critical", count = 2 }'
    )
    table = owning("PERMANENT", item, pool="R1 R1 R1").do("harvest", dice=["G-"])
    assert table["action_pool"] == ["R1", "C", "C", "G-"]
