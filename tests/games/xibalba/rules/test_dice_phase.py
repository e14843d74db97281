"""X-DICE: the dice pool, DICE effects, the initial roll, re-rolls and the end of the phase."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.xibalba.rules.made_up import Item, addon, gain, shown
from tests.games.xibalba.table import Table

BLANKS = ["-"] * 8


def pool(**p1: Any) -> Table:
    """Player 1 is about to choose the dice pool."""
    return Table(phase="dice", p1={"resources": 5, **p1})


def with_card(phase: str, *items: Item, count: int = 1) -> Table:
    """The same with one or several active cards of this effect."""
    cards = [addon(f"card{number}", phase, *items) for number in range(1, count + 1)]
    fields: dict[str, Any] = {f"field{number}": [f"card{number}"] for number in range(1, count + 1)}
    return Table(phase="dice", cards=cards, p1={"resources": 5, "level": 4, **fields})


def size(amount: int) -> Item:
    return {"op": "pool_size", "amount": amount}


def rerolls(amount: int) -> Item:
    return {"op": "rerolls", "amount": amount}


# --- choosing the pool


def test_the_pool_is_chosen_first() -> None:
    """X-DICE-01."""
    table = pool()
    assert table.asks == (1, "split-pool")
    for move in ("roll", "keep all", "keep A"):
        table.refuses(move, "X-DICE-01")


def test_with_six_dice_there_are_three_splits() -> None:
    """X-DICE-02, X-DICE-03, X-RULING-23."""
    table = pool()
    assert table.options == ["split 4 2", "split 3 3", "split 2 4"]
    for split in ("5 1", "1 5", "6 0", "0 6"):
        table.refuses(f"split {split}", "X-DICE-03")


@pytest.mark.parametrize("split", ["4 1", "2 3", "4 3", "4 4", "0 0"])
def test_exactly_the_total_must_be_chosen(split: str) -> None:
    """X-DICE-02, X-RULING-23: neither fewer dice nor more."""
    pool().refuses(f"split {split}", "X-DICE-02")


@pytest.mark.parametrize(("split", "dice"), [("4 2", "RRRRAA"), ("2 4", "RRAAAA")])
def test_the_split_decides_which_dice_are_rolled(split: str, dice: str) -> None:
    """X-DICE-01, X-DICE-03, X-DICE-06: there is no Paragon die among them."""
    table = pool().do(f"split {split}", dice=[f"{die}-" for die in dice])
    assert [face[0] for face in table["dice_pool"]] == list(dice)


@pytest.mark.parametrize("player", [1, 2])
def test_everybody_hears_whose_pool_was_chosen(player: int) -> None:
    """X-DICE-02."""
    table = Table(phase="dice", turn=player).do("split 4 2", dice=BLANKS[:6])
    assert table.said("pool", seat=player - 1, resource_dice=4, attack_dice=2)


def test_an_effect_may_lower_the_limit_of_a_type() -> None:
    """X-DICE-03, X-DICE-05."""
    card = {"op": "cap_dice", "who": "you", "die": "attack", "max": 2}
    table = with_card("PERMANENT", card)
    assert table.options == ["split 4 2"]
    table.refuses("split 3 3", "X-DICE-03")


@pytest.mark.parametrize(
    ("amount", "splits"),
    [
        (1, ["split 4 3", "split 3 4"]),
        (2, ["split 4 4"]),
        (3, ["split 4 4"]),  # never more than 8
        (-1, ["split 4 1", "split 3 2", "split 2 3", "split 1 4"]),
        (-5, ["split 1 0", "split 0 1"]),
    ],
)
def test_effects_change_the_total_within_0_and_8(amount: int, splits: list[str]) -> None:
    """X-DICE-04, X-DICE-05, X-RULING-07, X-RULING-23, X-RULING-24: counted before the choice."""
    table = with_card("PERMANENT", size(amount))
    assert table["p1.now.pool_size"] == max(0, min(8, 6 + amount))
    assert table.options == splits


def test_never_more_than_four_dice_of_a_type_are_in_the_pool() -> None:
    """X-DICE-04, X-RULING-07: also when effects change the total."""
    table = with_card("PERMANENT", size(1))
    table.refuses("split 5 2", "X-DICE-04")
    table.refuses("split 2 5", "X-DICE-04")


def test_the_sum_of_the_limits_is_a_limit_too() -> None:
    """X-DICE-05: with at most one attack die five dice are all there are."""
    cap = {"op": "cap_dice", "who": "you", "die": "attack", "max": 1}
    assert with_card("PERMANENT", cap, size(2)).options == ["split 4 1"]


def test_with_no_dice_at_all_the_phase_ends_at_once() -> None:
    """X-DICE-05, X-RULING-23: and with an empty action pool."""
    cards = [addon("famine", "PERMANENT", size(-7))]
    table = Table(turn=2, cards=cards, p1={"resources": 5, "field1": ["famine"]})
    table.do("end")
    assert (table["turn"], table["phase"]) == (1, "action")
    assert table["action_pool"] == []


# --- DICE effects before the roll


def test_dice_effects_come_after_the_choice_and_before_the_roll() -> None:
    """X-DICE-07: each once, in the order the player likes, none skipped."""
    table = with_card("DICE", gain(1), count=2)
    table.refuses("resolve field1", "X-DICE-01")
    table.do("split 3 3")
    assert table.options == ["resolve field1", "resolve field2"]
    for move in ("roll", "keep all", "split 4 2"):
        table.refuses(move, "X-DICE-07")
    table.do("resolve field2")
    table.refuses("resolve field2", "X-DICE-08")
    table.refuses("roll", "X-DICE-07")
    assert not table.said("roll")
    table.do("resolve field1", dice=BLANKS[:6])
    assert table["p1.resources"] == 7
    assert table.said("roll", cause="initial_roll")


def test_a_dice_effect_counts_once_in_a_round() -> None:
    """X-DICE-08: re-rolls do not bring it back, the next own turn does."""
    table = with_card("DICE", gain(1))
    table.do("split 3 3").do("resolve field1", dice=BLANKS[:6])
    table.do("roll", dice=BLANKS[:6])
    assert table["p1.resources"] == 6
    table.do("keep all", "end")
    table.do("split 3 3", "keep all", dice=BLANKS[:6]).do("end")
    table.do("split 3 3")
    assert table.options == ["resolve field1"]


def test_dice_added_at_once_are_not_added_again() -> None:
    """X-DICE-09: for those who get theirs later it stays in force."""
    table = with_card("DICE", {**size(1), "who": "all"})
    table.do("split 3 3", "resolve field1")
    table.do(table.options[0], dice=BLANKS[:7])
    assert table["p1.now.pool_size"] == 6
    assert table["p2.now.pool_size"] == 7


def test_a_dice_effect_that_adds_dice_lets_the_player_choose_their_type() -> None:
    """X-DICE-09, X-RULING-24: at once, and all of it before the roll."""
    table = with_card("DICE", size(2))
    assert table.options == ["split 4 2", "split 3 3", "split 2 4"]  # not yet counted
    table.do("split 3 3", "resolve field1")
    assert table.asks == (1, "adjust-pool")
    assert table.options == ["add resource", "add attack"]
    table.refuses("roll", "X-ACTION-12")
    table.do("add attack", dice=BLANKS)  # the other one can only be a resource die
    assert table["dice_pool"] == ["R-"] * 4 + ["A-"] * 4


def test_dice_beyond_the_limits_are_not_added() -> None:
    """X-DICE-04, X-DICE-05, X-DICE-09: a type that is full is not offered."""
    table = with_card("DICE", size(3))
    table.do("split 4 2").do("resolve field1", dice=BLANKS)
    assert len(table["dice_pool"]) == 8


def test_a_dice_effect_that_removes_dice_lets_the_player_choose_too() -> None:
    """X-DICE-09, X-RULING-24."""
    table = with_card("DICE", size(-1))
    table.do("split 3 3", "resolve field1")
    assert table.options == ["drop resource", "drop attack"]
    table.do("drop resource", dice=["-"] * 5)
    assert table["dice_pool"] == ["R-"] * 2 + ["A-"] * 3


def test_a_permanent_effect_counts_when_the_pool_is_chosen() -> None:
    """X-RULING-24: nothing has to be added afterwards."""
    table = with_card("PERMANENT", size(1))
    table.do("split 4 3", dice=BLANKS[:7])
    assert table.asks == (1, "sort-dice")


# --- rolling


def test_the_initial_roll_rolls_every_die_once() -> None:
    """X-DICE-10, X-RULING-25: it follows without being asked for."""
    table = pool().do("split 4 2", dice=["R1", "R2", "-", "-", "A", "-"])
    assert shown(table, "roll", "faces") == [["R1", "R2", "R-", "R-", "A", "A-"]]
    assert table.asks == (1, "sort-dice")


def test_no_effect_cancels_the_initial_roll() -> None:
    """X-DICE-10, X-RULING-07: however many re-rolls are taken away."""
    table = with_card("PERMANENT", rerolls(-9)).do("split 3 3", dice=["R3"] * 3 + ["A"] * 3)
    assert table["action_pool"] == ["R3"] * 3 + ["A"] * 3


def test_any_dice_from_none_to_all_may_be_sorted_out_unchanged() -> None:
    """X-DICE-11."""
    roll = ["R1", "R2", "R3", "A", "C", "-"]
    none = pool().do("split 3 3", dice=roll).do("roll", dice=roll)
    assert none["action_pool"] == []
    some = pool().do("split 3 3", dice=roll).do("keep R2 C A-")
    assert some["action_pool"] == ["R2", "A-", "C"]
    assert some["dice_pool"] == ["R1", "R3", "A"]
    every = pool().do("split 3 3", dice=roll).do("keep all")
    assert every["action_pool"] == ["R1", "R2", "R3", "A-", "A", "C"]


def test_only_dice_that_lie_there_can_be_sorted_out() -> None:
    """X-DICE-11: a list with one that does not is refused as a whole."""
    table = pool().do("split 3 3", dice=["R1", "-", "-", "A", "-", "-"])
    table.refuses("keep C", "X-DICE-11")
    table.refuses("keep R1 R1", "X-DICE-11")
    assert table["action_pool"] == []


def test_a_die_in_the_action_pool_stays_there() -> None:
    """X-DICE-12: it is not rolled again."""
    table = pool().do("split 3 3", dice=["R1", "-", "-", "A", "-", "-"])
    table.do("keep R1 A").do("roll", dice=["R3"] * 2 + ["C"] * 2)
    assert table["action_pool"] == ["R1", "A"]
    table.refuses("drop attack", "X-DICE-11")


def test_a_re_roll_rolls_everything_that_is_left() -> None:
    """X-DICE-13, X-RULING-25: four dice are left, so four are rolled."""
    table = pool().do("split 3 3", dice=["R1", "-", "-", "A", "-", "-"])
    table.do("keep R1 A").do("roll", dice=["R2", "-", "C", "-"])
    assert shown(table, "roll", "faces") == [["R2", "R-", "C", "A-"]]
    assert table["dice_pool"] == ["R-", "R2", "A-", "C"]


def test_there_are_two_re_rolls() -> None:
    """X-DICE-14, X-DICE-16: then all dice are moved, blanks included."""
    table = pool().do("split 3 3", dice=BLANKS[:6])
    table.do("roll", dice=BLANKS[:6])
    assert table.asks == (1, "sort-dice")
    table.do("roll", dice=["R1", "R2", "-", "A", "-", "-"])
    assert table["action_pool"] == ["R-", "R1", "R2", "A-", "A-", "A"]
    assert table["dice_pool"] == []
    assert table.asks == (1, "act")
    table.refuses("roll", "X-TURN-06")


@pytest.mark.parametrize(
    ("change", "count", "number"), [(1, 1, 3), (1, 3, 5), (-1, 1, 1), (-1, 2, 0), (-1, 3, 0)]
)
def test_effects_change_the_number_of_re_rolls(change: int, count: int, number: int) -> None:
    """X-DICE-14, X-DICE-15: the changes are added up, and never below 0."""
    table = with_card("PERMANENT", rerolls(change), count=count)
    table.do("split 3 3", dice=BLANKS[:6])
    made = 0
    while table["phase"] == "dice":
        table.do("roll", dice=BLANKS[:6])
        made += 1
    assert made == number


def test_with_no_re_roll_all_dice_move_directly_after_the_initial_roll() -> None:
    """X-DICE-17."""
    table = with_card("PERMANENT", rerolls(-2)).do(
        "split 3 3", dice=["R1", "-", "-", "A", "C", "-"]
    )
    assert table["action_pool"] == ["R-", "R-", "R1", "A-", "A", "C"]
    assert table["phase"] == "action"


# --- the end of the phase


def test_the_phase_ends_when_the_pool_is_empty() -> None:
    """X-DICE-18, X-DICE-19: unused re-rolls are lost."""
    table = pool().do("split 3 3", dice=["R1", "R1", "-", "A", "-", "-"])
    table.do("keep R1 R1 A")
    for move in ("end", "gather R1", "buy soldier1"):
        table.refuses(move, "X-ACTION-10")  # three dice are left: no stopping here
    table.do("keep R- A- A-")
    assert table["phase"] == "action"
    assert table["rerolls_used"] == 0
    table.refuses("roll", "X-TURN-06")


def test_stopping_early_means_sorting_out_everything() -> None:
    """X-DICE-19, X-RULING-25."""
    table = pool().do("split 3 3", dice=["R1", "-", "-", "-", "-", "-"])
    table.do("keep all")
    assert table["action_pool"] == ["R-", "R-", "R1", "A-", "A-", "A-"]
    assert table["phase"] == "action"


def test_the_action_pool_ends_with_as_many_dice_as_were_rolled_and_added() -> None:
    """X-DICE-20: six from the pool, and the symbol of the card."""
    table = with_card("DICE", {"op": "add_symbol", "symbol": "attack", "count": 1})
    table.do("split 3 3").do("resolve field1", dice=["R1"] * 3 + ["C"] * 3)
    assert (table["action_pool"], len(table["dice_pool"])) == (["A"], 6)
    table.do("roll", dice=BLANKS[:6]).do("keep R-").do("roll", dice=BLANKS[:5])
    assert len(table["action_pool"]) == 7
    assert table["dice_pool"] == []


def test_effects_at_the_end_of_the_phase_come_when_the_pool_is_empty() -> None:
    """X-DICE-21, X-DICE-18: not before the roll, each once, in the order of the player."""
    last = {"op": "add_symbol", "trigger": "pool_complete", "symbol": "critical", "count": 1}
    table = with_card("DICE", last, count=2)
    table.do("split 3 3", dice=BLANKS[:6])
    assert table["action_pool"] == []
    table.do("keep all")
    assert table.asks == (1, "order-triggers")
    assert table["phase"] == "dice"
    table.refuses("pass", "X-ACTION-12")
    table.refuses("end", "X-ACTION-12")
    table.do("trigger card2 pool_complete")  # the other one follows by itself
    assert table["phase"] == "action"
    assert table["action_pool"][-2:] == ["C", "C"]
    assert len(table["action_pool"]) == 8


def test_an_effect_at_the_end_of_the_phase_is_declined_only_if_its_text_says_so() -> None:
    """X-DICE-21."""
    pay = {"optional": True, "pay": {"resources": 1}}
    last = {"op": "add_symbol", "trigger": "pool_complete", "symbol": "attack", "count": 1, **pay}
    table = with_card("DICE", last).do("split 3 3", "keep all", dice=BLANKS[:6])
    assert table.asks == (1, "use-effect")
    table.do("pass")
    assert table["p1.resources"] == 5
    assert "A" not in table["action_pool"]
    assert table["phase"] == "action"
