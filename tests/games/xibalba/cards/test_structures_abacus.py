"""Structures of the Order of the Ninth Abacus."""

import pytest

from tests.games.xibalba.cards.shop import QUIET_ROLL, begin_turn
from tests.games.xibalba.table import Table


@pytest.mark.parametrize(
    ("die", "roll"), [("resource", ["R-", *QUIET_ROLL]), ("attack", [*QUIET_ROLL, "A-"])]
)
def test_a_calculating_engine_adds_a_die_of_the_chosen_type(die: str, roll: list[str]) -> None:
    table = Table(phase="dice", p1={"field1": ["calculating_engine"]})
    table.do("split 3 3", "resolve field1")
    assert table.options == ["add resource", "add attack"]
    table.do(f"add {die}", dice=roll)
    assert sorted(table["dice_pool"]) == sorted(roll)


def test_a_calculating_engine_never_adds_a_fifth_die_of_a_type() -> None:
    table = Table(phase="dice", p1={"field1": ["calculating_engine"]})
    table.do("split 2 4")
    table.do("resolve field1", dice=["R-", "R-", "R-", "A-", "A-", "A-", "A-"])
    assert table["dice_pool"] == ["R-"] * 3 + ["A-"] * 4


def pool_complete(roll: str, **own: object) -> Table:
    """Player 1, with a hall of loaded dice, moves all dice to the action pool."""
    table = Table(phase="dice", p1={"field1": ["hall_of_loaded_dice"], "resources": 5, **own})
    return table.do("split 3 3", dice=roll.split()).do("keep all")


def test_a_hall_of_loaded_dice_turns_a_blank_into_an_attack_symbol() -> None:
    table = pool_complete("R1 R1 R2 A A A-")
    assert table["action_pool"] == ["R1", "R1", "R2", "A", "A", "A"]


def test_the_owner_of_a_hall_of_loaded_dice_chooses_among_different_blanks_but_cannot_decline() -> (
    None
):
    table = pool_complete("R1 R- R2 A C A-")
    assert table.asks == (1, "choose-die")
    assert table.options == ["die R- A", "die A- A"]
    assert table.do("die R- A")["action_pool"] == ["R1", "R2", "A-", "A", "A", "C"]


def test_a_hall_of_loaded_dice_without_blanks_turns_nothing() -> None:
    assert pool_complete("R1 R1 R2 A C C")["action_pool"] == ["R1", "R1", "R2", "A", "C", "C"]


ARRAY = {"field1": ["weathercock_array"], "resources": 5}


def test_a_weathercock_array_rerolls_up_to_three_dice_for_one_resource() -> None:
    table = Table(p1=ARRAY, action_pool=["R-", "R1", "A-", "G-", "A"])
    table.do("activate 1")
    assert table["p1.resources"] == 5 - 1
    table.do("die R- R-", "die A- A-", "die G- G-", dice=["R3", "C", "G2"])
    assert table["action_pool"] == ["R1", "R3", "A", "C", "G2"]
    assert table.asks == (1, "act")


def test_a_weathercock_array_may_take_fewer_dice_and_none_of_them_twice() -> None:
    table = Table(p1=ARRAY, action_pool=["R-", "A-"])
    table.do("activate 1", "die R- R-", dice=["R-"])
    assert table.options == ["die A- A-", "done"]
    table.do("done")
    assert table["action_pool"] == ["R-", "A-"]
    table.refuses("activate 1", "X-CARD-16")


def test_a_weathercock_array_needs_a_die_and_its_price() -> None:
    Table(p1=ARRAY).refuses("activate 1", "X-CARD-34")
    poor = Table(p1={**ARRAY, "resources": 0}, action_pool=["R1"])
    poor.refuses("activate 1", "X-CARD-17")


def test_a_silent_gong_limits_the_attack_dice_of_each_opponent() -> None:
    table = Table(phase="dice", p1={"field1": ["silent_gong"], "resources": 5})
    table.do("split 2 4")  # its own pool is not limited
    table.do("resolve field1", dice=["R-", "R-", "A-", "A-", "A-", "A-"])
    table.do("keep all", "discard field1", "end")
    assert table.options == ["split 4 2", "split 3 3"]
    table.refuses("split 2 4", "X-DICE-03")
    begin_turn(table).do("end")
    assert "split 2 4" in table.options


def test_the_silence_ends_when_the_owner_of_the_gong_is_on_turn_again() -> None:
    table = Table(phase="dice", players=3, p1={"field1": ["silent_gong"], "resources": 5})
    table.do("split 3 3")
    table.do("resolve field1", dice=QUIET_ROLL).do("keep all", "discard field1", "end")
    for _ in range(2):
        assert "split 2 4" not in table.options
        begin_turn(table).do("end")
    begin_turn(table).do("end")
    assert "split 2 4" in table.options
