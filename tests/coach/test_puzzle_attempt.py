"""Trying a puzzle: what is right, what is wrong, and what comes of it."""

from __future__ import annotations

from pathlib import Path

from stormark.coach.puzzles.attempt import Attempt
from stormark.coach.puzzles.proof import kit_of, prove
from stormark.coach.puzzles.verdict import options_of, verdict_of
from stormark.kernel.action import Action
from stormark.kernel.refusal import Refusal
from tests.coach.puzzle_files import LAST_POINT, XIBALBA, attempt_at, written

FEW = 6  # trials: all sides of every die


def test_the_plan_is_right_as_soon_as_what_matters_is_done(tmp_path: Path) -> None:
    file = written(tmp_path)
    assert verdict_of(attempt_at(file)).word == "on"
    assert verdict_of(attempt_at(file, "upgrade 2")).word == "on"
    assert verdict_of(attempt_at(file, "attack ark AA")).word == "right"
    assert verdict_of(attempt_at(file, "upgrade 2", "attack ark AA")).word == "right"


def test_a_rival_of_the_file_is_refuted_in_its_words(tmp_path: Path) -> None:
    file = written(tmp_path)
    verdict = verdict_of(attempt_at(file, "end"))
    assert (verdict.word, verdict.chance) == ("wrong", 0.64)
    assert verdict.rival == file.puzzle.rivals[0]


def test_what_the_file_does_not_tell_of_is_tried_out(tmp_path: Path) -> None:
    file = written(tmp_path)
    wasted = verdict_of(attempt_at(file, "remove A"), FEW)
    assert (wasted.word, wasted.rival) == ("wrong", None)
    assert 0 <= wasted.chance < file.puzzle.chance
    harmless = verdict_of(attempt_at(file, "remove R-"), FEW)
    assert harmless.word == "on"


def test_whoever_wins_is_right_however_it_was_done(tmp_path: Path) -> None:
    file = written(tmp_path, LAST_POINT)
    assert verdict_of(attempt_at(file, "exchange G2")).word == "right"
    assert verdict_of(attempt_at(file, "exchange G1"), FEW).word == "on"
    won = attempt_at(file, "exchange G1", "exchange G2")
    assert won.won
    assert won.over
    assert verdict_of(won).word == "right"


def test_a_refused_move_changes_nothing(tmp_path: Path) -> None:
    attempt = attempt_at(written(tmp_path))
    before = attempt.state
    refused = attempt.act(Action("upgrade", {"level": 4}))
    assert isinstance(refused, Refusal)
    assert attempt.state is before
    assert attempt.moves == []


def test_equal_moves_meet_equal_dice(tmp_path: Path) -> None:
    file = written(tmp_path)
    one, other = (attempt_at(file, "attack ark AA", "end") for _ in range(2))
    assert one.state.to_json() == other.state.to_json()


def test_others_play_on_until_the_next_turn_of_the_seat(tmp_path: Path) -> None:
    attempt = attempt_at(written(tmp_path), "end")
    assert attempt.over
    happened = attempt.play_on()
    assert {taken.seat for taken in happened} >= {1}
    turn, mover = attempt.game.turn_of(attempt.state)
    assert (mover, turn) == (0, 3)


def test_moves_that_cannot_be_made_are_left_out(tmp_path: Path) -> None:
    file = written(tmp_path)
    attempt = Attempt(XIBALBA, file, kit_of(XIBALBA))
    assert len(options_of(attempt, ["attack ark AA", "attack ark AA", "end"])) == 2


def test_a_proof_gives_the_same_chances_again_and_finds_the_plan_better(tmp_path: Path) -> None:
    file = written(tmp_path)
    proved = prove(XIBALBA, file)
    assert proved == prove(XIBALBA, file)
    assert proved.least_gap > 0.05
