"""The command line: help in both languages, and clear words about bad input."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from stormark.build_info import version_line
from tests.cli.running import Terminal

COMMANDS = ("play", "replay", "pack", "scenario", "rules", "cards")
PAGES = [
    *([name] for name in COMMANDS),
    *(["pack", "check"], ["scenario", "check"], ["scenario", "show"], []),
]


def test_the_version_is_printed(terminal: Terminal) -> None:
    assert terminal.run("--version").out.strip() == version_line()


@pytest.mark.parametrize("page", PAGES, ids=" ".join)
def test_every_command_explains_itself_in_both_languages(
    terminal: Terminal, page: list[str]
) -> None:
    english = terminal.run(*page, "--help")
    german = terminal.run(*page, "--help", "--lang", "de")
    assert english.status == german.status == 0
    assert english.out.startswith("Usage: stormark")
    assert german.out.startswith("Aufruf: stormark")
    assert "Options:" not in german.out
    assert max(map(len, (english.out + german.out).splitlines())) <= 80


def test_the_environment_chooses_the_language(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STORMARK_LANG", "de_AT.UTF-8")
    assert terminal.run("--help").out.startswith("Aufruf:")


def test_without_a_command_the_help_is_shown_and_nothing_done(terminal: Terminal) -> None:
    outcome = terminal.run()
    assert outcome.status == 2
    assert "Commands:" in outcome.err


BAD = {
    "unknown command": (["plya"], "“plya”", "„plya“"),
    "unknown option": (["play", "xibalba", "--fast"], "“--fast”", "„--fast“"),
    "option without value": (["play", "xibalba", "--seed"], "needs a value", "braucht einen Wert"),
    "missing argument": (["replay"], "missing", "fehlt"),
    "too many arguments": (["play", "xibalba", "now"], "more arguments", "mehr Angaben"),
    "unknown game": (["play", "risk"], "Allowed: xibalba", "Erlaubt: xibalba"),
    "unknown bot": (["play", "xibalba", "--seats", "A,bot:hal"], "ixchel@casual", "ixchel@casual"),
    "empty seat": (["play", "xibalba", "--seats", "A,,B"], "--seats[2]", "--seats[2]"),
    "same name": (["play", "xibalba", "--seats", "A,a"], "both", "beide"),
    "one seat": (["play", "xibalba", "--seats", "A"], "X-SETUP-01", "X-SETUP-01"),
    "five players": (["play", "xibalba", "--players", "5"], "X-SETUP-01", "X-SETUP-01"),
    "players no number": (["play", "xibalba", "--players", "two"], "whole number", "ganze Zahl"),
    "seats and players": (
        ["play", "xibalba", "--seats", "A,B", "--players", "3"],
        "2 seats",
        "2 Plätze",
    ),
    "target": (["play", "xibalba", "--target", "99"], "X-SETUP-15", "X-SETUP-15"),
    "mode": (["play", "xibalba", "--mode", "easy"], "apocalypse", "apocalypse"),
    "faction": (["play", "xibalba", "--factions", "elves"], "--factions: ", "--factions: "),
    "same board": (["play", "xibalba", "--factions", "{same}"], "X-SETUP-08", "X-SETUP-08"),
    "empty seed": (["play", "xibalba", "--seed", ""], "64 hex", "64 Hex"),
    "pack missing": (["play", "xibalba", "--pack", "no.toml"], "no.toml", "no.toml"),
    "resume missing": (["play", "xibalba", "--resume", "no.json"], "no.json", "no.json"),
    "resume and options": (
        ["play", "xibalba", "--resume", "no.json", "--mode", "normal"],
        "--resume",
        "--resume",
    ),
    "replay missing": (["replay", "no.json"], "no such file", "Datei"),
    "scenario missing": (["scenario", "show", "no.toml"], "no such file", "Datei"),
    "card type": (["cards", "--type", "hero"], "soldier", "soldier"),
    "card faction": (["cards", "--faction", "elves"], "bastion", "bastion"),
}


@pytest.mark.parametrize("case", BAD, ids=str)
def test_bad_input_is_explained_in_both_languages(terminal: Terminal, case: str) -> None:
    args, english, german = BAD[case]
    args = [arg.replace("{same}", "bastion," + _other_side("bastion")) for arg in args]
    for lang, expected in (("en", english), ("de", german)):
        outcome = terminal.run("--lang", lang, *args)
        assert outcome.status == 2
        assert outcome.err.startswith("Error: " if lang == "en" else "Fehler: ")
        assert expected in outcome.err
        assert "Traceback" not in outcome.err


def _other_side(faction: str) -> str:
    from stormark.games.xibalba.pack import base_pack

    board = next(board for board in base_pack().boards if faction in board.sides)
    return next(side for side in board.sides if side != faction)


def test_an_unknown_language_is_named_with_those_there_are(terminal: Terminal) -> None:
    outcome = terminal.run("play", "xibalba", "--lang", "fr")
    assert outcome.status == 2
    assert "en, de" in outcome.err


def test_an_existing_file_is_not_overwritten(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "thesis.txt"
    file.write_text("years of work")
    outcome = terminal.run("play", "xibalba", "--save", str(file))
    assert outcome.status == 2
    assert file.read_text() == "years of work"


def test_a_folder_that_does_not_exist_cannot_hold_the_game(
    terminal: Terminal, tmp_path: Path
) -> None:
    outcome = terminal.run("play", "xibalba", "--save", str(tmp_path / "no" / "game.json"))
    assert outcome.status == 2
    assert "folder" in outcome.err


def test_help_has_a_short_name(terminal: Terminal) -> None:
    assert terminal.run("arena", "-h").out == terminal.run("arena", "--help").out
    assert "-h, --help" in terminal.run("-h").out


def test_the_package_is_the_command() -> None:
    told = subprocess.run(
        [sys.executable, "-m", "stormark", "--version"],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
    )
    assert told.stdout == f"{version_line()}\n"
