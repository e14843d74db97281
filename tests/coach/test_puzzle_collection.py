"""Every puzzle that comes with the package holds what it claims."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from stormark.coach.puzzles.attempt import Attempt
from stormark.coach.puzzles.collection import (
    PuzzleFile,
    puzzle_in,
    puzzle_named,
    puzzle_of_the_day,
    puzzles_of,
)
from stormark.coach.puzzles.mining import GAP
from stormark.coach.puzzles.proof import kit_of, prove
from stormark.coach.puzzles.verdict import verdict_of
from stormark.games.registry import NAMES, load_game
from stormark.kernel.game import Game
from stormark.kernel.refusal import InputError, Refusal
from stormark.kernel.scenario_run import run_scenario
from stormark.kernel.step import read_text

GAMES: dict[str, Game[Any]] = {name: load_game(name) for name in NAMES}
ALL = [(game, file) for game in NAMES for file in puzzles_of(game).values()]
LONGEST = 600  # characters: it is read beside the board

every_game = pytest.mark.parametrize("game", NAMES)
every_puzzle = pytest.mark.parametrize(
    ("game", "file"), ALL, ids=[f"{game}-{file.name}" for game, file in ALL]
)


def played(game: str, file: PuzzleFile, plan: tuple[str, ...]) -> Attempt:
    rules = GAMES[game]
    attempt = Attempt(rules, file, kit_of(rules))
    for move in plan:
        actions = read_text(attempt.game, attempt.state, attempt.seat, move)
        assert not isinstance(actions, Refusal), (move, actions)
        done = attempt.replay(actions)
        assert not isinstance(done, Refusal), (move, done)
    return attempt


@every_puzzle
def test_a_puzzle_holds_as_a_scenario_and_asks_the_seat_that_is_to_move(
    game: str, file: PuzzleFile
) -> None:
    assert run_scenario(file.scenario.path, GAMES) == []
    attempt = Attempt(GAMES[game], file, kit_of(GAMES[game]))
    assert attempt.start.check() == []
    assert file.seat in attempt.start.open_seats()


@every_puzzle
def test_the_plan_can_be_played_and_is_right(game: str, file: PuzzleFile) -> None:
    attempt = played(game, file, file.puzzle.plan)
    assert verdict_of(attempt).word == "right"
    assert attempt.won or file.puzzle.kind != "win"
    for plan in file.puzzle.also:
        assert verdict_of(played(game, file, plan)).word == "right"


@every_puzzle
def test_the_rivals_can_be_played_and_are_clearly_worse(game: str, file: PuzzleFile) -> None:
    assert file.puzzle.gap >= GAP - 1e-9
    for rival in file.puzzle.rivals:
        verdict = verdict_of(played(game, file, rival.plan))
        assert verdict.word == "wrong"
        assert verdict.rival is not None


@every_puzzle
def test_a_puzzle_speaks_both_languages(game: str, file: PuzzleFile) -> None:
    puzzle = file.puzzle
    for texts in (
        file.scenario.title,
        puzzle.ask,
        puzzle.why,
        *(rival.why for rival in puzzle.rivals),
    ):
        assert texts["en"] != texts["de"] or texts is file.scenario.title
        for text in texts.values():
            assert 0 < len(text) <= LONGEST
            assert "{" not in text
            assert text == text.strip()


@every_puzzle
def test_a_puzzle_is_of_a_kind_that_its_game_knows(game: str, file: PuzzleFile) -> None:
    assert file.puzzle.kind in kit_of(GAMES[game]).kinds


@every_game
def test_no_two_puzzles_are_alike(game: str) -> None:
    files = list(puzzles_of(game).values())
    for lang in ("en", "de"):
        titles = [file.scenario.title[lang] for file in files]
        assert len(set(titles)) == len(titles)
    assert len({repr(file.scenario.given) for file in files}) == len(files)


@every_game
def test_the_easy_ones_come_first(game: str) -> None:
    levels = [file.puzzle.difficulty for file in puzzles_of(game).values()]
    assert levels == sorted(levels)


@every_game
def test_every_puzzle_has_its_day_before_one_comes_again(game: str) -> None:
    known = puzzles_of(game)
    days = [date(2030, 1, 1) + timedelta(days=day) for day in range(len(known))]
    assert sorted(puzzle_of_the_day(game, day).name for day in days) == sorted(known)


@every_game
def test_a_proof_done_again_with_few_trials_finds_the_same_plan_best(game: str) -> None:
    file = next(iter(puzzles_of(game).values()))
    proved = prove(GAMES[game], file, trials=2)
    assert sum(proved.plan) > max(sum(rival) for rival in proved.rivals)


def test_a_puzzle_is_named_by_its_number() -> None:
    rules = GAMES["xibalba"]
    assert puzzle_named(rules, "1", "N").name == "001"
    with pytest.raises(InputError) as caught:
        puzzle_named(rules, "9999", "N")
    assert (caught.value.problem, caught.value.place) == ("puzzle-unknown", "N")


def test_a_scenario_without_a_question_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "plain.toml"
    head = 'game = "xibalba"\nrules = ["X-TURN-01"]\ntitle = { en = "a", de = "b" }\n'
    path.write_text(f"{head}[then]\nseat = 1\n", encoding="utf-8")
    with pytest.raises(InputError) as caught:
        puzzle_in(path)
    assert caught.value.problem == "puzzle-none"
