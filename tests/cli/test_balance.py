"""`stormark balance`: the report in both languages, its file, and bad input."""

from __future__ import annotations

import json
from collections.abc import Generator
from pathlib import Path

import pytest

from stormark.cli.balance_report import report_lines
from stormark.cli.commands import balance as command
from stormark.games.battalia.events import END_WORDS
from stormark.games.xibalba.events import CAUSE_WORDS
from stormark.i18n import LANGUAGES, translator
from stormark.lab.balance import Findings
from stormark.lab.experiment.game import Played
from stormark.lab.subject import loaded, subject_for
from tests.cli.running import Terminal
from tests.lab.experiment.rows import row

GAMES = ("--games", "2", "--jobs", "1", "--seed", "4")


def test_the_report_is_printed_and_written(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "report.json"
    outcome = terminal.run("balance", "xibalba", "--target", "5", *GAMES, "--json", str(file))
    assert outcome.status == 0
    assert "Games of greedy bots: 2" in outcome.out
    assert "Victories by faction" in outcome.out
    data = json.loads(file.read_text())
    assert (data["game"], data["games"], data["options"]["target"]) == ("xibalba", 2, 5)
    assert sum(data["causes"].values()) == 2


def test_a_switch_reaches_the_game(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "report.json"
    switches = ("--mode", "creation", "--week-limit", "4", "--unbound", "--players", "2")
    outcome = terminal.run(
        "balance", "battalia", *switches, "--games", "1", "--jobs", "1", "--json", str(file)
    )
    assert outcome.status == 0
    options = json.loads(file.read_text())["options"]
    assert (options["week_limit"], options["unbound"], options["mode"]) == (4, True, "creation")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("balance", "xibalba", "--games", "none"), "“none”"),
        (("balance", "xibalba", "--fanatics"), "battalia"),
        (("balance", "battalia", "--players", "7"), "B-COMP-01"),
    ],
)
def test_bad_input_is_explained(terminal: Terminal, words: tuple[str, ...], said: str) -> None:
    outcome = terminal.run(*words)
    assert outcome.status == 2
    assert said in outcome.err


def test_a_file_that_cannot_be_written_is_named_before_anything_is_played(
    terminal: Terminal, tmp_path: Path
) -> None:
    place = str(tmp_path / "nowhere" / "report.json")
    outcome = terminal.run("balance", "xibalba", *GAMES, "--json", place)
    assert outcome.status == 2
    assert place in outcome.err


def test_ctrl_c_reports_what_was_played_so_far(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Stopped:
        def run(self, work: object, jobs: object) -> Generator[Played, None, None]:
            yield Played(row(), None, None)
            raise KeyboardInterrupt

    monkeypatch.setattr("stormark.lab.executor.executor_for", lambda processes: Stopped())
    outcome = terminal.run("balance", "xibalba", *GAMES)
    assert outcome.status == command.INTERRUPTED
    assert "Games of greedy bots: 1" in outcome.out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "causes", "numbers"),
    [
        ("battalia", END_WORDS, ("days", "deck", "points", "lead")),
        ("xibalba", CAUSE_WORDS, ("paragon",)),
    ],
    ids=["battalia", "xibalba"],
)
def test_everything_that_can_be_reported_has_a_text(
    lang: str, game: str, causes: tuple[str, ...], numbers: tuple[str, ...]
) -> None:
    subject = subject_for(game)
    assert subject.watch is not None
    findings = Findings(subject.watch(loaded(subject.load)).uses())
    measured = {name: [20] for name in numbers}
    for cause in (*causes, ""):
        findings.add(row(cause=cause, numbers=measured))
    lines = list(report_lines(translator(lang), game, findings))
    assert len(lines) > len(findings.uses) + len(causes) + len(numbers)
