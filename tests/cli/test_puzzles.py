"""`stormark puzzles`: listing, solving at the terminal, and what is said about mistakes."""

from __future__ import annotations

from pathlib import Path

import pytest

from stormark.cli.main import run
from stormark.coach.puzzles import collection
from stormark.coach.puzzles.collection import puzzle_of_the_day, puzzles_of


def answers(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    left = list(lines)

    def read(_prompt: str = "") -> str:
        if not left:
            raise EOFError
        return left.pop(0)

    monkeypatch.setattr("builtins.input", read)


def test_puzzles_are_listed_with_how_hard_they_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["puzzles", "list", "xibalba", "--lang", "de"]) == 0
    lines = capsys.readouterr().out.splitlines()
    files = list(puzzles_of("xibalba").values())
    assert len(lines) == len(files)
    first = files[0]
    assert lines[0].startswith(f"xibalba {first.name}  {'*' * first.puzzle.difficulty} ")
    assert lines[0].endswith(first.scenario.title["de"])


def test_all_games_are_listed_where_none_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["puzzles", "list"]) == 0
    out = capsys.readouterr().out
    assert "xibalba 001" in out
    assert "battalia 001" in out


def test_whoever_plays_the_plan_has_solved_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = puzzles_of("xibalba")["001"]
    answers(monkeypatch, "options", "end of the world", *file.puzzle.plan)
    assert run(["puzzles", "solve", "xibalba", "1", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert file.scenario.title["en"] in out
    assert file.puzzle.ask["en"] in out
    assert "K-FORM-01" in out  # what is no move changes nothing
    assert out.rstrip().endswith(file.puzzle.why["en"])


def test_a_wrong_plan_is_refuted_and_can_be_tried_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = puzzles_of("xibalba")["001"]
    answers(monkeypatch, *file.puzzle.rivals[0].plan, *file.puzzle.plan)
    assert run(["puzzles", "solve", "xibalba", "001", "--lang", "de"]) == 0
    out = capsys.readouterr().out
    refuted, right = file.puzzle.rivals[0].why["de"], file.puzzle.why["de"]
    assert out.index(refuted) < out.index("Versuch es noch einmal") < out.index(right)


@pytest.mark.parametrize("way_out", ["quit", "solution", ""])
def test_whoever_gives_up_has_not_solved_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], way_out: str
) -> None:
    answers(monkeypatch, *[way_out] if way_out else [])
    assert run(["puzzles", "solve", "xibalba", "1", "--lang", "en"]) == 1
    why = puzzles_of("xibalba")["001"].puzzle.why["en"]
    assert (why in capsys.readouterr().out) == (way_out == "solution")


def test_without_a_number_it_is_the_puzzle_of_the_day(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from datetime import UTC, datetime

    answers(monkeypatch)
    before = datetime.now(UTC).date()
    run(["puzzles", "solve", "battalia", "--lang", "en"])
    days = {before, datetime.now(UTC).date()}  # midnight may have passed
    titles = {puzzle_of_the_day("battalia", day).scenario.title["en"] for day in days}
    assert capsys.readouterr().out.splitlines()[0] in titles


@pytest.mark.parametrize(
    ("args", "place"),
    [
        (["solve", "xibalba", "9999"], "N"),
        (["prove", "battalia", "x"], "N"),
        (["mine", "xibalba", "--games", "0"], "--games"),
        (["mine", "xibalba", "--every", "x"], "--every"),
        (["list", "chess"], ""),
    ],
)
def test_mistakes_are_named(
    args: list[str], place: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = ["--out", str(tmp_path)] if args[0] == "mine" else []
    assert run(["puzzles", *args, *out, "--lang", "en"]) == 2
    assert place in capsys.readouterr().err


def test_a_puzzle_with_other_chances_is_written_as_its_proof_is_today(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name = "030"
    text = (collection.FOLDER / "xibalba" / f"{name}.toml").read_text(encoding="utf-8")
    chance = f"chance = {puzzles_of('xibalba')[name].puzzle.chance}"
    assert chance in text
    old = tmp_path / "old" / "xibalba"
    old.mkdir(parents=True)
    changed = text.replace(chance, "chance = 0.95", 1)
    (old / f"{name}.toml").write_text(changed, encoding="utf-8")
    monkeypatch.setattr(collection, "FOLDER", tmp_path / "old")
    puzzles_of.cache_clear()
    try:
        new = ["--out", str(tmp_path / "new")]
        assert run(["puzzles", "prove", "xibalba", *new, "--lang", "en"]) == 0
    finally:
        puzzles_of.cache_clear()
    assert f"{name}: written down with the new chances" in capsys.readouterr().out
    assert chance in (tmp_path / "new" / f"{name}.toml").read_text(encoding="utf-8")


def test_mining_tells_how_many_were_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    args = ["--games", "1", "--target", "3", "--every", "10000", "--out", str(tmp_path / "new")]
    assert run(["puzzles", "mine", "xibalba", *args, "--lang", "en"]) == 0
    assert "0 puzzles found in 1 game." in capsys.readouterr().out
    assert (tmp_path / "new").is_dir()
