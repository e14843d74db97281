"""`stormark analyse`: a match in numbers."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stormark.cli.review_report import review_lines
from stormark.coach.review.moment import MomentJson
from stormark.coach.review.summary import Review, SeatReview
from stormark.kernel.json import JsonDict
from tests.cli.running import Terminal


@pytest.fixture
def file(terminal: Terminal, tmp_path: Path) -> Path:
    """The replay of a short finished game between two bots."""
    path = tmp_path / "game.json"
    outcome = terminal.run(
        *("play", "xibalba", "--plain", "--seats", "bot:greedy,bot:greedy", "--target", "3"),
        *("--seed", "analyse", "--save", str(path)),
    )
    assert outcome.status == 0
    return path


def cells(line: str) -> list[str]:
    return line.split()[-2:]


def test_a_match_is_told_as_tables_with_a_column_per_player(terminal: Terminal, file: Path) -> None:
    outcome = terminal.run("analyse", str(file))
    assert outcome.status == 0
    data = json.loads(terminal.run("analyse", str(file), "--json").out)
    rows = {line.strip().split("  ")[0]: cells(line) for line in outcome.out.splitlines() if line}
    paragon = next(one for one in data["series"] if one["id"] == "paragon")
    assert rows["Paragon"] == [str(line[-1][1]) for line in paragon["seats"]]
    assert "Resource dice" in outcome.out
    resource = next(die for die in data["luck"] if die["id"] == "resource")
    first = outcome.out.index("Resource dice")
    dice = next(line for line in outcome.out[first:].splitlines() if "dice rolled" in line)
    assert cells(dice) == [str(seat["dice"]) for seat in resource["seats"]]
    for seat in resource["seats"]:
        assert seat["expected"] == pytest.approx(seat["dice"] * 7 / 6)
        assert seat["luck"][-1][1] == pytest.approx(seat["got"] - seat["expected"], abs=1e-5)


def test_a_match_is_told_in_german(terminal: Terminal, file: Path) -> None:
    outcome = terminal.run("analyse", str(file), "--lang", "de")
    assert "Ressourcenwürfel" in outcome.out
    assert "zu erwarten" in outcome.out


def test_a_file_that_is_not_true_is_not_analysed(terminal: Terminal, file: Path) -> None:
    file.write_text(file.read_text().replace('"seat": 0', '"seat": 1', 1))
    outcome = terminal.run("analyse", str(file))
    assert (outcome.status, outcome.out) == (2, "")


def test_a_review_comes_with_the_numbers_or_in_a_replay(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "short.json"
    played = terminal.run(
        *("play", "xibalba", "--plain", "--seats", "bot:skilled,bot:skilled", "--target", "1"),
        *("--seed", "review", "--save", str(path)),
    )
    data = json.loads(terminal.run("analyse", str(path), "--json", "--review").out)
    review = data["review"]
    assert review["done"] == review["parts"]
    assert review["curve"][-1][0] == data["last"]
    assert sorted(review["curve"][-1][1]) == [0.0, 1.0]
    assert all(len(seat["costliest"]) <= 3 for seat in review["seats"])
    assert f"stormark analyse {path} --review" in played.out
    walked = terminal.run("replay", str(path), "--step", "--plain", typed=["review", "q"])
    names = [f"Bot skilled {number}" for number in (1, 2)]
    told = [*review_lines("en", "xibalba", review, names)]
    assert "\n".join(told[2:]) in walked.out


def test_a_review_is_told_in_words() -> None:
    chosen: JsonDict = {"text": "Zug beenden"}
    better: list[JsonDict] = [{"text": "Karte kaufen"}, {"text": "Würfel tauschen"}]
    costly: MomentJson = {
        "at": 4,
        "turn": 2,
        "seat": 0,
        "chances": [0.4, 0.6],
        "luck": None,
        "forced": False,
        "cost": 0.12,
        "chosen": chosen,
        "better": better,
    }
    first: SeatReview = {
        "start": 0.5,
        "luck": -0.07,
        "own": -0.12,
        "others": 0.09,
        "end": 0.4,
        "costliest": [costly],
    }
    second: SeatReview = {
        "start": 0.5,
        "luck": 0.07,
        "own": 0.0,
        "others": 0.03,
        "end": 0.6,
        "costliest": [],
    }
    review: Review = {
        "parts": 1,
        "done": 1,
        "curve": [(0, [0.5, 0.5]), (4, [0.4, 0.6])],
        "turning": [{"at": 3, "turn": 2, "seat": 1, "before": 0.5, "after": 0.6}],
        "seats": [first, second],
    }
    told = [line.replace("\xa0", " ") for line in review_lines("de", "xibalba", review, ["A", "B"])]
    assert "  A  ▅▄" in told
    assert "  Zug 2: B von 50 % auf 60 %" in told
    luck = "50 % am Anfang, −7 % durch Glück, −12 % durch eigene Entscheidungen"
    others = "+9 % durch die der anderen: 40 % am Ende."
    assert f"A, Gewinnchance: {luck}, {others}" in told
    dearest = (
        "Zug 2, 12 % weniger als möglich: Zug beenden Besser: Karte kaufen Dann: Würfel tauschen"
    )
    assert f"  {dearest}" in told
    calm: Review = {**review, "turning": []}
    assert "  No single turn changed much." in review_lines("en", "xibalba", calm, ["A", "B"])
