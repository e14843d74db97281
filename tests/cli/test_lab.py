"""`stormark lab` as it is typed."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from stormark.cli.lab_report.plots import Bar, intervals
from stormark.lab.subject import GameByName
from stormark.lab.tuning.packs import changed_pack, pack_files
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
    assert "One setting: one game played, 1 in all" in part.out
    rest = terminal.run("lab", "run", str(file), "--jobs", "1")
    assert "one game played, 2 in all" in rest.out
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
    assert text.count("<svg") >= 8  # rates, length, curves
    assert re.findall(r'(?:src|href)="(?!#|replays/)', text) == []
    assert 'href="replays/' in text
    assert "??" not in text


def test_a_value_at_the_very_end_of_its_interval_is_drawn() -> None:
    """Three victories in three games: the interval ends a rounding error below 100 %."""
    assert "<svg" in intervals([Bar("greedy", 100.0, 43.85, 99.99999999999997)], 50.0, "%")


def test_there_is_no_report_without_games(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "games.journal").touch()
    outcome = terminal.run("lab", "report", str(tmp_path))
    assert outcome.status == 2
    assert "no games" in outcome.err


def test_two_settings_are_compared(terminal: Terminal, file: Path) -> None:
    file.write_text(FILE.replace("target = 1", "target = [1, 5]").replace("games = 2", "games = 3"))
    outcome = terminal.run(
        "lab", "compare", str(file), "--measure", "turns", "--difference", "90", "--jobs", "1"
    )
    assert (outcome.status, outcome.err) == (0, "")
    assert "turns, 3 pairs of games" in outcome.out
    assert "not conclusive yet" in outcome.out
    assert "Difference: -" in outcome.out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((), "1 settings instead of two"),
        (("--difference", "0"), "“0”"),
        (("--measure", "fun"), "“fun”"),
    ],
)
def test_a_comparison_that_cannot_be_is_explained(
    terminal: Terminal, file: Path, words: tuple[str, ...], said: str
) -> None:
    if words:
        file.write_text(FILE.replace("target = 1", "target = [1, 5]"))
    outcome = terminal.run("lab", "compare", str(file), *words)
    assert outcome.status == 2
    assert said in outcome.err


def test_values_are_tuned_and_proven(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "tune.toml"
    file.write_text(
        'game = "xibalba"\nbot = "random"\ngames = 2\ntrials = 2\nproof = 2\n'
        "options = { target = 1 }\n[weights]\npower = [0.5, 2]\n"
    )
    outcome = terminal.run("lab", "tune", str(file), "--jobs", "1")
    assert outcome.status == 0
    assert "Trial 2 of 2" in outcome.err
    assert "power = " in outcome.out
    assert "roven" in outcome.out.splitlines()[-1]


@pytest.mark.parametrize("command", ["arena", "balance"])
def test_a_pack_that_is_not_there_is_named(
    terminal: Terminal, tmp_path: Path, command: str
) -> None:
    missing = terminal.run(command, "xibalba", "--pack", str(tmp_path / "none.toml"))
    assert missing.status == 2
    assert "none.toml" in missing.err


def test_balance_plays_with_a_pack(terminal: Terminal, tmp_path: Path) -> None:
    dear = {"cards.line_fusilier.cost": 6}
    pack = changed_pack(pack_files(GameByName("xibalba")), dear, tmp_path / "dear")
    few = ("--games", "1", "--jobs", "1", "--target", "1")
    assert terminal.run("balance", "xibalba", *few, "--pack", str(pack)).status == 0
