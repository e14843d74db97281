"""Tables of Battalia in progress, and what a person sees of them."""

from __future__ import annotations

import io
from functools import cache
from random import Random
from typing import Any

from rich.console import Console

from stormark.cli.board.display import Display
from stormark.cli.board.displays import display_for
from stormark.cli.board.menu import Menu
from stormark.cli.play.chronicle import Chronicle
from stormark.cli.play.colour_screen import ColourScreen
from stormark.cli.play.screen import Moment
from stormark.games.battalia.game import Battalia
from stormark.kernel.game import Setup
from stormark.kernel.match import Match
from stormark.text import Speaker

GAME = Battalia()
NAMES = ("Anna", "Bot random", "Maximiliane-Charlott", "Ben", "Cleo", "Dora")
TABLES: tuple[dict[str, Any], ...] = (
    {"players": 2, "mode": "creation"},
    {"players": 3, "metamorpha": True, "bilkarr": True},
    {"players": 6, "valley": "kings_bridge", "metamorpha": True, "bilkarr": True},
)


@cache
def random_match(table: int, moves: int) -> Match[Any]:
    """A match in progress.  Do not move in it, it is shared."""
    setup = GAME.setup(TABLES[table])
    assert isinstance(setup, Setup)
    match = Match(GAME, setup, bytes([table + 1] * 32), auto_forced=True)
    rng = Random(moves)
    for _ in range(moves):
        decision = rng.choice(match.decisions())
        match.act(decision.seat, rng.choice(decision.actions), decision.id)
    assert not match.over
    return match


@cache
def display(lang: str) -> Display:
    return display_for(Speaker(GAME, lang, NAMES))


def moment_of(match: Match[Any], words: Display) -> Moment:
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
