"""`stormark lab` as it is typed."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.cli.running import Terminal

FILE = """games = 2
format = "jsonl"
[[play]]
game = "xibalba"
bots = "greedy"
options = { target = 1 }
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "duels.toml"
    path.write_text(FILE, encoding="utf-8")
    return path


def test_an_experiment_runs_in_parts_and_its_games_can_be_kept(
    terminal: Terminal, file: Path, tmp_path: Path
) -> None:
    results = file.with_suffix("")
    part = terminal.run("lab", "run", str(file), "--jobs", "1", "--shard", "1/2")
    assert (part.status, part.err) == (0, "")
    assert "One setting: 1 games played, 1 in all" in part.out
    rest = terminal.run("lab", "run", str(file), "--jobs", "1")
    assert "1 games played, 2 in all" in rest.out
    lines = [json.loads(line) for line in (results / "games.jsonl").read_text().splitlines()]
    assert [line["option_target"] for line in lines] == [1, 1]

    merged = terminal.run("lab", "merge", str(tmp_path / "all"), str(results))
    assert "2 games added, 2 in all" in merged.out
    assert terminal.run("lab", "table", str(results), "--format", "csv").status == 0
    assert (results / "games.csv").exists()
    kept = terminal.run("lab", "replay", str(results), lines[0]["id"])
    assert kept.status == 0
    assert (results / "replays" / f"{lines[0]['id']}.json").exists()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("games = 2", "games = 0"), "duels.toml: games"),
        (('"greedy"', '"clever"'), "play[0].bots[0]"),
        (("target = 1", "target = 99"), "X-SETUP-15"),
    ],
)
def test_a_bad_file_is_explained(
    terminal: Terminal, file: Path, change: tuple[str, str], said: str
) -> None:
    file.write_text(FILE.replace(*change), encoding="utf-8")
    outcome = terminal.run("lab", "run", str(file))
    assert outcome.status == 2
    assert said in outcome.err


@pytest.mark.parametrize(
    "words",
    [
        ("lab", "run", "nowhere.toml"),
        ("lab", "table", "nowhere"),
        ("lab", "table", ".", "--format", "xls"),
        ("lab", "merge", "{folder}", "nowhere"),
        ("lab", "replay", "nowhere", "x-1-1"),
    ],
)
def test_bad_input_is_no_crash(terminal: Terminal, tmp_path: Path, words: tuple[str, ...]) -> None:
    outcome = terminal.run(*(word.format(folder=tmp_path / "new") for word in words))
    assert outcome.status == 2
    assert outcome.err


@pytest.mark.parametrize(("lang", "said"), [("en", "Victories by faction"), ("de", "Siege nach")])
def test_the_report_is_one_file_that_needs_no_other(
    terminal: Terminal, file: Path, lang: str, said: str
) -> None:
    file.write_text(FILE.replace("games = 2", "games = 1\nturns = true\nreplays = 1"))
    terminal.run("lab", "run", str(file), "--jobs", "1")
    results = file.with_suffix("")
    assert terminal.run("lab", "report", str(results), "--lang", lang).status == 0
    text = (results / "report.html").read_text(encoding="utf-8")
    assert said in text
    assert text.count("<svg") >= 6
    assert re.findall(r'(?:src|href)="(?!#|replays/)', text) == []
    assert 'href="replays/' in text
    assert "??" not in text


def test_there_is_no_report_without_games(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "games.journal").touch()
    outcome = terminal.run("lab", "report", str(tmp_path))
    assert outcome.status == 2
    assert "no games" in outcome.err
