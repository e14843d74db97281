"""Two referees of one match: one writes, the other takes the entries over."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from stormark.kernel.action import Action
from stormark.kernel.log import CHOSEN, Entry, Move
from stormark.kernel.match import Accepted, Match
from stormark.kernel.refusal import InputError, Refusal
from tests.kernel.toy_matches import accept, rule, toy_match
from tests.kernel.toy_state import ToyState


def some_move(match: Match[ToyState], rng: Random) -> Accepted | Refusal:
    """Anything a table may ask of its referee, sensible or not."""
    seat = rng.randrange(match.seats)
    if rng.random() < 0.3:
        return rng.choice([match.undo, match.restart_turn])(seat)
    decision = rng.choice(match.decisions())
    if rng.random() < 0.2:
        return match.act_text(decision.seat, "boast, boast")
    return match.act(decision.seat, rng.choice(decision.actions), decision.id)


@pytest.mark.parametrize("seed", range(20))
def test_a_follower_comes_to_the_same_match(seed: int) -> None:
    rng = Random(seed)
    one = toy_match({"turns": 12}, auto_forced=seed % 2 == 0)
    other = toy_match({"turns": 12}, auto_forced=seed % 2 == 0)
    while not one.over:
        result = some_move(one, rng)
        if isinstance(result, Accepted):
            assert other.follow(result.entries) == result
    assert other.log == one.log
    assert other.events(0) == one.events(0)
    assert other.returns() == one.returns()


def test_a_follower_may_take_back_what_it_took_over() -> None:
    one, other = toy_match(), toy_match()
    other.follow(accept(one.act_text(0, "boast")).entries)
    assert other.undo(0) == one.undo(0)
    assert other.log == one.log


def test_nothing_is_followed_without_entries() -> None:
    match = toy_match()
    accepted = match.follow(())
    assert (accepted.entries, accepted.events) == ((), ())


def bad(entries: Sequence[Entry], at: int) -> list[Entry]:
    changed = list(entries)
    entry = changed[at]
    assert isinstance(entry, Move)
    changed[at] = Move(entry.seat, entry.action, entry.cause, "0" * 32)
    return changed


def test_a_follower_names_the_first_difference_and_stays_where_it_was() -> None:
    one, other = toy_match(), toy_match()
    first = accept(one.act_text(0, "boast"))
    other.follow(first.entries)
    entries = [*accept(one.act_text(0, "boast")).entries, *accept(one.act_text(0, "roll")).entries]
    before = (other.log, other.digest, other.events(0), other.decisions())
    with pytest.raises(InputError) as caught:
        other.follow(bad(entries, 1))
    assert (caught.value.problem, caught.value.place) == ("log-diverges", "entries[2]")
    assert caught.value.params["number"] == 3
    assert (other.log, other.digest, other.events(0), other.decisions()) == before
    other.follow(entries)
    assert other.log == one.log


def test_what_could_be_taken_back_before_a_failed_attempt_still_can() -> None:
    one, other = toy_match(), toy_match()
    other.follow(accept(one.act_text(0, "boast")).entries)
    rolled = accept(one.act_text(0, "roll"))
    forged = Move(0, Action("roll"), CHOSEN, "0" * 32)
    with pytest.raises(InputError):
        other.follow([forged])
    accept(other.undo(0))
    other = toy_match()
    with pytest.raises(InputError):
        other.follow([*rolled.entries, forged])  # the first boast is missing
    assert rule(other.undo(0)) == "K-UNDO-01"


def test_entries_that_are_refused_are_named_with_the_rule() -> None:
    match = toy_match()
    with pytest.raises(InputError) as caught:
        match.follow([Move(1, Action("roll"), CHOSEN, "")])
    assert (caught.value.problem, caught.value.params["rule"]) == ("log-refused", "T-TURN-01")


def test_half_a_compound_move_cannot_be_completed_later() -> None:
    one, other = toy_match(), toy_match()
    whole = accept(one.act_text(0, "boast, boast")).entries
    other.follow(whole[:1])
    with pytest.raises(InputError) as caught:
        other.follow(whole[1:])
    assert (caught.value.problem, caught.value.place) == ("log-differs", "entries[1]")
