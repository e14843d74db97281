"""Pauses, interruptions, bots, and seats that are forgiven."""

from __future__ import annotations

import pytest

from stormark.server.clock import ClockSettings
from tests.server.clock.test_clock import (
    BANK,
    BANK_AND_WINDOWS,
    DAY,
    DAYS,
    MOVE,
    START,
    TURN,
    S,
    at,
    begun,
    own,
    reaction,
)


def test_a_pause_stops_all_clocks() -> None:
    clock = begun(BANK, own(0, 0), own(1, 0))
    clock.pause(at(10))
    assert not clock.running(0)
    assert clock.next_expiry() is None
    assert clock.expired(at(5_000)) == []
    assert clock.remaining(1, at(5_000)) == 600 * S
    clock.resume(at(5_000))
    assert clock.next_expiry() == at(5_600)


def test_the_time_the_server_was_away_is_not_charged() -> None:
    clock = begun(MOVE)
    clock.interrupted(at(20), at(500))
    assert clock.next_expiry() == at(540)
    assert clock.used(0, at(500)) == 20 * S


def test_an_interruption_during_a_pause_changes_nothing() -> None:
    clock = begun(MOVE)
    clock.pause(at(10))
    clock.interrupted(at(20), at(500))
    clock.resume(at(600))
    assert clock.next_expiry() == at(650)


def test_records_written_after_the_server_was_last_seen_still_count() -> None:
    clock = begun(BANK)
    clock.asked(at(30), [own(1, 0)], turn=2, by=0)
    clock.interrupted(at(20), at(500))
    assert clock.remaining(0, at(500)) == 580 * S
    assert clock.remaining(1, at(500)) == 610 * S


def test_clocks_never_run_backwards() -> None:
    clock = begun(MOVE)
    clock.asked(at(-30), [own(0, 1)], turn=1, by=0)
    assert clock.next_expiry() == at(60)
    assert clock.remaining(0, at(-30)) == 60 * S
    assert clock.used(0, at(-30)) == 0
    clock.interrupted(at(-90), at(-80))
    assert clock.next_expiry() == at(60)


def test_a_bot_has_no_clock() -> None:
    clock = begun(BANK)
    clock.take_over(0, at(10))
    assert clock.remaining(0, at(20)) is None
    assert clock.next_expiry() is None
    clock.asked(at(20), [own(1, 0)], turn=2, by=0)
    clock.asked(at(20), [own(0, 1)], turn=3, by=1)
    clock.give_back(0, at(900))
    assert clock.remaining(0, at(900)) == 600 * S
    assert clock.next_expiry() == at(1_500)


def test_being_replaced_for_a_moment_wins_no_time() -> None:
    clock = begun(MOVE)
    clock.take_over(0, at(59))
    clock.give_back(0, at(59))
    assert clock.remaining(0, at(59)) == S


@pytest.mark.parametrize(("settings", "left"), [(MOVE, 60), (TURN, 60), (BANK, 30)])
def test_a_seat_without_any_time_left_comes_back_with_some(
    settings: ClockSettings, left: int
) -> None:
    clock = begun(settings)
    clock.take_over(0, at(1_000))
    clock.give_back(0, at(2_000))
    assert clock.remaining(0, at(2_000)) == left * S


@pytest.mark.parametrize(
    ("settings", "left"), [(MOVE, 60), (TURN, 60), (BANK, 30), (DAYS, 3 * 86_400)]
)
def test_forgiving_gives_time_to_go_on(settings: ClockSettings, left: int) -> None:
    clock = begun(settings)
    late = START + 4 * DAY
    assert clock.expired(late) == [0]
    clock.forgive(0, late)
    assert clock.expired(late) == []
    assert clock.remaining(0, late) == left * S


def test_forgiving_takes_no_bank_away() -> None:
    clock = begun(BANK_AND_WINDOWS, reaction(1, 0))
    clock.forgive(1, at(120))
    assert clock.remaining(1, at(120)) == (500 + 20) * S
