"""A bot waits for whoever looks on, and for nobody for long."""

from __future__ import annotations

from stormark.server.table.onlookers import ALONE, AWAY, IN_COMPANY, Onlookers
from stormark.server.table.records import SeatAtStart
from tests.server.table.states import GREEDY, NOON, PERSON, Table


def left_to_a_bot(other: SeatAtStart) -> Table:
    table = Table(PERSON, other)
    table.keep(table.commands(0).leave_to_bot("random", "left"))
    return table


def test_a_bot_waits_for_nobody_who_has_not_asked_for_it() -> None:
    assert Onlookers().awaited(left_to_a_bot(GREEDY).state, NOON) == {}


def test_a_bot_waits_until_everything_is_shown_and_not_for_ever() -> None:
    onlookers, state = Onlookers(), left_to_a_bot(GREEDY).state
    onlookers.shown(0, 1)
    assert onlookers.awaited(state, NOON) == {0: NOON + ALONE}
    assert onlookers.awaited(state, NOON + ALONE) == {}
    onlookers.shown(0, state.numbers.number(0, state.seq))
    assert onlookers.awaited(state, NOON) == {}


def test_other_people_are_not_kept_waiting() -> None:
    onlookers = Onlookers()
    onlookers.shown(0, 0)
    assert onlookers.awaited(left_to_a_bot(PERSON).state, NOON) == {0: NOON + IN_COMPANY}


def test_whoever_goes_is_waited_for_as_long_as_a_page_takes_to_be_back() -> None:
    onlookers, state = Onlookers(), left_to_a_bot(GREEDY).state
    assert not onlookers.left(0, NOON)
    onlookers.shown(0, 0)
    assert onlookers.left(0, NOON)
    assert onlookers.awaited(state, NOON) == {0: NOON + AWAY}
    onlookers.shown(0, 0)
    assert onlookers.awaited(state, NOON) == {0: NOON + ALONE}


def test_who_plays_a_seat_is_not_waited_for_as_its_onlooker() -> None:
    onlookers = Onlookers()
    onlookers.shown(0, 0)
    assert onlookers.awaited(Table(PERSON, GREEDY).state, NOON) == {}
