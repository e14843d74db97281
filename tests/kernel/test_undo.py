"""Taking moves back, and what bars it."""

from __future__ import annotations

from stormark.kernel.log import Move, Undo
from stormark.kernel.refusal import Refusal
from stormark.kernel.state import SPECTATOR
from tests.kernel.toy_matches import (
    accept,
    card_in_hand,
    rule,
    six_first,
    toy_match,
)


def test_a_free_move_can_be_taken_back() -> None:
    match = toy_match()
    start = match.digest
    accept(match.act_text(0, "boast"))
    accepted = accept(match.undo(0))
    assert accepted.entry == Undo(0, 0, start)
    assert match.digest == start
    assert [event.verb for _, event in match.events(SPECTATOR)] == ["boasted", "undone"]


def test_a_compound_move_is_taken_back_as_a_whole() -> None:
    match = toy_match()
    start = match.digest
    accept(match.act_text(0, "boast, boast"))
    accept(match.undo(0))
    assert match.digest == start


def test_the_log_only_grows_when_moves_are_taken_back() -> None:
    match = toy_match()
    accept(match.act_text(0, "boast"))
    accept(match.act_text(0, "boast"))
    middle = match.log[0].digest
    accept(match.undo(0))
    accept(match.act_text(0, "boast"))
    accept(match.undo(0))
    assert [type(entry) for entry in match.log] == [Move, Move, Undo, Move, Undo]
    assert match.log[-1] == Undo(0, 3, middle)


def test_nothing_can_be_taken_back_before_the_first_own_move() -> None:
    match = toy_match()
    assert rule(match.undo(0)) == "K-UNDO-01"
    accept(match.act_text(0, "boast"))
    accept(match.undo(0))
    assert rule(match.undo(0)) == "K-UNDO-01"
    accept(match.act_text(0, "roll"))
    assert rule(match.undo(1)) == "K-UNDO-01"


def test_drawn_chance_bars_undo() -> None:
    match = toy_match()
    accept(match.act_text(0, "boast"))
    accept(match.act_text(0, "roll"))
    assert rule(match.undo(0)) == "K-UNDO-02"


def test_a_revealed_card_bars_undo() -> None:
    match = toy_match()
    accept(match.act_text(0, f"play {card_in_hand(match, 0)}"))
    refusal = match.undo(0)
    assert refusal == Refusal("K-UNDO-03", "", {"event": "played"})


def test_a_move_of_another_seat_bars_undo_but_that_seat_may_take_its_own_back() -> None:
    match = six_first()
    accept(match.act_text(0, "keep"))
    between = match.digest
    # The last "keep" ends the turn; seat 1 keeps and the next turn is its own.
    accept(match.act_text(1, "keep"))
    assert match.undo(0) == Refusal("K-UNDO-04", "", {"player": 2})
    accept(match.undo(1))
    assert match.digest == between
    assert match.undo(0) == Refusal("K-UNDO-04", "", {"player": 2})
    assert rule(match.undo(1)) == "K-UNDO-01"


def test_a_turn_is_restarted_from_its_first_move() -> None:
    match = toy_match()
    start = match.digest
    accept(match.act_text(0, "boast"))
    accept(match.act_text(0, "boast"))
    accepted = accept(match.restart_turn(0))
    assert accepted.entry == Undo(0, 0, start)
    assert rule(match.restart_turn(0)) == "K-UNDO-01"


def test_a_turn_that_is_not_ones_own_cannot_be_restarted() -> None:
    assert toy_match().restart_turn(1) == Refusal("K-UNDO-05", "", {"player": 1})


def test_restarting_a_turn_does_not_reach_into_the_turn_before() -> None:
    match = six_first()
    accept(match.act_text(0, "keep"))
    accept(match.act_text(1, "keep"))  # ends the turn of seat 0; now it is seat 1's
    began = match.digest
    assert rule(match.restart_turn(1)) == "K-UNDO-01"
    accept(match.act_text(1, "boast"))
    accept(match.restart_turn(1))
    assert match.digest == began


def test_a_turn_is_not_restarted_across_what_bars_undo() -> None:
    match = six_first()
    accept(match.act_text(0, "keep"))
    assert match.restart_turn(0) == Refusal("K-UNDO-06", "K-UNDO-02", {"free": 1})
    accept(match.undo(0))
