"""The screens in docs/terminal.md are those that the program prints."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from stormark.cli.board.displays import display_for
from stormark.cli.play.moves import english, why_not
from stormark.cli.play.start import read_seed
from stormark.games.battalia.game import Battalia
from stormark.kernel.game import Setup
from stormark.kernel.match import Accepted, Match
from stormark.kernel.refusal import Refusal
from stormark.text import Speaker
from tests.cli.moments import moment_of, screen

DOCUMENT = Path(__file__).parents[2] / "docs" / "terminal.md"
GAME = Battalia()
DISPLAY = display_for(Speaker(GAME, "en", ["Anna", "Ben"]))
MOVES = (
    *("faction wolfsclan", "faction cloudborn", "home 2,2"),
    *("road straight", "site 6,5 1", "hire lord", "done"),
)


@pytest.fixture
def match() -> Match[Any]:
    setup = GAME.setup({"players": 2, "draft": False})
    assert isinstance(setup, Setup)
    match = Match(GAME, setup, read_seed("Stormark"), auto_forced=True)
    for move in MOVES:
        assert isinstance(match.act_text(match.decisions()[0].seat, move), Accepted), move
    return match


def documented(first_line: str) -> str:
    """The block of the document that begins with a line."""
    text = DOCUMENT.read_text(encoding="utf-8")
    start = text.index(f"```text\n{first_line}") + len("```text\n")
    return text[start : text.index("\n```", start)]


def test_the_screen_of_battalia(match: Match[Any]) -> None:
    lines, _ = screen(80, 24).compose(moment_of(match, DISPLAY))
    shown = "\n".join(line.plain.rstrip() for line in lines)
    assert documented("BATTALIA") == shown


def test_the_map_of_battalia(match: Match[Any]) -> None:
    page = DISPLAY.page("map", match.view(0), 80)
    shown = "\n".join(str(line).rstrip() for line in page)
    assert shown.startswith(documented("      1  "))


def test_the_refusal(match: Match[Any]) -> None:
    refusal = match.act_text(0, "upgrade 2,2 priest")
    assert isinstance(refusal, Refusal)
    assert documented("This needs") == DISPLAY.speaker.refusal(refusal)


@pytest.mark.parametrize(("column", "lang"), [(1, "en"), (2, "de")])
def test_the_moves_of_battalia_are_understood(match: Match[Any], column: int, lang: str) -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    table = text.partition("### Battalia\n\n")[2].partition("\n\n")[0]
    cells = [row.split(" | ")[column - 1] for row in table.splitlines()[2:]]
    moves = [move for cell in cells for move in re.findall(r"`([^`]+)`", cell) if "…" not in move]
    words = display_for(Speaker(GAME, lang))
    assert len(moves) > 40
    for move in moves:
        refusal = why_not(GAME, match.seen_by(0), 0, english(move, words))
        assert refusal is None or refusal.rule != "K-FORM-01", move
