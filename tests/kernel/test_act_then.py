"""Several actions in one answer: the rule of compound moves, whoever spells them out."""

from __future__ import annotations

import pytest

from stormark.kernel.action import Action
from stormark.kernel.log import CHOSEN, CONTINUED, Move
from stormark.kernel.match import Match
from stormark.kernel.refusal import Refusal
from tests.kernel.toy_matches import GAME, SEED, accept, card_in_hand, rule, toy_match

BOAST, ROLL = Action("boast"), Action("roll")


def test_further_actions_are_taken_with_the_first_as_one_move() -> None:
    match = toy_match()
    accepted = accept(match.act(0, BOAST, "0.0", [BOAST, ROLL]))
    moves = [entry for entry in accepted.entries if isinstance(entry, Move)]
    assert [(move.action.verb, move.cause) for move in moves] == [
        ("boast", CHOSEN),
        ("boast", CONTINUED),
        ("roll", CONTINUED),
    ]


def test_it_is_the_same_move_as_in_notation() -> None:
    spelled, written = toy_match(), toy_match()
    accept(spelled.act(0, BOAST, "0.0", [BOAST, ROLL]))
    accept(written.act_text(0, "boast, boast, roll"))
    assert spelled.log == written.log


def test_one_undo_takes_all_of_it_back() -> None:
    match = toy_match()
    before = match.digest
    accept(match.act(0, BOAST, then=[BOAST]))
    accept(match.undo(0))
    assert match.digest == before


def test_an_illegal_third_action_leaves_nothing_behind_and_is_named() -> None:
    match = toy_match()
    before = match.digest
    refusal = match.act(0, BOAST, "0.0", [BOAST, BOAST])
    assert isinstance(refusal, Refusal)
    assert refusal.rule == "T-OPTION-01"
    assert (refusal.params["part"], refusal.params["parts"]) == (3, 3)
    assert (match.digest, match.log, match.events(0)) == (before, (), [])


def test_a_single_action_that_is_refused_is_no_part_of_anything() -> None:
    refusal = toy_match().act(0, Action("pass"))
    assert isinstance(refusal, Refusal)
    assert "part" not in refusal.params


def test_nothing_follows_chance() -> None:
    """K-COMPOUND-01: what the dice show is known before the next decision."""
    match = toy_match()
    refusal = match.act(0, BOAST, "0.0", [ROLL, Action("keep")])
    assert isinstance(refusal, Refusal)
    assert (refusal.rule, refusal.params["part"]) == ("K-COMPOUND-01", 3)
    assert match.log == ()


def test_nothing_follows_what_shows_a_hidden_card() -> None:
    """K-COMPOUND-01, whatever it would be."""
    match = toy_match()
    shown = Action("play", {"card": card_in_hand(match, 0)})
    assert rule(match.act(0, shown, then=[BOAST])) == "K-COMPOUND-01"
    assert match.log == ()


def test_a_stale_decision_is_refused_before_anything_is_looked_at() -> None:
    match = toy_match()
    accept(match.act(0, BOAST, "0.0"))
    refusal = match.act(0, BOAST, "0.0", [Action("nonsense")])
    assert isinstance(refusal, Refusal)
    assert (refusal.rule, "part" in refusal.params) == ("K-DECISION-01", False)


def test_what_is_no_action_is_named_by_its_part() -> None:
    refusal = toy_match().act(0, BOAST, "0.0", [Action("boast", {"loudly": True})])
    assert isinstance(refusal, Refusal)
    assert (refusal.rule, refusal.params["part"]) == ("K-FORM-01", 2)


@pytest.mark.parametrize("then", [[], [BOAST], [BOAST, ROLL]])
def test_the_log_of_it_plays_again(then: list[Action]) -> None:
    match = toy_match()
    accept(match.act(0, BOAST, then=then))
    again = Match.from_log(GAME, match.setup, SEED, match.log)
    assert again.digest == match.digest
