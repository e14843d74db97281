"""[puzzle] of a scenario file: what it says, and which mistakes are named."""

from __future__ import annotations

from pathlib import Path

import pytest

from stormark.kernel.refusal import InputError
from stormark.kernel.scenario import Scenario, load_scenario

PUZZLE = """
game = "toy"
rules = ["T-ROLL-01"]
title = { en = "Roll", de = "Wurf" }
[puzzle]
seat = 2
kind = "dice"
difficulty = 3
plan = ["roll", "keep 3"]
key = ["keep 3"]
chance = 0.75
ask = { en = "What now?", de = "Was jetzt?" }
why = { en = "It wins.", de = "Es gewinnt." }
[[puzzle.rival]]
plan = ["pass"]
chance = 0.5
why = { en = "Too slow.", de = "Zu langsam." }
[[puzzle.rival]]
plan = ["keep 1"]
chance = 0.25
why = { en = "Too little.", de = "Zu wenig." }
[puzzle.proof]
trials = 10
seeds = [1, 2]
found = "stormark puzzles mine toy"
[then]
seat = 2
"""


def load(folder: Path, text: str = PUZZLE) -> Scenario:
    path = folder / "puzzle.toml"
    path.write_text(text, encoding="utf-8")
    return load_scenario(path)


def test_a_puzzle_has_a_plan_rivals_and_how_they_were_compared(tmp_path: Path) -> None:
    puzzle = load(tmp_path).puzzle
    assert puzzle is not None
    assert (puzzle.seat, puzzle.kind, puzzle.difficulty) == (2, "dice", 3)
    assert (puzzle.plan, puzzle.key, puzzle.chance) == (("roll", "keep 3"), ("keep 3",), 0.75)
    assert [rival.plan for rival in puzzle.rivals] == [("pass",), ("keep 1",)]
    assert (puzzle.ask["de"], puzzle.why["en"]) == ("Was jetzt?", "It wins.")
    assert (puzzle.proof.trials, puzzle.proof.seeds) == (10, (1, 2))
    assert puzzle.gap == 0.25


def test_every_move_of_a_plan_matters_where_no_key_is_named(tmp_path: Path) -> None:
    puzzle = load(tmp_path, PUZZLE.replace('key = ["keep 3"]\n', "")).puzzle
    assert puzzle is not None
    assert puzzle.key == puzzle.plan


def test_a_scenario_without_a_question_is_no_puzzle(tmp_path: Path) -> None:
    text = PUZZLE[: PUZZLE.index("[puzzle]")] + PUZZLE[PUZZLE.index("[then]") :]
    assert load(tmp_path, text).puzzle is None


@pytest.mark.parametrize(
    ("old", "new", "problem", "place"),
    [
        ("seat = 2\nkind", "seat = 0\nkind", "scenario-seat", "puzzle.seat"),
        ("difficulty = 3", "difficulty = 6", "number-range", "puzzle.difficulty"),
        ('plan = ["roll", "keep 3"]', "plan = []", "field-empty", "puzzle.plan"),
        ('key = ["keep 3"]', 'key = ["keep 4"]', "puzzle-key", "puzzle.key"),
        ("chance = 0.75", "chance = 1.5", "puzzle-chance", "puzzle.chance"),
        ("chance = 0.5", "chance = 0.8", "puzzle-rival-better", "puzzle.rival[0].chance"),
        ("chance = 0.25", "chance = 0.6", "puzzle-rival-better", "puzzle.rival[1].chance"),
        (', de = "Was jetzt?"', "", "field-missing", "puzzle.ask.de"),
        (', de = "Zu langsam."', "", "field-missing", "puzzle.rival[0].why.de"),
        ("seeds = [1, 2]", "seeds = []", "field-empty", "puzzle.proof.seeds"),
        ("trials = 10", "trials = 0", "number-range", "puzzle.proof.trials"),
        ("kind =", "sort =", "field-unknown", "puzzle.sort"),
    ],
)
def test_a_mistake_is_named_with_its_place(
    tmp_path: Path, old: str, new: str, problem: str, place: str
) -> None:
    with pytest.raises(InputError) as caught:
        load(tmp_path, PUZZLE.replace(old, new, 1))
    assert (caught.value.problem, caught.value.place) == (
        problem,
        f"{tmp_path / 'puzzle.toml'}: {place}",
    )


def test_a_puzzle_needs_something_to_compare_with(tmp_path: Path) -> None:
    begin, end = PUZZLE.index("[[puzzle.rival]]"), PUZZLE.index("[puzzle.proof]")
    text = (PUZZLE[:begin] + PUZZLE[end:]).replace("[puzzle.proof]", "rival = []\n[puzzle.proof]")
    with pytest.raises(InputError) as caught:
        load(tmp_path, text)
    assert caught.value.problem == "field-empty"
