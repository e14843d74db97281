"""Events of the Order of the Ninth Abacus."""

from tests.games.xibalba.cards.shop import QUIET_ROLL, begin_turn, rerolls_after_roll, shop


def test_a_perfect_throw_turns_two_dice_to_any_face_of_the_same_die() -> None:
    table = shop("perfect_throw", "R- A-")
    table.do("buy event1")
    assert table.options == ["die R- R1", "die R- R2", "die R- R3", "die A- A", "die A- C", "done"]
    table.do("die R- R3", "die A- C")
    assert table["action_pool"] == ["R3", "C"]


def test_a_perfect_throw_may_take_fewer_dice_but_no_die_twice() -> None:
    table = shop("perfect_throw", "G1 G1 G1")
    table.do("buy event1", "die G1 G-")
    assert "die G- G1" not in table.options
    assert table.do("done")["action_pool"] == ["G-", "G1", "G1"]
    stops_by_itself = shop("perfect_throw", "A A A").do("buy event1", "die A C", "die A C")
    assert stops_by_itself["action_pool"] == ["A", "C", "C"]


def test_a_perfect_throw_without_dice_may_be_bought_for_nothing() -> None:
    assert shop("perfect_throw").do("buy event1")["p1.resources"] == 10 - 3


def test_a_rigged_table_takes_a_reroll_from_opponents_and_gives_one_in_the_next_turn() -> None:
    table = shop("rigged_table")
    table.do("buy event1", "end")
    assert rerolls_after_roll(table) == 2 - 1
    table.do("keep all", "end")
    assert rerolls_after_roll(table) == 2 + 1
    table.do("keep all", "end")
    assert rerolls_after_roll(table) == 2
    table.do("keep all", "end")
    assert rerolls_after_roll(table) == 2


def test_rigged_tables_add_up_but_leave_the_initial_roll() -> None:
    table = shop("rigged_table", p1={"field1": ["pirate_transmitter"]}, phase="dice", pool="")
    table.do("split 3 3")
    table.do("resolve field1", dice=QUIET_ROLL)
    table.do("keep all", "buy event1", "end")
    table.do("split 3 3", dice=QUIET_ROLL)  # with 0 re-rolls everything is kept at once
    assert table.asks == (2, "act")


def test_a_rain_of_dice_adds_two_resource_and_two_attack_dice_as_rolled() -> None:
    table = shop("rain_of_dice", "R1")
    table.do("buy event1", dice=["R2", "R-", "A", "A-"])
    assert table["action_pool"] == ["R-", "R1", "R2", "A-", "A"]


def test_all_or_nothing_lets_opponents_roll_one_paragon_die_and_you_two() -> None:
    table = shop("all_or_nothing", players=3)
    table.do("buy event1", dice=["G2", "G1", "G2", "G1"])
    assert [table[f"p{n}.paragon"] for n in (1, 2, 3)] == [3, 2, 1]


def test_an_opponent_may_win_by_all_or_nothing_before_its_buyer_rolls() -> None:
    table = shop("all_or_nothing", players=3, target=10, p1={"paragon": 9}, p3={"paragon": 9})
    table.do("buy event1", dice=["G-", "G1"])
    assert (table.winner, table.over) == (3, True)


def test_blanks_of_all_or_nothing_give_nothing() -> None:
    table = shop("all_or_nothing").do("buy event1", dice=["G-", "G-", "G-"])
    assert (table["p1.paragon"], table["p2.paragon"]) == (0, 0)
    assert begin_turn(table.do("end")).asks == (2, "act")
