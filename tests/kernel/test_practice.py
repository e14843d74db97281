"""T-PRACTICE-01: going back whatever came since, and chance decides the same again."""

from __future__ import annotations

from random import Random

import pytest

from stormark.kernel.json import JsonDict
from stormark.kernel.log import Move, Undo, entry_from_json, moves_in_force
from stormark.kernel.match import Match
from stormark.kernel.refusal import InputError
from stormark.kernel.replay import load_replay, record_match
from stormark.kernel.replay_text import write_record
from tests.kernel.random_tables import GAMES, some_step, table
from tests.kernel.test_rewind import rolled
from tests.kernel.toy_matches import GAME, SEED, accept, play_out, rule, toy_match


def test_the_position_is_exactly_the_one_of_then() -> None:
    match = toy_match()
    accept(match.act_text(0, "boast"))
    then = match.digest
    accept(match.act_text(0, "roll"))
    accepted = accept(match.rewind(0, 1, practice=True))
    assert accepted.entries == (Undo(0, 1, then, practice=True),)
    assert [(event.verb, event.args) for event in accepted.events] == [("practised", {"seat": 0})]


def test_the_same_dice_are_rolled_again() -> None:
    match = toy_match({"turns": 200})
    first = rolled(match, 0)
    for _ in range(5):
        accept(match.rewind(0, 0, practice=True))
        assert rolled(match, 0) == first


def test_a_log_with_it_plays_again_and_a_replay_holds_it() -> None:
    match = toy_match()
    accept(match.act_text(0, "roll"))
    accept(match.rewind(0, 0, practice=True))
    play_out(match)
    again = Match.from_log(GAME, match.setup, SEED, match.log)
    assert again.digest == match.digest
    replay = load_replay(write_record(record_match(match, ["A", "B"])), GAME)
    assert [entry for entry in replay.record.entries if isinstance(entry, Undo)] == [
        Undo(0, 0, match.log[1].digest, practice=True)
    ]


@pytest.mark.parametrize("extra", [{"practice": False}, {"practice": True, "agreed": True}])
def test_an_entry_is_taken_back_in_one_way_only(extra: JsonDict) -> None:
    written: JsonDict = {"seat": 0, "undo_to": 0, "digest": "x"}
    assert entry_from_json({**written, "practice": True}, "") == Undo(0, 0, "x", practice=True)
    with pytest.raises(InputError, match="entry-malformed"):
        entry_from_json({**written, **extra}, "entries[0]")


def test_nothing_brings_back_a_match_that_is_over() -> None:
    match = toy_match()
    play_out(match)
    assert rule(match.rewind(0, 0, practice=True)) == "K-OVER-01"


@pytest.mark.parametrize("name", sorted(GAMES))
def test_the_moves_in_force_lead_to_the_position(name: str) -> None:
    """What was taken back, freely, by consent or in practice, is not among them."""
    match, rng = table(name, 1), Random(5)
    for _ in range(60):
        if match.over:
            break
        if rng.random() < 0.1 and match.number:
            match.rewind(0, rng.randrange(match.number), practice=True)
        else:
            some_step(match, rng)
    numbers = [number for number, _ in moves_in_force(match.log)]
    assert numbers == sorted(numbers, reverse=True)
    for number, move in moves_in_force(match.log):
        assert match.log[number - 1] == move
        assert isinstance(move, Move)
    if numbers and match.log[-1].digest != match.log[numbers[0] - 1].digest:
        assert any(isinstance(entry, Undo) and entry.agreed for entry in match.log)


def test_the_start_of_a_turn_is_found_along_the_moves_in_force() -> None:
    match = toy_match({"turns": 200})
    while match.turn[0] < 3 or match.decisions()[0].kind != "turn":
        decision = match.decisions()[0]
        accept(match.act(decision.seat, decision.actions[0]))
    start, seat = match.number, match.turn[1]
    accept(match.act_text(seat, "boast"))
    accept(match.undo(seat))
    accept(match.act_text(seat, "boast"))
    last = match.number
    accept(match.act_text(seat, "roll"))
    found = match.start_of_turn(last)
    assert match.log[found - 1].digest == match.log[start - 1].digest
