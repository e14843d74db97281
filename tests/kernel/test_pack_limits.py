"""However bad a pack is, what is said about it stays short, and so is the way there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stormark.games.registry import NAMES, check_pack_file
from stormark.kernel.packs import report as reports
from stormark.kernel.packs.files import MAX_DEPTH
from stormark.kernel.packs.problem import Problem
from stormark.kernel.packs.report import MORE_PROBLEMS, MOST_PROBLEMS, Place, Report, cut


def checked(game: str, folder: Path, text: str, suffix: str = ".toml") -> list[Problem]:
    path = folder / f"pack{suffix}"
    path.write_text(text, encoding="utf-8")
    return check_pack_file(game, path)


@pytest.mark.parametrize("game", NAMES)
def test_the_first_hundred_problems_are_told_and_that_there_are_more(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built: list[str] = []

    def counted(*given: object, **named: object) -> Problem:
        built.append(str(given[0]))
        return Problem(*given, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(reports, "Problem", counted)
    problems = checked(game, tmp_path, "".join(f"nonsense_{n} = 1\n" for n in range(5000)))
    assert len(problems) == MOST_PROBLEMS + 1
    assert built == ["pack-unknown-key"] * MOST_PROBLEMS + [MORE_PROBLEMS]
    assert problems[-1].params == {"shown": MOST_PROBLEMS}


def test_a_hundred_problems_are_told_without_a_word_of_more() -> None:
    report = Report()
    with report.checking("my.toml"):
        for _ in range(MOST_PROBLEMS):
            report.add("pack-text-empty", Place("my.toml"))
    assert [problem.message for problem in report.problems] == ["pack-text-empty"] * MOST_PROBLEMS


def test_what_a_pack_says_is_not_repeated_at_any_length(tmp_path: Path) -> None:
    """A long name that is wrong in many places would make each of them long."""
    name = "x" * 20_000
    board = {"id": name, "sides": [name, name]}
    factions = [{"id": name, "board": name}] * 30
    text = json.dumps({"boards": [board] * 20, "factions": factions})
    problems = checked("xibalba", tmp_path, text, ".json")
    assert len(problems) > 50
    assert all(len(json.dumps(problem.to_json())) < 5_000 for problem in problems)
    assert cut("abc", 3) == "abc"


def test_a_word_is_not_compared_with_thousands_of_others() -> None:
    report = Report()
    many = tuple(f"word_{n}" for n in range(5000))
    report.add_unknown("pack-unknown-word", Place("my.toml"), "word_4999", many)
    report.add_unknown("pack-unknown-word", Place("my.toml"), "word_" * 1000, many[:3])
    assert "word_4999" not in str(report.problems[0].params["allowed"])
    assert report.problems[1].message == "pack-unknown-word"


@pytest.mark.parametrize(
    ("text", "suffix", "place"),
    [
        ("[game]\nedition = " + "[" * 5000 + "]" * 5000, ".toml", "pack.toml:2"),
        ('{"game":\n\n' + '{"a":' * 50_000 + "1" + "}" * 50_001, ".json", "pack.json:3"),
        ("game." + ".".join("a" * 100) + " = 1\n", ".toml", "pack.toml: game"),
        (json.dumps({"cards": json.loads("[" * 60 + "]" * 60)}), ".json", "pack.json: cards"),
    ],
)
@pytest.mark.parametrize("game", NAMES)
def test_deep_nesting_is_refused_with_its_place(
    game: str, text: str, suffix: str, place: str, tmp_path: Path
) -> None:
    (problem,) = checked(game, tmp_path, text, suffix)
    assert (problem.message, problem.params) == ("pack-too-deep", {"limit": MAX_DEPTH})
    assert problem.place == place


@pytest.mark.parametrize("game", NAMES)
def test_more_values_than_any_pack_has_are_not_even_looked_at(game: str, tmp_path: Path) -> None:
    text = '{"game": 1, "cards": [' + "1," * 600_000 + "1]}"
    (problem,) = checked(game, tmp_path, text, ".json")
    assert (problem.message, problem.place) == ("pack-too-many-values", "pack.json: cards")


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("table", ["", "[cards]\na = 1\n"])
def test_nor_are_they_at_the_top(game: str, table: str, tmp_path: Path) -> None:
    text = "".join(f"{number:x} = 1\n" for number in range(60_000)) + table
    (problem,) = checked(game, tmp_path, text)
    assert (problem.message, problem.place) == ("pack-too-many-values", "pack.toml")
