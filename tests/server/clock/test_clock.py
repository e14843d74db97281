from __future__ import annotations

import json

import pytest

from stormark.kernel.refusal import InputError
from stormark.server.clock import Clock, ClockSettings, Question

START = 1_700_000_000_000  # some day, in milliseconds
S = 1_000
DAY = 86_400 * S

MOVE = ClockSettings("move", seconds=60)
TURN = ClockSettings("turn", seconds=60)
BANK = ClockSettings("bank", seconds=600, increment_seconds=10, grace_seconds=30)
DAYS = ClockSettings("days", days=3)
BANK_AND_WINDOWS = ClockSettings("bank", seconds=600, grace_seconds=30, reaction_seconds=20)


def own(seat: int, number: int) -> Question:
    return Question(seat, True, f"{seat}.{number}")


def reaction(seat: int, number: int) -> Question:
    return Question(seat, False, f"{seat}.{number}")


def at(seconds: int) -> int:
    return START + seconds * S


def begun(settings: ClockSettings, *questions: Question, seats: int = 2) -> Clock:
    clock = Clock(settings, seats)
    clock.asked(START, questions or [own(0, 0)], turn=1)
    return clock


# The kinds


def test_without_clocks_nobody_ever_runs_out_of_time() -> None:
    clock = begun(ClockSettings())
    assert clock.remaining(0, at(10**6)) is None
    assert not clock.running(0)
    assert clock.expired(at(10**6)) == []
    assert clock.next_expiry() is None
    assert clock.used(0, at(10**6)) == 0


def test_every_decision_brings_its_own_seconds() -> None:
    clock = begun(MOVE)
    assert clock.remaining(0, at(50)) == 10 * S
    clock.asked(at(50), [own(0, 1)], turn=1, by=0)
    assert clock.remaining(0, at(50)) == 60 * S
    assert clock.next_expiry() == at(110)


def test_a_seat_expires_at_its_very_millisecond() -> None:
    clock = begun(MOVE)
    assert clock.expired(at(60) - 1) == []
    assert clock.expired(at(60)) == [0]
    assert clock.remaining(0, at(99)) == 0


def test_all_decisions_of_a_turn_share_its_seconds() -> None:
    clock = begun(TURN)
    clock.asked(at(25), [own(0, 1)], turn=1, by=0)
    clock.asked(at(50), [own(0, 2)], turn=1, by=0)
    assert clock.next_expiry() == at(60)
    clock.asked(at(55), [own(1, 0)], turn=2, by=0)
    assert clock.next_expiry() == at(115)


def test_the_time_of_a_turn_survives_the_answers_of_others() -> None:
    clock = begun(TURN)
    clock.asked(at(40), [reaction(1, 0)], turn=1, by=0)
    clock.asked(at(45), [own(0, 1)], turn=1, by=1)
    assert clock.remaining(0, at(45)) == 20 * S


def test_the_time_of_a_turn_survives_windows_of_the_same_seat() -> None:
    clock = begun(ClockSettings("turn", seconds=60, reaction_seconds=20))
    clock.asked(at(40), [reaction(0, 1)], turn=1, by=0)
    clock.asked(at(45), [reaction(1, 0)], turn=1, by=0)
    clock.asked(at(50), [own(0, 2)], turn=1, by=1)
    assert clock.remaining(0, at(50)) == 20 * S


def test_correspondence_counts_days_per_turn() -> None:
    clock = begun(DAYS)
    assert clock.next_expiry() == START + 3 * DAY
    clock.asked(START + 2 * DAY, [own(0, 1)], turn=1, by=0)
    assert clock.remaining(0, START + 2 * DAY) == DAY
    clock.asked(START + 2 * DAY, [own(1, 0)], turn=2, by=0)
    assert clock.remaining(1, START + 2 * DAY) == 3 * DAY


def test_a_bank_is_used_up_over_all_turns() -> None:
    clock = begun(ClockSettings("bank", seconds=600))
    clock.asked(at(100), [own(1, 0)], turn=2, by=0)
    clock.asked(at(300), [own(0, 1)], turn=3, by=1)
    assert clock.remaining(0, at(350)) == 450 * S
    assert clock.remaining(1, at(350)) == 400 * S
    assert clock.next_expiry() == at(800)


def test_the_increment_comes_once_with_every_own_turn() -> None:
    clock = begun(BANK)
    assert clock.remaining(0, START) == 610 * S
    assert clock.remaining(1, START) == 600 * S
    clock.asked(at(5), [own(0, 1)], turn=1, by=0)
    assert clock.remaining(0, at(5)) == 605 * S
    clock.asked(at(5), [own(1, 0)], turn=2, by=0)
    clock.asked(at(5), [own(0, 2)], turn=3, by=1)
    assert clock.remaining(0, at(5)) == 615 * S


# Reaction windows


def test_a_window_is_used_before_the_bank() -> None:
    clock = begun(BANK_AND_WINDOWS, reaction(1, 0))
    assert clock.remaining(1, START) == 620 * S
    clock.asked(at(20), [own(0, 0)], turn=1, by=1)
    assert clock.remaining(1, at(20)) == 600 * S
    clock.asked(at(20), [reaction(1, 1)], turn=1, by=0)
    assert clock.next_expiry() == at(20 + 620)
    clock.asked(at(50), [own(0, 1)], turn=1, by=1)
    assert clock.remaining(1, at(50)) == 590 * S


def test_a_reaction_brings_no_increment() -> None:
    clock = begun(BANK, reaction(1, 0))
    assert clock.remaining(1, START) == 600 * S


def test_several_decisions_in_a_row_are_one_window() -> None:
    clock = begun(BANK_AND_WINDOWS, reaction(1, 0))
    clock.asked(at(15), [reaction(1, 1)], turn=1, by=1)
    clock.asked(at(25), [own(0, 0)], turn=1, by=1)
    assert clock.remaining(1, at(25)) == 595 * S


def test_every_window_brings_fresh_time() -> None:
    clock = begun(ClockSettings("move", seconds=60, reaction_seconds=20), reaction(1, 0))
    clock.asked(at(15), [own(0, 0)], turn=1, by=1)
    clock.asked(at(15), [reaction(1, 1)], turn=1, by=0)
    assert clock.next_expiry() == at(35)


def test_without_bank_a_seat_expires_with_its_window() -> None:
    clock = begun(ClockSettings("turn", seconds=600, reaction_seconds=20), reaction(1, 0))
    assert clock.expired(at(20)) == [1]


def test_a_window_leaves_the_time_of_the_turn_alone() -> None:
    """Two attacks in one turn: the attacker's turn stands still, the answers do not share time."""
    clock = begun(ClockSettings("turn", seconds=60, reaction_seconds=20))
    clock.asked(at(10), [reaction(1, 0)], turn=1, by=0)
    clock.asked(at(25), [own(0, 1)], turn=1, by=1)
    assert clock.remaining(0, at(25)) == 50 * S
    assert clock.remaining(1, at(25)) == 60 * S


@pytest.mark.parametrize(("settings", "left"), [(MOVE, 60), (TURN, 60), (DAYS, 3 * 86_400)])
def test_without_time_of_its_own_a_reaction_has_that_of_a_turn(
    settings: ClockSettings, left: int
) -> None:
    clock = begun(settings, reaction(1, 0))
    assert clock.remaining(1, START) == left * S


# Several at once


def test_everybody_who_is_asked_spends_time_of_their_own() -> None:
    clock = begun(ClockSettings("bank", seconds=600), own(0, 0), own(2, 0), seats=3)
    clock.asked(at(10), [own(0, 1)], turn=1, by=2)
    assert [clock.remaining(seat, at(30)) for seat in range(3)] == [570 * S, 600 * S, 590 * S]
    assert [clock.running(seat) for seat in range(3)] == [True, False, False]


def test_an_answer_of_somebody_else_does_not_renew_a_decision() -> None:
    clock = begun(MOVE, own(0, 0), own(1, 0))
    clock.asked(at(40), [own(0, 0), own(1, 1)], turn=1, by=1)
    assert clock.remaining(0, at(40)) == 20 * S
    assert clock.next_expiry() == at(60)


def test_a_decision_that_has_to_wait_keeps_its_time() -> None:
    """A battle of one member holds up the team; an enemy answers in it."""
    clock = begun(MOVE, own(0, 0), own(1, 0), seats=3)
    clock.asked(at(40), [reaction(2, 0)], turn=1, by=1)
    clock.asked(at(70), [own(1, 1)], turn=1, by=2)
    clock.asked(at(80), [own(0, 0), own(1, 2)], turn=1, by=1)
    assert clock.remaining(0, at(80)) == 20 * S


def test_several_seats_can_expire_together() -> None:
    clock = begun(MOVE, own(0, 0), own(1, 0))
    assert clock.expired(at(60)) == [0, 1]


def test_when_the_match_is_over_all_clocks_stand() -> None:
    clock = begun(MOVE)
    clock.asked(at(10), [], turn=1, by=0)
    assert clock.expired(at(1_000)) == []
    assert clock.next_expiry() is None


# The playing time of the whole match


def test_the_playing_time_runs_whoever_is_asked_and_only_notifies() -> None:
    """B-TIMER-03, B-RULING-81."""
    clock = begun(ClockSettings.playing_time(60))
    clock.asked(at(600), [own(1, 0)], turn=2, by=0)
    assert clock.playing_time_left(at(700)) == 2_900 * S
    assert clock.playing_time_up_at() == at(3_600)
    assert clock.playing_time_left(at(9_000)) == 0
    assert clock.expired(at(9_000)) == []
    clock.asked(at(9_000), [own(0, 1)], turn=3, by=1)
    assert clock.playing_time_up_at() is None


def test_the_playing_time_stands_in_pauses_and_interruptions() -> None:
    clock = begun(ClockSettings.playing_time(60))
    clock.pause(at(10))
    assert clock.playing_time_up_at() is None
    assert clock.playing_time_left(at(100)) == 3_590 * S
    clock.resume(at(110))
    clock.interrupted(at(120), at(1_120))
    assert clock.playing_time_up_at() == at(3_600 + 1_100)


def test_nobody_measures_the_playing_time_unless_the_table_wants_it() -> None:
    clock = begun(MOVE)
    assert clock.playing_time_left(at(10)) is None
    assert clock.playing_time_up_at() is None


# What is shown and kept


def test_everybody_sees_the_same_times_and_nothing_else() -> None:
    clock = begun(BANK_AND_WINDOWS, reaction(1, 7))
    assert clock.public(at(50)) == {
        "kind": "bank",
        "at": at(50),
        "paused": False,
        "playing_time_left": None,
        "seats": [
            {"running": False, "remaining": 600 * S, "used": 0, "bank": 600 * S},
            {"running": True, "remaining": 570 * S, "used": 50 * S, "bank": 570 * S},
        ],
    }


def test_a_window_is_shown_beside_the_bank() -> None:
    shown = begun(BANK_AND_WINDOWS, reaction(1, 7)).public(at(5))["seats"]
    assert isinstance(shown, list)
    assert shown[1] == {"running": True, "remaining": 615 * S, "used": 5 * S, "bank": 600 * S}


def test_a_bot_is_shown_without_a_clock() -> None:
    clock = begun(BANK)
    clock.take_over(0, START)
    shown = clock.public(at(5))["seats"]
    assert isinstance(shown, list)
    assert shown[0] == {"running": False, "remaining": None, "used": 0}


@pytest.mark.parametrize(
    ("field", "value", "place"),
    [
        ("at", "noon", "clocks.at"),
        ("paused", 1, "clocks.paused"),
        ("settings", {"kind": "sand"}, "clocks.settings.kind"),
        ("seats", [{}], "clocks.seats[0].spent"),
        ("colour", 1, "clocks.colour"),
    ],
)
def test_a_damaged_snapshot_is_refused_with_its_place(
    field: str, value: object, place: str
) -> None:
    data = json.loads(json.dumps({**begun(MOVE).to_json(), field: value}))
    with pytest.raises(InputError) as caught:
        Clock.from_json(data)
    assert caught.value.place == place
