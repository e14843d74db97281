"""What a person at the terminal sees of a match."""

from __future__ import annotations

import io
from typing import Any

from rich.console import Console

from stormark.cli.board.display import Display
from stormark.cli.board.menu import Menu
from stormark.cli.play.chronicle import Chronicle
from stormark.cli.play.colour_screen import ColourScreen
from stormark.cli.play.screen import Moment
from stormark.kernel.match import Match


def moment_of(match: Match[Any], words: Display) -> Moment:
    """What whoever has to decide is shown."""
    decision = match.decisions()[0]
    view = match.view(decision.seat)
    chronicle = Chronicle(match, decision.seat)
    chronicle.catch_up(words)
    return Moment(
        view=view,
        words=words,
        prompt=words.speaker.prompt(decision, view),
        menu=Menu(decision, view, words),
        decision=decision.id,
        chronicle=chronicle,
        others_moved=False,
    )


def screen(width: int, height: int) -> ColourScreen:
    return ColourScreen(Console(file=io.StringIO(), width=width, height=height))
