"""Undo gives no time back."""

from __future__ import annotations

import json

from stormark.server.clock import Clock, ClockSettings, Question
from tests.kernel.toy_matches import accept, toy_match
from tests.server.clock.test_clock import (
    BANK,
    BANK_AND_WINDOWS,
    MOVE,
    START,
    TURN,
    S,
    at,
    begun,
    own,
    reaction,
)


def test_undo_gives_the_seat_no_time_back() -> None:
    """Decisions that come back have the time they had when they were left."""
    clock = begun(MOVE)
    clock.asked(at(50), [own(0, 1)], turn=1, by=0)
    clock.asked(at(80), [own(0, 0)], turn=1, by=0, undone=True)
    assert clock.remaining(0, at(80)) == 10 * S
    clock.asked(at(85), [own(0, 1)], turn=1, by=0)
    assert clock.remaining(0, at(85)) == 30 * S


def test_undo_of_a_whole_turn_gives_no_time_back() -> None:
    for settings, left in ((TURN, 20), (BANK, 570)):
        clock = begun(settings)
        clock.asked(at(40), [own(1, 0)], turn=2, by=0)
        clock.asked(at(50), [own(0, 0)], turn=1, by=0, undone=True)
        assert clock.remaining(0, at(50)) == left * S
        clock.asked(at(50), [own(1, 0)], turn=2, by=0)
        clock.asked(at(50), [own(0, 1)], turn=3, by=1)
        assert clock.remaining(0, at(50)) == (60 if settings is TURN else left + 10) * S


def test_undo_opens_the_same_window_again() -> None:
    clock = begun(BANK_AND_WINDOWS, reaction(1, 0))
    clock.asked(at(5), [reaction(1, 1)], turn=1, by=1)
    clock.asked(at(15), [own(0, 0)], turn=1, by=1)
    clock.asked(at(15), [reaction(1, 1)], turn=1, by=1, undone=True)
    assert clock.remaining(1, at(15)) == 605 * S


def test_whoever_loses_a_question_by_an_undo_of_others_is_asked_afresh() -> None:
    """Otherwise an attack, taken back and made elsewhere, would cost the defender the window."""
    windows = ClockSettings("move", seconds=60, reaction_seconds=20)
    for settings, question in ((windows, reaction(1, 0)), (MOVE, own(1, 0)), (TURN, own(1, 0))):
        clock = begun(settings)
        clock.asked(at(10), [question], turn=2, by=0)
        full = clock.remaining(1, at(10))
        clock.asked(at(25), [own(0, 0)], turn=1, by=0, undone=True)
        clock.asked(at(26), [question], turn=2, by=0)
        assert clock.remaining(1, at(26)) == full


def test_an_undo_within_the_turn_renews_nobody_s_turn() -> None:
    """Members of a team could give each other time without end."""
    clock = begun(TURN, own(0, 0), own(1, 0))
    clock.asked(at(30), [own(0, 0)], turn=1, by=0, undone=True)
    clock.asked(at(30), [own(0, 0), own(1, 0)], turn=1, by=0)
    assert clock.remaining(1, at(30)) == 30 * S


def test_a_decision_that_has_to_wait_keeps_its_time_when_others_undo() -> None:
    clock = begun(MOVE, own(0, 0), own(1, 0))
    clock.asked(at(40), [own(1, 1)], turn=1, by=1)
    clock.asked(at(45), [own(1, 2)], turn=1, by=1)
    clock.asked(at(50), [own(1, 1)], turn=1, by=1, undone=True)
    clock.asked(at(55), [own(0, 0), own(1, 2)], turn=1, by=1)
    assert clock.remaining(0, at(55)) == 20 * S


def test_taking_back_that_one_goes_on_wins_no_time() -> None:
    """A member of a team is done, takes that back (B-RULING-11), and undoes this again."""
    clock = begun(MOVE, own(0, 0), own(1, 0))
    clock.asked(START, [own(1, 0)], turn=1, by=0)
    clock.asked(START, [own(0, 1), own(1, 0)], turn=1, by=0)
    clock.asked(at(50), [own(1, 0)], turn=1, by=0, undone=True)
    clock.asked(at(51), [own(0, 1), own(1, 0)], turn=1, by=0)
    assert clock.remaining(0, at(51)) == 10 * S


def test_a_decision_of_a_real_match_comes_back_with_a_new_id_but_no_new_time() -> None:
    match = toy_match({"turns": 3})
    clock = Clock(MOVE, 2)

    def ask(seconds: int, undone: bool = False) -> None:
        questions = [Question(seat, True, decision) for seat, decision in match.asked()]
        clock.asked(at(seconds), questions, match.turn[0], 0 if seconds else None, undone)

    ask(0)
    before = match.asked()
    accept(match.act_text(0, "boast"))
    ask(45)
    assert clock.remaining(0, at(45)) == 60 * S
    accept(match.undo(0))
    ask(50, undone=True)
    assert match.asked() != before
    assert clock.remaining(0, at(50)) == 15 * S


def test_what_no_undo_can_reach_is_forgotten() -> None:
    """A seat takes back its own latest moves only, so snapshots stay small."""
    clock = begun(ClockSettings("move", seconds=60, reaction_seconds=20))
    for number in range(1, 100):
        now = at(2 * number)
        clock.asked(now, [reaction(1, number)], turn=number, by=0)
        clock.asked(now + S, [own(0, number)], turn=number, by=1)
    assert len(json.dumps(clock.to_json())) < 600
